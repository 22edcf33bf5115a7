import DarkroomPipeline
import Synchronization

/// Passes a build's events to its renderer and what that gives to the console, one at a time.
final class Progress: Sendable {
    private let renderer: Mutex<any ProgressRendering>
    /// As it was in the beginning: for what needs no counts, and so no lock.
    private let fresh: any ProgressRendering
    private let console: Console
    private let start = ContinuousClock.now

    /// Progress of a build that begins now.
    init(_ renderer: any ProgressRendering, console: Console) {
        self.renderer = Mutex(renderer)
        self.fresh = renderer
        self.console = console
    }

    /// Something happened, in any lane.
    func show(_ event: BuildEvent) {
        let time = (ContinuousClock.now - start) / .seconds(1)
        renderer.withLock { print($0.show(event, at: time)) }
    }

    /// The build came to its end.
    func finish(_ summary: BuildSummary) {
        if let text = LegibilityText.warning(summary.illegible) { show(.warning(text)) }
        renderer.withLock { print($0.finish(summary)) }
        console.status("")
    }

    /// The build could not be done at all.
    func fail(_ error: CommandError) {
        console.status("")
        print(error.messages.map { fresh.fail($0) })
    }

    /// The last line for when a signal stops the build, whatever stands on the terminal by then.
    func farewell(_ code: ExitCode) -> String { console.lastLine(fresh.stopped(code)) }

    private func print(_ outputs: [ProgressOutput]) {
        for output in outputs {
            switch output {
            case .message(let kind, let text): console.message(kind, text)
            case .line(let text): console.line(text)
            case .status(let text): console.status(text)
            }
        }
    }
}

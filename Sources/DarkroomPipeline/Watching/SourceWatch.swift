/// Waits until something changes that a build reads: the catalog, the books' data, the recipe, and the
/// photos with all folders below.
///
/// What is heard only says that it is time to look; what was seen before the last build decides whether
/// anything has changed. So nothing that happens during a build is lost, and what a build writes, or an
/// editor leaves for a moment, starts none. Has no threads.
public final class SourceWatch {
    private let options: BuildOptions
    private let warn: (String) -> Void
    private var listener: any ChangeListening
    private var seen: SourceSnapshot

    /// Looks at everything for the first time: a build that begins now is followed by another one for
    /// whatever changes from here on. Throws `invalidInput` where there is no catalog.
    ///
    /// - Parameters:
    ///   - polls: looks at all files every second instead of waiting to be told: for network folders.
    ///   - warn: told where the system can't tell of changes, and files are looked at instead.
    public init(
        _ options: BuildOptions, polls: Bool, warn: @escaping (String) -> Void
    ) throws(BuildError) {
        _ = try CatalogLocation(path: options.catalog).bytes()
        self.options = options
        self.warn = warn
        seen = SourceSnapshot(WatchedPlaces(options, after: nil))
        listener = PollingListener(seen)
        if !polls { listenToSystem() }
        seen = look()
    }

    /// Returns when something has changed since the last time, or the beginning, and it has been quiet
    /// for a while since; or at the deadline. A build that begins then sees all of it.
    public func waitForChange(until deadline: ContinuousClock.Instant? = nil) {
        while true {
            var news = listener.news(until: deadline)
            let isLate = news == .nothing
            if !isLate { news = max(news, waitForQuiet()) }
            let now = look()
            let isChanged = news == .certainly || !now.isSame(as: seen)
            seen = now
            if isChanged || isLate { return }
        }
    }

    /// Waits until nothing has happened for a while, but not for ever. Gives what did.
    private func waitForQuiet() -> ChangeNews {
        let end = ContinuousClock.now + Settings.longestUnrest
        var all = ChangeNews.nothing
        while true {
            let next = min(ContinuousClock.now + Settings.quiet, end)
            let news = listener.news(until: next)
            all = max(all, news)
            if news == .nothing || next == end { return all }
        }
    }

    /// How everything looks now. A folder that is new is listened to before it is looked at.
    private func look() -> SourceSnapshot {
        while true {
            let now = SourceSnapshot(WatchedPlaces(options, after: seen.places))
            do throws(ListeningFailure) {
                if try !listener.listen(around: now) { return now }
            } catch {
                warn(Self.text(of: error))
                listener = PollingListener(now)
            }
        }
    }

    private func listenToSystem() {
        #if os(Linux)
            do throws(ListeningFailure) {
                listener = try InotifyListener()
            } catch {
                warn(Self.text(of: error))
            }
        #endif
    }

    private static func text(of failure: ListeningFailure) -> String {
        "the system does not tell of changes: \(failure.reason); files are looked at every second"
    }
}

internal import Foundation
internal import Synchronization

/// What earlier builds left, in a SQLite file inside the output. What a build finishes is in there as
/// soon as it is finished.
final class BuildState: Sendable {
    /// Relative to the output folder.
    static let path = ".darkroom/state.sqlite"

    /// What was there when it was opened.
    let past: PastBuilds
    private let writer: Mutex<StateWriter>
    private let file: String

    /// Opens the state of an output folder that this process holds.
    ///
    /// - Parameter warn: told where a file is of no use and was set aside.
    init(output: String, warn: (String) -> Void) throws(BuildError) {
        let path = output + "/" + Self.path
        file = path
        do throws(Database.Failure) {
            let (database, past) = try StateFile(path: path).open(warn)
            self.past = past
            writer = Mutex(try StateWriter(database))
        } catch {
            throw .stateTrouble(path, error)
        }
    }

    /// Keeps what came of a photo, in the place of what was known of it.
    func save(
        _ path: String, _ record: SourceRecord?, _ failures: FailureRecord?
    ) throws(BuildError) {
        try write { writer throws(Database.Failure) in
            try writer.save(path, record, failures)
        }
    }

    /// Keeps what is known of a photo that was not opened.
    func save(_ standing: StandingOutcome) throws(BuildError) {
        try save(standing.job.path, standing.record, standing.failures)
    }

    /// Forgets photos that are no longer in the catalog.
    func forget(_ paths: Set<String>) throws(BuildError) {
        guard !paths.isEmpty else { return }
        try write { writer throws(Database.Failure) in try writer.forget(paths) }
    }

    /// Notes which manifest stands now.
    func mark(_ manifest: ManifestMark) throws(BuildError) {
        try write { writer throws(Database.Failure) in try writer.mark(manifest) }
    }

    private func write(
        _ body: (StateWriter) throws(Database.Failure) -> Void
    ) throws(BuildError) {
        let failure = writer.withLock { writer -> Database.Failure? in
            do throws(Database.Failure) {
                try body(writer)
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw .stateTrouble(file, failure) }
    }

    /// What was there, without taking hold of it or writing anything.
    static func peek(output: String) -> PastBuilds {
        StateFile(path: output + "/" + path).peek()
    }
}

extension BuildError {
    fileprivate static func stateTrouble(_ path: String, _ why: Database.Failure) -> BuildError {
        why.isLackOfSpace
            ? .cannotWrite(path, ENOSPC)
            : .outputNotWritable("\(path): can't be written: \(why.message)")
    }
}

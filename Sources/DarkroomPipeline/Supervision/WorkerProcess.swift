internal import CProcess
internal import Foundation

/// A running worker process, as its supervisor sees it.
struct WorkerProcess: ~Copyable {
    private let pid: pid_t
    /// -1 when it was told that there are no more.
    private var jobs: Int32
    private let frames: Int32
    private var reader = WorkerFrameReader()

    /// What came of listening to it.
    enum News {
        case frames([WorkerFrame])
        /// Nothing came in time.
        case silence
        /// It is gone, or about to go.
        case ended
    }

    /// Starts a copy of this process, which must have one thread only, as a worker.
    static func start(
        _ main: (_ input: Int32, _ output: Int32) -> WorkerMain
    ) throws(BuildError) -> WorkerProcess {
        var down: [Int32] = [-1, -1]
        var up: [Int32] = [-1, -1]
        guard pipe(&down) == 0, pipe(&up) == 0 else { throw .noWorker(errno) }
        let pid = cprocess_fork()
        guard pid >= 0 else { throw .noWorker(errno) }
        if pid == 0 {
            close(down[1])
            close(up[0])
            main(down[0], up[1]).run()
        }
        close(down[0])
        close(up[1])
        return WorkerProcess(pid: pid, jobs: down[1], frames: up[0])
    }

    private init(pid: pid_t, jobs: Int32, frames: Int32) {
        self.pid = pid
        self.jobs = jobs
        self.frames = frames
    }

    /// Gives it a job. A worker that has died takes none; that shows when listening.
    func assign(_ job: Int) { _ = PipeEnd.write(WorkerFrame.number(job), to: jobs) }

    /// Waits for news, at most until `deadline`.
    mutating func listen(until deadline: ContinuousClock.Instant?) -> News {
        var wait = pollfd(fd: frames, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, deadline?.millisecondsLeft ?? -1) > 0 else { return .silence }
        guard let piece = PipeEnd.read(upTo: 1 << 16, from: frames), !piece.isEmpty else {
            return .ended
        }
        return .frames(reader.take(piece))
    }

    /// Tells it that there are no more: its lanes that have none help the others.
    mutating func assignNoMore() {
        guard jobs >= 0 else { return }
        close(jobs)
        jobs = -1
    }

    /// Ends it at once.
    func kill() { Foundation.kill(pid, SIGKILL) }

    /// Gives it no more jobs and waits until it is gone.
    consuming func end() {
        assignNoMore()
        close(frames)
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    }
}

extension BuildError {
    /// Workers die whatever they are given.
    static let workersDie = BuildError.outputNotWritable(
        "worker processes die as soon as they start; is memory short?")

    fileprivate static func noWorker(_ reason: Int32) -> BuildError {
        .outputNotWritable(
            "no worker process can be started: \(String(cString: strerror(reason)))")
    }
}

internal import DarkroomManifest

/// Works through jobs in a worker process that may crash, hang or be killed: what was in flight is
/// found out, the guilty source becomes a failure, everything else is done once.
///
/// Has no threads, so that it can start a new copy of itself at any time.
struct Supervisor {
    let jobs: [SourceJob]
    let worker: PhotoWorker
    let lanes: Int
    /// Told of each photo as it is done.
    let finished: (SourceJob, PhotoOutcome) throws(BuildError) -> Void

    /// All outcomes, in the jobs' order.
    func run() throws(BuildError) -> [PhotoOutcome] {
        var shift = Shift(self)
        while !shift.board.isDone {
            guard !shift.board.isHopeless else { throw .workersDie }
            try shift.work(questioning: shift.board.isQuestioning)
        }
        return shift.outcomes.compactMap { $0 }
    }
}

extension Supervisor {
    /// What comes of a job that took its worker along, or had to be stopped with it.
    fileprivate func failure(
        of job: Int, _ code: Manifest.FailureCode, at stage: Stage
    ) -> PhotoOutcome {
        let message =
            code == .timeout
            ? "one step of it took longer than limits.timeoutSeconds of the recipe allows"
            : "the worker crashed on it, also when it ran alone; export the photo again"
        var outcome = PhotoOutcome(jobs[job])
        outcome.fail(
            SourceFailure(code: code, stage: stage, message: message),
            jobs[job].pictures.map(\.key))
        return outcome
    }
}

/// The state of a supervised run.
private struct Shift {
    let supervisor: Supervisor
    var board: JobBoard
    var outcomes: [PhotoOutcome?]

    init(_ supervisor: Supervisor) {
        self.supervisor = supervisor
        let timeout = supervisor.worker.recipe.limits.timeoutSeconds
        board = JobBoard(count: supervisor.jobs.count, timeout: timeout)
        outcomes = Array(repeating: nil, count: supervisor.jobs.count)
    }

    /// One worker from its start to its end.
    ///
    /// - Parameter questioning: it gets one suspect at a time.
    mutating func work(questioning: Bool) throws(BuildError) {
        let lanes = questioning ? 1 : supervisor.lanes
        // One job more than lanes, so that a lane never waits for the way there and back.
        let full = questioning ? 1 : lanes + 1
        var process = try WorkerProcess.start { [supervisor] input, output in
            WorkerMain(
                jobs: supervisor.jobs, worker: supervisor.worker, lanes: lanes, input: input,
                output: output)
        }
        let died: Bool
        do throws(BuildError) {
            died = try attend(&process, questioning: questioning, full: full)
        } catch {
            process.kill()
            process.end()
            throw error
        }
        process.end()
        guard died, let guilty = board.workerDied(questioning: questioning) else { return }
        try finish(
            guilty, with: supervisor.failure(of: guilty, .crashed, at: board.stage(of: guilty)))
    }

    /// Keeps a worker busy until it has nothing more to do (false) or dies (true). One that takes
    /// too long for a job is killed here, and that job is done.
    private mutating func attend(
        _ process: inout WorkerProcess, questioning: Bool, full: Int
    ) throws(BuildError) -> Bool {
        while true {
            while board.load < full {
                guard let job = board.next(questioning: questioning) else {
                    process.assignNoMore()
                    break
                }
                process.assign(job)
            }
            guard board.load > 0 else { return false }
            switch process.listen(until: board.deadline) {
            case .frames(let frames): for frame in frames { try handle(frame) }
            case .ended: return true
            case .silence:
                let late = board.overdue(at: .now)
                guard !late.isEmpty else { continue }
                process.kill()
                for job in late {
                    let stage = board.stage(of: job)
                    try finish(job, with: supervisor.failure(of: job, .timeout, at: stage))
                }
                return false
            }
        }
    }

    private mutating func handle(_ frame: WorkerFrame) throws(BuildError) {
        switch frame {
        case .working(let job, let stage, let age):
            board.works(job, stage: stage, at: .now - .milliseconds(age))
        case .waiting(let job): board.waits(job)
        case .finished(let job, let outcome):
            board.finishes(job)
            try finish(job, with: outcome)
        case .stopped(let message): throw .outputNotWritable(message)
        }
    }

    private mutating func finish(
        _ job: Int, with outcome: PhotoOutcome
    ) throws(BuildError) {
        outcomes[job] = outcome
        try supervisor.finished(supervisor.jobs[job], outcome)
    }
}

/// Which jobs wait, run and are done, and who is suspected when a worker dies. A pure value: all
/// decisions of the supervisor, none of its processes.
struct JobBoard {
    /// Jobs that no worker has died on, next one last.
    private var waiting: [Int]
    /// Jobs that were running when a worker died: each runs alone, next one last.
    private var suspects: [Int] = []
    private var running: [Int: Clock] = [:]
    private var assigned: Set<Int> = []
    private(set) var finished = 0
    /// Seconds that one job may take.
    private let timeout: Double
    /// Workers that died one after the other without finishing or accusing anything.
    private var barrenDeaths = 0

    private enum Clock {
        case runsSince(ContinuousClock.Instant)
        case stands
    }

    /// The last stage that each running job was seen at.
    private var stages: [Int: Stage] = [:]

    init(count: Int, timeout: Double) {
        waiting = (0..<count).reversed()
        self.timeout = timeout
    }

    /// Whether every job has come to an end.
    var isDone: Bool { waiting.isEmpty && suspects.isEmpty && assigned.isEmpty }
    /// Whether the next worker gets one job at a time.
    var isQuestioning: Bool { !suspects.isEmpty }
    /// Whether no worker stays alive, whatever it is given.
    var isHopeless: Bool { barrenDeaths >= 3 }
    /// Jobs given to the worker and not finished.
    var load: Int { assigned.count }

    /// The next job for a worker; nil when it should have no more.
    mutating func next(questioning: Bool) -> Int? {
        let job = questioning ? suspects.popLast() : waiting.popLast()
        if let job { assigned.insert(job) }
        return job
    }

    mutating func works(
        _ job: Int, stage: Stage = .inspect, at now: ContinuousClock.Instant
    ) {
        running[job] = .runsSince(now)
        stages[job] = stage
    }

    /// The last stage that a job was seen at.
    func stage(of job: Int) -> Stage { stages[job] ?? .inspect }

    mutating func waits(_ job: Int) { running[job] = .stands }

    mutating func finishes(_ job: Int) {
        running[job] = nil
        assigned.remove(job)
        finished += 1
        barrenDeaths = 0
    }

    /// When the first running job will have had its time; nil if none runs.
    var deadline: ContinuousClock.Instant? {
        running.values.compactMap { clock in
            guard case .runsSince(let start) = clock else { return nil }
            return start + .seconds(timeout)
        }.min()
    }

    /// The jobs that have had their time. The worker must be killed; the others start again.
    mutating func overdue(at now: ContinuousClock.Instant) -> [Int] {
        let late = running.filter { job, clock in
            guard case .runsSince(let start) = clock else { return false }
            return now - start >= .seconds(timeout)
        }.keys.sorted()
        guard !late.isEmpty else { return [] }
        late.forEach { finishes($0) }
        putBack(assigned)
        return late
    }

    /// The worker died by itself. Gives the guilty job if it ran alone; otherwise all that ran are
    /// suspects.
    mutating func workerDied(questioning: Bool) -> Int? {
        defer { putBack(assigned) }
        guard let first = running.keys.first else {
            barrenDeaths += 1
            return nil
        }
        guard questioning else {
            suspects += running.keys.sorted().reversed()
            assigned.subtract(running.keys)
            return nil
        }
        finishes(first)
        return first
    }

    private mutating func putBack(_ jobs: Set<Int>) {
        waiting += jobs.sorted().reversed()
        assigned = []
        running = [:]
    }
}

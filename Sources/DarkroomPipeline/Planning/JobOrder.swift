/// The order in which photos are worked on: the largest files first. Otherwise a large one that comes last
/// keeps one lane busy while the others have nothing left.
struct JobOrder {
    /// In that order; of equal size ascending by path.
    let jobs: [SourceJob]
    private let places: [Int]

    /// - Parameter jobs: ascending by path.
    init(_ jobs: [SourceJob]) {
        places = jobs.indices.sorted { (jobs[$1].bytes, $0) < (jobs[$0].bytes, $1) }
        self.jobs = places.map { jobs[$0] }
    }

    /// What came of ``jobs``, one each, in the order of the jobs that were given.
    func undone<Result>(_ results: [Result]) -> [Result] {
        precondition(results.count == places.count, "one result a job")
        return zip(places, results).sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// Hears of changes to what a build reads.
protocol ChangeListening: AnyObject {
    /// From now on listens where this snapshot was taken, and nowhere else. Gives whether it had to
    /// begin somewhere: what changed there before was not heard.
    func listen(around snapshot: SourceSnapshot) throws(ListeningFailure) -> Bool

    /// Waits for news, at most until `deadline`; without one, until there is some.
    func news(until deadline: ContinuousClock.Instant?) -> ChangeNews
}

/// What was heard.
enum ChangeNews: Comparable {
    case nothing
    /// Something that may have changed a file: stamps will tell.
    case perhaps
    /// A file was written, or so much happened that some of it was lost.
    case certainly
}

/// The system won't tell of changes.
struct ListeningFailure: Error {
    /// Why, for people.
    let reason: String
}

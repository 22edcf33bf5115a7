import Testing

@testable import DarkroomPipeline

@Suite struct JobBoardTests {
    private let start = ContinuousClock.now

    private func board(_ count: Int) -> JobBoard { JobBoard(count: count, timeout: 10) }

    @Test func givesJobsInOrderAndIsDoneWhenAllHaveFinished() {
        var board = board(2)
        #expect(board.next(questioning: false) == 0)
        #expect(board.next(questioning: false) == 1)
        #expect(board.next(questioning: false) == nil)
        board.finishes(0)
        #expect(!board.isDone)
        board.finishes(1)
        #expect(board.isDone)
        #expect(board.finished == 2)
    }

    @Test func allThatRanAreSuspectsAndWhatOnlyWaitedIsNot() {
        var board = board(4)
        for _ in 0..<3 { _ = board.next(questioning: false) }
        board.works(0, at: start)
        board.works(1, at: start)
        #expect(board.workerDied(questioning: false) == nil)
        #expect(board.isQuestioning)
        #expect(board.next(questioning: true) == 0)
        board.works(0, at: start)
        board.finishes(0)
        #expect(board.next(questioning: true) == 1)
        board.works(1, at: start)
        #expect(board.workerDied(questioning: true) == 1)
        #expect(!board.isQuestioning)
        // Job 2 was assigned but had not begun: it comes back, and 3 was never given out.
        #expect(board.next(questioning: false) == 2)
        #expect(board.next(questioning: false) == 3)
    }

    @Test func onlyTheLateJobIsDoneWithTheOthersStartAgain() {
        var board = board(2)
        _ = board.next(questioning: false)
        _ = board.next(questioning: false)
        board.works(0, at: start)
        board.works(1, at: start + .seconds(5))
        #expect(board.deadline == start + .seconds(10))
        #expect(board.overdue(at: start + .seconds(9)).isEmpty)
        #expect(board.overdue(at: start + .seconds(10)) == [0])
        #expect(board.finished == 1)
        #expect(board.next(questioning: false) == 1)
        #expect(!board.isQuestioning)
    }

    @Test func timeStandsStillWhileAJobWaitsForMemory() {
        var board = board(1)
        _ = board.next(questioning: false)
        board.works(0, at: start)
        board.waits(0)
        #expect(board.deadline == nil)
        #expect(board.overdue(at: start + .seconds(100)).isEmpty)
        board.works(0, at: start + .seconds(100))
        #expect(board.deadline == start + .seconds(110))
    }

    @Test func workersThatDieOnNothingAreGivenUp() {
        var board = board(1)
        for _ in 0..<3 {
            #expect(!board.isHopeless)
            _ = board.next(questioning: false)
            #expect(board.workerDied(questioning: false) == nil)
        }
        #expect(board.isHopeless)
        #expect(!board.isDone)
    }
}

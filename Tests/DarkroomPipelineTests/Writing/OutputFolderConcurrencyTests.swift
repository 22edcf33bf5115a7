import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DarkroomPipeline

/// Lanes write into one output at the same time.
@Suite struct OutputFolderConcurrencyTests {
    /// Each round all lanes need the same folders above their own, none of which is there.
    @Test func lanesMakeTheFoldersTheyShareAtOnce() throws {
        try TemporaryFolder.with { scratch in
            let output = try OutputFolder(path: scratch.path("out"))
            let failures = Mutex<[String]>([])
            for round in 0..<200 {
                DispatchQueue.concurrentPerform(iterations: 8) { lane in
                    do {
                        _ = try output.writeOnce([1], to: "r\(round)/images/focus/f\(lane)/file")
                    } catch {
                        failures.withLock { $0.append("\(error)") }
                    }
                }
            }
            #expect(failures.withLock { $0 } == [])
        }
    }
}

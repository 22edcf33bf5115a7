import CPages
import Foundation
import Testing

@Suite struct PagesTests {
    private static let megabyte = 1 << 20

    /// Around where blocks begin to be mapped, and where large pages end.
    @Test(
        arguments: [
            0, 1, megabyte - 1, megabyte, megabyte + 1, 2 * megabyte - 64, 2 * megabyte,
            7 * megabyte,
        ])
    func blocksHoldWhatIsAskedFor(bytes: Int) throws {
        for _ in 0..<3 {
            let block = try #require(cpages_take(bytes))
            #expect(UInt(bitPattern: block) % 64 == 0)
            memset(block, 0xAB, bytes)
            let zeroed = try #require(cpages_take_zeroed(bytes))
            #expect(UnsafeRawBufferPointer(start: zeroed, count: bytes).allSatisfy { $0 == 0 })
            memset(zeroed, 0xCD, bytes)
            #expect(UnsafeRawBufferPointer(start: block, count: bytes).allSatisfy { $0 == 0xAB })
            cpages_give_back(block)
            cpages_give_back(zeroed)
        }
    }

    /// Resident memory as the kernel counts it (proc(5), `RssAnon`); other tests may take some meanwhile.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
    func whatIsGivenBackIsTheSystems() throws {
        let before = try Self.resident()
        let blocks = try (0..<32).map { _ in try #require(cpages_take(8 * Self.megabyte - 64)) }
        for block in blocks { memset(block, 1, 8 * Self.megabyte - 64) }
        #expect(try Self.resident() - before > 200 * Self.megabyte)
        blocks.forEach(cpages_give_back)
        #expect(try Self.resident() - before < 64 * Self.megabyte)
    }

    /// What no system has.
    @Test func tooMuchIsRefused() {
        #expect(cpages_take(Int.max) == nil)
        #expect(cpages_take_zeroed(Int.max / 4) == nil)
        cpages_give_back(nil)
    }

    /// No block is two lanes' at once.
    @Test func lanesTakeAndGiveBackAtTheSameTime() {
        DispatchQueue.concurrentPerform(iterations: 8) { lane in
            for round in 0..<200 {
                let bytes = Self.megabyte * (1 + (lane + round) % 3)
                guard let block = cpages_take(bytes) else {
                    Issue.record("no memory")
                    return
                }
                let words = block.bindMemory(to: Int.self, capacity: bytes / 8)
                for place in stride(from: 0, to: bytes / 8, by: 512) { words[place] = lane }
                let others = stride(from: 0, to: bytes / 8, by: 512).contains {
                    words[$0] != lane
                }
                #expect(!others)
                cpages_give_back(block)
            }
        }
    }

    private static func resident() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") })
        return try #require(line.split(separator: " ").dropLast().last.flatMap { Int($0) }) << 10
    }
}

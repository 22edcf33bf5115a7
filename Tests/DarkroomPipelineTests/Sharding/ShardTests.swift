import Testing

@testable import DarkroomPipeline

@Suite struct ShardTests {
    @Test(arguments: [("1/1", 1, 1), ("2/3", 2, 3), ("100000/100000", 100_000, 100_000)])
    func aPartIsItsIndexAndTheirCount(text: String, index: Int, count: Int) {
        #expect(Shard(text)?.index == index)
        #expect(Shard(text)?.count == count)
    }

    @Test(
        arguments: [
            "", "1", "/", "1/", "/3", "0/3", "4/3", "-1/3", "+1/3", "1/0", "1/100001", "1/3/5",
            "a/3",
            " 1/3", "1 / 3", "1.0/3", "99999999999999999999/3",
        ])
    func anythingElseIsNone(text: String) { #expect(Shard(text) == nil) }

    /// By Python: `int.from_bytes(hashlib.sha256(path.encode()).digest()[:8], "big") % count + 1`.
    @Test(
        arguments: [
            ("photos/sunset.jpg", [2, 2, 542]),
            ("photos/picos/path.jpg", [2, 2, 908]),
            ("photos/ä.jpg", [1, 3, 563]),
            ("photos/missing", [2, 2, 502]),
        ] as [(String, [Int])])
    func aPathBelongsWhereItsHashSays(path: String, indices: [Int]) throws {
        for (count, index) in zip([2, 3, 1000], indices) {
            for other in 1...count {
                #expect(try #require(Shard("\(other)/\(count)")).owns(path) == (other == index))
            }
        }
    }

    @Test func spellingsOfOneNameBelongTogether() throws {
        for count in [2, 3, 7] {
            for index in 1...count {
                let shard = try #require(Shard("\(index)/\(count)"))
                #expect(shard.owns("photos/\u{E4}.jpg") == shard.owns("photos/a\u{308}.jpg"))
            }
        }
    }
}

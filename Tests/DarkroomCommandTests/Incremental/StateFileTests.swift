import Foundation
import TestSupport
import Testing

/// A state file that is of no use costs a build of everything, never a wrong picture.
@Suite struct StateFileTests {
    private func built() async throws -> (ChangingCatalog, state: URL) {
        let catalog = try ChangingCatalog()
        try await catalog.build()
        return (catalog, URL(filePath: catalog.output + "/.darkroom/state.sqlite"))
    }

    @Test(arguments: ["no database", "", "SQLite format 3\0"])
    func anotherFileIsSetAside(content: String) async throws {
        let (catalog, state) = try await built()
        try Data(content.utf8).write(to: state)
        let report = try await catalog.build()
        #expect(report.madeBecause == ["new": 5])
        // An empty file is an empty database.
        #expect(report.messages.contains("everything is made again") == !content.isEmpty)
        let aside = catalog.output + "/.darkroom/state.sqlite.unused"
        #expect(FileManager.default.fileExists(atPath: aside) == !content.isEmpty)
        try await catalog.expectAsFromNothing()
        #expect(try await catalog.build().made == 0)
    }

    @Test func whatCannotBeSetAsideIsReplaced() async throws {
        let (catalog, state) = try await built()
        let aside = URL(filePath: catalog.output + "/.darkroom/state.sqlite.unused/x")
        try FileManager.default.createDirectory(at: aside, withIntermediateDirectories: true)
        try Data("junk".utf8).write(to: state)
        #expect(try await catalog.build().made == 5)
        try FileManager.default.removeItem(at: state)
        try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
        #expect(try await catalog.build().made == 5)
        #expect(try await catalog.build().made == 0)
    }

    @Test(arguments: [0.25, 0.5, 0.9]) func aCutFileIsSetAside(part: Double) async throws {
        let (catalog, state) = try await built()
        let whole = try Data(contentsOf: state)
        try whole.prefix(Int(Double(whole.count) * part)).write(to: state)
        let report = try await catalog.build()
        #expect(report.messages.contains("everything is made again"))
        try await catalog.expectAsFromNothing()
    }

    /// Wherever a bit changes: the output is that of a build from nothing.
    @Test(arguments: 0..<24) func aChangedBitNeverShows(place: Int) async throws {
        let (catalog, state) = try await built()
        var bytes = try Data(contentsOf: state)
        // Pages in use lie all over the file; 24 places, and the row texts at the pages' ends.
        let position = place * bytes.count / 24 + (place % 2 == 0 ? bytes.count / 24 - 60 : 700)
        for offset in 0..<4 {
            bytes[min(position + offset * 9, bytes.count - 1)] ^= 1 << (place % 8)
        }
        try bytes.write(to: state)
        try FileManager.default.removeItem(atPath: catalog.output + "/manifest.json")
        try await catalog.build()
        try await catalog.expectAsFromNothing()
    }

    @Test(.needs(.python("sqlite3"))) func anotherVersionIsSetAside() async throws {
        let (catalog, state) = try await built()
        try Tool.python("sqlite3").succeed([
            "-c",
            "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('PRAGMA user_version=99')",
            state.path(percentEncoded: false),
        ])
        let report = try await catalog.build()
        #expect(report.messages.contains("is of another version of darkroom"))
        #expect(report.madeBecause == ["new": 5])
        try await catalog.expectAsFromNothing()
    }

    /// Another toolchain: what was made by it is made again.
    @Test(.needs(.python("sqlite3"))) func anotherToolchainMakesEverythingAgain() async throws {
        let (catalog, _) = try await built()
        let script = #"""
            import json, sqlite3, sys
            database = sqlite3.connect(sys.argv[1] + "/.darkroom/state.sqlite")
            mark = json.load(open(sys.argv[1] + "/manifest.json"))["generator"]["fingerprint"]
            def fnv(values):
                hash = 0xcbf29ce484222325
                for value in values:
                    data = (b"\0" if value is None
                            else b"\1" + value.to_bytes(8, "little", signed=True)
                            if isinstance(value, int) else
                            b"\2" + __import__("struct").pack("<d", value)
                            if isinstance(value, float) else
                            b"\3" + len(value.encode()).to_bytes(8, "little") + value.encode())
                    for byte in data:
                        hash = (hash ^ byte) * 0x100000001b3 % 2**64
                return hash - 2**64 if hash >= 2**63 else hash
            for row in database.execute("SELECT * FROM pictures").fetchall():
                assert fnv(row[2:-1]) == row[-1]
                new = [v.replace(mark, "0" * 16) if isinstance(v, str) else v for v in row[2:-1]]
                database.execute("UPDATE pictures SET rendition = ?, checksum = ? WHERE id = ?",
                                 (new[1], fnv(new), row[0]))
            database.commit()
            """#
        try Tool.python("sqlite3").succeed(["-c", script, catalog.output])
        let forecast = try await catalog.build("--dry-run")
        let report = try await catalog.build()
        #expect(forecast.madeBecause == ["toolchainChanged": 5])
        #expect(report.madeBecause == ["toolchainChanged": 5])
        #expect(report.manifest == "unchanged")
    }
}

import CanonicalJSON
import DarkroomManifest
import Foundation
import TestSupport
import Testing

@testable import DarkroomPipeline

/// Parts made by hand, for what no build makes: texts like layout, contradictions.
@Suite struct MergerTests {
    private func problems(
        _ shards: HandMadeShards, in folder: TemporaryFolder
    ) throws -> [String] {
        let merger = Merger(
            output: folder.path("whole"), shards: try shards.write(in: folder))
        do throws(BuildError) {
            _ = try merger.run()
            return []
        } catch {
            guard case .invalidInput(let problems) = error else { return ["\(error)"] }
            #expect(!FileManager.default.fileExists(atPath: folder.path("whole")))
            return problems
        }
    }

    private func bothNamed(_ problems: [String], _ what: String) -> Bool {
        problems.count == 1 && problems[0].hasPrefix("\(what): is in ")
            && problems[0].contains("/part-1") && problems[0].contains("/part-2")
            && problems[0].contains("they differ")
    }

    /// The whole is what `Manifest` writes, value by value.
    @Test(arguments: [1, 2, 3, 11, 20]) func theTextIsThatOfTheWhole(count: Int) throws {
        try TemporaryFolder.with { folder in
            let shards = HandMadeShards(count: count)
            let merger = Merger(
                output: folder.path("whole"), shards: try shards.write(in: folder))
            let report = try merger.run()
            let text = try Data(contentsOf: URL(filePath: folder.path("whole/manifest.json")))
            #expect(
                String(decoding: text, as: UTF8.self)
                    == String(decoding: try shards.whole.encoded(), as: UTF8.self))
            #expect(report.pictures == 22 && report.files == 22 && report.failures.count == 11)
        }
    }

    @Test func aPictureThatTwoPartsHaveDifferentlyIsNamed() throws {
        try TemporaryFolder.with { folder in
            var shards = HandMadeShards(count: 3)
            let (key, picture) = try #require(
                shards.parts[0].images.first { $0.key.hasPrefix("trip/") })
            shards.parts[1].images[key] = picture
            #expect(try problems(shards, in: folder).isEmpty)
            try FileManager.default.removeItem(atPath: folder.path("whole"))
            shards.parts[1].images[key]?.dominantColor = "#ffffff"
            let problems = try problems(shards, in: folder)
            #expect(bothNamed(problems, key), "\(problems)")
        }
    }

    @Test func aSourceThatTwoPartsHaveDifferentlyIsNamed() throws {
        try TemporaryFolder.with { folder in
            var shards = HandMadeShards(count: 3)
            shards.parts[1].sources["plain"] = HandMadeShards.source(7)
            let problems = try problems(shards, in: folder)
            #expect(bothNamed(problems, "plain"), "\(problems)")
        }
    }

    @Test func aFailureThatTwoPartsHaveDifferentlyIsNamed() throws {
        try TemporaryFolder.with { folder in
            var shards = HandMadeShards(count: 3)
            var failure = HandMadeShards.failure(0)
            failure.message = "another"
            shards.parts[1].failures.append(failure)
            let problems = try problems(shards, in: folder)
            #expect(bothNamed(problems, "missing/plain"), "\(problems)")
        }
    }

    @Test func objectsThatDifferAreOfAnotherCatalog() throws {
        try TemporaryFolder.with { folder in
            var shards = HandMadeShards(count: 3)
            shards.parts[2].models.trips[0].title = "Other"
            let problems = try problems(shards, in: folder)
            #expect(problems.count == 1)
            #expect(problems[0].contains("part-3: was made from another catalog than"))
        }
    }

    @Test func twoPicturesInOnePlaceAreNamed() throws {
        try TemporaryFolder.with { folder in
            var shards = HandMadeShards(count: 2)
            shards.parts[0].models.trips[0].images.cover = "trip/all/cover"
            shards.parts[1].models.trips[0].images.cover = "trip/other/cover"
            let problems = try problems(shards, in: folder)
            #expect(problems.count == 1)
            #expect(
                problems[0].contains(
                    #"part-2: has "trip/other/cover" for an object's cover, and another part"#
                        + #" "trip/all/cover""#))
        }
    }

    /// Good JSON, but no text to be cut by lines; and text that ends anywhere.
    @Test func anotherLayoutIsRefused() throws {
        try TemporaryFolder.with { folder in
            let text = try HandMadeShards(count: 1).whole.encoded()
            let compact = Array(try JSONValue(parsing: text).text(.oneLine).utf8)
            let cuts = stride(from: 0, to: text.count, by: 97).map { Array(text[..<$0]) }
            for manifest in [compact, Array("{\n".utf8), Array("{\n  \"".utf8)] + cuts {
                let part = try HandMadeShards.write(manifest, 0, of: 1, in: folder)
                #expect(throws: BuildError.self) {
                    try Merger(output: folder.path("whole"), shards: [part]).run()
                }
            }
            #expect(!FileManager.default.fileExists(atPath: folder.path("whole")))
        }
    }
}

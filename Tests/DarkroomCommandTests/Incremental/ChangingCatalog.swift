import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// A catalog that was built once and then changes: a focus, a trip with a header, a photo of its own
/// each for focus, cover and header.
final class ChangingCatalog {
    private let folder: ScratchFolder
    var path: String { folder.path }
    var output: String { folder.path + "/out" }

    /// What the catalog holds; written by `write`.
    var title = "Lake"
    var focus = #""lake""#
    var headerPhoto = "ridge"
    var selected = ["door"]
    /// Further focuses.
    var others = ""

    init(recipe: String = "{}") throws {
        folder = try ScratchFolder(["recipe.json": recipe])
        try FileManager.default.createDirectory(
            atPath: path + "/photos", withIntermediateDirectories: true)
        try place("beijing/tower.jpg", as: "lake.jpg")
        try place("astronaut.png", as: "door.png")
        try place("sunset.jpg", as: "ridge.jpg")
        try write()
    }

    func write() throws {
        try write(
            """
            {"version": 1,
             "focuses": [{"id": "lake", "title": "\(title)", "description": "", "imageName": \(focus)}
                         \(others)],
             "trips": [{"id": "trip", "title": "t", "subtitle": "", "location": "",
                        "startDate": "2024-05-29", "endDate": "2024-06-03", "isPublic": true,
                        "friends": [], "selectedImages": \(selected),
                        "backgroundImage": "\(headerPhoto)"}]}
            """, to: "catalog.json")
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
    }

    /// Puts one of the sample photos there, as new bytes under a new inode.
    func place(_ sample: String, as name: String) throws {
        let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        try Data(contentsOf: package.appending(path: "Assets/photos/" + sample))
            .write(to: URL(filePath: path + "/photos/" + name))
    }

    /// Runs the real binary, and gives what its report says.
    @discardableResult
    func build(
        _ options: String..., fault: String? = nil, ends code: Int32 = 0
    ) async throws -> Report {
        var environment = ["SWIFT_BACKTRACE": "enable=no"]
        environment["DARKROOM_FAULT"] = fault
        let run = try await CommandRun.darkroom(
            [
                "build", path, "--output", output, "--progress", "none", "--report", "-",
                "--jobs", "2",
            ] + options, environment: environment)
        #expect(run.ending == .code(code), "\(run.messages)")
        return try Report(run)
    }

    /// Builds after a change, and checks what must hold after any: the forecast was right and touched
    /// nothing, and the output is that of a build from nothing.
    func rebuild(ends code: Int32 = 0) async throws -> Report {
        let before = try files(of: output)
        let forecast = try await build("--dry-run", ends: code)
        #expect(try files(of: output) == before)
        let report = try await build(ends: code)
        #expect(forecast.madeBecause == report.madeBecause)
        #expect(forecast.upToDate == report.upToDate)
        try await expectAsFromNothing()
        return report
    }

    /// The output is that of a build from nothing.
    func expectAsFromNothing() async throws {
        let fresh = path + "/fresh"
        let run = try await CommandRun.darkroom(
            ["build", path, "--output", fresh, "--progress", "none"])
        #expect(run.ending == .code(0) || run.ending == .code(1), "\(run.messages)")
        #expect(try bytes(output + "/manifest.json") == bytes(fresh + "/manifest.json"))
        for path in try Manifest(json: bytes(fresh + "/manifest.json")).images.values
            .flatMap(\.variants).map(\.path)
        {
            #expect(try bytes(output + "/" + path) == bytes(fresh + "/" + path))
        }
        try FileManager.default.removeItem(atPath: fresh)
    }

    func manifest() throws -> Manifest { try Manifest(json: bytes(output + "/manifest.json")) }

    func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(filePath: path)) }

    /// When each file below a folder was written, by path.
    func files(of folder: String) throws -> [String: Date] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
        return try names.reduce(into: [:]) { dates, name in
            let facts = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
            if facts[.type] as? FileAttributeType == .typeRegular {
                dates[name] = facts[.modificationDate] as? Date
            }
        }
    }

    /// Time enough for the photos' stamps to be trusted.
    func settle() async throws { try await Task.sleep(for: .seconds(2.2)) }
}

/// What `--report` says.
struct Report {
    let opened: Int
    let decoded: Int
    let made: Int
    let upToDate: Int
    let failed: Int
    let files: Int
    let madeBecause: [String: Int]
    let manifest: String
    let messages: String
    /// Keys of pictures, of a dry run.
    let wouldMake: [String]

    init(_ run: CommandRun) throws {
        messages = run.messages
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let report = try #require(json as? [String: Any])
        let photos = try #require(report["photos"] as? [String: Int])
        let pictures = try #require(report["pictures"] as? [String: Any])
        opened = try #require(photos["opened"])
        decoded = photos["decoded"] ?? 0
        made = try #require(pictures["made"] as? Int)
        upToDate = try #require(pictures["upToDate"] as? Int)
        failed = pictures["failed"] as? Int ?? 0
        madeBecause = try #require(pictures["madeBecause"] as? [String: Int])
        files = (report["files"] as? [String: Int])?["made"] ?? 0
        manifest = report["manifest"] as? String ?? ""
        wouldMake = (report["wouldMake"] as? [[String: String]] ?? []).compactMap { $0["image"] }
    }
}

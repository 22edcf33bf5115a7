import DarkroomManifest
import Foundation
import TestSupport
import Testing

private let tools: [ReferenceTool] = [.convert, .exiftool]

/// `darkroom init`: from a folder of photos to a catalog that can be built.
@Suite(.enabled(if: ReferenceTool.shouldUse(tools), "needs ImageMagick and exiftool"))
struct InitCommandTests {
    /// A folder with these photos, by path; each with the time it was taken, or none.
    private func folder(_ photos: [String: String?]) async throws -> ScratchFolder {
        let folder = try ScratchFolder()
        for (name, time) in photos {
            let file = folder.path + "/" + name
            try FileManager.default.createDirectory(
                atPath: URL(filePath: file).deletingLastPathComponent().path,
                withIntermediateDirectories: true)
            try await ReferenceTool.convert.run(["-size", "420x480", "gradient:red-blue", file])
            guard let time else { continue }
            try await ReferenceTool.exiftool.run([
                "-q", "-overwrite_original", "-DateTimeOriginal=" + time, "-GPSLatitude=43.2",
                "-GPSLatitudeRef=N", "-City=Oviedo", file,
            ])
        }
        return folder
    }

    private func start(_ folder: ScratchFolder) async throws -> CommandRun {
        try await CommandRun.darkroom(["init", folder.path])
    }

    private func catalog(_ folder: ScratchFolder) throws -> String {
        try String(contentsOfFile: folder.path + "/catalog.json", encoding: .utf8)
    }

    /// The build of what `init` made: it must end well at once.
    private func build(_ folder: ScratchFolder) async throws -> Manifest {
        let output = folder.path + "/build/assets"
        let run = try await CommandRun.darkroom(["build", folder.path, "--output", output])
        #expect(run.ending == .code(0), "\(run.messages)")
        #expect(!run.messages.contains("warning"))
        return try Manifest(json: Data(contentsOf: URL(filePath: output + "/manifest.json")))
    }

    @Test func foldersBecomeTripsAndLoosePhotosFocuses() async throws {
        let folder = try await folder([
            "photos/sun_set.jpg": nil, "photos/picos-de_europa/IMG_10.jpg": "2024:06:03 09:00:00",
            "photos/picos-de_europa/IMG_9.jpg": "2024:05:29 18:30:00",
            "photos/picos-de_europa/no date.png": nil,
            "photos/2019/rome/b.jpg": "2019:01:02 03:04:05",
            "photos/2019/rome/a.jpg": "2019:01:02 03:04:05", "elsewhere.jpg": nil,
        ])
        let run = try await start(folder)
        #expect(run.ending == .code(0))
        #expect(
            run.output == "\(folder.path)/catalog.json: 2 trips with 5 photos, 1 focus\n")
        #expect(
            try catalog(folder) == """
                {
                  "version": 1,
                  "photos": "photos",
                  "focuses": [
                    {
                      "id": "sun-set",
                      "title": "Sun set",
                      "imageName": "sun_set.jpg"
                    }
                  ],
                  "trips": [
                    {
                      "id": "2019-rome",
                      "title": "Rome",
                      "startDate": "2019-01-02",
                      "endDate": "2019-01-02",
                      "selectedImages": [
                        "2019/rome/a.jpg",
                        "2019/rome/b.jpg"
                      ]
                    },
                    {
                      "id": "picos-de-europa",
                      "title": "Picos de europa",
                      "startDate": "2024-05-29",
                      "endDate": "2024-06-03",
                      "selectedImages": [
                        "picos-de_europa/IMG_9.jpg",
                        "picos-de_europa/IMG_10.jpg",
                        "picos-de_europa/no date.png"
                      ]
                    }
                  ]
                }

                """)
        let manifest = try await build(folder)
        #expect(manifest.trip("picos-de-europa")?.gallery.count == 3)
        #expect(manifest.focus("sun-set")?.thumbnail != nil)
    }

    /// Position and place are in the photos, and in nothing that comes of them.
    @Test func positionsArePassedOver() async throws {
        let folder = try await folder(["trip/a.jpg": "2024:05:29 10:00:00"])
        _ = try await start(folder)
        let text = try catalog(folder)
        #expect(!text.contains("43") && !text.contains("Oviedo") && !text.contains("location"))
        #expect(text.contains(#""startDate": "2024-05-29""#))
    }

    /// A camera whose clock was never set, and one that only says when the file was written.
    @Test(arguments: ["DateTimeOriginal#=0000:00:00 00:00:00", "ModifyDate=2024:05:29 10:00:00"])
    func whatIsNoDayOfThePhotoIsNone(field: String) async throws {
        let folder = try await folder(["trip/a.jpg": nil])
        try await ReferenceTool.exiftool.run([
            "-q", "-overwrite_original", "-" + field, folder.path + "/trip/a.jpg",
        ])
        let run = try await start(folder)
        #expect(run.messages.contains("1 trip without days"))
        #expect(try !catalog(folder).contains("Date"))
    }

    @Test(arguments: ["webp", "heic", "png", "tif"]) func otherFormatsSayTheirDayToo(format: String)
        async throws
    {
        let folder = try await folder(["trip/a.png": nil])
        let (file, made) = (folder.path + "/trip/a.png", folder.path + "/trip/b." + format)
        if format == "heic" {
            try await ReferenceTool.heifEncoder.run([file, "-o", made])
        } else {
            try await ReferenceTool.convert.run([file, made])
        }
        try await ReferenceTool.exiftool.run([
            "-q", "-overwrite_original", "-EXIF:DateTimeOriginal=2024:05:29 10:00:00", made,
        ])
        try FileManager.default.removeItem(atPath: file)
        #expect(try await start(folder).ending == .code(0))
        // libvips reads no EXIF of TIFF: the photo is there, without its day.
        #expect(try catalog(folder).contains("2024-05-29") == (format != "tif"))
        _ = try await build(folder)
    }

    /// Broken, foreign, outside, or taking their decoder along: told, left out, and the rest can be
    /// built.
    @Test func badFilesAreToldAndLeftOut() async throws {
        let folder = try await folder([
            "trip/a.jpg": nil, "trip/crash.jpg": nil, "trip/cut.jpg": nil,
        ])
        let cut = URL(filePath: folder.path + "/trip/cut.jpg")
        try Data(contentsOf: cut).prefix(1500).write(to: cut)
        for (name, text) in [("x.png", "no picture"), ("d.svg", "<svg/>"), ("e.jpg", "")] {
            try Data(text.utf8).write(to: URL(filePath: folder.path + "/trip/" + name))
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/trip/link.jpg", withDestinationPath: "/etc/hostname")
        try Data("notes".utf8).write(to: URL(filePath: folder.path + "/trip/notes.txt"))
        let run = try await CommandRun.darkroom(
            ["init", folder.path],
            environment: [
                "DARKROOM_FAULT": "crash=trip/crash.jpg", "SWIFT_BACKTRACE": "enable=no",
            ])
        #expect(run.ending == .code(0))
        let told = [
            "trip/crash.jpg: crashed", "trip/cut.jpg: truncated", "trip/d.svg: unsupportedFormat",
            "trip/e.jpg: empty", "trip/link.jpg: outsidePhotos", "trip/x.png: notAnImage",
        ]
        let lines = run.messages.split(separator: "\n").filter { $0.contains("left out: ") }
        #expect(lines.count == told.count)
        for (line, start) in zip(lines, told) {
            #expect(line.hasPrefix("darkroom: warning: left out: \(start): "), "\(line)")
            #expect(!line.contains("catalog "))
        }
        #expect(run.output.hasSuffix(": 1 trip with 1 photo, 0 focuses\n"))
        #expect(try await build(folder).trip("trip")?.gallery.count == 1)
    }

    /// Names of any script, names that differ in punctuation alone, one in two normal forms.
    @Test func oddNamesHaveIdsOfTheirOwn() async throws {
        let folder = try await folder([
            "a b.jpg": nil, "a-b.jpg": nil, "a_b.png": nil, "山.jpg": nil, "富士山/1.jpg": nil,
            "東京/1.jpg": nil, "quote\"\\.jpg": nil, ".hidden.jpg": nil, ".cache/x.jpg": nil,
            "e\u{301}.jpg": nil,
        ])
        #expect(try await start(folder).ending == .code(0))
        let manifest = try await build(folder)
        #expect(Set(manifest.models.focuses.map(\.id)).count == 6)
        #expect(manifest.models.trips.count == 2)
    }

    /// The command that it ends with can be given to a shell as it is.
    @Test(arguments: ["-o", "My trip's", "$HOME"]) func saysWhatToRunNext(name: String)
        async throws
    {
        let folder = try await folder(["\(name)/a.jpg": nil])
        let run = try await CommandRun.shell(
            """
            cd "$F" || exit
            hint=$("$D" init -- "$N" 2>&1 >/dev/null | sed -n 's/.* then: darkroom build //p')
            eval "\"$D\" build $hint --progress none"
            """, environment: ["F": folder.path, "N": name])
        #expect(run.ending == .code(0), "\(run.messages)")
    }

    @Test func aCatalogThatIsThereStays() async throws {
        let folder = try await folder(["trip/a.jpg": nil])
        let place = folder.path + "/catalog.json"
        try Data("mine".utf8).write(to: URL(filePath: place))
        var run = try await start(folder)
        #expect(run.ending == .code(2) && run.output == "")
        #expect(run.messages.contains("catalog.json: is there already, and stays as it is"))
        #expect(try catalog(folder) == "mine")
        // A link that leads nowhere is somebody's too.
        try FileManager.default.removeItem(atPath: place)
        try FileManager.default.createSymbolicLink(
            atPath: place, withDestinationPath: "elsewhere")
        run = try await start(folder)
        #expect(run.ending == .code(2))
        #expect(
            try Set(FileManager.default.contentsOfDirectory(atPath: folder.path))
                == ["catalog.json", "trip"])
    }

    @Test func withoutPhotosNothingIsWritten() async throws {
        let folder = try ScratchFolder(["notes.txt": "", "broken.jpg": "x"])
        let run = try await start(folder)
        #expect(run.ending == .code(2) && run.output == "")
        #expect(run.messages.contains("broken.jpg: notAnImage"))
        #expect(run.messages.contains("there is no photo in it that can be built"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
        let missing = try await CommandRun.darkroom(["init", folder.path + "/none"])
        #expect(missing.ending == .code(2) && missing.messages.contains("no such folder"))
    }

    /// Pictures of a build in the folder are none of its photos.
    @Test func outputsOfBuildsArePassedOver() async throws {
        let folder = try await folder(["trip/a.jpg": nil])
        _ = try await start(folder)
        _ = try await build(folder)
        try FileManager.default.removeItem(atPath: folder.path + "/catalog.json")
        let run = try await start(folder)
        #expect(run.output.hasSuffix(": 1 trip with 1 photo, 0 focuses\n"))
    }
}

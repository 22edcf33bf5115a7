import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// `darkroom export android`: what Android's build tools make of it.
@Suite(.enabled(if: ReferenceTool.shouldUse([.convert]), "needs ImageMagick"))
struct AndroidResourcesTests {
    private func names(_ bench: ExportBench, _ density: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: "\(bench.destination)/res/drawable-\(density)")
    }

    @Test func eachScaleHasItsDensity() async throws {
        let bench = try await ExportBench(scales: [1, 2, 3, 4])
        let run = try await bench.export("android")
        #expect(run.ending == .code(0) && run.messages == "")
        let variants = try bench.manifest().images.values.flatMap(\.variants)
        for (scale, density) in [(1, "mdpi"), (2, "xhdpi"), (3, "xxhdpi"), (4, "xxxhdpi")] {
            #expect(try names(bench, density).count == variants.count { $0.scale == scale })
        }
        let cover = try #require(try bench.manifest().trip("9 to 5")?.cover?.variants.first)
        #expect(cover.scale == 1)
        let made = try Data(contentsOf: URL(filePath: bench.output + "/" + cover.path))
        let folder = try #require(cover.path.split(separator: "/").dropFirst(2).first)
        let name = "trip_\(folder.replacing("-", with: "_"))_cover.jpg"
        #expect(bench.bytes("res/drawable-mdpi/" + name) == made)
        #expect(try !names(bench, "xhdpi").contains(name))
    }

    /// The Android documentation's rule for file resources: a-z, 0-9 and underscore, a letter first.
    @Test func namesAreLegalAndUnique() async throws {
        let bench = try await ExportBench()
        _ = try await bench.export("android")
        let names = try names(bench, "mdpi")
        #expect(names.count == 26 && Set(names).count == 26)
        #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z][a-z0-9_]*\.(jpg|png)/) != nil })
        #expect(names.contains("trip_class_gallery_1.jpg"))
        #expect(names.contains("trip_class_gallery_3.png"))
        #expect(names.contains("focus_7_days_thumbnail.jpg"))
        #expect(names.contains("focus_four_seven_eight_thumbnail.jpg"))
    }

    @Test(.enabled(if: ReferenceTool.shouldUse([.aapt]), "needs aapt2 (aapt)"))
    func theAndroidAssetPackagingToolTakesThem() async throws {
        let bench = try await ExportBench(formats: ["avif", "webp", "auto"])
        let run = try await bench.export("android")
        #expect(run.ending == .code(0) && run.messages.contains("files in avif are left out"))
        #expect(try names(bench, "mdpi").allSatisfy { $0.hasSuffix(".webp") })
        try bench.write(
            """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android" \
            package="org.example.app"><application/></manifest>
            """, to: "AndroidManifest.xml")
        let place = bench.destination
        try await ReferenceTool.aapt.run(
            ["compile", "--dir", "res", "-o", "res.zip"], folder: place)
        try await ReferenceTool.aapt.run(
            ["link", "-o", "a.apk", "--manifest", "AndroidManifest.xml", "--java", ".", "res.zip"],
            folder: place)
        let table = String(
            decoding: bench.bytes("org/example/app/R.java") ?? Data(), as: UTF8.self)
        #expect(table.contains("int trip_class_cover="))
        #expect(table.contains("int trip_class_gallery="))
    }

    /// Two files of one name are one resource to Android, and an error.
    @Test func anotherFileOfTheSameResourceIsInTheWay() async throws {
        let bench = try await ExportBench()
        try bench.write("mine", to: "res/drawable-xhdpi/trip_class_gallery_1.9.png")
        try bench.write("mine", to: "res/drawable-xhdpi/mine.png")
        let run = try await bench.export("android")
        #expect(run.ending == .code(3) && run.output == "")
        #expect(
            run.messages.contains(
                "res/drawable-xhdpi/trip_class_gallery_1.9.png: is in the way and from no export"))
        #expect(try ExportBench.files(bench.destination).count == 2)
    }
}

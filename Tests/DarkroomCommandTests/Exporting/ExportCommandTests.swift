import DarkroomManifest
import Foundation
import TestSupport
import Testing

private let setpriv = "/usr/bin/setpriv"

/// What an export leaves alone, removes and survives.
@Suite(.enabled(if: ReferenceTool.shouldUse([.convert]), "needs ImageMagick"))
struct ExportCommandTests {
    @Test(arguments: ["xcassets", "android"]) func aSecondExportWritesNothing(form: String)
        async throws
    {
        let bench = try await ExportBench()
        let first = try await bench.export(form)
        let files = try ExportBench.files(bench.destination)
        let second = try await bench.export(form)
        #expect(second.ending == .code(0))
        let all = first.output.split(separator: " ")[2]
        #expect(second.output == "26 pictures: 0 files written, \(all) up to date, 0 removed\n")
        #expect(try ExportBench.files(bench.destination) == files)
        // Into another folder the same bytes.
        _ = try await bench.export(form, to: bench.destination + "2")
        #expect(try ExportBench.files(bench.destination + "2") == files)
        // The record is one that other tools read.
        let check = try await CommandRun.shell(
            "cd '\(bench.destination)' && sha256sum --check --quiet .darkroom-\(form).sha256")
        #expect(check.ending == .code(0), "\(check.output)\(check.messages)")
    }

    @Test(arguments: ["xcassets", "android"]) func whatIsGoneGoesAndWhatIsOthersStays(form: String)
        async throws
    {
        let bench = try await ExportBench()
        let others = [
            "Darkroom.xcassets/Logo.imageset/logo.png", "res/drawable-mdpi/logo.png", "x",
        ]
        for file in others { try bench.write("mine", to: file) }
        _ = try await bench.export(form)
        try bench.forget("class")
        let run = try await bench.export(form)
        #expect(run.ending == .code(0))
        #expect(!run.output.contains(", 0 removed") && run.messages == "")
        for file in others { #expect(bench.bytes(file) == Data("mine".utf8)) }
        // The same as in a new folder, the others' aside.
        _ = try await bench.export(form, to: bench.destination + "2")
        let new = try ExportBench.files(bench.destination + "2")
        let old = try ExportBench.files(bench.destination).filter { !others.contains($0.key) }
        #expect(old == new)
        let folders = try FileManager.default.subpathsOfDirectory(atPath: bench.destination)
        #expect(!folders.contains { $0.contains("class") })
    }

    @Test func whatSomebodyHasChangedIsReplacedIfNeededElseKept() async throws {
        let bench = try await ExportBench()
        _ = try await bench.export("xcassets")
        let old = try ExportBench.files(bench.destination)
        let gone = "Darkroom.xcassets/trip/class/cover.imageset/cover@1x.jpg"
        try bench.write("mine", to: gone)
        try bench.write("mine", to: "Darkroom.xcassets/Contents.json")
        try bench.forget("class")
        let run = try await bench.export("xcassets")
        #expect(run.ending == .code(0))
        #expect(bench.bytes(gone) == Data("mine".utf8))
        #expect(run.messages.contains("\(gone): is no longer needed, but was changed"))
        let root = "Darkroom.xcassets/Contents.json"
        #expect(bench.bytes(root) == old[root])
        #expect(run.messages.contains("\(root): had been changed since the last export; replaced"))
    }

    @Test func whatIsInTheWayStopsEverything() async throws {
        let bench = try await ExportBench()
        try bench.write("mine", to: "DarkroomImages.swift")
        try bench.write("mine", to: "Darkroom.xcassets/trip/class/cover.imageset/Contents.json")
        let run = try await bench.export("xcassets")
        #expect(run.ending == .code(3) && run.output == "")
        #expect(
            run.messages == """
                darkroom: error: \(bench.destination)/Darkroom.xcassets/trip/class/cover.imageset/\
                Contents.json: is in the way and from no export
                    \(bench.destination)/DarkroomImages.swift: is in the way and from no export
                    move it, or choose another folder

                """)
        #expect(
            try Set(ExportBench.files(bench.destination).values) == [Data("mine".utf8)])
    }

    /// Outputs that are none, or not whole; then there is no destination either.
    @Test func aBadOutputMakesNothing() async throws {
        let bench = try await ExportBench()
        let cover = try #require(try bench.manifest().trip("class")?.cover?.variants.first)
        let file = URL(filePath: bench.output + "/" + cover.path)
        var bytes = try Data(contentsOf: file)
        bytes[bytes.count - 3] ^= 1
        let manifest = URL(filePath: bench.output + "/manifest.json")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let out = text.replacing(cover.path, with: "../" + cover.path)
        let damage: [(URL, Data, told: String)] = [
            (file, bytes, cover.path), (file, Data(), cover.path),
            (manifest, Data(out.utf8), "../" + cover.path), (manifest, Data(), "manifest.json"),
        ]
        for (file, bytes, told) in damage {
            let good = try Data(contentsOf: file)
            try bytes.write(to: file)
            let run = try await bench.export("xcassets")
            #expect(run.ending == .code(2) && run.output == "")
            #expect(run.messages.contains(told))
            let left = (try? ExportBench.files(bench.destination)) ?? [:]
            #expect(left.isEmpty)
            try good.write(to: file)
        }
        #expect(try await bench.export("xcassets").ending == .code(0))
    }

    /// A record that was damaged, or that names what lies outside.
    @Test func aDamagedRecordRemovesNothing() async throws {
        let bench = try await ExportBench()
        _ = try await bench.export("android")
        let digest = String(repeating: "a", count: 64)
        for line in ["garbage", "\(digest)  ../x", "\(digest)  /etc/passwd", "\(digest)"] {
            try bench.write(line + "\n", to: ".darkroom-android.sha256")
            let files = try ExportBench.files(bench.destination)
            let run = try await bench.export("android")
            #expect(run.ending == .code(3), "\(line)")
            #expect(run.messages.contains(".darkroom-android.sha256: is damaged"))
            #expect(try ExportBench.files(bench.destination) == files)
        }
    }

    @Test(.enabled(if: getuid() != 0 || FileManager.default.fileExists(atPath: setpriv)))
    func aDestinationThatCanNotBeWrittenIsTold() async throws {
        let bench = try await ExportBench()
        try bench.write("a file", to: "file")
        let file = try await bench.export("android", to: bench.destination + "/file")
        #expect(file.ending == .code(3) && file.messages.contains("/file: can't be written"))
        try bench.write("", to: "closed/x")
        let closed = bench.destination + "/closed"
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
        let unprivileged = getuid() == 0 ? setpriv + " --bounding-set=-dac_override" : ""
        let run = try await CommandRun.shell(
            "\(unprivileged) \"$D\" export android \"$O\" \"$C\"",
            environment: ["O": bench.output, "C": closed])
        #expect(run.ending == .code(3) && run.output == "")
        #expect(run.messages.contains("Permission denied"))
    }

    /// It is still known as the export's own, so that the next one removes it.
    @Test(.enabled(if: getuid() != 0 || FileManager.default.fileExists(atPath: setpriv)))
    func whatCanNotBeRemovedIsToldAndRemovedByTheNextExport() async throws {
        let bench = try await ExportBench()
        _ = try await bench.export("android")
        try bench.forget("class")
        let closed = bench.destination + "/res/drawable-mdpi"
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
        let unprivileged = getuid() == 0 ? setpriv + " --bounding-set=-dac_override" : ""
        let run = try await CommandRun.shell(
            "\(unprivileged) \"$D\" export android \"$O\" \"$C\"",
            environment: ["O": bench.output, "C": bench.destination])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
        #expect(run.ending == .code(3) && run.output == "")
        #expect(run.messages.contains("res/drawable-mdpi/trip_class_"))
        #expect(run.messages.contains("Permission denied"))
        #expect(try await bench.export("android").ending == .code(0))
        _ = try await bench.export("android", to: bench.destination + "2")
        let new = try ExportBench.files(bench.destination + "2")
        #expect(try ExportBench.files(bench.destination) == new)
    }

    /// Killed at many moments: each file is whole or not there, and the next export is as the first.
    @Test func anExportThatIsKilledLeavesNothingHalf() async throws {
        let bench = try await ExportBench()
        _ = try await bench.export("android", to: bench.destination + "2")
        let whole = try ExportBench.files(bench.destination + "2")
        for step in 0..<16 {
            let run = try await CommandRun.shell(
                """
                "$D" export android "$O" "$C" > /dev/null & sleep 0.0\(10 + 3 * step)
                kill -\(step % 2 == 0 ? "KILL" : "TERM") $!; wait $!; echo $?
                """, environment: ["O": bench.output, "C": bench.destination])
            try #require(run.ending == .code(0))
            let files = (try? ExportBench.files(bench.destination)) ?? [:]
            let visible = files.filter { !$0.key.hasPrefix(".darkroom") }
            #expect(visible.allSatisfy { whole[$0.key] == $0.value })
            // Asked to end, it takes its own things along.
            if run.output == "143\n" {
                #expect(!files.keys.contains { $0.hasPrefix(".darkroom-export-tmp") })
            }
            if step % 4 == 3 {
                #expect(try await bench.export("android").ending == .code(0))
                #expect(try ExportBench.files(bench.destination) == whole)
                try FileManager.default.removeItem(atPath: bench.destination)
            }
        }
    }
}

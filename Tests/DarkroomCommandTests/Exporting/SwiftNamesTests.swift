import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// The Swift file of names, compiled by the compiler.
@Suite(.enabled(if: ReferenceTool.shouldUse([.convert]), "needs ImageMagick"))
struct SwiftNamesTests {
    private func compile(_ bench: ExportBench, _ arguments: String, _ code: String) async throws {
        try bench.write(code, to: "use/main.swift")
        let run = try await CommandRun.shell(
            """
            cd "$F/use" || exit
            swiftc -swift-version 6 -warnings-as-errors -package-name app \(arguments) \
                main.swift ../DarkroomImages.swift
            """, environment: ["F": bench.destination])
        #expect(run.ending == .code(0), "\(run.messages)")
    }

    @Test func everyNameIsThatOfAPictureAndGalleriesAreArrays() async throws {
        let bench = try await ExportBench()
        _ = try await bench.export("xcassets")
        try await compile(
            bench, "-o use",
            """
            print(DarkroomImages.Trip.Class.cover.name, DarkroomImages.Trip.Class.headerExpanded.name)
            print(DarkroomImages.Trip.Class.gallery.map(\\.name))
            print(DarkroomImages.Focus._7Days.thumbnail.name)
            print(DarkroomImages.Focus.FourSevenEight.thumbnail.name)
            print(DarkroomImages.Focus.Type_.thumbnail.name, DarkroomImages.Focus.Self_.thumbnail)
            print(DarkroomImages.Focus.DarkroomImage_.thumbnail.name)
            """)
        let run = try await CommandRun.run(bench.destination + "/use/use", [])
        #expect(
            run.output == """
                trip/class/cover trip/class/header.expanded
                ["trip/class/gallery.1", "trip/class/gallery.3"]
                focus/7-days/thumbnail
                focus/fourSevenEight/thumbnail
                focus/Type/thumbnail DarkroomImage(name: "focus/self/thumbnail")
                focus/DarkroomImage/thumbnail

                """)
        let text = String(decoding: bench.bytes("DarkroomImages.swift") ?? Data(), as: UTF8.self)
        let names = text.matches(of: /DarkroomImage\("([^"]+)"\)/).map { String($0.1) }
        #expect(try Set(names) == Set(bench.manifest().images.keys))
        #expect(names.count == Set(names).count)
    }

    /// Apple's libraries, as far as the file uses them; their signatures are from Apple's documentation.
    @Test func itCompilesWhereApplesLibrariesAre() async throws {
        let bench = try await ExportBench()
        _ = try await bench.export("xcassets")
        let libraries = [
            "UIKit": """
            import Foundation
            public class UITraitCollection {}
            public class UIImage {
                public class Configuration {}
                public init?(named: String, in: Bundle?, with: Configuration?) { return nil }
            }
            """,
            "AppKit": """
            @_exported import Foundation
            public class NSImage {}
            extension Bundle { public func image(forResource: String) -> NSImage? { nil } }
            """,
            "SwiftUI": """
            @_exported import Foundation
            public struct Image { public init(_ name: String, bundle: Bundle? = nil) {} }
            """,
        ]
        for group in [["UIKit"], ["AppKit"], ["SwiftUI"], ["UIKit", "SwiftUI"]] {
            for name in group {
                try bench.write(libraries[name] ?? "", to: "modules/\(name).swift")
                let made = try await CommandRun.shell(
                    "cd '\(bench.destination)/modules' && swiftc -emit-module \(name).swift")
                #expect(made.ending == .code(0), "\(made.messages)")
            }
            let uses = ["UIKit": "uiImage", "AppKit": "nsImage", "SwiftUI": "image"]
            let lines = group.map { "_ = DarkroomImages.Trip.Class.cover.\(uses[$0] ?? "")" }
            try await compile(bench, "-typecheck -I ../modules", lines.joined(separator: "\n"))
            try FileManager.default.removeItem(atPath: bench.destination + "/modules")
        }
    }
}

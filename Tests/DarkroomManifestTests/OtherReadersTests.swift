import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// The manifest's own reader and writer agree with everyone else's.
@Suite struct OtherReadersTests {
    private let bytes: [UInt8]

    init() throws {
        bytes = try Sample.manifest.encoded()
    }

    @Test func anyDecoderReadsIt() throws {
        #expect(try JSONDecoder().decode(Manifest.self, from: Data(bytes)) == Sample.manifest)
    }

    @Test func whatAnyEncoderWroteIsRead() throws {
        let encoder = JSONEncoder()
        #expect(try Manifest(json: encoder.encode(Sample.manifest)) == Sample.manifest)
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        #expect(try Manifest(json: encoder.encode(Sample.manifest)) == Sample.manifest)
    }

    /// Python knows two more short escapes, `\b` and `\f`; they are left out here.
    @Test func pythonWritesTheSameBytes() async throws {
        var manifest = Sample.manifest
        manifest.recipeDigest = "a/b é 😀 \"\\\n\t\r\u{1}\u{1f}\u{7f}\u{9b}\u{2028}"
        manifest.images["focus/breathe/thumbnail"]?.size = .init(width: 1e-7, height: 1e22)
        manifest.images["focus/breathe/thumbnail"]?.legibility?.contrast = 1.0 / 3
        for key in ["\"", "B", "a/10", "a/9", "e\u{301}x", "z", "\u{e9}", "\u{ffff}", "😀"] {
            manifest.sources[key] = Sample.source
        }
        let text = String(decoding: try manifest.encoded(), as: UTF8.self)
        #expect(try await rewrittenByPython(text) == text)
    }

    private func rewrittenByPython(_ text: String) async throws -> String {
        let script = """
            import json, sys
            value = json.load(open(sys.argv[1], encoding="utf-8"))
            sys.stdout.reconfigure(encoding="utf-8")
            print(json.dumps(value, indent=2, sort_keys=True, ensure_ascii=False))
            """
        return try await TemporaryFolder.with { folder in
            let file = try folder.write(text, to: "manifest.json")
            let run = try await CommandRun.run("/usr/bin/python3", ["-c", script, file])
            #expect(run.ending == .code(0), "\(run.messages)")
            return run.output
        }
    }
}

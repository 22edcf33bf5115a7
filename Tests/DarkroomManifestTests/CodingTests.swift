import DarkroomManifest
import Foundation
import Testing

@Suite struct CodingTests {
    private let text: String

    init() throws {
        text = String(decoding: try Sample.manifest.encoded(), as: UTF8.self)
    }

    @Test func readsWhatItWrote() throws {
        #expect(try Manifest(json: text.utf8) == Sample.manifest)
        #expect(try Manifest(json: Data(text.utf8)) == Sample.manifest)
    }

    @Test func isValidJSONForOtherReaders() throws {
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(
            object?.keys.sorted() == [
                "$schema", "failures", "generator", "images", "models", "recipeDigest",
                "schemaVersion", "sources",
            ])
    }

    @Test func equalManifestsGiveEqualBytes() throws {
        var other = Sample.manifest
        other.images = [:]
        for key in Sample.manifest.images.keys.sorted().reversed() {
            other.images[key] = Sample.manifest.images[key]
        }
        #expect(try other.encoded() == Sample.manifest.encoded())
    }

    @Test func absentFieldsAreLeftOutAndNeverNull() {
        #expect(!text.contains("null"))
        #expect(!text.contains("dedication"))
        #expect(!text.contains("\"header.collapsed\":"))
    }

    @Test func wholeNumbersHaveNoFraction() {
        #expect(text.contains("\"width\": 393\n"))
        #expect(text.contains("\"height\": 150.5,\n"))
        #expect(text.contains("\"y\": 1\n"))
    }

    @Test func isIndentedAndEndsWithOneLineFeed() {
        let head = "{\n  \"$schema\": \"manifest-v1.schema.json\",\n  \"failures\": [\n    {\n"
        #expect(text.hasPrefix(head))
        #expect(text.hasSuffix("\n  }\n}\n"))
    }

    @Test func emptyListsAndObjectsTakeNoLines() throws {
        var manifest = Sample.manifest
        manifest.images = [:]
        manifest.failures = []
        let text = String(decoding: try manifest.encoded(), as: UTF8.self)
        #expect(text.contains("\"images\": {},\n"))
        #expect(text.contains("\"failures\": [],\n"))
    }

    @Test func slashesAndUnicodeStayReadableAndControlsAreEscaped() throws {
        var manifest = Sample.manifest
        manifest.recipeDigest = "a/b é 😀 \"\\\n\t\r\u{1}\u{1f}\u{2028}"
        let bytes = try manifest.encoded()
        let line = #""recipeDigest": "a/b é 😀 \"\\\n\t\r\u0001\u001f\#u{2028}","#
        #expect(String(decoding: bytes, as: UTF8.self).contains(line))
        #expect(try Manifest(json: bytes) == manifest)
    }

    @Test func keysAreSortedByCodePoint() throws {
        let expected = ["\"", "B", "a/10", "a/9", "e\u{301}x", "z", "\u{e9}", "\u{ffff}", "😀"]
        var manifest = Sample.manifest
        manifest.sources = [:]
        for key in expected.shuffled() { manifest.sources[key] = Sample.source }
        let keys = String(decoding: try manifest.encoded(), as: UTF8.self)
            .split(separator: "\n")
            .filter { $0.hasPrefix("    \"") && $0.hasSuffix("\": {") }
            .suffix(expected.count)
        #expect(
            keys.map { Array($0.utf8) }
                == expected.map { key in
                    Array("    \"\(key == "\"" ? #"\""# : key)\": {".utf8)
                })
    }

    @Test func aNumberThatJSONCannotHoldIsAnErrorWithItsPath() {
        var manifest = Sample.manifest
        manifest.images["focus/breathe/thumbnail"]?.size.width = .nan
        let error = #expect(throws: EncodingError.self) { try manifest.encoded() }
        guard case .invalidValue(_, let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(
            context.codingPath.map(\.stringValue)
                == ["images", "focus/breathe/thumbnail", "size", "width"])
    }
}

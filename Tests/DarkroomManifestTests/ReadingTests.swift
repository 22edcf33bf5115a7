import DarkroomManifest
import Foundation
import Testing

/// Reading what others wrote: newer versions, and what is no manifest.
@Suite struct ReadingTests {
    private let text: String

    init() throws {
        text = String(decoding: try Sample.manifest.encoded(), as: UTF8.self)
    }

    @Test func unknownKeysAreIgnored() throws {
        let newer = text.replacingOccurrences(
            of: "\"enlarged\":", with: "\"future\": [null, {}], \"enlarged\":"
        ).replacingOccurrences(of: "\"1.0\"", with: "\"1.7\"")
        let manifest = try Manifest(json: newer.utf8)
        #expect(manifest.schemaVersion == "1.7")
        #expect(manifest.images == Sample.manifest.images)
    }

    @Test(arguments: [
        #"{"schemaVersion": "2.0", "pictures": []}"#, #"{"schemaVersion": "10.0"}"#,
    ])
    func anotherMajorVersionIsNamedAsTheCause(json: String) throws {
        let error = #expect(throws: DecodingError.self) { try Manifest(json: json.utf8) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["schemaVersion"])
        #expect(context.debugDescription.contains("this reader knows version 1"))
    }

    @Test func anotherMajorVersionIsRefusedThoughItsFieldsFit() {
        let newer = text.replacingOccurrences(of: "\"1.0\"", with: "\"2.0\"")
        #expect(throws: DecodingError.self) { try Manifest(json: newer.utf8) }
    }

    @Test(arguments: ["", "[]", "{", #"{"schemaVersion": "1.0"}"#])
    func whatIsNoManifestIsRefused(json: String) {
        #expect(throws: DecodingError.self) { try Manifest(json: json.utf8) }
    }

    @Test func anErrorNamesLinePathFoundAndExpected() throws {
        let broken = text.replacingOccurrences(of: "\"scale\": 3,", with: "\"scale\": \"3\",")
        let context = try context(ofReading: broken)
        #expect(
            context.codingPath.map(\.stringValue)
                == ["images", "trip/picos/header.expanded", "variants", "2", "scale"])
        #expect(
            context.debugDescription.hasSuffix(
                ", column 20: $.images[\"trip/picos/header.expanded\"].variants[2].scale: "
                    + "found a string, expected a whole number"))
        #expect(context.debugDescription.hasPrefix("line "))
    }

    @Test func aMissingFieldIsNamed() throws {
        let broken = text.replacingOccurrences(of: "\"thumbHash\"", with: "\"thumb\"")
        let context = try context(ofReading: broken)
        #expect(
            context.codingPath.map(\.stringValue) == ["images", "book/contact/cover", "thumbHash"])
    }

    private func context(ofReading text: String) throws -> DecodingError.Context {
        let error = #expect(throws: DecodingError.self) { try Manifest(json: text.utf8) }
        guard case .dataCorrupted(let context) = try #require(error) else {
            throw try #require(error)
        }
        return context
    }
}

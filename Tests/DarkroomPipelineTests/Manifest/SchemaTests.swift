import DarkroomManifest
import Foundation
import Testing

@testable import DarkroomPipeline

@Suite(.enabled(if: SchemaValidator.shouldRun, Comment(rawValue: SchemaValidator.reason)))
struct SchemaTests {
    private let text: String

    init() throws {
        let manifest = try Manifest(json: SampleManifest.json.utf8)
        text = String(decoding: try manifest.encoded(), as: UTF8.self)
    }

    @Test func aFullManifestIsValid() throws {
        #expect(try SchemaValidator.problems(in: [text]) == [[]])
    }

    @Test func anEmptyManifestIsValid() throws {
        let empty = Manifest(
            generator: .init(
                name: "darkroom", version: "1.2.3", libvips: "8.14.1", fingerprint: "f"),
            recipeDigest: String(repeating: "0", count: 64), models: .init(), images: [:],
            sources: [:], failures: [])
        let text = String(decoding: try empty.encoded(), as: UTF8.self)
        #expect(try SchemaValidator.problems(in: [text]) == [[]])
    }

    @Test func unknownKeysAndANewerMinorVersionAreValid() throws {
        let newer = text.replacingOccurrences(of: "\"1.0\"", with: "\"1.12\"")
            .replacingOccurrences(of: "\"enlarged\":", with: "\"future\": null, \"enlarged\":")
        #expect(try SchemaValidator.problems(in: [newer]) == [[]])
    }

    @Test func brokenManifestsAreRejectedForWhatIsBroken() throws {
        let broken = try Break.all.map { try $0.apply(to: text) }
        let problems = try SchemaValidator.problems(in: broken)
        for (change, found) in zip(Break.all, problems) {
            #expect(found.contains { $0.hasSuffix(change.place) }, "\(change): \(found)")
        }
    }

    @Test func everyFieldIsRequiredUnlessTheModelsLeaveItOut() throws {
        let fields = Set(text.matches(of: /"([^"\/]+)":/).map { String($0.1) }).sorted()
        let texts = fields.map { text.replacingOccurrences(of: "\"\($0)\":", with: "\"_\":") }
        let problems = try SchemaValidator.problems(in: texts)
        let leftOut = zip(fields, problems).filter { $0.1.isEmpty }.map(\.0)
        #expect(
            leftOut == [
                "author", "backgroundImage", "cover", "dedication", "description", "endDate",
                "header.collapsed", "header.expanded", "legibility", "location", "overlay",
                "pages", "releaseDate", "startDate", "subtitle", "summary", "thumbnail", "wiki",
            ])
    }

    @Test func knowsEveryFailureCode() throws {
        let texts = Manifest.FailureCode.allCases.map {
            text.replacingOccurrences(of: "\"truncated\"", with: "\"\($0.rawValue)\"")
        }
        #expect(try SchemaValidator.problems(in: texts) == texts.map { _ in [] })
    }
}

/// A replacement that makes the sample invalid.
struct Break: CustomStringConvertible {
    let old: String
    let new: String
    /// The end of the place that the validator must name.
    let place: String

    init(_ old: String, _ new: String, at place: String) {
        (self.old, self.new, self.place) = (old, new, place)
    }

    var description: String { "\(old) → \(new)" }

    func apply(to text: String) throws -> String {
        try #require(text.contains(old), "\(self)")
        return text.replacingOccurrences(of: old, with: new)
    }

    static let all = [
        // Types.
        Break("\"isPublic\": true", "\"isPublic\": \"yes\"", at: "trips/0/isPublic"),
        Break("\"pages\": 432", "\"pages\": 1.5", at: "books/0/pages"),
        Break("\"subtitle\": \"On foot\"", "\"subtitle\": null", at: "trips/0/subtitle"),
        Break("\"items\": []", "\"items\": {}", at: "quickFocusSections/1/items"),
        // Ranges.
        Break("\"opacity\": 0.1", "\"opacity\": 1.1", at: "overlay/opacity"),
        Break("\"x\": 12,", "\"x\": -1,", at: "crop/x"),
        Break("\"height\": 457.5", "\"height\": 0", at: "size/height"),
        Break("\"y\": 0.25", "\"y\": 1.01", at: "focalPoint/y"),
        Break("\"contrast\": 4.6", "\"contrast\": 22", at: "legibility/contrast"),
        Break("\"suggestedOpacity\": 0.15", "\"suggestedOpacity\": 0.12", at: "suggestedOpacity"),
        Break("\"bytes\": 12345", "\"bytes\": 0", at: "variants/0/bytes"),
        Break("\"scale\": 3", "\"scale\": 11", at: "omittedScales/0/scale"),
        // Patterns.
        Break("\"1.0\"", "\"2.0\"", at: "schemaVersion"),
        Break("\"key\": \"trip/picos\"", "\"key\": \"picos\"", at: "trips/0/key"),
        Break("\"#0a0b0c\"", "\"#0A0B0C\"", at: "overlay/color"),
        Break("\"2024-05-29\"", "\"29.05.2024\"", at: "startDate"),
        Break("\"2024-06-03\"", "\"2024-06-31\"", at: "endDate"),
        Break("\"recipeDigest\": \"0", "\"recipeDigest\": \"", at: "recipeDigest"),
        Break("WcgJUwhZYTmHn3V3WmDSBSc=", "WcgJUwhZYTmHn3V3WmDSBSc", at: "thumbHash"),
        Break("\"photos/sunset.jpg\": {", "\"/photos/sunset.jpg\": {", at: "sources"),
        Break("\"trip/picos/header.expanded\": {", "\"trip/picos/header.tall\": {", at: "images"),
        Break("\"trip/picos/cover\"", "\"book/picos/cover\"", at: "images/cover"),
        // Paths.
        Break("\"images/trip/picos/", "\"images/trip/../", at: "variants/0/path"),
        Break("\"images/trip/picos/", "\"/images/trip/picos/", at: "variants/0/path"),
        Break("@1x.0123456789abcdef.jpg", "@1x.0123.jpg", at: "variants/0/path"),
        Break("@1x.0123456789abcdef.jpg", "@1x.0123456789abcdef.png", at: "variants/0/path"),
        // Enumerations.
        Break("\"jpeg\"", "\"bmp\"", at: "variants/0/format"),
        Break("\"image/heic\"", "\"image/jpeg\"", at: "variants/0/mediaType"),
        Break("\"display-p3\"", "\"p3\"", at: "variants/0/colorSpace"),
        Break("\"attention\"", "\"guess\"", at: "focalPoint/origin"),
        Break("\"truncated\"", "\"broken\"", at: "failures/0/code"),
        Break("\"stage\": \"decode\"", "\"stage\": \"lunch\"", at: "failures/0/stage"),
        // Required fields.
        Break("\"sha256\":", "\"sha512\":", at: "variants/0"),
        Break("\"enlarged\":", "\"large\":", at: "variants/0"),
        Break("\"failures\":", "\"errors\":", at: ""),
    ]
}

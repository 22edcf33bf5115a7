import CanonicalJSON
import Testing

@testable import DarkroomPipeline

@Suite struct JSONCursorTests {
    private let log = ProblemLog()

    private func root(_ text: String, _ rules: JSONRules = .catalog) throws -> JSONCursor {
        let source = JSONSource(file: "a.json", rules: rules, log: log)
        return try #require(source.root(of: Array(text.utf8)))
    }

    @Test func namesThePathOfAMember() throws {
        let root = try root(#"{"trips": [{"odd key": 1}]}"#)
        #expect(root["trips"][0]["odd key"].place == #"a.json: $.trips[0]["odd key"]"#)
        #expect(root["trip.cover"].path == #"$["trip.cover"]"#)
        #expect(root[""].path == #"$[""]"#)
    }

    @Test func whatIsNotThereIsAbsent() throws {
        let root = try root(#"{"a": [1], "n": null}"#)
        #expect(root["b"].present == nil)
        #expect(root["a"][1].present == nil)
        #expect(root["b"]["c"][2].present == nil)
        #expect(root["n"].present?.value == .null)
    }

    @Test func foreignDataMaySayNullForNothing() throws {
        #expect(try root(#"{"n": null}"#, .foreign)["n"].present == nil)
    }

    @Test func listsEveryWrongTypeWithWhatWasFound() throws {
        let root = try root(
            #"{"s": 1, "b": 1, "n": true, "i": 1.5, "o": [], "l": {"x": 1}, "c": "gold"}"#)
        _ = root["s"].string()
        _ = root["b"].bool()
        _ = root["n"].number(in: 0...1)
        _ = root["i"].integer(in: 1...10)
        _ = root["o"].object(keys: [])
        _ = root["l"].list { $0.string() }
        _ = root["c"].choice(CropStrategy.self)
        _ = root["missing"].string()
        #expect(
            log.errors == [
                "a.json: $.s: found 1, expected a string",
                "a.json: $.b: found 1, expected true or false",
                "a.json: $.n: found true, expected a number from 0 to 1",
                "a.json: $.i: found 1.5, expected a whole number from 1 to 10",
                "a.json: $.o: found an array of 0, expected an object",
                "a.json: $.l: found an object of 1, expected an array",
                #"a.json: $.c: found "gold", expected one of "attention", "entropy", "centre""#,
                "a.json: $.missing: found nothing, expected a string",
            ])
    }

    @Test func shortensWhatWasFound() throws {
        let long = String(repeating: "ü", count: 41)
        try root("\"\(long)\"").fail(expected: "less")
        let shown = String(repeating: "ü", count: 39) + "…"
        #expect(log.errors == ["a.json: $: found \"\(shown)\", expected less"])
    }

    @Test func aListIsNilIfAnyElementIsWrong() throws {
        let root = try root(#"{"good": ["a", "b"], "bad": ["a", 1, null]}"#)
        #expect(root["good"].list { $0.string() } == ["a", "b"])
        #expect(root["bad"].list { $0.string() } == nil)
        #expect(
            log.errors == [
                "a.json: $.bad[1]: found 1, expected a string",
                "a.json: $.bad[2]: found null, expected a string",
            ])
    }

    @Test func anUnknownKeyIsWhatTheRulesSay() throws {
        let text = #"{"tilte": 1}"#
        _ = try root(text, .foreign).object(keys: ["id", "title"])
        #expect(log.errors.isEmpty && log.warnings.isEmpty)
        let message = "a.json: $.tilte: unknown key, expected one of id, title"
        _ = try root(text, .catalog).object(keys: ["id", "title"])
        #expect(log.warnings == [message])
        _ = try root(text, .recipe).object(keys: ["id", "title"])
        #expect(log.errors == [message])
    }

    @Test func aSyntaxErrorIsLoggedWithTheFile() {
        let source = JSONSource(file: "a.json", rules: .catalog, log: log)
        #expect(source.root(of: Array("{".utf8)) == nil)
        #expect(
            log.errors == [
                "a.json: line 1, column 2: found the end of the file, "
                    + "expected a key in quotes or \"}\""
            ])
    }
}

import CanonicalJSON
import Testing

@Suite struct JSONReadableTests {
    private let text = """
        {"count": 2, "height": 1e1, "isOpen": false, "kind": "steel", "note": "n",
         "parts": [{"name": "a", "width": 1}, {"name": "b", "width": 2.5}],
         "places": {"p": {"name": "c", "width": 3}}}
        """

    private func read(_ text: String) throws -> Shelf { try Shelf(parsing: Array(text.utf8)) }

    /// The text with `old` replaced, which must be in it.
    private func text(_ old: String, _ new: String) throws -> String {
        let parts = text.split(separator: old, omittingEmptySubsequences: false)
        try #require(parts.count > 1)
        return parts.joined(separator: new)
    }

    @Test func readsEveryKindOfField() throws {
        var shelf = Shelf()
        (shelf.count, shelf.height, shelf.isOpen, shelf.kind) = (2, 10, false, .steel)
        shelf.note = "n"
        shelf.parts = [Part(name: "a", width: 1), Part(name: "b", width: 2.5)]
        shelf.places = ["p": Part(name: "c", width: 3)]
        #expect(try read(text) == shelf)
        #expect(try Shelf(parsing: shelf.jsonText(.indented)) == shelf)
    }

    @Test func takesFieldsInAnyOrder() throws {
        let value = try JSONValue(parsing: Array(text.utf8))
        #expect(try read(reversed(value).text(.oneLine)) == read(text))
    }

    private func reversed(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let members):
            .object(
                members.reversed().map { JSONMember(key: $0.key, value: reversed($0.value)) })
        case .array(let elements): .array(elements.map(reversed))
        default: value
        }
    }

    @Test func ignoresUnknownKeysWhereverTheyStand() throws {
        let odd = #""x": [null, {"count": [1, "}", "\""]}, true, false, -1e-2]"#
        for (old, new) in [
            ("{\"count\"", "{\(odd), \"count\""), ("\"name\"", "\(odd), \"name\""),
            ("2.5}", "2.5, \(odd)}"), ("}}}", "}}, \(odd)}"),
        ] {
            #expect(try read(text(old, new)) == read(text))
        }
    }

    @Test func findsKeysThatAreWrittenWithEscapes() throws {
        #expect(try read(text("\"count\"", #""\u0063ount""#)) == read(text))
    }

    @Test func anOptionalFieldMayBeAbsentOrNull() throws {
        #expect(try read(text("\"note\": \"n\",", "")).note == nil)
        #expect(try read(text("\"n\"", "null")).note == nil)
    }

    @Test func ofAKeyThatStandsTwiceTheFirstCounts() throws {
        #expect(try read(text("\"height\"", "\"count\": 7, \"height\"")).count == 2)
        #expect(try read(text("\"note\"", "\"note\": \"first\", \"note\"")).note == "first")
        let twice = "\"p\": {\"name\": \"first\", \"width\": 1}, \"p\""
        #expect(try read(text("\"p\"", twice)).places["p"]?.name == "first")
    }

    @Test func aWholeNumberMayHaveAnEmptyFraction() throws {
        #expect(try read(text("\"count\": 2", "\"count\": 20e-1")).count == 2)
        #expect(try read(text("\"count\": 2", "\"count\": -9223372036854775808")).count == .min)
    }

    @Test(arguments: [
        (
            "\"count\": 2", "\"count\": \"2\"",
            "line 1, column 11: $.count: found a string, "
                + "expected a whole number"
        ),
        (
            "\"count\": 2", "\"count\": 2.5",
            "line 1, column 11: $.count: found 2.5, "
                + "expected a whole number"
        ),
        (
            "\"count\": 2", "\"count\": 9223372036854775808",
            "line 1, column 11: $.count: found 9223372036854775808, expected a whole number "
                + "below 2⁶³"
        ),
        ("false", "0", "line 1, column 39: $.isOpen: found a number, expected true or false"),
        (
            "\"steel\"", "\"tin\"",
            "line 1, column 54: $.kind: found \"tin\", "
                + "expected one of \"wood\", \"steel\""
        ),
        ("\"n\"", "{}", "line 1, column 71: $.note: found an object, expected a string"),
        ("[", "3, \"x\": [", "line 2, column 11: $.parts: found a number, expected an array"),
        ("2.5", "null", "line 2, column 62: $.parts[1].width: found null, expected a number"),
        (
            "\"name\": \"b\", ", "",
            "line 2, column 39: $.parts[1].name: found nothing, "
                + "expected a value"
        ),
        (
            "\"p\": {", "\"p q\": 4, \"x\": {",
            "line 3, column 20: $.places[\"p q\"]: "
                + "found a number, expected an object"
        ),
        (
            "2.5", "2.5,",
            "line 2, column 66: $.parts[1]: found \"}\", "
                + "expected a key after the comma"
        ),
        ("1e1", "tru", "line 1, column 24: $.height: found a truth value, expected a number"),
    ])
    func namesPlaceAndPathOfWhatIsWrong(old: String, new: String, message: String) throws {
        let text = try text(old, new)
        let error = #expect(throws: JSONError.self) { try read(text) }
        #expect(error?.description == message)
    }

    @Test func aSyntaxErrorInAnUnknownFieldIsFound() throws {
        for odd in ["[1,]", "{\"a\" 1}", "tru", "01", "\"\\x\"", "{\"a\":1,}", "[1 2]", "-"] {
            let text = try text("{\"count\"", "{\"x\": \(odd), \"count\"")
            #expect(throws: JSONError.self, "\(odd)") { try read(text) }
        }
    }

    @Test func nothingMayFollow() {
        let error = #expect(throws: JSONError.self) { try read(text + " {}") }
        #expect(error?.reason == "found \"{\", expected the end of the file")
    }

    @Test func unknownTextThatIsTooDeepIsRefused() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: JSONError.self) { try read(text("{\"count\"", "{\"x\": \(deep)")) }
    }
}

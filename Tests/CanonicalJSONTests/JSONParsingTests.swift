import Testing

@testable import CanonicalJSON

@Suite struct JSONParsingTests {
    private func parse(_ text: String) throws -> JSONValue {
        try JSONValue(parsing: Array(text.utf8))
    }

    @Test func readsEveryKindOfValue() throws {
        let value = try parse(#" {"a": [null, true, false, "x"], "b": {}, "c": [] , "d": -1.5e2} "#)
        #expect(
            value
                == .object([
                    JSONMember(
                        key: "a", value: .array([.null, .bool(true), .bool(false), .string("x")])),
                    JSONMember(key: "b", value: .object([])),
                    JSONMember(key: "c", value: .array([])),
                    JSONMember(key: "d", value: .number(-150)),
                ]))
    }

    @Test func tellsTrueFromOne() throws {
        #expect(try parse("true") != parse("1"))
    }

    @Test(arguments: [
        ("0", 0), ("-0", 0), ("17179869184", 17_179_869_184), ("9007199254740992", 0x1p53),
        ("0.1", 0.1), ("1E3", 1000), ("1e-2", 0.01), ("2.50", 2.5),
    ])
    func readsNumbersExactly(text: String, number: Double) throws {
        #expect(try parse(text) == .number(number))
    }

    @Test(arguments: [
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u0041""#, "éA"),
        (#""\ud83d\ude00""#, "😀"), (#""é😀 – ü""#, "é😀 – ü"), (#""""#, ""),
    ])
    func readsStrings(text: String, string: String) throws {
        #expect(try parse(text) == .string(string))
    }

    @Test func skipsAByteOrderMark() throws {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, UInt8(ascii: "1")]
        #expect(try JSONValue(parsing: bytes) == .number(1))
    }

    @Test func keepsTheScalarsOfAString() throws {
        let pair = try parse("{\"e\u{301}\": 1, \"\u{E9}\": 2}")
        guard case .object(let members) = pair else {
            Issue.record("no object")
            return
        }
        #expect(members.map { Array($0.key.unicodeScalars).count } == [2, 1])
    }

    @Test(arguments: [
        ("", "line 1, column 1: found the end of the file, expected a value"),
        ("{\n  \"a\": tru }", "line 2, column 8: found \"t\", expected true"),
        ("{\"a\": 1,}", "line 1, column 9: found \"}\", expected a key after the comma"),
        ("[1,]", "line 1, column 4: found \"]\", expected a value after the comma"),
        ("[1 2]", "line 1, column 4: found \"2\", expected \",\" or \"]\""),
        ("{\"é\": 1\n \"b\": 2}", "line 2, column 2: found \"\\\"\", expected \",\" or \"}\""),
        ("{\"é\" 1}", "line 1, column 6: found \"1\", expected \":\""),
        ("{a: 1}", "line 1, column 2: found \"a\", expected a key in quotes or \"}\""),
        ("[1] x", "line 1, column 5: found \"x\", expected the end of the file"),
        ("[01]", "line 1, column 3: found \"1\", expected no digit after a leading 0"),
        ("[1.]", "line 1, column 4: found \"]\", expected a digit"),
        ("[-]", "line 1, column 3: found \"]\", expected a digit"),
        ("[1e999]", "line 1, column 2: found 1e999, expected a number of at most 1.79e308"),
        ("[NaN]", "line 1, column 2: found \"N\", expected a value or \"]\""),
        ("\"a\nb\"", "line 1, column 3: found \"\\n\", expected a quote that ends the string"),
        (
            "\"ab",
            "line 1, column 4: found the end of the file, expected a quote that ends the string"
        ),
        (
            #""\x""#,
            #"line 1, column 3: found "x", expected one of " \ / b f n r t u after the backslash"#
        ),
        (#""\u12g4""#, "line 1, column 6: found \"g\", expected four hexadecimal digits"),
        (#""\ud83d!""#, "line 1, column 3: found half of a surrogate pair, expected both halves"),
        (#""\ud83d\u41""#, "line 1, column 12: found \"\\\"\", expected four hexadecimal digits"),
        (#""\ude00""#, "line 1, column 3: found half of a surrogate pair, expected both halves"),
        (
            "{\"a\": 1,\n \"a\": 2}",
            "line 2, column 2: found the key \"a\" again, expected each key once"
        ),
    ])
    func namesThePlaceOfASyntaxError(text: String, message: String) {
        let error = #expect(throws: JSONError.self) { try parse(text) }
        #expect(error?.description == message)
    }

    @Test func refusesWhatIsNoUTF8() {
        let string = #expect(throws: JSONError.self) {
            try JSONValue(parsing: [0x22, 0xFF, 0x22])
        }
        let mark = #expect(throws: JSONError.self) { try JSONValue(parsing: [0xFF, 0xFE]) }
        #expect(string?.reason == "found a string that is no UTF-8, expected UTF-8 text")
        #expect(mark?.reason == "found the byte 0xFF, expected a value")
    }

    @Test func refusesTextThatIsTooDeep() throws {
        let depth = JSONReader.maxDepth
        let deepest = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        #expect(throws: Never.self) { try parse(deepest) }
        #expect(throws: JSONError.self) { try parse(String(repeating: "[", count: 100_000)) }
    }
}

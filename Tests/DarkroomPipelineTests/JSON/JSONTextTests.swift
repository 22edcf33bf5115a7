import Testing

@testable import DarkroomPipeline

@Suite struct JSONTextTests {
    @Test func sortsKeysAndKeepsShortArraysOnALine() {
        let value = JSONValue.object([
            JSONMember(key: "b", value: .array([.number(1), .number(2.5), .null])),
            JSONMember(key: "a", value: .object([JSONMember(key: "x", value: .bool(true))])),
            JSONMember(key: "B", value: .object([])),
        ])
        #expect(
            JSONText.pretty(value) == """
                {
                  "B": {},
                  "a": {
                    "x": true
                  },
                  "b": [1, 2.5, null]
                }
                """)
    }

    @Test func breaksAnArrayOfObjects() {
        let object = JSONValue.object([JSONMember(key: "x", value: .number(1))])
        #expect(
            JSONText.pretty(.array([object])) == """
                [
                  {
                    "x": 1
                  }
                ]
                """)
    }

    @Test(arguments: [
        (1, "1"), (-0.0, "0"), (0.1, "0.1"), (172.5, "172.5"), (4e9, "4000000000"),
        (1e300, "1e+300"),
    ])
    func writesWholeNumbersWithoutAPoint(number: Double, text: String) {
        #expect(JSONText.number(number) == text)
    }

    @Test func escapesWhatCouldBreakALineOrATerminal() {
        #expect(JSONText.quoted("a\"\\\n\t\u{1B}[31m\u{9B}é") == #""a\"\\\n\t\u001b[31m\u009bé""#)
    }

    @Test func readsBackWhatItWrites() throws {
        let value = JSONValue.object([
            JSONMember(key: "a\u{1}", value: .array([.string("é\n😀"), .number(1e-7)])),
            JSONMember(key: "b", value: .array([.object([])])),
        ])
        #expect(try JSONParser.parse(Array(JSONText.pretty(value).utf8)) == value)
    }
}

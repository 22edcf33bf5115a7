import CanonicalJSON
import Testing

@Suite struct JSONValueTests {
    private let value = JSONValue.object(of: [
        "b": .array([.number(1), .number(2.5), .null, .array([]), .object([])]),
        "a": .object(of: ["y": .bool(true), "x": .string("é/\u{9B}\n"), "none": nil]),
        "B": .object([]),
        "c": .array([.object(of: ["x": .integer(1)]), .array([.bool(false)])]),
    ])

    @Test func takesOneLineWithKeysInTheOrderGiven() {
        #expect(
            value.text(.oneLine)
                == #"{"b":[1,2.5,null,[],{}],"a":{"y":true,"x":"é/\u009b\n"},"B":{},"#
                + #""c":[{"x":1},[false]]}"#)
    }

    @Test func isIndentedElementByElement() {
        #expect(
            value.text(.indented) == """
                {
                  "b": [
                    1,
                    2.5,
                    null,
                    [],
                    {}
                  ],
                  "a": {
                    "y": true,
                    "x": "é/\u{9B}\\n"
                  },
                  "B": {},
                  "c": [
                    {
                      "x": 1
                    },
                    [
                      false
                    ]
                  ]
                }
                """)
    }

    @Test func keepsListsWithoutObjectsTogether() {
        #expect(
            value.sorted.text(.indentedWithShortLists) == """
                {
                  "B": {},
                  "a": {
                    "x": "é/\u{9B}\\n",
                    "y": true
                  },
                  "b": [1, 2.5, null, [], {}],
                  "c": [
                    {
                      "x": 1
                    },
                    [false]
                  ]
                }
                """)
    }

    @Test func sortsByCodePointAtEveryDepth() {
        let keys = ["é", "a/9", "Z", "e\u{301}", "a/10", "😀", "\u{FFFF}"]
        let object = JSONValue.object(keys.map { JSONMember(key: $0, value: .null) })
        guard case .array(let elements) = JSONValue.array([object]).sorted,
            case .object(let members) = elements[0]
        else {
            Issue.record("no object")
            return
        }
        let sorted = ["Z", "a/10", "a/9", "e\u{301}", "é", "\u{FFFF}", "😀"]
        #expect(members.map { ExactString($0.key) } == sorted.map(ExactString.init))
    }

    @Test(arguments: [JSONLayout.oneLine, .indented, .indentedWithShortLists])
    func readsBackWhatItWrites(layout: JSONLayout) throws {
        #expect(try JSONValue(parsing: Array(value.text(layout).utf8)) == value)
    }

    @Test func summarisesListsAndObjects() {
        #expect(JSONValue.array([.null]).summary == "an array of 1")
        #expect(value.summary == "an object of 4")
        #expect(JSONValue.bool(true).summary == "true")
    }
}

import CanonicalJSON
import Testing

@Suite struct JSONWritableTests {
    @Test func writesFieldsInTheirOrderAndDictionariesSorted() throws {
        var shelf = Shelf()
        shelf.parts = [Part(name: "board", width: 80)]
        for key in ["é", "b", "e\u{301}x", "a"] { shelf.places[key] = Part(name: key, width: 0.5) }
        #expect(
            String(decoding: try shelf.jsonText(.oneLine), as: UTF8.self)
                == #"{"count":3,"height":1.5,"isOpen":true,"kind":"wood","#
                + #""parts":[{"name":"board","width":80}],"places":{"#
                + #""a":{"name":"a","width":0.5},"b":{"name":"b","width":0.5},"#
                + "\"e\u{301}x\":{\"name\":\"e\u{301}x\",\"width\":0.5},"
                + "\"\u{E9}\":{\"name\":\"\u{E9}\",\"width\":0.5}}}\n")
    }

    @Test func isLaidOutAsTheTreeIs() throws {
        var shelf = Shelf()
        shelf.note = "a\u{1}\u{7F}\u{9B}\r\n\t\"\\é"
        shelf.places = ["x": Part(name: "", width: -1)]
        for layout in [JSONLayout.oneLine, .indented] {
            let bytes = try shelf.jsonText(layout)
            let tree = try JSONValue(parsing: bytes)
            #expect(String(decoding: bytes, as: UTF8.self) == tree.text(layout) + "\n")
        }
    }

    @Test func namesTheNumberThatJSONCannotHold() {
        var shelf = Shelf()
        shelf.places = ["a b": Part(name: "", width: .infinity)]
        let error = #expect(throws: JSONError.self) { try shelf.jsonText(.indented) }
        #expect(error?.description == #"$.places["a b"].width: JSON has no inf"#)
        shelf.parts = [Part(name: "", width: 1), Part(name: "", width: .nan)]
        let first = #expect(throws: JSONError.self) { try shelf.jsonText(.indented) }
        #expect(first?.path == [.key("parts"), .index(1), .key("width")])
    }
}

import Testing

@testable import CanonicalJSON

@Suite struct ExactStringTests {
    @Test func composedAndDecomposedAreTwoTexts() {
        let composed = ExactString("\u{E9}")
        let decomposed = ExactString("e\u{301}")
        #expect(composed.text == decomposed.text)
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed, ExactString("\u{E9}")]).count == 2)
    }

    @Test func ordersByScalars() {
        let sorted = ["é", "Z", "a", "e\u{301}"].map(ExactString.init).sorted()
        #expect(sorted == ["Z", "a", "e\u{301}", "é"].map(ExactString.init))
    }
}

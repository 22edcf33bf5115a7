import CanonicalJSON
import Testing

@Suite struct JSONTextTests {
    @Test(arguments: [
        (1, "1"), (-0.0, "0"), (0.1, "0.1"), (172.5, "172.5"), (4e9, "4000000000"),
        (1e300, "1e+300"), (1e-7, "1e-07"), (.nan, "null"), (-.infinity, "null"),
    ])
    func writesWholeNumbersWithoutAPoint(number: Double, text: String) {
        #expect(JSONText.number(number) == text)
    }

    @Test func escapesWhatCouldBreakALineOrATerminal() {
        #expect(
            JSONText.quoted("a\"\\\n\r\t\u{0}\u{1B}[31m\u{7F}\u{9B}é👩‍👧/")
                == #""a\"\\\n\r\t\u0000\u001b[31m\u007f\u009bé👩‍👧/""#)
    }
}

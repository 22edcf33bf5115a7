import Testing

@testable import darkroom

@Suite struct MessageTextTests {
    @Test func aMessageNamesToolAndKind() {
        #expect(MessageText.line(.error, "no", colour: false) == "darkroom: error: no")
        #expect(MessageText.line(.warning, "odd", colour: false) == "darkroom: warning: odd")
        #expect(MessageText.line(.failed, "x.jpg", colour: false) == "darkroom: failed: x.jpg")
        #expect(MessageText.line(.note, "3 photos", colour: false) == "darkroom: 3 photos")
    }

    @Test func onlyTheKindIsColoured() {
        let error = MessageText.line(.error, "no", colour: true)
        #expect(error == "darkroom: \u{1B}[31merror: \u{1B}[0mno")
        let warning = MessageText.line(.warning, "odd", colour: true)
        #expect(warning == "darkroom: \u{1B}[33mwarning: \u{1B}[0modd")
        #expect(MessageText.line(.note, "3 photos", colour: true) == "darkroom: 3 photos")
    }

    @Test func aFileNameCannotControlTheTerminal() {
        #expect(
            MessageText.plain("a\u{1B}[2Jb\r\u{7}\u{9B}c") == "a\\u{1b}[2Jb\\u{d}\\u{7}\\u{9b}c")
    }

    @Test func aFileNameIsOneLineOfAList() {
        #expect(MessageText.oneLine("a\nb\r\n\u{1B}c") == "a\\u{a}b\\u{d}\\u{a}\\u{1b}c")
    }

    @Test func otherTextStaysAsItIs() {
        #expect(MessageText.plain("fotó 山 👩‍👩‍👧 e\u{301}\tx") == "fotó 山 👩‍👩‍👧 e\u{301}\tx")
    }

    @Test func furtherLinesAreIndented() {
        #expect(MessageText.plain("a\nb") == "a\n    b")
    }
}

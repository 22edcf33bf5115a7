import Testing

@testable import DarkroomPipeline

@Suite struct SlugTests {
    @Test func titlesInOtherScriptsHaveIdsOfTheirOwn() {
        let ids = ["Война и мир", "Анна Каренина", "日本"].map(Slug.id)
        #expect(Set(ids).count == 3)
        #expect(ids.allSatisfy { $0.hasPrefix("item-") && $0.count == 13 })
        #expect(Slug.id(of: "Walden") == "walden")
    }

    @Test(arguments: [
        ("Breathing exercises", "breathing-exercises"),
        ("Harry Potter and the Philosopher's Stone", "harry-potter-and-the-philosopher-s-stone"),
        ("  Ärger & Übermut!  ", "arger-ubermut"), ("A\u{30A}ngstro\u{308}m", "angstrom"),
        ("Straße nach Łódź, Œuvre", "strasse-nach-lodz-oeuvre"), ("ＡＢ１２ ﬁn", "ab12-fin"),
        ("İstanbul ılık", "istanbul-ilik"), ("--a__b--", "a-b"), ("", "item"), ("日本", "item"),
        ("…", "item"), ("日本 2024", "2024"),
    ])
    func keepsLettersAndDigits(text: String, slug: String) {
        #expect(Slug.make(text) == slug)
    }

    @Test func isAtMostSixtyLettersLong() {
        #expect(Slug.make(String(repeating: "a", count: 100)).count == 60)
        let cutAtAHyphen = String(repeating: "a", count: 59) + " bcd"
        #expect(Slug.make(cutAtAHyphen) == String(repeating: "a", count: 59))
    }
}

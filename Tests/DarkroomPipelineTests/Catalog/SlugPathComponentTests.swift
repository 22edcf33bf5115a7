import CanonicalJSON
import Testing

@testable import DarkroomPipeline

@Suite struct SlugPathComponentTests {
    @Test(arguments: ["a", "Picos_2024", "lake-dawn", "v1.2", "_x", "com10", "console", "0"])
    func aSafeIDStaysAsItIs(id: String) {
        #expect(Slug.pathComponent(id) == id)
    }

    @Test(arguments: [
        ("", "item-e3b0c442"), ("a/b", "a-b-c14cddc0"), ("..", "item-5ec1f7e7"),
        (".hidden", "hidden-"), ("-rf", "rf-"), ("end.", "end-"), ("CON", "con-"),
        ("nul", "nul-"), ("com1.txt", "com1-txt-"), ("LPT9", "lpt9-"), ("Füße", "fusse-"),
        ("a b", "a-b-"), ("日本", "item-"), ("a\0b", "a-b-"), ("a\n", "a-"),
    ])
    func anUnsafeIDBecomesASlugWithAHash(id: String, head: String) {
        let name = Slug.pathComponent(id)
        #expect(name.hasPrefix(head))
        #expect(name.hasSuffix("-" + SHA256.digest(of: id).hex.prefix(8)))
        #expect(Slug.pathComponent(name) == name)
    }

    @Test func anIDOfMoreThanEightyBytesIsCut() {
        let longest = String(repeating: "a", count: 80)
        #expect(Slug.pathComponent(longest) == longest)
        #expect(Slug.pathComponent(longest + "a").utf8.count == 69)
    }

    @Test func normalisationsOfOneTextGetTwoNames() {
        #expect(Slug.pathComponent("caf\u{E9}") != Slug.pathComponent("cafe\u{301}"))
    }

    @Test func namesThatDifferOnlyByCaseAllGetAHash() {
        let names = Slug.pathComponents(ids: ["Lake", "lake", "LAKE", "sea", "sea"])
        #expect(names[ExactString("sea")] == "sea")
        for id in ["Lake", "lake", "LAKE"] {
            #expect(names[ExactString(id)] == "\(id)-" + SHA256.digest(of: id).hex.prefix(8))
        }
        #expect(names.count == 4)
    }

    @Test func noNameIsTakenTwiceEvenByAnIDThatLooksLikeOne() {
        let disguised = Slug.pathComponent("a b")
        let hashed = "lake-" + SHA256.digest(of: "lake").hex.prefix(8)
        let ids = ["a b", disguised, "Lake", "lake", hashed]
        let names = Slug.pathComponents(ids: ids)
        #expect(Set(names.values.map { $0.lowercased() }).count == ids.count)
    }

    @Test func theOrderOfTheIDsDoesNotMatter() {
        let ids = ["b", "B", "a b", "c", "C"]
        #expect(Slug.pathComponents(ids: ids) == Slug.pathComponents(ids: ids.reversed()))
    }
}

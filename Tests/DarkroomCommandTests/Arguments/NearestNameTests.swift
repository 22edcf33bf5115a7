import DarkroomPipeline
import Testing

@testable import darkroom

@Suite struct NearestNameTests {
    private let commands = ["build", "recipe", "doctor", "help"]

    @Test(arguments: [
        ("biuld", "build"), ("buid", "build"), ("builds", "build"), ("recipes", "recipe"),
        ("docter", "doctor"), ("hepl", "help"), ("hlp", "help"),
    ])
    func suggestsWhatWasMeant(word: String, meant: String) {
        #expect(NearestName.of(word, among: commands) == meant)
    }

    @Test(arguments: ["x", "make", "", "photos", "bld-recipe"])
    func suggestsNothingForAnotherWord(word: String) {
        #expect(NearestName.of(word, among: commands) == nil)
    }

    @Test func countsASwapAsOneChange() {
        #expect(NearestName.distance("ab", "ba") == 1)
        #expect(NearestName.distance("kitten", "sitting") == 3)
        #expect(NearestName.distance("", "abc") == 3)
        #expect(NearestName.distance("abc", "abc") == 0)
    }
}

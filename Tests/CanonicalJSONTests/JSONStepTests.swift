import CanonicalJSON
import Testing

@Suite struct JSONStepTests {
    @Test(arguments: [
        (JSONStep.key("startDate_2"), ".startDate_2"), (.key("odd key"), #"["odd key"]"#),
        (.key("trip.cover"), #"["trip.cover"]"#), (.key(""), #"[""]"#),
        (.key("é\""), #"["é\""]"#), (.index(3), "[3]"),
    ])
    func isWrittenAsInJSONPath(step: JSONStep, text: String) {
        #expect(step.description == text)
    }
}

import Testing

@testable import DarkroomPipeline

@Suite struct QuickFocusSectionEntryTests {
    @Test func keepsTheOrderOfSectionsAndItems() throws {
        let sections = try CatalogTesting.read(
            members: """
                "quickFocus": {"sections": [
                  {"id": "breathing", "title": "Breathing exercises", "items": [
                    {"title": "B", "imageName": "b"}, {"title": "A", "imageName": "a"}]},
                  {"title": "Mindful walks", "items": []}
                ]}
                """
        ).catalog.quickFocusSections
        #expect(sections.map(\.id) == ["breathing", "mindful-walks"])
        #expect(sections.map(\.title) == ["Breathing exercises", "Mindful walks"])
        #expect(sections.first?.items.map(\.id) == ["b", "a"])
        #expect(
            sections.first?.items.last?.image.place
                == "catalog.json: $.quickFocus.sections[0].items[1].imageName")
    }

    @Test func aSectionNeedsTitleAndItems() throws {
        let errors = try CatalogTesting.errors(members: #""quickFocus": {"sections": [{}]}"#)
        #expect(
            errors == [
                "catalog.json: $.quickFocus.sections[0].title: found nothing, expected a string",
                "catalog.json: $.quickFocus.sections[0].items: found nothing, expected an array",
            ])
    }
}

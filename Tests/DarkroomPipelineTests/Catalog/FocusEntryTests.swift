import Testing

@testable import DarkroomPipeline

@Suite struct FocusEntryTests {
    @Test func readsAllThatAFocusHas() throws {
        let focuses = try CatalogTesting.read(
            members: """
                "focuses": [
                  {"id": "breathe", "title": "Breathe", "description": "In, out",
                   "imageName": "lake-dawn"},
                  {"title": "", "imageName": "sub/sea.png"}
                ]
                """
        ).catalog.focuses
        #expect(
            focuses == [
                FocusEntry(
                    id: "breathe", title: "Breathe", description: "In, out",
                    image: ImageReference(
                        name: "lake-dawn", focalPoint: nil,
                        place: "catalog.json: $.focuses[0].imageName")),
                FocusEntry(
                    id: "sub/sea", title: "", description: nil,
                    image: ImageReference(
                        name: "sub/sea.png", focalPoint: nil,
                        place: "catalog.json: $.focuses[1].imageName")),
            ])
    }

    @Test func nullIsNoDescription() throws {
        let errors = try CatalogTesting.errors(
            members: #""focuses": [{"title": "A", "imageName": "a", "description": null}]"#)
        #expect(
            errors == ["catalog.json: $.focuses[0].description: found null, expected a string"])
    }
}

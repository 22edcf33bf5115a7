import Testing

@testable import DarkroomPipeline

@Suite struct IdentifierRegisterTests {
    @Test func aClashNamesBothPlaces() throws {
        let errors = try CatalogTesting.errors(
            members: """
                "focuses": [
                  {"id": "a", "title": "A", "imageName": "x"},
                  {"title": "B", "imageName": "b"},
                  {"id": "a", "title": "C", "imageName": "y"},
                  {"title": "D", "imageName": "a.jpg"}
                ]
                """)
        #expect(
            errors == [
                "catalog.json: $.focuses[2].id: found the id \"a\", which $.focuses[0].id has too, "
                    + "expected an id of its own",
                "catalog.json: $.focuses[3].imageName: found the id \"a\", "
                    + "which $.focuses[0].id has too, expected an id of its own",
            ])
    }

    @Test func itemsClashAcrossSections() throws {
        let section = #"{"title": "S", "items": [{"title": "A", "imageName": "a"}]}"#
        let errors = try CatalogTesting.errors(
            members: "\"quickFocus\": {\"sections\": [\(section), \(section)]}")
        #expect(
            errors == [
                "catalog.json: $.quickFocus.sections[1].title: found the id \"s\", "
                    + "which $.quickFocus.sections[0].title has too, expected an id of its own",
                "catalog.json: $.quickFocus.sections[1].items[0].imageName: found the id \"a\", "
                    + "which $.quickFocus.sections[0].items[0].imageName has too, "
                    + "expected an id of its own",
            ])
    }

    @Test func modelTypesDoNotClash() throws {
        let document = try CatalogTesting.read(
            members: """
                "focuses": [{"title": "A", "imageName": "a"}],
                "quickFocus": {"sections": [
                  {"id": "a", "title": "A", "items": [{"title": "A", "imageName": "a"}]}
                ]},
                "trips": [{"title": "A", "selectedImages": ["a"]}]
                """)
        #expect(document.catalog.trips.map(\.id) == ["a"])
    }

    @Test func normalisationsOfOneTextAreTwoIDs() throws {
        let document = try CatalogTesting.read(
            members: """
                "focuses": [
                  {"id": "caf\u{E9}", "title": "A", "imageName": "x"},
                  {"id": "cafe\u{301}", "title": "B", "imageName": "y"},
                  {"id": "カフェ", "title": "C", "imageName": "z"}
                ]
                """)
        #expect(document.catalog.focuses.map { $0.id.unicodeScalars.count } == [4, 5, 3])
    }

    @Test(arguments: [("\"\"", "\"\""), ("7", "7"), ("null", "null")])
    func anIDIsATextThatIsNotEmpty(id: String, found: String) throws {
        let errors = try CatalogTesting.errors(
            members: "\"focuses\": [{\"id\": \(id), \"title\": \"A\", \"imageName\": \"a\"}]")
        #expect(
            errors == [
                "catalog.json: $.focuses[0].id: found \(found), expected an id that is not empty"
            ])
    }
}

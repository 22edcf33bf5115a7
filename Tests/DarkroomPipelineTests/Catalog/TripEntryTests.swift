import Testing

@testable import DarkroomPipeline

@Suite struct TripEntryTests {
    private func trips(_ objects: String) throws -> [TripEntry] {
        try CatalogTesting.read(members: "\"trips\": [\(objects)]").catalog.trips
    }

    private func errors(_ members: String) throws -> [String] {
        try CatalogTesting.errors(
            members: "\"trips\": [{\"title\": \"A\", \"selectedImages\": [\"a\"], \(members)}]")
    }

    private func image(_ name: String, _ point: CatalogPoint?, _ path: String) -> ImageReference {
        ImageReference(name: name, focalPoint: point, place: "catalog.json: $.trips[0].\(path)")
    }

    @Test func readsAllThatATripHas() throws {
        let trips = try trips(
            """
            {"id": "picos", "title": "Picos", "subtitle": "By foot", "location": "Asturias",
             "startDate": "2024-05-29", "endDate": "2024-06-03", "isPublic": true,
             "friends": ["Ana", "Bo"],
             "selectedImages": ["path", {"name": "life.jpg", "focalPoint": {"x": 0.2, "y": 0.3}}],
             "backgroundImage": {"name": "sunset"}}
            """)
        let point = CatalogPoint(x: 0.2, y: 0.3)
        #expect(
            trips == [
                TripEntry(
                    id: "picos", title: "Picos", subtitle: "By foot", location: "Asturias",
                    startDate: "2024-05-29", endDate: "2024-06-03", isPublic: true,
                    friends: ["Ana", "Bo"],
                    selectedImages: [
                        image("path", nil, "selectedImages[0]"),
                        image("life.jpg", point, "selectedImages[1]"),
                    ],
                    backgroundImage: image("sunset", nil, "backgroundImage"))
            ])
    }

    @Test func hasTheDefaultsOfWhatIsLeftOut() throws {
        let trips = try trips(#"{"title": "A Day Out", "selectedImages": []}"#)
        #expect(
            trips == [
                TripEntry(
                    id: "a-day-out", title: "A Day Out", subtitle: nil, location: nil,
                    startDate: nil, endDate: nil, isPublic: false, friends: [],
                    selectedImages: [], backgroundImage: nil)
            ])
    }

    @Test func itsIDIsByDefaultThatOfItsCover() throws {
        let trips = try trips(#"{"title": "A", "selectedImages": [{"name": "b.heic"}, "c"]}"#)
        #expect(trips.map(\.id) == ["b"])
    }

    @Test func needsTitleAndImages() throws {
        #expect(
            try CatalogTesting.errors(members: #""trips": [{"id": "a"}]"#) == [
                "catalog.json: $.trips[0].title: found nothing, expected a string",
                "catalog.json: $.trips[0].selectedImages: found nothing, expected an array",
            ])
    }

    @Test func aDayMustExist() throws {
        #expect(
            try errors(#""startDate": "2023-02-29", "endDate": 20240101"#) == [
                "catalog.json: $.trips[0].startDate: found \"2023-02-29\", "
                    + "expected a day as yyyy-MM-dd that exists",
                "catalog.json: $.trips[0].endDate: found 20240101, "
                    + "expected a day as yyyy-MM-dd that exists",
            ])
    }

    @Test func endsNotBeforeItStarts() throws {
        #expect(try errors(#""startDate": "2024-02-29", "endDate": "2024-02-29""#).isEmpty)
        #expect(
            try errors(#""startDate": "2024-06-03", "endDate": "2024-05-29""#) == [
                "catalog.json: $.trips[0].endDate: found \"2024-05-29\", "
                    + "expected a day not before the startDate \"2024-06-03\""
            ])
    }

    @Test func anOptionalFieldOfAWrongTypeIsAnError() throws {
        let members = """
            "subtitle": null, "location": 1, "isPublic": 1, "friends": ["Ana", 2],
            "backgroundImage": false
            """
        #expect(
            try errors(members) == [
                "catalog.json: $.trips[0].subtitle: found null, expected a string",
                "catalog.json: $.trips[0].location: found 1, expected a string",
                "catalog.json: $.trips[0].isPublic: found 1, expected true or false",
                "catalog.json: $.trips[0].friends[1]: found 2, expected a string",
                "catalog.json: $.trips[0].backgroundImage: found false, "
                    + "expected an image name or an object with a name",
            ])
    }
}

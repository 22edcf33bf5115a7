import Testing

@testable import DarkroomPipeline

@Suite struct ImageReferenceTests {
    @Test(arguments: [
        ("lake", "lake"), ("lake.jpg", "lake"), ("trips/life.JPG", "trips/life"),
        ("a.b.webp", "a.b"), ("v1.2", "v1.2"), ("notes.txt", "notes.txt"), (".jpg", ".jpg"),
        ("a/.gif", "a/.gif"), ("x.tiff", "x"), ("dir.png/name", "dir.png/name"), ("a.", "a."),
    ])
    func theStemIsTheNameWithoutAPicturesExtension(name: String, stem: String) {
        #expect(ImageReference.stem(of: name) == stem)
    }

    private func focus(_ members: String) throws -> FocusEntry? {
        let members = "\"focuses\": [{\"title\": \"A\", \(members)}]"
        return try CatalogTesting.read(members: members).catalog.focuses.first
    }

    private func errors(_ members: String) throws -> [String] {
        try CatalogTesting.errors(members: "\"focuses\": [{\"title\": \"A\", \(members)}]")
    }

    @Test func theFocalPointStandsBesideTheNameOrInTheReference() throws {
        let expected = ImageReference(
            name: "a.jpg", focalPoint: CatalogPoint(x: 0.5, y: 1),
            place: "catalog.json: $.focuses[0].imageName")
        let beside = try focus(#""imageName": "a.jpg", "focalPoint": {"x": 0.5, "y": 1}"#)
        let inside = try focus(
            #""imageName": {"name": "a.jpg", "focalPoint": {"x": 0.5, "y": 1}}"#)
        #expect(beside?.image == expected)
        #expect(inside?.image == expected)
        #expect(inside?.id == "a")
    }

    @Test func theReferenceMayBeAnObjectWithoutAFocalPoint() throws {
        #expect(try focus(#""imageName": {"name": "a"}"#)?.image.focalPoint == nil)
        let point = #"{"x": 0, "y": 0}"#
        let beside = try focus("\"imageName\": {\"name\": \"a\"}, \"focalPoint\": \(point)")
        #expect(beside?.image.focalPoint == CatalogPoint(x: 0, y: 0))
    }

    @Test func twoFocalPointsAreOneTooMany() throws {
        let point = #""focalPoint": {"x": 0, "y": 0}"#
        #expect(
            try errors("\"imageName\": {\"name\": \"a\", \(point)}, \(point)") == [
                "catalog.json: $.focuses[0].focalPoint: found a second focal point, "
                    + "expected only the one in imageName"
            ])
    }

    @Test func theFocalPointIsAFractionOfThePicture() throws {
        let place = "catalog.json: $.focuses[0].focalPoint"
        #expect(
            try errors(#""imageName": "a", "focalPoint": {"x": 1.01, "y": -0.5}"#) == [
                "\(place).x: found 1.01, expected a number from 0 to 1",
                "\(place).y: found -0.5, expected a number from 0 to 1",
            ])
        #expect(
            try errors(#""imageName": "a", "focalPoint": {"x": true}"#) == [
                "\(place).x: found true, expected a number from 0 to 1",
                "\(place).y: found nothing, expected a number from 0 to 1",
            ])
        #expect(
            try errors(#""imageName": "a", "focalPoint": [0, 0]"#) == [
                "\(place): found an array of 2, expected an object"
            ])
    }

    @Test func theNameMustNotBeEmpty() throws {
        let place = "catalog.json: $.focuses[0].imageName"
        #expect(
            try errors(#""imageName": """#) == [
                "\(place): found \"\", expected an image name or an object with a name"
            ])
        #expect(
            try errors(#""imageName": {"name": ""}"#) == [
                "\(place).name: found \"\", expected an image name"
            ])
    }
}

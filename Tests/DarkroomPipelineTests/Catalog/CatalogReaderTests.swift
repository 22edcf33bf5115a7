import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct CatalogReaderTests {
    @Test func everySectionMayBeAbsent() throws {
        let document = try CatalogTesting.read("{\"version\": 1}")
        #expect(
            document.catalog
                == Catalog(
                    photos: "photos", focuses: [], quickFocusSections: [], trips: [], books: []))
        #expect(document.warnings.isEmpty)
    }

    @Test func isFoundByItsFolderOrItsFile() throws {
        try TemporaryFolder.with { folder in
            try folder.write("{\"version\": 1, \"x\": 0}", to: "app/catalog.json")
            try folder.write("{\"version\": 1, \"x\": 0}", to: "app/other.json")
            try folder.link("way", to: "app")
            let paths = ["app", "app/", "app/catalog.json", "way/../app"].map(folder.path)
            for path in paths {
                let document = try CatalogTesting.reading(path)
                #expect(document.folder == folder.path("app"))
                #expect(document.warnings.first?.hasPrefix("catalog.json: $.x: ") == true)
            }
            let other = try CatalogTesting.reading(folder.path("way/other.json"))
            #expect(other.folder == folder.path("app"))
            #expect(other.warnings.first?.hasPrefix("other.json: $.x: ") == true)
        }
    }

    @Test func aMissingCatalogSaysWhatToDo() throws {
        try TemporaryFolder.with { folder in
            let advice = "; give the path of a catalog.json or of the folder that holds one"
            let inFolder = try CatalogTesting.errors { try CatalogReader.read(path: folder.path) }
            let nowhere = try CatalogTesting.errors {
                try CatalogReader.read(path: folder.path("no/where"))
            }
            let file = folder.path("catalog.json")
            #expect(
                inFolder == [
                    "\(file): the catalog can't be read, because there is no such file" + advice
                ])
            #expect(
                nowhere == [
                    folder.path("no/where") + ": the catalog can't be read, "
                        + "because there is no such file or folder" + advice
                ])
        }
    }

    @Test func namesTheLineOfASyntaxError() throws {
        let errors = try CatalogTesting.errors {
            try CatalogTesting.read("{\n  \"version\": 1,\n}")
        }
        #expect(
            errors == [
                "catalog.json: line 3, column 1: found \"}\", expected a key after the comma"
            ])
    }

    @Test(arguments: [
        ("{}", "found nothing"), (#"{"version": 2}"#, "found 2"),
        (#"{"version": "1"}"#, #"found "1""#), (#"{"version": true}"#, "found true"),
    ])
    func theVersionMustBeOne(text: String, found: String) throws {
        let errors = try CatalogTesting.errors { try CatalogTesting.read(text) }
        #expect(errors == ["catalog.json: $.version: \(found), expected 1"])
    }

    @Test func theWholeMustBeAnObject() throws {
        let errors = try CatalogTesting.errors { try CatalogTesting.read("[1]") }
        #expect(errors == ["catalog.json: $: found an array of 1, expected an object"])
    }

    @Test func thePhotosFolderStaysInsideTheCatalogs() throws {
        #expect(try CatalogTesting.read(members: #""photos": "./a/b/""#).catalog.photos == "a/b")
        for path in ["", "/etc", "../photos"] {
            let errors = try CatalogTesting.errors(members: "\"photos\": \"\(path)\"")
            #expect(
                errors == [
                    "catalog.json: $.photos: found \"\(path)\", "
                        + "expected a path inside the catalog's folder, relative to it"
                ])
        }
    }

    @Test func listsEveryErrorAtOnce() throws {
        let errors = try CatalogTesting.errors(
            members: """
                "photos": 3, "focuses": [{"title": 1}, "x"], "quickFocus": {},
                "trips": [
                  {"title": "A", "selectedImages": []},
                  {"title": "B", "selectedImages": [""], "startDate": "2024-02-30"}
                ],
                "books": null
                """)
        #expect(
            errors == [
                "catalog.json: $.photos: found 3, "
                    + "expected a path inside the catalog's folder, relative to it",
                "catalog.json: $.focuses[0].imageName: found nothing, "
                    + "expected an image name or an object with a name",
                "catalog.json: $.focuses[0].title: found 1, expected a string",
                "catalog.json: $.focuses[1]: found \"x\", expected an object",
                "catalog.json: $.quickFocus.sections: found nothing, expected an array",
                "catalog.json: $.trips[1].selectedImages[0]: found \"\", "
                    + "expected an image name or an object with a name",
                "catalog.json: $.trips[1].startDate: found \"2024-02-30\", "
                    + "expected a day as yyyy-MM-dd that exists",
                "catalog.json: $.books: found null, expected an object",
            ])
    }

    @Test func anUnknownKeyIsAWarning() throws {
        let document = try CatalogTesting.read(
            members: """
                "$schema": "x",
                "focuses": [
                  {"title": "A", "imageName": "a", "color": "red", "focalPoint":
                    {"x": 0, "y": 1, "z": 2}}
                ]
                """)
        #expect(document.catalog.focuses.count == 1)
        #expect(
            document.warnings == [
                "catalog.json: $[\"$schema\"]: unknown key, expected one of "
                    + "version, photos, focuses, quickFocus, trips, books",
                "catalog.json: $.focuses[0].color: unknown key, expected one of "
                    + "id, title, description, imageName, focalPoint",
                "catalog.json: $.focuses[0].focalPoint.z: unknown key, expected one of x, y",
            ])
    }

    @Test func aMisspeltKeyIsWarnedOfBesideTheErrorItCauses() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                "{\"version\": 1, \"focuses\": [{\"title\": \"A\", \"imageNmae\": \"a\"}]}",
                to: "catalog.json")
            var warnings: [String] = []
            let errors = try CatalogTesting.errors {
                try CatalogReader.read(path: folder.path) { warnings.append($0) }
            }
            #expect(errors.count == 1)
            #expect(warnings.first?.contains("$.focuses[0].imageNmae: unknown key") == true)
        }
    }
}

import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct BooksReaderTests {
    private let one = #"{"data": [{"attributes": {"title": "Emma"}}]}"#
    private let two =
        #"{"data": [{"attributes": {"title": "Emma"}}, {"attributes": {"title": "Öde"}}]}"#

    private func books(_ data: String, _ pattern: String = "") throws -> [BookEntry] {
        let members = "\"books\": {\"file\": \"books/data.json\"\(pattern)}"
        let document = try CatalogTesting.read(members: members, books: data)
        #expect(document.warnings.isEmpty)
        return document.catalog.books
    }

    private func errors(_ data: String?, _ pattern: String = "") throws -> [String] {
        let members = "\"books\": {\"file\": \"books/data.json\"\(pattern)}"
        return try CatalogTesting.errors(members: members, books: data)
    }

    @Test func readsAllThatABookHasAndLeavesTheRestToTheApp() throws {
        let books = try books(
            """
            {"meta": {}, "data": [{"type": "book", "attributes": {
              "slug": "x", "title": "The Stone", "author": "J. R.", "pages": 223,
              "release_date": "1997-06-26", "dedication": "For J.", "summary": "A boy.",
              "wiki": "https://example.org", "chapters": [{"order": 1, "title": "One"}]}}]}
            """)
        #expect(
            books == [
                BookEntry(
                    id: "the-stone", title: "The Stone", author: "J. R.", pages: 223,
                    releaseDate: "1997-06-26", dedication: "For J.", summary: "A boy.",
                    wiki: "https://example.org", chapters: ["One"], cover: nil)
            ])
    }

    @Test func nullInTheAppsDataIsAbsent() throws {
        let books = try books(
            """
            {"data": [{"attributes": {"title": "A", "id": null, "author": null, "pages": null,
              "release_date": null, "dedication": null, "summary": null, "wiki": null,
              "chapters": null}}]}
            """)
        #expect(
            books == [
                BookEntry(
                    id: "a", title: "A", author: nil, pages: nil, releaseDate: nil,
                    dedication: nil, summary: nil, wiki: nil, chapters: [], cover: nil)
            ])
    }

    @Test func namesTheDataFileInItsProblems() throws {
        let errors = try errors(
            """
            {"data": [{"attributes": {"title": null, "pages": 0, "release_date": "26.6.1997",
              "chapters": [{}]}}, {}]}
            """)
        let place = "books/data.json: $.data[0].attributes"
        #expect(
            errors == [
                "\(place).title: found null, expected a string",
                "\(place).pages: found 0, expected a whole number of at least 1",
                "\(place).release_date: found \"26.6.1997\", "
                    + "expected a day as yyyy-MM-dd that exists",
                "\(place).chapters[0].title: found nothing, expected a string",
                "books/data.json: $.data[1].attributes: found nothing, expected an object",
            ])
    }

    @Test func numbersTheCoversFromOne() throws {
        let books = try books(two, #", "coverPattern": "covers/{n}-{n}.png""#)
        #expect(books.map(\.cover?.name) == ["covers/1-1.png", "covers/2-2.png"])
        #expect(books.first?.cover?.place == "catalog.json: $.books.coverPattern")
    }

    @Test func onlyASingleBookMayDoWithoutANumber() throws {
        let pattern = #", "coverPattern": "cover""#
        #expect(try books(one, pattern).map(\.cover?.name) == ["cover"])
        #expect(
            try errors(two, pattern) == [
                "catalog.json: $.books.coverPattern: found \"cover\", "
                    + "expected {n}, the book's position, in it, as there are 2 books"
            ])
    }

    @Test func thePatternIsATextThatIsNotEmpty() throws {
        let expected = "expected an image name with {n} in it"
        #expect(
            try errors(one, #", "coverPattern": """#) == [
                "catalog.json: $.books.coverPattern: found \"\", \(expected)"
            ])
    }

    @Test func twoBooksOfOneTitleNeedIDs() throws {
        let same = #"{"data": [{"attributes": {"title": "A"}}, {"attributes": {"title": "a"}}]}"#
        #expect(
            try errors(same) == [
                "books/data.json: $.data[1].attributes.title: found the id \"a\", "
                    + "which $.data[0].attributes.title has too, expected an id of its own"
            ])
        let told = same.replacing(#""title": "a""#, with: #""title": "a", "id": "b""#)
        #expect(try books(told).map(\.id) == ["a", "b"])
    }

    @Test func anIDThatIsNoTextIsTheAppsOwn() throws {
        let book = #"{"data": [{"id": "7", "attributes": {"title": "Emma", "id": 7}}]}"#
        #expect(try books(book).map(\.id) == ["emma"])
    }

    @Test func aMissingDataFileIsTheCatalogsError() throws {
        #expect(
            try errors(nil) == [
                "catalog.json: $.books.file: found \"books/data.json\", "
                    + "but there is no such file, expected the books' data file"
            ])
    }

    @Test func aSyntaxErrorNamesTheDataFile() throws {
        #expect(
            try errors("[") == [
                "books/data.json: line 1, column 2: found the end of the file, "
                    + "expected a value or \"]\""
            ])
    }

    @Test(arguments: ["/etc/hosts", "../data.json", ""])
    func theDataFileIsInTheCatalogsFolder(path: String) throws {
        let errors = try CatalogTesting.errors(members: "\"books\": {\"file\": \"\(path)\"}")
        #expect(
            errors == [
                "catalog.json: $.books.file: found \"\(path)\", "
                    + "expected a path inside the catalog's folder, relative to it"
            ])
    }

    @Test func aLinkMustNotLeadOutEither() throws {
        try TemporaryFolder.with { folder in
            try folder.write(one, to: "outside.json")
            try folder.write(
                #"{"version": 1, "books": {"file": "data.json"}}"#, to: "app/catalog.json")
            try folder.link("app/data.json", to: "../outside.json")
            let errors = try CatalogTesting.errors {
                try CatalogReader.read(path: folder.path("app"))
            }
            #expect(
                errors == [
                    "catalog.json: $.books.file: found \"data.json\", "
                        + "a link that leads out of the catalog's folder, expected a file inside it"
                ])
        }
    }
}

import TestSupport

/// A catalog with every kind of model, titles in several scripts, and photos that fail.
enum SampleCatalog {
    static let text = CatalogText(
        """
        {"version": 1,
         "focuses": [
          {"id": "zebra", "title": "Zebra", "description": "last letter first", "imageName": "a"},
          {"title": "深呼吸", "description": "Ein- und ausatmen …", "imageName": "b.jpg"},
          {"id": "gone", "title": "Gone", "description": "", "imageName": "no-such-photo"},
          {"id": "ABC", "title": "Upper", "description": "", "imageName": "a"},
          {"id": "abc", "title": "Lower", "description": "", "imageName": "b"}],
         "quickFocus": {"sections": [
          {"id": "breathing", "title": "Breathing exercises", "items": [
            {"id": "in", "title": "In \\"and\\" out", "description": "d", "imageName": "b"},
            {"id": "out", "title": "Out", "description": "d", "imageName": "cut"}]},
          {"id": "walking", "title": "Mindful walks", "items": [
            {"id": "über/die Straße", "title": "Path", "description": "d",
             "imageName": {"name": "a", "focalPoint": {"x": 0.25, "y": 0.75}}}]}]},
         "trips": [
          {"id": "picos", "title": "Picos", "subtitle": "Peaks", "location": "Asturias",
           "startDate": "2024-05-29", "endDate": "2024-06-03", "isPublic": true,
           "friends": ["Zoë", "Ann"], "selectedImages": ["b", "cut", "a"],
           "backgroundImage": "a"},
          {"id": "beach", "title": "Beach", "isPublic": false, "friends": [],
           "selectedImages": ["a"]}],
         "books": {"file": "books.json", "coverPattern": "a"}}
        """)

    static let books = """
        {"data": [{"attributes": {"title": "Philosopher's Stone", "author": "J. K.", "pages": 223,
          "release_date": "1997-06-26", "dedication": "for J.", "summary": "s", "wiki": "w",
          "chapters": [{"title": "One"}, {"title": "Two"}]}}]}
        """

    /// Makes the photos and the books.
    static func prepare(_ bench: Workbench) async throws {
        try bench.folder.write(books, to: "books.json")
        try await Reference.run("gradient", bench.photo("a.png"), "1300", "1500")
        try await Reference.run("noise", bench.photo("b.jpg"), "800", "1000")
        try await Reference.run("gradient", bench.photo("whole.jpg"), "800", "600")
        let whole = try bench.bytes("whole.jpg")
        try bench.folder.write(Array(whole.prefix(whole.count / 2)), to: "photos/cut.jpg")
    }
}

import Testing

@testable import DarkroomPipeline

@Suite struct RelativeLinkTests {
    /// Percent-encoded by the rules of RFC 3986: all but letters, digits and `-._~`.
    @Test(arguments: [
        ("/a/out/preview.html", "/a/out", ""),
        ("/a/out/preview.html", "/a/out/", ""),
        ("/a/page.html", "/a/out", "out/"),
        ("/a/b/c/page.html", "/a/out", "../../out/"),
        ("/a/page.html", "/a/x/../my out#1", "my%20out%231/"),
        ("/a/page.html", "/a/50%/ü", "50%25/%C3%BC/"),
        ("/page.html", "/", ""),
    ])
    func leadsFromThePageToTheFolder(page: String, folder: String, link: String) {
        #expect(RelativeLink.from(page: page, to: folder) == link)
    }
}

import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// What the preview page shows, in a real browser.
@Suite(.needsBrowser) struct PreviewPageTests {
    private struct Page: Decodable {
        let sections, gridTitles, titles, failures, missing, paragraphs, links: [String]
        let injected: Int
        let requests, log, notices: [String]
        let titleIsInk: [Bool]
        /// Width of the page on a screen of 320 points.
        let narrow: Int
        let shown, lost: Int
        let columns: String
    }

    private static let hostile =
        #"</script><script>window.hostile=1</script><!--<script><img "#
        + #"src='x' onerror='window.hostile=1'><b>&amp;"#

    @Test func showsEveryModelWithFailuresFirst() async throws {
        try await Workbench.with { bench in
            try await SampleCatalog.prepare(bench)
            let build = try await bench.build(SampleCatalog.text)
            try await bench.preview()
            let page: Page = try await bench.look("preview_page")
            #expect(page.log == [])
            #expect(page.requests == [])
            #expect(
                page.sections == ["Failures 2", "Focus 5", "Quick focus", "Trips 2", "Books 1"])
            #expect(page.gridTitles == ["Breathing exercises 2", "Mindful walks 1"])
            #expect(
                page.titles == [
                    "photos/cut.jpg", "photos/no-such-photo", "Zebra", "深呼吸", "Gone", "Upper",
                    "Lower",
                    #"In "and" out"#, "Out", "Path", "Picos", "Beach", "Philosopher's Stone",
                ])
            let failures = try build.manifest().failures
            #expect(page.failures.count == failures.count)
            for (text, failure) in zip(page.failures, failures) {
                #expect(text.contains("\(failure.code.rawValue) (\(failure.stage))"))
                #expect(text.contains(failure.message))
                #expect(failure.images.allSatisfy(text.contains))
            }
            #expect(
                page.missing == [
                    "thumbnail: missing: photos/no-such-photo",
                    "thumbnail: truncated: photos/cut.jpg",
                    "gallery.2: truncated: photos/cut.jpg",
                ])
            #expect(page.columns == "171.5px 171.5px")
            #expect(page.shown > 5)
            #expect(page.lost == 0)
            #expect(page.narrow == 320)
            #expect(page.notices == [])
            #expect(page.titleIsInk == [false, false])
            for text in ["last letter first", "J. K. · 223 pages · 1997-06-26", "for J.", "Two"] {
                #expect(page.paragraphs.contains(text), "\(text)")
            }
        }
    }

    @Test func whatTheCatalogSaysStaysText() async throws {
        try await Workbench.with { bench in
            let text = Self.hostile
            try await Reference.run("gradient", bench.photo("a.png"), "800", "900")
            try bench.folder.write(
                """
                {"data":[{"attributes":{"title":"\(text)","author":"\(text)","dedication":"\(text)",
                  "summary":"\(text)","wiki":"javascript:window.hostile=1",
                  "chapters":[{"title":"\(text)"}]}}]}
                """, to: "books.json")
            _ = try await bench.build(
                CatalogText(
                    """
                    {"version":1,
                     "focuses":[{"title":"\(text)","description":"\(text)","imageName":"a"}],
                     "quickFocus":{"sections":[{"title":"\(text)","items":[
                       {"title":"\(text)","description":"d","imageName":"\(text)"}]}]},
                     "trips":[{"id":"\(text)","title":"\(text)","location":"\(text)",
                       "isPublic":true,"friends":["\(text)"],"selectedImages":["a"]}],
                     "books":{"file":"books.json","coverPattern":"a"}}
                    """))
            for options in [[], ["--link"]] {
                let run = try await CommandRun.darkroom(["preview", bench.output] + options)
                #expect(run.ending == .code(0), "\(run.messages)")
                let page: Page = try await bench.look("preview_page")
                #expect(page.log == [])
                #expect(page.injected == 0)
                #expect(page.titles.filter { $0 == text }.count == 4)
                #expect(page.gridTitles == ["\(text) 1"])
                #expect(page.paragraphs.contains(text))
                #expect(page.paragraphs.contains("javascript:window.hostile=1"))
                #expect(page.links == [])
            }
        }
    }

    /// A trip without any picture, whose id is not what its pictures' keys begin with.
    @Test func saysWhyATripHasNoPictureAtAll() async throws {
        try await Workbench.with { bench in
            let build = try await bench.build(
                CatalogText(
                    #"{"version":1,"trips":[{"id":"dark & wet","title":"Dark","isPublic":true,"#
                        + #""friends":[],"selectedImages":["none"]}]}"#))
            #expect(build.run.ending == .code(1))
            try await bench.preview()
            let page: Page = try await bench.look("preview_page")
            #expect(page.log == [])
            let roles = ["cover", "header.expanded", "header.collapsed", "gallery.1"]
            #expect(page.missing == roles.map { "\($0): missing: photos/none" })
            // White on nothing would not be seen.
            #expect(page.titleIsInk == [true])
        }
    }

    @Test func saysThatThereIsNothing() async throws {
        try await Workbench.with { bench in
            _ = try await bench.build(CatalogText(#"{"version":1}"#))
            try await bench.preview()
            let page: Page = try await bench.look("preview_page")
            #expect(page.log == [])
            #expect(page.notices == ["There are no models in the catalog."])
        }
    }

    @Test func showsLinkedPicturesFromAnotherFolder() async throws {
        try await Workbench.with { bench in
            try await Reference.run("gradient", bench.photo("a.png"), "800", "900")
            _ = try await bench.build(.focuses(["a.png"]))
            let page = bench.folder.path("pages/of mine/look#1.html")
            try bench.folder.write("", to: "pages/of mine/look#1.html")
            try await bench.preview("--link", "--output", page)
            let found: Page = try await Reference.judge("preview_page", [page])
            #expect(found.log == [])
            #expect(found.shown == 1)
            #expect(found.requests.allSatisfy { $0.hasPrefix("file://") })
        }
    }
}

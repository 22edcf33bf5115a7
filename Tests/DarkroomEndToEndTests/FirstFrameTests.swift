import DarkroomManifest
import TestSupport
import Testing

/// Of a file with several pictures the first frame, the first page or the primary image is shown.
@Suite(.needs(.convert, .heifEncoder)) struct FirstFrameTests {
    @Test(arguments: [
        "frames.gif", "frames.webp", "patch.gif", "pages.tif", "pages-large.tif", "first.heic",
        "second.heic", "first.avif", "second.avif", "thumbnail.heic",
    ])
    func theRedPictureOfSeveralIsShown(name: String) async throws {
        try await Workbench.with { bench in
            try await Reference.run("first_frames", bench.photo(""))
            let build = try await bench.build(
                .focuses([name]),
                recipe: """
                    {"formats": ["png"], "scales": [1],
                     "roles": {"focus.thumbnail": {"width": 96, "height": 96}}}
                    """)
            #expect(build.run.ending == .code(0), "\(build.run.messages)")
            let points = [(0.1, 0.1), (0.6, 0.6), (0.9, 0.9)]
            let found = try await Color.samples(
                of: build.file(CatalogText.key(name)), at: points)
            #expect(found.allSatisfy { $0.isNear(Color(255, 0, 0), within: 6) }, "\(found)")
            let source = try #require(build.manifest().sources["photos/" + name])
            #expect([source.width, source.height] == [96, 96])
        }
    }
}

import Foundation
import Testing

@testable import Vips

@Suite struct RuntimeTests {
    @Test func startsMoreThanOnce() throws {
        try VipsRuntime.start()
        try VipsRuntime.start()
        #expect(VipsRuntime.version.split(separator: ".").count == 3)
    }

    @Test(arguments: ["jpeg", "png", "webp", "heif", "tiff", "gif"])
    func photosCanBeLoaded(loader: String) throws {
        try VipsRuntime.start()
        #expect(VipsRuntime.isAvailable(operation: "\(loader)load_source"))
        #expect(Image.Loader(rawValue: loader) != nil)
    }

    @Test(
        arguments: [
            "svgload", "svgload_source", "pdfload", "magickload", "openslideload", "rawload",
            "csvload", "matrixload", "ppmload_source", "vipsload_source", "jxlload_source",
            "jp2kload_source", "fitsload", "openexrload", "radload_source", "no-such-operation",
        ])
    func nothingElseCanBeLoaded(loader: String) throws {
        try VipsRuntime.start()
        #expect(!VipsRuntime.isAvailable(operation: loader))
    }

    #if os(Linux)
        /// What reads PDFs, slides and everything else is not even in the process; what reads HEIF is,
        /// once it was asked for. libvips has them as modules on Debian.
        @Test func modulesThatAreOfNoUseAreNotLoaded() throws {
            try VipsRuntime.start()
            #expect(VipsRuntime.isAvailable(operation: "heifload_source"))
            let mapped = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
            for module in ["poppler", "openslide", "magick", "jxl"] {
                #expect(!mapped.contains("vips-\(module).so"))
            }
            #expect(getenv("VIPSHOME") == nil)
        }
    #endif

    @Test func aFileThatIsNotWhatItsLoaderReadsFails() throws {
        try VipsRuntime.start()
        let svg = Array("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8)
        for loader in [Image.Loader.jpeg, .png, .webp, .heif, .tiff, .gif] {
            let error = try #require(throws: VipsError.self) {
                try Image.open(Source(bytes: svg), with: loader)
            }
            #expect(error.operation == "\(loader.rawValue)load_source")
        }
    }

    @Test func anEndedLaneCanBeUsedAgain() throws {
        try VipsRuntime.start()
        VipsRuntime.endOfLane()
        let image = try VipsTesting.grey([[1, 2]])
        #expect(try image.resampled(image.wholeBox, width: 4, height: 1).pixels().count == 4)
        VipsRuntime.endOfLane()
    }
}

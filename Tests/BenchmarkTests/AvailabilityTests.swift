import Testing

@testable import darkroom_bench

@Suite struct AvailabilityTests {
    @Test func isUnfitForFormatsThatItCannotReadOrWrite() {
        let tool = Installation(version: "1", reads: [.jpeg], writes: [.jpeg, .webp])
        let job = Self.job(from: .heic, to: .avif)
        #expect(
            Availability.installed(tool).judged(for: job)
                == .unfit("cannot read heic, cannot write avif"))
        #expect(
            Availability.installed(tool).judged(for: Self.job(from: .jpeg, to: .webp)).absence
                == nil)
    }

    @Test func whatIsMissingStaysMissing() {
        let job = Self.job(from: .heic, to: .avif)
        #expect(Availability.missing("p").judged(for: job).absence == "not installed (p)")
    }

    /// Lines as `convert -list format` of ImageMagick 6.9 and `gm convert -list formats` of
    /// GraphicsMagick 1.3 print them.
    @Test(arguments: [
        """
           Format  Module    Mode  Description
             JPEG* JPEG      rw-   Joint Photographic Experts Group JFIF format (libjpeg-turbo 2.1.5)
                   See http://www.libpng.org/ for details about the PNG format.
             AVIF* HEIC      r--   AV1 Image File Format (1.15.1)
        """,
        """
          Format L  Mode  Description
            JPEG P  rw-  Joint Photographic Experts Group JFIF format (IJG JPEG 62)
                    See http://www.libpng.org/ for details about the PNG format..
            AVIF P  r--  HEIF Image Format (heif v15.1.0)
        """,
    ])
    func readsListsOfFormats(list: String) {
        #expect(
            MagickFormats.installation(version: "1", list: list)
                == Installation(version: "1", reads: [.jpeg, .avif], writes: [.jpeg]))
    }

    private static func job(from source: PictureFormat, to format: PictureFormat) -> Job {
        Job(processes: 1, photos: [Samples.photo(source, outputs: [Samples.output(format)])])
    }
}

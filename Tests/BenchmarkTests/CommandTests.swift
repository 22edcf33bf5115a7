import DarkroomManifest
import Testing

@testable import darkroom_bench

@Suite struct CommandTests {
    private let overlaid = Samples.photo(
        outputs: [Samples.output(overlay: Manifest.Overlay(color: "#000000", opacity: 0.1))])

    @Test func vipsThumbnailRunsOnceAnOutput() {
        let commands = VipsThumbnail().commands(for: Samples.task(Samples.photo()), into: "/o")
        #expect(
            commands.map(\.text) == [
                "vipsthumbnail /c/photos/a.jpg --size 4x3 --smartcrop attention"
                    + " -o /o/trip-a-cover@2x.jpg[Q=80,optimize_coding,strip]"
            ])
    }

    /// A fifth is needed: 40 × 30 is asked for at 8 × 6, and decoded at two eighths, 10 × 8; so the
    /// crop at (1, 2) of 20 × 15 is at (0.25, 0.53), of 5 × 4.
    @Test func imageMagickDecodesOnceAndClones() {
        #expect(
            ImageMagick.arguments(overlaid, into: "/o").joined(separator: " ")
                == "-define jpeg:size=8x6 /c/photos/a.jpg -auto-orient -strip -depth 8"
                + " ( -clone 0 -crop 5x4+0+1 +repage -resize 4x3! -fill #000000 -colorize 10"
                + " -quality 80 -write /o/trip-a-cover@2x.jpg +delete ) null:")
    }

    @Test func graphicsMagickDecodesOnceABatch() {
        #expect(
            GraphicsMagick.batch(overlaid, into: "/o") == [
                "convert -size 8x6 \"/c/photos/a.jpg\" -auto-orient +profile \"*\" -depth 8 mpr:photo",
                "convert mpr:photo -crop 5x4+0+1 +repage -resize 4x3! -fill \"#000000\" -colorize 10"
                    + " -quality 80 \"/o/trip-a-cover@2x.jpg\"",
            ])
    }

    @Test func otherFormatsAreDecodedWhole() {
        let decode = ScaledDecode(Samples.photo(.png))
        #expect(decode.hint == nil && decode.size == PictureSize(width: 40, height: 30))
        #expect(decode.crop(Samples.output()) == "20x15+1+2")
    }
}

import DarkroomManifest
import Testing

@Suite struct PictureChoiceTests {
    private let picture = Sample.picture(
        [1, 2, 4].flatMap { [Sample.variant($0), Sample.variant($0, .webp)] })

    @Test(arguments: [(1, 1), (2, 2), (1.5, 2), (3, 4), (4, 4), (5, 4), (0.75, 1)])
    func takesTheExactScaleElseTheNextLargerElseTheLargest(screen: Double, taken: Int) {
        #expect(picture.variant(scale: screen)?.scale == taken)
    }

    @Test func takesTheFirstFormatUnlessAskedForAnother() {
        #expect(picture.variant(scale: 2)?.format == .jpeg)
        #expect(picture.variant(scale: 2, formats: [.webp]) == Sample.variant(2, .webp))
    }

    @Test func takesTheFirstPreferredFormatThatThereIs() {
        let variant = picture.variant(scale: 2, formats: [.avif, .webp, .jpeg])
        #expect(variant?.format == .webp)
    }

    @Test func takesAnyFormatWhereNoPreferredOneIs() {
        #expect(picture.variant(scale: 2, formats: [.heic]) == Sample.variant(2))
    }

    @Test func keepsToThePreferredFormatWhereItLacksTheScale() {
        let picture = Sample.picture([Sample.variant(1, .webp), Sample.variant(3)])
        #expect(picture.variant(scale: 3, formats: [.webp]) == Sample.variant(1, .webp))
    }

    @Test func aPictureWithoutFilesHasNone() {
        #expect(Sample.picture([]).variant(scale: 1) == nil)
    }
}

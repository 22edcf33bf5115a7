import Testing

@testable import DarkroomPipeline

@Suite struct RGBColorTests {
    @Test func readsBothCasesAndWritesLowerCase() {
        let color = RGBColor(hex: "#0aFf10")
        #expect(color == RGBColor(red: 10, green: 255, blue: 16))
        #expect(color?.hex == "#0aff10")
        #expect(RGBColor(red: 0, green: 0, blue: 0).hex == "#000000")
    }

    @Test(arguments: ["", "#", "000000", "#fff", "#00000000", "#gggggg", "#+12345", "#１２３４５６"])
    func refusesEverythingElse(text: String) {
        #expect(RGBColor(hex: text) == nil)
    }
}

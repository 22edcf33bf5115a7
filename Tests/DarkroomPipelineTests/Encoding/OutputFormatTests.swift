import Testing

@testable import DarkroomPipeline

@Suite struct OutputFormatTests {
    @Test(
        arguments: [
            ([.auto], [.jpeg], [.png]), ([.auto, .jpeg], [.jpeg], [.png, .jpeg]),
            ([.jpeg, .auto], [.jpeg], [.jpeg, .png]), ([.png, .auto], [.png, .jpeg], [.png]),
            ([.webp, .avif, .webp], [.webp, .avif], [.webp, .avif]),
            ([.heic, .auto, .png, .jpeg], [.heic, .jpeg, .png], [.heic, .png, .jpeg]),
            ([], [], []),
        ] as [([FormatChoice], [OutputFormat], [OutputFormat])])
    func choicesComeToFormatsInOrderEachOnce(
        choices: [FormatChoice], opaque: [OutputFormat], transparent: [OutputFormat]
    ) {
        #expect(OutputFormat.chosen(choices, transparent: false) == opaque)
        #expect(OutputFormat.chosen(choices, transparent: true) == transparent)
    }

    @Test(arguments: FormatChoice.allCases.filter { $0 != .auto })
    func everyOtherChoiceIsTheFormatOfItsName(choice: FormatChoice) {
        #expect(
            OutputFormat.chosen([choice], transparent: true).map(\.rawValue) == [choice.rawValue])
    }

    @Test func namesOfFilesAndMedia() {
        #expect(
            OutputFormat.allCases.map(\.fileExtension) == ["jpg", "png", "webp", "avif", "heic"])
        #expect(
            OutputFormat.allCases.map(\.mediaType)
                == ["image/jpeg", "image/png", "image/webp", "image/avif", "image/heic"])
        #expect(OutputFormat.allCases.filter { !$0.keepsAlpha } == [.jpeg])
    }
}

/// How a build tells of its progress, as `--progress` names it.
enum ProgressStyle: String, CaseIterable {
    case auto, bar, lines, json, none

    /// The option itself.
    static let option = OptionSpec(
        name: "progress",
        value: .choice(name: "STYLE", of: allCases.map(\.rawValue)),
        help: "How progress is told, on standard error.",
        defaultText: "auto, which is bar on a terminal and lines elsewhere")

    /// The style that was asked for, `auto` by default.
    init(_ arguments: ParsedArguments) {
        self = arguments.text(Self.option).flatMap(Self.init(rawValue:)) ?? .auto
    }

    /// Who renders it. A bar only on a terminal; elsewhere its control sequences would be litter.
    func renderer(for terminal: Terminal) -> any ProgressRendering {
        switch self {
        case .auto, .bar: terminal.isInteractive ? BarProgress() : LineProgress()
        case .lines: LineProgress()
        case .json: JSONProgress()
        case .none: SilentProgress()
        }
    }
}

internal import Foundation

/// A small drawing, written element by element. Its colours are classes, for light and dark.
struct SVG {
    private let width: Double
    private let height: Double
    private let title: String
    private let description: String
    private var elements: [String] = []

    /// - Parameter description: all that the drawing shows, in words.
    init(width: Double, height: Double, title: String, description: String) {
        self.width = width
        self.height = height
        self.title = title
        self.description = description
    }

    /// - Parameters:
    ///   - at: the baseline's start, middle or end, by `anchor`.
    ///   - style: a class.
    mutating func text(
        _ text: String, at: (x: Double, y: Double), _ style: String, anchor: String = "start"
    ) {
        elements.append(
            "<text x=\"\(at.x.formatted(1))\" y=\"\(at.y.formatted(1))\" class=\"\(style)\""
                + " text-anchor=\"\(anchor)\">\(Self.escaped(text))</text>")
    }

    /// - Parameter name: what a pointer that rests on it is told; nil: nothing.
    mutating func bar(
        x: Double, y: Double, width: Double, height: Double, _ style: String, name: String? = nil
    ) {
        let label = name.map { "<title>\(Self.escaped($0))</title>" } ?? ""
        elements.append(
            "<rect x=\"\(x.formatted(1))\" y=\"\(y.formatted(1))\" width=\"\(width.formatted(1))\""
                + " height=\"\(height.formatted(1))\" class=\"\(style)\">\(label)</rect>")
    }

    mutating func dot(x: Double, y: Double, radius: Double, _ style: String) {
        elements.append(
            "<circle cx=\"\(x.formatted(1))\" cy=\"\(y.formatted(1))\" r=\"\(radius.formatted(1))\""
                + " class=\"\(style)\"/>")
    }

    /// The file.
    var file: String {
        let size = "\(width.formatted(0)) \(height.formatted(0))"
        return
            ([
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" role=\"img\""
                    + " aria-labelledby=\"title description\">",
                "<title id=\"title\">\(Self.escaped(title))</title>",
                "<desc id=\"description\">\(Self.escaped(description))</desc>",
                "<style>\(Self.style)</style>",
                "<rect width=\"100%\" height=\"100%\" class=\"paper\"/>",
            ] + elements + ["</svg>", ""]).joined(separator: "\n")
    }

    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }

    private static let style = """

        text { font: 12px sans-serif; fill: #1f2328 }
        .title { font-size: 15px; font-weight: bold } .head { font-weight: bold }
        .quiet { fill: #59636e; font-size: 11px }
        .paper { fill: #ffffff } .line { fill: #d1d9e0 } .one { fill: #1f2328 }
        .slower { fill: #4c8edb } .faster { fill: #d98a2b } .floor { fill: #8c959f }
        .dot { fill: #1f2328; stroke: #ffffff }
        @media (prefers-color-scheme: dark) {
          text { fill: #f0f6fc } .quiet { fill: #9198a1 }
          .paper { fill: #0d1117 } .line { fill: #3d444d } .one { fill: #f0f6fc }
          .dot { fill: #f0f6fc; stroke: #0d1117 }
        }

        """
}

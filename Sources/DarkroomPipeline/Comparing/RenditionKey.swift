internal import DarkroomManifest

/// What decides a picture's pixels before anything lies over them. Two pictures with the same key
/// are the same; the parts tell why two are not.
struct RenditionKey: Codable, Sendable, Equatable {
    /// The parts, in the order in which they are looked at for a reason.
    let text: String

    init(text: String) { self.text = text }

    init(
        source: Manifest.Source, focus: CatalogPoint, framing: Framing, plan: DecodePlan,
        size: Manifest.Size, colorSpace: OutputColorSpace
    ) {
        let scales = framing.made.map { "\($0.scale)" }.joined(separator: ",")
        text = [
            source.sha256, Toolchain.fingerprint, "\(size.width)x\(size.height)@\(scales)",
            colorSpace.rawValue, "\(focus.x),\(focus.y)", plan.text,
        ].joined(separator: " ")
    }

    /// Why a picture with this key does not serve where `wanted` is asked for; nil if it does.
    ///
    /// - Parameter focusIsGiven: whether either focal point comes from the catalog.
    func reason(against wanted: RenditionKey, focusIsGiven: Bool) -> StaleReason? {
        guard text != wanted.text else { return nil }
        let reasons: [StaleReason] = [
            .sourceChanged, .toolchainChanged, .recipeChanged, .recipeChanged,
            focusIsGiven ? .catalogChanged : .recipeChanged, .siblingChanged,
        ]
        let parts = [text, wanted.text].map { $0.split(separator: " ") }
        let differing = zip(parts[0], parts[1]).enumerated().first { $1.0 != $1.1 }
        return differing.map { reasons[min($0.offset, reasons.count - 1)] } ?? .toolchainChanged
    }
}

extension DecodePlan {
    /// As a part of keys.
    var text: String { "\(codecScale.numerator)/\(codecScale.denominator)/\(boxShrink)" }
}

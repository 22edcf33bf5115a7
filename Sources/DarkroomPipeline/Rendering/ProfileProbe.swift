internal import Synchronization
internal import Vips

/// Tells profiles that are sRGB by what they do to colours. Each distinct one is tried once.
final class ProfileProbe: Sendable {
    /// The process's probe.
    static let shared = ProfileProbe()

    private let known = Mutex<[[UInt8]: Bool]>([:])

    /// Whether no colour of the grid moves by more than one step of 255.
    func isSRGB(_ profile: [UInt8]) throws(VipsError) -> Bool {
        if let answer = known.withLock({ $0[profile] }) { return answer }
        let answer = try Self.leavesColorsAlone(profile)
        known.withLock { $0[profile] = answer }
        return answer
    }

    private static func leavesColorsAlone(_ profile: [UInt8]) throws(VipsError) -> Bool {
        let steps = stride(from: 0, through: 255, by: 15).map { UInt8($0) }
        let colors = steps.flatMap { r in steps.flatMap { g in steps.flatMap { b in [r, g, b] } } }
        let grid = try Image(pixels: colors, width: colors.count / 3, height: 1, bands: 3)
            .markedAsSRGB().withProfile(profile)
        let converted = try grid.converted(to: .srgb, fallback: .srgb).pixels()
        return zip(colors, converted).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }
}

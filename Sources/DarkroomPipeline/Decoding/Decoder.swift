internal import DarkroomManifest
internal import Vips

/// Decodes a source once, for all its pictures: in memory, upright, 8 bits a channel, in the
/// output's colour space, and no larger than they need.
struct Decoder {
    let colorSpace: OutputColorSpace

    /// The decoded source.
    func decode(
        _ file: borrowing SourceFile, _ header: SourceHeader, plan: DecodePlan
    ) throws(SourceFailure) -> Image {
        guard !checkedFirst(header.format) || !Completeness.isCutShort(file, format: header.format)
        else { throw .truncated(header.format) }
        do throws(VipsError) {
            return try run(open(file, header, plan), plan)
        } catch {
            if let whole = jpegWithoutItsEnd(file, header, plan) { return whole }
            throw SourceHeader.damaged(file, format: header.format, stage: .decode, error)
        }
    }

    /// JPEGs by libjpeg-turbo itself, all others by libvips.
    private func open(
        _ file: borrowing SourceFile, _ header: SourceHeader, _ plan: DecodePlan
    ) throws(VipsError) -> Image {
        guard header.format == .jpeg else {
            return try Image.open(
                file.source(), with: header.format.loader, shrink: plan.codecScale.denominator)
        }
        return try jpeg(file.jpeg(), header, plan)
    }

    private func jpeg(
        _ source: JPEGSource, _ header: SourceHeader, _ plan: DecodePlan,
        failOn: Image.FailOn = .truncated
    ) throws(VipsError) -> Image {
        try Image.jpeg(
            source, eighths: plan.codecScale.numerator, failOn: failOn,
            orientation: header.orientation, profile: header.profile)
    }

    private func run(_ opened: Image, _ plan: DecodePlan) throws(VipsError) -> Image {
        let context = SourceContext(boxShrink: plan.boxShrink, colorSpace: colorSpace)
        return try RenderSteps.perSource.reduced(opened, context)
    }

    /// Formats whose decoder takes a cut file for whole.
    private func checkedFirst(_ format: SourceFormat) -> Bool {
        format == .webp || format == .heic || format == .avif || format == .gif
    }

    /// A JPEG that is whole but for its end marker: people want that photo. The marker is added, the
    /// decoder must not remark on anything, and other coded data before the marker must change
    /// nothing: then none was missing. Missing scans of a progressive file change nothing either.
    private func jpegWithoutItsEnd(
        _ file: borrowing SourceFile, _ header: SourceHeader, _ plan: DecodePlan
    ) -> Image? {
        guard header.format == .jpeg, Completeness.isCutShort(file, format: .jpeg) else {
            return nil
        }
        guard !header.isInterlaced || JPEGScans.bringEverything(file.bytes(file.size)),
            let image = try? completed(file, with: [], header, plan, failOn: .warning)
        else { return nil }
        for filler in Self.codedData {
            guard let other = try? completed(file, with: filler, header, plan),
                let pixels = try? image.pixels(), let others = try? other.pixels(),
                pixels == others
            else { return nil }
        }
        return image
    }

    private func completed(
        _ file: borrowing SourceFile, with filler: [UInt8], _ header: SourceHeader,
        _ plan: DecodePlan, failOn: Image.FailOn = .truncated
    ) throws(VipsError) -> Image {
        // A marker that the cut went through is made whole.
        let broken = file.bytes(1, at: file.size - 1) == [0xFF] ? 1 : 0
        let source = file.jpeg(without: broken, followedBy: filler + [0xFF, 0xD9])
        return try run(jpeg(source, header, plan, failOn: failOn), plan)
    }

    /// Bits without a pattern, of which no missing end makes the same picture each time. Without 0xFF,
    /// which would be a marker. Numbers by Knuth's generator (TAOCP 3.3.4, table 1, line 26).
    private static let codedData = (1...4).map { seed in
        var state = UInt64(seed)
        return (0..<256).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return UInt8(truncatingIfNeeded: state >> 56) & 0xFE
        }
    }
}

extension SourceFailure {
    fileprivate static func truncated(_ format: SourceFormat) -> SourceFailure {
        SourceFailure(
            code: .truncated, stage: .decode,
            message: "the \(format.rawValue) file ends too early; copy or export it again")
    }
}

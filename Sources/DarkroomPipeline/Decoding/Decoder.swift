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
            let opened = try Image.open(
                file.source(), with: header.format.loader, shrink: plan.codecShrink)
            return try run(opened, plan)
        } catch {
            if let whole = jpegWithoutItsEnd(file, header, plan) { return whole }
            throw SourceHeader.damaged(file, format: header.format, stage: .decode, error)
        }
    }

    private func run(_ opened: Image, _ plan: DecodePlan) throws(VipsError) -> Image {
        let context = SourceContext(boxShrink: plan.boxShrink, colorSpace: colorSpace)
        return try RenderSteps.perSource.reduced(opened, context)
    }

    /// Formats whose decoder takes a cut file for whole.
    private func checkedFirst(_ format: SourceFormat) -> Bool {
        format == .webp || format == .heic || format == .avif || format == .gif
    }

    /// A JPEG that is whole but for its end marker: people want that photo. The marker is added;
    /// any remark of the decoder then means that more than the marker was missing. Missing scans of
    /// a progressive file it would not remark on.
    private func jpegWithoutItsEnd(
        _ file: borrowing SourceFile, _ header: SourceHeader, _ plan: DecodePlan
    ) -> Image? {
        guard header.format == .jpeg, Completeness.isCutShort(file, format: .jpeg) else {
            return nil
        }
        let bytes = file.bytes(file.size)
        guard !header.isInterlaced || JPEGScans.bringEverything(bytes) else { return nil }
        let completed = bytes + [0xFF, 0xD9]
        return try? run(
            Image.open(
                Source(bytes: completed), with: .jpeg, shrink: plan.codecShrink, failOn: .warning),
            plan)
    }
}

extension SourceFailure {
    fileprivate static func truncated(_ format: SourceFormat) -> SourceFailure {
        SourceFailure(
            code: .truncated, stage: .decode,
            message: "the \(format.rawValue) file ends too early; copy or export it again")
    }
}

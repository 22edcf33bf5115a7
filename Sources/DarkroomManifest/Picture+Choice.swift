extension Manifest.Picture {
    /// The file to show on a screen: of exactly its scale, else of the next larger one, else of the
    /// next smaller one.
    ///
    /// - Parameters:
    ///   - scale: Pixels a point of the screen.
    ///   - formats: What the reader likes to show, the best first; only files of the first one that
    ///     there is are considered, or of any format where there is none of them, so a reader that
    ///     can't show every format looks at what ``Manifest/Variant/format`` it got. Empty by
    ///     default: any format, in the recipe's order.
    /// - Returns: Nil only for a picture without files.
    public func variant(
        scale: Double, formats: [Manifest.Format] = []
    ) -> Manifest.Variant? {
        let candidates = variants(in: formats)
        let enough = candidates.map(\.scale).filter { Double($0) >= scale }.min()
        guard let best = enough ?? candidates.map(\.scale).max() else { return nil }
        return candidates.first { $0.scale == best }
    }

    /// The files in the first of `formats` that there is; all of them where there is none.
    private func variants(in formats: [Manifest.Format]) -> [Manifest.Variant] {
        let best = formats.first { format in variants.contains { $0.format == format } }
        return best.map { best in variants.filter { $0.format == best } } ?? variants
    }
}

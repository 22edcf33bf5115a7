extension Manifest {
    /// The focus with `id` of the start page's list.
    public func focus(_ id: String) -> Entry<Focus>? {
        models.focuses.first { $0.id == id }.map(entry)
    }

    /// The item with `id` of any section of the grid.
    public func quickFocus(_ id: String) -> Entry<Focus>? {
        models.quickFocusSections.lazy.flatMap(\.items).first { $0.id == id }.map(entry)
    }

    /// The trip with `id`.
    public func trip(_ id: String) -> Entry<Trip>? {
        models.trips.first { $0.id == id }.map(entry)
    }

    /// The book with `id`.
    public func book(_ id: String) -> Entry<Book>? {
        models.books.first { $0.id == id }.map(entry)
    }

    /// `model`, one of this manifest's own, with its pictures: for going through a whole list.
    public func entry<Model: Sendable>(_ model: Model) -> Entry<Model> { Entry(model, in: self) }
}

extension Manifest.Picture {
    /// The file to show on a screen: of exactly its scale, else of the next larger one, else of the
    /// next smaller one.
    ///
    /// - Parameters:
    ///   - scale: Pixels a point of the screen.
    ///   - formats: What the reader can show, the best first; only files of the first one that
    ///     there is are considered, or of any format where there is none of them. Empty by default:
    ///     any format, in the recipe's order.
    /// - Returns: Nil only for a picture without files.
    public func variant(scale: Double, formats: [String] = []) -> Manifest.Variant? {
        let candidates = variants(in: formats)
        let enough = candidates.map(\.scale).filter { Double($0) >= scale }.min()
        guard let best = enough ?? candidates.map(\.scale).max() else { return nil }
        return candidates.first { $0.scale == best }
    }

    /// The files in the first of `formats` that there is; all of them where there is none.
    private func variants(in formats: [String]) -> [Manifest.Variant] {
        let best = formats.first { format in variants.contains { $0.format == format } }
        return best.map { best in variants.filter { $0.format == best } } ?? variants
    }
}

extension Manifest {
    /// A model object together with its pictures, bound to the manifest that it came from. The
    /// model's own fields can be read from it directly: `manifest.trip("picos")?.title`.
    @dynamicMemberLookup
    public struct Entry<Model: Sendable>: Sendable {
        /// The model object.
        public let model: Model
        private let pictures: [String: Picture]

        /// Pairs `model` with the pictures of `manifest`.
        init(_ model: Model, in manifest: Manifest) {
            self.model = model
            self.pictures = manifest.images
        }

        /// A field of the model.
        public subscript<Field>(dynamicMember field: KeyPath<Model, Field>) -> Field {
            model[keyPath: field]
        }

        /// The picture with `key`; nil where the model has none, as after a failure.
        fileprivate func picture(_ key: String?) -> Picture? { key.flatMap { pictures[$0] } }
    }

    /// The two heights of a trip's header.
    public enum HeaderState: String, Sendable, CaseIterable {
        case collapsed, expanded
    }
}

extension Manifest.Entry where Model == Manifest.Focus {
    /// The list's or grid's picture; nil if it failed or is switched off.
    public var thumbnail: Manifest.Picture? { picture(model.images.thumbnail) }
}

extension Manifest.Entry where Model == Manifest.Trip {
    /// The first selected image; nil if it failed or is switched off.
    public var cover: Manifest.Picture? { picture(model.images.cover) }

    /// The selected images that could be made, in order.
    public var gallery: [Manifest.Picture] { model.images.gallery.compactMap { picture($0) } }

    /// The background at one of its heights; nil if it failed or is switched off.
    public func header(_ state: Manifest.HeaderState) -> Manifest.Picture? {
        switch state {
        case .collapsed: picture(model.images.headerCollapsed)
        case .expanded: picture(model.images.headerExpanded)
        }
    }
}

extension Manifest.Entry where Model == Manifest.Book {
    /// The book's cover; nil if it failed or is switched off.
    public var cover: Manifest.Picture? { picture(model.images.cover) }
}

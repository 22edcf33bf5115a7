extension Manifest {
    /// A model object together with its pictures, bound to the manifest that it came from. The
    /// model's own fields can be read from it directly: `manifest.trip("picos")?.title`.
    @dynamicMemberLookup
    public struct Entry<Object: Model>: Sendable {
        /// The model object.
        public let model: Object
        private let pictures: [String: Picture]
        private let failures: FailureList

        /// Pairs `model` with the pictures of `manifest`.
        init(_ model: Object, in manifest: Manifest) {
            self.model = model
            self.pictures = manifest.images
            self.failures = FailureList(manifest)
        }

        /// A field of the model.
        public subscript<Field>(dynamicMember field: KeyPath<Object, Field>) -> Field {
            model[keyPath: field]
        }

        /// Why the model has no picture of `role`.
        ///
        /// - Returns: Nil where the picture is there, where the recipe switches the role off, where
        ///   the model has no such role, and where its ``Manifest/Model/key`` is nil.
        public func failure(of role: Role) -> Failure? {
            model.key.flatMap { failures["\($0)/\(role.name)"] }
        }

        /// The picture with `key`; nil where the model has none, as after a failure.
        fileprivate func picture(_ key: String?) -> Picture? { key.flatMap { pictures[$0] } }
    }
}

extension Manifest.Entry where Object == Manifest.Focus {
    /// The list's or grid's picture; nil if it failed or is switched off, see
    /// ``failure(of:)``.
    public var thumbnail: Manifest.Picture? { picture(model.images.thumbnail) }
}

extension Manifest.Entry where Object == Manifest.Trip {
    /// The first selected image; nil if it failed or is switched off, see
    /// ``failure(of:)``.
    public var cover: Manifest.Picture? { picture(model.images.cover) }

    /// The selected images that could be made, in order.
    public var gallery: [Manifest.Picture] { model.images.gallery.compactMap { picture($0) } }

    /// The background at one of its heights; nil if it failed or is switched off, see
    /// ``failure(of:)``.
    public func header(_ state: Manifest.HeaderState) -> Manifest.Picture? {
        switch state {
        case .collapsed: picture(model.images.headerCollapsed)
        case .expanded: picture(model.images.headerExpanded)
        }
    }
}

extension Manifest.Entry where Object == Manifest.Book {
    /// The book's cover; nil if it failed or is switched off, see
    /// ``failure(of:)``.
    public var cover: Manifest.Picture? { picture(model.images.cover) }
}

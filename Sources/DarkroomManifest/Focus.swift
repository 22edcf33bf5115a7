extension Manifest {
    /// A focus, and also an item of a quick-focus section.
    public struct Focus: Codable, Sendable, Equatable {
        /// Unique within its model type.
        public var id: String
        /// Shown title.
        public var title: String
        /// Shown description.
        public var description: String?
        /// The image name as the catalog has it.
        public var imageName: String
        /// What the keys of its pictures begin with, such as `focus/breathe`: `<key>/<role>`. Nil where the
        /// manifest does not tell.
        public var key: String?
        /// Keys into ``Manifest/images``.
        public var images: FocusImages

        /// A focus.
        public init(
            id: String, title: String, description: String?, imageName: String, images: FocusImages,
            key: String? = nil
        ) {
            self.id = id
            self.title = title
            self.description = description
            self.imageName = imageName
            self.images = images
            self.key = key
        }
    }

    /// Picture keys of a focus; a picture that failed or is switched off is left out.
    public struct FocusImages: Codable, Sendable, Equatable {
        /// The list's or grid's picture.
        public var thumbnail: String?

        /// Picture keys.
        public init(thumbnail: String?) { self.thumbnail = thumbnail }
    }

    /// A titled section of the grid.
    public struct QuickFocusSection: Codable, Sendable, Equatable {
        /// Unique among the sections.
        public var id: String
        /// Shown title.
        public var title: String
        /// In order.
        public var items: [Focus]

        /// A section.
        public init(id: String, title: String, items: [Focus]) {
            self.id = id
            self.title = title
            self.items = items
        }
    }
}

extension Manifest {
    /// A trip.
    public struct Trip: Codable, Sendable, Equatable {
        /// Unique among the trips.
        public var id: String
        /// Shown title.
        public var title: String
        /// Shown below the title.
        public var subtitle: String?
        /// Place name.
        public var location: String?
        /// `yyyy-MM-dd`.
        public var startDate: String?
        /// `yyyy-MM-dd`.
        public var endDate: String?
        /// Whether others may see it.
        public var isPublic: Bool
        /// Names of those who came along.
        public var friends: [String]
        /// Image names as the catalog has them.
        public var selectedImages: [String]
        /// Image name of the background where the catalog gives one.
        public var backgroundImage: String?
        /// What the keys of its pictures begin with, such as `trip/picos`: `<key>/<role>`. Nil where the
        /// manifest does not tell.
        public var key: String?
        /// Keys into ``Manifest/images``.
        public var images: TripImages

        /// A trip.
        public init(
            id: String, title: String, subtitle: String?, location: String?, startDate: String?,
            endDate: String?, isPublic: Bool, friends: [String], selectedImages: [String],
            backgroundImage: String?, images: TripImages, key: String? = nil
        ) {
            self.id = id
            self.title = title
            self.subtitle = subtitle
            self.location = location
            self.startDate = startDate
            self.endDate = endDate
            self.isPublic = isPublic
            self.friends = friends
            self.selectedImages = selectedImages
            self.backgroundImage = backgroundImage
            self.images = images
            self.key = key
        }
    }

    /// Picture keys of a trip; a picture that failed or is switched off is left out.
    public struct TripImages: Codable, Sendable, Equatable {
        /// First selected image.
        public var cover: String?
        /// Background at the collapsed height.
        public var headerCollapsed: String?
        /// Background at the expanded height.
        public var headerExpanded: String?
        /// Every selected image that could be made, in order.
        public var gallery: [String]

        enum CodingKeys: String, CodingKey {
            case cover, gallery
            case headerCollapsed = "header.collapsed"
            case headerExpanded = "header.expanded"
        }

        /// Picture keys.
        public init(
            cover: String?, headerCollapsed: String?, headerExpanded: String?, gallery: [String]
        ) {
            self.cover = cover
            self.headerCollapsed = headerCollapsed
            self.headerExpanded = headerExpanded
            self.gallery = gallery
        }
    }
}

extension Manifest {
    /// The part that a picture plays for its model object.
    public enum Role: Sendable, Hashable {
        /// The list's or grid's picture of a focus.
        case thumbnail
        /// The cover of a trip or a book.
        case cover
        /// The header of a trip at one of its heights.
        case header(HeaderState)
        /// A selected image of a trip, counted from 1.
        case gallery(Int)

        /// The last part of a picture's key, such as `header.expanded` or `gallery.2`.
        public var name: String {
            switch self {
            case .thumbnail: "thumbnail"
            case .cover: "cover"
            case .header(let state): "header.\(state.rawValue)"
            case .gallery(let position): "gallery.\(position)"
            }
        }
    }

    /// The two heights of a trip's header.
    public enum HeaderState: String, Sendable, CaseIterable {
        case collapsed, expanded
    }
}

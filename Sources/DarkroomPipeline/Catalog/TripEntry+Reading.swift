extension TripEntry {
    private static let keys = [
        "id", "title", "subtitle", "location", "startDate", "endDate", "isPublic", "friends",
        "selectedImages", "backgroundImage",
    ]

    /// A trip; nil, with the reasons logged, where something that it needs is missing.
    init?(at cursor: JSONCursor, ids: inout IdentifierRegister) {
        guard let trip = cursor.object(keys: Self.keys) else { return nil }
        let title = trip["title"].string()
        let images = trip["selectedImages"].list { ImageReference(at: $0) }
        let id = Self.identifier(of: trip, title: title, images: images, ids: &ids)
        let days = Self.days(of: trip)
        let subtitle = trip["subtitle"].present?.string()
        let location = trip["location"].present?.string()
        let isPublic = trip["isPublic"].present?.bool()
        let friends = trip["friends"].present?.list { $0.string() }
        let background = trip["backgroundImage"].present.flatMap { ImageReference(at: $0) }
        guard let id, let title, let images else { return nil }
        self.init(
            id: id, title: title, subtitle: subtitle, location: location, startDate: days.start,
            endDate: days.end, isPublic: isPublic ?? false, friends: friends ?? [],
            selectedImages: images, backgroundImage: background)
    }

    private static func identifier(
        of trip: JSONCursor, title: String?, images: [ImageReference]?,
        ids: inout IdentifierRegister
    ) -> String? {
        if let cover = images?.first {
            return ids.identifier(of: trip, default: cover.stem, from: trip["selectedImages"][0])
        }
        let slug = images == nil ? nil : title.map(Slug.id)
        return ids.identifier(of: trip, default: slug, from: trip["title"])
    }

    private static func days(of trip: JSONCursor) -> (start: String?, end: String?) {
        let start = trip["startDate"].present?.day()
        let end = trip["endDate"].present?.day()
        if let start, let end, end < start {
            trip["endDate"].fail(expected: "a day not before the startDate \"\(start)\"")
        }
        return (start, end)
    }
}

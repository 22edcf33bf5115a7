internal import CanonicalJSON

extension ImageReference {
    /// Extensions that a source photo can have; what else follows a dot belongs to the name.
    static let pictureExtensions: Set<String> = [
        "jpg", "jpeg", "png", "webp", "heic", "heif", "avif", "tif", "tiff", "gif",
    ]

    /// The name without its extension, if that is one of a picture: `trips/life.JPG` gives
    /// `trips/life`, and `v1.2` stays.
    static func stem(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
            name[name.index(before: dot)] != "/",
            pictureExtensions.contains(name[name.index(after: dot)...].lowercased())
        else { return name }
        return String(name[..<dot])
    }

    /// The name without its extension: the id of what it shows, by default.
    var stem: String { Self.stem(of: name) }

    /// A name, or an object of name and focal point.
    init?(at cursor: JSONCursor) {
        if case .object = cursor.value {
            self.init(inObject: cursor)
            return
        }
        guard let name = cursor.filledString(expected: "an image name or an object with a name")
        else { return nil }
        self.init(name: name, focalPoint: nil, place: cursor.place)
    }

    private init?(inObject cursor: JSONCursor) {
        guard let object = cursor.object(keys: ["name", "focalPoint"]) else { return nil }
        let name = object["name"].filledString(expected: "an image name")
        let focalPoint = object["focalPoint"].present.flatMap { CatalogPoint(at: $0) }
        guard let name else { return nil }
        self.init(name: name, focalPoint: focalPoint, place: cursor.place)
    }

    /// The image of an item: `imageName`, with the focal point in it or beside it.
    init?(ofItem item: JSONCursor) {
        let beside = item["focalPoint"].present
        let focalPoint = beside.flatMap { CatalogPoint(at: $0) }
        self.init(at: item["imageName"])
        if let beside, self.focalPoint != nil {
            beside.fail(found: "a second focal point", expected: "only the one in imageName")
        }
        self.focalPoint = self.focalPoint ?? focalPoint
    }
}

extension CatalogPoint {
    /// `{"x": 0.5, "y": 0.3}`.
    init?(at cursor: JSONCursor) {
        guard let object = cursor.object(keys: ["x", "y"]) else { return nil }
        let x = object["x"].number(in: 0...1)
        let y = object["y"].number(in: 0...1)
        guard let x, let y else { return nil }
        self.init(x: x, y: y)
    }
}

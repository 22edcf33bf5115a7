extension FocusEntry {
    /// A row of the start page or an item of a section; nil, with the reasons logged, where
    /// something that it needs is missing.
    init?(at cursor: JSONCursor, ids: inout IdentifierRegister) {
        let keys = ["id", "title", "description", "imageName", "focalPoint"]
        guard let item = cursor.object(keys: keys) else { return nil }
        let image = ImageReference(ofItem: item)
        let id = ids.identifier(of: item, default: image?.stem, from: item["imageName"])
        let title = item["title"].string()
        let description = item["description"].present?.string()
        guard let id, let title, let image else { return nil }
        self.init(id: id, title: title, description: description, image: image)
    }
}

extension QuickFocusSectionEntry {
    /// The sections of `quickFocus`; empty, with the reasons logged, where one is wrong.
    static func sections(at cursor: JSONCursor) -> [QuickFocusSectionEntry] {
        var sectionIDs = IdentifierRegister()
        var itemIDs = IdentifierRegister()
        let quickFocus = cursor.object(keys: ["sections"])
        return quickFocus?["sections"].list {
            QuickFocusSectionEntry(at: $0, ids: &sectionIDs, itemIDs: &itemIDs)
        } ?? []
    }

    /// A titled section. Its items' ids are unique across all sections.
    private init?(
        at cursor: JSONCursor, ids: inout IdentifierRegister, itemIDs: inout IdentifierRegister
    ) {
        guard let section = cursor.object(keys: ["id", "title", "items"]) else { return nil }
        let title = section["title"].string()
        let id = ids.identifier(of: section, default: title.map(Slug.id), from: section["title"])
        let items = section["items"].list { FocusEntry(at: $0, ids: &itemIDs) }
        guard let id, let title, let items else { return nil }
        self.init(id: id, title: title, items: items)
    }
}

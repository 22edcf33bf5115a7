internal import CanonicalJSON

/// The manifest of a shard as text, of any size: only where its members stand is known.
struct ShardManifest: Sendable {
    let file: MappedFile
    /// In the order of the text.
    let members: [RawMember]

    /// Throws where it is not the one of that digest, or not laid out as a manifest.
    init(of folder: String, digest: String) throws(ShardTrouble) {
        guard let file = MappedFile(path: folder + "/manifest.json"), file.digest == digest else {
            throw ShardTrouble(
                "its manifest is not the one that \(ShardRecord.path) names, so its build was stopped;"
                    + " build the shard again")
        }
        self.file = file
        var cursor = RawMembers(file, in: 0..<file.count, indentation: 2)
        var members: [RawMember] = []
        while let member = try cursor.next() { members.append(member) }
        self.members = members
        let version = try self.read("schemaVersion", as: String.self)
        guard version.split(separator: ".").first == "1" else {
            throw ShardTrouble("its manifest has schema version \(version); this knows version 1")
        }
    }

    /// Where a member stands; nil if there is none.
    subscript(key: String) -> RawMember? { members.first { $0.key.text == key } }

    /// A small member's value.
    func read<Value: JSONReadable>(
        _ key: String, as type: Value.Type
    ) throws(ShardTrouble) -> Value {
        guard let member = self[key], let value = try? Value(parsing: file[member.value]) else {
            throw .layout
        }
        return value
    }

    /// The files of a picture, whose value in `images` stands in that range.
    func files(at value: Range<Int>) throws(ShardTrouble) -> [PictureFile] {
        guard let files = try? PictureFiles(parsing: file[value]) else { throw .layout }
        return files.variants
    }
}

/// A file of a picture: what merging needs to know of it.
struct PictureFile: JSONReadable {
    let bytes: Int
    let path: String

    init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        bytes = try json.field("bytes")
        path = try json.field("path")
        try json.endObject()
    }
}

/// A picture's files, without what else the manifest says of it.
private struct PictureFiles: JSONReadable {
    let variants: [PictureFile]

    init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        variants = try json.field("variants")
        try json.endObject()
    }
}

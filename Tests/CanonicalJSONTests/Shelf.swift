import CanonicalJSON

/// A type with fields of every kind.
struct Shelf: JSONReadable, JSONWritable, Equatable {
    var count = 3
    var height = 1.5
    var isOpen = true
    var kind = Kind.wood
    var note: String?
    var parts: [Part] = []
    var places: [String: Part] = [:]

    enum Kind: String, CaseIterable, JSONReadable, JSONWritable { case wood, steel }

    init() {}

    init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        count = try json.field("count")
        height = try json.field("height")
        isOpen = try json.field("isOpen")
        kind = try json.field("kind")
        parts = try json.field("parts")
        places = try json.field("places")
        note = try json.optionalField("note")
        try json.endObject()
    }

    func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("count", count)
        try json.member("height", height)
        try json.member("isOpen", isOpen)
        try json.member("kind", kind)
        try json.member("note", note)
        try json.member("parts", parts)
        try json.member("places", places)
        json.endObject()
    }
}

/// A type inside another.
struct Part: JSONReadable, JSONWritable, Equatable {
    var name: String
    var width: Double

    init(name: String, width: Double) {
        self.name = name
        self.width = width
    }

    init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        name = try json.field("name")
        width = try json.field("width")
        try json.endObject()
    }

    func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("name", name)
        try json.member("width", width)
        json.endObject()
    }
}

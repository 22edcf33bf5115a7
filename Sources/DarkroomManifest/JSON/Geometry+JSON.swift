package import CanonicalJSON

extension Manifest.Size: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        height = try json.field("height")
        width = try json.field("width")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("height", height)
        try json.member("width", width)
        json.endObject()
    }
}

extension Manifest.Crop: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        height = try json.field("height")
        width = try json.field("width")
        x = try json.field("x")
        y = try json.field("y")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("height", height)
        try json.member("width", width)
        try json.member("x", x)
        try json.member("y", y)
        json.endObject()
    }
}

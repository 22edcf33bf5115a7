package import CanonicalJSON

extension Manifest.Source: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        bytes = try json.field("bytes")
        focalPoint = try json.field("focalPoint")
        format = try json.field("format")
        height = try json.field("height")
        sha256 = try json.field("sha256")
        width = try json.field("width")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("bytes", bytes)
        try json.member("focalPoint", focalPoint)
        try json.member("format", format)
        try json.member("height", height)
        try json.member("sha256", sha256)
        try json.member("width", width)
        json.endObject()
    }
}

extension Manifest.FocalPoint: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        origin = try json.field("origin")
        x = try json.field("x")
        y = try json.field("y")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("origin", origin)
        try json.member("x", x)
        try json.member("y", y)
        json.endObject()
    }
}

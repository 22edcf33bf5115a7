package import CanonicalJSON

extension Manifest.Variant: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        bytes = try json.field("bytes")
        colorSpace = try json.field("colorSpace")
        enlarged = try json.field("enlarged")
        format = try json.field("format")
        height = try json.field("height")
        mediaType = try json.field("mediaType")
        path = try json.field("path")
        scale = try json.field("scale")
        sha256 = try json.field("sha256")
        width = try json.field("width")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("bytes", bytes)
        try json.member("colorSpace", colorSpace)
        try json.member("enlarged", enlarged)
        try json.member("format", format)
        try json.member("height", height)
        try json.member("mediaType", mediaType)
        try json.member("path", path)
        try json.member("scale", scale)
        try json.member("sha256", sha256)
        try json.member("width", width)
        json.endObject()
    }
}

extension Manifest.OmittedScale: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        available = try json.field("available")
        scale = try json.field("scale")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("available", available)
        try json.member("scale", scale)
        json.endObject()
    }
}

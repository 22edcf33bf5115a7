package import CanonicalJSON

extension Manifest.Focus: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        id = try json.field("id")
        imageName = try json.field("imageName")
        images = try json.field("images")
        title = try json.field("title")
        description = try json.optionalField("description")
        key = try json.optionalField("key")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("description", description)
        try json.member("id", id)
        try json.member("imageName", imageName)
        try json.member("images", images)
        try json.member("key", key)
        try json.member("title", title)
        json.endObject()
    }
}

extension Manifest.FocusImages: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        thumbnail = try json.optionalField("thumbnail")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("thumbnail", thumbnail)
        json.endObject()
    }
}

extension Manifest.QuickFocusSection: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        id = try json.field("id")
        items = try json.field("items")
        title = try json.field("title")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("id", id)
        try json.member("items", items)
        try json.member("title", title)
        json.endObject()
    }
}

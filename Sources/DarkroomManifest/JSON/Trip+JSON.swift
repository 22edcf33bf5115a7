package import CanonicalJSON

extension Manifest.Trip: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        friends = try json.field("friends")
        id = try json.field("id")
        images = try json.field("images")
        isPublic = try json.field("isPublic")
        selectedImages = try json.field("selectedImages")
        title = try json.field("title")
        backgroundImage = try json.optionalField("backgroundImage")
        endDate = try json.optionalField("endDate")
        key = try json.optionalField("key")
        location = try json.optionalField("location")
        startDate = try json.optionalField("startDate")
        subtitle = try json.optionalField("subtitle")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("backgroundImage", backgroundImage)
        try json.member("endDate", endDate)
        try json.member("friends", friends)
        try json.member("id", id)
        try json.member("images", images)
        try json.member("isPublic", isPublic)
        try json.member("key", key)
        try json.member("location", location)
        try json.member("selectedImages", selectedImages)
        try json.member("startDate", startDate)
        try json.member("subtitle", subtitle)
        try json.member("title", title)
        json.endObject()
    }
}

extension Manifest.TripImages: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        gallery = try json.field("gallery")
        cover = try json.optionalField("cover")
        headerCollapsed = try json.optionalField("header.collapsed")
        headerExpanded = try json.optionalField("header.expanded")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("cover", cover)
        try json.member("gallery", gallery)
        try json.member("header.collapsed", headerCollapsed)
        try json.member("header.expanded", headerExpanded)
        json.endObject()
    }
}

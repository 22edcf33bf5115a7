package import CanonicalJSON

extension Manifest.Book: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        chapters = try json.field("chapters")
        id = try json.field("id")
        images = try json.field("images")
        title = try json.field("title")
        author = try json.optionalField("author")
        dedication = try json.optionalField("dedication")
        key = try json.optionalField("key")
        pages = try json.optionalField("pages")
        releaseDate = try json.optionalField("releaseDate")
        summary = try json.optionalField("summary")
        wiki = try json.optionalField("wiki")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("author", author)
        try json.member("chapters", chapters)
        try json.member("dedication", dedication)
        try json.member("id", id)
        try json.member("images", images)
        try json.member("key", key)
        try json.member("pages", pages)
        try json.member("releaseDate", releaseDate)
        try json.member("summary", summary)
        try json.member("title", title)
        try json.member("wiki", wiki)
        json.endObject()
    }
}

extension Manifest.Chapter: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        title = try json.field("title")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("title", title)
        json.endObject()
    }
}

extension Manifest.BookImages: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        cover = try json.optionalField("cover")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("cover", cover)
        json.endObject()
    }
}

package import CanonicalJSON

extension Manifest.Overlay: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        color = try json.field("color")
        opacity = try json.field("opacity")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("color", color)
        try json.member("opacity", opacity)
        json.endObject()
    }
}

extension Manifest.Legibility: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        contrast = try json.field("contrast")
        passes = try json.field("passes")
        suggestedOpacity = try json.field("suggestedOpacity")
        textColor = try json.field("textColor")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("contrast", contrast)
        try json.member("passes", passes)
        try json.member("suggestedOpacity", suggestedOpacity)
        try json.member("textColor", textColor)
        json.endObject()
    }
}

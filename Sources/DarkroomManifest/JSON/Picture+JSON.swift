package import CanonicalJSON

extension Manifest.Picture: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        crop = try json.field("crop")
        dominantColor = try json.field("dominantColor")
        omittedScales = try json.field("omittedScales")
        size = try json.field("size")
        source = try json.field("source")
        thumbHash = try json.field("thumbHash")
        variants = try json.field("variants")
        legibility = try json.optionalField("legibility")
        overlay = try json.optionalField("overlay")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("crop", crop)
        try json.member("dominantColor", dominantColor)
        try json.member("legibility", legibility)
        try json.member("omittedScales", omittedScales)
        try json.member("overlay", overlay)
        try json.member("size", size)
        try json.member("source", source)
        try json.member("thumbHash", thumbHash)
        try json.member("variants", variants)
        json.endObject()
    }
}

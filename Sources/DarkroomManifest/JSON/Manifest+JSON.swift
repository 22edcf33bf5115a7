package import CanonicalJSON

extension Manifest: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        schema = try json.field("$schema")
        failures = try json.field("failures")
        generator = try json.field("generator")
        images = try json.field("images")
        models = try json.field("models")
        recipeDigest = try json.field("recipeDigest")
        schemaVersion = try json.field("schemaVersion")
        sources = try json.field("sources")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("$schema", schema)
        try json.member("failures", failures)
        try json.member("generator", generator)
        try json.member("images", images)
        try json.member("models", models)
        try json.member("recipeDigest", recipeDigest)
        try json.member("schemaVersion", schemaVersion)
        try json.member("sources", sources)
        json.endObject()
    }
}

extension Manifest.Generator: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        fingerprint = try json.field("fingerprint")
        libvips = try json.field("libvips")
        name = try json.field("name")
        version = try json.field("version")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("fingerprint", fingerprint)
        try json.member("libvips", libvips)
        try json.member("name", name)
        try json.member("version", version)
        json.endObject()
    }
}

extension Manifest.Failure: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        code = try json.field("code")
        images = try json.field("images")
        message = try json.field("message")
        source = try json.field("source")
        stage = try json.field("stage")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("code", code)
        try json.member("images", images)
        try json.member("message", message)
        try json.member("source", source)
        try json.member("stage", stage)
        json.endObject()
    }
}

extension Manifest.FailureCode: JSONReadable, JSONWritable {}

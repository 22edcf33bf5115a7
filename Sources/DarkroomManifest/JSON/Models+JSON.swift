package import CanonicalJSON

extension Manifest.Models: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        books = try json.field("books")
        focuses = try json.field("focuses")
        quickFocusSections = try json.field("quickFocusSections")
        trips = try json.field("trips")
        try json.endObject()
    }

    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        try json.member("books", books)
        try json.member("focuses", focuses)
        try json.member("quickFocusSections", quickFocusSections)
        try json.member("trips", trips)
        json.endObject()
    }
}

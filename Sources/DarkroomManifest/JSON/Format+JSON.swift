package import CanonicalJSON

extension Manifest.Format: JSONReadable, JSONWritable {
    package init(from json: inout JSONReader) throws(JSONError) { rawValue = try json.string() }
}

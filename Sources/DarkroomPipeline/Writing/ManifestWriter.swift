internal import DarkroomManifest

/// Puts the manifest in its place, last of all, with its schema beside it.
struct ManifestWriter {
    let output: OutputFolder

    func write(_ manifest: Manifest) throws(BuildError) {
        try output.replace(
            manifest.schema, with: PackageResources.manifest_v1_schema_json, durable: false)
        let bytes: [UInt8]
        do {
            bytes = [UInt8](try manifest.encoded())
        } catch {
            throw .outputNotWritable("manifest.json: can't be encoded: \(error)")
        }
        try output.replace("manifest.json", with: bytes, durable: true)
    }
}

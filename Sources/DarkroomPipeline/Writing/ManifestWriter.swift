internal import DarkroomManifest

/// Puts the manifest in its place, last of all, with its schema beside it.
struct ManifestWriter {
    let output: OutputFolder

    /// Where the manifest's SHA-256 is kept, in hexadecimal, so that a later change shows; a line
    /// each where a build was interrupted.
    static let digestPath = ".darkroom/manifest.sha256"

    func write(_ manifest: Manifest) throws(BuildError) {
        try output.replace(
            manifest.schema, with: PackageResources.manifest_v1_schema_json, durable: false)
        let bytes: [UInt8]
        do {
            bytes = [UInt8](try manifest.encoded())
        } catch {
            throw .outputNotWritable("manifest.json: can't be encoded: \(error)")
        }
        // Until the new manifest stands, both digests are right.
        let digest = SHA256.digest(of: bytes).hex + "\n"
        let before = output.text(of: Self.digestPath) ?? ""
        try output.replace(Self.digestPath, with: Array((before + digest).utf8), durable: false)
        try output.replace("manifest.json", with: bytes, durable: true)
        try output.replace(Self.digestPath, with: Array(digest.utf8), durable: false)
    }
}

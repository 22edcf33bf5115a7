internal import DarkroomManifest

/// Puts the manifest in its place, last of all, with its schema beside it.
struct ManifestWriter {
    let output: OutputFolder

    /// Where the manifest's SHA-256 is kept, in hexadecimal, so that a later change shows; a line
    /// each where a build was interrupted.
    static let digestPath = ".darkroom/manifest.sha256"

    /// Writes it, unless one with the same bytes stands there. Gives whether it was written.
    func write(_ manifest: Manifest) throws(BuildError) -> Bool {
        _ = try output.writeOnce(PackageResources.manifest_v1_schema_json, to: manifest.schema)
        let bytes: [UInt8]
        do {
            bytes = [UInt8](try manifest.encoded())
        } catch {
            throw .outputNotWritable("manifest.json: can't be encoded: \(error)")
        }
        guard !output.holds(bytes, "manifest.json") else { return false }
        // Until the new manifest stands, both digests are right.
        let digest = SHA256.digest(of: bytes).hex + "\n"
        let before = output.text(of: Self.digestPath) ?? ""
        try output.replace(Self.digestPath, with: Array((before + digest).utf8), durable: false)
        try output.replace("manifest.json", with: bytes, durable: true)
        try output.replace(Self.digestPath, with: Array(digest.utf8), durable: false)
        return true
    }
}

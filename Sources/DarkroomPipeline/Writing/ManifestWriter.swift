internal import DarkroomManifest

/// Puts the manifest in its place, last of all, with its schema beside it.
struct ManifestWriter {
    let output: OutputFolder

    /// Where the manifest's SHA-256 is kept, in hexadecimal, so that a later change shows; a line
    /// each where a build was interrupted.
    static let digestPath = ".darkroom/manifest.sha256"

    /// Writes it, unless one with the same bytes stands there. Gives its SHA-256, in hexadecimal, and
    /// whether it was written.
    func write(_ manifest: Manifest) throws(BuildError) -> (digest: String, isNew: Bool) {
        _ = try output.writeOnce(Self.schema, to: manifest.schema)
        let bytes: [UInt8]
        do {
            bytes = [UInt8](try manifest.encoded())
        } catch {
            throw .outputNotWritable("manifest.json: can't be encoded: \(error)")
        }
        let digest = SHA256.digest(of: bytes).hex
        let isNew = !output.holds(bytes, "manifest.json")
        try replace(by: digest, isNew: isNew) { () throws(BuildError) in
            try output.replace("manifest.json", with: bytes, durable: true)
        }
        return (digest, isNew)
    }

    /// Puts one in place that was written piece by piece, unless one with the same bytes stands there.
    func place(_ manifest: GrowingFile) throws(BuildError) {
        _ = try output.writeOnce(Self.schema, to: Manifest.currentSchema)
        let digest = try manifest.finish()
        let isNew = MappedFile(path: output.path + "/manifest.json")?.digest != digest
        try replace(by: digest, isNew: isNew) { () throws(BuildError) in
            try manifest.place(at: "manifest.json")
        }
    }

    /// - Parameter put: puts the new one in place; called if it is one.
    private func replace(
        by digest: String, isNew: Bool, _ put: () throws(BuildError) -> Void
    ) throws(BuildError) {
        if isNew {
            // Until the new manifest stands, both digests are right.
            let before = output.text(of: Self.digestPath) ?? ""
            try writeDigest(before + digest + "\n")
            try put()
        }
        if isNew || output.text(of: Self.digestPath) != digest + "\n" {
            try writeDigest(digest + "\n")
        }
    }

    /// Whether the manifest that was written last still stands, with all that belongs to it.
    func stands(_ mark: ManifestMark) -> Bool {
        output.stampIfThere(of: "manifest.json") == mark.stamp
            && output.text(of: Self.digestPath) == mark.digest + "\n"
            && output.holds(Self.schema, Manifest.currentSchema)
    }

    private static let schema = PackageResources.manifest_v1_schema_json

    private func writeDigest(_ text: String) throws(BuildError) {
        try output.replace(Self.digestPath, with: Array(text.utf8), durable: false)
    }
}

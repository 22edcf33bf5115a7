internal import DarkroomManifest

/// What is told of an image name that leads to no photo.
struct NameFailure {
    /// The photos folder as the catalog has it.
    let folder: String
    let photos: PhotoFolder

    /// The failure, without the pictures that it costs.
    func of(_ reference: ImageReference, _ match: PhotoFolder.Match) -> Manifest.Failure {
        let (code, what) = told(reference.name, match)
        return Manifest.Failure(
            source: source(reference.name), code: code, stage: Stage.resolve.rawValue,
            message: "\(what) (named at \(reference.place))", images: [])
    }

    /// Relative to the catalog's folder, whatever the name looks like.
    private func source(_ name: String) -> String {
        let relative = String(name.drop { $0 == "/" })
        return folder == "." ? relative : folder + "/" + relative
    }

    private func told(
        _ name: String, _ match: PhotoFolder.Match
    ) -> (Manifest.FailureCode, String) {
        switch match {
        case .ambiguous(let candidates):
            let all = candidates.joined(separator: " and ")
            return (.ambiguous, "the name fits \(all); write the extension")
        case .outside:
            return (
                .outsidePhotos,
                "the name leads out of \(place); put the photo inside and name it there"
            )
        case .missing, .file:
            if let trouble = photos.trouble {
                return (.unreadable, "\(place) can't be read: \(trouble)")
            }
            let hint = photos.nearest(to: name).map { "; is \($0) meant?" }
            return (
                .missing,
                "\(place) has no photo of that name\(hint ?? "; add it or correct the catalog")"
            )
        }
    }

    /// The photos folder, in a sentence.
    private var place: String { folder == "." ? "the catalog's folder" : "the folder \(folder)" }
}

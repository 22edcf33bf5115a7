internal import DarkroomManifest

/// What every tool has to make: the pictures that Darkroom's manifest names, with its crops.
struct Job: Encodable, Sendable, Equatable {
    /// Quality of every JPEG, 1 to 100.
    let quality: Int
    /// Processes to be used.
    let processes: Int
    let photos: [Photo]

    struct Photo: Encodable, Sendable, Equatable {
        /// Absolute.
        let path: String
        /// Pixels of the upright photo.
        let size: PictureSize
        let outputs: [Output]
    }

    struct Output: Encodable, Sendable, Equatable {
        /// File name, without a folder.
        let name: String
        /// In pixels of the upright photo.
        let crop: Manifest.Crop
        let size: PictureSize
        /// Nil: nothing lies over it.
        let overlay: Manifest.Overlay?
    }

    var outputs: [Output] { photos.flatMap(\.outputs) }
}

extension Job {
    /// The pictures of a manifest, by photo.
    ///
    /// - Parameter catalog: folder that the manifest's sources are relative to.
    init(_ manifest: Manifest, catalog: String, quality: Int, processes: Int) {
        self.quality = quality
        self.processes = processes
        let pictures = Dictionary(grouping: manifest.images) { $0.value.source }
        photos = manifest.sources.sorted { $0.key < $1.key }.map { path, source in
            Photo(
                path: "\(catalog)/\(path)",
                size: PictureSize(width: source.width, height: source.height),
                outputs: (pictures[path] ?? []).sorted { $0.key < $1.key }
                    .flatMap { Self.outputs($0.key, $0.value) })
        }
    }

    private static func outputs(_ key: String, _ picture: Manifest.Picture) -> [Output] {
        let stem = String(key.map { $0 == "/" ? "-" : $0 })
        return picture.variants.map { variant in
            Output(
                name: "\(stem)@\(variant.scale)x.jpg", crop: picture.crop,
                size: PictureSize(width: variant.width, height: variant.height),
                overlay: picture.overlay)
        }
    }
}

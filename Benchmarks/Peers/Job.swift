internal import DarkroomManifest

/// What every tool has to make: the pictures that Darkroom's manifest names, with its crops.
struct Job: Codable, Sendable, Equatable {
    /// Processes to be used.
    let processes: Int
    let photos: [Photo]

    struct Photo: Codable, Sendable, Equatable {
        /// Absolute.
        let path: String
        let format: PictureFormat
        /// Pixels of the upright photo.
        let size: PictureSize
        let outputs: [Output]

        /// The largest scale that an output needs, in output pixels a source pixel.
        var needed: Double {
            outputs.map { output in
                max(
                    Double(output.size.width) / Double(output.crop.width),
                    Double(output.size.height) / Double(output.crop.height))
            }.max() ?? 1
        }
    }

    struct Output: Codable, Sendable, Equatable {
        /// File name, without a folder.
        let name: String
        let format: PictureFormat
        /// 1 to 100.
        let quality: Int
        /// In pixels of the upright photo.
        let crop: Manifest.Crop
        let size: PictureSize
        /// Nil: nothing lies over it.
        let overlay: Manifest.Overlay?
        /// Darkroom's own file, relative to its output folder.
        let variant: String
    }

    var outputs: [Output] { photos.flatMap(\.outputs) }
}

extension Job {
    /// The pictures of a manifest, by photo.
    ///
    /// - Parameter catalog: folder that the manifest's sources are relative to.
    init(_ manifest: Manifest, catalog: String, processes: Int) throws {
        self.processes = processes
        let pictures = Dictionary(grouping: manifest.images) { $0.value.source }
        photos = try manifest.sources.sorted { $0.key < $1.key }.map { path, source in
            Photo(
                path: "\(catalog)/\(path)", format: try Self.format(source.format),
                size: PictureSize(width: source.width, height: source.height),
                outputs: try (pictures[path] ?? []).sorted { $0.key < $1.key }
                    .flatMap { try Self.outputs($0.key, $0.value) })
        }
    }

    private static func outputs(_ key: String, _ picture: Manifest.Picture) throws -> [Output] {
        let stem = String(key.map { $0 == "/" ? "-" : $0 })
        return try picture.variants.map { variant in
            let format = try format(variant.format.rawValue)
            return Output(
                name: "\(stem)@\(variant.scale)x.\(format.fileExtension)", format: format,
                quality: format.quality, crop: picture.crop,
                size: PictureSize(width: variant.width, height: variant.height),
                overlay: picture.overlay, variant: variant.path)
        }
    }

    private static func format(_ name: String) throws -> PictureFormat {
        guard let format = PictureFormat(rawValue: name) else {
            throw BenchError("unknown format \(name)")
        }
        return format
    }
}

internal import DarkroomManifest

// The columns of each table, in the order of `StateSchema` and without row numbers and checksums:
// written and read side by side.

extension FileStamp {
    var columns: [SQLValue] {
        [.integer(size), .integer(modified), .integer(changed), .integer(inode)]
    }

    init(_ row: inout SQLRow) {
        self.init(
            size: row.integer(), modified: row.integer(), changed: row.integer(),
            inode: row.integer())
    }
}

extension SourceRecord {
    func columns(path: String) -> [SQLValue] {
        [.text(path)] + stamp.columns + [
            .integer(isSettled ? 1 : 0), .text(source.sha256), .integer(source.width),
            .integer(source.height), .text(source.format), .integer(hasAlpha ? 1 : 0),
            .text(focusKey), .real(source.focalPoint.x), .real(source.focalPoint.y),
            .text(source.focalPoint.origin),
        ]
    }

    init(_ row: inout SQLRow, pictures: [String: PictureRecord]) {
        stamp = FileStamp(&row)
        isSettled = row.flag()
        let (sha256, width, height) = (row.text(), row.integer(), row.integer())
        let format = row.text()
        hasAlpha = row.flag()
        focusKey = row.text()
        let focus = Manifest.FocalPoint(x: row.real(), y: row.real(), origin: row.text())
        source = Manifest.Source(
            sha256: sha256, bytes: stamp.size, width: width, height: height, format: format,
            focalPoint: focus)
        self.pictures = pictures
    }
}

extension PictureRecord {
    func columns(key: String) -> [SQLValue] {
        let legibility = facts.legibility
        return [
            .text(key), .text(rendition.text), .text(factsKey),
            .integer(isTransparent ? 1 : 0), .text(facts.dominantColor), .text(facts.thumbHash),
            legibility.map { .text($0.textColor) } ?? .null,
            legibility.map { .real($0.contrast) } ?? .null,
            legibility.map { .integer($0.passes ? 1 : 0) } ?? .null,
            legibility.map { .real($0.suggestedOpacity) } ?? .null,
        ]
    }

    init(_ row: inout SQLRow, files: [FileRecord]) {
        rendition = RenditionKey(text: row.text())
        factsKey = row.text()
        isTransparent = row.flag()
        let (color, hash) = (row.text(), row.text())
        facts = PictureFacts(
            dominantColor: color, thumbHash: hash,
            legibility: row.areNull(4) ? nil : Manifest.Legibility(&row))
        self.files = files
    }
}

extension Manifest.Legibility {
    fileprivate init(_ row: inout SQLRow) {
        self.init(
            textColor: row.text(), contrast: row.real(), passes: row.flag(),
            suggestedOpacity: row.real())
    }
}

extension FileRecord {
    /// Nil for a file that was not written.
    func columns(position: Int) -> [SQLValue]? {
        guard let stamp else { return nil }
        return [
            .integer(position), .integer(scale), .text(format.rawValue),
            .text(finish), .integer(bytes), .text(sha256), .integer(stamp.modified),
            .integer(stamp.changed), .integer(stamp.inode),
        ]
    }

    /// A format that this version doesn't know can't be wanted either: the file counts as gone.
    init(_ row: inout SQLRow) {
        scale = row.integer()
        let known = OutputFormat(rawValue: row.text())
        format = known ?? .png
        finish = row.text()
        bytes = row.integer()
        sha256 = row.text()
        let found = FileStamp(
            size: bytes, modified: row.integer(), changed: row.integer(), inode: row.integer())
        stamp = known == nil ? nil : found
    }
}

extension FailureRecord {
    /// A row for each failure.
    func rows(source: String) -> [[SQLValue]] {
        failures.enumerated().map { position, failure in
            [.text(source), .integer(position)] + stamp.columns + [
                .integer(isSettled ? 1 : 0), .text(attempt), .text(failure.code.rawValue),
                .text(failure.stage), .text(failure.message),
                .text(failure.images.joined(separator: "\n")),
            ]
        }
    }

    /// All but the failures.
    init(_ row: inout SQLRow) {
        self.init(
            stamp: FileStamp(&row), isSettled: row.flag(), attempt: row.text(), failures: [])
    }
}

extension Manifest.Failure {
    init(_ row: inout SQLRow, source: String) {
        // A code that this version doesn't know comes from a failure that is tried again.
        let code = Manifest.FailureCode(rawValue: row.text()) ?? .crashed
        self.init(
            source: source, code: code, stage: row.text(), message: row.text(),
            images: row.text().split(separator: "\n").map(String.init))
    }
}

extension ManifestMark {
    var columns: [SQLValue] { [.integer(1), .text(madeFrom), .text(digest)] + stamp.columns }
}

internal import DarkroomManifest
internal import Vips

/// Takes one photo through its stages, in one lane: decode once, make every picture of it.
struct PhotoWorker: Sendable {
    let recipe: Recipe
    let budget: MemoryBudget
    let output: OutputFolder
    /// Whether codecs' own words are passed on: only where this is the one lane. libvips has a single
    /// error text for the process, so beside other lanes it can speak of another photo.
    var isAlone = false
    /// Lanes that may help with a photo's pictures.
    var idleLanes = IdleLanes(helpers: 0)

    /// Works on one photo. One that fails costs its own pictures; only an output that can't be
    /// written is thrown.
    ///
    /// - Parameter reaches: told of the stages that may take long, as they begin: `.inspect`; `.admit`
    ///   only where the photo waits for memory; `.decode`; `.render` for each picture. And for how long
    ///   it has been there already, where lanes make several pictures at once.
    func process(
        _ job: SourceJob, reaches: @escaping @Sendable (Stage, Duration) -> Void = { _, _ in }
    ) throws(BuildError) -> PhotoOutcome {
        var run = PhotoRun(self, job, reaches)
        var made = run.makeFiles()
        // Its pixels are gone; what it holds until all is written is files.
        made.permit?.shrink(to: made.files.reduce(0) { $0 + $1.bytes.count })
        try run.write(made.files)
        _ = consume made
        return run.outcome
    }
}

/// A photo's files, and its place in the memory budget.
private struct Made: ~Copyable {
    var files: [EncodedFile] = []
    var permit: MemoryBudget.Permit?
}

/// One photo on its way.
private struct PhotoRun {
    private let worker: PhotoWorker
    private let job: SourceJob
    private let reaches: @Sendable (Stage, Duration) -> Void
    private var clock = StageClock()
    private(set) var outcome: PhotoOutcome

    init(
        _ worker: PhotoWorker, _ job: SourceJob,
        _ reaches: @escaping @Sendable (Stage, Duration) -> Void
    ) {
        self.worker = worker
        self.job = job
        self.reaches = reaches
        outcome = PhotoOutcome(job)
    }

    private var recipe: Recipe { worker.recipe }

    /// The stages of one photo, in order.
    mutating func makeFiles() -> Made {
        do throws(SourceFailure) {
            reaches(.inspect, .zero)
            let file = try open()
            let known = try digestIfKnown(file)
            if let known, stands(file, known) { return Made() }
            let header = try SourceHeader.read(file, limits: recipe.limits)
            let needs = SourceNeeds(job, header.format, size: header.size, recipe)
            clock.finished(.inspect)
            let permit = try admit(header, needs)
            reaches(.decode, .zero)
            FaultHook.strike(job.path)
            let digest = if let known { known } else { try file.digest() }
            clock.finished(.hash)
            let image = try decode(file, header, needs)
            try file.checkUnchanged()
            outcome.isDecoded = true
            clock.finished(.decode)
            let work = job.work(digest: digest, recipe)
            let source = Manifest.Source(
                sha256: digest, bytes: file.size, width: header.size.width,
                height: header.size.height, format: header.format.rawValue,
                focalPoint: try focalPoint(of: image.image, digest, needs))
            clock.finished(.focus)
            return Made(files: makePictures(work, of: image, source, needs), permit: permit)
        } catch {
            outcome.fail(error, job.pictures.map(\.key))
            return Made()
        }
    }

    /// Writes what was made, and notes how it lies on the disk.
    mutating func write(_ files: [EncodedFile]) throws(BuildError) {
        for file in files {
            let stamp = try worker.output.writeOnce(file.bytes, to: file.path)
            outcome.record?.pictures[file.key]?.note(stamp, of: file)
            outcome.files += 1
            outcome.bytesOut += file.bytes.count
        }
        clock.finished(.write)
        outcome.seconds = clock.seconds
        if !worker.isAlone { outcome.details = outcome.details.map { _ in nil } }
    }

    private mutating func open() throws(SourceFailure) -> SourceFile {
        let start = FileStamp.now
        let file = try SourceFile.open(path: job.file, limit: recipe.limits.maxFileBytes)
        outcome.stamp = file.stamp
        outcome.isSettled = file.stamp.isSettled(at: start)
        return file
    }

    /// The file's SHA-256, where there is one to compare it with.
    private mutating func digestIfKnown(
        _ file: borrowing SourceFile
    ) throws(SourceFailure) -> String? {
        guard job.past != nil, !job.isForced else { return nil }
        let digest = try file.digest()
        try file.checkUnchanged()
        clock.finished(.hash)
        return digest
    }

    /// Whether nothing has to be made of the file, because it is what it was.
    private mutating func stands(_ file: borrowing SourceFile, _ digest: String) -> Bool {
        let work = job.work(digest: digest, recipe)
        guard work.isNothing, var record = job.past,
            recipe.limits.allow(record.source)
        else { return false }
        record.stamp = file.stamp
        record.isSettled = outcome.isSettled
        record.pictures = work.kept
        outcome.record = record
        return true
    }

    /// Waits until the photo fits. Refuses one that even alone would not, rather than let its decoder
    /// run out of memory.
    private mutating func admit(
        _ header: SourceHeader, _ needs: SourceNeeds
    ) throws(SourceFailure) -> MemoryBudget.Permit {
        let cost = DecodeCost(
            header, plan: needs.plan, outputs: needs.outputs, encoded: needs.encoded)
        let allowed = worker.budget.ceiling
        guard cost.bytes <= allowed else {
            throw SourceFailure(
                code: .tooLarge, stage: .inspect,
                message: "decoding it takes about \(cost.bytes >> 20) MiB, more than the"
                    + " \(allowed >> 20) MiB that this build may use; raise --memory")
        }
        defer { clock.finished(.admit) }
        return worker.budget.admit(cost.bytes) { [reaches] in reaches(.admit, .zero) }
    }

    private func decode(
        _ file: borrowing SourceFile, _ header: SourceHeader, _ needs: SourceNeeds
    ) throws(SourceFailure) -> SharedImage {
        let image = try Decoder(colorSpace: recipe.colorSpace)
            .decode(file, header, plan: needs.plan)
        do throws(VipsError) {
            return try SharedImage(image)
        } catch {
            throw SourceFailure(
                code: .corrupt, stage: .decode, message: "its pixels could not be read",
                detail: error.detail)
        }
    }

    private func focalPoint(
        of image: Image, _ digest: String, _ needs: SourceNeeds
    ) throws(SourceFailure) -> Manifest.FocalPoint {
        if let given = job.focalPoint { return Manifest.FocalPoint(given) }
        let key = FocusKey.found(recipe, needs.plan, hasAlpha: image.hasAlpha)
        if let past = job.past, !job.isForced, past.source.sha256 == digest, past.focusKey == key {
            return past.source.focalPoint
        }
        do throws(VipsError) {
            return try FocalPointFinder(strategy: recipe.crop, background: recipe.background)
                .find(in: image)
        } catch {
            throw SourceFailure(
                code: .corrupt, stage: .focus, message: "no focal point could be found in it",
                detail: error.detail)
        }
    }

    private mutating func makePictures(
        _ work: SourceWork, of image: SharedImage, _ source: Manifest.Source,
        _ needs: SourceNeeds
    ) -> [EncodedFile] {
        let hasAlpha = image.image.hasAlpha
        let found = FocusKey.found(recipe, needs.plan, hasAlpha: hasAlpha)
        var record = SourceRecord(
            stamp: outcome.stamp ?? .unknown,
            isSettled: outcome.isSettled, source: source, hasAlpha: hasAlpha,
            focusKey: job.focalPoint == nil ? found : FocusKey.given, pictures: work.kept)
        let makers = work.pictures.map {
            PictureMaker(recipe: recipe, work: $0, needs: needs)
        }
        let order = LargestFirst(makers, size: \.points)
        let another = needs.another
        let inHand = PicturesInHand(reaches: reaches)
        let made = worker.idleLanes.map(
            order.items, admit: { [budget = worker.budget] in budget.admitIfFree(another) },
            { maker in
                inHand.working(on: maker.key) { maker.make(of: image.image, source: source) }
            })
        clock.add(made.map(\.clock))
        var files: [EncodedFile] = []
        for (picture, made) in zip(work.pictures, order.undone(made)) {
            switch made.result {
            case .success(let made):
                record.pictures[picture.request.key] = made.record
                outcome.made[picture.request.key] = picture.reason
                files += made.files
            case .failure(let failure): outcome.fail(failure, [picture.request.key])
            }
        }
        outcome.record = record
        return files
    }
}

extension PictureRecord {
    /// Notes the stamp of a file of it that was written.
    fileprivate mutating func note(_ stamp: FileStamp, of file: EncodedFile) {
        guard let index = files.firstIndex(where: { $0.path(of: file.key) == file.path }) else {
            return
        }
        files[index].stamp = stamp
    }
}

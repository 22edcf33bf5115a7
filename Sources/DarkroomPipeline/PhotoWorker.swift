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

    /// The stages of one photo, in order. A photo that fails costs its own pictures; only an
    /// output that can't be written is thrown.
    ///
    /// - Parameter reaches: told of the stages that may take long, as they begin: `.inspect`; `.admit`
    ///   only where the photo waits for memory; `.decode`; `.render` for each picture.
    func process(
        _ job: SourceJob, reaches: (Stage) -> Void = { _ in }
    ) throws(BuildError) -> PhotoOutcome {
        var outcome = PhotoOutcome(job)
        var clock = StageClock()
        let files = makeFiles(job, reaches, &outcome, &clock)
        for file in files { try output.writeOnce(file.bytes, to: file.path) }
        clock.finished(.write)
        outcome.seconds = clock.seconds
        if !isAlone { outcome.details = outcome.details.map { _ in nil } }
        return outcome
    }

    private func makeFiles(
        _ job: SourceJob, _ reaches: (Stage) -> Void, _ outcome: inout PhotoOutcome,
        _ clock: inout StageClock
    ) -> [EncodedFile] {
        do throws(SourceFailure) {
            reaches(.inspect)
            let file = try SourceFile.open(path: job.file, limit: recipe.limits.maxFileBytes)
            let header = try SourceHeader.read(file, limits: recipe.limits)
            let needs = SourceNeeds(job, header, recipe)
            clock.finished(.inspect)
            try checkMemory(needs)
            let permit = budget.admit(needs.cost) { reaches(.admit) }
            clock.finished(.admit)
            reaches(.decode)
            FaultHook.strike(job.path)
            let digest = try file.digest()
            clock.finished(.hash)
            let decoder = Decoder(colorSpace: recipe.colorSpace)
            let image = try decoder.decode(file, header, plan: needs.decodePlan)
            try file.checkUnchanged()
            clock.finished(.decode)
            let focus = try focalPoint(job, in: image)
            clock.finished(.focus)
            outcome.source = Manifest.Source(
                sha256: digest, bytes: file.size, width: header.size.width,
                height: header.size.height, format: header.format.rawValue, focalPoint: focus)
            let files = makePictures(
                job, of: image, needs.decodePlan, reaches, &outcome, &clock)
            _ = consume permit
            return files
        } catch {
            outcome.fail(error, job.pictures.map(\.key))
            return []
        }
    }

    /// Refuses a photo that even alone would not fit, rather than let its decoder run out of memory.
    private func checkMemory(_ needs: SourceNeeds) throws(SourceFailure) {
        guard needs.cost > budget.ceiling else { return }
        let (needed, allowed) = (needs.cost >> 20, budget.ceiling >> 20)
        throw SourceFailure(
            code: .tooLarge, stage: .inspect,
            message: "decoding it takes about \(needed) MiB, more than the \(allowed) MiB that this"
                + " build may use; raise --memory")
    }

    private func focalPoint(
        _ job: SourceJob, in image: Image
    ) throws(SourceFailure) -> Manifest.FocalPoint {
        if let given = job.focalPoint {
            return Manifest.FocalPoint(x: given.x, y: given.y, origin: "catalog")
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

    private func makePictures(
        _ job: SourceJob, of image: Image, _ plan: DecodePlan, _ reaches: (Stage) -> Void,
        _ outcome: inout PhotoOutcome, _ clock: inout StageClock
    ) -> [EncodedFile] {
        guard let source = outcome.source else { return [] }
        var files: [EncodedFile] = []
        for request in job.pictures {
            reaches(.render)
            let maker = PictureMaker(
                recipe: recipe, request: request, sourcePath: job.path, shrink: plan.shrink)
            do throws(SourceFailure) {
                let made = try maker.make(of: image, source: source, clock: &clock)
                outcome.pictures[request.key] = made.picture
                files += made.files
            } catch {
                outcome.fail(error, [request.key])
            }
        }
        return files
    }
}

internal import DarkroomManifest

/// What a build makes of one source, and what it keeps of an earlier one.
struct SourceWork: Sendable {
    /// What is to be made, in the catalog's order.
    private(set) var pictures: [PictureWork] = []
    /// Pictures that serve as they are, by key.
    private(set) var kept: [String: PictureRecord] = [:]

    var isNothing: Bool { pictures.isEmpty }

    /// Everything that a source gives.
    static func everything(_ job: SourceJob, _ reason: StaleReason) -> SourceWork {
        var work = SourceWork()
        work.pictures = job.pictures.map { request in
            let reason = job.failedBefore.contains(request.key) ? .failedBefore : reason
            return PictureWork(request: request, reason: reason, kept: [])
        }
        return work
    }

    private init() {}
}

/// A picture that has to be made.
struct PictureWork: Sendable {
    let request: PictureRequest
    let reason: StaleReason
    /// Those of its files that serve as they are.
    let kept: [FileRecord]
}

extension SourceWork {
    /// Compares what an earlier build left of a source that has not changed with what is wanted now.
    ///
    /// - Parameter skipping: keys of pictures that are known to fail.
    init(_ job: SourceJob, past: SourceRecord, recipe: Recipe, skipping: Set<String> = []) {
        self.init()
        let comparison = PastComparison(job, past, recipe)
        for request in job.pictures where !skipping.contains(request.key) {
            switch comparison.finding(of: request) {
            case .serves(let record): kept[request.key] = record
            case .stale(let reason, let files):
                pictures.append(PictureWork(request: request, reason: reason, kept: files))
            }
        }
    }
}

/// One source's past, laid beside the recipe and the catalog of now.
private struct PastComparison {
    private let job: SourceJob
    private let past: SourceRecord
    private let recipe: Recipe
    private let needs: SourceNeeds
    /// Nil: it has to be found again.
    private let focus: CatalogPoint?

    enum Finding {
        case serves(PictureRecord)
        case stale(StaleReason, kept: [FileRecord])
    }

    init(_ job: SourceJob, _ past: SourceRecord, _ recipe: Recipe) {
        self.job = job
        self.past = past
        self.recipe = recipe
        needs = SourceNeeds(job, past.source, recipe)
        focus = past.focus(for: job, recipe, needs.plan)
    }

    func finding(of request: PictureRequest) -> Finding {
        guard let record = past.pictures[request.key] else {
            return .stale(job.failedBefore.contains(request.key) ? .failedBefore : .new, kept: [])
        }
        guard let focus else {
            return .stale(focusIsGiven ? .catalogChanged : staleFocus(record), kept: [])
        }
        let framing = needs.framing(of: request, focus: focus)
        let wanted = RenditionKey(
            source: past.source, focus: focus, framing: framing, plan: needs.plan,
            size: request.size, colorSpace: recipe.colorSpace)
        if let reason = record.rendition.reason(against: wanted, focusIsGiven: focusIsGiven) {
            return .stale(reason, kept: [])
        }
        return files(of: record, request, framing)
    }

    private var focusIsGiven: Bool {
        job.focalPoint != nil || past.source.focalPoint.origin == FocusKey.given
    }

    /// Why a focal point that was found no longer counts.
    private func staleFocus(_ record: PictureRecord) -> StaleReason {
        past.source.focalPoint.origin == recipe.crop.rawValue
            && record.rendition.text.contains(Toolchain.fingerprint)
            ? .siblingChanged : .recipeChanged
    }

    private func files(
        of record: PictureRecord, _ request: PictureRequest, _ framing: Framing
    ) -> Finding {
        let keys = FinishKeys(recipe: recipe, role: request.role)
        let transparent = record.isTransparent
        let formats = OutputFormat.chosen(recipe.formats, transparent: transparent)
        var found: [FileRecord] = []
        var missing: [StaleReason] = []
        for size in framing.made {
            for format in formats {
                let finish = keys.file(format, transparent: transparent)
                let file = record.files.first {
                    $0.scale == size.scale && $0.format == format && $0.finish == finish
                }
                if let file, file.stamp != nil {
                    found.append(file)
                } else {
                    missing.append(file == nil ? .recipeChanged : .outputMissing)
                }
            }
        }
        let factsKey = keys.facts(formats[0], transparent: transparent)
        if record.factsKey != factsKey { missing.append(.recipeChanged) }
        if let reason = missing.first { return .stale(reason, kept: found) }
        var serving = record
        serving.files = found
        return .serves(serving)
    }
}

extension SourceJob {
    /// What is to be made of it, now that its file has this SHA-256.
    func work(digest: String, _ recipe: Recipe) -> SourceWork {
        guard let past, !isForced else { return .everything(self, isForced ? .forced : .new) }
        guard past.source.sha256 == digest else { return .everything(self, .sourceChanged) }
        return SourceWork(self, past: past, recipe: recipe)
    }
}

extension SourceRecord {
    /// The focal point that holds now; nil: it has to be found again.
    fileprivate func focus(
        for job: SourceJob, _ recipe: Recipe, _ plan: DecodePlan
    ) -> CatalogPoint? {
        if let given = job.focalPoint { return given }
        guard focusKey == FocusKey.found(recipe, plan, hasAlpha: hasAlpha) else { return nil }
        return CatalogPoint(x: source.focalPoint.x, y: source.focalPoint.y)
    }
}

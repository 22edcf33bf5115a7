internal import DarkroomManifest

/// What a source must give, known from its header: how it is decoded and what that holds.
struct SourceNeeds {
    let decodePlan: DecodePlan
    /// Bytes.
    let cost: Int

    init(_ job: SourceJob, _ header: SourceHeader, _ recipe: Recipe) {
        // A crop's size, and so the scale it needs, is the same wherever the focal point lies.
        let framings = job.pictures.map {
            Framing(
                points: $0.size, scales: recipe.scales, source: header.size,
                focus: CatalogPoint(x: 0.5, y: 0.5))
        }
        decodePlan = DecodePlan(header, needed: framings.map(\.neededScale).max() ?? 1)
        let outputs = framings.map { $0.made.reduce(0) { $0 + $1.pixels.area } }
        cost = DecodeCost(header, plan: decodePlan, outputs: outputs.max() ?? 0).bytes
    }
}

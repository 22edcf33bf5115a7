internal import Vips

extension RenderStep<SourceContext> {
    /// Decodes: everything so far is computed, everything after starts from memory.
    static let holdInMemory = RenderStep(name: "holdInMemory") { image, _ throws(VipsError) in
        try image.inMemory()
    }
}

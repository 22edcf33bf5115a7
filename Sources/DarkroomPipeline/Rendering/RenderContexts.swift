internal import Vips

/// What the steps of a source need to know.
struct SourceContext {
    let boxShrink: Int
    let colorSpace: OutputColorSpace
}

/// What the step of a picture needs to know.
struct PictureContext {
    /// What the picture shows of the decoded source.
    let crop: Image.Box
}

/// What the step of a scale needs to know.
struct ScaleContext {
    /// What of the image it is made from.
    let box: Image.Box
    let pixels: PixelSize
}

/// What the steps of a file need to know.
struct FinishContext {
    /// What transparency is flattened on; nil: the format keeps alpha.
    let background: RGBColor?
    /// Nil: nothing lies over the picture.
    let overlay: RecipeOverlay?
    let colorSpace: OutputColorSpace
}

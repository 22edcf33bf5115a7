internal import DarkroomManifest

/// What the steps of a source need to know.
struct SourceContext {
    let boxShrink: Int
    let colorSpace: OutputColorSpace
}

/// What the step of a picture needs to know.
struct PictureContext {
    /// In pixels of the upright source.
    let crop: Manifest.Crop
    /// Pixels of the upright source.
    let source: PixelSize
}

/// What the step of a scale needs to know.
struct ScaleContext {
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

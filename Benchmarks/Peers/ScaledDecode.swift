internal import DarkroomManifest

/// How a photo is decoded by ImageMagick and its sister: the hint that makes libjpeg-turbo halve it or
/// more, and the pixels that come of it.
struct ScaledDecode: Equatable {
    /// For `jpeg:size` or `-size`; nil: decoded whole.
    let hint: PictureSize?
    let size: PictureSize
    private let photo: PictureSize

    init(_ photo: Job.Photo) {
        self.photo = photo.size
        let shrink = photo.format == .jpeg ? max(1, min(8, Int(1 / photo.needed))) : 1
        if shrink == 1 {
            hint = nil
            size = photo.size
        } else {
            hint = photo.size.map { $0 / shrink }
            // Both ask for 1/shrink and get the eighth from there up, its sides rounded up.
            let eighths = (8 + shrink - 1) / shrink
            size = photo.size.map { ($0 * eighths + 7) / 8 }
        }
    }

    /// A crop of the photo, as the tools write one of the decoded pixels.
    func crop(_ output: Job.Output) -> String {
        let across = Double(size.width) / Double(photo.width)
        let down = Double(size.height) / Double(photo.height)
        let crop = output.crop
        let width = Self.whole(Double(crop.width) * across)
        let height = Self.whole(Double(crop.height) * down)
        let x = Int((Double(crop.x) * across).rounded())
        let y = Int((Double(crop.y) * down).rounded())
        return "\(width)x\(height)+\(x)+\(y)"
    }

    private static func whole(_ pixels: Double) -> Int { max(1, Int(pixels.rounded())) }
}

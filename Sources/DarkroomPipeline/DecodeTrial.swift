internal import DarkroomManifest
internal import Foundation
internal import Vips

/// The way of a photo from bytes of any kind to finished pictures, in this process and without
/// writing any: what fuzzing feeds.
package enum DecodeTrial {
    /// Tries a file of these bytes; the failure's code, or nil if it gave its pictures.
    package static func run(_ bytes: UnsafeRawBufferPointer) -> String? {
        guard (try? VipsRuntime.start()) != nil else { return "libvips does not start" }
        let path = NSTemporaryDirectory() + "darkroom-trial-\(getpid())"
        guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
            return "no temporary file"
        }
        defer { unlink(path) }
        do throws(SourceFailure) {
            try make(path)
            return nil
        } catch {
            return error.code.rawValue
        }
    }

    /// A header and a thumbnail: with and without overlay, wide and square.
    private static func make(_ path: String) throws(SourceFailure) {
        var recipe = Recipe()
        recipe.scales = [1]
        recipe.limits.maxPixels = 4_000_000
        let pictures = [(RecipeRole.tripHeaderCollapsed, 150.0), (.focusThumbnail, 393.0)]
            .map { role, height in
                PictureRequest(
                    key: "trip/t/\(role.rawValue)", role: role,
                    size: Manifest.Size(width: 393, height: height),
                    reference: ImageReference(name: "t", focalPoint: nil, place: ""))
            }
        let job = SourceJob(path: "t", file: path, focalPoint: nil, pictures: pictures)
        let file = try SourceFile.open(path: path, limit: 1 << 24)
        let header = try SourceHeader.read(file, limits: recipe.limits)
        let needs = SourceNeeds(job, header.format, size: header.size, recipe)
        let image = try Decoder(colorSpace: .srgb).decode(file, header, plan: needs.plan)
        let source = Manifest.Source(
            sha256: "", bytes: file.size, width: header.size.width, height: header.size.height,
            format: header.format.rawValue,
            focalPoint: Manifest.FocalPoint(x: 0.5, y: 0.5, origin: "centre"))
        for picture in SourceWork.everything(job, .new).pictures {
            _ = try PictureMaker(recipe: recipe, work: picture, needs: needs)
                .make(of: image, source: source).result.get()
        }
    }
}

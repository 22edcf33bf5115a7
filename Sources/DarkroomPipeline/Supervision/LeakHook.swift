#if DEBUG
    internal import Foundation
    internal import Vips
#endif

/// Lets tests see what a worker leaves behind. Only debug builds have it.
enum LeakHook {
    /// Adds a line with libvips' leftovers to the file that `DARKROOM_LEFTOVERS` names. Called when the
    /// lanes have ended.
    static func report() {
        #if DEBUG
            guard let path = getenv("DARKROOM_LEFTOVERS") else { return }
            let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
            guard PipeEnd.write(Array("\(Leftovers.now)\n".utf8), to: file) else {
                fatalError("DARKROOM_LEFTOVERS: \(String(cString: strerror(errno)))")
            }
            close(file)
        #endif
    }

    #if DEBUG
        /// Keeps an image for ever, for the test of the test.
        static func keepImage() {
            guard let image = try? Image(pixels: [0], width: 1, height: 1, bands: 1) else {
                fatalError("DARKROOM_FAULT: no image to keep")
            }
            _ = Unmanaged.passRetained(image)
        }
    #endif
}

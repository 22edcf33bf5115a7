#if DEBUG
    internal import Foundation
#endif

/// Lets tests strike a worker while it holds a photo. Only debug builds have it: in a release build
/// nothing in the environment reaches users' data.
enum FaultHook {
    /// Does what `DARKROOM_FAULT` says for this photo: a list such as
    /// `crash=photos/a.jpg,hang=photos/b.jpg,hunger=photos/c.jpg,leak=photos/d.jpg`.
    @inline(__always)
    static func strike(_ path: String) {
        #if DEBUG
            guard let wishes = getenv("DARKROOM_FAULT") else { return }
            for wish in String(cString: wishes).split(separator: ",") {
                let parts = wish.split(separator: "=", maxSplits: 1).map(String.init)
                if parts.count == 2, parts[1] == path { act(parts[0]) }
            }
        #endif
    }

    #if DEBUG
        private static func act(_ kind: String) {
            switch kind {
            case "crash": raise(SIGSEGV)
            case "abort": abort()
            case "kill": raise(SIGKILL)
            case "exit": exit(0)
            case "hang": while true { sleep(1) }
            case "hunger": hunger()
            case "leak": LeakHook.keepImage()
            default: fatalError("DARKROOM_FAULT: no fault \(kind)")
            }
        }

        /// Takes memory until the system refuses more. It need not be touched: what counts is what is
        /// asked for.
        private static func hunger() {
            var pieces: [UnsafeMutableRawPointer] = []
            while let memory = malloc(64 << 20) { pieces.append(memory) }
            print(pieces.count)
            abort()
        }
    #endif
}

import Foundation

/// Lets only so many tests work at once: each runs other programs, and all of them together would
/// take longer than any time limit.
actor Slots {
    static let shared = Slots(ProcessInfo.processInfo.activeProcessorCount)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { free = count }

    func take() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func give() {
        guard waiting.isEmpty else {
            waiting.removeFirst().resume()
            return
        }
        free += 1
    }
}

#if THREAD_SANITIZER
    internal import Foundation

    /// Takes the place of `Synchronization.Mutex` under the thread sanitizer, which on Linux does not
    /// see that one and would report every state behind it.
    ///
    /// Unchecked, because `value` is touched only with the lock held.
    final class Mutex<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var value: Value

        init(_ value: Value) { self.value = value }

        func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
            lock.lock()
            defer { lock.unlock() }
            return try body(&value)
        }
    }
#endif

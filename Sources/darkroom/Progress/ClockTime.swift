#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The time of the day, as the wall clock has it here.
enum ClockTime {
    /// `12:03:04`.
    static var now: String {
        var seconds = time(nil)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec]
            .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension PeakMemory {
    /// Of this process, and of its children that have ended, up to now.
    static var now: PeakMemory {
        #if canImport(Darwin)
            let (own, children, unit) = (RUSAGE_SELF, RUSAGE_CHILDREN, 1)
        #else
            // Linux counts in KiB (getrusage(2)).
            let (own, children, unit) = (RUSAGE_SELF.rawValue, RUSAGE_CHILDREN.rawValue, 1024)
        #endif
        return PeakMemory(own: peak(own) * unit, children: peak(children) * unit)
    }

    private static func peak(_ who: Int32) -> Int {
        var usage = rusage()
        getrusage(who, &usage)
        return usage.ru_maxrss
    }
}

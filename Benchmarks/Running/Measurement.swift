/// What one run of a tool cost, all its processes together.
struct Measurement: Codable, Sendable, Equatable {
    /// Wall time, in seconds.
    var seconds: Double = 0
    /// User and system time of all processes, in seconds.
    var cpuSeconds: Double = 0
    /// Largest resident size of any one process, in bytes.
    var peakBytes = 0
    /// Processors' worth of time that the rest of the machine took meanwhile; nil where the system
    /// does not tell.
    var othersLoad: Double?
}

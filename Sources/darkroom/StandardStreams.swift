#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The three descriptors that every process starts with, made safe to use.
enum StandardStreams {
    /// Call first. A reader that goes away must not kill the process; and where a stream was
    /// closed before the start, its number must not go to a picture file, which would then
    /// receive our messages. A closed stream counts as `/dev/null`.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(descriptor, F_GETFD) == -1 {
            // `open` takes the lowest free number, which is this one.
            _ = open("/dev/null", O_RDWR)
        }
    }

    /// Writes all of `text`. Returns the system's error number, or nil if all went out.
    static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { bytes in
            var left = UnsafeRawBufferPointer(bytes)[...]
            while let start = UnsafeRawBufferPointer(rebasing: left).baseAddress, !left.isEmpty {
                let count = systemWrite(descriptor, start, left.count)
                if count < 0 && errno == EINTR { continue }
                if count < 0 && errno == EAGAIN { wait(for: descriptor); continue }
                if count < 0 { return errno }
                left = left.dropFirst(count)
            }
            return nil
        }
    }

    /// A descriptor that somebody else made non-blocking.
    private static func wait(for descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
    }

    private static func systemWrite(
        _ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int
    ) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, start, count)
        #else
            Glibc.write(descriptor, start, count)
        #endif
    }
}

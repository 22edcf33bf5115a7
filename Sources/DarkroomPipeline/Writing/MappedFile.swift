internal import Foundation

/// A file's bytes, mapped into memory: read when touched, and given back when passed. A file that is
/// replaced meanwhile stays as it was.
final class MappedFile: Sendable {
    // Nobody writes to the pages, and they stay until deinit.
    nonisolated(unsafe) private let bytes: UnsafeRawBufferPointer

    /// How many bytes of a passed text may stay in memory before they are given back; a multiple of
    /// every page size.
    static let window = 256 * 1024

    /// Nil where there is no such file, or nothing in it.
    init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
            facts.st_size > 0,
            let pages = mmap(nil, Int(facts.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0),
            pages != MAP_FAILED
        else { return nil }
        bytes = UnsafeRawBufferPointer(start: pages, count: Int(facts.st_size))
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

    var count: Int { bytes.count }

    /// The byte at a place; 0, which no JSON text has, beyond the end.
    subscript(index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    /// A copy.
    subscript(range: Range<Int>) -> [UInt8] { with(range) { [UInt8]($0) } }

    /// Calls `body` with the bytes of a range, which must not leave it.
    func with<Result, Failure: Error>(
        _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(rebasing: bytes[range]))
    }

    /// Whether a range holds the same bytes as one of another file.
    func holds(_ range: Range<Int>, as other: MappedFile, _ place: Range<Int>) -> Bool {
        guard range.count == place.count, range.upperBound <= count,
            place.upperBound <= other.count, let mine = bytes.baseAddress,
            let others = other.bytes.baseAddress
        else { return false }
        return memcmp(mine + range.lowerBound, others + place.lowerBound, range.count) == 0
    }

    /// Where a line ends: the place of the next line feed, or the end.
    func lineEnd(from start: Int) -> Int {
        guard start < count, let base = bytes.baseAddress,
            let found = memchr(base + start, 0x0A, count - start)
        else { return count }
        return UnsafeRawPointer(found) - base
    }

    /// Where, in a range, the first line begins whose text begins with `start`, its indentation aside;
    /// nil for none.
    func line(beginningWith start: [UInt8], in range: Range<Int>) -> Int? {
        var place = range.lowerBound
        while place < range.upperBound {
            let end = place + start.count
            if self[place] == start[0], end <= range.upperBound,
                with(place..<end, { $0.elementsEqual(start) })
            {
                return place
            }
            place = lineEnd(from: place) + 1
            while self[place] == UInt8(ascii: " ") { place += 1 }
        }
        return nil
    }

    /// Gives back the memory of what was passed, as soon as it is worth it: from `start`, which then
    /// moves, up to `place`. What is touched again is read again.
    func release(from start: inout Int, to place: Int) {
        let (first, last) = (start / Self.window, place / Self.window)
        guard last > first, let base = bytes.baseAddress else { return }
        madvise(
            UnsafeMutableRawPointer(mutating: base + first * Self.window),
            (last - first) * Self.window, MADV_DONTNEED)
        start = place
    }

    /// SHA-256 of all of it, in hexadecimal.
    var digest: String {
        let hash = SHA256()
        var (passed, place) = (0, 0)
        while place < count {
            let end = min(place + Self.window, count)
            hash.update(UnsafeRawBufferPointer(rebasing: bytes[place..<end]))
            place = end
            release(from: &passed, to: place)
        }
        return hash.finish().hex
    }
}

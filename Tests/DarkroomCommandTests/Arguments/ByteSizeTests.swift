import Testing

@testable import darkroom

@Suite struct ByteSizeTests {
    @Test(arguments: [
        ("1", 1), ("1073741824", 1_073_741_824), ("100B", 100), ("1K", 1024), ("1k", 1024),
        ("1KB", 1024), ("1KiB", 1024), ("512M", 512 << 20), ("512mb", 512 << 20),
        ("2G", 2 << 30), ("1.5GiB", 3 << 29), ("0.5K", 512), ("1T", 1 << 40),
    ])
    func readsPowersOf1024(text: String, bytes: Int) {
        #expect(ByteSize(text)?.bytes == bytes)
    }

    @Test(arguments: [
        "", "0", "0G", "M", "-1", "+1", "-2G", "1.5", "1.", ".5G", "1..5G", "1Q", "1GiBB", "1 G",
        " 1G", "1e3", "0x10", "1,5G", "٣M", "9999999999999999999", "9223372036854775807K",
        "99999999.5T", "nanG", "infM",
    ])
    func refusesWhatIsNoPositiveSize(text: String) {
        #expect(ByteSize(text) == nil)
    }

    @Test func cutsAFractionOfAByteOff() {
        #expect(ByteSize("0.0015K")?.bytes == 1)
        #expect(ByteSize("0.0001K") == nil)
    }
}

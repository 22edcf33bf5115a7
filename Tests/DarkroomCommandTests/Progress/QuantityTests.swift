import Testing

@testable import darkroom

@Suite struct QuantityTests {
    @Test(arguments: [
        (0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (25_149_000, "25.1 MB"),
        (999_949, "999.9 kB"), (999_950, "1.0 MB"), (3_400_000_000, "3.4 GB"),
        (5_000_000_000_000, "5.0 TB"), (5_000_000_000_000_000, "5000.0 TB"),
    ])
    func bytesCountByThousands(count: Int, text: String) {
        #expect(Quantity.bytes(count) == text)
    }

    @Test(arguments: [
        (0.0, 2, "0.00"), (2.305, 1, "2.3"), (2.31, 2, "2.31"), (0.05, 2, "0.05"),
        (9.999, 2, "10.00"), (-0.001, 2, "0.00"), (-1.5, 1, "-1.5"), (7.5, 0, "8"),
    ])
    func decimalsAreRounded(value: Double, digits: Int, text: String) {
        #expect(Quantity.fixed(value, digits: digits) == text)
    }

    @Test(arguments: [
        (0.0, "0:00"), (0.1, "0:01"), (59.2, "1:00"), (75, "1:15"), (3599, "59:59"),
        (3600, "1:00:00"), (36_723, "10:12:03"), (.infinity, "0:00"), (.nan, "0:00"),
    ])
    func timesAreReadAsOnAClock(seconds: Double, text: String) {
        #expect(Quantity.clock(seconds) == text)
    }

    @Test func oneIsSingular() {
        #expect(Quantity.counted(1, "photo") == "1 photo")
        #expect(Quantity.counted(0, "photo") == "0 photos")
    }
}

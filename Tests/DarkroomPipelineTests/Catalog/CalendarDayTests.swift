import Testing

@testable import DarkroomPipeline

@Suite struct CalendarDayTests {
    @Test(arguments: [
        "2024-05-29", "2024-02-29", "2000-02-29", "1600-02-29", "1997-12-31", "0001-01-01",
        "9999-12-31", "2023-04-30", "1582-10-10",
    ])
    func realDaysExist(day: String) {
        #expect(CalendarDay.exists(day))
    }

    @Test(arguments: [
        "2023-02-29", "1900-02-29", "2100-02-29", "2024-02-30", "2024-04-31", "2024-13-01",
        "2024-00-10", "2024-01-00", "2024-01-32", "2024-1-1", "24-01-01", "2024-01-01T00:00",
        "2024/01/01", "", "20240101", "2024-01-1a", "+024-01-01", "２０２４-01-01", " 2024-01-01",
    ])
    func otherTextsDoNot(day: String) {
        #expect(!CalendarDay.exists(day))
    }
}

import Testing

@testable import DarkroomPipeline

@Suite struct TitleZoneTests {
    @Test func ofTheDefaultHeaders() {
        let expanded = TitleZone(role: .tripHeaderExpanded, width: 393, height: 457)
        #expect(Self.edges(expanded) == [38, 355, 289, 385])
        let collapsed = TitleZone(role: .tripHeaderCollapsed, width: 393, height: 150)
        #expect(Self.edges(collapsed) == [38, 355, 79, 103])
    }

    /// The title keeps its distance from the sides and from the lower edge.
    @Test func ofOtherSizes() {
        let expanded = TitleZone(role: .tripHeaderExpanded, width: 430, height: 500)
        #expect(Self.edges(expanded) == [38, 392, 332, 428])
        let collapsed = TitleZone(role: .tripHeaderCollapsed, width: 320, height: 120)
        #expect(Self.edges(collapsed) == [38, 282, 49, 73])
    }

    @Test func otherRolesHaveNoTitle() {
        for role in RecipeRole.allCases where !role.isHeader {
            #expect(TitleZone(role: role, width: 393, height: 457) == nil)
        }
    }

    @Test func aZoneIsNeverEmptyAndNeverOutside() throws {
        for role in RecipeRole.allCases.filter(\.isHeader) {
            for (width, height) in [(1.0, 1.0), (2, 4096), (4096, 1), (76, 40), (77, 73)] {
                let zone = try #require(TitleZone(role: role, width: width, height: height))
                #expect(zone.width > 0 && zone.height > 0 && zone.x >= 0 && zone.y >= 0)
                #expect(zone.x + zone.width <= width && zone.y + zone.height <= height)
            }
        }
    }

    private static func edges(_ zone: TitleZone?) -> [Double] {
        zone.map { [$0.x, $0.x + $0.width, $0.y, $0.y + $0.height] } ?? []
    }
}

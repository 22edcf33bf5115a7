/// Where a header's title stands, in points of a screen 393 wide (the trip page of the trip record
/// app): 38 from either side.
struct TitleZone: Equatable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    /// Points between the zone and either side.
    private static let side = 38.0

    /// The zone of a header of that size; nil for roles without a title.
    ///
    /// Expanded: 96 high, its end 32 above the sheet, which covers the lowest 40. Collapsed: 24
    /// high, 47 above the lower edge. For the default sizes: y 289–385 and 79–103.
    init?(role: RecipeRole, width: Double, height: Double) {
        let (below, tall): (Double, Double)
        switch role {
        case .tripHeaderExpanded: (below, tall) = (40 + 32, 96)
        case .tripHeaderCollapsed: (below, tall) = (47, 24)
        default: return nil
        }
        let bottom = max(1, height - below)
        let inset = min(Self.side, (width - 1) / 2)
        x = inset
        y = max(0, bottom - tall)
        self.width = width - 2 * inset
        self.height = bottom - max(0, bottom - tall)
    }
}

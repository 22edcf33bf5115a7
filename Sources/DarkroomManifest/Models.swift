extension Manifest {
    /// The model objects of all apps, each list in the catalog's order.
    public struct Models: Codable, Sendable, Equatable {
        /// The start page of the Focus app.
        public var focuses: [Focus]
        /// The sections of the Focus app's grid.
        public var quickFocusSections: [QuickFocusSection]
        /// The trip record app.
        public var trips: [Trip]
        /// The book tracker.
        public var books: [Book]

        /// The model objects.
        public init(
            focuses: [Focus] = [], quickFocusSections: [QuickFocusSection] = [],
            trips: [Trip] = [], books: [Book] = []
        ) {
            self.focuses = focuses
            self.quickFocusSections = quickFocusSections
            self.trips = trips
            self.books = books
        }
    }
}

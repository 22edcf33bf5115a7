extension Manifest {
    /// A model object that has pictures.
    public protocol Model: Identifiable, Sendable {
        /// Unique within its type.
        var id: String { get }
        /// What the keys of its pictures begin with; nil in a manifest of schema version 1.0.
        var key: String? { get }
    }
}

extension Manifest.Focus: Manifest.Model {}
extension Manifest.Trip: Manifest.Model {}
extension Manifest.Book: Manifest.Model {}
extension Manifest.QuickFocusSection: Identifiable {}

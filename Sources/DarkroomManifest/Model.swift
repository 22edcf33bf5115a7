extension Manifest {
    /// A model object that has pictures.
    public protocol Model: Identifiable, Sendable {
        /// Unique within its type.
        var id: String { get }
        /// What the keys of its pictures begin with; nil where the manifest does not tell.
        var key: String? { get }
    }
}

extension Manifest.Focus: Manifest.Model {}
extension Manifest.Trip: Manifest.Model {}
extension Manifest.Book: Manifest.Model {}
extension Manifest.QuickFocusSection: Identifiable {}

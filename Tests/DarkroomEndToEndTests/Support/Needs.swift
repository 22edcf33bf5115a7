import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// Python with Pillow and NumPy, which nearly every test here needs, and `tools`. Where one is
    /// missing the test is skipped; in CI it runs, and fails.
    static func needs(_ tools: ReferenceTool...) -> Self {
        let all = [.python] + tools
        return .enabled(
            if: ReferenceTool.shouldUse(all),
            Comment(rawValue: ReferenceTool.missing(all) ?? "needs nothing that is missing"))
    }
}

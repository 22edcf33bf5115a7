import Testing

@testable import DarkroomPipeline

@Suite struct RelativePathTests {
    @Test(arguments: [
        ("photos", "photos"), ("photos/", "photos"), ("./a//b/.", "a/b"), ("a/../b", "b"),
        (".", "."), ("a/..", "."), ("a..b", "a..b"),
    ])
    func normalizes(path: String, normal: String) {
        #expect(RelativePath.normalized(path) == normal)
    }

    @Test(arguments: ["", "/", "/a", "..", "../a", "a/../..", "a/../../b", "a\0b"])
    func refusesWhatLeadsOut(path: String) {
        #expect(RelativePath.normalized(path) == nil)
    }
}

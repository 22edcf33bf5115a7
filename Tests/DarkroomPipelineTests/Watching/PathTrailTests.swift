import Foundation
import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct PathTrailTests {
    /// The steps inside the folder, as `folder name`, the last one with a dot.
    private func steps(_ trail: PathTrail, in folder: TemporaryFolder) -> [String] {
        trail.steps.filter { $0.folder.hasPrefix(folder.path) }.map { step in
            let inside = step.folder.dropFirst(folder.path.count)
            return "\(inside.isEmpty ? "/" : inside) \(step.name)\(step.isLast ? "." : "")"
        }
    }

    private func link(_ name: String, to target: String, in folder: TemporaryFolder) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(name), withDestinationPath: target)
    }

    @Test func aPlainPathIsItsFolders() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "a/b/c")
            let trail = PathTrail(to: folder.path("a//./b/../b/c"))
            #expect(steps(trail, in: folder) == ["/ a", "/a b", "/a b", "/a/b c."])
            #expect(trail.end == folder.path("a/b/c"))
            #expect(trail.steps.first?.folder == "/")
        }
    }

    @Test func itEndsWhereNothingIs() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "a/x")
            let trail = PathTrail(to: folder.path("a/b/c"))
            #expect(steps(trail, in: folder) == ["/ a", "/a b"])
            #expect(trail.end == folder.path("a/b/c"))
        }
    }

    @Test func linksAreStepsToo() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "far/real/file")
            try link("far/near", to: "real", in: folder)
            try link("here", to: "far/near/file", in: folder)
            try link("gone", to: "../nowhere/x", in: folder)
            let trail = PathTrail(to: folder.path("here"))
            #expect(
                steps(trail, in: folder)
                    == ["/ here.", "/ far", "/far near", "/far real", "/far/real file."])
            #expect(trail.end == folder.path("far/real/file"))
            try link("whole", to: folder.path("far"), in: folder)
            #expect(PathTrail(to: folder.path("whole/real")).end == folder.path("far/real"))
            #expect(PathTrail(to: folder.path("gone")).end.hasSuffix("/nowhere/x"))
        }
    }

    @Test func aLoopEnds() throws {
        try TemporaryFolder.with { folder in
            try link("a", to: "b", in: folder)
            try link("b", to: "a", in: folder)
            #expect(steps(PathTrail(to: folder.path("a")), in: folder).count == 41)
        }
    }
}

import DarkroomManifest
import Testing

@testable import DarkroomPipeline

@Suite struct ManifestAssemblerTests {
    private static let failures = [
        AssemblyTesting.failure("photos/b.jpg", .corrupt, ["k2"]),
        AssemblyTesting.failure("photos/b.jpg", .corrupt, ["k1"]),
        AssemblyTesting.failure("photos/a.jpg", .truncated, ["k4"]),
        AssemblyTesting.failure("photos/a.jpg", .empty, ["k5"]),
        AssemblyTesting.failure("photos/B.jpg", .missing, ["k3"]),
    ]

    @Test func theManifestDoesNotDependOnTheOrderOfOutcomes() throws {
        let outcomes =
            (0..<20).map { AssemblyTesting.outcome("photos/\($0).jpg", pictures: ["\($0)"]) }
            + Self.failures.map {
                AssemblyTesting.outcome($0.source + "x", pictures: [], failures: [$0])
            }
        let first = try Self.assemble(outcomes).encoded()
        for _ in 0..<5 {
            #expect(try Self.assemble(outcomes.shuffled()).encoded() == first)
        }
    }

    @Test func failuresAreInTheOrderOfSourceThenCodeThenPicture() {
        let manifest = Self.assemble(
            [AssemblyTesting.outcome("x", pictures: [], failures: Array(Self.failures.prefix(3)))],
            planned: Array(Self.failures.suffix(2)))
        #expect(manifest.failures.map { $0.images.first } == ["k3", "k5", "k4", "k1", "k2"])
    }

    @Test func aSourceWithoutPicturesIsNotListed() {
        let manifest = Self.assemble([
            AssemblyTesting.outcome("photos/a.jpg", pictures: ["k"]),
            AssemblyTesting.outcome("photos/b.jpg", pictures: []),
        ])
        #expect(manifest.sources.keys.sorted() == ["photos/a.jpg"])
        #expect(manifest.images.keys.sorted() == ["k"])
    }

    @Test func theManifestNamesItsMaker() {
        let manifest = Self.assemble([])
        #expect(manifest.generator.name == "darkroom")
        #expect(manifest.generator.version == Darkroom.version)
        #expect(manifest.generator.libvips == Darkroom.libvipsVersion)
        #expect(manifest.generator.fingerprint.count == 16)
        #expect(manifest.schemaVersion == "1.0")
    }

    private static func assemble(
        _ outcomes: [SourceResult], planned: [Manifest.Failure] = []
    ) -> Manifest {
        ManifestAssembler(catalog: .of(), recipe: Recipe())
            .assemble(Plan(jobs: [], failures: planned), outcomes)
    }
}

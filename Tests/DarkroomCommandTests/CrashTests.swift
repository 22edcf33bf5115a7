import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// The real binary, struck while it holds a photo.
@Suite struct CrashTests {
    @Test(arguments: ["crash", "abort", "kill", "exit"])
    func aDecoderThatDiesCostsOnePhoto(fault: String) async throws {
        let catalog = try PhotoCatalog(photos: 6)
        let run = try await catalog.build("--jobs", "3", fault: "\(fault)=photos/p2.jpg")
        #expect(run.ending == .code(1))
        let manifest = try catalog.manifest()
        #expect(manifest.failures.map(\.code) == [.crashed])
        #expect(manifest.failures.map(\.source) == ["photos/p2.jpg"])
        #expect(manifest.failures.map(\.images) == [["focus/p2/thumbnail"]])
        #expect(manifest.images.count == 5)
    }

    @Test func aPhotoThatTakesTooLongIsGivenUp() async throws {
        let catalog = try PhotoCatalog(
            photos: 5, recipe: #"{"limits": {"timeoutSeconds": 25}}"#)
        let run = try await catalog.build("--jobs", "2", fault: "hang=photos/p1.jpg")
        #expect(run.ending == .code(1))
        let manifest = try catalog.manifest()
        #expect(manifest.failures.map(\.code) == [.timeout])
        #expect(manifest.failures.map(\.source) == ["photos/p1.jpg"])
        #expect(manifest.images.count == 4)
    }

    @Test func aDecoderThatEatsMemoryCostsOnePhoto() async throws {
        let catalog = try PhotoCatalog(photos: 3)
        let run = try await catalog.build("--memory", "64M", fault: "hunger=photos/p0.jpg")
        #expect(run.ending == .code(1))
        #expect(try catalog.manifest().failures.map(\.code) == [.crashed])
        #expect(try catalog.manifest().images.count == 2)
    }

    @Test func severalGuiltyPhotosAreAllFound() async throws {
        let catalog = try PhotoCatalog(photos: 8)
        let run = try await catalog.build(
            "--jobs", "8", fault: "crash=photos/p1.jpg,abort=photos/p4.jpg,exit=photos/p7.jpg")
        #expect(run.ending == .code(1))
        let manifest = try catalog.manifest()
        let sources = ["photos/p1.jpg", "photos/p4.jpg", "photos/p7.jpg"]
        #expect(manifest.failures.map(\.source) == sources)
        #expect(manifest.images.count == 5)
    }

    @Test func theManifestIsTheSameWhateverRanBesideTheCrash() async throws {
        let catalog = try PhotoCatalog(photos: 6)
        var manifests: Set<Data> = []
        for jobs in ["1", "2", "8"] {
            _ = try await catalog.build("--jobs", jobs, fault: "crash=photos/p3.jpg")
            manifests.insert(try catalog.manifestBytes())
        }
        #expect(manifests.count == 1)
    }

    @Test func nothingIsLeftOfADeadWorker() async throws {
        let catalog = try PhotoCatalog(photos: 4)
        _ = try await catalog.build(fault: "kill=photos/p0.jpg")
        _ = try await catalog.build()
        let leftovers = try FileManager.default.contentsOfDirectory(
            atPath: catalog.output + "/.darkroom/tmp")
        #expect(leftovers.isEmpty)
        #expect(try catalog.manifest().failures.isEmpty)
    }

    /// It outlives its supervisor by a moment, and the next build may come at once.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
    func aWorkerDoesNotHoldTheOutput() async throws {
        let catalog = try PhotoCatalog(photos: 1)
        let run = try await CommandRun.shell(
            """
            "$D" build \(catalog.path) --output \(catalog.output) --progress none &
            for i in $(seq 200); do
                sleep 0.05
                worker=$(tr -d ' ' < /proc/$!/task/$!/children)
                [ -n "$worker" ] || continue
                ls -l /proc/$worker/fd | grep -q /.darkroom/lock || break
            done
            echo "${worker:+worker} $(ls -l /proc/$worker/fd | grep -c /.darkroom/lock)"
            kill $!
            """, environment: ["DARKROOM_FAULT": "hang=photos/p0.jpg"])
        #expect(run.output == "worker 0\n")
    }
}

import Foundation
import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct WatchedPlacesTests {
    /// A build of a part writes all that any build writes; the preview lies beside it.
    @Test func whatABuildWritesIsItsOwn() throws {
        try TemporaryFolder.with { folder in
            try folder.write(#"{"version": 1}"#, to: "catalog.json")
            var options = BuildOptions(catalog: folder.path(""), output: folder.path("photos/out"))
            options.shard = Shard("1/2")
            _ = try Pipeline(options).run()
            _ = try Previewer(output: options.output).run()
            let places = WatchedPlaces(options, after: nil)
            let own = Set(places.own.map { URL(filePath: $0).lastPathComponent })
            let names = try FileManager.default.contentsOfDirectory(atPath: options.output)
            #expect(names.contains("shard.json") && names.contains("preview.html"))
            for name in names { #expect(own.contains(name), "\(name)") }
        }
    }
}

import DarkroomManifest
import Foundation

/// What `swift package darkroom` made: run both in the package's folder.
let output = URL(filePath: "build/assets")
let manifest = try Manifest(json: Data(contentsOf: output.appending(path: "manifest.json")))

for trip in manifest.models.trips.map(manifest.entry) {
    print("\(trip.title), \(trip.gallery.count) pictures")
    if let header = trip.header(.expanded)?.variant(scale: 3) {
        print("  header: \(header.path), \(header.width) × \(header.height) pixels")
    }
}

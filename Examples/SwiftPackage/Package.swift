// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Gallery",
    platforms: [.macOS(.v15)],
    // In a package of your own: .package(url: "…/darkroom.git", from: "0.1.0")
    dependencies: [.package(name: "Darkroom", path: "../..")],
    targets: [
        .executableTarget(
            name: "Gallery",
            dependencies: [.product(name: "DarkroomManifest", package: "Darkroom")])
    ]
)

// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Darkroom",
    platforms: [.macOS(.v15), .iOS(.v16)],
    products: [
        .executable(name: "darkroom", targets: ["darkroom"]),
        .plugin(name: "DarkroomPlugin", targets: ["DarkroomPlugin"]),
        .library(name: "DarkroomManifest", targets: ["DarkroomManifest"]),
        .library(name: "DarkroomPipeline", targets: ["DarkroomPipeline"]),
    ],
    targets: [
        // C libraries. Why each one is needed stands in the README.
        .systemLibrary(
            name: "CVips", pkgConfig: "vips",
            providers: [.apt(["libvips-dev"]), .brew(["vips"])]),
        .systemLibrary(
            name: "CLibJPEG", pkgConfig: "libjpeg",
            providers: [.apt(["libjpeg62-turbo-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(
            name: "CGLib", pkgConfig: "glib-2.0",
            providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
        .systemLibrary(
            name: "CCrypto", pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

        // What Swift hides of process control.
        .target(name: "CProcess"),

        // Memory for pixels in large pages, which cost few faults.
        .target(name: "CPages"),

        // Our own resampling kernel: the same bytes on every processor, in a fraction of the time.
        .target(name: "CResample"),

        // libjpeg-turbo, whose errors leap over frames, in functions that return.
        .target(name: "CJPEG", dependencies: ["CLibJPEG", "CPages"]),

        // The way of a photo: CVips ← Vips ← DarkroomPipeline ← darkroom.
        .target(
            name: "Vips", dependencies: ["CVips", "CJPEG", "CPages", "CProcess", "CResample"],
            swiftSettings: strict),
        .target(name: "CanonicalJSON", swiftSettings: strict),
        .target(
            name: "DarkroomManifest", dependencies: ["CanonicalJSON"], swiftSettings: strict),
        .target(
            name: "DarkroomPipeline",
            dependencies: [
                "Vips", "DarkroomManifest", "CanonicalJSON", "CCrypto", "CProcess", "CSQLite",
            ],
            resources: [
                .embedInCode("Resources/manifest-v1.schema.json"),
                .embedInCode("Resources/preview/page.html"),
                .embedInCode("Resources/preview/page.css"),
                .embedInCode("Resources/preview/dom.js"),
                .embedInCode("Resources/preview/thumbhash.js"),
                .embedInCode("Resources/preview/pictures.js"),
                .embedInCode("Resources/preview/facts.js"),
                .embedInCode("Resources/preview/screens.js"),
                .embedInCode("Resources/preview/trip.js"),
                .embedInCode("Resources/preview/listing.js"),
                .embedInCode("Resources/preview/main.js"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "darkroom",
            dependencies: ["DarkroomPipeline", "DarkroomManifest", "CanonicalJSON", "CGLib"],
            swiftSettings: strict),

        // `swift package darkroom` in a package that depends on this one: Examples/SwiftPackage.
        .plugin(
            name: "DarkroomPlugin",
            capability: .command(
                intent: .custom(
                    verb: "darkroom",
                    description: "Make the pictures of the package's catalog, Assets/catalog.json"),
                permissions: [
                    .writeToPackageDirectory(reason: "to write the pictures into build/assets")
                ]),
            dependencies: ["darkroom"], path: "Sources/DarkroomPlugin"),
        .executableTarget(
            name: "darkroom-bench",
            dependencies: ["DarkroomPipeline", "DarkroomManifest", "CJPEG"],
            path: "Benchmarks", exclude: ["Growth", "Incremental", "results"],
            resources: [
                .embedInCode("Peers/Python/peer.py"), .embedInCode("Peers/Python/pillow_peer.py"),
                .embedInCode("Peers/Python/pyvips_peer.py"),
                .embedInCode("Peers/Python/opencv_peer.py"),
            ],
            swiftSettings: strict),

        // Feeds the way of a photo with any bytes: Tests/Fuzz/run.
        .executableTarget(
            name: "darkroom-fuzz", dependencies: ["DarkroomPipeline"], path: "Tests/Fuzz",
            exclude: ["run"], swiftSettings: strict),

        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(
            name: "VipsTests", dependencies: ["Vips", "CPages", "CResample", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CanonicalJSONTests", dependencies: ["CanonicalJSON"], swiftSettings: strict),
        .testTarget(
            name: "DarkroomManifestTests", dependencies: ["DarkroomManifest", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DarkroomPipelineTests",
            dependencies: [
                "DarkroomPipeline", "DarkroomManifest", "CanonicalJSON", "Vips", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "DarkroomCommandTests",
            dependencies: ["darkroom", "DarkroomManifest", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DarkroomEndToEndTests", dependencies: ["DarkroomManifest", "TestSupport"],
            exclude: ["Reference"], swiftSettings: strict),
        .testTarget(
            name: "BenchmarkTests",
            dependencies: [
                "darkroom-bench", "DarkroomPipeline", "DarkroomManifest", "TestSupport",
            ],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

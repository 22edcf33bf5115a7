import Foundation
import PackagePlugin

/// `swift package darkroom [CATALOG] [OPTION]...`: builds the catalog of the package that it is called
/// in. All words go to `darkroom build`, which works in the package's folder; without a CATALOG as the
/// first of them, the package's own is built: `Assets/catalog.json`, or `catalog.json` beside the
/// manifest of the package.
@main
struct DarkroomPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let folder = context.package.directoryURL
        let darkroom = Process()
        darkroom.executableURL = try context.tool(named: "darkroom").url
        darkroom.arguments = try ["build"] + words(arguments, in: folder)
        darkroom.currentDirectoryURL = folder
        try darkroom.run()
        darkroom.waitUntilExit()
        guard darkroom.terminationReason == .exit else {
            throw Trouble("darkroom was ended by signal \(darkroom.terminationStatus)")
        }
        // Its own messages have said why; the code tells scripts.
        if darkroom.terminationStatus != 0 { exit(darkroom.terminationStatus) }
    }

    private func words(_ arguments: [String], in folder: URL) throws -> [String] {
        if let first = arguments.first, !first.hasPrefix("-") { return arguments }
        if ["-h", "--help"].contains(arguments.first) { return arguments }
        let places = ["Assets", "."]
        let found = places.first { place in
            let catalog = folder.appending(path: place).appending(path: "catalog.json")
            return FileManager.default.fileExists(atPath: catalog.path(percentEncoded: false))
        }
        guard let found else {
            throw Trouble(
                "\(folder.path(percentEncoded: false)) has no Assets/catalog.json and no "
                    + "catalog.json; name the catalog: swift package darkroom CATALOG")
        }
        return [found] + arguments
    }
}

/// Why nothing was built.
private struct Trouble: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

internal import CanonicalJSON
internal import DarkroomManifest
internal import Foundation

/// The text of a preview page. Its parts are the files in `Resources/preview`; what comes from the
/// manifest is in blocks of data, and the page's script makes text of it, never markup.
struct PreviewPage {
    let manifest: Manifest
    let files: PreviewFiles
    /// The way to the output folder; nil: the pictures are in the page itself.
    let link: String?

    /// The script's parts, in the order in which they are joined.
    private static let script = [
        PackageResources.dom_js, PackageResources.thumbhash_js, PackageResources.pictures_js,
        PackageResources.facts_js, PackageResources.screens_js, PackageResources.trip_js,
        PackageResources.listing_js, PackageResources.main_js,
    ].flatMap { $0 }

    private static let style = PackageResources.page_css

    /// The page, and the files that it can't show, a line each.
    func html() throws(BuildError) -> (Data, faults: [String]) {
        let pictures = link == nil ? embedded() : linked()
        let settings = JSONValue.object(
            JSONMember.members([
                "link": link.map(JSONValue.string),
                "absent": .array(pictures.absent.map(JSONValue.string)),
                "formats": .array(PreviewFiles.formats.map { .string($0.rawValue) }),
                "scale": .number(PreviewFiles.scale),
            ]))
        let parts = [
            "policy": Data(policy.utf8), "style": Data(Self.style), "script": Data(Self.script),
            "manifest": Self.data(try manifestText()),
            "settings": Self.data(Array(settings.text(.oneLine).utf8)), "pictures": pictures.blocks,
        ]
        return (PageTemplate.filled(PackageResources.page_html, with: parts), pictures.faults)
    }

    /// Nothing but this very style and script, and pictures from the page or from beside it: no network.
    private var policy: String {
        let images = link == nil ? "data:" : "data: 'self' file:"
        return "default-src 'none'; style-src '\(Self.hash(Self.style))'; "
            + "script-src '\(Self.hash(Self.script))'; img-src \(images); base-uri 'none'; "
            + "form-action 'none'"
    }

    private static func hash(_ bytes: [UInt8]) -> String {
        "sha256-" + Data(SHA256.digest(of: bytes).bytes).base64EncodedString()
    }

    private func manifestText() throws(BuildError) -> [UInt8] {
        do {
            return try manifest.jsonText(.oneLine)
        } catch {
            throw .invalidInput(["manifest.json: can't be encoded: \(error)"])
        }
    }

    /// JSON that can't end the element it stands in.
    private static func data(_ json: [UInt8]) -> Data {
        let escape = Array(#"\u003c"#.utf8)
        var safe: [UInt8] = []
        safe.reserveCapacity(json.count)
        for byte in json {
            if byte == UInt8(ascii: "<") { safe += escape } else { safe.append(byte) }
        }
        return Data(safe)
    }
}

extension PreviewPage {
    private struct Pictures {
        /// The elements that hold the files' bytes.
        var blocks = Data()
        /// Paths of files that can't be shown, and why.
        var absent: [String] = []
        var faults: [String] = []
    }

    private func embedded() -> Pictures {
        var pictures = Pictures()
        for file in files.all {
            do throws(SourceFailure) {
                let contents = Data(try files.contents(of: file)).base64EncodedData()
                let start =
                    #"<script id="\#(PageTemplate.attribute(file.path))" type="text/plain">"#
                pictures.blocks += Data(start.utf8) + contents + Data("</script>\n".utf8)
            } catch {
                pictures.absent.append(file.path)
                pictures.faults.append("\(file.path): \(error.message)")
            }
        }
        return pictures
    }

    private func linked() -> Pictures {
        var pictures = Pictures()
        for file in files.all {
            guard let fault = files.fault(of: file) else { continue }
            pictures.absent.append(file.path)
            pictures.faults.append(fault)
        }
        return pictures
    }
}

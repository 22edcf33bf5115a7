internal import DarkroomManifest
internal import Foundation
internal import Vips

/// Compares one picture file with its record.
struct FileCheck {
    let output: String
    let file: NamedVariant

    /// What is wrong with it, a line each; empty where all is well.
    func faults() -> [String] { found().map { "\(file.variant.path): \($0)" } }

    private func found() -> [String] {
        let variant = file.variant
        guard variant.path.hasPrefix("images/\(file.key)@"), !variant.path.contains("..") else {
            return ["it is not a path of \(file.key)"]
        }
        guard access(output + "/" + variant.path, F_OK) == 0 else { return ["is missing"] }
        let bytes: [UInt8]
        do throws(SourceFailure) {
            bytes = try read(limit: max(1, variant.bytes))
        } catch {
            return [
                error.code == .tooLarge ? "has more bytes than \(variant.bytes)" : error.message
            ]
        }
        guard bytes.count == variant.bytes else {
            return ["has \(bytes.count) bytes instead of \(variant.bytes)"]
        }
        // What follows decodes: only bytes that a build has written.
        guard SHA256.digest(of: bytes).hex == variant.sha256 else {
            return ["its content has changed: another SHA-256"]
        }
        return contentFaults(bytes)
    }

    private func read(limit: Int) throws(SourceFailure) -> [UInt8] {
        let opened = try SourceFile.open(path: output + "/" + file.variant.path, limit: limit)
        return opened.bytes(opened.size)
    }

    private func contentFaults(_ bytes: [UInt8]) -> [String] {
        let variant = file.variant
        guard let format = SourceFormat(prefix: bytes), format.rawValue == variant.format.rawValue
        else {
            return ["is no \(variant.format)"]
        }
        do throws(VipsError) {
            let image = try Image.open(
                Source(bytes: bytes), with: format.loader, failOn: .warning
            ).inMemory()
            var faults: [String] = []
            if image.width != variant.width || image.height != variant.height {
                let size = "\(variant.width) × \(variant.height)"
                faults.append("has \(image.width) × \(image.height) pixels instead of \(size)")
            }
            let secrets = image.privateFields
            if !secrets.isEmpty {
                faults.append("carries metadata: \(secrets.joined(separator: ", "))")
            }
            if (image.profile != nil) != (variant.colorSpace == "display-p3") {
                faults.append("its profile does not fit \(variant.colorSpace)")
            }
            return faults
        } catch {
            return ["can't be decoded"]
        }
    }
}

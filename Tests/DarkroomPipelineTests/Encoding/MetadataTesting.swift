import Foundation
import TestSupport
import Testing

@testable import DarkroomPipeline

/// What a program that is not libvips finds in a file.
enum MetadataTesting {
    /// Names of exiftool's groups and tags, `IFD0:Artist`, without those that any file has: how it
    /// is stored, its size, its profile.
    static func tags(in file: [UInt8]) throws -> [String] {
        let output = try Tool.exiftool.succeed(
            ["-G1", "-a", "-s", "-u", "-U", "-json", "-"], input: file)
        let json = try JSONSerialization.jsonObject(with: Data(output.stdout))
        let names = try #require((json as? [[String: Any]])?.first).keys.sorted()
        let plain = [
            "SourceFile", "ExifTool:", "System:", "Composite:", "ICC", "PNG-pHYs:", "JFIF:",
        ]
        return names.filter { name in
            !plain.contains { name.hasPrefix($0) } && !structure.contains(name)
        }
    }

    /// The name of the profile in it; nil where there is none.
    static func profileName(in file: [UInt8]) throws -> String? {
        let text = try Tool.exiftool.succeed(["-s3", "-ProfileDescription", "-"], input: file).text
        return text.isEmpty ? nil : text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The file with EXIF (artist, position), XMP and, where a format has a place for it, IPTC.
    static func tagged(_ file: [UInt8], _ more: [String] = []) throws -> [UInt8] {
        let tags = [
            "-EXIF:Artist=darkroom-secret", "-GPSLatitude=43.1", "-GPSLatitudeRef=N",
            "-XMP:Creator=darkroom-secret",
        ]
        return try Tool.exiftool.succeed(tags + more + ["-o", "-", "-"], input: file).stdout
    }

    /// Names of groups that speak of people, places and cameras.
    static func isPrivate(_ tag: String) -> Bool {
        let groups = ["IFD", "Exif", "GPS", "XMP", "IPTC", "Photoshop", "Interop", "Maker"]
        return groups.contains { tag.hasPrefix($0) } || tag.contains("Comment")
    }

    private static let structure: Set = [
        "File:FileType", "File:FileTypeExtension", "File:MIMEType", "File:ImageWidth",
        "File:ImageHeight", "File:EncodingProcess", "File:BitsPerSample", "File:ColorComponents",
        "File:YCbCrSubSampling", "PNG:ImageWidth", "PNG:ImageHeight", "PNG:BitDepth",
        "PNG:ColorType", "PNG:Compression", "PNG:Filter", "PNG:Interlace", "PNG:ProfileName",
    ]
}

import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// Nothing that a source says about people, places and devices gets into a picture. exiftool judges,
/// which knows far more kinds of metadata than libvips does.
@Suite(.needs(.exiftool, .heifEncoder)) struct PrivacyTests {
    private static let sources = [
        "a.jpg", "camera.jpg", "a.png", "a.webp", "a.tif", "a.gif", "a.heic", "a.avif", "clear.png",
    ]
    private static let formats = ["jpeg", "png", "webp", "avif", "heic"]

    /// Groups that exiftool makes up itself, or that say what any file says.
    private static let always: Set = ["SourceFile", "ExifTool", "System", "Composite"]

    /// All that may be told of a file: how its pixels are stored.
    private static let structure: Set = [
        "File:FileType", "File:FileTypeExtension", "File:MIMEType", "File:ImageWidth",
        "File:ImageHeight", "File:EncodingProcess", "File:BitsPerSample", "File:ColorComponents",
        "File:YCbCrSubSampling", "JFIF:JFIFVersion", "JFIF:ResolutionUnit", "JFIF:XResolution",
        "JFIF:YResolution", "PNG:BitDepth", "PNG:ColorType", "PNG:Compression", "PNG:Filter",
        "PNG:ImageHeight", "PNG:ImageWidth", "PNG:Interlace", "PNG-pHYs:PixelUnits",
        "PNG-pHYs:PixelsPerUnitX", "PNG-pHYs:PixelsPerUnitY", "RIFF:WebP_Flags",
        "RIFF:ImageWidth", "RIFF:ImageHeight", "RIFF:VP8Version", "RIFF:HorizontalScale",
        "RIFF:VerticalScale", "RIFF:AlphaCompression", "RIFF:AlphaFiltering",
        "RIFF:AlphaPreprocessing", "Meta:PrimaryItemReference", "QuickTime:MajorBrand",
        "QuickTime:MinorVersion", "QuickTime:CompatibleBrands", "QuickTime:HandlerType",
        "QuickTime:AuxiliaryImageType", "QuickTime:ImageSpatialExtent",
        "QuickTime:ImagePixelDepth", "QuickTime:MediaDataOffset", "QuickTime:MediaDataSize",
        "QuickTime:ChromaFormat", "QuickTime:AV1ConfigurationVersion",
        "QuickTime:ChromaSamplePosition", "QuickTime:ColorProfiles", "QuickTime:ColorPrimaries",
        "QuickTime:TransferCharacteristics", "QuickTime:MatrixCoefficients",
        "QuickTime:VideoFullRangeFlag", "QuickTime:AverageFrameRate", "QuickTime:BitDepthChroma",
        "QuickTime:BitDepthLuma", "QuickTime:ConstantFrameRate",
        "QuickTime:ConstraintIndicatorFlags", "QuickTime:GenProfileCompatibilityFlags",
        "QuickTime:GeneralLevelIDC", "QuickTime:GeneralProfileIDC",
        "QuickTime:GeneralProfileSpace", "QuickTime:GeneralTierFlag",
        "QuickTime:HEVCConfigurationVersion", "QuickTime:MinSpatialSegmentationIDC",
        "QuickTime:NumTemporalLayers", "QuickTime:ParallelismType", "QuickTime:TemporalIDNested",
    ]

    /// Groups of an embedded profile, and PNG's name for it.
    private static let profile: Set = ["ICC_Profile", "ICC-header", "ICC-chrm", "PNG:ProfileName"]

    private func build(_ bench: Workbench, _ colorSpace: String) async throws -> Build {
        try await Reference.run("stuffed", bench.photo(""))
        return try await bench.build(
            .focuses(Self.sources),
            recipe: """
                {"formats": ["jpeg", "png", "webp", "avif", "heic"], "scales": [1, 2],
                 "colorSpace": "\(colorSpace)"}
                """)
    }

    @Test(arguments: ["srgb", "display-p3"])
    func exiftoolFindsNothingButThePixelsOwnFacts(colorSpace: String) async throws {
        try await Workbench.with { bench in
            let build = try await build(bench, colorSpace)
            #expect(build.run.ending == .code(0), "\(build.run.messages)")
            let text = try await ReferenceTool.exiftool.run(
                ["-a", "-G1", "-j", "-q", "-r", build.output + "/images"])
            let files = try #require(
                JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
            #expect(files.count == Self.sources.count * Self.formats.count * 2)
            for file in files {
                let found = file.keys.filter { !isAllowed($0, colorSpace) }.sorted()
                #expect(found.isEmpty, "\(file["SourceFile"] ?? ""): \(found)")
            }
        }
    }

    @Test(arguments: ["srgb", "display-p3"])
    func noWordOfItIsInAnyByteOfTheOutput(colorSpace: String) async throws {
        try await Workbench.with { bench in
            let build = try await build(bench, colorSpace)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: build.output)
            let secret = Data("SECRET".utf8)
            // As text of 16 bits a character too, as profiles and Windows have it.
            let wide = Data("SECRET".utf8.flatMap { [0, $0] })
            #expect(paths.contains("manifest.json"))
            for path in paths {
                let url = URL(filePath: build.output + "/" + path)
                guard let bytes = try? Data(contentsOf: url) else { continue }
                #expect(bytes.range(of: secret) == nil, "\(path)")
                #expect(bytes.range(of: wide) == nil, "\(path)")
                #expect(bytes.range(of: Data("Exif".utf8)) == nil, "\(path)")
            }
        }
    }

    /// `key` is a group and a tag, `IFD0:Artist`.
    private func isAllowed(_ key: String, _ colorSpace: String) -> Bool {
        let group = String(key.prefix { $0 != ":" })
        if Self.always.contains(group) || Self.structure.contains(key) { return true }
        return colorSpace == "display-p3"
            && (Self.profile.contains(group) || Self.profile.contains(key))
    }
}

extension Manifest {
    /// One picture: a role of a model object, with one variant a scale and format.
    public struct Picture: Codable, Sendable, Equatable {
        /// Key into ``Manifest/sources``.
        public var source: String
        /// Size in points.
        public var size: Size
        /// What was cut out, in pixels of the upright source.
        public var crop: Crop
        /// What lies over it; nil where nothing does.
        public var overlay: Overlay?
        /// `#rrggbb`, overlay included: the centre of the fullest bin of a 16×16×16 histogram.
        public var dominantColor: String
        /// ThumbHash of the finished picture, base64.
        public var thumbHash: String
        /// Contrast of the title; headers only.
        public var legibility: Legibility?
        /// Scales left out because the source has too few pixels, ascending.
        public var omittedScales: [OmittedScale]
        /// The files, by scale and then in the recipe's order of formats.
        public var variants: [Variant]

        /// A picture record.
        public init(
            source: String, size: Size, crop: Crop, overlay: Overlay?, dominantColor: String,
            thumbHash: String, legibility: Legibility?, omittedScales: [OmittedScale],
            variants: [Variant]
        ) {
            self.source = source
            self.size = size
            self.crop = crop
            self.overlay = overlay
            self.dominantColor = dominantColor
            self.thumbHash = thumbHash
            self.legibility = legibility
            self.omittedScales = omittedScales
            self.variants = variants
        }
    }

    /// A size in points.
    public struct Size: Codable, Sendable, Equatable {
        /// Points.
        public var width: Double
        /// Points.
        public var height: Double

        /// A size of `width` × `height` points.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// A rectangle in pixels of the upright source, (0, 0) top left.
    public struct Crop: Codable, Sendable, Equatable {
        /// Left edge.
        public var x: Int
        /// Top edge.
        public var y: Int
        /// 1 or more.
        public var width: Int
        /// 1 or more.
        public var height: Int

        /// A rectangle.
        public init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// A flat colour over a picture.
    public struct Overlay: Codable, Sendable, Equatable {
        /// `#rrggbb`, in the output's encoded colour space.
        public var color: String
        /// 0 to 1.
        public var opacity: Double

        /// An overlay of `color` at `opacity`.
        public init(color: String, opacity: Double) {
            self.color = color
            self.opacity = opacity
        }
    }

    /// How well a header's title can be read: WCAG 2 contrast against the brightest tenth of the
    /// title zone, overlay included.
    public struct Legibility: Codable, Sendable, Equatable {
        /// `#ffffff`.
        public var textColor: String
        /// 1 to 21, two decimals.
        public var contrast: Double
        /// Whether `contrast` reaches 3, WCAG 2's minimum for large text.
        public var passes: Bool
        /// The smallest overlay opacity that passes, in steps of 0.05.
        public var suggestedOpacity: Double

        /// A legibility record.
        public init(textColor: String, contrast: Double, passes: Bool, suggestedOpacity: Double) {
            self.textColor = textColor
            self.contrast = contrast
            self.passes = passes
            self.suggestedOpacity = suggestedOpacity
        }
    }

    /// A scale that was left out.
    public struct OmittedScale: Codable, Sendable, Equatable {
        /// The scale that was asked for.
        public var scale: Int
        /// The scale that the source could fill, two decimals.
        public var available: Double

        /// An omitted scale.
        public init(scale: Int, available: Double) {
            self.scale = scale
            self.available = available
        }
    }

    /// One file of a picture.
    public struct Variant: Codable, Sendable, Equatable {
        /// Pixels a point.
        public var scale: Int
        /// Pixels.
        public var width: Int
        /// Pixels.
        public var height: Int
        /// `jpeg`, `png`, `webp`, `avif` or `heic`.
        public var format: String
        /// `image/jpeg` and so on.
        public var mediaType: String
        /// `srgb` or `display-p3`.
        public var colorSpace: String
        /// Size of the file.
        public var bytes: Int
        /// SHA-256 of the file, 64 hexadecimal digits.
        public var sha256: String
        /// Path of the file relative to the manifest's folder.
        public var path: String
        /// Whether it has more pixels than its crop in the source.
        public var enlarged: Bool

        /// A variant record.
        public init(
            scale: Int, width: Int, height: Int, format: String, mediaType: String,
            colorSpace: String, bytes: Int, sha256: String, path: String, enlarged: Bool
        ) {
            self.scale = scale
            self.width = width
            self.height = height
            self.format = format
            self.mediaType = mediaType
            self.colorSpace = colorSpace
            self.bytes = bytes
            self.sha256 = sha256
            self.path = path
            self.enlarged = enlarged
        }
    }

    /// A photo that pictures were made from.
    public struct Source: Codable, Sendable, Equatable {
        /// SHA-256 of the file, 64 hexadecimal digits.
        public var sha256: String
        /// Size of the file.
        public var bytes: Int
        /// Pixels, upright.
        public var width: Int
        /// Pixels, upright.
        public var height: Int
        /// `jpeg`, `png`, `webp`, `heic`, `avif`, `tiff` or `gif`.
        public var format: String
        /// What crops keep in view.
        public var focalPoint: FocalPoint

        /// A source record.
        public init(
            sha256: String, bytes: Int, width: Int, height: Int, format: String,
            focalPoint: FocalPoint
        ) {
            self.sha256 = sha256
            self.bytes = bytes
            self.width = width
            self.height = height
            self.format = format
            self.focalPoint = focalPoint
        }
    }

    /// A focal point in fractions of the upright source, (0, 0) top left.
    public struct FocalPoint: Codable, Sendable, Equatable {
        /// 0 to 1.
        public var x: Double
        /// 0 to 1.
        public var y: Double
        /// `catalog`, `attention`, `entropy` or `centre`.
        public var origin: String

        /// A focal point.
        public init(x: Double, y: Double, origin: String) {
            self.x = x
            self.y = y
            self.origin = origin
        }
    }
}

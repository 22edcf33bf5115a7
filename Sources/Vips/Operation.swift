internal import CVips

/// A value for a property of a libvips operation.
enum Value {
    case int(Int)
    case double(Double)
    case bool(Bool)
    case string(String)
    /// A value of an enumeration by its libvips name, `lanczos3`.
    case named(String)
    case image(Image)
    case images([Image])
    case doubles([Double])
    case source(Source)
}

/// A libvips operation after it has run; keeps its outputs until it goes.
final class Operation {
    private let name: String
    private let pointer: UnsafeMutablePointer<VipsOperation>

    /// Runs the operation `name`. A property that it does not have, or has with another type,
    /// fails here: GObject alone would log a warning and go on with the default.
    init(_ name: String, _ inputs: KeyValuePairs<String, Value>) throws(VipsError) {
        Modules.load(for: name)
        guard let created = vips_operation_new(name) else { throw .last(name) }
        self.name = name
        var pointer: UnsafeMutablePointer<VipsOperation>? = created
        do throws(VipsError) {
            for (property, value) in inputs {
                try Self.set(property, of: created, named: name, to: value)
            }
        } catch {
            g_object_unref(created)
            throw error
        }
        guard vips_cache_operation_buildp(&pointer) == 0, let built = pointer else {
            cvips_unref_outputs(created)
            g_object_unref(created)
            throw .last(name)
        }
        self.pointer = built
    }

    deinit {
        cvips_unref_outputs(pointer)
        g_object_unref(pointer)
    }

    /// Runs an operation that gives one image, `out`.
    static func image(
        _ name: String, _ inputs: KeyValuePairs<String, Value>
    ) throws(VipsError) -> Image {
        try Operation(name, inputs).image("out")
    }

    func image(_ property: String) throws(VipsError) -> Image {
        try expect(CVIPS_KIND_IMAGE, property)
        guard let image = cvips_get_pointer(pointer, property) else { throw .last(name) }
        return Image(adopting: image.assumingMemoryBound(to: VipsImage.self))
    }

    func int(_ property: String) throws(VipsError) -> Int {
        try expect(CVIPS_KIND_INT, property)
        return Int(cvips_get_int(pointer, property))
    }

    func double(_ property: String) throws(VipsError) -> Double {
        try expect(CVIPS_KIND_DOUBLE, property)
        return cvips_get_double(pointer, property)
    }

    /// The bytes of a blob output, copied.
    func bytes(_ property: String) throws(VipsError) -> [UInt8] {
        try expect(CVIPS_KIND_BLOB, property)
        guard let found = cvips_get_pointer(pointer, property) else { throw .last(name) }
        let blob = found.assumingMemoryBound(to: VipsBlob.self)
        defer { cvips_blob_unref(blob) }
        var count = 0
        let start = vips_blob_get(blob, &count)
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    private func expect(_ kind: CVipsKind, _ property: String) throws(VipsError) {
        try Self.expect(kind, property, of: pointer, named: name)
    }
}

extension Operation {
    private static func expect(
        _ kind: CVipsKind, _ property: String, of pointer: UnsafeMutablePointer<VipsOperation>,
        named name: String
    ) throws(VipsError) {
        let found = cvips_property_kind(pointer, property)
        guard found != kind else { return }
        let what = found == CVIPS_KIND_NONE ? "no such property" : "a property of another type"
        throw VipsError(operation: name, detail: "binding: \(property): \(what)")
    }

    private static func set(
        _ property: String, of pointer: UnsafeMutablePointer<VipsOperation>, named name: String,
        to value: Value
    ) throws(VipsError) {
        try expect(value.kind, property, of: pointer, named: name)
        switch value {
        case .int(let int): cvips_set_int(pointer, property, Int32(int))
        case .bool(let bool): cvips_set_int(pointer, property, bool ? 1 : 0)
        case .double(let double): cvips_set_double(pointer, property, double)
        case .string(let string): cvips_set_string(pointer, property, string)
        case .image(let image): cvips_set_pointer(pointer, property, image.pointer)
        case .source(let source): cvips_set_pointer(pointer, property, source.pointer)
        case .doubles(let doubles):
            let array = vips_array_double_new(doubles, Int32(doubles.count))
            cvips_set_pointer(pointer, property, array)
            cvips_array_unref(array)
        case .images(let images):
            var pointers: [UnsafeMutablePointer<VipsImage>?] = images.map(\.pointer)
            let array = cvips_array_image(&pointers, Int32(images.count))
            cvips_set_pointer(pointer, property, array)
            cvips_array_unref(array)
        case .named(let nick):
            guard cvips_set_enum(pointer, property, nick) == 0 else {
                throw VipsError(operation: name, detail: "binding: \(property): no value \(nick)")
            }
        }
    }
}

extension Value {
    fileprivate var kind: CVipsKind {
        switch self {
        case .int: CVIPS_KIND_INT
        case .double: CVIPS_KIND_DOUBLE
        case .bool: CVIPS_KIND_BOOL
        case .string: CVIPS_KIND_STRING
        case .named: CVIPS_KIND_ENUM
        case .image: CVIPS_KIND_IMAGE
        case .images: CVIPS_KIND_IMAGE_ARRAY
        case .doubles: CVIPS_KIND_DOUBLE_ARRAY
        case .source: CVIPS_KIND_SOURCE
        }
    }
}

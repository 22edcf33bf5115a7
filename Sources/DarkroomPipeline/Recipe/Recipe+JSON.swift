internal import CanonicalJSON

extension Recipe {
    /// The effective recipe as `recipe.json` would say it, every value named: keys sorted, no
    /// newline at the end, the same text for equal recipes. Reading it gives an equal recipe.
    public var json: String { jsonValue.sorted.text(.indentedWithShortLists) }

    /// SHA-256 of ``json``, 64 hex digits.
    public var digest: String { SHA256.digest(of: json).hex }

    private var jsonValue: JSONValue {
        .object(of: [
            "version": .integer(1),
            "screen": .object(of: ["width": .number(screenWidth)]),
            "scales": .array(scales.map { .integer($0) }),
            "roles": rolesValue,
            "overlay": .object(of: [
                "color": .string(overlay.color.hex), "opacity": .number(overlay.opacity),
            ]),
            "formats": .array(formats.map { .string($0.rawValue) }),
            "quality": qualityValue,
            "colorSpace": .string(colorSpace.rawValue),
            "crop": .string(crop.rawValue),
            "background": .string(background.hex),
            "limits": limitsValue,
        ])
    }

    private var rolesValue: JSONValue {
        .object(
            RecipeRole.allCases.map {
                JSONMember(key: $0.rawValue, value: roles[$0]?.jsonValue ?? .null)
            })
    }

    private var qualityValue: JSONValue {
        .object(of: [
            "jpeg": .integer(quality.jpeg), "webp": .integer(quality.webp),
            "avif": .integer(quality.avif), "heic": .integer(quality.heic),
        ])
    }

    private var limitsValue: JSONValue {
        .object(of: [
            "maxPixels": .integer(limits.maxPixels),
            "maxFileBytes": .integer(limits.maxFileBytes),
            "timeoutSeconds": .number(limits.timeoutSeconds),
        ])
    }
}

extension RoleSize {
    /// A width that is the screen's is left out.
    fileprivate var jsonValue: JSONValue {
        .object(of: ["height": .number(height), "width": width.map(JSONValue.number)])
    }
}

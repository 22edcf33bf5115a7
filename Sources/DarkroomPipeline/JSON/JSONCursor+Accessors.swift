internal import CanonicalJSON

extension JSONCursor {
    /// The cursor itself if an object is here. Keys other than `keys` are told as the file's
    /// rules say.
    func object(keys: [String]) -> JSONCursor? {
        guard case .object(let members) = value else {
            fail(expected: "an object")
            return nil
        }
        guard source.rules.unknownKey != .ignored else { return self }
        for member in members where !keys.contains(member.key) {
            self[member.key].reportUnknownKey(among: keys)
        }
        return self
    }

    private func reportUnknownKey(among keys: [String]) {
        let message = "\(place): unknown key, expected one of \(keys.joined(separator: ", "))"
        switch source.rules.unknownKey {
        case .ignored: break
        case .warning: source.log.warning(message)
        case .error: source.log.error(message)
        }
    }

    /// What `read` makes of every element; nil if this is no array or any element gives nil.
    func list<Element>(of read: (JSONCursor) -> Element?) -> [Element]? {
        guard case .array(let values) = value else {
            fail(expected: "an array")
            return nil
        }
        let elements = values.indices.compactMap { read(self[$0]) }
        return elements.count == values.count ? elements : nil
    }

    /// The string here.
    func string(expected: String = "a string") -> String? {
        guard case .string(let text) = value else {
            fail(expected: expected)
            return nil
        }
        return text
    }

    /// The string here, which must not be empty.
    func filledString(expected: String) -> String? {
        guard let text = string(expected: expected) else { return nil }
        guard text.isEmpty else { return text }
        fail(expected: expected)
        return nil
    }

    /// True or false; a number is neither.
    func bool() -> Bool? {
        guard case .bool(let value) = value else {
            fail(expected: "true or false")
            return nil
        }
        return value
    }

    /// The number here, within the range.
    func number(in range: ClosedRange<Double>) -> Double? {
        guard case .number(let number) = value, range.contains(number) else {
            let bounds = [range.lowerBound, range.upperBound].map(JSONText.number)
            fail(expected: "a number from \(bounds[0]) to \(bounds[1])")
            return nil
        }
        return number
    }

    /// The whole number here, within the range; `2.0` is whole.
    func integer(in range: ClosedRange<Int>) -> Int? {
        guard case .number(let number) = value, let whole = Int(exactly: number),
            range.contains(whole)
        else {
            fail(expected: Self.wholeNumber(in: range))
            return nil
        }
        return whole
    }

    private static func wholeNumber(in range: ClosedRange<Int>) -> String {
        switch (range.lowerBound, range.upperBound) {
        case (let low, let high) where low == high: "\(low)"
        case (let low, .max): "a whole number of at least \(low)"
        case (let low, let high): "a whole number from \(low) to \(high)"
        }
    }

    /// The case of `Choice` that is named here.
    func choice<Choice>(_: Choice.Type = Choice.self) -> Choice?
    where Choice: RawRepresentable<String> & CaseIterable {
        if case .string(let name) = value, let choice = Choice(rawValue: name) { return choice }
        let names = Choice.allCases.map { JSONText.quoted($0.rawValue) }
        fail(expected: "one of \(names.joined(separator: ", "))")
        return nil
    }
}

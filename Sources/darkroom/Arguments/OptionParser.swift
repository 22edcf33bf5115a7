import CGLib

/// Splits words into options and the rest, by GLib's rules: options may stand anywhere, `--x=y`
/// equals `--x y`, one-letter options may be joined, `--` ends the options, and of an option given
/// twice the last one counts. The only file that touches C.
struct OptionParser {
    /// What the words held.
    struct Split: Equatable {
        /// Names of the options that were given and take no value.
        var flags: Set<String> = []
        /// Values by the option's name, unchecked.
        var values: [String: String] = [:]
        /// Words that start with a dash and that no option of ours explains.
        var unknown: [String] = []
        /// Every other word, in order.
        var rest: [String] = []
    }

    /// An option stands last and its value is missing. GLib can fail in no other way: unknown
    /// options are left to us and values are taken as bytes.
    struct MissingValue: Error {}

    /// The options to look for.
    let options: [OptionSpec]
    /// Whether options count only before the first other word.
    var stopsAtFirstArgument = false

    /// Splits `words`, the program's name not among them.
    func split(_ words: [String]) throws(MissingValue) -> Split {
        let table = EntryTable(options)
        let context = g_option_context_new(nil)
        defer { g_option_context_free(context) }
        g_option_context_set_help_enabled(context, 0)
        g_option_context_set_ignore_unknown_options(context, 1)
        g_option_context_set_strict_posix(context, stopsAtFirstArgument ? 1 : 0)
        g_option_context_add_main_entries(context, table.entries.baseAddress, nil)
        guard let left = Self.parse(expanded(words), context) else { throw MissingValue() }
        return sort(left, table)
    }

    /// GLib wants a word of its own for a one-letter option's value; people also write `-j4`.
    private func expanded(_ words: [String]) -> [String] {
        let end = words.firstIndex(of: "--") ?? words.endIndex
        return words[..<end].flatMap(expanded) + words[end...]
    }

    private func expanded(_ word: String) -> [String] {
        guard word.hasPrefix("-"), !word.hasPrefix("--") else { return [word] }
        let letters = word.dropFirst()
        let flags = letters.prefix { letter in
            options.contains { $0.short == letter && $0.value == .none }
        }
        let value = letters.dropFirst(flags.count + 1)
        guard let letter = letters.dropFirst(flags.count).first, !value.isEmpty,
            options.contains(where: { $0.short == letter })
        else { return [word] }
        return ["-\(flags)\(letter)", String(value.first == "=" ? value.dropFirst() : value)]
    }

    /// What GLib leaves of `words`; nil if it gave up. It frees the words that it takes out, so
    /// they are made by its own allocator.
    private static func parse(_ words: [String], _ context: OpaquePointer?) -> [String]? {
        let size = MemoryLayout<UnsafeMutablePointer<gchar>?>.stride
        let array = g_malloc0_n(gsize(words.count + 2), gsize(size))
        var strings = array?.assumingMemoryBound(to: UnsafeMutablePointer<gchar>?.self)
        for (index, word) in (["darkroom"] + words).enumerated() {
            strings?[index] = g_strdup(word)
        }
        defer { g_strfreev(strings) }
        guard g_option_context_parse_strv(context, &strings, nil) != 0 else { return nil }
        return texts(strings).dropFirst().map(\.self)
    }

    private static func texts(
        _ strings: UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?
    ) -> [String] {
        var texts: [String] = []
        while let text = strings?[texts.count] { texts.append(String(cString: text)) }
        return texts
    }

    /// Tells unknown options from arguments. GLib keeps `--` whenever a word after it could be
    /// taken for an option.
    private func sort(_ left: [String], _ table: borrowing EntryTable) -> Split {
        var split = Split()
        for (index, option) in options.enumerated() {
            if let value = table.value(index) { split.values[option.name] = value }
            if table.isSet(index) { split.flags.insert(option.name) }
        }
        var optionsEnded = false
        for word in left {
            let isOption = word.hasPrefix("-") && word != "-" && !optionsEnded
            if isOption && word == "--" { optionsEnded = true; continue }
            if isOption { split.unknown.append(word) } else { split.rest.append(word) }
            if stopsAtFirstArgument && !isOption { optionsEnded = true }
        }
        return split
    }
}

/// GLib's description of our options and the place where it puts what it finds. Owns both.
private struct EntryTable: ~Copyable {
    /// One an option, and an empty one that ends the list.
    let entries: UnsafeMutableBufferPointer<GOptionEntry>
    private let values: UnsafeMutableBufferPointer<UnsafeMutablePointer<gchar>?>
    private let flags: UnsafeMutableBufferPointer<gboolean>

    init(_ options: [OptionSpec]) {
        values = .allocate(capacity: options.count)
        flags = .allocate(capacity: options.count)
        entries = .allocate(capacity: options.count + 1)
        values.initialize(repeating: nil)
        flags.initialize(repeating: 0)
        entries.initialize(repeating: GOptionEntry())
        for (index, option) in options.enumerated() {
            entries[index] = entry(option, index)
        }
    }

    deinit {
        for entry in entries { g_free(UnsafeMutableRawPointer(mutating: entry.long_name)) }
        for value in values { g_free(value) }
        entries.deallocate()
        values.deallocate()
        flags.deallocate()
    }

    /// The value that the option at `index` was given.
    borrowing func value(_ index: Int) -> String? {
        values[index].map { String(cString: $0) }
    }

    /// Whether the option at `index` was given and takes no value.
    borrowing func isSet(_ index: Int) -> Bool { flags[index] != 0 }

    /// A value is a "file name" to GLib, whatever it means to us: that kind alone is taken as it
    /// is, without a conversion that depends on the locale.
    private func entry(_ option: OptionSpec, _ index: Int) -> GOptionEntry {
        var entry = GOptionEntry()
        entry.long_name = UnsafePointer(g_strdup(option.name))
        entry.short_name = gchar(bitPattern: option.short?.asciiValue ?? 0)
        entry.arg = option.value == .none ? G_OPTION_ARG_NONE : G_OPTION_ARG_FILENAME
        entry.arg_data =
            option.value == .none
            ? UnsafeMutableRawPointer(flags.baseAddress?.advanced(by: index))
            : UnsafeMutableRawPointer(values.baseAddress?.advanced(by: index))
        return entry
    }
}

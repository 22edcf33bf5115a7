internal import CanonicalJSON
internal import DarkroomManifest

/// Joins the manifests of all shards into the one that a build without shards writes, as text: member
/// by member, entry by entry, so that the memory it takes does not grow with them.
struct ManifestJoiner<Sink: MergeSink> {
    private let parts: [ShardOutput]
    private(set) var sink: Sink
    private(set) var report = JoinReport()

    init(_ parts: [ShardOutput], into sink: Sink) {
        self.parts = parts
        self.sink = sink
    }

    /// Gives the whole to the sink.
    mutating func run() throws(BuildError) {
        let first = parts[0].manifest
        for part in parts where part.manifest.members.map(\.key) != first.members.map(\.key) {
            report.problems.append(
                "\(part.folder): has other members in its manifest than \(parts[0].folder)")
        }
        try sink.append("{\n")
        for (number, member) in first.members.enumerated() {
            try sink.append(number == 0 ? "  " : ",\n  ")
            try sink.append(first.file, member.text.lowerBound..<member.value.lowerBound)
            try join(member)
        }
        try sink.append("\n}\n")
    }

    private mutating func join(_ member: RawMember) throws(BuildError) {
        switch member.key.text {
        case "failures": try joinFailures()
        case "images", "sources": try joinEntries(of: member.key.text)
        case "models":
            var models = ModelJoiner(parts)
            try models.run(into: &sink)
            report.problems += models.problems
        default: try copy(member)
        }
    }

    /// Parts of one build all say the same here.
    private mutating func copy(_ member: RawMember) throws(BuildError) {
        let first = parts[0].manifest.file
        for part in parts.dropFirst() {
            let other = part.manifest[member.key.text]
            if other.map({ part.manifest.file.holds($0.value, as: first, member.value) }) != true {
                report.problems.append(
                    "\(part.folder): has another \(member.key.text) in its manifest than"
                        + " \(parts[0].folder)")
            }
        }
        try sink.append(first, member.value)
    }

    private mutating func joinEntries(of name: String) throws(BuildError) {
        var merge = try EntryMerge(parts, name)
        var isEmpty = true
        while let entry = try next(of: &merge) {
            if name == "images" {
                try sink.adopt(entry, from: parts[entry.part])
                report.pictures += 1
            }
            try sink.append(isEmpty ? "{\n    " : ",\n    ")
            try sink.append(parts[entry.part].manifest.file, entry.member.text)
            isEmpty = false
        }
        try sink.append(isEmpty ? "{}" : "\n  }")
    }

    /// The next entry. Another part may have the same, but none of its own under that key.
    private mutating func next(of merge: inout EntryMerge) throws(BuildError) -> EntryMerge.Entry? {
        let entries = try merge.next()
        guard let first = entries.first else { return nil }
        let file = parts[first.part].manifest.file
        for other in entries.dropFirst()
        where !parts[other.part].manifest.file.holds(
            other.member.text, as: file, first.member.text)
        {
            report.problems.append(differing(first.member.key.text, first.part, other.part))
        }
        return first
    }

    private mutating func joinFailures() throws(BuildError) {
        var owners: [ExactString: Int] = [:]
        for index in parts.indices {
            let found = Dictionary(grouping: try failures(of: index)) { ExactString($0.source) }
            for (source, entries) in found {
                guard let owner = owners.updateValue(index, forKey: source) else {
                    report.failures += entries
                    continue
                }
                if report.failures.filter({ ExactString($0.source) == source }) != entries {
                    report.problems.append(differing(source.text, owner, index))
                }
            }
        }
        report.failures.sort(by: ManifestAssembler.precedes)
        var json = JSONWriter(layout: .indented, depth: 1)
        do {
            try report.failures.write(to: &json)
        } catch {
            throw .outputNotWritable("manifest.json: can't be encoded: \(error)")
        }
        try sink.append(json.bytes)
    }

    private func failures(of part: Int) throws(BuildError) -> [Manifest.Failure] {
        do throws(ShardTrouble) {
            return try parts[part].manifest.read("failures", as: [Manifest.Failure].self)
        } catch {
            throw .invalidInput([parts[part].words(of: error)])
        }
    }

    private func differing(_ what: String, _ one: Int, _ other: Int) -> String {
        "\(what): is in \(parts[one].folder) and in \(parts[other].folder), and they differ; build"
            + " both again"
    }
}

/// What was met while joining.
struct JoinReport {
    var pictures = 0
    var failures: [Manifest.Failure] = []
    /// What two parts say differently, a line each.
    var problems: [String] = []
}

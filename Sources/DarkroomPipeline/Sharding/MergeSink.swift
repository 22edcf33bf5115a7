/// What is done with the joined manifest as it comes.
protocol MergeSink {
    /// Takes the next bytes of the text.
    mutating func append(_ bytes: UnsafeRawBufferPointer) throws(BuildError)

    /// Takes the next picture, before its text.
    mutating func adopt(_ picture: EntryMerge.Entry, from part: ShardOutput) throws(BuildError)
}

extension MergeSink {
    mutating func append(_ bytes: [UInt8]) throws(BuildError) {
        try bytes.withUnsafeBufferPointer { (buffer) throws(BuildError) in
            try append(UnsafeRawBufferPointer(buffer))
        }
    }

    mutating func append(_ text: String) throws(BuildError) { try append(Array(text.utf8)) }

    mutating func append(_ file: MappedFile, _ range: Range<Int>) throws(BuildError) {
        try file.with(range) { (bytes) throws(BuildError) in try append(bytes) }
    }
}

/// Joining for the sake of what does not fit together.
struct MergeCheck: MergeSink {
    func append(_ bytes: UnsafeRawBufferPointer) {}
    func adopt(_ picture: EntryMerge.Entry, from part: ShardOutput) {}
}

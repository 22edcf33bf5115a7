/// Writes the joined manifest into an output, and links or copies the pictures that it names.
struct MergedOutput: MergeSink {
    let folder: OutputFolder
    let manifest: GrowingFile
    /// Of the pictures.
    private(set) var files = 0
    /// Of those, how many share their bytes with the shard's.
    private(set) var linked = 0

    init(_ folder: OutputFolder) throws(BuildError) {
        self.folder = folder
        manifest = try GrowingFile(in: folder)
    }

    func append(_ bytes: UnsafeRawBufferPointer) throws(BuildError) { try manifest.append(bytes) }

    mutating func adopt(_ picture: EntryMerge.Entry, from part: ShardOutput) throws(BuildError) {
        let found: [PictureFile]
        do throws(ShardTrouble) {
            found = try part.manifest.files(at: picture.member.value)
        } catch {
            throw .invalidInput([part.words(of: error)])
        }
        for file in found {
            linked += try folder.adopt(file.path, from: part.folder) ? 1 : 0
            files += 1
        }
    }
}

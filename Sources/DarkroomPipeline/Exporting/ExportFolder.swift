internal import Foundation

/// The destination of an export while it is written. What others put there stays as it is: only files
/// of earlier exports, which the record lists, are replaced and removed.
///
/// All files are first written whole beside the destination's, then take their places one after the
/// other, by renaming, while signals wait. So whatever stops an export before, nothing has changed.
final class ExportFolder {
    private let path: String
    private let form: ExportForm
    private let lock: Int32
    /// What earlier exports wrote.
    let record: ExportRecord

    /// Makes the folder if need be and takes its lock, which is on the folder itself.
    init(path: String, form: ExportForm) throws(BuildError) {
        self.path = path
        self.form = form
        if let reason = Folders.make(path) { throw .cannotWrite(path, reason) }
        lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard lock >= 0 else { throw .cannotWrite(path, errno) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            close(lock)
            throw .outputNotWritable("\(path): another export is writing there; wait for it")
        }
        do {
            record = try ExportRecord(at: path + "/" + form.recordName)
        } catch {
            close(lock)
            throw error
        }
    }

    deinit { close(lock) }

    /// Makes the destination hold these files, and of earlier exports nothing else.
    ///
    /// - Parameter bytes: what a picture's file holds.
    func write(
        _ files: [ExportFile], bytes: (ExportFile) throws(BuildError) -> [UInt8]
    ) throws(BuildError) -> ExportReport {
        var report = ExportReport()
        let inventory = ExportInventory(path: path, form: form, record: record)
        let news = try inventory.news(among: files)
        report.changedByHand = inventory.changedByHand(news)
        report.unchanged = files.count - news.count
        let stage = try ExportStage(beside: path)
        defer { stage.remove() }
        for file in news { try stage.add(try bytes(file)) }
        let wanted = ExportRecord(files)
        if !news.isEmpty || wanted != record {
            try place(news, stage, wanted, inventory, &report)
        }
        return report
    }

    private func place(
        _ news: [ExportFile], _ stage: ExportStage, _ wanted: ExportRecord,
        _ inventory: ExportInventory, _ report: inout ExportReport
    ) throws(BuildError) {
        stage.stopIfAsked()
        for file in news {
            let target = path + "/" + file.path
            if let reason = Folders.make(Folders.above(target)) {
                throw .cannotWrite(target, reason)
            }
        }
        let recordPath = path + "/" + form.recordName
        try stage.write(record.joined(with: wanted).text, to: recordPath)
        for (index, file) in news.enumerated() {
            try stage.move(index, to: path + "/" + file.path)
        }
        report.written = news.count
        let gone = inventory.removable(Set(record.digests.keys).subtracting(wanted.digests.keys))
        for file in gone.files {
            // One that can't be removed stays in the record, so that the next export tries again.
            let target = path + "/" + file
            guard unlink(target) == 0 else { throw .cannotWrite(target, errno) }
            report.removed += 1
            Folders.removeEmpty(above: file, upTo: path)
        }
        report.kept = gone.kept
        try stage.write(wanted.text, to: recordPath)
    }
}

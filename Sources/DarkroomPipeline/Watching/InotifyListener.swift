#if os(Linux)
    internal import Foundation

    /// Is told of changes by the kernel (inotify(7)). It watches folders, never files: a watch on a
    /// file stays with what was replaced.
    final class InotifyListener: ChangeListening {
        private let descriptor: Int32
        private var watches: [Int32: (path: String, folder: WatchedFolder)] = [:]
        private var own: Set<String> = []

        /// What can make a path lead to something else.
        private static let moves = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
        /// What happens to the watched folder itself.
        private static let ends = IN_DELETE_SELF | IN_MOVE_SELF | Int32(IN_UNMOUNT)
        /// What happens to a file's content.
        private static let writes = IN_MODIFY | IN_CLOSE_WRITE

        init() throws(ListeningFailure) {
            descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { throw .system(errno) }
        }

        deinit { close(descriptor) }

        func listen(around snapshot: SourceSnapshot) throws(ListeningFailure) -> Bool {
            own = snapshot.places.own
            var next: [Int32: (path: String, folder: WatchedFolder)] = [:]
            for (path, folder) in snapshot.folders {
                guard let watch = try add(path, folder) else { continue }
                next[watch] = (path, folder)
            }
            let isNew = next.keys.contains { watches[$0] == nil }
            for old in watches.keys where next[old] == nil { inotify_rm_watch(descriptor, old) }
            watches = next
            return isNew
        }

        func news(until deadline: ContinuousClock.Instant?) -> ChangeNews {
            while true {
                var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                let milliseconds = deadline?.millisecondsLeft ?? -1
                guard poll(&request, 1, milliseconds) > 0 else {
                    if let deadline, deadline <= .now { return .nothing }
                    continue
                }
                let news = readEvents().map(meaning).max() ?? .nothing
                if news > .nothing { return news }
            }
        }

        /// The watch of a folder; nil where it is gone, of which the one above it tells, or shut.
        private func add(_ path: String, _ folder: WatchedFolder) throws(ListeningFailure) -> Int32?
        {
            var mask = Self.moves | Self.ends | Int32(IN_ONLYDIR) | Int32(IN_DONT_FOLLOW)
            if folder.isRead { mask |= Self.writes }
            let watch = inotify_add_watch(descriptor, path, UInt32(bitPattern: mask))
            guard watch < 0 else { return watch }
            guard [ENOENT, ENOTDIR, EACCES, ELOOP].contains(errno) else { throw .system(errno) }
            return nil
        }
    }

    extension InotifyListener {
        private struct Event {
            let watch: Int32
            let mask: Int32
            let name: String
        }

        private func readEvents() -> [Event] {
            guard let bytes = PipeEnd.read(upTo: 1 << 16, from: descriptor) else { return [] }
            var events: [Event] = []
            var offset = 0
            let head = MemoryLayout<inotify_event>.size
            while offset + head <= bytes.count {
                let event = bytes.withUnsafeBytes {
                    $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                }
                let end = offset + head + Int(event.len)
                let name = bytes[(offset + head)..<min(end, bytes.count)].prefix { $0 != 0 }
                events.append(
                    Event(
                        watch: event.wd, mask: Int32(bitPattern: event.mask),
                        name: String(decoding: name, as: UTF8.self)))
                offset = end
            }
            return events
        }

        private func meaning(of event: Event) -> ChangeNews {
            if event.mask & Int32(IN_Q_OVERFLOW) != 0 { return .certainly }
            guard let (path, folder) = watches[event.watch] else { return .nothing }
            if event.mask & Self.ends != 0 { return .perhaps }
            let place = path == "/" ? "/" + event.name : path + "/" + event.name
            guard !event.name.isEmpty, !own.contains(place),
                folder.isWhole || folder.names[event.name] != nil
            else { return .nothing }
            let isFolder = event.mask & Int32(IN_ISDIR) != 0
            if isFolder, folder.isWhole, event.mask & (IN_CREATE | IN_MOVED_TO) != 0 {
                hear(newFolder: place)
            }
            let isRead = folder.isWhole || folder.names[event.name] == true
            return isRead && event.mask & IN_CLOSE_WRITE != 0 ? .certainly : .perhaps
        }

        /// Listens at once to a folder among the photos, so that what is copied into it counts as noise
        /// too. What was missed, and failures, show when all is looked at.
        private func hear(newFolder path: String) {
            let whole = WatchedFolder(isWhole: true)
            if let watch = try? add(path, whole) { watches[watch] = (path, whole) }
        }
    }

    extension ListeningFailure {
        /// The kernel refused.
        fileprivate static func system(_ reason: Int32) -> ListeningFailure {
            switch reason {
            case ENOSPC:
                ListeningFailure(
                    reason: "there are more folders than fs.inotify.max_user_watches allows")
            case EMFILE:
                ListeningFailure(
                    reason: "there are more watching programs than"
                        + " fs.inotify.max_user_instances allows")
            default: ListeningFailure(reason: String(cString: strerror(reason)))
            }
        }
    }
#endif

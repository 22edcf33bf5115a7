internal import CProcess
internal import Foundation
internal import Synchronization
internal import Vips

/// The worker process: takes job numbers from a pipe, works on them in its lanes, and tells the
/// supervisor how each goes. All contact with bytes from strangers happens here.
struct WorkerMain: Sendable {
    let jobs: [SourceJob]
    let worker: PhotoWorker
    let lanes: Int
    /// Read end of the pipe that job numbers come from, 4 bytes each; its end ends the worker.
    let input: Int32
    /// Write end of the pipe for frames.
    let output: Int32

    /// Works until there is nothing more to do, then ends the process.
    func run() -> Never {
        prepareProcess()
        let link = Link(descriptor: output)
        do throws(VipsError) {
            try VipsRuntime.start()
        } catch {
            link.send(.stopped("libvips does not start: \(error.detail)"))
            _exit(1)
        }
        let queue = JobQueue(descriptor: input)
        let idle = IdleLanes(helpers: ProcessResources.processors - 1)
        var worker = worker
        worker.idleLanes = idle
        let ended = { @Sendable in
            idle.help()
            VipsRuntime.endOfLane()
        }
        Lanes(count: lanes, laneEnded: ended).run(next: queue.next) { [worker] number in
            idle.working { work(on: number, worker, link) }
        }
        LeakHook.report()
        _exit(0)
    }

    private func work(on number: Int, _ worker: PhotoWorker, _ link: Link) {
        do throws(BuildError) {
            let outcome = try worker.process(jobs[number]) { stage, age in
                let age = Int(age / .milliseconds(1))
                link.send(stage == .admit ? .waiting(number) : .working(number, stage, age: age))
            }
            link.send(.finished(number, outcome))
        } catch {
            link.send(.stopped(error.messages.joined(separator: "\n")))
        }
    }

    /// Ends with the supervisor, leaves signals from the terminal to it, and keeps codecs from
    /// writing to the terminal.
    private func prepareProcess() {
        cprocess_end_with_parent()
        worker.output.leaveLockToParent()
        cprocess_tame_allocator(Int32(lanes))
        limitMemory()
        signal(SIGINT, SIG_IGN)
        signal(SIGTERM, SIG_DFL)
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, stream) }
    }

    /// A decoder that wants far more than was planned for fails by itself, before the machine does.
    private func limitMemory() {
        #if os(Linux)
            let most = rlim_t(worker.budget.ceiling + Settings.workerMemoryMargin)
            var limit = rlimit(rlim_cur: most, rlim_max: most)
            setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        #endif
    }

    /// Sends frames whole, one lane at a time. A supervisor that is gone ends the worker.
    private final class Link: Sendable {
        private let descriptor: Mutex<Int32>

        init(descriptor: Int32) { self.descriptor = Mutex(descriptor) }

        func send(_ frame: WorkerFrame) {
            descriptor.withLock { descriptor in
                guard let bytes = try? frame.encoded(), PipeEnd.write(bytes, to: descriptor) else {
                    _exit(1)
                }
            }
        }
    }

    /// Job numbers as the supervisor sends them.
    private final class JobQueue: Sendable {
        private let descriptor: Mutex<Int32>

        init(descriptor: Int32) { self.descriptor = Mutex(descriptor) }

        /// Waits for the next number; nil when there are no more.
        func next() -> Int? {
            descriptor.withLock { descriptor in
                let bytes = PipeEnd.read(exactly: 4, from: descriptor)
                return bytes.count == 4 ? bytes.littleEndian(4, at: 0) : nil
            }
        }
    }
}

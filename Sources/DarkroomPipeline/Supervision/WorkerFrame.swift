internal import Foundation

/// What a worker process tells its supervisor, over a pipe: length (4 bytes), kind (1 byte), number
/// of the job (4 bytes), payload; numbers least significant byte first.
enum WorkerFrame {
    /// A lane is at this stage of the job, and has been for so many milliseconds: its time runs from then.
    case working(Int, Stage, age: Int)
    /// The job waits for a place in the memory budget: its time stands still.
    case waiting(Int)
    case finished(Int, PhotoOutcome)
    /// The output can't be written; nothing goes on.
    case stopped(String)

    /// Bytes before the payload.
    static let headSize = 9

    /// The frame as it goes over the pipe.
    func encoded() throws -> [UInt8] {
        let payload: Data
        switch self {
        case .working(_, let stage, let age):
            payload = Data(Self.number(age) + stage.rawValue.utf8)
        case .waiting: payload = Data()
        case .finished(_, let outcome): payload = try JSONEncoder().encode(outcome)
        case .stopped(let message): payload = Data(message.utf8)
        }
        return Self.number(payload.count) + [kind] + Self.number(job) + payload
    }

    /// The frame of a kind; nil if it is none of ours.
    init?(kind: UInt8, job: Int, payload: Data) {
        switch kind {
        case 1:
            let bytes = [UInt8](payload)
            guard bytes.count > 4,
                let stage = Stage(rawValue: String(decoding: bytes[4...], as: UTF8.self))
            else { return nil }
            self = .working(job, stage, age: bytes.littleEndian(4, at: 0))
        case 2: self = .waiting(job)
        case 3:
            guard let outcome = try? JSONDecoder().decode(PhotoOutcome.self, from: payload) else {
                return nil
            }
            self = .finished(job, outcome)
        case 4: self = .stopped(String(decoding: payload, as: UTF8.self))
        default: return nil
        }
    }

    private var kind: UInt8 {
        switch self {
        case .working: 1
        case .waiting: 2
        case .finished: 3
        case .stopped: 4
        }
    }

    private var job: Int {
        switch self {
        case .stopped: 0
        case .working(let job, _, _), .waiting(let job), .finished(let job, _): job
        }
    }

    /// Four bytes, least significant first.
    static func number(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}

/// Cuts frames out of a stream of bytes that arrives in pieces.
struct WorkerFrameReader {
    private var bytes: [UInt8] = []

    /// Takes in a piece; gives the frames that are whole now.
    mutating func take(_ piece: some Sequence<UInt8>) -> [WorkerFrame] {
        bytes += piece
        var frames: [WorkerFrame] = []
        var start = 0
        while bytes.count - start >= WorkerFrame.headSize {
            let end = start + WorkerFrame.headSize + bytes.littleEndian(4, at: start)
            guard end <= bytes.count else { break }
            let payload = Data(bytes[start + WorkerFrame.headSize..<end])
            let job = bytes.littleEndian(4, at: start + 5)
            if let frame = WorkerFrame(kind: bytes[start + 4], job: job, payload: payload) {
                frames.append(frame)
            }
            start = end
        }
        bytes.removeFirst(start)
        return frames
    }
}

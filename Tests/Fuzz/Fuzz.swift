import DarkroomPipeline

#if FUZZING
    /// libFuzzer's entry: any bytes may come, none may crash, hang or leave the sanitizers something
    /// to say.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
        _ = DecodeTrial.run(UnsafeRawBufferPointer(start: start, count: count))
        return 0
    }
#else
    import Foundation

    /// Without the fuzzer: tries the files given, a line each. To look at what fuzzing has found.
    @main
    enum Main {
        static func main() {
            for path in CommandLine.arguments.dropFirst() {
                guard let data = FileManager.default.contents(atPath: path) else {
                    print("\(path): can't be read")
                    continue
                }
                print("\(path): \(data.withUnsafeBytes(DecodeTrial.run) ?? "good")")
            }
        }
    }
#endif

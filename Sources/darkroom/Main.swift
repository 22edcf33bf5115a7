#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@main
enum Main {
    static func main() {
        StandardStreams.prepare()
        let console = Console()
        let code = Tool(console: console).run(Array(CommandLine.arguments.dropFirst()))
        exit(console.finish(code).rawValue)
    }
}

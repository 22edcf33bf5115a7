import Foundation
import TestSupport
import Testing

@testable import darkroom

/// The completion scripts in the shells that they are for.
@Suite struct CompletionTests {
    /// What is typed, and what `darkroom` is then called with.
    private static let typed: [(line: String, arguments: String)] = [
        ("darkroom exp\t", "export|"), ("darkroom --ver\t", "--version|"),
        ("darkroom help ver\t", "help|verify|"), ("darkroom completions fi\t", "completions|fish|"),
        ("darkroom export xc\t", "export|xcassets|"),
        ("darkroom export xcassets my\t", "export|xcassets|my photos/|"),
        ("darkroom build my\t", "build|my photos/|"),
        ("darkroom build my\\ photos --fo\t", "build|my photos|--force|"),
        ("darkroom build --outp\t my\t", "build|--output|my photos/|"),
        ("darkroom build -o my\t", "build|-o|my photos/|"),
        ("darkroom build --progress li\t", "build|--progress|lines|"),
        ("darkroom build --progress=li\t", "build|--progress=lines|"),
        ("darkroom build --progress lines my\t", "build|--progress|lines|my photos/|"),
        ("darkroom build --jobs my\t", "build|--jobs|my|"),
        ("darkroom merge a my\t", "merge|a|my photos/|"),
    ]

    /// A folder with a folder `my photos`, and the script of a shell as `script`.
    private func folder(_ shell: String) async throws -> ScratchFolder {
        let script = try await CommandRun.darkroom(["completions", shell])
        #expect(script.ending == .code(0) && script.messages == "")
        let folder = try ScratchFolder(["script": script.output])
        try FileManager.default.createDirectory(
            atPath: folder.path + "/my photos", withIntermediateDirectories: true)
        return folder
    }

    private func write(_ text: String, _ folder: ScratchFolder, _ name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: folder.path + "/" + name))
    }

    @Test(.enabled(if: ReferenceTool.shouldUse([.bash]), "needs bash"))
    func bashCompletes() async throws {
        let folder = try await folder("bash")
        try write(Typing.standIn + "source ./script\n", folder, "rc")
        let said = try await Typing.arguments(
            "/bin/bash", ["--noprofile", "--rcfile", "rc", "-i"], in: folder.path,
            lines: Self.typed.map(\.line))
        #expect(said == Self.typed.map(\.arguments))
    }

    @Test(.enabled(if: ReferenceTool.shouldUse([.zsh]), "needs zsh"))
    func zshCompletes() async throws {
        let folder = try await folder("zsh")
        let setup = """
            autoload -Uz compinit && compinit -u -D
            zstyle ':completion:*' insert-tab false
            unsetopt zle_bracketed_paste 2>/dev/null
            source ./script

            """
        try write(Typing.standIn + setup, folder, ".zshrc")
        let said = try await Typing.arguments(
            "/usr/bin/zsh", ["-d", "-i"], in: folder.path, lines: Self.typed.map(\.line))
        // Return takes a folder's slash away again.
        #expect(said == Self.typed.map { $0.arguments.replacing("/|", with: "|") })
    }

    /// As `make install` puts it: a file of the folders that zsh looks through.
    @Test(.enabled(if: ReferenceTool.shouldUse([.zsh]), "needs zsh"))
    func zshFindsTheFunctionInItsPath() async throws {
        let folder = try await folder("zsh")
        try FileManager.default.moveItem(
            atPath: folder.path + "/script", toPath: folder.path + "/_darkroom")
        try write(
            Typing.standIn + """
                fpath=($PWD $fpath)
                autoload -Uz compinit && compinit -u -D
                zstyle ':completion:*' insert-tab false

                """, folder, ".zshrc")
        let said = try await Typing.arguments(
            "/usr/bin/zsh", ["-d", "-i"], in: folder.path,
            lines: ["darkroom exp\t", "darkroom export andr\t"])
        #expect(said == ["export|", "export|android|"])
    }

    /// What is offered for each line, without the explanations.
    private static let offered: [(line: String, words: [String])] = [
        ("darkroom exp", ["export"]), ("darkroom --ver", ["--version"]),
        ("darkroom help ver", ["verify"]), ("darkroom export ", ["android", "xcassets"]),
        ("darkroom export xcassets my", ["my photos/"]), ("darkroom build my", ["my photos/"]),
        ("darkroom build a --fo", ["--force"]), ("darkroom build -o my", ["my photos/"]),
        ("darkroom build --progress ", ["auto", "bar", "json", "lines", "none"]),
        ("darkroom build --progress=li", ["--progress=lines"]),
        ("darkroom build --jobs ", []), ("darkroom build --progress lines my", ["my photos/"]),
        ("darkroom merge a b my", ["my photos/"]), ("darkroom recipe a my", []),
    ]

    @Test(.enabled(if: ReferenceTool.shouldUse([.fish]), "needs fish"))
    func fishCompletes() async throws {
        let folder = try await folder("fish")
        for (line, words) in Self.offered {
            let text = try await ReferenceTool.fish.run(
                ["--no-config", "-c", "source ./script; complete -C '\(line)'"],
                folder: folder.path)
            let found = text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
            #expect(found.sorted() == words, "\(line)")
        }
    }

    /// From the commands' own descriptions, so that no script can lag behind.
    @Test(.enabled(if: ReferenceTool.shouldUse([.bash, .fish]), "needs bash and fish"))
    func everyOptionOfEveryCommandIsOffered() async throws {
        let (bash, fish) = (try await folder("bash"), try await folder("fish"))
        for spec in CommandList.all.map({ $0.spec }) + [Tool.spec] {
            let words = spec.name.isEmpty ? "darkroom" : "darkroom \(spec.name)"
            let count = spec.name.isEmpty ? 1 : 2
            let inBash = try await ReferenceTool.bash.run(
                [
                    "-c",
                    """
                    source ./script; COMP_WORDS=(\(words) --); COMP_CWORD=\(count); _darkroom
                    printf '%s\\n' "${COMPREPLY[@]}"
                    """,
                ], folder: bash.path)
            let inFish = try await ReferenceTool.fish.run(
                ["--no-config", "-c", "source ./script; complete -C '\(words) --'"],
                folder: fish.path)
            let flags = Set(spec.allOptions.map(\.flag))
            #expect(Set(inBash.split(separator: "\n").map(String.init)) == flags, "\(words)")
            let found = inFish.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
            #expect(Set(found) == flags, "\(words)")
        }
    }
}

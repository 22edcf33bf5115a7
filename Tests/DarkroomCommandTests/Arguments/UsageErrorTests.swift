import Testing
import TestSupport

@Suite struct UsageErrorTests {
    /// A wrong command line, the error's text, and what to ask for help.
    static let mistakes: [(words: [String], text: String, help: String)] = [
        (
            [],
            "no command given; expected one of init, build, watch, verify, prune, preview, plan, merge,"
                + " export, recipe, doctor, completions, manual, help",
            "--help"
        ),
        (["biuld"], "unknown command 'biuld'; did you mean 'build'?", "--help"),
        (["frobnicate"], "unknown command 'frobnicate'", "--help"),
        ([""], "unknown command ''", "--help"),
        (["--verison"], "unknown option '--verison'; did you mean '--version'?", "--help"),
        (["--version=1"], "--version takes no value, found '1'", "--help"),
        (["-j4", "build"], "unknown option '-j4'", "--help"),
        (["help", "biuld"], "unknown command 'biuld'; did you mean 'build'?", "--help"),
        (["help", "build", "x"], "surplus argument 'x'", "help help"),
        (["doctor", "x"], "surplus argument 'x'", "help doctor"),
        (["watch"], "missing argument CATALOG", "help watch"),
        (["watch", "a", "--force"], "unknown option '--force'", "help watch"),
        (["prune"], "missing argument OUTPUT", "help prune"),
        (["preview"], "missing argument OUTPUT", "help preview"),
        (["verify", "a", "--sources"], "--sources needs a value: a path", "help verify"),
        (["export", "android"], "missing argument OUTPUT", "help export"),
        (["export", "android", "a"], "missing argument DEST", "help export"),
        (
            ["export", "xcasets", "a", "b"],
            "argument FORM: expected one of xcassets, android, found 'xcasets'; "
                + "did you mean 'xcassets'?", "help export"
        ),
        (["completions"], "missing argument SHELL", "help completions"),
        (
            ["completions", "ksh"],
            "argument SHELL: expected one of bash, zsh, fish, found 'ksh'; did you mean 'zsh'?",
            "help completions"
        ),
        (["recipe", "a", "b"], "surplus argument 'b'", "help recipe"),
        (["recipe", "--jobs=2"], "unknown option '--jobs'", "help recipe"),
        (["build"], "missing argument CATALOG", "help build"),
        (["build", ""], "argument CATALOG is empty", "help build"),
        (["build", "a", "b"], "surplus argument 'b'", "help build"),
        (["build", "--", "a", "-j4"], "surplus argument '-j4'", "help build"),
        (
            ["build", "a", "--outptu=x"],
            "unknown option '--outptu'; did you mean '--output'?", "help build"
        ),
        (["build", "a", "-x"], "unknown option '-x'", "help build"),
        (["build", "a", "-xj"], "unknown option '-x'", "help build"),
        (["build", "a", "--strict=no"], "--strict takes no value, found 'no'", "help build"),
        (["build", "a", "--output"], "--output needs a value: a path", "help build"),
        (["build", "a", "--output="], "--output needs a value: a path", "help build"),
        (["build", "--output", "--strict", "a"], "--output needs a value: a path", "help build"),
        (["build", "-o", "-j", "a"], "--output needs a value: a path", "help build"),
        (
            ["build", "a", "-j"],
            "--jobs needs a value: a whole number from 1 to 1024", "help build"
        ),
        (
            ["build", "a", "--jobs", "0"],
            "--jobs: expected a whole number from 1 to 1024, found '0'", "help build"
        ),
        (
            ["build", "a", "--jobs=x"],
            "--jobs: expected a whole number from 1 to 1024, found 'x'", "help build"
        ),
        (
            ["build", "a", "-j1025"],
            "--jobs: expected a whole number from 1 to 1024, found '1025'", "help build"
        ),
        (
            ["build", "a", "--memory", "lots"],
            "--memory: expected a size such as 512M, 2G, 1.5GiB or 1073741824 "
                + "(K, M, G, T are powers of 1024), found 'lots'", "help build"
        ),
        (
            ["build", "a", "--progress", "loud"],
            "--progress: expected one of auto, bar, lines, json, none, found 'loud'",
            "help build"
        ),
    ]

    @Test(arguments: mistakes.indices)
    func aMistakeIsNamedAndPrintsNoResult(index: Int) async throws {
        let mistake = Self.mistakes[index]
        let run = try await CommandRun.darkroom(mistake.words)
        #expect(run.ending == .code(2))
        #expect(run.output == "")
        #expect(
            run.messages == """
                darkroom: error: \(mistake.text)
                See 'darkroom \(mistake.help)'.

                """)
    }
}

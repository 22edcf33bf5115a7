import Testing
import TestSupport

@testable import darkroom

@Suite struct HelpTextTests {
    @Test(arguments: [["--help"], ["-h"], ["help"], ["--help", "build"]])
    func theToolShowsItsCommands(words: [String]) async throws {
        let run = try await CommandRun.darkroom(words)
        #expect(run.ending == .code(0))
        #expect(run.messages == "")
        #expect(
            run.output == """
                Turns the source photos of an app into the finished pictures that its screens
                show.

                Usage: darkroom COMMAND [ARGUMENT]... [OPTION]...

                Commands:
                  init         Make a catalog from a folder of photos: a trip for each
                               sub-folder, with the days its photos were taken on, and a focus
                               for each photo outside of them.
                  build        Make every picture of a catalog, and the manifest that names
                               them; what is up to date is kept.
                  watch        Build, and build again whenever the catalog, its books, the
                               recipe or a photo changes; a line a build.
                  verify       Read every file of a manifest again: there, whole, of the stated
                               size and format, and free of metadata.
                  prune        Remove the files below OUTPUT/images that the manifest no longer
                               names, and the folders left empty by that.
                  preview      Write one page that shows every model as its screen would,
                               failures first; it needs no network.
                  plan         Tell what a build, or a shard of it, reads; nothing is made.
                  merge        Join the outputs of all shards into one, byte for byte what a
                               build of everything writes.
                  export       Write the pictures as an app's build tool takes them: an asset
                               catalog for Xcode with a Swift file of its names, or Android's
                               resources.
                  recipe       Print the effective recipe: FILE's settings, and the default of
                               every other.
                  doctor       Tell what this libvips can read and write, and whether its known
                               faults are worked around.
                  completions  Print the completion script for a shell; 'make install' puts it
                               in place.
                  manual       Print the man page, darkroom.1; 'make install' puts it in place.
                  help         Show how the tool or one of its commands is used.

                Options:
                      --version  Print the versions of darkroom and libvips.
                  -h, --help     Show this help.

                Exit codes:
                  0    everything done
                  1    some pictures failed, the others are good
                  2    wrong usage, bad catalog or recipe; nothing written
                  3    the output can't be written; what was there stays valid
                  130  stopped by SIGINT
                  143  stopped by SIGTERM

                Examples:
                  darkroom build Assets --output build/assets

                See 'darkroom help COMMAND' for one command.

                """)
    }

    @Test(arguments: [["build", "--help"], ["build", "-h"], ["help", "build"]])
    func buildShowsItsOptions(words: [String]) async throws {
        let run = try await CommandRun.darkroom(words)
        #expect(run.ending == .code(0))
        #expect(run.messages == "")
        #expect(
            run.output == """
                Make every picture of a catalog, and the manifest that names them; what is up to
                date is kept.

                Usage: darkroom build CATALOG [OPTION]...

                Arguments:
                  CATALOG  The catalog file, or the folder that holds catalog.json.

                Options:
                  -o, --output DIR      Folder for the pictures and the manifest; made if need
                                        be. Default: build/assets.
                      --recipe FILE     How pictures are made: sizes, formats, quality (see
                                        'darkroom recipe'). Default: recipe.json beside the
                                        catalog, if there is one.
                  -j, --jobs N          Photos worked on at once, 1 to 1024. Default: the
                                        processors that this process may use.
                      --memory SIZE     Upper bound for decoded pixels held at once, in bytes or
                                        as 512M, 2G, 1.5GiB; K, M, G and T are powers of 1024. A
                                        larger photo waits until it is alone. Default: a quarter
                                        of the memory that this process may use.
                      --shard I/N       Only the I-th of N parts, which 'darkroom merge' joins.
                                        Default: everything.
                      --strict          After any failure, keep the old manifest.
                      --force           Make everything again, whatever earlier builds left.
                      --dry-run         Make nothing; say what would be made, and why.
                      --report FILE     Write counts, times, memory and failures as JSON; - for
                                        standard output.
                      --progress STYLE  How progress is told, on standard error. One of auto,
                                        bar, lines, json, none. Default: auto, which is bar on a
                                        terminal and lines elsewhere.
                  -h, --help            Show this help.

                Exit codes:
                  0    all pictures made, or up to date
                  1    some failed, the manifest lists them (--strict: the old one stays)
                  2    wrong usage, bad catalog or recipe; nothing written
                  3    the output can't be written; what was there stays valid
                  130  stopped by SIGINT; the old manifest stays valid
                  143  stopped by SIGTERM; the old manifest stays valid

                Examples:
                  darkroom build Assets
                  darkroom build Assets/catalog.json --output build/assets --jobs 4 --memory 2G
                  darkroom build Assets --dry-run

                """)
    }

    @Test func watchShowsItsHelp() async throws {
        let run = try await CommandRun.darkroom(["help", "watch"])
        #expect(
            run.output == """
                Build, and build again whenever the catalog, its books, the recipe or a photo
                changes; a line a build.

                Usage: darkroom watch CATALOG [OPTION]...

                Arguments:
                  CATALOG  The catalog file, or the folder that holds catalog.json.

                Options:
                  -o, --output DIR   Folder for the pictures and the manifest; made if need be.
                                     Default: build/assets.
                      --recipe FILE  How pictures are made: sizes, formats, quality (see
                                     'darkroom recipe'). Default: recipe.json beside the
                                     catalog, if there is one.
                  -j, --jobs N       Photos worked on at once, 1 to 1024. Default: the
                                     processors that this process may use.
                      --memory SIZE  Upper bound for decoded pixels held at once, in bytes or as
                                     512M, 2G, 1.5GiB; K, M, G and T are powers of 1024. A
                                     larger photo waits until it is alone. Default: a quarter of
                                     the memory that this process may use.
                      --strict       After any failure, keep the old manifest.
                      --poll         Look at all files every second instead of waiting to be
                                     told: for network folders, of which the system does not
                                     tell.
                  -h, --help         Show this help.

                Exit codes:
                  0    standard output was closed
                  2    wrong usage, or no catalog there
                  3    the output can't be written at the first build
                  130  stopped by SIGINT; the last manifest stays valid
                  143  stopped by SIGTERM; the last manifest stays valid

                Examples:
                  darkroom watch Assets
                  darkroom watch Assets --output build/assets --strict

                """)
    }

    @Test func verifyShowsItsHelp() async throws {
        let run = try await CommandRun.darkroom(["help", "verify"])
        #expect(
            run.output == """
                Read every file of a manifest again: there, whole, of the stated size and
                format, and free of metadata.

                Usage: darkroom verify OUTPUT [OPTION]...

                Arguments:
                  OUTPUT  The folder that holds manifest.json.

                Options:
                      --sources FOLDER  The catalog's folder: read every photo again too, and
                                        tell which is gone or no longer the one that pictures
                                        were made from.
                  -h, --help            Show this help.

                Exit codes:
                  0  everything is as the manifest says
                  1  at least one fault, a line each
                  2  wrong usage, no manifest there, or no such FOLDER

                Examples:
                  darkroom verify build/assets
                  darkroom verify build/assets --sources Assets

                """)
    }

    @Test func pruneShowsItsHelp() async throws {
        let run = try await CommandRun.darkroom(["help", "prune"])
        #expect(
            run.output == """
                Remove the files below OUTPUT/images that the manifest no longer names, and the
                folders left empty by that.

                Usage: darkroom prune OUTPUT [OPTION]...

                Arguments:
                  OUTPUT  The folder that holds manifest.json.

                Options:
                      --dry-run  Remove nothing; say what would be removed.
                  -h, --help     Show this help.

                Exit codes:
                  0  every other file is gone
                  2  wrong usage, or no manifest there; nothing removed
                  3  a build is writing there; or a file can't be removed, the rest is

                Examples:
                  darkroom prune build/assets --dry-run
                  darkroom prune build/assets

                """)
    }

    @Test func exportShowsItsHelp() async throws {
        let run = try await CommandRun.darkroom(["help", "export"])
        #expect(
            run.output == """
                Write the pictures as an app's build tool takes them: an asset catalog for Xcode
                with a Swift file of its names, or Android's resources.

                Usage: darkroom export FORM OUTPUT DEST [OPTION]...

                Arguments:
                  FORM    xcassets or android.
                  OUTPUT  The folder that holds manifest.json.
                  DEST    A folder of the app's, made if need be: for xcassets it gets
                          Darkroom.xcassets and DarkroomImages.swift, for android a folder res.
                          What an earlier export wrote there and is gone is removed, nothing
                          else.

                Options:
                  -h, --help  Show this help.

                Exit codes:
                  0  all pictures are there
                  1  some have no file of a format that FORM takes, the others are there
                  2  wrong usage, no manifest there, or a file of it is damaged
                  3  DEST can't be written, or something else is in the way; or a build is
                     writing

                Examples:
                  darkroom export xcassets build/assets App/Generated
                  darkroom export android build/assets app/src/main

                """)
    }

    @Test func initShowsItsHelp() async throws {
        let run = try await CommandRun.darkroom(["help", "init"])
        #expect(
            run.output == """
                Make a catalog from a folder of photos: a trip for each sub-folder, with the
                days its photos were taken on, and a focus for each photo outside of them.

                Usage: darkroom init FOLDER [OPTION]...

                Arguments:
                  FOLDER  Gets the catalog.json. The photos are those in its folder photos if it
                          has one, else those in FOLDER itself.

                Options:
                  -h, --help  Show this help.

                Exit codes:
                  0  the catalog is written and can be built; photos that can't are left out
                  2  wrong usage, no photos there, or a catalog already; nothing written
                  3  the catalog can't be written

                Examples:
                  darkroom init Holidays && darkroom build Holidays

                """)
    }

    @Test func completionsShowsItsHelp() async throws {
        let run = try await CommandRun.darkroom(["help", "completions"])
        #expect(
            run.output == """
                Print the completion script for a shell; 'make install' puts it in place.

                Usage: darkroom completions SHELL [OPTION]...

                Arguments:
                  SHELL  bash, zsh or fish.

                Options:
                  -h, --help  Show this help.

                Exit codes:
                  0  printed
                  2  wrong usage
                  3  standard output can't be written

                Examples:
                  source <(darkroom completions bash)
                  darkroom completions fish > ~/.config/fish/completions/darkroom.fish

                """)
    }

    @Test func manualShowsItsHelp() async throws {
        let run = try await CommandRun.darkroom(["help", "manual"])
        #expect(
            run.output == """
                Print the man page, darkroom.1; 'make install' puts it in place.

                Usage: darkroom manual [OPTION]...

                Options:
                  -h, --help  Show this help.

                Exit codes:
                  0  printed
                  2  wrong usage
                  3  standard output can't be written

                Examples:
                  darkroom manual | man -l -

                """)
    }

    @Test func recipeShowsItsHelp() async throws {
        let run = try await CommandRun.darkroom(["help", "recipe"])
        #expect(
            run.output == """
                Print the effective recipe: FILE's settings, and the default of every other.

                Usage: darkroom recipe [FILE] [OPTION]...

                Arguments:
                  FILE  A recipe, or a folder that may hold recipe.json. Left out, or without
                        such a file in the folder: the defaults.

                Options:
                  -h, --help  Show this help.

                Exit codes:
                  0  printed
                  2  wrong usage, or the recipe has errors
                  3  standard output can't be written

                Examples:
                  darkroom recipe > recipe.json
                  darkroom recipe Assets

                """)
    }

    @Test func previewShowsItsHelp() async throws {
        let run = try await CommandRun.darkroom(["help", "preview"])
        #expect(
            run.output == """
                Write one page that shows every model as its screen would, failures first; it
                needs no network.

                Usage: darkroom preview OUTPUT [OPTION]...

                Arguments:
                  OUTPUT  The folder that holds manifest.json.

                Options:
                  -o, --output FILE       The page. Default: preview.html in OUTPUT.
                      --link              Link to the pictures in OUTPUT instead of embedding
                                          them.
                      --embed-limit SIZE  Embed the pictures, a file of scale 2 each, only where
                                          they have at most that many bytes; else link to them.
                                          Default: 64M.
                  -h, --help              Show this help.

                Exit codes:
                  0  the page is written
                  1  written, but some pictures' files are not there or not whole
                  2  wrong usage, or no manifest there; nothing written
                  3  the page can't be written

                Examples:
                  darkroom preview build/assets
                  darkroom preview build/assets --output review.html

                """)
    }

    @Test func doctorShowsItsHelp() async throws {
        let run = try await CommandRun.darkroom(["doctor", "--help"])
        #expect(
            run.output == """
                Tell what this libvips can read and write, and whether its known faults are
                worked around.

                Usage: darkroom doctor [OPTION]...

                Options:
                  -h, --help  Show this help.

                Exit codes:
                  0  everything is well
                  1  at least one fault, on a FAULT line
                  2  wrong usage

                Examples:
                  darkroom doctor

                """)
    }

    @Test func everyLineFits80Columns() {
        for text in [Tool.help] + CommandList.all.map({ HelpText.of($0.spec) }) {
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
    }

    @Test func everyCommandTellsItsExitCodesAndGivesAnExample() {
        for command in CommandList.all {
            #expect(command.spec.exitCodes.map(\.code).contains(.ok))
            #expect(command.spec.exitCodes.map(\.code).contains(.invalidInput))
            #expect(!command.spec.examples.isEmpty)
        }
    }
}

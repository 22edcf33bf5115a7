"""The manifest's types for other languages: what the schema gives, and true of real manifests."""
import copy
import json
import os
import pathlib
import shutil
import sys

from rig import EXAMPLES, ROOT, expect, manifest, run

PYTHON = pathlib.Path(os.environ["READERS_PYTHON"])
TSC = ("tsc", "--noEmit", "--strict", "--exactOptionalPropertyTypes", "--target", "es2022",
       "--moduleResolution", "node")
VALIDATE = """
import json, sys, typing, pydantic, typing_extensions
# Before Python 3.12 the standard TypedDict keeps too little of itself for pydantic.
typing.TypedDict = typing_extensions.TypedDict
import darkroom_manifest as types
for kind in list(vars(types).values()):
    if typing_extensions.is_typeddict(kind):
        kind.__pydantic_config__ = pydantic.ConfigDict(strict=True, extra="forbid")
whole = pydantic.TypeAdapter(types.Manifest)
for path in sys.argv[1:]:
    whole.validate_json(open(path, "rb").read())
"""


def test(folder, outputs):
    """Says what holds; an error where something doesn't."""
    run(PYTHON, EXAMPLES / "generate", "--check")
    print("types: the Python module and the TypeScript declarations are what the schema gives")
    run(PYTHON.with_name("mypy"), "--strict", "--cache-dir", folder / "mypy", ".", cwd=EXAMPLES / "python")
    run("tsc", "-p", EXAMPLES / "node")
    print("types: the examples pass mypy --strict and tsc --strict")
    paths = [output / "manifest.json" for output in outputs]
    python_accepts(paths)
    typescript_accepts(folder, paths)
    wrong = list(broken(manifest(outputs[-1])))
    for number, (what, value) in enumerate(wrong):
        path = folder / f"broken-{number}.json"
        path.write_text(json.dumps(value))
        python_accepts([path], code=1, what=what)
        typescript_accepts(folder, [path], code=2, what=what)
    print(f"types: {len(paths)} real manifests fit both, without a key more; {len(wrong)} broken ones fit neither")
    stale_is_told(folder)


def python_accepts(paths, code=0, what=""):
    """Validates manifests against the Python module, in strict mode."""
    said = run(PYTHON, "-c", VALIDATE, *paths, code=code, cwd=EXAMPLES / "python")
    if code and "ValidationError" not in said:
        raise SystemExit(f"{what}: {said}")


def typescript_accepts(folder, paths, code=0, what=""):
    """Compiles manifests as literals of the declared type, which may have no unknown keys."""
    shutil.copy(EXAMPLES / "node/darkroom-manifest.d.ts", folder)
    files = []
    for path in paths:
        files.append(folder / f"literal-{len(files)}.ts")
        files[-1].write_text('import type { Manifest } from "./darkroom-manifest";\n'
                             f"export const manifest: Manifest = {path.read_text()};\n")
    said = run(*TSC, *files, code=code)
    if code and "error TS2" not in said:
        raise SystemExit(f"{what}: {said}")


def broken(whole):
    """Copies of a manifest, each with one mistake."""
    def copied(what, change):
        other = copy.deepcopy(whole)
        change(other, next(iter(other["images"].values())), other["models"]["trips"][0])
        return what, other

    yield copied("a field that is missing", lambda whole, picture, trip: picture.pop("thumbHash"))
    yield copied("a text for a number", lambda whole, picture, trip: picture["crop"].update(x="1"))
    yield copied("a format that there is not", lambda whole, picture, trip: picture["variants"][0].update(format="bmp"))
    yield copied("null", lambda whole, picture, trip: trip.update(subtitle=None))
    yield copied("an unknown key", lambda whole, picture, trip: trip["images"].update({"header.tiny": "x"}))


def stale_is_told(folder):
    """A module that somebody changed by hand is noticed."""
    copied = folder / "tree"
    for name in ("Examples", "Sources/DarkroomPipeline/Resources"):
        shutil.copytree(ROOT / name, copied / name)
    with open(copied / "Examples/python/darkroom_manifest.py", "a") as file:
        file.write("# by hand\n")
    said = run(PYTHON, copied / "Examples/generate", "--check", code=1)
    expect("Examples/python/darkroom_manifest.py" in said and ".d.ts" not in said, True, said)

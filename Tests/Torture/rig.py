"""What every torture needs: a catalog to build, the binary under test, a row of the table."""
import dataclasses
import hashlib
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
DARKROOM = os.environ.get("DARKROOM", str(ROOT / ".build/release/darkroom"))
# Longer than any build here takes; one that does hangs.
HANG = 600


@dataclasses.dataclass
class Row:
    """A line of the table. `lost` says of each loss what it was."""

    what: str
    tried: int
    lost: list
    outcome: str = ""

    def markdown(self):
        survived = self.tried - len(self.lost)
        return f"| {self.what} | {self.tried:,} | {survived:,} | {len(self.lost):,} | {self.outcome} |"


@dataclasses.dataclass
class Run:
    """How a command ended: its code as a shell sees it (None: it hung), seconds, what it said; where
    it was measured, processor seconds, and the peak memory of it or its workers in MB."""

    code: int
    seconds: float
    messages: str = ""
    busy: float = 0
    peak: float = 0


def start(*words, prefix=(), **options):
    """The command in a process group of its own."""
    return subprocess.Popen([*prefix, DARKROOM, *map(str, words)], start_new_session=True,
                            stdin=subprocess.DEVNULL, **options)


def end_group(process):
    """Kills a command and its workers."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def shell_code(code):
    """The exit code as a shell gives it: 128 and the signal for a death by signal."""
    return 128 - code if code < 0 else code


def run(*words, limit=HANG, **options):
    """Runs the command to its end."""
    began = time.monotonic()
    process = start(*words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    try:
        said = process.communicate(timeout=limit)[0].decode(errors="replace")
        return Run(shell_code(process.returncode), time.monotonic() - began, said)
    except subprocess.TimeoutExpired:
        end_group(process)
        said = process.communicate()[0].decode(errors="replace")
        return Run(None, time.monotonic() - began, said)


def measure(*words):
    """Runs the command to its end and measures it."""
    helper = str(pathlib.Path(__file__).with_name("measured.py"))
    answer = subprocess.run([sys.executable, helper, DARKROOM, *map(str, words)], check=True,
                            timeout=HANG, capture_output=True).stdout
    code, seconds, busy, peak = json.loads(answer)
    return Run(code, seconds, busy=busy, peak=peak)


@dataclasses.dataclass
class Peaks:
    """A command's exit code, and the peak memory in MB of itself, its largest worker, any of them, and
    what a worker was born with."""

    code: int
    own: float
    worker: float
    any: float
    born: float


def watch(*words):
    """Runs the command to its end and tells its own memory from its workers'."""
    helper = str(pathlib.Path(__file__).with_name("watched.py"))
    answer = subprocess.run([sys.executable, helper, DARKROOM, *map(str, words)], check=True,
                            timeout=HANG, capture_output=True).stdout
    return Peaks(*json.loads(answer))


class Catalog:
    """A folder with photos and a catalog that makes a focus of each, named like its photo."""

    def __init__(self, folder, recipe=None):
        self.folder = pathlib.Path(folder)
        self.photos = self.folder / "photos"
        self.output = self.folder / "out"
        self.photos.mkdir(parents=True, exist_ok=True)
        (self.folder / "recipe.json").write_text(json.dumps(recipe or {}))

    def write(self, names):
        focuses = [{"id": key(name), "title": name, "description": "", "imageName": name}
                   for name in names]
        (self.folder / "catalog.json").write_text(json.dumps({"version": 1, "focuses": focuses}))

    def words(self, *options):
        return ["build", self.folder, "--output", self.output, "--progress", "none", *options]

    def build(self, *options, **settings):
        return run(*self.words(*options), **settings)

    def verify(self):
        return run("verify", self.output)

    def manifest(self):
        """The manifest; None where there is none."""
        try:
            return json.loads((self.output / "manifest.json").read_bytes())
        except FileNotFoundError:
            return None

    def results(self, names):
        """What came of each photo: its picture's record, or its failure's code."""
        manifest = self.manifest()
        codes = {image: failure["code"] for failure in manifest["failures"]
                 for image in failure["images"]}
        keys = {name: f"focus/{key(name)}/thumbnail" for name in names}
        return {name: manifest["images"].get(k, codes.get(k)) for name, k in keys.items()}

    def sums(self, picture):
        """The digests of a picture's files, as they are on the disk."""
        return [hashlib.sha256((self.output / variant["path"]).read_bytes()).hexdigest()
                for variant in picture["variants"]]


def key(name):
    """An identifier that stays as it is in keys and paths."""
    return "-".join(re.findall("[A-Za-z0-9]+", name))


def counted(words):
    """`truncated 12, corrupt 3`: how often each word comes, most often first."""
    counts = {word: words.count(word) for word in set(words)}
    return ", ".join(f"{word} {count:,}" for word, count in
                     sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def note(text):
    """Tells whoever waits."""
    print(text, file=sys.stderr, flush=True)

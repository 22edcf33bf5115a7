"""What the examples' tests share: an output of the real binary, processes that end with the test."""
import contextlib
import json
import os
import pathlib
import socket
import subprocess
import time

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[2]
DARKROOM = os.environ.get("DARKROOM", str(ROOT / ".build/release/darkroom"))
EXAMPLES = ROOT / "Examples"
# A title and an id that need care in HTML and in addresses.
ODD = 'Sea & "sky" <é>'


def expect(found, wanted, what):
    """An error that names both where they differ."""
    if found != wanted:
        raise SystemExit(f"{what}: found {found!r}, expected {wanted!r}")


def run(*words, code=0, **options):
    """What a command prints; an error with what it said where it ends otherwise than with `code`."""
    done = subprocess.run([str(word) for word in words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, timeout=300, **options)
    if done.returncode != code:
        raise SystemExit(f"{' '.join(map(str, words))}: ended with {done.returncode}\n{done.stdout}")
    return done.stdout


def build(folder):
    """An output in four formats: a photo for every scale, one that is broken, one too small, one that is
    transparent, one under an odd name. The build ends with 1, as a photo failed."""
    photos = folder / "catalog/photos"
    photos.mkdir(parents=True)
    picture = Image.linear_gradient("L").resize((1300, 1500)).convert("RGB")
    picture.save(photos / "lake.jpg")
    picture.resize((200, 150)).save(photos / "tiny.jpg")
    picture.rotate(180).save(photos / "odd name, é.jpg")
    cut = (photos / "lake.jpg").read_bytes()
    (photos / "broken.jpg").write_bytes(cut[:len(cut) // 2])
    clear = Image.new("RGBA", (700, 700), (200, 30, 30, 0))
    clear.paste((200, 30, 30, 255), (100, 100, 600, 600))
    clear.save(photos / "clear.png")
    (folder / "catalog/catalog.json").write_text(json.dumps(catalog()))
    (folder / "catalog/books.json").write_text(json.dumps({"data": [{"attributes": {"title": "Contact"}}]}))
    (folder / "catalog/recipe.json").write_text(json.dumps({"formats": ["auto", "avif", "webp", "heic"]}))
    run(DARKROOM, "build", folder / "catalog", "--output", folder / "assets", "--progress", "none", code=1)
    return folder / "assets"


def catalog():
    """The catalog of `build`."""
    return {
        "version": 1,
        "focuses": [{"title": "Clear", "imageName": "clear"}, {"title": "Odd", "imageName": "odd name, é"}],
        "quickFocus": {"sections": [{"title": "One", "items": [{"title": "Lake", "imageName": "lake"}]}]},
        "trips": [
            {"id": "picos", "title": "Picos", "startDate": "2024-05-29",
             "selectedImages": ["lake", "broken", "clear"]},
            {"id": "dark & wet", "title": "Dark", "selectedImages": ["broken"]},
            {"id": "small", "title": "Small", "selectedImages": ["tiny"]},
            {"id": ODD, "title": ODD, "selectedImages": ["odd name, é"]}],
        "books": {"file": "books.json", "coverPattern": "lake"}}


def manifest(output):
    """The manifest of an output."""
    return json.loads((output / "manifest.json").read_text())


@contextlib.contextmanager
def running(*words, **options):
    """A process that is ended, whatever happens."""
    process = subprocess.Popen([str(word) for word in words], **options)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def free_port():
    """A port of this machine that nothing listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port, process):
    """Returns when something listens on the port."""
    for _ in range(200):
        if process.poll() is not None:
            raise SystemExit(f"{process.args}: ended with {process.returncode}")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise SystemExit(f"{process.args}: does not listen on {port}")

"""Examples/nginx under a real nginx, asked by curl, and the pages of Examples/python/page.py on it."""
import hashlib
import html.parser
import os
import re
import shutil

from PIL import Image

from rig import EXAMPLES, expect, free_port, manifest, run, running, wait_for

YEAR = "public, max-age=31536000, immutable"
TYPES = {"jpg": "image/jpeg", "png": "image/png", "webp": "image/webp", "avif": "image/avif", "heic": "image/heic"}


def test(folder, outputs):
    """Says what holds; an error where something doesn't."""
    output = outputs[-1]
    port = free_port()
    command = configure(folder / "nginx", output, port)
    with running(*command) as process:
        wait_for(port, process)
        base = f"http://127.0.0.1:{port}"
        pictures(base, output)
        manifest_is_asked_again(base, output)
        nothing_else(base, output)
        print("nginx: pictures for a year, the manifest by ETag, nothing else, no error for longer than it lasts")
        for each in outputs:
            page(base if each == output else None, folder, each)
    print("page: valid HTML; every address leads to the file of its type, size and hash")


def configure(folder, output, port):
    """nginx in the foreground, with the example as it is but for its address and its folder."""
    (folder / "logs").mkdir(parents=True)
    text = (EXAMPLES / "nginx/darkroom.conf").read_text()
    for old, new in (("listen 80;", f"listen 127.0.0.1:{port};"), ("root /srv/darkroom/assets;", f'root "{output}";')):
        expect(text.count(old), 1, old)
        text = text.replace(old, new)
    (folder / "darkroom.conf").write_text(text)
    temporary = "".join(f"{name}_temp_path {folder}/{name};" for name in
                        ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    # With the media types of the system, as a user would have them. Started by root, workers are www-data.
    (folder / "nginx.conf").write_text(
        f"daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/logs/error.log;"
        f"events {{}} http {{ include /etc/nginx/mime.types; default_type application/octet-stream;"
        f" access_log off; {temporary} include {folder}/darkroom.conf; }}")
    nginx = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
    command = (nginx, "-p", folder, "-c", folder / "nginx.conf", "-e", folder / "logs/error.log")
    run(*command, "-t")
    return command


def ask(url, *options):
    """Status, headers by lower-case name, and the size of the body, by curl."""
    said = run("curl", "-sS", "--path-as-is", "-D", "-", "-o", "/dev/null", "-w", "%{http_code} %{size_download}",
               *options, url)
    *lines, last = said.replace("\r", "").splitlines()
    fields = [line.split(": ", 1) for line in lines if ": " in line]
    headers = {name.lower(): value for name, value in fields}
    status, size = last.split()
    return int(status), headers, int(size)


def pictures(base, output):
    """One file of each format, and errors."""
    seen = {}
    for picture in manifest(output)["images"].values():
        for file in picture["variants"]:
            expect(re.sub(r"[A-Za-z0-9._@/-]", "", file["path"]), "", f"nginx: escaped in {file['path']}")
        seen.update({file["path"].rpartition(".")[2]: file for file in picture["variants"]})
    expect(sorted(seen), sorted(TYPES), "nginx: files of all formats")
    for ending, file in seen.items():
        status, headers, size = ask(f"{base}/{file['path']}")
        expect((status, size), (200, file["bytes"]), file["path"])
        expect(headers["content-type"], TYPES[ending], file["path"])
        expect(headers["cache-control"], YEAR, file["path"])
    path = f"{base}/{seen['jpg']['path']}"
    expect(ask(path, "-r", "0-99")[::2], (206, 100), "nginx: a range")
    gone = path.replace("@", "@1").rpartition("@")[0] + "@1x.0123456789abcdef.jpg"
    status, headers, _ = ask(gone)
    expect((status, headers.get("cache-control")), (404, None), "nginx: a picture that is not there")


def manifest_is_asked_again(base, output):
    """By its ETag, plain and compressed; another manifest has another."""
    url = f"{base}/manifest.json"
    for options in ((), ("-H", "Accept-Encoding: gzip")):
        status, headers, size = ask(url, *options)
        expect((status, headers["content-type"], headers["cache-control"]),
               (200, "application/json; charset=utf-8", "no-cache"), "nginx: the manifest")
        expect(headers.get("content-encoding"), "gzip" if options else None, "nginx: its encoding")
        # Or a cache between gives the compressed one to those who can't read it.
        expect(headers.get("vary"), "Accept-Encoding", "nginx: what the answer depends on")
        tag = headers["etag"]
        status, headers, size = ask(url, *options, "-H", f"If-None-Match: {tag}")
        expect((status, size, headers["cache-control"]), (304, 0, "no-cache"), "nginx: the manifest asked again")
    path = output / "manifest.json"
    text = path.read_bytes()
    (output / "next.json").write_bytes(text + b"\n")
    os.replace(output / "next.json", path)
    expect(ask(url, "-H", f"If-None-Match: {tag}")[0], 200, "nginx: another manifest")
    path.write_bytes(text)
    status, headers, _ = ask(f"{base}/manifest-v1.schema.json")
    expect((status, headers["content-type"]), (200, "application/schema+json"), "nginx: the schema")


def nothing_else(base, output):
    """What lies in an output but is no picture, and ways around."""
    file = next(iter(manifest(output)["images"].values()))["variants"][0]["path"]
    (output / "images/trip/picos/.temporary").write_text("x")
    (output / "shard.json").write_text("{}")
    for name in ("notes.jpg", "cover@1x.notes.jpg", "cover@1x.0123456789abcdef.jpg.x", "cover@1x.0123456789abcdef.svg"):
        (output / "images/trip/picos" / name).write_text("x")
    expect((output / ".darkroom/state.sqlite").is_file(), True, "the build state is there")
    for target in ("/", "/.darkroom/", "/.darkroom/state.sqlite", "/images/", "/images/trip/picos/.temporary",
                   "/images/trip/picos/notes.jpg", "/images/trip/picos/cover@1x.notes.jpg",
                   "/images/trip/picos/cover@1x.0123456789abcdef.jpg.x",
                   "/images/trip/picos/cover@1x.0123456789abcdef.svg", "/shard.json",
                   "/images/../.darkroom/state.sqlite",
                   "/images/%2e%2e/.darkroom/state.sqlite", "/images/trip/picos/", "/manifest.json/",
                   f"/{file}/", f"/{file}%00", f"/{file}~", f"//.darkroom/state.sqlite"):
        status, headers, _ = ask(base + target)
        expect((status in (400, 404), headers.get("cache-control")), (True, None), f"nginx: {target} gives {status}")
    expect(ask(f"{base}/{file}", "-X", "POST")[0], 405, "nginx: a POST")


class Pictures(html.parser.HTMLParser):
    """The candidates of all sources: (address, scale, type or none), and the attributes of all images."""

    def __init__(self, text):
        super().__init__()
        self.candidates, self.images = [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "img":
            self.images.append(attributes)
        for candidate in filter(None, attributes.get("srcset", "").split(", ")):
            address, scale = candidate.split(" ")
            self.candidates.append((address, int(scale.removesuffix("x")), attributes.get("type")))


def page(base, folder, output):
    """A page of an output: valid, and where it is served every address is right."""
    script = (EXAMPLES / "python/page.py", output / "manifest.json")
    text = run("/usr/bin/python3", *script, *([base + "/"] if base else []))
    path = folder / "page.html"
    path.write_text(text)
    # It knows HTML as it was in 2017, when `loading` was not yet an attribute.
    said = run("tidy", "-quiet", "-errors", "--gnu-emacs", "yes", "--warn-proprietary-attributes", "no", path)
    expect(said, "", "tidy")
    found = Pictures(text)
    whole = manifest(output)
    shown = [key for trip in whole["models"]["trips"]
             for key in filter(None, [trip["images"].get("header.expanded"), *trip["images"]["gallery"]])]
    shown += filter(None, (book["images"].get("cover") for book in whole["models"]["books"]))
    expect(len(found.candidates), sum(len(whole["images"][key]["variants"]) for key in shown), "page: all files")
    expect(len(found.images), len(shown), "page: all pictures")
    for key, image in zip(shown, found.images):
        image_is_right(whole["images"][key], image)
    if base:
        candidates_are_right(base, folder, whole, found.candidates)


def image_is_right(picture, image):
    """Size in points, a text, the colour until it is there, unless it would be seen through the picture."""
    size = picture["size"]
    expect((image["width"], image["height"]), (str(size["width"]), str(size["height"])), "page: points")
    expect(bool(image["alt"]), True, "page: a text in the picture's place")
    expect(image["src"].endswith(picture["variants"][0]["path"]), True, "page: src")
    colour = None if picture["source"].endswith("clear.png") and "overlay" not in picture \
        else f"background-color: {picture['dominantColor']}"
    expect(image.get("style"), colour, f"page: the colour of {image['alt']}")


def candidates_are_right(base, folder, whole, candidates):
    """Each is fetched: the media type that the page says, the bytes that the manifest says."""
    files = {file["path"]: (file, picture) for picture in whole["images"].values() for file in picture["variants"]}
    for address, scale, media_type in candidates:
        file, picture = files[address.removeprefix(base + "/")]
        fetched = folder / "fetched"
        said = run("curl", "-sSf", "-o", fetched, "-w", "%{content_type}", address)
        expect((said, media_type or said), (file["mediaType"], file["mediaType"]), f"page: type of {address}")
        expect(hashlib.sha256(fetched.read_bytes()).hexdigest(), file["sha256"], f"page: bytes of {address}")
        expect(scale, file["scale"], f"page: scale of {address}")
        if file["format"] in ("jpeg", "png", "webp"):
            wanted = tuple(int(side * scale + 0.5) for side in (picture["size"]["width"], picture["size"]["height"]))
            with Image.open(fetched) as image:
                expect(image.size, wanted, f"page: pixels of {address}")

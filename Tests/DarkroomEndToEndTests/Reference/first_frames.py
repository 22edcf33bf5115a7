"""first_frames.py FOLDER: files of several pictures, of which the red one counts.

Red is 96 × 96. It is the first frame of animations, the first page of TIFFs, and the primary image
of HEIF files, which is not always the first one (ISO/IEC 23008-12, 6.3)."""
import os
import subprocess
import sys

from PIL import Image

folder = sys.argv[1]


def path(name):
    return os.path.join(folder, name)


def primary_second(source, name):
    """Makes item 2 primary, in the box `pitm` of a file with two images."""
    data = bytearray(open(path(source), "rb").read())
    at = data.index(b"pitm") + 8
    assert data[at:at + 2] == b"\0\1"
    data[at + 1] = 2
    open(path(name), "wb").write(data)


red, green, blue = (Image.new("RGB", (96, 96), colour) for colour in ("red", "lime", "blue"))
frames = {"save_all": True, "append_images": [green, blue], "duration": 100}
red.save(path("frames.gif"), **frames)
red.save(path("frames.webp"), lossless=True, **frames)
red.save(path("pages.tif"), **frames)
large = Image.new("RGB", (300, 200), "lime")
red.save(path("pages-large.tif"), save_all=True, append_images=[large])
# A first frame that covers a corner alone, and a second one that covers all.
subprocess.run(["/usr/bin/convert", "-size", "96x96", "-delay", "10", "xc:red", "-size", "30x30",
                "-page", "+50+50", "xc:blue", path("patch.gif")], check=True)
green.save(path("green.png"))
red.save(path("red.png"))
blue.save(path("blue.png"))
for kind in ("heic", "avif"):
    for name, pair in ((f"first.{kind}", ("red", "green")), (f"other.{kind}", ("green", "red"))):
        subprocess.run(["heif-enc", "-q", "95", *(path(part + ".png") for part in pair),
                        "-o", path(name)], check=True, capture_output=True)
    primary_second(f"other.{kind}", f"second.{kind}")
subprocess.run(["heif-enc", "-q", "95", "-t", "32", path("red.png"), "-o", path("thumbnail.heic")],
               check=True, capture_output=True)

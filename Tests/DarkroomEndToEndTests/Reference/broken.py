"""broken.py FOLDER: a good photo in every source format, and of each a half, a damaged one and so on.

Damage is a stretch of other bytes in the middle of the file."""
import os
import subprocess
import sys

import numpy
from PIL import Image

folder = sys.argv[1]


def path(name):
    return os.path.join(folder, name)


random = numpy.random.default_rng(3)
blocks = random.integers(0, 256, (40, 60, 3), "uint8").repeat(10, 0).repeat(10, 1)
noisy = numpy.clip(blocks + random.normal(0, 6, blocks.shape), 0, 255).astype("uint8")
picture = Image.fromarray(noisy)
picture.save(path("good.jpg"), quality=90)
picture.save(path("good-progressive.jpg"), quality=90, progressive=True)
# A scan for each component; and coded arithmetically, in one scan and in many.
with open(path("planes"), "w") as scans:
    scans.write("0;1;2;")
for name, options in (("planes", ["-scans", path("planes")]), ("arithmetic", ["-arithmetic"]),
                      ("arithmetic-progressive", ["-arithmetic", "-progressive"])):
    subprocess.run(["jpegtran", *options, "-outfile", path(f"good-{name}.jpg"), path("good.jpg")],
                   check=True)
os.remove(path("planes"))
picture.save(path("good.png"))
picture.save(path("good.webp"), quality=90)
picture.save(path("good-lossless.webp"), lossless=True)
picture.save(path("good.tif"))
picture.save(path("good-deflated.tif"), compression="tiff_adobe_deflate")
picture.save(path("good-lzw.tif"), compression="tiff_lzw")
picture.quantize(64).save(path("good.gif"))
subprocess.run(["/usr/bin/convert", path("good.png"), "-interlace", "PNG", "-define",
                "png:exclude-chunks=date", path("good-interlaced.png")], check=True)
for kind in ("heic", "avif"):
    subprocess.run(["heif-enc", "-q", "90", path("good.png"), "-o", path("good." + kind)],
                   check=True, capture_output=True)
for name in sorted(os.listdir(folder)):
    data = open(path(name), "rb").read()
    kind = name.removeprefix("good")
    for label, left in (("half", len(data) // 2), ("most", len(data) * 9 // 10), ("few", len(data) - 30)):
        open(path(label + kind), "wb").write(data[:left])
    middle = len(data) // 2
    noise = random.integers(0, 256, 200, "uint8").tobytes()
    open(path("damaged" + kind), "wb").write(data[:middle] + noise + data[middle + 200:])
    if name.endswith(".jpg"):
        assert data.endswith(b"\xff\xd9")
        open(path("endless" + kind), "wb").write(data[:-2])
    # Phones and editors put their own data behind the picture.
    open(path("trailer" + kind), "wb").write(data + b"\0" * 40 + b"something behind the picture" * 9)

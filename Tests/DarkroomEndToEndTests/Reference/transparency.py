"""transparency.py FOLDER: pictures with alpha in every source format that has it.

`steps.*` are four patches of one colour, alpha 0, 64, 128, 255; `cut.*` have alpha 0 or 255 only,
for formats without more; `middle.png` is opaque in its middle third alone; `disc.png` is a white
disc on transparent black."""
import os
import subprocess
import sys

import numpy
from PIL import Image, ImageDraw

folder = sys.argv[1]
COLOUR = (200, 100, 40)


def path(name):
    return os.path.join(folder, name)


steps, cut = Image.new("RGBA", (128, 128)), Image.new("RGBA", (128, 128))
for index, (alpha, hard) in enumerate(((0, 0), (64, 0), (128, 255), (255, 255))):
    box = (32 * index, 0, 32 * index + 32, 128)
    steps.paste((*COLOUR, alpha), box)
    cut.paste((*COLOUR, hard), box)
for name in ("steps.png", "steps.tif"):
    steps.save(path(name))
# `exact` keeps the colour of what is invisible.
steps.save(path("steps.webp"), lossless=True, exact=True)
cut.save(path("cut.gif"))
cut.quantize(4).save(path("cut-palette.png"))
# Alpha that the colours are already multiplied by, as image editors write it (TIFF 6.0, section 18).
subprocess.run(["/usr/bin/convert", path("steps.png"), "-define", "tiff:alpha=associated",
                path("steps-associated.tif")], check=True)
subprocess.run(["/usr/bin/convert", path("steps.png"), "-depth", "16", "-define", "png:format=png64",
                path("steps-16.png")], check=True)
for kind in ("heic", "avif"):
    subprocess.run(["heif-enc", "-q", "98", path("steps.png"), "-o", path("steps." + kind)],
                   check=True, capture_output=True)
middle = Image.new("RGBA", (300, 100), (*COLOUR, 255))
middle.putpixel((99, 50), (*COLOUR, 254))
middle.putpixel((200, 50), (*COLOUR, 254))
middle.save(path("middle.png"))
disc = Image.new("RGBA", (1000, 1000), (0, 0, 0, 0))
ImageDraw.Draw(disc).ellipse((100, 100, 900, 900), fill=(255, 255, 255, 255))
disc.save(path("disc.png"))
deep = numpy.array(disc).astype(">u2") * 257
open(path("disc.pam"), "wb").write(
    b"P7\nWIDTH 1000\nHEIGHT 1000\nDEPTH 4\nMAXVAL 65535\nTUPLTYPE RGB_ALPHA\nENDHDR\n" + deep.tobytes())
subprocess.run(["/usr/bin/convert", path("disc.pam"), path("disc-16.png")], check=True)
disc.save(path("disc.webp"), lossless=True, exact=True)

"""patches.py FOLDER: writes the same eight patches in many colour spaces and formats, and prints
for each file what its patches are in sRGB, as Pillow's ImageCms (perceptual intent) has it."""
import io
import json
import os
import subprocess
import sys

from PIL import Image, ImageCms

from display_p3 import display_p3

# From Debian's libgs-common, which has them from ghostscript.
SHELF = "/usr/share/color/icc/ghostscript/"
RGB = [(255, 255, 255), (0, 0, 0), (128, 128, 128), (200, 100, 50), (60, 160, 90), (40, 70, 180),
       (220, 200, 40), (150, 60, 140)]
INKS = [(0, 0, 0, 0), (0, 0, 0, 255), (255, 0, 0, 0), (0, 255, 0, 0), (0, 0, 255, 0),
        (200, 120, 40, 10), (20, 90, 180, 30), (120, 20, 120, 60)]
GREYS = [255, 0, 128, 200, 60, 20, 230, 90]
folder = sys.argv[1]
expected = {}


def shelf(name):
    with open(SHELF + name + ".icc", "rb") as file:
        return file.read()


def striped(mode, colours):
    picture = Image.new(mode, (128, 16))
    for index, colour in enumerate(colours):
        picture.paste(colour, (16 * index, 0, 16 * index + 16, 16))
    return picture


def in_srgb(picture, profile):
    """Colours of the patches' middles."""
    if profile:
        picture = ImageCms.profileToProfile(
            picture, io.BytesIO(profile), ImageCms.createProfile("sRGB"), outputMode="RGB")
    picture = picture.convert("RGB")
    return [[*picture.getpixel((16 * index + 8, 8)), 255] for index in range(8)]


def save(name, picture, profile=None, **options):
    """Writes a file; what is expected of it is taken from the file as Pillow decodes it."""
    path = os.path.join(folder, name)
    if name.endswith(".jpg"):
        options |= {"quality": 98, "subsampling": 0}
    picture.save(path, icc_profile=profile, **options)
    mode = "RGB" if picture.mode == "P" else picture.mode
    expected[name] = in_srgb(Image.open(path).convert(mode), profile)


def convert(source, name, *options):
    """Another form of a file that was written before, with the same colours."""
    path = os.path.join(folder, name)
    subprocess.run(["/usr/bin/convert", os.path.join(folder, source), *options, path], check=True)
    expected[name] = expected[source]


def encode(source, name, *options):
    paths = [os.path.join(folder, source), "-o", os.path.join(folder, name)]
    subprocess.run(["heif-enc", "-q", "98", *options, *paths], check=True, capture_output=True)
    expected[name] = expected[source]


p3, adobe, prophoto = display_p3(), shelf("a98"), shelf("rommrgb")
rgb, grey, inks = striped("RGB", RGB), striped("L", GREYS), striped("CMYK", INKS)
for label, profile in (("p3", p3), ("adobe", adobe), ("prophoto", prophoto),
                       ("srgb", shelf("srgb")), ("untagged", None)):
    for kind in ("jpg", "png", "tif"):
        save(f"{label}.{kind}", rgb, profile)
    convert(f"{label}.png", f"{label}-16.png", "-depth", "16", "-define", "png:format=png48")
    convert(f"{label}.tif", f"{label}-16.tif", "-depth", "16")
for label, profile in (("p3", p3), ("untagged", None)):
    save(f"{label}.webp", rgb, profile, lossless=True)
    save(f"{label}-palette.png", rgb.quantize(16), profile)
    encode(f"{label}.png", f"{label}.heic")
    encode(f"{label}.png", f"{label}.avif")
    encode(f"{label}-16.png", f"{label}-10.heic", "-b", "10")
save("inks.jpg", inks, shelf("default_cmyk"))
save("inks.tif", inks, shelf("default_cmyk"))
convert("inks.tif", "inks-deflated.tif", "-compress", "zip")
convert("inks.tif", "inks-16.tif", "-depth", "16")
convert("p3.png", "interlaced.png", "-interlace", "PNG")
convert("p3.tif", "planar.tif", "-interlace", "plane")
convert("p3.tif", "tiled.tif", "-define", "tiff:tile-geometry=64x64")
convert("p3.tif", "big-endian.tif", "-endian", "MSB")
convert("p3.tif", "jpeg-in.tif", "-compress", "JPEG", "-quality", "98")
for label, profile in (("grey-profiled", shelf("ps_gray")), ("grey", None)):
    for kind in ("jpg", "png", "tif"):
        save(f"{label}.{kind}", grey, profile)
    convert(f"{label}.png", f"{label}-16.png", "-depth", "16", "-define", "png:bit-depth=16")
save("two-tone.png", striped("1", [1, 0] * 4))
save("two-tone.tif", striped("1", [1, 0] * 4), compression="group4")
convert("grey.tif", "white-is-zero.tif", "-define", "quantum:polarity=min-is-white")
expected["white-is-zero.tif"] = in_srgb(Image.open(os.path.join(folder, "white-is-zero.tif")), None)
# A profile that is not for these channels, or no profile at all, says nothing.
for label, picture, profile in (("grey-rgb-profile", grey, shelf("srgb")), ("zeros", rgb, bytes(999)),
                                ("garbage-grey", grey, b"GRAY" * 99), ("garbage-rgb", rgb, b"RGB " * 99),
                                ("rgb-ink-profile", rgb, shelf("default_cmyk"))):
    picture.save(os.path.join(folder, label + ".jpg"), icc_profile=profile, quality=98, subsampling=0)
    expected[label + ".jpg"] = in_srgb(Image.open(os.path.join(folder, label + ".jpg")), None)
print(json.dumps(expected))

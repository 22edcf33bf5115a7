"""Makes the pictures of a job file with Pillow."""

import math
import sys

import PIL
from PIL import Image, ImageOps, features

import peer

try:
    import pillow_heif

    pillow_heif.register_heif_opener()
except ImportError:
    pillow_heif = None


def facts():
    Image.init()
    reads, writes = ["jpeg", "png", "tiff", "gif"], ["jpeg", "png"]
    for name in ["webp", "avif"]:
        if name.upper() in Image.SAVE:
            reads.append(name)
            writes.append(name)
    version = f"Pillow {PIL.__version__}, libjpeg-turbo {features.version('libjpeg_turbo')}"
    if pillow_heif:
        reads.append("heic")
        version += f", pillow-heif {pillow_heif.__version__}"
    version += f", Python {sys.version.split()[0]}"
    return {"version": version, "reads": reads, "writes": writes}


# The panorama is no attack.
Image.MAX_IMAGE_PIXELS = None


def decoded(photo):
    """The upright photo, no larger than its outputs need, as the codec can make it."""
    image = Image.open(photo["path"])
    needed = peer.needed(photo)
    image.draft("RGB", tuple(math.ceil(side * needed) for side in image.size))
    upright = ImageOps.exif_transpose(image)
    return upright if upright.mode == "RGB" else upright.convert("RGB")


def options_for(out, optimize):
    """Encoder settings; the effort is the one that Darkroom has."""
    if out["format"] == "avif":
        return {"quality": out["quality"], "speed": 5}
    if out["format"] == "jpeg":
        return {"quality": out["quality"], "optimize": optimize}
    return {"quality": out["quality"]}


def make(folder, options, photo):
    image = decoded(photo)
    for out in photo["outputs"]:
        size = (out["size"]["width"], out["size"]["height"])
        box = peer.box(out["crop"], photo, image.width, image.height)
        picture = image.resize(size, Image.Resampling.LANCZOS, box)
        if "overlay" in out:
            picture = picture.point(sum(peer.overlay_tables(out["overlay"]), []))
        picture.save(f"{folder}/{out['name']}", **options_for(out, "--optimize" in options))


if __name__ == "__main__":
    peer.run(facts, make)

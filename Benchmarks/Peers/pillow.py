"""Makes the pictures of a job file with Pillow: pillow.py JOB.json FOLDER [--optimize]"""

import json
import math
import multiprocessing
import sys

from PIL import Image, ImageOps


def decoded(photo):
    """The upright photo, no larger than its outputs need, as the JPEG codec can make it."""
    needed = max(
        max(out["size"]["width"] / out["crop"]["width"], out["size"]["height"] / out["crop"]["height"])
        for out in photo["outputs"]
    )
    image = Image.open(photo["path"])
    image.draft("RGB", tuple(math.ceil(side * needed) for side in image.size))
    upright = ImageOps.exif_transpose(image)
    return upright if upright.mode == "RGB" else upright.convert("RGB")


def overlay_table(overlay):
    """Flat colour over encoded values, rounded half up; one table a channel."""
    opacity = overlay["opacity"]
    color = bytes.fromhex(overlay["color"][1:])
    return [
        math.floor(value * (1 - opacity) + channel * opacity + 0.5)
        for channel in color
        for value in range(256)
    ]


def make(photo):
    """All outputs of one photo from one decode."""
    image = decoded(photo)
    across = image.width / photo["size"]["width"]
    down = image.height / photo["size"]["height"]
    for out in photo["outputs"]:
        crop, size = out["crop"], out["size"]
        box = (
            crop["x"] * across,
            crop["y"] * down,
            min(image.width, (crop["x"] + crop["width"]) * across),
            min(image.height, (crop["y"] + crop["height"]) * down),
        )
        picture = image.resize((size["width"], size["height"]), Image.Resampling.LANCZOS, box)
        if "overlay" in out:
            picture = picture.point(overlay_table(out["overlay"]))
        picture.save(f"{folder}/{out['name']}", "JPEG", quality=job["quality"], optimize=optimize)


with open(sys.argv[1], encoding="utf-8") as file:
    job = json.load(file)
folder = sys.argv[2]
optimize = "--optimize" in sys.argv[3:]

if __name__ == "__main__":
    # Forked: a worker starts in a millisecond and has the job already.
    with multiprocessing.get_context("fork").Pool(job["processes"]) as pool:
        for _ in pool.imap_unordered(make, job["photos"]):
            pass
        pool.close()
        pool.join()

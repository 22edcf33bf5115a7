"""Makes the pictures of a job file with pyvips."""

import pyvips

import peer

SUFFIXES = {"jpeg": ".jpg", "png": ".png", "webp": ".webp", "avif": ".avif", "heic": ".heic", "tiff": ".tif"}


def facts():
    known = set(pyvips.get_suffixes())
    formats = [name for name, suffix in SUFFIXES.items() if suffix in known]
    numbers = ".".join(str(pyvips.version(part)) for part in range(3))
    return {"version": f"pyvips {pyvips.__version__}, libvips {numbers}", "reads": formats, "writes": formats}


def decoded(photo):
    """The upright photo in memory, no larger than its outputs need, as the codec can make it."""
    needed = peer.needed(photo)
    options = {"access": "sequential"}
    if photo["format"] == "jpeg":
        options["shrink"] = max(by for by in (1, 2, 4, 8) if by == 1 or by * needed <= 1)
    elif photo["format"] == "webp":
        options["scale"] = min(1, needed)
    image = pyvips.Image.new_from_file(photo["path"], **options).autorot()
    if image.hasalpha():
        image = image.flatten(background=[255, 255, 255])
    return image.colourspace("srgb").copy_memory()


def cropped(image, crop, photo):
    left, top, right, bottom = (round(edge) for edge in peer.box(crop, photo, image.width, image.height))
    return image.crop(left, top, max(1, right - left), max(1, bottom - top))


def table(overlay):
    """A table of 256 × 1 pixels for maplut."""
    rows = zip(*peer.overlay_tables(overlay))
    return pyvips.Image.new_from_memory(bytes(value for row in rows for value in row), 256, 1, 3, "uchar")


def make(folder, _, photo):
    image = decoded(photo)
    for out in photo["outputs"]:
        size = out["size"]
        picture = cropped(image, out["crop"], photo).thumbnail_image(
            size["width"], height=size["height"], size="force"
        )
        if "overlay" in out:
            picture = picture.maplut(table(out["overlay"]))
        options = {"Q": out["quality"], "strip": True}
        if out["format"] == "jpeg":
            options["optimize_coding"] = True
        picture.write_to_file(f"{folder}/{out['name']}", **options)


if __name__ == "__main__":
    peer.run(facts, make)

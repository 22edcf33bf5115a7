"""Makes the pictures of a job file with OpenCV."""

import cv2
import numpy

import peer

SUFFIXES = {"jpeg": ".jpg", "png": ".png", "webp": ".webp", "avif": ".avif", "tiff": ".tif"}
REDUCED = {
    1: cv2.IMREAD_COLOR,
    2: cv2.IMREAD_REDUCED_COLOR_2,
    4: cv2.IMREAD_REDUCED_COLOR_4,
    8: cv2.IMREAD_REDUCED_COLOR_8,
}


def facts():
    formats = [name for name, suffix in SUFFIXES.items() if cv2.haveImageWriter(suffix)]
    return {"version": f"OpenCV {cv2.__version__}", "reads": formats, "writes": formats}


def decoded(photo):
    """The upright photo, no larger than its outputs need, as the JPEG codec can make it."""
    needed = peer.needed(photo) if photo["format"] == "jpeg" else 1
    image = cv2.imread(photo["path"], REDUCED[max(by for by in REDUCED if by == 1 or by * needed <= 1)])
    if image is None:
        raise ValueError(f"{photo['path']}: not read")
    return image


def options_for(out):
    """Encoder settings; the effort is the one that Darkroom has."""
    if out["format"] == "avif":
        return [cv2.IMWRITE_AVIF_QUALITY, out["quality"], cv2.IMWRITE_AVIF_SPEED, 5]
    if out["format"] == "webp":
        return [cv2.IMWRITE_WEBP_QUALITY, out["quality"]]
    if out["format"] == "jpeg":
        return [cv2.IMWRITE_JPEG_QUALITY, out["quality"], cv2.IMWRITE_JPEG_OPTIMIZE, 1]
    return []


def make(folder, _, photo):
    cv2.setNumThreads(1)
    image = decoded(photo)
    height, width = image.shape[:2]
    for out in photo["outputs"]:
        left, top, right, bottom = (round(edge) for edge in peer.box(out["crop"], photo, width, height))
        size = (out["size"]["width"], out["size"]["height"])
        crop = image[top : max(bottom, top + 1), left : max(right, left + 1)]
        picture = cv2.resize(crop, size, interpolation=cv2.INTER_AREA)
        if "overlay" in out:
            tables = numpy.array(peer.overlay_tables(out["overlay"])[::-1], numpy.uint8)
            picture = cv2.LUT(picture, tables.T.reshape(1, 256, 3).copy())
        if not cv2.imwrite(f"{folder}/{out['name']}", picture, options_for(out)):
            raise ValueError(f"{out['name']}: not written")


if __name__ == "__main__":
    peer.run(facts, make)

"""What the Python peers share: the command line, the pool of processes, crops and overlays.

SCRIPT.py --probe | SCRIPT.py JOB.json FOLDER [OPTION]..."""

import functools
import json
import math
import multiprocessing
import sys


def run(facts, make):
    """`facts()`: version, formats read and written. `make(folder, options, photo)`: all its outputs."""
    if sys.argv[1:] == ["--probe"]:
        print(json.dumps(facts()))
        return
    with open(sys.argv[1], encoding="utf-8") as file:
        job = json.load(file)
    work = functools.partial(make, sys.argv[2], sys.argv[3:])
    # Forked: a worker starts in a millisecond and has the libraries already.
    with multiprocessing.get_context("fork").Pool(job["processes"]) as pool:
        for _ in pool.imap_unordered(work, job["photos"]):
            pass
        pool.close()
        pool.join()


def needed(photo):
    """The largest scale that an output needs, in output pixels a source pixel."""
    return max(
        max(out["size"]["width"] / out["crop"]["width"], out["size"]["height"] / out["crop"]["height"])
        for out in photo["outputs"]
    )


def box(crop, photo, width, height):
    """Left, top, right, bottom of a crop in a photo decoded to `width` × `height`."""
    across = width / photo["size"]["width"]
    down = height / photo["size"]["height"]
    return (
        crop["x"] * across,
        crop["y"] * down,
        min(width, (crop["x"] + crop["width"]) * across),
        min(height, (crop["y"] + crop["height"]) * down),
    )


def overlay_tables(overlay):
    """Flat colour over encoded values, rounded half up; one table a channel, red first."""
    opacity = overlay["opacity"]
    return [
        [math.floor(value * (1 - opacity) + channel * opacity + 0.5) for value in range(256)]
        for channel in bytes.fromhex(overlay["color"][1:])
    ]

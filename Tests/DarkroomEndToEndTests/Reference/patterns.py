"""patterns.py make KIND FILE: a test pattern of 2400 × 2400 pixels, in the format of FILE's name.
patterns.py judge KIND FILE X Y WIDTH HEIGHT: what became of it in FILE, a square made of that crop.

zone: circles that get finer to the outside, up to the finest there are. Judged: how far from even grey the
output is where it cannot show them (beyond 1.3 times its own finest), and one Lanczos step beside it.
edge: dark above and left of a corner, lighter elsewhere. Judged: where the output has its edges, and where
the crop has them, in output pixels; how far it goes beyond both greys, and one Lanczos step beside it.
ramp: from black to white. Judged: how far the output is from the exact value, and whether it falls.
"""
import json
import sys

import numpy
from PIL import Image

SIDE = 2400
EDGE = (1003, 1210)
DARK, LIGHT = 60, 190
RADIUS = numpy.hypot(*numpy.meshgrid(*[numpy.arange(SIDE) + 0.5 - SIDE / 2] * 2))


def pattern(kind):
    if kind == "zone":
        # Its frequency is r / SIDE cycles a pixel: a half, the finest, at the middle of each side.
        return 127.5 + 127.5 * numpy.cos(numpy.pi * RADIUS ** 2 / SIDE)
    if kind == "edge":
        values = numpy.full((SIDE, SIDE), float(LIGHT))
        values[:, :EDGE[0]] = values[:EDGE[1]] = DARK
        return values
    return numpy.broadcast_to((numpy.arange(SIDE) + 0.5) * 255 / SIDE, (SIDE, SIDE))


def make(kind, file):
    picture = Image.fromarray(pattern(kind).round().astype("uint8")).convert("RGB")
    picture.save(file, quality=97, subsampling=0)


def one_step(kind, crop, side):
    source = Image.fromarray(pattern(kind).round().astype("float32"))
    box = (crop[0], crop[1], crop[0] + crop[2], crop[1] + crop[3])
    return numpy.asarray(source.resize((side, side), Image.Resampling.LANCZOS, box))


def zone(output, exact, crop):
    side = len(output)
    places = [crop[i] + (numpy.arange(side) + 0.5) * crop[i + 2] / side - SIDE / 2 for i in (0, 1)]
    radius = numpy.hypot(*numpy.meshgrid(*places))
    finest = side / crop[2] / 2 * SIDE
    beyond = (radius > 1.3 * finest) & (radius < SIDE / 2)
    return {"grey": float(abs(output - 127.5)[beyond].max()),
            "one_step": float(abs(exact - 127.5)[beyond].max()), "pixels": int(beyond.sum())}


def edge(output, exact, crop):
    side = len(output)
    found = {}
    for name, line in (("x", output[-20]), ("y", output[:, -20])):
        # However the step is rounded off, what is dark counts up to its middle.
        found[name] = float(((LIGHT - line) / (LIGHT - DARK)).sum())
    for index, name in enumerate("xy"):
        found["wanted_" + name] = (EDGE[index] - crop[index]) * side / crop[index + 2]
    found["beyond"] = float(max(DARK - output.min(), output.max() - LIGHT))
    found["one_step"] = float(max(DARK - exact.min(), exact.max() - LIGHT))
    return found


def ramp(output, exact, crop):
    side = len(output)
    wanted = (crop[0] + (numpy.arange(side) + 0.5) * crop[2] / side) * 255 / SIDE
    inner = slice(3, side - 3)
    return {"off": float(abs(output - wanted)[:, inner].max()),
            "falls": float(-numpy.diff(output.astype(float), axis=1)[:, inner].min())}


if sys.argv[1] == "make":
    make(*sys.argv[2:])
else:
    crop = [float(number) for number in sys.argv[4:]]
    output = numpy.asarray(Image.open(sys.argv[3]).convert("L"), float)
    exact = one_step(sys.argv[2], crop, len(output))
    print(json.dumps(globals()[sys.argv[2]](output, exact, crop)))

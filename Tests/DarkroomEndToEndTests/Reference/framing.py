"""framing.py SOURCE_WIDTH SOURCE_HEIGHT FOCUS_X FOCUS_Y SCALES ROLE_WIDTH ROLE_HEIGHT …: what each
role is cut out of the source and which scales it gets, by the contract's rule in exact fractions.

The crop is the largest with the role's aspect ratio, the focal point as near its middle as the
edges allow; a scale with more pixels than the crop is left out; if none is left, scale 1 is made."""
import json
import sys
from fractions import Fraction
from math import floor


def rounded(number):
    return floor(number + Fraction(1, 2))


def start(length, whole, focus):
    return min(max(0, rounded(focus * whole - Fraction(length, 2))), whole - length)


def framing(width, height, points, scales, focus):
    aspect = points[0] / points[1]
    if aspect >= Fraction(width, height):
        crop = (width, max(1, rounded(width / aspect)))
    else:
        crop = (max(1, rounded(height * aspect)), height)
    sizes = {scale: [rounded(points[0] * scale), rounded(points[1] * scale)] for scale in scales}
    made = [scale for scale in scales
            if sizes[scale][0] <= crop[0] and sizes[scale][1] <= crop[1]]
    enlarged = not made
    made = made or [1]
    sizes[1] = [rounded(points[0]), rounded(points[1])]
    return {
        "crop": [start(crop[0], width, focus[0]), start(crop[1], height, focus[1]), *crop],
        "made": [[scale, *sizes[scale]] for scale in made],
        "omitted": [scale for scale in scales if scale not in made],
        "available": float(min(crop[0] / points[0], crop[1] / points[1])),
        "enlarged": enlarged,
    }


width, height = int(sys.argv[1]), int(sys.argv[2])
focus = (Fraction(sys.argv[3]), Fraction(sys.argv[4]))
scales = [int(scale) for scale in sys.argv[5].split(",")]
roles = [Fraction(number) for number in sys.argv[6:]]
print(json.dumps([framing(width, height, points, scales, focus)
                  for points in zip(roles[::2], roles[1::2])]))

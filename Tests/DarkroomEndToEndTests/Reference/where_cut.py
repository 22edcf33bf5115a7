"""where_cut.py WIDTH HEIGHT FILE…: where each file was cut out of a gradient of that size, told by
its pixels alone, as {"size": [w, h], "crop": [x, y, w, h]} in pixels of the source."""
import json
import sys

import numpy

from decoding import pixels


def cut(values, source):
    """Start and length along one side: a straight line through the values' middle part."""
    count = len(values)
    margin = count // 10
    at = numpy.arange(count) + .5
    slope, first = numpy.polyfit(at[margin:count - margin], values[margin:count - margin], 1)
    step = (source - 1) / 255
    return [first * step + .5, slope * count * step]


answer = []
for path in sys.argv[3:]:
    picture = pixels(path).astype(float)
    x, width = cut(picture[..., 0].mean(0), int(sys.argv[1]))
    y, height = cut(picture[..., 1].mean(1), int(sys.argv[2]))
    answer.append({"size": [picture.shape[1], picture.shape[0]], "crop": [x, y, width, height]})
print(json.dumps(answer))

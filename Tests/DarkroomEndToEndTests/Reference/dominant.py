"""dominant.py FILE…: the centre of each picture's fullest bin of 16 × 16 × 16, and the share of the
pixels that it has more than the next one."""
import json
import sys

import numpy

from decoding import pixels

answer = []
for path in sys.argv[1:]:
    bins = pixels(path)[..., :3] // 16
    found, counts = numpy.unique(bins.reshape(-1, 3), axis=0, return_counts=True)
    order = counts.argsort()[::-1]
    lead = (counts[order[0]] - (counts[order[1]] if len(order) > 1 else 0)) / counts.sum()
    answer.append({"color": "#" + "".join(f"{16 * part + 8:02x}" for part in found[order[0]].tolist()),
                   "lead": float(lead)})
print(json.dumps(answer))

"""wrong_overlay.py RED,GREEN,BLUE PERCENT PLAIN DARK …: for each pair, how many samples of DARK are
not PLAIN under the colour at that opacity, rounded half up; 0 also means the same size."""
import json
import sys

import numpy

from decoding import pixels

colour = numpy.array(list(map(int, sys.argv[1].split(","))))
percent = int(sys.argv[2])
answer = []
for plain, dark in zip(sys.argv[3::2], sys.argv[4::2]):
    plain, dark = pixels(plain).astype(int), pixels(dark).astype(int)
    wanted = ((100 - percent) * plain[..., :3] + percent * colour + 50) // 100
    answer.append(int((wanted != dark[..., :3]).sum()))
print(json.dumps(answer))

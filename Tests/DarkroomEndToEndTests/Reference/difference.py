"""difference.py REFERENCE FILE…: size of each file, and the mean difference of its samples from the
reference's, as [width, height, difference]."""
import json
import sys

from decoding import pixels

reference = pixels(sys.argv[1]).astype(float)
answer = []
for path in sys.argv[2:]:
    picture = pixels(path)
    same = picture.shape == reference.shape
    mean = float(abs(picture - reference).mean()) if same else 255.0
    answer.append([picture.shape[1], picture.shape[0], mean])
print(json.dumps(answer))

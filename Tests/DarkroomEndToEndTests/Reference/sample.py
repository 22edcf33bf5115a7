"""sample.py "x,y x,y …" FILE…: the pixels at points in fractions of the size, as JSON."""
import json
import sys

from decoding import pixels

points = [tuple(map(float, point.split(","))) for point in sys.argv[1].split()]
answer = []
for path in sys.argv[2:]:
    picture = pixels(path)
    height, width = picture.shape[:2]
    answer.append([picture[min(height - 1, int(y * height)), min(width - 1, int(x * width))].tolist()
                   for x, y in points])
print(json.dumps(answer))

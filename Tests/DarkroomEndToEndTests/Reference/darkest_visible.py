"""darkest_visible.py FILE…: the darkest channel of any pixel that can be seen, for each file."""
import json
import sys

from decoding import pixels

answer = []
for path in sys.argv[1:]:
    picture = pixels(path)
    answer.append(int(picture[picture[..., 3] > 4][:, :3].min()))
print(json.dumps(answer))

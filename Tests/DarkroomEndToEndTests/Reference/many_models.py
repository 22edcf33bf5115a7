"""many_models.py MANIFEST COUNT: repeats the first trip and focus of a manifest, each COUNT times."""
import json
import sys

path, count = sys.argv[1], int(sys.argv[2])
manifest = json.load(open(path))
for name in ("trips", "focuses"):
    first = manifest["models"][name][0]
    manifest["models"][name] = [
        {**first, "id": f"m{i}", "title": f"Model {i}"} for i in range(count)]
json.dump(manifest, open(path, "w"))

"""A photo library on paper: names, sizes, and the shard that each name belongs to."""
import hashlib
import math
import random

# File sizes are taken for log-normal. Assumed for a phone's photos: most around 3 MB, two thirds of them
# between 1.6 and 5.5 MB (σ 0.6). Measured on the 20 sample photos of Assets, of many cameras and editors:
# σ 0.96; so the wider kind has that. (The median shifts nothing: only ratios count.)
MEDIAN = 3e6
SPREADS = {"phones, σ 0.6": 0.6, "many origins, σ 0.96": 0.96}


def names(count, library=0):
    """Paths as a camera's folders have them; `library` gives another set."""
    return [f"photos/{library}/{2010 + number % 15}/{1 + number // 15 % 12:02}/IMG_{number:06}.jpg"
            for number in range(count)]


def sizes(count, spread, library=0):
    draw = random.Random(library)
    return [MEDIAN * math.exp(draw.gauss(0, spread)) for _ in range(count)]


def number(path):
    """What the product takes modulo N: see `Shard.owns`, whose tests hold this very expression."""
    return int.from_bytes(hashlib.sha256(path.encode()).digest()[:8], "big")

"""Random bits flipped in a file of each format: a picture, or a failure with a code."""
import random

import neighbours
import rig
import samples

FILES = 2000
# Where sizes, offsets and tables stand.
HEAD = 512


def flipped(data, source):
    """A third: one bit anywhere; a third: one bit of the head; a third: eight anywhere."""
    bits, reach = source.choice([(1, len(data)), (1, HEAD), (8, len(data))])
    changed = bytearray(data)
    for _ in range(bits):
        changed[source.randrange(min(reach, len(data)))] ^= 1 << source.randrange(8)
    return bytes(changed)


def torture(seed):
    source = random.Random(seed)
    whole = list(samples.all_formats(samples.picture()).items())
    broken = {}
    for index in range(FILES):
        name, data = whole[index % len(whole)]
        broken[f"{index:06}-{name}"] = flipped(data, source)
    fates, losses = neighbours.build(broken, samples.SIZE)
    losses += [f"{name}: {fate}" for name, fate in fates.items()
               if fate in (None, "crashed", "timeout")]
    kinds = [fate if isinstance(fate, str) else "made" for fate in fates.values()]
    what = f"bits flipped in files of {len(whole)} formats"
    yield rig.Row(what, len(broken), losses, rig.counted(kinds))

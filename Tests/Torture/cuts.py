"""A file of each format, cut at 200 places: a failure with a code, or every pixel of the photo."""
import neighbours
import rig
import samples

PLACES = 200
# Every byte of the end, where a missing one is easily overlooked; the rest evenly.
AT_THE_END = 40


def places(length):
    rest = PLACES - AT_THE_END
    even = [(length - AT_THE_END) * index // rest for index in range(rest)]
    return even + list(range(length - AT_THE_END, length))


def torture(seed):
    whole = samples.all_formats(samples.picture())
    yield row(whole, samples.SIZE, "cut, made at full size")
    yield row(whole, (20, 15), "cut, made at an eighth of the size")


def row(whole, size, how):
    broken = {f"{place:06}-{name}": data[:place]
              for name, data in whole.items() for place in places(len(data))}
    uncut = {f"uncut-{name}": data for name, data in whole.items()}
    fates, losses = neighbours.build(uncut | broken, size)
    kinds = []
    for name in broken:
        fate = fates[name]
        kinds.append(fate if isinstance(fate, str) else "whole")
        if fate in (None, "crashed", "timeout"):
            losses.append(f"{name}: {fate}")
        elif not isinstance(fate, str) and fate != fates["uncut-" + name[7:]]:
            losses.append(f"{name}: made, but not as the whole file")
    what = f"a file of each of {len(whole)} formats {how}, at {PLACES} places each"
    return rig.Row(what, len(broken), losses, rig.counted(kinds))

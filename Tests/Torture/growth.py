"""Catalogs of 1,000 and of 10,000 photos: the worker's memory does not grow with their number."""
import os
import pathlib
import random
import tempfile

import flips
import rig
import samples

FEW, MANY = 1_000, 10_000
# What the worker may take more for ten times the photos, in MB; and how much of it the last look may
# have missed.
MORE, MISSED = 20, 2


def photos(seed):
    """A few dozen photos of different sizes in all formats, whole, cut and with flipped bits."""
    source = random.Random(seed)
    for number, size in enumerate([(160, 120), (90, 70), (60, 100)]):
        for name, data in samples.all_formats(samples.picture(size, seed=seed + number)).items():
            yield f"{number}-whole-{name}", data
            if number == 0:
                yield f"cut-{name}", data[:len(data) // 2]
                yield f"flipped-{name}", flips.flipped(data, source)
    yield "text.jpg", b"a text"


def torture(seed):
    lost, peaks = [], {}
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        store = pathlib.Path(folder, "store")
        store.mkdir()
        files = []
        for name, data in photos(seed):
            files.append(store / name)
            files[-1].write_bytes(data)
        for count in (FEW, MANY):
            peaks[count], wrong = built(pathlib.Path(folder, str(count)), files, count)
            lost += wrong
        # The pages of the plan that it was born with are its supervisor's as well.
        few, many = (peaks[count].worker - peaks[count].born for count in (FEW, MANY))
        if many > few + MORE:
            lost.append(f"the worker's own peak grew from {few:.0f} to {many:.0f} MB")
    what = (f"catalogs of {FEW:,} and {MANY:,} photos ({len(files)} files under many names), the worker's"
            f" peaks beyond its copy of the plan within {MORE} MB of each other")
    told = [f"{count:,}: {p.worker:.0f} MB in the worker, {p.born:.0f} of them its copy of the plan,"
            f" {p.own:.0f} MB in its supervisor"
            for count, p in peaks.items()]
    yield rig.Row(what, FEW + MANY, lost, "; ".join(told))


def built(folder, files, count):
    """The peaks of a build of so many photos, and what is wrong with it."""
    catalog = rig.Catalog(folder, {"scales": [1]})
    names = [f"{index:05}-{files[index % len(files)].name}" for index in range(count)]
    for index, name in enumerate(names):
        os.link(files[index % len(files)], catalog.photos / name)
    catalog.write(names)
    peaks = rig.watch(*catalog.words("--jobs", 4))
    fates = catalog.results(names).values() if peaks.code == 1 else []
    unknown = [fate for fate in fates if fate in (None, "crashed", "timeout")]
    wrong = [] if peaks.code == 1 else [f"{count:,} photos: exit code {peaks.code}"]
    wrong += [f"{count:,} photos: {rig.counted([str(fate) for fate in unknown])}"] if unknown else []
    if peaks.any > max(peaks.own, peaks.worker) + MISSED:
        wrong.append(f"{count:,} photos: a peak of {peaks.any:.0f} MB was not seen in time")
    return peaks, wrong

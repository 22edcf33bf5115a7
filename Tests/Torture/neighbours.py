"""Builds many broken files in one catalog, between healthy ones, and judges each."""
import pathlib
import tempfile

import rig
import samples


def recipe(size):
    """One lossless picture of each photo, of this size."""
    width, height = size
    return {"scales": [1], "formats": ["png"], "limits": {"timeoutSeconds": 20},
            "roles": {"focus.thumbnail": {"width": width, "height": height}}}


def build(broken, size):
    """The fate of each broken file: the digests of its picture, or its failure's code; and losses
    that no single file is to blame for."""
    healthy = samples.healthy()
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        alone, among = (rig.Catalog(pathlib.Path(folder, name), recipe(size))
                        for name in ("alone", "among"))
        first, _ = made(alone, healthy, healthy)
        # One healthy photo after every so many broken ones.
        names, every = list(broken), max(1, len(broken) // len(healthy))
        mixed = {}
        for index, name in enumerate(healthy):
            end = (index + 1) * every if index + 1 < len(healthy) else len(names)
            mixed |= {n: broken[n] for n in names[index * every:end]} | {name: healthy[name]}
        second, losses = made(among, mixed, healthy)
        losses += [f"{name}: another picture than without broken neighbours"
                   for name in healthy if losses == [] and first[name] != second[name]]
        return {name: second.get(name) for name in broken}, losses


def made(catalog, photos, healthy):
    """What became of each photo, and what is wrong with the build as a whole."""
    for name, data in photos.items():
        (catalog.photos / name).write_bytes(data)
    catalog.write(photos)
    run = catalog.build()
    wanted = 0 if len(photos) == len(healthy) else 1
    if run.code != wanted:
        return {}, [f"the build ended with {run.code}: {run.messages[-300:]}"]
    verified = catalog.verify()
    losses = [] if verified.code == 0 else [f"verify: {verified.messages[-300:]}"]
    results = catalog.results(photos)
    return {name: result if isinstance(result, str) or result is None else catalog.sums(result)
            for name, result in results.items()}, losses

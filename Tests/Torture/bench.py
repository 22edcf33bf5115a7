"""A moderate catalog that takes a moment to build, for what strikes a build from outside."""
import rig
import samples

PHOTOS = 24


def catalog(folder, size=(600, 450)):
    """Photos in every format; the catalog names only the first half, so that an old manifest is one
    that a new one adds to."""
    made = rig.Catalog(folder, {"scales": [1, 2]})
    kinds = list(samples.all_formats(samples.picture(size)).items())
    names = []
    for index in range(PHOTOS):
        name, data = kinds[index % len(kinds)]
        names.append(f"{index:02}-{name}")
        (made.photos / names[-1]).write_bytes(data)
    made.write(names)
    return made, names


def is_true(catalog):
    """What is wrong with the output where it has a manifest; None where all is well."""
    if catalog.manifest() is None:
        return None
    verified = catalog.verify()
    return None if verified.code == 0 else f"verify ended with {verified.code}: {verified.messages}"


def finishes(catalog):
    """What is wrong when the build is run again; None where it makes everything and leaves nothing
    that no one asked for."""
    run = catalog.build()
    if run.code != 0:
        return f"the next build ended with {run.code}: {run.messages}"
    verified = catalog.verify()
    if verified.code != 0 or "warning" in verified.messages:
        return f"verify after the next build: {verified.messages}"
    left = list((catalog.output / ".darkroom/tmp").iterdir())
    return f"left in .darkroom/tmp: {left}" if left else None

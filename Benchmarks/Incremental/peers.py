"""The same outputs by build systems that call `vipsthumbnail` once an output."""
import os
import subprocess

SCALES = (1, 2, 3)


def outputs(catalog):
    """(photo, size, output) of every focus thumbnail, relative to the catalog's folder."""
    for name in catalog.names:
        for scale in SCALES:
            yield f"photos/{name}.tif", 16 * scale, f"peer/{name}@{scale}x.jpg"


def command(photo, size, output):
    # vipsthumbnail puts a relative output beside its input. Both tools write a dollar as two.
    return f"vipsthumbnail {photo} -s {size}x{size} --smartcrop attention -o $$PWD/{output}[Q=80]"


def write_makefile(catalog):
    rules = [f"{output}: {photo}\n\t@{command(photo, size, output)}\n"
             for photo, size, output in outputs(catalog)]
    everything = " ".join(output for _, _, output in outputs(catalog))
    (catalog.folder / "Makefile").write_text(f"all: {everything}\n" + "".join(rules))


def write_ninja(catalog):
    rule = "rule picture\n  command = " + command("$in", "$size", "$out") + "\n"
    builds = [f"build {output}: picture {photo}\n  size = {size}\n"
              for photo, size, output in outputs(catalog)]
    (catalog.folder / "build.ninja").write_text(rule + "".join(builds))


STUB = """#!/bin/sh
# vipsthumbnail PHOTO -s SIZE --smartcrop attention -o OUTPUT[Q=80]
: > "${7%%\\[*}"
"""


def pretend_built(catalog):
    """Has ninja build everything with a stand-in for `vipsthumbnail` that leaves empty files: a build
    with nothing to do looks at names, times and its log. With a process an output, building ten
    thousand photos would take half an hour."""
    (catalog.folder / "peer").mkdir()
    stub = catalog.folder / "stub" / "vipsthumbnail"
    stub.parent.mkdir()
    stub.write_text(STUB)
    stub.chmod(0o755)
    path = f"{stub.parent}:{os.environ['PATH']}"
    subprocess.run(TOOLS["ninja"], cwd=catalog.folder, check=True, env={**os.environ, "PATH": path})


TOOLS = {"make": ["make", "-s", "-j", str(os.cpu_count())], "ninja": ["ninja", "--quiet"]}

"""Photos of 100 megapixels on eight lanes: memory stays within the budget and a fixed rest."""
import os
import pathlib
import subprocess
import sys
import tempfile

import rig

BUDGET = 512
# For code, stacks, encoders.
REST = 150


def torture(seed):
    lost, peaks, tried, alone = [], [], 0, 0
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        store = pathlib.Path(folder, "store")
        store.mkdir()
        maker = pathlib.Path(__file__).with_name("giants.py")
        subprocess.run([sys.executable, maker, store], check=True)
        giants = sorted(store.iterdir())
        for name, files in [*((g.name, [g] * 3) for g in giants), ("a mix", giants * 2)]:
            # A photo that needs more than all of it gets that, alone; several never need more.
            if len(set(files)) == 1:
                single, _ = built(pathlib.Path(folder, "single-" + rig.key(name)), files[:1])
                alone = max(alone, single.peak)
            run, codes = built(pathlib.Path(folder, rig.key(name)), files)
            tried += 1
            own = f" (one alone {single.peak:.0f})" if len(set(files)) == 1 else ""
            peaks.append(f"{name} {run.peak:.0f} MB{own}")
            bound = max(BUDGET + REST, single.peak if own else alone)
            if run.code != 0:
                lost.append(f"{name}: exit code {run.code}, {codes}")
            elif run.peak > bound:
                lost.append(f"{name}: {run.peak:.0f} MB, more than {bound:.0f}")
    what = (f"photos of 100 megapixels on eight lanes, `--memory {BUDGET}M`: at most"
            f" {BUDGET + REST} MB, or what one of them alone takes")
    yield rig.Row(what, tried, lost, "peaks: " + ", ".join(peaks))


def built(folder, files):
    catalog = rig.Catalog(folder)
    names = []
    for index, file in enumerate(files):
        names.append(f"{index}-{file.name}")
        os.link(file, catalog.photos / names[-1])
    catalog.write(names)
    run = rig.measure(*catalog.words("--jobs", 8, "--memory", f"{BUDGET}M"))
    return run, [r for r in catalog.results(names).values() if isinstance(r, str)]

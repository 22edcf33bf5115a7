"""kill -9 of a build and its workers, at random moments: what stands is true, the next build whole."""
import random
import shutil
import subprocess
import tempfile
import time

import bench
import rig

KILLS = 100


def torture(seed):
    source = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        catalog, names = bench.catalog(folder)
        catalog.write(names[:len(names) // 2])
        assert catalog.build().code == 0
        old = catalog.folder / "old"
        catalog.output.rename(old)
        catalog.write(names)
        length = catalog.build().seconds
        whole = (catalog.output / "manifest.json").read_bytes()
        lost, states = [], []
        for index in range(KILLS):
            shutil.rmtree(catalog.output)
            if index % 2:
                shutil.copytree(old, catalog.output)
            process = rig.start(*catalog.words(), stdout=subprocess.DEVNULL,
                                stderr=subprocess.DEVNULL)
            moment = source.uniform(0, length * 1.1)
            time.sleep(moment)
            rig.end_group(process)
            process.wait()
            state, wrong = judged(catalog, old, whole)
            states.append(state)
            if wrong:
                lost.append(f"killed after {moment * 1000:.0f} ms of {length * 1000:.0f}: {wrong}")
    what = f"kill -9 of a build and its workers at random moments of {length:.1f} s"
    yield rig.Row(what, KILLS, lost, f"manifest after it: {rig.counted(states)}; all of the next"
                  " builds whole, nothing left over" if not lost else rig.counted(states))


def judged(catalog, old, whole):
    """Which manifest stands, and what is wrong with it or with the next build."""
    path = catalog.output / "manifest.json"
    found = path.read_bytes() if path.exists() else None
    if found is None:
        state = "absent"
    elif found == whole:
        state = "new"
    else:
        state = "old" if found == (old / "manifest.json").read_bytes() else "broken"
    wrong = "a manifest of neither build" if state == "broken" else bench.is_true(catalog)
    wrong = wrong or bench.finishes(catalog)
    if not wrong and path.read_bytes() != whole:
        wrong = "the next build's manifest is another one"
    return state, wrong

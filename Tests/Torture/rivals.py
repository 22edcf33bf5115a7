"""Two builds on one output: the second says so at once, the first does not notice."""
import pathlib
import subprocess
import tempfile
import time

import bench
import rig

TIMES = 10
# The second one's whole life.
SECONDS = 0.5


def torture(seed):
    lost, slowest = [], 0
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        catalog, _ = bench.catalog(folder, size=(1200, 900))
        length = catalog.build().seconds
        for index in range(TIMES):
            first = rig.start(*catalog.words(), stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL)
            time.sleep(length * (0.2 + 0.05 * index))
            second = catalog.build()
            slowest = max(slowest, second.seconds)
            if second.code != 3 or "another build" not in second.messages:
                lost.append(f"the second ended with {second.code}: {second.messages}")
            elif second.seconds > SECONDS:
                lost.append(f"the second took {second.seconds:.2f} s")
            elif (code := first.wait()) != 0:
                lost.append(f"the first ended with {code}")
            elif wrong := bench.finishes(catalog):
                lost.append(wrong)
            first.wait()
    yield rig.Row("a second build on the same output", TIMES, lost,
                  f"exit 3 after {slowest * 1000:.0f} ms at most; the first whole")

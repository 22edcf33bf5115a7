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
    lost, tried, slowest = [], 0, 0
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        catalog, _ = bench.catalog(folder, size=(1200, 900))
        length = catalog.build().seconds
        for attempt in range(4 * TIMES):
            first = rig.start(*catalog.words("--force"), stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL)
            time.sleep(length * (0.1 + 0.05 * (attempt % TIMES)))
            if first.poll() is not None:
                continue
            second = catalog.build()
            runs_on = first.poll() is None
            # Over before the second asked for the output: no rivals.
            if second.code == 0 and not runs_on:
                continue
            tried += 1
            slowest = max(slowest, second.seconds)
            if wrong := judged(catalog, first, second):
                lost.append(wrong)
            if tried == TIMES:
                break
    yield rig.Row("a second build on the same output", tried, lost,
                  f"exit 3 after {slowest * 1000:.0f} ms at most; the first whole")


def judged(catalog, first, second):
    """What is wrong with two builds that met; None where all is well."""
    code = first.wait()
    if second.code != 3 or "another build" not in second.messages:
        return f"the second ended with {second.code}: {second.messages}"
    if second.seconds > SECONDS:
        return f"the second took {second.seconds:.2f} s"
    return f"the first ended with {code}" if code != 0 else bench.finishes(catalog)

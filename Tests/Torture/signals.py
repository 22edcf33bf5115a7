"""SIGINT and SIGTERM at random moments: gone within a second, workers too, nothing broken."""
import os
import pathlib
import random
import signal
import subprocess
import tempfile
import time

import bench
import rig

MOMENTS = 20
# From the signal until the build and its workers are gone.
SECONDS = 1.0


def torture(seed):
    source = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        catalog, _ = bench.catalog(folder, size=(1200, 900))
        length = catalog.build().seconds
        for number, code in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
            lost, slowest, tried = [], 0, 0
            for index in range(4 * MOMENTS):
                # As a terminal does, to the whole group; as a service manager, to one process.
                strike = os.killpg if index % 2 else os.kill
                moment = source.uniform(0.05, length * 0.8)
                struck = strike_at(moment, catalog, strike, number, code)
                # Over before the signal came, where the machine had less to do than at first.
                if struck is None:
                    continue
                tried += 1
                wrong, took = struck
                slowest = max(slowest, took)
                if wrong := wrong or bench.is_true(catalog) or bench.finishes(catalog):
                    lost.append(f"after {moment * 1000:.0f} ms of {length * 1000:.0f}: {wrong}")
                if tried == MOMENTS:
                    break
            yield rig.Row(f"{number.name} at random moments", tried, lost,
                          f"exit {code}, all processes gone after {slowest * 1000:.0f} ms at most")


def strike_at(moment, catalog, strike, number, code):
    """What is wrong, and how long it took to end; None where there was nothing left to strike."""
    process = rig.start(*catalog.words("--force"), stdout=subprocess.DEVNULL,
                        stderr=subprocess.DEVNULL)
    time.sleep(moment)
    if process.poll() is not None:
        return None
    workers = children(process.pid)
    began = time.monotonic()
    strike(process.pid, number)
    try:
        ended = rig.shell_code(process.wait(timeout=10))
        while any(is_alive(worker) for worker in workers) and time.monotonic() - began < 10:
            time.sleep(0.001)
    except subprocess.TimeoutExpired:
        ended = None
    took = time.monotonic() - began
    rig.end_group(process)
    if ended != code:
        return f"exit code {ended}", took
    return (f"gone only after {took:.2f} s" if took > SECONDS else None), took


def children(pid):
    try:
        return pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except FileNotFoundError:
        return []


def is_alive(pid):
    """Whether it runs; one that only waits to be buried does not."""
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False

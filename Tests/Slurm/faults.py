"""The faults, in the order of the table: what was tried, all that was lost, what came of it."""
import shutil
import signal

import cluster
import processes
import strikes
from sharded import COUNT, ROOT, Sharded, darkroom

ASSETS = ROOT / "Assets"
# Two at once, to wait for Slurm's time limits once: each holds a node, the third one does the rest.
STRIKES = [
    {"the command killed (`kill -9`)": strikes.kill_command,
     "preempted by an urgent job": strikes.preempt},
    {"the node killed, with all it ran": strikes.kill_node,
     "the node lost, while its task runs on": strikes.lose_node},
    {"the signal that the time limit is near": strikes.near_time_limit},
]
TIMES = {1: "once", 2: "twice"}


def rows(slurm, folder):
    reference = folder / "reference"
    code, said = darkroom("build", ASSETS, "--output", reference, "--progress", "none")
    if code != 0:
        raise RuntimeError(f"the build without shards ended with {code}: {said}")
    for number, pair in enumerate(STRIKES):
        yield from struck(slurm, folder / f"struck-{number}", pair, reference)
    yield cancelled(slurm, folder)
    tried = [check(slurm, folder) for check in (wrong_usage, unwritable, broken_photo)]
    for submitted in tried:
        next(submitted)
    for submitted in tried:
        yield next(submitted)


def struck(slurm, folder, pair, reference):
    builds, blows = [], []
    for number, strike in enumerate(pair.values()):
        builds.append(Sharded(slurm, ASSETS, folder / str(number)))
        blows.append(strike(builds[-1], builds[-1].frozen()))
    # A node that dies must not be given a task that the fault is not about.
    for build in builds:
        for index in range(1, COUNT + 1):
            cluster.wait("all tasks' start", lambda: build.task(index)["JobState"] != "PENDING")
    restarts = [next(blow) for blow in blows]
    for blow in blows:
        next(blow, None)
    for what, build, times in zip(pair, builds, restarts):
        wrong = build.faults(reference, times)
        yield what, wrong, f"{build.kept} pictures kept, started again {TIMES[times]}"


def ended(build, *expected):
    """What is wrong with the ends of the struck shard and of the merge."""
    states = build.ended(build.struck), build.ended(build.merge)
    return [] if states == expected else [f"shard and merge are {states}"]


def cancelled(slurm, folder):
    """A job that is cancelled must not come back by its own retry."""
    build = Sharded(slurm, ASSETS, folder / "cancelled")
    builders = build.frozen()
    slurm.ask("scancel", build.array)
    processes.send(signal.SIGCONT, builders)
    wrong = ended(build, "CANCELLED", "CANCELLED") + build.wrong_restarts(0)
    return "cancelled", wrong, "stays cancelled, so does the merge"


# These submit, yield, and then tell what came of it.


def wrong_usage(slurm, folder):
    build = Sharded(slurm, ASSETS, folder / "usage", "--recipe", str(folder / "none.json"))
    yield
    wrong = ended(build, "FAILED", "CANCELLED") + build.wrong_code("2:0") + build.wrong_restarts(0)
    yield "a recipe that is not there", wrong, "exit 2, not started again, no merge"


def unwritable(slurm, folder):
    """A file in the place of the struck shard's folder."""
    place = folder / "unwritable.shards/2-of-3"
    place.parent.mkdir()
    place.touch()
    build = Sharded(slurm, ASSETS, folder / "unwritable", RETRIES="1")
    yield
    wrong = ended(build, "FAILED", "CANCELLED") + build.wrong_code("3:0") + build.wrong_restarts(1)
    yield "an output that stays unwritable", wrong, "exit 3, started again `RETRIES` times, no merge"


def broken_photo(slurm, folder):
    catalog, reference = folder / "broken", folder / "broken-reference"
    shutil.copytree(ASSETS, catalog)
    (catalog / "photos/dandelions.jpg").write_bytes(b"")
    code, _ = darkroom("build", catalog, "--output", reference, "--progress", "none")
    build = Sharded(slurm, catalog, folder / "broken-output")
    yield
    wrong = [] if code == 1 else [f"the build without shards ended with {code}"]
    wrong += build.faults(reference, 0)
    if "dandelions.jpg" not in (build.log / "merge.log").read_text():
        wrong.append("the merge's log does not name the photo")
    yield "a photo without bytes", wrong, "named in the log and the manifest, all else made"

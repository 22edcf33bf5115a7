"""Examples/slurm under faults, on a Slurm of its own: a table, and an error where something was lost."""
import pathlib
import shutil
import signal
import sys
import tempfile
import time

import processes
import strikes
from cluster import Cluster
from sharded import COUNT, DARKROOM, ROOT, STRUCK, Sharded, darkroom

ASSETS = ROOT / "Assets"
STRIKES = {
    "the command killed (`kill -9`)": strikes.kill_command,
    "the node killed, with all it ran": strikes.kill_node,
    "the node lost, while its task runs on": strikes.lose_node,
    "the time limit near": strikes.near_time_limit,
    "preempted by an urgent job": strikes.preempt,
}


def struck(slurm, folder, reference):
    for number, (what, strike) in enumerate(STRIKES.items()):
        build = Sharded(slurm, ASSETS, folder / f"struck-{number}")
        expected = strike(build, build.frozen())
        yield what, list(build.faults(reference, expected)), (
            f"{len(build.finished)} files kept, started again {counted(expected)}")


def counted(times):
    return {1: "once", 2: "twice"}[times]


def cancelled(slurm, folder):
    """A job that is cancelled must not come back by its own retry."""
    build = Sharded(slurm, ASSETS, folder / "cancelled")
    builders = build.frozen()
    slurm.ask("scancel", build.array)
    processes.send(signal.SIGCONT, builders)
    states = [build.ended(f"{build.array}_{STRUCK}"), build.ended(build.merge)]
    wrong = [] if states == ["CANCELLED"] * 2 else [f"shard and merge are {states}"]
    return "cancelled", wrong + list(build.wrong_restarts(0)), "stays cancelled, so does the merge"


def wrong_usage(slurm, folder):
    build = Sharded(slurm, ASSETS, folder / "usage", "--recipe", str(folder / "none.json"))
    states = [build.ended(f"{build.array}_{STRUCK}"), build.ended(build.merge)]
    wrong = [] if states == ["FAILED", "CANCELLED"] else [f"shard and merge are {states}"]
    if (code := build.task()["ExitCode"]) != "2:0":
        wrong.append(f"the exit code is {code}")
    return "a recipe that is not there", wrong + list(build.wrong_restarts(0)), (
        "exit 2, not started again, no merge")


def broken_photo(slurm, folder):
    catalog, reference = folder / "broken", folder / "broken-reference"
    shutil.copytree(ASSETS, catalog)
    (catalog / "photos/dandelions.jpg").write_bytes(b"")
    code, _ = darkroom("build", catalog, "--output", reference, "--progress", "none")
    build = Sharded(slurm, catalog, folder / "broken-output")
    wrong = [] if code == 1 else [f"the build without shards ended with {code}"]
    wrong += build.faults(reference, 0)
    if "dandelions.jpg" not in (build.log / "merge.log").read_text():
        wrong.append("the merge's log does not name the photo")
    return "a photo without bytes", wrong, "named in the log and the manifest, all else made"


def rounds(slurm, folder):
    reference = folder / "reference"
    code, said = darkroom("build", ASSETS, "--output", reference, "--progress", "none")
    if code != 0:
        raise RuntimeError(f"the build without shards ended with {code}: {said}")
    yield from struck(slurm, folder, reference)
    yield cancelled(slurm, folder)
    yield wrong_usage(slurm, folder)
    yield broken_photo(slurm, folder)


def main():
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: sys.exit("stopped"))
    if not pathlib.Path(DARKROOM).exists():
        sys.exit(f"There is no {DARKROOM}; build it with make build")
    processes.adopt_orphans()
    lost, began = 0, time.monotonic()
    with tempfile.TemporaryDirectory(prefix="darkroom-slurm-") as name:
        folder = pathlib.Path(name)
        try:
            slurm = Cluster(folder)
            slurm.start()
            print("| what was tried, three shards on three nodes | tried | lost | what came of it | s |"
                  "\n| --- | --: | --: | --- | --: |")
            for what, wrong, outcome in rounds(slurm, folder):
                now = time.monotonic()
                print(f"| {what} | 1 | {bool(wrong):d} | {outcome} | {now - began:.0f} |", flush=True)
                for fault in wrong:
                    print(f"{what}: {fault}", file=sys.stderr)
                lost += bool(wrong)
                began = now
        except BaseException:
            for path in [*folder.glob("*.out"), *folder.glob("*.shards/log/*.log")]:
                print(f"--- {path}\n{path.read_text()[-3000:]}", file=sys.stderr)
            raise
        finally:
            processes.end_all()
    sys.exit(f"{lost} lost" if lost else 0)


main()

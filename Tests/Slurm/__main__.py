"""Examples/slurm under faults, on a Slurm of its own: a table, and an error where something was lost."""
import pathlib
import signal
import sys
import tempfile
import time

import faults
import processes
from cluster import Cluster
from sharded import DARKROOM


def main():
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: sys.exit("stopped"))
    if not pathlib.Path(DARKROOM).exists():
        sys.exit(f"There is no {DARKROOM}; build it with make build")
    processes.adopt_orphans()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="darkroom-slurm-") as name:
        folder = pathlib.Path(name)
        try:
            slurm = Cluster(folder)
            slurm.start()
            lost = print_table(faults.rows(slurm, folder))
        except BaseException:
            print_logs(folder)
            raise
        finally:
            processes.end_all()
    print(f"{time.monotonic() - began:.0f} s", file=sys.stderr)
    sys.exit(f"{lost} lost" if lost else 0)


def print_table(rows):
    """Prints it row by row; returns how many lost something."""
    print("| what was tried, three shards on three nodes | tried | lost | what came of it |\n"
          "| --- | --: | --: | --- |", flush=True)
    lost = 0
    for what, wrong, outcome in rows:
        print(f"| {what} | 1 | {bool(wrong):d} | {outcome} |", flush=True)
        for fault in wrong:
            print(f"{what}: {fault}", file=sys.stderr)
        lost += bool(wrong)
    return lost


def print_logs(folder):
    """The end of every log of the daemons and the jobs."""
    for path in [*folder.glob("*.out"), *folder.glob("**/*.shards/log/*.log")]:
        print(f"--- {path}\n{path.read_text()[-3000:]}", file=sys.stderr)


main()

"""Tortures the release binary and prints what came of it as a Markdown table.

python3 Tests/Torture [--seed N] [KIND…]; a kind is the name of a file beside this one. Ends with
code 1 where anything was lost; what it was is told on standard error.
"""
import argparse
import importlib
import signal
import sys
import time

import rig

KINDS = ["cuts", "flips", "bombs", "strangers", "kills", "signals", "outputs", "rivals", "memory",
         "growth"]


def main():
    parser = argparse.ArgumentParser(prog="torture", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="of all that is random (default 1)")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
    options = parser.parse_args()
    # What a shell starts in the background ignores SIGINT, and so would every build from here.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if unknown := set(options.kinds) - set(KINDS):
        parser.error(f"no such kind: {', '.join(sorted(unknown))}")
    rows = []
    for kind in options.kinds or KINDS:
        began = time.monotonic()
        for row in importlib.import_module(kind).torture(options.seed):
            rows.append(row)
            rig.note(f"{kind}: {row.tried} tried, {len(row.lost)} lost ({row.outcome})")
            for loss in row.lost:
                rig.note(f"  {loss}")
        rig.note(f"{kind}: {time.monotonic() - began:.0f} s")
    print("| what was tried | tried | survived | lost | what came of it |")
    print("| --- | --: | --: | --: | --- |")
    for row in rows:
        print(row.markdown())
    sys.exit(1 if any(row.lost for row in rows) else 0)


main()

"""How a build on many machines grows: the merge of a million pictures, how equal shards are, the speed-up of
1, 2 and 3 shards on this machine, and a model of it all. Prints Markdown.

python3 Benchmarks/Growth [merge|imbalance|speedup…] [--pictures N] [--shards N…] [--chart FILE]
"""
import argparse
import os
import pathlib
import tempfile

import imbalance
import merging
import model
import speedup

ROOT = pathlib.Path(__file__).resolve().parents[2]
DARKROOM = os.environ.get("DARKROOM", str(ROOT / ".build/release/darkroom"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=["merge", "imbalance", "speedup", []],
                        help="what to measure; everything by default")
    parser.add_argument("--pictures", type=int, default=1_000_000, help="of the merge")
    parser.add_argument("--shards", type=int, nargs="+", default=[4], help="of the merge")
    parser.add_argument("--photos", type=int, default=48, help="of the speed-up")
    parser.add_argument("--runs", type=int, default=3, help="of each case of the speed-up")
    parser.add_argument("--merge-seconds", type=float,
                        help="for the model, in place of a measured merge of --pictures")
    parser.add_argument("--chart", type=pathlib.Path, help="draw the model into this SVG file")
    options = parser.parse_args()
    parts = options.parts or ["imbalance", "merge", "speedup"]
    with tempfile.TemporaryDirectory(prefix="darkroom-growth-") as name:
        folder = pathlib.Path(name)
        if "imbalance" in parts:
            imbalance.tables()
            imbalance.check(DARKROOM, folder / "library")
        seconds = options.merge_seconds
        if "merge" in parts:
            seconds = merging.table(DARKROOM, folder, options.pictures, options.shards)
        if "speedup" in parts:
            costs = speedup.table(DARKROOM, folder, ROOT / "Assets/photos", options.photos,
                                  options.runs)
            if seconds:
                model.tell(costs, seconds / options.pictures, options.chart)


main()

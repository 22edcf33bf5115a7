"""Build time by number of machines, on paper, from what was measured."""
import math
import pathlib
import statistics
import sys

import speedup

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Incremental"))
import plot  # noqa: E402  the chart of Benchmarks/Incremental

PHOTOS = (10_000, 100_000, 1_000_000)
MACHINES = (1, 3, 10, 30, 100, 300, 1000)
# Of a photo's cost: that of its bytes, see library.py.
SPREAD = 0.6


def imbalance(photos, shards):
    """The largest shard over the mean: the expected maximum of so many nearly normal sums."""
    if shards == 1:
        return 1.0
    deviation = math.sqrt(math.exp(SPREAD ** 2) * shards / photos)
    return 1 + deviation * statistics.NormalDist().inv_cdf((shards - 0.375) / (shards + 0.25))


def seconds(photos, machines, a_photo, a_merged_picture):
    work = photos / machines * a_photo * imbalance(photos, machines)
    merge = photos * speedup.PICTURES_A_PHOTO * a_merged_picture if machines > 1 else 0.0
    return work + merge


def tell(a_photo, a_merged_picture, chart):
    """The table, and the chart if a file is given for it."""
    print(f"\nThe model: {a_photo * 1000:.0f} ms a photo on one lane, {a_merged_picture * 1e6:.0f} µs a"
          f" merged picture, {speedup.PICTURES_A_PHOTO} pictures a photo. Seconds:\n")
    print("| machines of one lane | " + " | ".join(f"{count:,} photos" for count in PHOTOS) + " |")
    print("| --: |" + " --: |" * len(PHOTOS))
    lines = {f"{count:,} photos": [] for count in PHOTOS}
    for machines in MACHINES:
        row = [seconds(count, machines, a_photo, a_merged_picture) for count in PHOTOS]
        print(f"| {machines:,} | " + " | ".join(f"{value:,.0f}" for value in row) + " |")
        for line, value in zip(lines.values(), row):
            line.append((machines, value))
    if chart:
        chart.write_text(plot.chart("Model: seconds of a build and its merge", lines, across="machines"))

"""What a change costs, as a Markdown table: Darkroom, and make and ninja with `vipsthumbnail` once an
output.

python3 Benchmarks/Incremental [--photos N] [--growth N…] [--chart FILE]
"""
import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import peers
import photos
import plot

ROOT = pathlib.Path(__file__).resolve().parents[2]
DARKROOM = os.environ.get("DARKROOM", str(ROOT / ".build/release/darkroom"))
# Runs of what changes nothing and so can be repeated.
RUNS = 5


def build(catalog, *options):
    """One build; its report, with the seconds that the whole process took."""
    report = catalog.folder / "report.json"
    began = time.monotonic()
    subprocess.run([DARKROOM, "build", catalog.folder, "--output", catalog.folder / "out",
                    "--progress", "none", "--report", report, *options], check=True,
                   stdout=subprocess.DEVNULL)
    seconds = time.monotonic() - began
    return {**json.loads(report.read_text()), "seconds": seconds}


def settle(catalog):
    """Lets photos that were just written become old enough for their stamps to be trusted, and has
    them looked at once more."""
    time.sleep(2.5)
    build(catalog)


def replace_photo(catalog):
    catalog.put(1, len(catalog.names))


def touch_photo(catalog):
    catalog.path(2).touch()


def change_title(catalog):
    catalog.title = "Other title"
    catalog.write()


def change_quality(catalog):
    catalog.recipe["quality"] = {"jpeg": 70}
    catalog.write()


def change_overlay(catalog):
    catalog.recipe["overlay"] = {"opacity": 0.3}
    catalog.write()


def remove_output(catalog):
    next((catalog.folder / "out" / "images").rglob("*.jpg")).unlink()


CASES = [("one photo touched", touch_photo), ("one photo replaced", replace_photo),
         ("all titles changed", change_title), ("the headers' opacity changed", change_overlay),
         ("one output deleted", remove_output), ("JPEG quality changed", change_quality)]


def row(case, tool, report):
    memory = max(report["peakMemoryBytes"].values()) / 1e6
    return (case, tool, report["photos"]["opened"], report["photos"]["decoded"],
            report["files"]["made"], report["seconds"], memory)


def darkroom_rows(catalog):
    yield row("from nothing", "darkroom", build(catalog))
    settle(catalog)
    runs = [build(catalog) for _ in range(RUNS)]
    yield row("nothing changed", "darkroom", sorted(runs, key=lambda r: r["seconds"])[RUNS // 2])
    for case, change in CASES:
        settle(catalog)
        change(catalog)
        yield row(case, "darkroom", build(catalog))
    yield row("--dry-run", "darkroom", dry_run(catalog))


def dry_run(catalog):
    forecast = build(catalog, "--dry-run")
    return {**forecast, "photos": {**forecast["photos"], "decoded": 0}, "files": {"made": 0},
            "peakMemoryBytes": {"none": 0}}


def measured(command, folder):
    """Seconds, and peak memory in MB, of a command."""
    usage = ("import resource, subprocess, sys, time; t = time.monotonic();"
             " subprocess.run(sys.argv[1:], check=True); t = time.monotonic() - t;"
             " print(t, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024)")
    answer = subprocess.run([sys.executable, "-c", usage, *command], cwd=folder, check=True,
                            stdout=subprocess.PIPE).stdout
    return map(float, answer.split()[-2:])


def peer_rows(catalog):
    peers.write_makefile(catalog)
    peers.write_ninja(catalog)
    peers.pretend_built(catalog)
    for tool, command in peers.TOOLS.items():
        runs = sorted(tuple(measured(command, catalog.folder)) for _ in range(RUNS))
        yield ("nothing changed", tool, 0, 0, 0, *runs[RUNS // 2])
        catalog.path(1).touch()
        yield ("one photo replaced", tool, 3, 3, 3, *measured(command, catalog.folder))


def show(rows):
    print("| case | tool | photos read | decodes | files written | seconds | peak MB |")
    print("| --- | --- | --: | --: | --: | --: | --: |")
    for case, tool, read, decodes, files, seconds, memory in rows:
        peak = f"{memory:.0f}" if memory else "–"
        print(f"| {case} | {tool} | {read:,} | {decodes:,} | {files:,} | {seconds:.2f} | {peak} |")


def simple_catalog(folder, size):
    """A catalog of which each photo gives one file."""
    catalog = photos.Catalog(folder, size)
    catalog.recipe |= {"scales": [1], "formats": ["jpeg"], "crop": "centre"}
    catalog.write()
    return catalog


def growth(sizes, folder):
    """Seconds of each number of sources: from nothing, nothing changed, one photo replaced."""
    lines = {"from nothing": [], "one photo replaced": [], "nothing changed": []}
    for size in sizes:
        catalog = simple_catalog(folder / f"g{size}", size)
        lines["from nothing"].append((size, build(catalog)["seconds"]))
        settle(catalog)
        runs = [build(catalog)["seconds"] for _ in range(RUNS)]
        lines["nothing changed"].append((size, statistics.median(runs)))
        replace_photo(catalog)
        lines["one photo replaced"].append((size, build(catalog)["seconds"]))
        shutil.rmtree(catalog.folder)
        print(size, {name: round(line[-1][1], 3) for name, line in lines.items()}, file=sys.stderr)
    return lines


def main():
    parser = argparse.ArgumentParser(prog="incremental", description=__doc__.split("\n")[0])
    parser.add_argument("--photos", type=int, default=10_000, help="of the table (default 10000)")
    parser.add_argument("--growth", type=int, nargs="*", default=[], metavar="N",
                        help="numbers of sources to chart, such as 1000 10000 100000")
    parser.add_argument("--chart", type=pathlib.Path, default="growth.svg", metavar="FILE",
                        help="where the chart goes (default growth.svg)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="incremental-") as name:
        folder = pathlib.Path(name)
        catalog = photos.Catalog(folder / "table", options.photos)
        show([*darkroom_rows(catalog), *peer_rows(catalog)])
        shutil.rmtree(catalog.folder)
        if options.growth:
            lines = growth(options.growth, folder)
            options.chart.write_text(plot.chart("Seconds a build takes", lines))


main()

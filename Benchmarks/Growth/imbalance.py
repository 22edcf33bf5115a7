"""How unequal the shards of a library are, and what comes of giving each machine several."""
import functools
import heapq
import json
import pathlib
import statistics
import subprocess

import library

PHOTOS = 100_000
SHARDS = (10, 100, 1000)
BOUNDS = {10: 1.1, 100: 1.2, 1000: 1.5}
LIBRARIES = 9
SPREAD = 0.6
TIMES = (1, 2, 4, 8, 16)


def loads(numbers, work, count):
    """The work of each shard."""
    shards = [0.0] * count
    for number, amount in zip(numbers, work):
        shards[number % count] += amount
    return shards


def largest(shards):
    return max(shards) / (sum(shards) / len(shards))


def longest(shards, machines):
    """The time until all is done, each free machine taking the next shard, over the mean's."""
    free = [0.0] * machines
    for work in shards:
        heapq.heapreplace(free, free[0] + work)
    return max(free) / (sum(shards) / machines)


@functools.cache
def numbers(index):
    return [library.number(name) for name in library.names(PHOTOS, index)]


@functools.cache
def sizes(spread, index):
    return library.sizes(PHOTOS, spread, index)


def figures(measure):
    """`median (worst)` of the libraries; `measure` takes the index of one."""
    values = [measure(index) for index in range(LIBRARIES)]
    return f"{statistics.median(values):.2f} ({max(values):.2f})"


def largest_of(count, spread=None):
    """Of so many shards of a library, by bytes or, without a spread, by number of photos."""
    return lambda index: largest(loads(
        numbers(index), sizes(spread, index) if spread else [1] * PHOTOS, count))


def longest_of(machines, times):
    return lambda index: longest(
        loads(numbers(index), sizes(SPREAD, index), machines * times), machines)


def tables():
    print(f"Largest shard over the mean, {PHOTOS:,} photos, median (worst) of {LIBRARIES} libraries:\n")
    print("| shards | bound | photos | " + " | ".join(f"bytes: {name}" for name in library.SPREADS) + " |")
    print("| --: | --: | --: |" + " --: |" * len(library.SPREADS))
    for count in SHARDS:
        cells = [figures(largest_of(count))]
        cells += [figures(largest_of(count, spread)) for spread in library.SPREADS.values()]
        print(f"| {count:,} | {BOUNDS[count]} | " + " | ".join(cells) + " |")
    print("\nTime over the mean's, several shards a machine, each free machine taking the next:\n")
    print("| machines | " + " | ".join(f"{times} ×" for times in TIMES) + " |")
    print("| --: |" + " --: |" * len(TIMES))
    for machines in SHARDS:
        cells = [figures(longest_of(machines, times)) for times in TIMES]
        print(f"| {machines:,} | " + " | ".join(cells) + " |")


def check(darkroom, folder):
    """The tool's own lists are those of `library.number`: all of ten shards, one of 100 and of 1,000."""
    names = library.names(PHOTOS)
    for parent in {pathlib.Path(name).parent for name in names}:
        (folder / parent).mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).touch()
    focuses = [{"id": f"p{index}", "title": "T", "imageName": name.removeprefix("photos/")}
               for index, name in enumerate(names)]
    (folder / "catalog.json").write_text(json.dumps({"version": 1, "focuses": focuses}))
    for count, indices in ((10, range(10)), (100, [42]), (1000, [999])):
        for index in indices:
            listed = subprocess.run(
                [darkroom, "plan", folder, "--shard", f"{index + 1}/{count}", "--list-sources"],
                check=True, stdout=subprocess.PIPE, text=True).stdout.split()
            expected = {name for name in names if library.number(name) % count == index}
            if set(listed) - {"catalog.json"} != expected:
                raise SystemExit(f"shard {index + 1}/{count}: darkroom lists other photos")
    print("`darkroom plan --list-sources` lists the same: all of 10 shards, one of 100 and of 1,000")

"""A build whole and in shards, on real photos under many names, one lane each."""
import json
import os
import shutil
import statistics

import running

PICTURES_A_PHOTO = 3  # the cover and both headers of a trip


def write_catalog(folder, photos, count):
    """A trip a photo; the files are links to the sample photos."""
    (folder / "photos").mkdir(parents=True)
    files = sorted(file for file in photos.rglob("*.jpg"))
    trips = []
    for number in range(count):
        shutil.copy(files[number % len(files)], folder / f"photos/p{number:04}.jpg")
        trips.append({"id": f"t{number:04}", "title": "T", "startDate": "2024-01-01",
                      "endDate": "2024-01-02", "isPublic": True, "friends": [],
                      "selectedImages": [f"p{number:04}"]})
    (folder / "catalog.json").write_text(json.dumps({"version": 1, "trips": trips}))
    (folder / "recipe.json").write_text('{"version": 1, "roles": {"trip.gallery": null}}')


def build(darkroom, folder, index, count):
    return [darkroom, "build", folder, "--output", folder / f"out-{index}-of-{count}", "--jobs", 1, "--progress", "none",
            "--shard", f"{index}/{count}"]


def table(darkroom, folder, photos, count, runs):
    """Prints a row a number of shards; gives processor seconds a photo. On a busy machine only those tell
    anything; the clock's are for a quiet one."""
    catalog = folder / "catalog"
    write_catalog(catalog, photos, count)
    cores = len(os.sched_getaffinity(0))
    print(f"\n{count} photos, {PICTURES_A_PHOTO} pictures in 3 sizes each, one lane a shard, {cores} cores,"
          f" medians of {runs} runs, load of the machine {os.getloadavg()[0]:.1f}:\n")
    print("| shards | CPU s, all | largest shard, CPU s | speed-up on as many machines | all at once, s |"
          f" speed-up on {cores} cores | merge, CPU s |\n| --: | --: | --: | --: | --: | --: | --: |")
    whole, whole_clock = None, None
    for shards in (1, 2, 3):
        commands = [build(darkroom, catalog, index, shards) for index in range(1, shards + 1)]
        alone = [statistics.median(one(command).cpu for _ in range(runs)) for command in commands]
        together = statistics.median(at_once(catalog, commands) for _ in range(runs))
        whole, whole_clock = whole or max(alone), whole_clock or together
        outputs = [command[command.index("--output") + 1] for command in commands]
        merge = running.run([darkroom, "merge", catalog / f"merged-{shards}", *outputs]).cpu
        print(f"| {shards} | {sum(alone):.2f} | {max(alone):.2f} | {whole / max(alone):.2f} |"
              f" {together:.2f} | {whole_clock / together:.2f} | {merge:.2f} |", flush=True)
    same = {(catalog / f"merged-{shards}/manifest.json").read_bytes() for shards in (1, 2, 3)}
    if len(same) != 1:
        raise SystemExit("the merged manifests differ")
    return whole / count


def clear(catalog):
    for output in catalog.glob("out-*"):
        shutil.rmtree(output)


def one(command):
    shutil.rmtree(command[command.index("--output") + 1], ignore_errors=True)
    return running.run(command)


def at_once(catalog, commands):
    clear(catalog)
    return running.run_all(commands)

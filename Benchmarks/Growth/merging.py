"""Time and memory of `darkroom merge`."""
import hashlib
import shutil

import running
import shards


def digest(file):
    whole = hashlib.sha256()
    with open(file, "rb") as bytes_in:
        while block := bytes_in.read(1 << 20):
            whole.update(block)
    return whole.hexdigest()


def table(darkroom, folder, pictures, counts):
    """Prints a row a number of shards; gives the seconds of the slowest."""
    print("\n| pictures | shards | their manifests, MB | merged into nothing, s | CPU s | again, s |"
          " peak MB |\n| --: | --: | --: | --: | --: | --: | --: |")
    slowest = 0.0
    for count in counts:
        parts, whole = shards.write(folder / "parts", pictures, count)
        text = sum((part / "manifest.json").stat().st_size for part in parts)
        runs = [running.run([darkroom, "merge", folder / "merged", *parts]) for _ in range(2)]
        if any(run.code for run in runs) or digest(folder / "merged/manifest.json") != whole:
            raise SystemExit(f"merge of {count} shards: not what a build of everything writes")
        print(f"| {pictures:,} | {count} | {text / 1e6:,.0f} | {runs[0].seconds:.1f} | {runs[0].cpu:.1f} |"
              f" {runs[1].seconds:.1f} | {max(run.peak for run in runs) / 1e6:.0f} |", flush=True)
        slowest = max(slowest, runs[0].seconds)
        shutil.rmtree(folder / "parts")
        shutil.rmtree(folder / "merged")
    return slowest

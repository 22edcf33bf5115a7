"""Examples/rclone against an S3 server: what is fetched, in which order is put, what comes of it."""
import pathlib

import servers
from outputs import COUNT, DARKROOM, ROOT, check, check_same, darkroom, files, run

EXAMPLE = ROOT / "Examples/rclone"


def test(work, catalog, whole):
    with servers.s3(work) as (environment, log):
        run("rclone", "mkdir", "s3:bucket", **environment)
        run("rclone", "copy", catalog, "s3:bucket/catalog", **environment)
        photos = [build(work, catalog, index, environment) for index in range(1, COUNT + 1)]
        check(all(set(one).isdisjoint(other) for one in photos for other in photos if one is not other),
              "two shards fetched the same photo")
        yield f"each shard fetches its own photos, {', '.join(str(len(shard)) for shard in photos)} of all"

        for index in range(1, COUNT + 1):
            check_order(servers.put_order(log, f"bucket/shards/{index}-of-{COUNT}/"), index)
        yield "pictures go up first, then the manifest, then shard.json"

        merge(work / "merge", environment, expect=0)
        check_same(fetched(work / "fetched", environment), whole, "the merged output")
        order = servers.put_order(log, "bucket/assets/")
        check(order.index("manifest.json") > max(
            place for place, name in enumerate(order) if name.startswith("images/")),
            "the whole's manifest goes up before its pictures")
        yield "the merged output is, byte for byte, that of a build of everything"

        run("rclone", "deletefile", f"s3:bucket/shards/2-of-{COUNT}/shard.json", **environment)
        merge(work / "merge", environment, expect=2)
        check_same(fetched(work / "fetched", environment), whole, "the output after a refused merge")
        yield "a shard whose upload was cut short is refused, the old output stays"

        build(work, catalog, 2, environment)
        merge(work / "again", environment, expect=0)
        check_same(fetched(work / "fetched", environment), whole, "the output of the second merge")
        yield "that shard built again, on the same machine, heals it"


def build(work, catalog, index, environment):
    """Builds a shard as a machine of its own does; gives the photos whose bytes it fetched."""
    machine = work / f"machine-{index}"
    run(EXAMPLE / "build-shard", "s3:bucket/catalog", "s3:bucket/shards", f"{index}/{COUNT}",
        DARKROOM=DARKROOM, WORK=str(machine), **environment)
    here = machine / "catalog"
    names = {str(path.relative_to(here)) for path in here.rglob("*") if path.is_file()}
    wanted = {str(path.relative_to(catalog)) for path in catalog.rglob("*") if path.is_file()}
    check(names == wanted, f"shard {index} does not know the names of all files")
    listed = darkroom("plan", catalog, "--shard", f"{index}/{COUNT}", "--list-sources").splitlines()
    photos = sorted(name for name in names
                    if not name.endswith(".json") and (here / name).stat().st_size > 0)
    check(photos == sorted(name for name in listed if not name.endswith(".json")),
          f"shard {index} fetched {photos}")
    return photos


def check_order(order, index):
    kinds = ["shard.json" if name == "shard.json" else pathlib.PurePath(name).parts[0].split("-")[0]
             .removesuffix(".json") for name in order]
    ranks = [{"images": 0, "manifest": 1, "shard.json": 2}[kind] for kind in kinds]
    check(ranks == sorted(ranks) and ranks[-1] == 2 and 0 in ranks and "manifest.json" in order,
          f"shard {index} was uploaded in the order {order}")


def merge(machine, environment, expect):
    run(EXAMPLE / "merge-shards", "s3:bucket/shards", "s3:bucket/assets", COUNT, expect=expect,
        DARKROOM=DARKROOM, WORK=str(machine), **environment)


def fetched(folder, environment, remote="s3:bucket/assets"):
    run("rclone", "sync", remote, folder, **environment)
    return files(folder)

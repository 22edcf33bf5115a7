"""Runs the recipes of Examples as their users do, without their clouds: the jobs' descriptions are read by the
clients' and clusters' own checkers, their commands are run here, the store is an S3 server on the loopback. What
comes of each must be, byte for byte, what a build of everything writes."""
import pathlib
import shutil
import sys
import tempfile

import batch
import kubernetes
import store
from outputs import COUNT, ROOT, darkroom, files

RECIPES = {
    "Examples/rclone": store.test,
    "Examples/aws-batch": batch.test,
    "Examples/kubernetes": kubernetes.test,
}


def main():
    passed = 0
    with tempfile.TemporaryDirectory(prefix="darkroom-recipes-") as name:
        folder = pathlib.Path(name)
        catalog = folder / "catalog"
        shutil.copytree(ROOT / "Assets", catalog)
        darkroom("build", catalog, "--output", folder / "whole", expect=0)
        whole = files(folder / "whole")
        for recipe, test in RECIPES.items():
            work = folder / pathlib.Path(recipe).name
            work.mkdir()
            for claim in test(work, catalog, whole):
                passed += 1
                print(f"{recipe}: {claim}", flush=True)
    print(f"{COUNT} shards, {len(whole)} files; {passed} passed, 0 failed")


try:
    main()
except AssertionError as error:
    sys.exit(f"failed: {error}")

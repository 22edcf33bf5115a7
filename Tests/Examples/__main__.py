"""Runs what Examples shows of reading a manifest, on real outputs: types, services, nginx, pages."""
import os
import pathlib
import sys
import tempfile

import readers
import services
import shown
import web
from rig import DARKROOM, ROOT, build, run


def main():
    if not pathlib.Path(DARKROOM).exists():
        sys.exit(f"There is no {DARKROOM}; build it with make build")
    with tempfile.TemporaryDirectory(prefix="darkroom-examples-") as name:
        folder = pathlib.Path(name)
        # nginx's workers may be another user.
        os.chmod(folder, 0o755)
        sample = folder / "sample"
        run(DARKROOM, "build", ROOT / "Assets", "--output", sample, "--progress", "none")
        outputs = [sample, build(folder)]
        for part in (readers, services, web, shown):
            part.test(folder, outputs)


main()

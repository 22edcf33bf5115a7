"""Outputs that can't be written: exit 3 and a reason; what was there before stays valid."""
import contextlib
import os
import pathlib
import shutil
import subprocess
import tempfile
import time

import bench
import rig
import strangers


@contextlib.contextmanager
def small_disk(folder, size):
    """A file system of this size in memory."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def refused(run, reason):
    """What is wrong with a run that must end with exit code 3 and this reason."""
    if run.code != 3 or reason not in run.messages:
        return f"exit code {run.code} instead of 3 and '{reason}': {run.messages[-300:]}"
    return None


def full_disk(catalog, names, room):
    """An old build of a few photos fits; of the new one only this share of it."""
    sizes = []
    for photos in (names[:2], names):
        catalog.write(photos)
        catalog.build()
        # As tmpfs counts them: in whole pages.
        sizes.append(sum(-(-file.stat().st_size // 4096) * 4096
                         for file in catalog.output.rglob("*") if file.is_file()))
        shutil.rmtree(catalog.output)
    with small_disk(catalog.output, int(sizes[0] + (sizes[1] - sizes[0]) * room)):
        catalog.write(names[:2])
        if (run := catalog.build()).code != 0:
            return f"the small build ended with {run.code}: {run.messages}"
        before = catalog.manifest()
        catalog.write(names)
        if wrong := refused(catalog.build(), "No space left"):
            return wrong
        return bench.is_true(catalog) if catalog.manifest() == before else "another manifest"


def read_only_disk(catalog, names):
    with small_disk(catalog.output, "64m"):
        catalog.write(names[:2])
        catalog.build()
        catalog.write(names)
        subprocess.run(["mount", "-o", "remount,ro", catalog.output], check=True)
        return refused(catalog.build(), "Read-only file system") or bench.is_true(catalog)


def no_permission(catalog, prefix):
    catalog.output.mkdir(mode=0o555)
    wrong = refused(rig.run(*catalog.words(), prefix=prefix), "Permission denied")
    catalog.output.chmod(0o755)
    return wrong


def vanishing(catalog, share):
    """The folder is removed while the build writes to it, after this share of its time."""
    length = catalog.build("--force").seconds
    shutil.rmtree(catalog.output)
    process = rig.start(*catalog.words(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    time.sleep(length * share)
    if process.poll() is not None:
        # Quicker than the time before: there was nothing to strike.
        process.communicate()
        return vanishing(catalog, share / 2)
    catalog.output.rename(catalog.folder / "elsewhere")
    shutil.rmtree(catalog.folder / "elsewhere")
    said = process.communicate(timeout=60)[0].decode()
    run = rig.Run(rig.shell_code(process.returncode), 0, said)
    return refused(run, "can't be written") or bench.finishes(catalog)


def path(catalog, output, reason):
    catalog.output = output
    return refused(catalog.build(), reason)


def cases():
    """What is tried, by name, and whether it needs root."""
    yield "path of 5000 characters", False, lambda c, n: path(
        c, c.folder / "/".join(["a" * 99] * 50), "File name too long")
    yield "name of 300 characters", False, lambda c, n: path(
        c, c.folder / ("a" * 300), "File name too long")
    yield "output is a file", False, lambda c, n: path(
        c, c.folder / "catalog.json", "Not a directory")
    yield "output below a file", False, lambda c, n: path(
        c, c.folder / "catalog.json/out", "Not a directory")
    yield "output below a device", False, lambda c, n: path(
        c, pathlib.Path("/dev/null/out"), "Not a directory")
    for room in (0.1, 0.5, 0.9, 0.99):
        yield f"disk with room for {room}", True, lambda c, n, room=room: full_disk(c, n, room)
    yield "read-only disk", True, read_only_disk
    prefix = strangers.without_privileges()
    if prefix is not None:
        yield "no permission", False, lambda c, n: no_permission(c, prefix)
    for share in (0.2, 0.4, 0.6):
        yield (f"vanishes after {share} of the time", False,
               lambda c, n, share=share: vanishing(c, share))


def torture(seed):
    lost, tried = [], 0
    for name, needs_root, case in cases():
        if needs_root and os.geteuid() != 0:
            rig.note(f"skipped: {name}: mounting a file system needs root")
            continue
        with tempfile.TemporaryDirectory(prefix="torture-") as folder:
            catalog, names = bench.catalog(pathlib.Path(folder), size=(1200, 900))
            tried += 1
            if wrong := case(catalog, names):
                lost.append(f"{name}: {wrong}")
    yield rig.Row("full and read-only disks, output folders that vanish or can't be made", tried,
                  lost, "exit 3 and the reason; the old manifest verified where there was one")

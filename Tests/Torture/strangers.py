"""What is no photo under a photo's name: a code each, and no waiting."""
import gzip
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import tempfile

import rig
import samples

# A build of all of them; none may be waited for.
SECONDS = 10


def contents():
    """File name, bytes, and the code that is right."""
    drawing = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'
    matlab = b"MATLAB 5.0 MAT-file".ljust(124) + struct.pack("<HH", 0x100, 0x4D49)
    picture = samples.picture((16, 12))
    yield "svg.png", drawing, "unsupportedFormat"
    yield "svg-with-prologue.jpg", b'<?xml version="1.0"?><!-- x -->' + drawing, "unsupportedFormat"
    yield "svgz.png", gzip.compress(drawing), "unsupportedFormat"
    yield "pdf.jpg", samples.saved(picture, "PDF"), "unsupportedFormat"
    yield "matlab.png", matlab, "unsupportedFormat"
    yield "eps.jpg", samples.saved(picture, "EPS"), "unsupportedFormat"
    yield "bmp.jpg", samples.saved(picture, "BMP"), "unsupportedFormat"
    yield "ico.png", samples.saved(picture, "ICO"), "unsupportedFormat"
    yield "ppm.png", samples.saved(picture, "PPM"), "unsupportedFormat"
    yield "xcf.png", b"gimp xcf v011\0" + bytes(200), "unsupportedFormat"
    yield "psd.png", b"8BPS\0\1" + bytes(200), "unsupportedFormat"
    yield "fits.png", b"SIMPLE  =                    T".ljust(2880), "unsupportedFormat"
    yield "pcx.png", samples.saved(picture, "PCX"), "notAnImage"
    yield "tga.jpg", samples.saved(picture, "TGA"), "notAnImage"
    yield "sgi.png", samples.saved(picture, "SGI"), "notAnImage"
    yield "vips.png", bytes([0xB6, 0xA6, 0xF2, 0x08]) + bytes(200), "notAnImage"
    yield "csv.png", b"1,2,3\n4,5,6\n", "notAnImage"
    yield "text.jpg", b"a text", "notAnImage"
    yield "zeros.jpg", bytes(4096), "notAnImage"
    yield "nothing.jpg", b"", "empty"
    yield "jpeg-mark-alone.jpg", b"\xff\xd8\xff", "truncated"


def special(photos):
    """Things that are no files, made in the folder; the codes that are right."""
    os.mkfifo(photos / "fifo.jpg")
    socket.socket(socket.AF_UNIX).bind(str(photos / "socket.jpg"))
    (photos / "folder.jpg").mkdir()
    (photos.parent / "outside.png").write_bytes(samples.saved(samples.picture((16, 12)), "PNG"))
    for name, target in (("zero.jpg", "/dev/zero"), ("null.png", "/dev/null"),
                         ("tty.png", "/dev/tty"), ("dangling.png", "nowhere.png"),
                         ("loop.png", "loop.png"), ("link-out.png", "../outside.png"),
                         ("proc.png", "/proc/self/mem")):
        (photos / name).symlink_to(target)
    (photos / "forbidden.png").write_bytes(samples.saved(samples.picture((16, 12)), "PNG"))
    (photos / "forbidden.png").chmod(0)
    (photos / "sparse.png").touch()
    os.truncate(photos / "sparse.png", 1 << 40)
    out, missing = {"outsidePhotos", "unreadable"}, {"missing", "unreadable"}
    return {"fifo.jpg": {"unreadable"}, "socket.jpg": {"unreadable"}, "folder.jpg": missing,
            "zero.jpg": out, "null.png": out, "tty.png": out, "proc.png": out,
            "link-out.png": {"outsidePhotos"}, "dangling.png": missing, "loop.png": missing,
            "forbidden.png": {"unreadable"}, "sparse.png": {"tooLarge"},
            "../outside.png": {"outsidePhotos"}, "/etc/passwd": {"outsidePhotos"}}


def without_privileges():
    """Words before the command that make permissions count for root too; None where that fails."""
    if os.geteuid() != 0:
        return []
    words = ["setpriv", "--bounding-set=-dac_override,-dac_read_search",
             "--inh-caps=-dac_override,-dac_read_search"]
    works = shutil.which("setpriv") and subprocess.run([*words, "true"]).returncode == 0
    return words if works else None


def torture(seed):
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        catalog = rig.Catalog(pathlib.Path(folder))
        right = {}
        for name, data, code in contents():
            (catalog.photos / name).write_bytes(data)
            right[name] = {code}
        right |= special(catalog.photos)
        prefix = without_privileges()
        if prefix is None:
            rig.note("skipped: a photo without read permission (root, and no setpriv)")
            del right["forbidden.png"]
        neighbour = "neighbour.png"
        (catalog.photos / neighbour).write_bytes(samples.saved(samples.picture(), "PNG"))
        catalog.write([*right, neighbour])
        run = rig.run(*catalog.words(), prefix=prefix or [])
        lost = [] if run.code == 1 else [f"exit code {run.code}: {run.messages[-300:]}"]
        lost += [] if run.seconds < SECONDS else [f"it took {run.seconds:.1f} s"]
        found = catalog.results([*right, neighbour]) if run.code == 1 else {}
        lost += [f"{name}: {found.get(name)} instead of {' or '.join(sorted(codes))}"
                 for name, codes in right.items() if found.get(name) not in codes]
        lost += ["the photo beside them was not made"] if isinstance(found.get(neighbour), str) else []
        codes = [code for name, code in found.items() if isinstance(code, str)]
    yield rig.Row("other formats, pipes, sockets, devices, folders, links under photos' names",
                  len(right), lost, f"{rig.counted(codes)}; all in {run.seconds:.1f} s")

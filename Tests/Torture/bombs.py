"""Small files that claim or unfold to far more than they are: refused at once, at no cost."""
import pathlib
import struct
import tempfile
import zlib

import rig
import samples

# What a bomb may cost: processor seconds beyond a build of one tiny photo, since other work on the
# machine shifts the wall clock, and memory in all.
SECONDS = 0.1
MEGABYTES = 100
# The fastest of so many builds counts.
REPEATS = 4


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(side, *chunks):
    """A grey PNG of one bit a pixel, whole."""
    packer = zlib.compressobj(9)
    line = b"\0" + bytes(side // 8)
    data = b"".join(packer.compress(line) for _ in range(side)) + packer.flush()
    head = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + b"".join(chunks) + chunk(b"IDAT", data)
            + chunk(b"IEND", b""))


def gif(frames, side):
    """Frames of one pixel each on a screen of `side` pixels."""
    screen = b"GIF89a" + struct.pack("<HHBBB", side, side, 0x80, 0, 0) + bytes(3) + b"\xff" * 3
    frame = b"\x21\xf9\x04\0\x01\0\0\0\x2c" + struct.pack("<HHHHB", 0, 0, 1, 1, 0)
    return screen + (frame + b"\x02\x02\x44\x01\0") * frames + b";"


def gif_comments(length):
    """One frame behind so many bytes of comment (GIF89a, 24)."""
    whole, block = gif(1, 16), b"\xff" + bytes(255)
    comment = b"\x21\xfe" + block * (length // 256) + b"\0"
    return whole[:19] + comment + whole[19:]


def tiff(tags, data=b"", pages=1):
    """Pages that all say the same: a chain of directories."""
    entries = b"".join(struct.pack("<HHII", *tag) for tag in sorted(tags))
    head, start = struct.pack("<H", len(tags)) + entries, 8 + len(data)
    following = [start + (len(head) + 4) * page for page in range(1, pages)] + [0]
    return b"".join([b"II*\0", struct.pack("<I", start), data,
                     *(head + struct.pack("<I", offset) for offset in following)])


def flat_tiff(width, height, samples_a_pixel=1):
    """One strip of one byte, for as many pixels as it says."""
    return [(256, 4, 1, width), (257, 4, 1, height), (258, 3, 1, 8), (259, 3, 1, 1),
            (262, 3, 1, 1), (273, 4, 1, 8), (277, 3, 1, samples_a_pixel), (278, 4, 1, height),
            (279, 4, 1, 1)]


def jpeg(marker, signature, pieces):
    """A photo with so many full segments before its picture."""
    segment = bytes([0xFF, marker]) + struct.pack(">H", 65535)
    block = b"".join(segment + signature(index) + bytes(65533 - len(signature(index)))
                     for index in range(pieces))
    whole = samples.saved(samples.picture(), "JPEG")
    return whole[:2] + block + whole[2:]


def webp_claim(side):
    """A lossy WebP whose two headers claim this size; and the extended one alone claims more."""
    whole = bytearray(samples.saved(samples.picture(), "WEBP"))
    at = whole.index(b"\x9d\x01\x2a") + 3
    whole[at:at + 4] = struct.pack("<HH", side, side)
    return bytes(whole)


def extended_webp(side):
    """An extended WebP on a canvas of this size."""
    inner = samples.saved(samples.picture(), "WEBP")[12:]
    size = struct.pack("<I", side - 1)[:3]
    body = b"WEBPVP8X" + struct.pack("<II", 10, 0) + size + size + inner
    return b"RIFF" + struct.pack("<I", len(body)) + body


def webp_with_block(name, flag, length):
    """A WebP with a chunk of metadata of this length."""
    inner = samples.saved(samples.picture(), "WEBP")[12:]
    size = b"".join(struct.pack("<I", side - 1)[:3] for side in samples.SIZE)
    block = name + struct.pack("<I", length) + bytes(length)
    body = b"WEBPVP8X" + struct.pack("<II", 10, flag) + size
    body += block + inner if name == b"ICCP" else inner + block
    return b"RIFF" + struct.pack("<I", len(body)) + body


def heif_claim(extension, side):
    """A HEIC or AVIF whose size property claims this side."""
    whole = bytearray(samples.heif(samples.picture(), extension))
    at = whole.index(b"ispe")
    whole[at + 8:at + 16] = struct.pack(">II", side, side)
    return bytes(whole)


def heif_with_free_box(extension, length):
    """A HEIC or AVIF with a box to be skipped behind its end (ISO/IEC 14496-12, 8.1.2)."""
    return (samples.heif(samples.picture(), extension) + struct.pack(">I", 8 + length) + b"free"
            + bytes(length))


def float_tiff(side):
    """RGB of 32-bit floating point (TIFF 6.0, SampleFormat 3)."""
    head = [tag for tag in flat_tiff(side, side, 3) if tag[0] not in (258, 262)]
    return head + [(258, 3, 1, 32), (262, 3, 1, 2), (339, 3, 1, 3)]


def squeezed(length):
    """So many zeros, compressed by zlib."""
    return zlib.compress(bytes(length), 9)


def bombs():
    """File name, bytes, and the codes that are right; "made" for a picture."""
    refused = ["tooLarge", "corrupt", "truncated"]
    harmless = ["made", *refused]
    limited = ["made", "tooLarge", "corrupt"]
    profile = png(160, chunk(b"iCCP", b"p\0\0" + squeezed(400 << 20)))
    yield "png-50000-squared.png", png(50_000), ["tooLarge"]
    yield "png-profile-of-400-MB-unpacked.png", profile, limited
    yield "png-text-of-400-MB-unpacked.png", png(160, chunk(b"zTXt", b"t\0\0" + squeezed(400 << 20))), limited
    yield "png-exif-of-60-MB.png", png(160, chunk(b"eXIf", b"II*\0" + bytes(60 << 20))), limited
    yield "png-100000-texts.png", png(160, *[chunk(b"tEXt", b"k%d\0v" % i) for i in range(100_000)]), limited
    yield "gif-100000-frames.gif", gif(100_000, 1), limited
    yield "gif-65535-squared.gif", gif(1, 65_535), harmless
    yield "gif-100000-frames-on-10000-squared.gif", gif(100_000, 10_000), harmless
    yield "tiff-60000-squared.tif", tiff(flat_tiff(60_000, 60_000)), ["tooLarge"]
    yield "tiff-4294967295-wide.tif", tiff(flat_tiff(2**32 - 1, 1)), refused
    yield "tiff-16000-squared-of-one-byte.tif", tiff(flat_tiff(16_000, 16_000)), refused
    yield "tiff-65535-samples.tif", tiff(flat_tiff(4000, 4000, 65_535)), [*refused, "unsupportedFormat"]
    yield "tiff-100000-pages.tif", tiff(flat_tiff(1, 1), pages=100_000), limited
    yield "tiff-profile-of-60-MB.tif", tiff(flat_tiff(1, 1) + [(34675, 7, 60 << 20, 8)], bytes(60 << 20)), limited
    yield "jpeg-profile-of-16-MB.jpg", jpeg(0xE2, lambda i: b"ICC_PROFILE\0" + bytes([i + 1, 255]), 255), limited
    yield "jpeg-1000-exif-blocks.jpg", jpeg(0xE1, lambda i: b"Exif\0\0II*\0\x08\0\0\0\xff\xff", 1000), limited
    yield "jpeg-1000-comments.jpg", jpeg(0xFE, lambda i: b"", 1000), limited
    yield "jpeg-500-comments.jpg", jpeg(0xFE, lambda i: b"", 500), limited
    yield "gif-comments-of-32-MB.gif", gif_comments(32 << 20), limited
    yield "webp-claims-16383-squared.webp", webp_claim(16_383), refused
    yield "webp-canvas-16777216-squared.webp", extended_webp(1 << 24), refused
    yield "webp-exif-of-60-MB.webp", webp_with_block(b"EXIF", 0x08, 60 << 20), limited
    yield "webp-profile-of-60-MB.webp", webp_with_block(b"ICCP", 0x20, 60 << 20), limited
    yield "webp-unknown-chunk-of-60-MB.webp", webp_with_block(b"none", 0, 60 << 20), limited
    for extension in ("avif", "heic"):
        yield f"{extension}-free-box-of-60-MB.{extension}", heif_with_free_box(extension, 60 << 20), limited
    yield "tiff-float-of-16000-squared.tif", tiff(float_tiff(16_000)), ["unsupportedFormat"]
    for side in (60_000, 2**31 - 1):
        for extension in ("avif", "heic"):
            yield f"{extension}-claims-{side}-squared.{extension}", heif_claim(extension, side), refused


def torture(seed):
    lost, codes, worst = [], [], rig.Run(0, 0)
    tiny = min((measure("tiny.png", png(8))[1] for _ in range(3)), key=lambda run: run.busy)
    for name, data, right in bombs():
        code, run = measure(name, data)
        codes.append(code)
        more = run.busy - tiny.busy
        worst = rig.Run(0, max(worst.seconds, run.seconds - tiny.seconds),
                        busy=max(worst.busy, more), peak=max(worst.peak, run.peak))
        told = (f"{name}, {len(data):,} bytes: {code}, {more * 1000:+.0f} ms"
                f" ({(run.seconds - tiny.seconds) * 1000:+.0f} by the clock), {run.peak:.0f} MB")
        rig.note("  " + told)
        if code not in right or more > SECONDS or run.peak > MEGABYTES:
            lost.append(told)
    outcome = (f"{rig.counted(codes)}; at most {worst.busy * 1000:.0f} ms of processor time"
               f" ({worst.seconds * 1000:.0f} ms by the clock) more than a tiny photo, and"
               f" {worst.peak:.0f} MB in all (it: {tiny.peak:.0f} MB)")
    yield rig.Row("bombs, refused or made within 100 ms and 100 MB each", len(codes), lost, outcome)


def measure(name, data):
    """The code, and the least seconds and the most memory of its builds."""
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        catalog = rig.Catalog(pathlib.Path(folder))
        (catalog.photos / name).write_bytes(data)
        catalog.write([name])
        runs = [rig.measure(*catalog.words()) for _ in range(REPEATS)]
        least = rig.Run(runs[0].code, min(run.seconds for run in runs),
                        busy=min(run.busy for run in runs), peak=max(run.peak for run in runs))
        if wrong := [run.code for run in runs if run.code not in (0, 1)]:
            return f"exit code {wrong[0]}", least
        result = catalog.results([name])[name]
        return result if isinstance(result, str) else "made", least

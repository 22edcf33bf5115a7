"""A small whole photo in each input format, every byte of which counts."""
import io
import pathlib
import random
import subprocess
import tempfile

from PIL import Image

SIZE = (160, 120)


def picture(size=SIZE, seed=1):
    """Coloured blocks under noise: no line is like another."""
    source = random.Random(seed)
    blocks = Image.frombytes("RGB", (16, 12), source.randbytes(16 * 12 * 3))
    noise = Image.frombytes("RGB", size, source.randbytes(size[0] * size[1] * 3))
    return Image.blend(blocks.resize(size), noise, 0.08)


def saved(image, kind, **options):
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def heif(image, extension):
    """By libheif's own encoder; Pillow has none."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = pathlib.Path(folder, "a.png"), pathlib.Path(folder, "a." + extension)
        image.save(source)
        subprocess.run(["heif-enc", "-q", "90", source, "-o", target], check=True,
                       capture_output=True)
        return target.read_bytes()


def all_formats(image):
    """The bytes of the picture in each format, by a file name."""
    return {
        "baseline.jpg": saved(image, "JPEG", quality=90),
        "progressive.jpg": saved(image, "JPEG", quality=90, progressive=True),
        "plain.png": saved(image, "PNG"),
        "lossy.webp": saved(image, "WEBP", quality=90),
        "lossless.webp": saved(image, "WEBP", lossless=True),
        "photo.avif": heif(image, "avif"),
        "photo.heic": heif(image, "heic"),
        "strips.tif": saved(image, "TIFF"),
        "deflated.tif": saved(image, "TIFF", compression="tiff_adobe_deflate"),
        "colours.gif": saved(image.quantize(128), "GIF"),
    }


def healthy():
    """Photos that must not suffer from their neighbours, by file name."""
    return {f"healthy-{name}": data for name, data in all_formats(picture(seed=2)).items()}

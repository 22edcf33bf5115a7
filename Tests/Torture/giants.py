"""giants.py FOLDER: photos of 100 megapixels, in small files. A process of its own, since making them
takes far more memory than building them may."""
import pathlib
import subprocess
import sys

from PIL import Image

SIDE = 10_000


def make(folder):
    ramp = Image.linear_gradient("L")
    bands = [ramp, ramp.transpose(Image.ROTATE_90), ramp.transpose(Image.ROTATE_180)]
    picture = Image.merge("RGB", bands).resize((SIDE, SIDE), Image.NEAREST)
    picture.save(folder / "giant.png", compress_level=1)
    picture.save(folder / "progressive.jpg", progressive=True, quality=50)
    picture.save(folder / "strips.tif", compression="tiff_adobe_deflate")
    subprocess.run(["vips", "heifsave", folder / "giant.png", folder / "giant.heic", "--Q", "20",
                    "--effort", "0"], check=True)


make(pathlib.Path(sys.argv[1]))

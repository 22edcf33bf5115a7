"""gradient.py FILE WIDTH HEIGHT [ORIENTATION]: red grows from left to right, green from top to bottom.

With an EXIF orientation the pixels are stored so that they come out like that."""
import sys

import numpy
from PIL import Image
from PIL.Image import Transpose

# What undoes each orientation (EXIF 2.32, 4.6.4 A).
STORED = {2: Transpose.FLIP_LEFT_RIGHT, 3: Transpose.ROTATE_180, 4: Transpose.FLIP_TOP_BOTTOM,
          5: Transpose.TRANSPOSE, 6: Transpose.ROTATE_90, 7: Transpose.TRANSVERSE,
          8: Transpose.ROTATE_270}
width, height = int(sys.argv[2]), int(sys.argv[3])
orientation = int(sys.argv[4]) if len(sys.argv) > 4 else 1
values = numpy.full((height, width, 3), 128.0)
values[..., 0] = numpy.linspace(0, 255, width)
values[..., 1] = numpy.linspace(0, 255, height)[:, None]
picture = Image.fromarray(values.round().astype("uint8"))
if orientation in STORED:
    picture = picture.transpose(STORED[orientation])
exif = Image.Exif()
exif[0x0112] = orientation
picture.save(sys.argv[1], quality=98, subsampling=0, lossless=True, exif=exif.tobytes())

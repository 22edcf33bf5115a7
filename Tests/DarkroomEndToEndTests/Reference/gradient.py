"""gradient.py FILE WIDTH HEIGHT: red grows from left to right, green from top to bottom."""
import sys

import numpy
from PIL import Image

width, height = int(sys.argv[2]), int(sys.argv[3])
picture = numpy.full((height, width, 3), 128.0)
picture[..., 0] = numpy.linspace(0, 255, width)
picture[..., 1] = numpy.linspace(0, 255, height)[:, None]
Image.fromarray(picture.round().astype("uint8")).save(sys.argv[1], quality=98, subsampling=0, lossless=True)

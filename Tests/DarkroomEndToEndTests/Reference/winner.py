"""winner.py FILE RED GREEN BLUE [ALPHA]: 900 × 700, mostly that colour, with an opaque gradient in a
corner."""
import sys

import numpy
from PIL import Image

colour = list(map(int, sys.argv[2:]))
picture = numpy.full((700, 900, len(colour)), colour, "uint8")
across, down = numpy.meshgrid(numpy.linspace(0, 255, 400), numpy.linspace(0, 255, 300))
picture[:300, :400, :3] = numpy.stack([across, down, 255 - across], 2)
picture[:300, :400, 3:] = 255
Image.fromarray(picture).save(sys.argv[1])

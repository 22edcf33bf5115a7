"""noise.py FILE WIDTH HEIGHT: every value of every channel, everywhere, over a soft gradient."""
import sys

import numpy
from PIL import Image

width, height = int(sys.argv[2]), int(sys.argv[3])
random = numpy.random.default_rng(7)
gradient = numpy.linspace(0, 255, width)[None, :, None] * numpy.ones((height, 1, 3))
blocks = random.integers(-255, 256, (height // 16 + 1, width // 16 + 1, 3))
blocks = blocks.repeat(16, 0).repeat(16, 1)[:height, :width]
Image.fromarray(numpy.clip(gradient + blocks, 0, 255).astype("uint8")).save(sys.argv[1])

"""quadrants.py FOLDER NAME…: a picture, red, green / blue, yellow, 80 × 60, in Pillow's formats."""
import os
import sys

from PIL import Image

COLOURS = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0)]
picture = Image.new("RGB", (80, 60))
for index, colour in enumerate(COLOURS):
    left, top = index % 2 * 40, index // 2 * 30
    picture.paste(colour, (left, top, left + 40, top + 30))
for name in sys.argv[2:]:
    # Chroma at full resolution for JPEG, no loss for WebP; the other formats ignore it.
    picture.save(os.path.join(sys.argv[1], name), quality=95, subsampling=0, lossless=True)

"""zone.py FILE WIDTH HEIGHT X0 Y0 X1 Y1 INSIDE OUTSIDE: a grey picture with another grey in a zone."""
import sys

from PIL import Image

width, height, *box, inside, outside = map(int, sys.argv[2:])
picture = Image.new("L", (width, height), outside)
picture.paste(inside, tuple(box))
picture.save(sys.argv[1])

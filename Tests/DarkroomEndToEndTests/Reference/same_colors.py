"""same_colors.py SOURCE OUTPUT: the largest difference of the middles of eight patches once each
file is converted by its own profile to Display P3, where nothing of either is cut off."""
import io
import sys

import numpy
from PIL import ImageCms

from decoding import opened
from display_p3 import display_p3


def patches(path):
    picture = opened(path)
    profile = picture.info.get("icc_profile")
    if profile is None or picture.mode == "RGBA":
        picture = picture.convert("RGB")
    source = io.BytesIO(profile) if profile else ImageCms.createProfile("sRGB")
    picture = ImageCms.profileToProfile(
        picture, source, io.BytesIO(display_p3()), outputMode="RGB")
    return numpy.array(picture, int)[picture.height // 2, picture.width // 16::picture.width // 8]


print(abs(patches(sys.argv[1]) - patches(sys.argv[2])).max())

"""odd_samples.py FOLDER: TIFF files of 32-bit, floating-point and Lab samples, which no photo has."""
import os
import sys

from PIL import Image, ImageCms

folder = sys.argv[1]
Image.new("F", (40, 40), 0.5).save(os.path.join(folder, "float.tif"))
Image.new("I", (40, 40), 40000).save(os.path.join(folder, "int.tif"))
grey = Image.new("RGB", (40, 40), (120, 130, 140))
ImageCms.profileToProfile(
    grey, ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), outputMode="LAB"
).save(os.path.join(folder, "lab.tif"))
grey.save(os.path.join(folder, "photo.tif"))

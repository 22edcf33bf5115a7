"""stuffed.py FOLDER: a picture in every source format, stuffed with private data wherever the format
has room. All of it contains the word SECRET; the place is 12° 34' N, 56° 47' E."""
import os
import subprocess
import sys

from PIL import Image, PngImagePlugin, TiffImagePlugin

from display_p3 import display_p3

folder = sys.argv[1]


def path(name):
    return os.path.join(folder, name)


def exiftool(name, *options):
    subprocess.run(["exiftool", "-q", "-m", "-overwrite_original", *options, path(name)], check=True)


def camera_exif():
    """An EXIF block with maker notes, which exiftool does not make out of nothing."""
    exif = Image.Exif()
    exif[0x010F] = "SECRET maker"
    exif.get_ifd(0x8769)[0x927C] = b"SECRET maker note " * 20
    exif.get_ifd(0x8769)[0x9286] = b"ASCII\0\0\0SECRET user comment"
    return exif.tobytes()


# A profile that names its owner; same length, so that its offsets stay right.
profile = display_p3().replace("P3 t".encode("utf-16-be"), b"SECRET P").replace(b"none", b"none")
assert b"SECRET P" in profile
picture = Image.radial_gradient("L").convert("RGB").resize((420, 480))
picture.save(path("thumbnail.jpg"), quality=50)
open(path("thumbnail.jpg"), "ab").write(b"SECRET")
text = PngImagePlugin.PngInfo()
text.add_text("Comment", "SECRET text")
text.add_text("Author", "SECRET compressed", zip=True)
text.add_itxt("Title", "SECRET international")
tags = TiffImagePlugin.ImageFileDirectory_v2()
tags[270], tags[305], tags[65000] = "SECRET description", "SECRET software", "SECRET private tag"

picture.save(path("a.jpg"), exif=camera_exif(), icc_profile=profile)
picture.save(path("camera.jpg"), exif=camera_exif())  # exiftool would drop the maker notes
picture.save(path("a.png"), exif=camera_exif(), icc_profile=profile, pnginfo=text)
picture.save(path("a.webp"), exif=camera_exif(), icc_profile=profile, quality=90)
picture.save(path("a.tif"), tiffinfo=tags, icc_profile=profile)
picture.quantize().save(path("a.gif"), comment=b"SECRET comment")

GPS = ["-GPSLatitude=12 34 0", "-GPSLatitudeRef=N", "-GPSLongitude=56 47 0", "-GPSLongitudeRef=E"]
EXIF = ["-EXIF:Artist=SECRET artist", "-EXIF:ImageDescription=SECRET", "-SerialNumber=SECRET", *GPS]
XMP = ["-XMP:Creator=SECRET creator", "-XMP:City=SECRET city", "-XMP:Description=SECRET"]
IPTC = ["-IPTC:Keywords=SECRET", "-IPTC:Caption-Abstract=SECRET caption"]
PHOTOSHOP = ["-Photoshop:URL=http://SECRET", "-Photoshop:PhotoshopThumbnail<=" + path("thumbnail.jpg")]
exiftool("a.jpg", *EXIF, *XMP, *IPTC, *PHOTOSHOP, "-Comment=SECRET comment",
         "-ThumbnailImage<=" + path("thumbnail.jpg"), "-XMP-GCamera:MicroVideo=1")
open(path("a.jpg"), "ab").write(b"SECRET trailer")
exiftool("a.png", *EXIF, *XMP)
exiftool("a.webp", *EXIF, *XMP)
exiftool("a.tif", *EXIF, *XMP, *IPTC, *PHOTOSHOP)
exiftool("a.gif", *XMP, "-Comment=SECRET comment")
exiftool("a.png", *IPTC)
for kind in ("heic", "avif"):
    subprocess.run(["heif-enc", "-q", "90", path("a.jpg"), "-o", path("a." + kind)],
                   check=True, capture_output=True)
    exiftool("a." + kind, *EXIF, *XMP)
clear = picture.convert("RGBA")
clear.putalpha(200)
clear.save(path("clear.png"), exif=camera_exif(), icc_profile=profile, pnginfo=text)
exiftool("clear.png", *EXIF, *XMP)
os.remove(path("thumbnail.jpg"))

"""page.py MANIFEST [BASE]: prints a page of all trips and books with `<picture>` elements. The browser takes
the best format that it knows and the file for its screen; BASE is the address of the output folder. Paths have
no character that an address or a `srcset` would need otherwise than as it is."""
import base64
import html
import sys

import lookup
from darkroom_manifest import Manifest, Picture, Variant

# The last of a picture's formats in this order is for browsers that know none of the others.
FORMATS = ("avif", "webp", "heic", "jpeg", "png")


def picture_element(picture: Picture, alt: str, base: str = "") -> str:
    """A `<picture>` for the picture, as large as its points, with its colour until it is there."""
    *others, files = by_format(picture)
    sources = [f'<source type="{other[0]["mediaType"]}" srcset="{srcset(other, base)}">' for other in others]
    size = picture["size"]
    colour = "" if is_transparent(picture) else f' style="background-color: {picture["dominantColor"]}"'
    image = (f'<img src="{base}{files[0]["path"]}" srcset="{srcset(files, base)}"'
             f' width="{size["width"]:.0f}" height="{size["height"]:.0f}" alt="{html.escape(alt)}"'
             f' loading="lazy"{colour}>')
    return "<picture>" + "".join(sources) + image + "</picture>"


def by_format(picture: Picture) -> list[list[Variant]]:
    """The picture's files of each format, by scale; the formats from the best, unknown ones before all."""
    names = {variant["format"] for variant in picture["variants"]}
    order = sorted(names, key=lambda name: (FORMATS.index(name) if name in FORMATS else -1, name))
    return [[variant for variant in picture["variants"] if variant["format"] == name] for name in order]


def srcset(files: list[Variant], base: str) -> str:
    """Each file with the scale that it is for."""
    return ", ".join(f"{base}{file['path']} {file['scale']}x" for file in files)


def is_transparent(picture: Picture) -> bool:
    """Whether any of it is: ThumbHash has a bit for that. A colour behind it would stay in sight."""
    return base64.b64decode(picture["thumbHash"])[2] & 0x80 != 0


def page(manifest: Manifest, base: str = "") -> str:
    """All trips and books; a picture that failed is left out."""
    blocks = []
    for trip in manifest["models"]["trips"]:
        images = trip["images"]
        keys = [(images.get("header.expanded"), trip["title"])]
        keys += [(key, f"{trip['title']}, picture {key.rpartition('.')[2]}") for key in images["gallery"]]
        blocks.append(section(manifest, trip["title"], keys, base))
    for book in manifest["models"]["books"]:
        blocks.append(section(manifest, book["title"], [(book["images"].get("cover"), f"Cover of {book['title']}")],
                              base))
    return ('<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8"><title>Pictures</title>\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1"></head>\n'
            "<body>\n<h1>Pictures</h1>\n" + "\n".join(blocks) + "\n</body>\n</html>\n")


def section(manifest: Manifest, title: str, keys: list[tuple[str | None, str]], base: str) -> str:
    """A heading and the pictures that there are."""
    pictures = [picture_element(manifest["images"][key], alt, base) for key, alt in keys if key]
    return f"<section>\n<h2>{html.escape(title)}</h2>\n" + "\n".join(pictures) + "\n</section>"


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("Usage: page.py MANIFEST [BASE]")
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(page(lookup.read(sys.argv[1]), sys.argv[2] if len(sys.argv) == 3 else ""))

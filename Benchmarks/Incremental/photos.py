"""Small photos of distinct content, as many as are wanted: uncompressed TIFFs of 64 × 48 pixels."""
import hashlib
import json
import struct

WIDTH, HEIGHT = 64, 48


def tiff(number):
    """The file's bytes (TIFF 6.0, baseline RGB, one strip): four flat fields of colours that no other
    number has together."""
    colors = hashlib.sha256(str(number).encode()).digest()
    rows = [b"".join(colors[at:at + 3] * (WIDTH // 2) for at in pair) * (HEIGHT // 2)
            for pair in [(0, 3), (6, 9)]]
    pixels = b"".join(rows)
    entries = [(256, 3, 1, WIDTH), (257, 3, 1, HEIGHT), (258, 3, 3, 8), (259, 3, 1, 1),
               (262, 3, 1, 2), (273, 4, 1, 8), (277, 3, 1, 3), (278, 3, 1, HEIGHT),
               (279, 4, 1, len(pixels))]
    start = 8 + len(pixels)
    beyond = start + 2 + 12 * len(entries) + 4
    directory = struct.pack("<H", len(entries))
    for tag, kind, count, value in entries:
        directory += struct.pack("<HHII", tag, kind, count, beyond if count > 1 else value)
    bits = struct.pack("<HHH", 8, 8, 8)
    return b"II*\0" + struct.pack("<I", start) + pixels + directory + bytes(4) + bits


class Catalog:
    """A folder with that many photos; each is the thumbnail of a focus, the first also a trip's."""

    def __init__(self, folder, count):
        self.folder = folder
        self.photos = folder / "photos"
        self.photos.mkdir(parents=True)
        self.names = [f"p{number:06}" for number in range(count)]
        for number in range(count):
            self.put(number, number)
        self.title = "Title"
        self.recipe = {"roles": {"focus.thumbnail": {"width": 16, "height": 16},
                                 "trip.cover": {"width": 16, "height": 12},
                                 "trip.gallery": {"width": 12, "height": 12},
                                 "trip.header.collapsed": {"height": 4},
                                 "trip.header.expanded": {"height": 12}},
                       "screen": {"width": 16}, "formats": ["jpeg", "png"]}
        self.write()

    def path(self, number):
        return self.photos / f"{self.names[number]}.tif"

    def put(self, number, content):
        self.path(number).write_bytes(tiff(content))

    def write(self):
        focuses = [{"id": name, "title": f"{self.title} {name}", "description": "",
                    "imageName": name} for name in self.names]
        trip = {"id": "trip", "title": "t", "subtitle": "", "location": "",
                "startDate": "2024-05-29", "endDate": "2024-06-03", "isPublic": True,
                "friends": [], "selectedImages": [self.names[0]]}
        (self.folder / "catalog.json").write_text(
            json.dumps({"version": 1, "focuses": focuses, "trips": [trip]}))
        (self.folder / "recipe.json").write_text(json.dumps(self.recipe))

"""Writes the outputs of all shards of a build that nobody ran: manifests and records as a build writes
them, under the pictures' names files without bytes. 100 pictures a trip: 97 photos in a gallery, of the
first also the cover and both headers."""
import hashlib
import json
import os
import pathlib

import library

PHOTOS_A_TRIP = 97
PICTURES_A_TRIP = PHOTOS_A_TRIP + 3

PICTURE = """\
    "{key}": {{
      "crop": {{
        "height": 2448,
        "width": 2105,
        "x": 1056,
        "y": 0
      }},
      "dominantColor": "#5878a8",
      "omittedScales": [],
      "size": {{
        "height": 128,
        "width": 128
      }},
      "source": "{source}",
      "thumbHash": "58YJLgaIhwiHh1h3eIqHdod4iHCLCdg=",
      "variants": [
        {{
          "bytes": 0,
          "colorSpace": "srgb",
          "enlarged": false,
          "format": "jpeg",
          "height": 128,
          "mediaType": "image/jpeg",
          "path": "{path}",
          "scale": 1,
          "sha256": "{digest}",
          "width": 128
        }}
      ]
    }}"""

SOURCE = """\
    "{source}": {{
      "bytes": 3000000,
      "focalPoint": {{
        "origin": "attention",
        "x": 0.5,
        "y": 0.5
      }},
      "format": "jpeg",
      "height": 3024,
      "sha256": "{digest}",
      "width": 4032
    }}"""


def path(key):
    digest = hashlib.sha256(key.encode()).hexdigest()
    return f"images/{key}@1x.{digest[:16]}.jpg", digest


class Trip:
    """One trip and its pictures, by shard; shard `None` is a build of everything."""

    def __init__(self, number, count):
        self.id = f"trip-{number:06}"
        photos = [f"photos/{self.id}/{place:03}.jpg" for place in range(1, PHOTOS_A_TRIP + 1)]
        roles = {"cover": photos[0], "header.collapsed": photos[0], "header.expanded": photos[0]}
        roles |= {f"gallery.{place}": photo for place, photo in enumerate(photos, 1)}
        # Shard → photos, and (role, photo) in the order of the catalog.
        self.photos, self.pictures = {None: photos}, {None: list(roles.items())}
        owner = {photo: library.number(photo) % count for photo in photos}
        for photo in photos:
            self.photos.setdefault(owner[photo], []).append(photo)
        for role, photo in roles.items():
            self.pictures.setdefault(owner[photo], []).append((role, photo))
        head = json.dumps({"friends": [], "id": self.id}, indent=2).splitlines()[:-1]
        tail = json.dumps({"isPublic": True, "title": "A trip", "selectedImages": [
            photo.removeprefix("photos/") for photo in photos]}, indent=2, sort_keys=True).splitlines()[1:]
        self.head = "\n".join(f"      {line}" for line in head) + ",\n"
        self.tail = ",\n" + "\n".join(f"      {line}" for line in tail)

    def key(self, role):
        return f"trip/{self.id}/{role}"

    def model(self, shard):
        """Its object, with the keys of what the shard made."""
        roles = [role for role, _ in self.pictures.get(shard, [])]
        images = {role: self.key(role) for role in roles if not role.startswith("gallery.")}
        images["gallery"] = [self.key(role) for role in roles if role.startswith("gallery.")]
        text = json.dumps(images, indent=2, sort_keys=True).replace("\n", "\n        ")
        return f'{self.head}        "images": {text}{self.tail}'

    def entries(self, shard):
        for role, photo in sorted(self.pictures.get(shard, [])):
            where, digest = path(self.key(role))
            yield PICTURE.format(key=self.key(role), source=photo, path=where, digest=digest)

    def sources(self, shard):
        for photo in self.photos.get(shard, []):
            yield SOURCE.format(source=photo, digest=f"{library.number(photo):064x}")


def write_manifest(file, trips, shard):
    """A shard's manifest; gives its SHA-256."""
    digest = hashlib.sha256()

    def put(text):
        digest.update(text.encode())
        file.write(text.encode())

    def put_all(begin, entries, end, nothing):
        is_empty = True
        for entry in entries:
            put((begin if is_empty else ",\n") + entry)
            is_empty = False
        put(nothing if is_empty else end)

    put('{\n  "$schema": "manifest-v1.schema.json",\n  "failures": [],\n  "generator": {\n'
        '    "fingerprint": "growth",\n    "libvips": "8.14.1",\n    "name": "darkroom",\n'
        '    "version": "0.1.0"\n  },\n  "images": ')
    put_all("{\n", (entry for trip in trips for entry in trip.entries(shard)), "\n  }", "{}")
    put(',\n  "models": {\n    "books": [],\n    "focuses": [],\n    "quickFocusSections": [],\n'
        '    "trips": ')
    put_all("[\n", (trip.model(shard) for trip in trips), "\n    ]", "[]")
    put('\n  },\n  "recipeDigest": "growth",\n  "schemaVersion": "1.0",\n  "sources": ')
    put_all("{\n", (entry for trip in trips for entry in trip.sources(shard)), "\n  }", "{}")
    put("\n}\n")
    return digest.hexdigest()


def write_shard(folder, trips, shard, count):
    """One shard's output."""
    os.makedirs(folder / "images/trip")
    for trip in trips:
        pictures = trip.pictures.get(shard, [])
        if pictures:
            os.mkdir(folder / "images/trip" / trip.id)
        for role, _ in pictures:
            os.close(os.open(f"{folder}/{path(trip.key(role))[0]}", os.O_CREAT | os.O_WRONLY, 0o644))
    with open(folder / "manifest.json", "wb") as file:
        digest = write_manifest(file, trips, shard)
    (folder / "shard.json").write_text(json.dumps(
        {"version": 1, "index": shard + 1, "count": count, "catalogDigest": "growth",
         "planDigest": "growth", "manifestDigest": digest}))


def write(folder, pictures, count):
    """All shards' outputs of about so many pictures; gives their folders and the SHA-256 of the manifest
    of a build of everything."""
    trips = [Trip(number, count) for number in range(-(-pictures // PICTURES_A_TRIP))]
    folders = [pathlib.Path(folder) / f"shard-{shard + 1}" for shard in range(count)]
    for shard, output in enumerate(folders):
        write_shard(output, trips, shard, count)
    with open(os.devnull, "wb") as nothing:
        return folders, write_manifest(nothing, trips, None)

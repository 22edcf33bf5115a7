"""Looks pictures up in a manifest: which file for a screen, and why there is none."""
import json
import os

from darkroom_manifest import Failure, Manifest, Picture, Trip, Variant


def read(path: str | os.PathLike[str]) -> Manifest:
    """The manifest at `path`; ValueError where it is of another major version, or none at all."""
    with open(path, encoding="utf-8") as file:
        manifest: Manifest = json.load(file)
    version = manifest.get("schemaVersion") if isinstance(manifest, dict) else None
    if str(version).split(".")[0] != "1":
        raise ValueError(f"{path}: schema version {version}, this reader knows version 1")
    return manifest


def trip(manifest: Manifest, id: str) -> Trip | None:
    """The trip with this id. For many look-ups make a dictionary of them."""
    return next((trip for trip in manifest["models"]["trips"] if trip["id"] == id), None)


def variant(picture: Picture, scale: float, formats: tuple[str, ...] = ()) -> Variant:
    """The file to show: in the first of `formats` that there is (else in any), of exactly this scale, else
    of the next larger one, else of the next smaller one."""
    chosen = next((format for format in formats if any(v["format"] == format for v in picture["variants"])), None)
    files = [v for v in picture["variants"] if chosen in (None, v["format"])]
    larger = [v for v in files if v["scale"] >= scale]
    # Of equal scales min and max both give the first, which is the first of the recipe's formats.
    return min(larger, key=lambda v: v["scale"]) if larger else max(files, key=lambda v: v["scale"])


def failure(manifest: Manifest, key: str) -> Failure | None:
    """Why the picture with this key could not be made; None where it is there or its role is switched off."""
    return next((failure for failure in manifest["failures"] if key in failure["images"]), None)

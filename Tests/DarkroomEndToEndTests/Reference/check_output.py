"""check_output.py OUTPUT: all that is wrong with an output folder, as a JSON list of texts.

Judged: the manifest against the schema beside it, its form, and each file against its record."""
import hashlib
import json
import os
import sys

from jsonschema import Draft202012Validator

from decoding import opened

root = sys.argv[1]
problems = []
with open(os.path.join(root, "manifest.json"), encoding="utf-8") as file:
    text = file.read()


def in_order(pairs):
    keys = [key for key, _ in pairs]
    if keys != sorted(keys, key=lambda key: key.encode("utf-8")):
        problems.append(f"keys not sorted: {keys}")
    return dict(pairs)


def walk(value, place=""):
    """Absent is left out, and no place on this machine is told."""
    if value is None:
        problems.append(f"{place} is null")
    elif isinstance(value, str) and (value.startswith("/") or root in value):
        problems.append(f"{place} is absolute: {value}")
    elif isinstance(value, dict):
        for key, inner in value.items():
            walk(inner, f"{place}/{key}")
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            walk(inner, f"{place}/{index}")


def check(variant):
    path = os.path.join(root, variant["path"])
    data = open(path, "rb").read()
    digest = hashlib.sha256(data).hexdigest()
    size = opened(path).size
    if (variant["bytes"], variant["sha256"]) != (len(data), digest):
        problems.append(f"{variant['path']}: not the bytes of its record")
    if size != (variant["width"], variant["height"]):
        problems.append(f"{variant['path']}: is {size}")
    if f".{digest[:16]}." not in variant["path"]:
        problems.append(f"{variant['path']}: not named after {digest}")


manifest = json.loads(text, object_pairs_hook=in_order)
with open(os.path.join(root, manifest["$schema"]), encoding="utf-8") as file:
    schema = json.load(file)
Draft202012Validator.check_schema(schema)
for error in Draft202012Validator(schema).iter_errors(manifest):
    problems.append("/".join(map(str, error.absolute_path)) + ": " + error.message)
walk(manifest)
named = set()
for picture in manifest["images"].values():
    if picture["source"] not in manifest["sources"]:
        problems.append(f"unknown source {picture['source']}")
    for variant in picture["variants"]:
        named.add(variant["path"])
        check(variant)
for folder, _, files in os.walk(os.path.join(root, "images")):
    for name in files:
        if os.path.relpath(os.path.join(folder, name), root) not in named:
            problems.append(f"{name} is not in the manifest")
print(json.dumps(problems))

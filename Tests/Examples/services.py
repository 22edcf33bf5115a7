"""Examples/python/service.py and Examples/node/header.mjs, run for real on a real output."""
import json
import os
import subprocess
import urllib.error
import urllib.parse
import urllib.request

from rig import EXAMPLES, ODD, expect, manifest, run, running


def test(folder, outputs):
    """Says what holds; an error where something doesn't."""
    output = outputs[-1]
    whole = manifest(output)
    node(output, whole)
    with running("/usr/bin/python3", EXAMPLES / "python/service.py", output / "manifest.json", 0,
                 stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        base = process.stdout.readline().strip()
        service(base, whole)
        notices_a_new_build(base, output)
    print("python: the service gives a trip's header, says why there is none, and notices a new build")


def path_at(whole, key, scale, form="jpeg"):
    """The path of one file, looked up by hand."""
    files = whole["images"][key]["variants"]
    return next(file["path"] for file in files if (file["scale"], file["format"]) == (scale, form))


def node(output, whole):
    """The script prints one path, or says why there is none."""
    script = ("node", EXAMPLES / "node/header.mjs", output / "manifest.json")
    wanted = path_at(whole, "trip/picos/header.expanded", 3)
    expect(run(*script, "picos").strip(), wanted, "node: the header at 3x")
    expect((output / wanted).is_file(), True, "node: the file is there")
    expect(run(*script, "picos", "2").strip(), path_at(whole, "trip/picos/header.expanded", 2), "node: 2x")
    expect(run(*script, "picos", "2.5").strip(), wanted, "node: the next larger one")
    expect(run(*script, "small", "3").strip(), path_at(whole, "trip/small/header.expanded", 1), "node: smaller")
    said = run(*script, "dark & wet", code=1)
    expect(said.startswith("photos/broken.jpg: "), True, f"node: the reason, {said}")
    expect(run(*script, "nowhere", code=1), "there is no trip nowhere\n", "node: an unknown trip")
    expect(run(*script, "picos", "x", code=2)[:6], "Usage:", "node: a wrong scale")
    print("node: the script gives a trip's header at a scale, else the next larger, else the next smaller")


def get(base, *parts, query=""):
    """Status and answer."""
    url = "/".join([base, *(urllib.parse.quote(part, safe="") for part in parts)]) + query
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def service(base, whole):
    """Each kind of question, and its answer."""
    status, file = get(base, "trips", "picos", "header.expanded", query="?scale=3")
    expect((status, file["path"]), (200, path_at(whole, "trip/picos/header.expanded", 3)), "python: 3x")
    expect((file["width"], file["height"]), (1179, 1371), "python: 393 x 457 points at 3x")
    key = next(trip["key"] for trip in whole["models"]["trips"] if trip["id"] == ODD)
    status, file = get(base, "trips", ODD, "header.collapsed", query="?scale=2")
    expect((status, file["path"]), (200, path_at(whole, f"{key}/header.collapsed", 2)), "python: an odd id")
    status, said = get(base, "trips", "dark & wet", "header.expanded")
    expect((status, said["error"].startswith("photos/broken.jpg: ")), (404, True), f"python: the reason, {said}")
    expect(get(base, "trips", "nowhere", "header.expanded")[0], 404, "python: an unknown trip")
    expect(get(base, "trips", "picos", "cover")[0], 404, "python: another role")
    for scale in ("x", "0", "-1", "nan", "inf", ""):
        expect(get(base, "trips", "picos", "header.expanded", query=f"?scale={scale}")[0], 400, f"scale {scale}")


def notices_a_new_build(base, output):
    """The manifest is another file, as a build leaves it; then it is none; then it is as before."""
    path = output / "manifest.json"
    text = path.read_text()
    for content, wanted in ((text.replace('"id": "picos"', '"id": "picos2"'), 404), ("{", 503), (text, 200)):
        path.with_suffix(".new").write_text(content)
        os.replace(path.with_suffix(".new"), path)
        expect(get(base, "trips", "picos", "header.expanded")[0], wanted, "python: a new manifest")

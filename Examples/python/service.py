"""service.py MANIFEST [PORT]: answers, for a trip, which file its header is at a scale.

    GET /trips/picos/header.expanded?scale=3  →  {"path": "images/trip/picos/header.expanded@3x.….jpg", …}

404 says why there is none. A new build's manifest is noticed at the next request."""
import http.server
import json
import os
import sys
import urllib.parse

import lookup
from darkroom_manifest import Manifest, Trip, Variant

HEADERS = ("header.collapsed", "header.expanded")


class Shelf:
    """The manifest as it now is, and its trips by id."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.load()

    def load(self) -> None:
        """Reads the manifest again if it is another file: a build puts a new one in its place."""
        status = os.stat(self.path)
        stamp = (status.st_ino, status.st_mtime_ns, status.st_size)
        if stamp == getattr(self, "stamp", None):
            return
        manifest = lookup.read(self.path)
        self.now: tuple[Manifest, dict[str, Trip]] = (
            manifest, {trip["id"]: trip for trip in manifest["models"]["trips"]})
        self.stamp = stamp


class Problem(Exception):
    """A status and what to tell the client."""


def header(shelf: Shelf, target: str) -> Variant:
    """The file that a request asks for."""
    url = urllib.parse.urlsplit(target)
    parts = [urllib.parse.unquote(part) for part in url.path.split("/")]
    if len(parts) != 4 or parts[1] != "trips" or parts[3] not in HEADERS:
        raise Problem(404, "ask for /trips/<id>/header.collapsed or /trips/<id>/header.expanded")
    scale = wanted_scale(url.query)
    manifest, trips = shelf.now
    trip = trips.get(parts[2])
    if trip is None:
        raise Problem(404, f"there is no trip {parts[2]}")
    key = f"{trip['key']}/{parts[3]}"
    picture = manifest["images"].get(key)
    if picture is None:
        failed = lookup.failure(manifest, key)
        raise Problem(404, f"{failed['source']}: {failed['message']}" if failed else f"{parts[3]} is switched off")
    return lookup.variant(picture, scale)


def wanted_scale(query: str) -> float:
    """Pixels a point; 1 where nothing is said."""
    text = urllib.parse.parse_qs(query, keep_blank_values=True).get("scale", ["1"])[-1]
    try:
        scale = float(text)
    except ValueError:
        scale = 0
    if not 0 < scale < float("inf"):
        raise Problem(400, f"scale must be a number above 0, not {text!r}")
    return scale


def handler(shelf: Shelf) -> type[http.server.BaseHTTPRequestHandler]:
    """What answers the requests of one connection."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            try:
                shelf.load()
                self.answer(200, header(shelf, self.path))
            except Problem as problem:
                self.answer(problem.args[0], {"error": problem.args[1]})
            except (OSError, ValueError) as error:
                self.log_error("%s", error)
                self.answer(503, {"error": "the manifest can't be read"})

        def answer(self, status: int, body: object) -> None:
            data = json.dumps(body, ensure_ascii=False).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

    return Handler


def main() -> None:
    if len(sys.argv) not in (2, 3):
        sys.exit("Usage: service.py MANIFEST [PORT]")
    port = int(sys.argv[2]) if len(sys.argv) == 3 else 8080
    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler(Shelf(sys.argv[1])))
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()

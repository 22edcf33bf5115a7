"""rotate_heif.py IN OUT ANGLE: adds an `irot` property (ANGLE × 90° anti-clockwise) to the primary
item of a HEIC or AVIF file, as phones do (ISO/IEC 23008-12, 6.5.10)."""
import struct
import sys


def boxes(data, start, end):
    """Type, start and end of each box."""
    while start < end:
        size, kind = struct.unpack_from(">I4s", data, start)
        yield kind, start, start + size
        start += size


def find(data, start, end, kind):
    return next((first, last) for name, first, last in boxes(data, start, end) if name == kind)


def grow(data, start, by):
    struct.pack_into(">I", data, start, struct.unpack_from(">I", data, start)[0] + by)


def shift_items(data, start, by):
    """Moves the offsets of items that lie in the file (iloc version 0 or 1, offsets of 4 bytes)."""
    version, base = data[start + 8], data[start + 13] >> 4
    assert version < 2 and data[start + 12] == 0x44
    count, place = struct.unpack_from(">H", data, start + 14)[0], start + 16
    for _ in range(count):
        in_file = version == 0 or data[place + 3] & 15 == 0
        place += 4 + 2 * version + base
        extents = struct.unpack_from(">H", data, place)[0]
        for extent in range(place + 2, place + 2 + 8 * extents, 8):
            if in_file:
                grow(data, extent, by)
        place += 2 + 8 * extents


data = bytearray(open(sys.argv[1], "rb").read())
meta = find(data, 0, len(data), b"meta")
item = struct.unpack_from(">H", data, find(data, meta[0] + 12, meta[1], b"pitm")[0] + 12)[0]
shift_items(data, find(data, meta[0] + 12, meta[1], b"iloc")[0], 10)
iprp = find(data, meta[0] + 12, meta[1], b"iprp")
ipco = find(data, iprp[0] + 8, iprp[1], b"ipco")
ipma = find(data, iprp[0] + 8, iprp[1], b"ipma")
number = len(list(boxes(data, ipco[0] + 8, ipco[1]))) + 1
place = ipma[0] + 16
while struct.unpack_from(">H", data, place)[0] != item:
    place += 3 + data[place + 2]
data[place + 2] += 1
end = place + 2 + data[place + 2]
data[end:end] = bytes([0x80 | number])
data[ipco[1]:ipco[1]] = struct.pack(">I4sB", 9, b"irot", int(sys.argv[3]))
for start, by in ((ipma[0] + 9, 1), (ipco[0], 9), (iprp[0], 10), (meta[0], 10)):
    grow(data, start, by)
open(sys.argv[2], "wb").write(data)

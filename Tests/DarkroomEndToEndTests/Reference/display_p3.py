"""A Display P3 profile, made from the numbers of its definition (SMPTE EG 432-1 primaries, D65, the
sRGB curve) after ICC.1:2022; no program's built-in profile stands behind it."""
import struct

import numpy


def fixed(*numbers):
    return b"".join(struct.pack(">i", round(number * 65536)) for number in numbers)


def xyz(x, y):
    return numpy.array([x / y, 1, (1 - x - y) / y])


def adapted_primaries():
    """XYZ of red, green and blue under the D50 of the profile connection space (Bradford)."""
    primaries = numpy.stack([xyz(.68, .32), xyz(.265, .69), xyz(.15, .06)], axis=1)
    d65, d50 = xyz(.3127, .3290), numpy.array([.9642, 1, .8249])
    bradford = numpy.array([[.8951, .2664, -.1614], [-.7502, 1.7135, .0367], [.0389, -.0685, 1.0296]])
    gain = numpy.diag((bradford @ d50) / (bradford @ d65))
    adapt = numpy.linalg.inv(bradford) @ gain @ bradford
    return (adapt @ (primaries * numpy.linalg.solve(primaries, d65))).T


def display_p3():
    """The profile's bytes."""
    curve = b"para" + bytes(4) + struct.pack(">HH", 3, 0) + fixed(
        2.4, 1 / 1.055, .055 / 1.055, 1 / 12.92, .04045)
    text = b"mluc" + bytes(4) + struct.pack(">II2s2sII", 1, 12, b"en", b"US", 8, 28)
    tags = {b"desc": text + "P3 t".encode("utf-16-be"), b"cprt": text + "none".encode("utf-16-be"),
            b"wtpt": b"XYZ " + bytes(4) + fixed(.9642, 1, .8249)}
    for name, primary in zip((b"r", b"g", b"b"), adapted_primaries()):
        tags[name + b"XYZ"] = b"XYZ " + bytes(4) + fixed(*primary)
        tags[name + b"TRC"] = curve
    directory, data, start = struct.pack(">I", len(tags)), b"", 132 + 12 * len(tags)
    for name, content in tags.items():
        directory += struct.pack(">4sII", name, start + len(data), len(content))
        data += content + bytes(-len(content) % 4)
    head = struct.pack(">II4s4s4s4s12x4s28x", start + len(data), 0, b"\x04\x30\0\0", b"mntr", b"RGB ",
                       b"XYZ ", b"acsp") + fixed(.9642, 1, .8249)
    return head.ljust(128, b"\0") + directory + data

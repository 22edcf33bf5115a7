"""thumbhash.py FILE…: the ThumbHash of each picture, in base64, after the format's public
description (https://evanw.github.io/thumbhash/). Pictures larger than 100 pixels are shrunk first."""
import base64
import json
import sys

import numpy
from PIL import Image

from decoding import pixels


def rounded(number):
    return int(numpy.floor(number + .5))


def channel(plane, columns, rows):
    height, width = plane.shape
    waves = []
    for row in range(rows):
        for column in range(columns):
            if column * rows < columns * (rows - row):
                across = numpy.cos(numpy.pi / width * column * (numpy.arange(width) + .5))
                down = numpy.cos(numpy.pi / height * row * (numpy.arange(height) + .5))
                waves.append((plane * across * down[:, None]).sum() / (width * height))
    scale = max(map(abs, waves[1:]), default=0)
    return waves[0], scale, [.5 + .5 / scale * wave if scale else wave for wave in waves[1:]]


def thumbhash(rgba):
    height, width = rgba.shape[:2]
    alpha = rgba[..., 3] / 255
    colours = rgba[..., :3] / 255 * alpha[..., None]
    if alpha.sum():
        colours = colours + colours.sum((0, 1)) / alpha.sum() * (1 - alpha[..., None])
    red, green, blue = numpy.moveaxis(colours, 2, 0)
    clear = bool(alpha.sum() < width * height)
    most = 5 if clear else 7
    columns = max(1, rounded(most * width / max(width, height)))
    rows = max(1, rounded(most * height / max(width, height)))
    light = channel((red + green + blue) / 3, max(3, columns), max(3, rows))
    yellow = channel((red + green) / 2 - blue, 3, 3)
    reds = channel(red - green, 3, 3)
    wide = width > height
    head = (rounded(63 * light[0]) | rounded(31.5 + 31.5 * yellow[0]) << 6
            | rounded(31.5 + 31.5 * reds[0]) << 12 | rounded(31 * light[1]) << 18 | clear << 23)
    tail = ((rows if wide else columns) | rounded(63 * yellow[1]) << 3
            | rounded(63 * reds[1]) << 9 | wide << 15)
    answer = list(head.to_bytes(3, "little") + tail.to_bytes(2, "little"))
    waves = light[2] + yellow[2] + reds[2]
    if clear:
        opacity = channel(alpha, 5, 5)
        answer.append(rounded(15 * opacity[0]) | rounded(15 * opacity[1]) << 4)
        waves += opacity[2]
    for index, wave in enumerate(waves):
        if index % 2 == 0:
            answer.append(0)
        answer[-1] |= rounded(15 * wave) << index % 2 * 4
    return base64.b64encode(bytes(answer)).decode()


def small(rgba):
    longest = max(rgba.shape)
    if longest <= 100:
        return rgba
    height, width = (max(1, rounded(side * 100 / longest)) for side in rgba.shape[:2])
    return numpy.array(Image.fromarray(rgba).resize((width, height), Image.Resampling.LANCZOS))


print(json.dumps([thumbhash(small(pixels(path))) for path in sys.argv[1:]]))

"""sharpness.py SOURCE X Y WIDTH HEIGHT OUTPUT: how near the output is to one Lanczos step from the
crop of the full source in floating point, as PSNR in dB and as mean SSIM of luminance (Wang et al.
2004, in windows of 7 × 7); and what Pillow makes of it, which decodes a JPEG at the size that
`draft` chooses."""
import json
import sys

import numpy
from PIL import Image


def windowed(plane, side=7):
    sums = numpy.pad(plane, ((1, 0), (1, 0))).cumsum(0).cumsum(1)
    return (sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side]
            + sums[:-side, :-side]) / side ** 2


def ssim(one, other):
    one, other = (picture @ numpy.array([0.299, 0.587, 0.114]) for picture in (one, other))
    mean, mean_other = windowed(one), windowed(other)
    spread = windowed(one * one) - mean ** 2 + windowed(other * other) - mean_other ** 2
    shared = windowed(one * other) - mean * mean_other
    light, contrast = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    return ((2 * mean * mean_other + light) * (2 * shared + contrast)
            / ((mean ** 2 + mean_other ** 2 + light) * (spread + contrast))).mean()


def psnr(one, other):
    return 10 * numpy.log10(255 ** 2 / max(((one - other) ** 2).mean(), 1e-9))


x, y, width, height = (float(number) for number in sys.argv[2:6])
output = numpy.asarray(Image.open(sys.argv[6]).convert("RGB"), float)
channels = [
    channel.convert("F").resize(
        output.shape[1::-1], Image.LANCZOS, (x, y, x + width, y + height))
    for channel in Image.open(sys.argv[1]).split()]
expected = numpy.stack([numpy.asarray(channel, float) for channel in channels], -1).clip(0, 255)

size = output.shape[1::-1]
draft = Image.open(sys.argv[1])
whole = draft.size
draft.draft("RGB", [round(side * size[0] / width) for side in whole])
across, down = (new / old for new, old in zip(draft.size, whole))
box = (x * across, y * down, (x + width) * across, (y + height) * down)
pillow = numpy.asarray(draft.convert("RGB").resize(size, Image.LANCZOS, box), float)
print(json.dumps({"psnr": psnr(output, expected), "ssim": ssim(output, expected),
                  "pillowPSNR": psnr(pillow, expected), "pillowSSIM": ssim(pillow, expected)}))

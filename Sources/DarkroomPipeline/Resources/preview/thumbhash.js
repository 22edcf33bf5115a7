/**
 * Draws a ThumbHash (https://evanw.github.io/thumbhash/): for lightness and two differences of colours,
 * and for alpha where there is any, a mean and the lowest waves of a cosine transform.
 */
function drawThumbHash(base64, canvas) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const channels = thumbHashChannels(bytes);
  const context = canvas.getContext('2d');
  const image = context.createImageData(canvas.width, canvas.height);
  for (let y = 0, index = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++, index += 4) {
      const [l, p, q, a] = channels.map((channel) =>
        waveSum(channel, (x + 0.5) / canvas.width, (y + 0.5) / canvas.height));
      const blue = l - (2 / 3) * p;
      const red = (3 * l - blue + q) / 2;
      image.data.set([red, red - q, blue, a].map((value) => 255 * value), index);
    }
  }
  context.putImageData(image, 0, 0);
}

/** Lightness, P, Q and alpha, each with its mean and waves. */
function thumbHashChannels(bytes) {
  const head = bytes[0] | (bytes[1] << 8) | (bytes[2] << 16);
  const tail = bytes[3] | (bytes[4] << 8);
  const hasAlpha = head >> 23 === 1;
  const isLandscape = tail >> 15 === 1;
  const long = hasAlpha ? 5 : 7;
  const short = tail & 7;
  const nibble = nibbles(bytes, hasAlpha ? 6 : 5);
  // More saturation makes up for the few steps.
  const channels = [
    waves(nibble, (head & 63) / 63, ((head >> 18) & 31) / 31,
      Math.max(3, isLandscape ? long : short), Math.max(3, isLandscape ? short : long)),
    waves(nibble, ((head >> 6) & 63) / 31.5 - 1, ((tail >> 3) & 63) / 63 * 1.25, 3, 3),
    waves(nibble, ((head >> 12) & 63) / 31.5 - 1, ((tail >> 9) & 63) / 63 * 1.25, 3, 3),
  ];
  const alpha = hasAlpha
    ? waves(nibble, (bytes[5] & 15) / 15, (bytes[5] >> 4) / 15, 5, 5)
    : { mean: 1, list: [] };
  return [...channels, alpha];
}

/** Gives one number of four bits after the other, the lower half of a byte first; from -1 to 1. */
function nibbles(bytes, start) {
  let index = 0;
  return () => {
    const byte = bytes[start + (index >> 1)];
    return ((byte >> ((index++ & 1) * 4)) & 15) / 7.5 - 1;
  };
}

/** A channel's waves: those in the triangle below `across` and `down`, without the mean. */
function waves(nibble, mean, scale, across, down) {
  const list = [];
  for (let y = 0; y < down; y++) {
    for (let x = y ? 0 : 1; x * down < across * (down - y); x++) {
      list.push({ x, y, height: nibble() * scale });
    }
  }
  return { mean, list };
}

function waveSum({ mean, list }, across, down) {
  return list.reduce((sum, { x, y, height }) =>
    sum + height * Math.cos(Math.PI * across * x) * Math.cos(Math.PI * down * y) * 2, mean);
}

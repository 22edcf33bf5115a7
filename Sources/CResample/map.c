#include "cresample.h"

void cresample_map(
    const uint8_t *source, size_t pixels, int channels, const uint8_t *const *tables,
    uint8_t *result) {
    if (channels == 3) {
        const uint8_t *restrict red = tables[0], *restrict green = tables[1], *restrict blue = tables[2];
        for (size_t i = 0; i < 3 * pixels; i += 3) {
            result[i] = red[source[i]];
            result[i + 1] = green[source[i + 1]];
            result[i + 2] = blue[source[i + 2]];
        }
        return;
    }
    for (size_t i = 0; i < pixels; i++) {
        for (int channel = 0; channel < channels; channel++) {
            const size_t sample = i * (size_t) channels + (size_t) channel;
            result[sample] = tables[channel][source[sample]];
        }
    }
}

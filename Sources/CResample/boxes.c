#include "cresample.h"

// Adds the bytes of a row to their columns' sums.
static void add(const uint8_t *restrict row, int count, uint32_t *restrict sums) {
    for (int i = 0; i < count; i++) sums[i] += row[i];
}

static void average(
    const uint32_t *sums, int columns, int channels, int across, uint32_t rows, uint8_t *result) {
    for (int column = 0; column < columns; column += across) {
        const int width = columns - column < across ? columns - column : across;
        const uint32_t count = rows * (uint32_t) width;
        for (int channel = 0; channel < channels; channel++) {
            uint32_t sum = 0;
            for (int i = 0; i < width; i++) sum += sums[(column + i) * channels + channel];
            *result++ = (uint8_t) ((sum + count / 2) / count);
        }
    }
}

void cresample_boxes(
    const uint8_t *source, int columns, int rows, int channels, int across, int down,
    uint32_t *sums, uint8_t *result) {
    const int count = columns * channels;
    const int made = (columns + across - 1) / across * channels;
    for (int row = 0; row < rows; row += down) {
        const int height = rows - row < down ? rows - row : down;
        for (int i = 0; i < count; i++) sums[i] = 0;
        for (int i = 0; i < height; i++) add(source + (ptrdiff_t) (row + i) * count, count, sums);
        average(sums, columns, channels, across, (uint32_t) height, result);
        result += made;
    }
}

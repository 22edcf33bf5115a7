#include "cresample.h"
#include "weigh.h"

#include <string.h>

// Columns (in bytes) and rows worked on at once: their sums and results stay in the first-level
// cache while they are turned.
enum { BLOCK_BYTES = WEIGH_MOST_BYTES, BLOCK_ROWS = 32 };

// Bytes that come from memory at once, on every processor that this runs on.
enum { CACHE_LINE = 64 };

// Output rows made at once: what lies between the two directions stays in the second-level cache.
enum { STRIP_ROWS = 32 };

// Writes a block of `height` rows and `width` pixels turned: its columns become rows.
static inline void turn(
    const uint8_t *block, int width, int height, int channels, uint8_t *result,
    ptrdiff_t result_stride) {
    // Of a pixel of three bytes four are copied, which is faster; what is too much the next pixel
    // overwrites. The last one is copied exactly.
    const int copied = channels == 3 ? 4 : channels;
    for (int column = 0; column < width; column++) {
        const uint8_t *from = block + column * channels;
        uint8_t *to = result + column * result_stride;
        for (int row = 0; row < height - 1; row++) {
            memcpy(to, from, copied);
            from += BLOCK_BYTES;
            to += channels;
        }
        memcpy(to, from, channels);
    }
}

// Asks for rows from `begin` up to `end` of a block that is worked on next. Its rows lie pages apart,
// and a processor does not foresee them.
static void foresee(
    const uint8_t *block, ptrdiff_t stride, ptrdiff_t begin, ptrdiff_t end, int count) {
    for (ptrdiff_t row = begin; row < end; row++) {
        for (int byte = 0; byte < count; byte += CACHE_LINE) {
            __builtin_prefetch(block + row * stride + byte);
        }
    }
}

// Resamples the rows of an image and turns it: output row r becomes column r.
static void rows_turned(
    const uint8_t *source, ptrdiff_t stride, int columns, int channels, cresample_axis axis,
    uint8_t *result, ptrdiff_t result_stride, weigher *weigh) {
    uint8_t block[BLOCK_ROWS * BLOCK_BYTES + 4];
    const int block_columns = BLOCK_BYTES / channels;
    for (int row = 0; row < axis.count; row += BLOCK_ROWS) {
        const int height = axis.count - row < BLOCK_ROWS ? axis.count - row : BLOCK_ROWS;
        for (int column = 0; column < columns; column += block_columns) {
            const int left = columns - column;
            const int width = left < block_columns ? left : block_columns;
            const int next = left - width < block_columns ? left - width : block_columns;
            const uint8_t *const from = source + (ptrdiff_t) column * channels;
            ptrdiff_t foreseen = axis.first[row];
            for (int i = 0; i < height; i++) {
                const ptrdiff_t end = axis.first[row + i] + axis.taps;
                foresee(
                    from + (ptrdiff_t) width * channels, stride, foreseen, end,
                    next * channels);
                foreseen = end;
                weigh(
                    from + axis.first[row + i] * stride, stride,
                    axis.weights + (ptrdiff_t) (row + i) * axis.taps, axis.taps, width * channels,
                    block + i * BLOCK_BYTES);
            }
            uint8_t *to = result + column * result_stride + row * channels;
            if (channels == 3) turn(block, width, height, 3, to, result_stride);
            else turn(block, width, height, channels, to, result_stride);
        }
    }
}

size_t cresample_strip_size(int columns, int channels) {
    return (size_t) columns * (size_t) channels * STRIP_ROWS;
}

void cresample(
    const uint8_t *source, ptrdiff_t stride, int columns, int channels, cresample_axis down,
    cresample_axis across, cresample_vectors vectors, uint8_t *strip, uint8_t *result) {
    weigher *const weigh = weigher_for(vectors);
    const ptrdiff_t result_stride = (ptrdiff_t) across.count * channels;
    for (int row = 0; row < down.count; row += STRIP_ROWS) {
        const int height = down.count - row < STRIP_ROWS ? down.count - row : STRIP_ROWS;
        const cresample_axis part = {
            .weights = down.weights + (ptrdiff_t) row * down.taps,
            .first = down.first + row,
            .taps = down.taps,
            .count = height,
        };
        const ptrdiff_t strip_stride = (ptrdiff_t) height * channels;
        rows_turned(source, stride, columns, channels, part, strip, strip_stride, weigh);
        rows_turned(
            strip, strip_stride, height, channels, across, result + row * result_stride,
            result_stride, weigh);
    }
}

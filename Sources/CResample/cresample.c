#include "cresample.h"

#include <string.h>

// Columns (in bytes) and rows worked on at once: their sums and results stay in the first-level
// cache while they are turned.
enum { BLOCK_BYTES = 384, BLOCK_ROWS = 32 };

// Output rows made at once: what lies between the two directions stays in the second-level cache.
enum { STRIP_ROWS = 32 };

// Half of one, for rounding.
enum { HALF = 1 << (CRESAMPLE_FRACTION_BITS - 1) };

// The weighted sum of `taps` rows for `count` bytes, rounded half up and clamped to a byte.
static void weigh_plainly(
    const uint8_t *rows, ptrdiff_t stride, const int16_t *weights, int taps, int count,
    uint8_t *restrict result) {
    int32_t sums[BLOCK_BYTES];
    for (int i = 0; i < count; i++) sums[i] = HALF;
    for (int tap = 0; tap < taps; tap++) {
        const uint8_t *restrict row = rows + tap * stride;
        const int16_t weight = weights[tap];
        for (int i = 0; i < count; i++) sums[i] += (int16_t) row[i] * weight;
    }
    for (int i = 0; i < count; i++) {
        int32_t value = sums[i] >> CRESAMPLE_FRACTION_BITS;
        value = value < 0 ? 0 : value;
        result[i] = (uint8_t) (value > 255 ? 255 : value);
    }
}

typedef void weigher(const uint8_t *, ptrdiff_t, const int16_t *, int, int, uint8_t *restrict);

#if defined(__x86_64__)
#include <immintrin.h>

// The same, 32 bytes and two rows at a time: vpmaddwd multiplies pairs of 16-bit numbers and adds
// them as 32-bit ones, which is exact.
__attribute__((target("avx2"))) static void weigh_with_avx2(
    const uint8_t *rows, ptrdiff_t stride, const int16_t *weights, int taps, int count,
    uint8_t *restrict result) {
    const __m256i zero = _mm256_setzero_si256();
    int done = 0;
    for (; done + 32 <= count; done += 32) {
        __m256i sums[4];
        for (int i = 0; i < 4; i++) sums[i] = _mm256_set1_epi32(HALF);
        for (int tap = 0; tap < taps; tap += 2) {
            const uint8_t *row = rows + tap * stride + done;
            const int paired = tap + 1 < taps;
            const __m256i one = _mm256_loadu_si256((const __m256i *) row);
            const __m256i other =
                paired ? _mm256_loadu_si256((const __m256i *) (row + stride)) : zero;
            const __m256i pair = _mm256_set1_epi32(
                (uint16_t) weights[tap] | (paired ? (int32_t) weights[tap + 1] * 65536 : 0));
            const __m256i low = _mm256_unpacklo_epi8(one, other);
            const __m256i high = _mm256_unpackhi_epi8(one, other);
            const __m256i wide[4] = {
                _mm256_unpacklo_epi8(low, zero), _mm256_unpackhi_epi8(low, zero),
                _mm256_unpacklo_epi8(high, zero), _mm256_unpackhi_epi8(high, zero)};
            for (int i = 0; i < 4; i++) {
                sums[i] = _mm256_add_epi32(sums[i], _mm256_madd_epi16(wide[i], pair));
            }
        }
        for (int i = 0; i < 4; i++) sums[i] = _mm256_srai_epi32(sums[i], CRESAMPLE_FRACTION_BITS);
        const __m256i packed = _mm256_packus_epi16(
            _mm256_packs_epi32(sums[0], sums[1]), _mm256_packs_epi32(sums[2], sums[3]));
        _mm256_storeu_si256((__m256i *) (result + done), packed);
    }
    if (done < count) {
        weigh_plainly(rows + done, stride, weights, taps, count - done, result + done);
    }
}

static weigher *chosen_weigher(void) {
    return __builtin_cpu_supports("avx2") ? weigh_with_avx2 : weigh_plainly;
}
#else
static weigher *chosen_weigher(void) { return weigh_plainly; }
#endif

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
            for (int i = 0; i < height; i++) {
                weigh(
                    source + axis.first[row + i] * stride + column * channels, stride,
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
    cresample_axis across, uint8_t *strip, uint8_t *result) {
    weigher *const weigh = chosen_weigher();
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

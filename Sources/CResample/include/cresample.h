// Resampling in whole numbers: the same bytes on every processor, whatever vector
// instructions it has.
#ifndef CRESAMPLE_H
#define CRESAMPLE_H

#include <stddef.h>
#include <stdint.h>

// Weights are fixed point with this many fraction bits; those of one output row sum to 1 << 14.
#define CRESAMPLE_FRACTION_BITS 14

// How the samples along one axis are made of those of the source.
typedef struct {
    // `taps` for each output sample.
    const int16_t *weights;
    // The source sample that each output sample's first weight belongs to. Every one from it to
    // first[i] + taps - 1 must exist.
    const int32_t *first;
    int taps;
    // Output samples.
    int count;
} cresample_axis;

// Vector instructions to work with. The results are the same with all of them.
// AVX512 stands for its parts BW and VNNI.
typedef enum { CRESAMPLE_PLAIN, CRESAMPLE_AVX2, CRESAMPLE_AVX512 } cresample_vectors;

// Whether this processor has them.
int cresample_has(cresample_vectors vectors);

// The quickest that this processor has.
cresample_vectors cresample_best(void);

// Bytes that `cresample` needs besides, for a source of so many columns.
size_t cresample_strip_size(int columns, int channels);

// Resamples an 8-bit image in both directions, rows first.
//
// source: `columns` pixels a row of `channels` bytes each, rows `stride` bytes apart.
// vectors: ones that the processor has.
// result: `down.count` rows of `across.count` pixels, packed.
void cresample(
    const uint8_t *source, ptrdiff_t stride, int columns, int channels, cresample_axis down,
    cresample_axis across, cresample_vectors vectors, uint8_t *strip, uint8_t *result);

// Replaces each byte of an image in packed rows by what its channel's table of 256 bytes has for it;
// quickly where all channels have the same.
//
// vectors: ones that the processor has.
void cresample_map(
    const uint8_t *source, size_t pixels, int channels, const uint8_t *const *tables,
    cresample_vectors vectors, uint8_t *result);

// Averages boxes of `across` × `down` pixels of an 8-bit image in packed rows, rounded half up. A box
// that reaches over the edge averages what it has: sides are rounded up.
//
// sums: room for one number a column and channel. A box has less than 1 << 24 pixels.
void cresample_boxes(
    const uint8_t *source, int columns, int rows, int channels, int across, int down,
    uint32_t *sums, uint8_t *result);

#endif

// Resampling along one axis, in whole numbers: the same bytes on every processor, whatever vector
// instructions it has.
#ifndef CRESAMPLE_H
#define CRESAMPLE_H

#include <stddef.h>
#include <stdint.h>

// Weights are fixed point with this many fraction bits; those of one output row sum to 1 << 14.
#define CRESAMPLE_FRACTION_BITS 14

// Resamples the rows of an 8-bit image and turns it: output row r becomes column r. Run twice, the
// image is upright again and resampled in both directions.
//
// source: `columns` pixels a row of `channels` bytes each, rows `stride` bytes apart.
// weights: `taps` for each output row; first: the source row that its first weight belongs to.
// Every row from first[r] to first[r] + taps - 1 must exist.
// result: `columns` rows of `rows` pixels, packed.
void cresample_rows_turned(
    const uint8_t *source, ptrdiff_t stride, int columns, int channels, const int16_t *weights,
    const int32_t *first, int taps, int rows, uint8_t *result);

#endif

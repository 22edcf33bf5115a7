// The kernel's inner loop, once a set of vector instructions.
#ifndef WEIGH_H
#define WEIGH_H

#include "cresample.h"

// Bytes of a row that are weighed at once, at the most.
enum { WEIGH_MOST_BYTES = 384 };

// The weighted sum of `taps` rows for `count` bytes, rounded half up and clamped to a byte.
typedef void weigher(
    const uint8_t *rows, ptrdiff_t stride, const int16_t *weights, int taps, int count,
    uint8_t *restrict result);

weigher *weigher_for(cresample_vectors vectors);

#endif

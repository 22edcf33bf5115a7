// Where libjpeg keeps the coefficients of a file with several scans, until the last one was read.
#ifndef CJPEG_COEFFICIENTS_H
#define CJPEG_COEFFICIENTS_H

#include <stdio.h>

#include <jpeglib.h>

// The arrays of a decoder's components, and what libjpeg does besides; all 0 at first.
typedef struct {
    jvirt_barray_ptr newest;
    void (*realize_others)(j_common_ptr codec);
} cjpeg_coefficients;

// Makes a decoder that was just created keep its coefficients in large pages, which the system gives
// out zeroed. libjpeg's own manager takes them from the allocator and zeroes them itself: a fault for
// each of ten thousand small pages, a tenth of what a large progressive photo takes. Has the decoder's
// client_data from then on.
void cjpeg_keep_in_large_pages(j_decompress_ptr codec, cjpeg_coefficients *coefficients);

// Gives the pages back. To be called before the decoder is destroyed, whose memory the list is in.
void cjpeg_coefficients_free(cjpeg_coefficients *coefficients);

#endif

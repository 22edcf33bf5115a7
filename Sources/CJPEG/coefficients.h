// Where libjpeg keeps coefficients: of a file with several scans until the last one was read, and of a
// file that it writes until its best Huffman tables are known.
#ifndef CJPEG_COEFFICIENTS_H
#define CJPEG_COEFFICIENTS_H

#include <stdio.h>

#include <jpeglib.h>

// The arrays of a codec's components, and what libjpeg does besides; all 0 at first.
typedef struct {
    jvirt_barray_ptr newest;
    void (*realize_others)(j_common_ptr codec);
} cjpeg_coefficients;

// Makes a codec that was just created keep its coefficients in large pages. libjpeg's own manager
// takes them from the allocator, with a fault for each of ten thousand small pages: a tenth of what a
// large progressive photo takes. Has the codec's client_data from then on.
void cjpeg_keep_in_large_pages(j_common_ptr codec, cjpeg_coefficients *coefficients);

// Gives the pages back, once the codec has no more use for them.
void cjpeg_coefficients_free(cjpeg_coefficients *coefficients);

#endif

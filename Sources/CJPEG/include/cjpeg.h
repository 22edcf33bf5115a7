// libjpeg-turbo without its longjmp: each function returns, and no frame but C's is left behind.
#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

// Where a JPEG is read from: the first `length` bytes of an open file, then `tail_length` bytes of
// `tail`. Where both end too early, decoding fails.
typedef struct {
    int descriptor;
    int64_t length;
    const uint8_t *tail;
    size_t tail_length;
} cjpeg_source;

// How samples are to be read. Inks are 0 for none, whatever the file has.
typedef enum { CJPEG_GREY, CJPEG_RGB, CJPEG_CMYK, CJPEG_OTHER } cjpeg_colours;

// What comes out, known once the header is read.
typedef struct {
    int width;
    int height;
    int channels;
    cjpeg_colours colours;
} cjpeg_picture;

typedef struct cjpeg_decoder cjpeg_decoder;

// A decoder at rest, or NULL without memory. `tail` must stay until it is freed.
cjpeg_decoder *cjpeg_decoder_new(cjpeg_source source);
void cjpeg_decoder_free(cjpeg_decoder *decoder);

// Reads the header, for a picture of `eighths` eighths of the size, rounded up: 1 to 8. -1 on
// failure.
int cjpeg_read_header(cjpeg_decoder *decoder, int eighths, cjpeg_picture *picture);

// Decodes all pixels, rows packed, once. -1 on failure: missing data, and where it is `strict`
// anything that the codec remarks on.
int cjpeg_read_pixels(cjpeg_decoder *decoder, int strict, uint8_t *pixels);

// What the last failure was, in libjpeg's words.
const char *cjpeg_message(const cjpeg_decoder *decoder);

#endif

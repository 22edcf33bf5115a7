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
const char *cjpeg_decoder_message(const cjpeg_decoder *decoder);

typedef struct cjpeg_encoder cjpeg_encoder;

// An encoder at rest, or NULL without memory. It owns the bytes of the file.
cjpeg_encoder *cjpeg_encoder_new(void);
void cjpeg_encoder_free(cjpeg_encoder *encoder);

// Begins a file of a grey or RGB picture with optimised Huffman tables and no segment but the
// profile's, where there is one. Quality 1 to 100; colours at the picture's own size or, by default,
// at half of it. -1 on failure, here and below.
int cjpeg_begin(
    cjpeg_encoder *encoder, cjpeg_picture picture, int quality, int whole_colours,
    const uint8_t *profile, size_t profile_length);

// Takes the next `count` lines, `stride` bytes apart.
int cjpeg_write_lines(cjpeg_encoder *encoder, const uint8_t *first, ptrdiff_t stride, int count);

// Ends the file after its last line; the bytes stay until the encoder is freed.
int cjpeg_end(cjpeg_encoder *encoder, const uint8_t **bytes, size_t *length);

// What the last failure was, in libjpeg's words.
const char *cjpeg_encoder_message(const cjpeg_encoder *encoder);

#endif

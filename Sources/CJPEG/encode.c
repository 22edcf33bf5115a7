#include "cjpeg.h"

#include <stdlib.h>

#include "coefficients.h"
#include "trouble.h"

#include <jerror.h>

// Bytes that the first room for a file has; it doubles when it is full.
enum { FIRST_ROOM = 1 << 16 };

struct cjpeg_encoder {
    struct jpeg_compress_struct codec;
    cjpeg_trouble trouble;
    cjpeg_coefficients coefficients;
    struct jpeg_destination_mgr writer;
    JOCTET *bytes;
    size_t room;
};

// The codec comes first in it.
static cjpeg_encoder *encoder_of(j_compress_ptr codec) { return (cjpeg_encoder *) codec; }

static void make_room(cjpeg_encoder *encoder, size_t room) {
    JOCTET *bytes = realloc(encoder->bytes, room);
    if (!bytes) ERREXIT1(&encoder->codec, JERR_OUT_OF_MEMORY, 0);
    encoder->bytes = bytes;
    encoder->writer.next_output_byte = bytes + encoder->room;
    encoder->writer.free_in_buffer = room - encoder->room;
    encoder->room = room;
}

static void begin(j_compress_ptr codec) { make_room(encoder_of(codec), FIRST_ROOM); }

// Called when there is no byte left.
static boolean grow(j_compress_ptr codec) {
    cjpeg_encoder *encoder = encoder_of(codec);
    make_room(encoder, 2 * encoder->room);
    return TRUE;
}

static void do_nothing(j_compress_ptr codec) { (void) codec; }

cjpeg_encoder *cjpeg_encoder_new(void) {
    cjpeg_encoder *encoder = calloc(1, sizeof(cjpeg_encoder));
    if (!encoder) return NULL;
    encoder->codec.err = cjpeg_catch(&encoder->trouble);
    encoder->writer = (struct jpeg_destination_mgr){
        .init_destination = begin,
        .empty_output_buffer = grow,
        .term_destination = do_nothing,
    };
    return encoder;
}

void cjpeg_encoder_free(cjpeg_encoder *encoder) {
    cjpeg_coefficients_free(&encoder->coefficients);
    jpeg_destroy_compress(&encoder->codec);
    free(encoder->bytes);
    free(encoder);
}

int cjpeg_begin(
    cjpeg_encoder *encoder, cjpeg_picture picture, int quality, int whole_colours,
    const uint8_t *profile, size_t profile_length) {
    struct jpeg_compress_struct *codec = &encoder->codec;
    if (setjmp(encoder->trouble.failure)) return -1;
    jpeg_create_compress(codec);
    cjpeg_keep_in_large_pages((j_common_ptr) codec, &encoder->coefficients);
    codec->dest = &encoder->writer;
    codec->image_width = (JDIMENSION) picture.width;
    codec->image_height = (JDIMENSION) picture.height;
    codec->input_components = picture.channels;
    codec->in_color_space = picture.colours == CJPEG_GREY ? JCS_GRAYSCALE : JCS_RGB;
    jpeg_set_defaults(codec);
    jpeg_set_quality(codec, quality, TRUE);
    codec->optimize_coding = TRUE;
    codec->write_JFIF_header = FALSE;
    for (int i = 0; whole_colours && i < codec->num_components; i++) {
        codec->comp_info[i].h_samp_factor = 1;
        codec->comp_info[i].v_samp_factor = 1;
    }
    jpeg_start_compress(codec, TRUE);
    if (profile_length > 0) {
        jpeg_write_icc_profile(codec, profile, (unsigned) profile_length);
    }
    return 0;
}

int cjpeg_write_lines(cjpeg_encoder *encoder, const uint8_t *first, ptrdiff_t stride, int count) {
    if (setjmp(encoder->trouble.failure)) return -1;
    for (int i = 0; i < count; i++) {
        // libjpeg takes them as writable, and does not write to them.
        JSAMPROW line = (JSAMPROW) (first + i * stride);
        jpeg_write_scanlines(&encoder->codec, &line, 1);
    }
    return 0;
}

int cjpeg_end(cjpeg_encoder *encoder, const uint8_t **bytes, size_t *length) {
    if (setjmp(encoder->trouble.failure)) return -1;
    jpeg_finish_compress(&encoder->codec);
    *bytes = encoder->bytes;
    *length = encoder->room - encoder->writer.free_in_buffer;
    return 0;
}

const char *cjpeg_encoder_message(const cjpeg_encoder *encoder) {
    return encoder->trouble.message;
}

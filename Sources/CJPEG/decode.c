#include "cjpeg.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "coefficients.h"
#include "trouble.h"

#include <jerror.h>

// Bytes read at a time. libjpeg-turbo's fast way through coded data wants some thousand bytes ahead.
enum { BLOCK = 1 << 17 };

// Lines asked for at a time: what libjpeg has ready at once.
enum { LINES = 16 };

struct cjpeg_decoder {
    struct jpeg_decompress_struct codec;
    cjpeg_trouble trouble;
    cjpeg_coefficients coefficients;
    struct jpeg_source_mgr reader;
    cjpeg_source source;
    // Bytes of the file that were read.
    int64_t position;
    int tail_was_read;
    JOCTET block[BLOCK];
};

// The codec comes first in it.
static cjpeg_decoder *decoder_of(j_decompress_ptr codec) { return (cjpeg_decoder *) codec; }

static void do_nothing(j_decompress_ptr codec) { (void) codec; }

static boolean read_block(j_decompress_ptr codec) {
    cjpeg_decoder *decoder = decoder_of(codec);
    const cjpeg_source *source = &decoder->source;
    const int64_t left = source->length - decoder->position;
    if (left > 0) {
        ssize_t got;
        do {
            got = pread(
                source->descriptor, decoder->block, left < BLOCK ? (size_t) left : BLOCK,
                decoder->position);
        } while (got < 0 && errno == EINTR);
        if (got <= 0) ERREXIT(codec, JERR_FILE_READ);
        decoder->position += got;
        decoder->reader.next_input_byte = decoder->block;
        decoder->reader.bytes_in_buffer = (size_t) got;
    } else if (!decoder->tail_was_read && source->tail_length > 0) {
        decoder->tail_was_read = 1;
        decoder->reader.next_input_byte = source->tail;
        decoder->reader.bytes_in_buffer = source->tail_length;
    } else {
        ERREXIT(codec, JERR_INPUT_EOF);
    }
    return TRUE;
}

static void skip(j_decompress_ptr codec, long count) {
    struct jpeg_source_mgr *reader = codec->src;
    if (count <= 0) return;
    size_t left = (size_t) count;
    while (left > reader->bytes_in_buffer) {
        left -= reader->bytes_in_buffer;
        read_block(codec);
    }
    reader->next_input_byte += left;
    reader->bytes_in_buffer -= left;
}

cjpeg_decoder *cjpeg_decoder_new(cjpeg_source source) {
    cjpeg_decoder *decoder = calloc(1, sizeof(cjpeg_decoder));
    if (!decoder) return NULL;
    decoder->source = source;
    decoder->codec.err = cjpeg_catch(&decoder->trouble);
    decoder->reader = (struct jpeg_source_mgr){
        .init_source = do_nothing,
        .fill_input_buffer = read_block,
        .skip_input_data = skip,
        .resync_to_restart = jpeg_resync_to_restart,
        .term_source = do_nothing,
    };
    return decoder;
}

void cjpeg_decoder_free(cjpeg_decoder *decoder) {
    cjpeg_coefficients_free(&decoder->coefficients);
    jpeg_destroy_decompress(&decoder->codec);
    free(decoder);
}

static cjpeg_colours colours(J_COLOR_SPACE space) {
    switch (space) {
    case JCS_GRAYSCALE: return CJPEG_GREY;
    case JCS_RGB: return CJPEG_RGB;
    case JCS_CMYK: return CJPEG_CMYK;
    default: return CJPEG_OTHER;
    }
}

int cjpeg_read_header(cjpeg_decoder *decoder, int eighths, cjpeg_picture *picture) {
    struct jpeg_decompress_struct *codec = &decoder->codec;
    if (setjmp(decoder->trouble.failure)) return -1;
    jpeg_create_decompress(codec);
    cjpeg_keep_in_large_pages((j_common_ptr) codec, &decoder->coefficients);
    codec->src = &decoder->reader;
    jpeg_read_header(codec, TRUE);
    codec->scale_num = (unsigned) eighths;
    codec->scale_denom = 8;
    jpeg_calc_output_dimensions(codec);
    *picture = (cjpeg_picture){
        .width = (int) codec->output_width,
        .height = (int) codec->output_height,
        .channels = codec->output_components,
        .colours = colours(codec->out_color_space),
    };
    return 0;
}

// Photoshop writes inks inverted, and says that it is Photoshop.
static void invert(uint8_t *samples, size_t count) {
    for (size_t i = 0; i < count; i++) samples[i] = 255 - samples[i];
}

int cjpeg_read_pixels(cjpeg_decoder *decoder, int strict, uint8_t *pixels) {
    struct jpeg_decompress_struct *codec = &decoder->codec;
    if (setjmp(decoder->trouble.failure)) return -1;
    jpeg_start_decompress(codec);
    const size_t stride = (size_t) codec->output_width * (size_t) codec->output_components;
    const int is_inverted = codec->out_color_space == JCS_CMYK && codec->saw_Adobe_marker;
    while (codec->output_scanline < codec->output_height) {
        uint8_t *const first = pixels + codec->output_scanline * stride;
        const JDIMENSION left = codec->output_height - codec->output_scanline;
        JSAMPROW lines[LINES];
        for (JDIMENSION i = 0; i < LINES && i < left; i++) lines[i] = first + i * stride;
        const JDIMENSION read = jpeg_read_scanlines(codec, lines, left < LINES ? left : LINES);
        if (is_inverted) invert(first, read * stride);
        if (strict && codec->err->num_warnings > 0) return -1;
    }
    return 0;
}

const char *cjpeg_decoder_message(const cjpeg_decoder *decoder) {
    return decoder->trouble.message;
}

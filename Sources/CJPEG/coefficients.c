// Anonymous memory is an extension of Linux and macOS.
#define _DEFAULT_SOURCE
#include "coefficients.h"

#include <CProcess.h>
#include <sys/mman.h>

#include <jerror.h>

// libjpeg leaves to the memory manager what is in it.
struct jvirt_barray_control {
    JDIMENSION across;
    JDIMENSION down;
    // NULL until memory is given out.
    JBLOCKARRAY rows;
    size_t bytes;
    struct jvirt_barray_control *next;
};

// Fresh memory is zeroed, and the whole array is at hand: neither need be asked for.
static jvirt_barray_ptr request(
    j_common_ptr codec, int pool, boolean zeroed, JDIMENSION across, JDIMENSION down,
    JDIMENSION most_at_once) {
    (void) zeroed;
    (void) most_at_once;
    cjpeg_coefficients *coefficients = codec->client_data;
    jvirt_barray_ptr array = codec->mem->alloc_small(codec, pool, sizeof(*array));
    *array = (struct jvirt_barray_control){
        .across = across, .down = down, .next = coefficients->newest};
    coefficients->newest = array;
    return array;
}

static void realize_one(j_common_ptr codec, jvirt_barray_ptr array) {
    const size_t bytes = sizeof(JBLOCK) * array->across * array->down;
    JBLOCKARRAY rows =
        codec->mem->alloc_large(codec, JPOOL_IMAGE, sizeof(JBLOCKROW) * array->down);
    void *blocks =
        mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (blocks == MAP_FAILED) ERREXIT1(codec, JERR_OUT_OF_MEMORY, 0);
    cprocess_prefer_large_pages(blocks, bytes);
    for (JDIMENSION row = 0; row < array->down; row++) {
        rows[row] = (JBLOCKROW) blocks + (size_t) array->across * row;
    }
    array->bytes = bytes;
    array->rows = rows;
}

static void realize(j_common_ptr codec) {
    const cjpeg_coefficients *coefficients = codec->client_data;
    for (jvirt_barray_ptr array = coefficients->newest; array; array = array->next) {
        if (!array->rows) realize_one(codec, array);
    }
    coefficients->realize_others(codec);
}

static JBLOCKARRAY rows_from(
    j_common_ptr codec, jvirt_barray_ptr array, JDIMENSION first, JDIMENSION count,
    boolean writable) {
    (void) writable;
    if (!array->rows || count > array->down || first > array->down - count) {
        ERREXIT(codec, JERR_BAD_VIRTUAL_ACCESS);
    }
    return array->rows + first;
}

void cjpeg_keep_in_large_pages(j_decompress_ptr codec, cjpeg_coefficients *coefficients) {
    codec->client_data = coefficients;
    coefficients->realize_others = codec->mem->realize_virt_arrays;
    codec->mem->request_virt_barray = request;
    codec->mem->realize_virt_arrays = realize;
    codec->mem->access_virt_barray = rows_from;
}

void cjpeg_coefficients_free(cjpeg_coefficients *coefficients) {
    for (jvirt_barray_ptr array = coefficients->newest; array; array = array->next) {
        if (array->rows) munmap(array->rows[0], array->bytes);
    }
    coefficients->newest = NULL;
}

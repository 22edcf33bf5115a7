#include "coefficients.h"

#include <CPages.h>
#include <stdlib.h>

#include <jerror.h>

// libjpeg leaves to the memory manager what is in it.
struct jvirt_barray_control {
    JDIMENSION across;
    JDIMENSION down;
    boolean zeroed;
    struct jvirt_barray_control *next;
    // NULL until memory is given out.
    JBLOCKROW blocks;
    // Where each row begins, from then on.
    JBLOCKROW rows[];
};

static size_t size_of(const struct jvirt_barray_control *array) {
    return sizeof(JBLOCK) * array->across * array->down;
}

// The whole array will be at hand, however much of it is wanted at once.
static jvirt_barray_ptr request(
    j_common_ptr codec, int pool, boolean zeroed, JDIMENSION across, JDIMENSION down,
    JDIMENSION most_at_once) {
    (void) pool;
    (void) most_at_once;
    cjpeg_coefficients *coefficients = codec->client_data;
    jvirt_barray_ptr array = malloc(sizeof(*array) + sizeof(JBLOCKROW) * down);
    if (!array) ERREXIT1(codec, JERR_OUT_OF_MEMORY, 0);
    *array = (struct jvirt_barray_control){
        .across = across, .down = down, .zeroed = zeroed, .next = coefficients->newest};
    coefficients->newest = array;
    return array;
}

static void realize_one(j_common_ptr codec, jvirt_barray_ptr array) {
    array->blocks = array->zeroed ? cpages_take_zeroed(size_of(array)) : cpages_take(size_of(array));
    if (!array->blocks) ERREXIT1(codec, JERR_OUT_OF_MEMORY, 0);
    for (JDIMENSION row = 0; row < array->down; row++) {
        array->rows[row] = array->blocks + (size_t) array->across * row;
    }
}

static void realize(j_common_ptr codec) {
    const cjpeg_coefficients *coefficients = codec->client_data;
    for (jvirt_barray_ptr array = coefficients->newest; array; array = array->next) {
        if (!array->blocks) realize_one(codec, array);
    }
    coefficients->realize_others(codec);
}

static JBLOCKARRAY rows_from(
    j_common_ptr codec, jvirt_barray_ptr array, JDIMENSION first, JDIMENSION count,
    boolean writable) {
    (void) writable;
    if (!array->blocks || count > array->down || first > array->down - count) {
        ERREXIT(codec, JERR_BAD_VIRTUAL_ACCESS);
    }
    return array->rows + first;
}

void cjpeg_keep_in_large_pages(j_common_ptr codec, cjpeg_coefficients *coefficients) {
    codec->client_data = coefficients;
    coefficients->realize_others = codec->mem->realize_virt_arrays;
    codec->mem->request_virt_barray = request;
    codec->mem->realize_virt_arrays = realize;
    codec->mem->access_virt_barray = rows_from;
}

void cjpeg_coefficients_free(cjpeg_coefficients *coefficients) {
    while (coefficients->newest) {
        jvirt_barray_ptr array = coefficients->newest;
        coefficients->newest = array->next;
        cpages_give_back(array->blocks);
        free(array);
    }
}

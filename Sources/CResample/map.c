#include "cresample.h"

#include <string.h>

static int is_one_table(const uint8_t *const *tables, int channels) {
    for (int channel = 1; channel < channels; channel++) {
        if (memcmp(tables[channel], tables[0], 256) != 0) return 0;
    }
    return 1;
}

#if defined(__x86_64__)
#include <immintrin.h>

// 64 bytes at a time: vpermi2b looks up half a table. Gives how many bytes were done.
__attribute__((target("avx512f,avx512bw,avx512vbmi"))) static size_t map_with_avx512(
    const uint8_t *source, size_t count, const uint8_t *table, uint8_t *result) {
    const __m512i quarters[4] = {
        _mm512_loadu_si512(table), _mm512_loadu_si512(table + 64),
        _mm512_loadu_si512(table + 128), _mm512_loadu_si512(table + 192)};
    size_t done = 0;
    for (; done + 64 <= count; done += 64) {
        const __m512i bytes = _mm512_loadu_si512(source + done);
        const __m512i low = _mm512_permutex2var_epi8(quarters[0], bytes, quarters[1]);
        const __m512i high = _mm512_permutex2var_epi8(quarters[2], bytes, quarters[3]);
        _mm512_storeu_si512(
            result + done, _mm512_mask_blend_epi8(_mm512_movepi8_mask(bytes), low, high));
    }
    return done;
}

static size_t map_with_vectors(
    const uint8_t *source, size_t count, const uint8_t *table, cresample_vectors vectors,
    uint8_t *result) {
    if (vectors != CRESAMPLE_AVX512 || !__builtin_cpu_supports("avx512vbmi")) return 0;
    return map_with_avx512(source, count, table, result);
}
#else
static size_t map_with_vectors(
    const uint8_t *source, size_t count, const uint8_t *table, cresample_vectors vectors,
    uint8_t *result) {
    (void) source;
    (void) count;
    (void) table;
    (void) vectors;
    (void) result;
    return 0;
}
#endif

static void map_by_one(
    const uint8_t *source, size_t count, const uint8_t *table, cresample_vectors vectors,
    uint8_t *result) {
    const size_t done = map_with_vectors(source, count, table, vectors, result);
    for (size_t i = done; i < count; i++) result[i] = table[source[i]];
}

void cresample_map(
    const uint8_t *source, size_t pixels, int channels, const uint8_t *const *tables,
    cresample_vectors vectors, uint8_t *result) {
    if (is_one_table(tables, channels)) {
        map_by_one(source, pixels * (size_t) channels, tables[0], vectors, result);
        return;
    }
    for (size_t i = 0; i < pixels; i++) {
        for (int channel = 0; channel < channels; channel++) {
            const size_t sample = i * (size_t) channels + (size_t) channel;
            result[sample] = tables[channel][source[sample]];
        }
    }
}

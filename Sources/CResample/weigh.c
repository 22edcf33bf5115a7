#include "weigh.h"

// Half of one, for rounding.
enum { HALF = 1 << (CRESAMPLE_FRACTION_BITS - 1) };

static void weigh_plainly(
    const uint8_t *rows, ptrdiff_t stride, const int16_t *weights, int taps, int count,
    uint8_t *restrict result) {
    int32_t sums[WEIGH_MOST_BYTES];
    for (int i = 0; i < count; i++) sums[i] = HALF;
    for (int tap = 0; tap < taps; tap++) {
        const uint8_t *restrict row = rows + tap * stride;
        const int16_t weight = weights[tap];
        for (int i = 0; i < count; i++) sums[i] += (int16_t) row[i] * weight;
    }
    for (int i = 0; i < count; i++) {
        int32_t value = sums[i] >> CRESAMPLE_FRACTION_BITS;
        value = value < 0 ? 0 : value;
        result[i] = (uint8_t) (value > 255 ? 255 : value);
    }
}

#if defined(__x86_64__)
#include <immintrin.h>

// The same, 32 bytes and two rows at a time: vpmaddwd multiplies pairs of 16-bit numbers and adds
// them as 32-bit ones, which is exact.
__attribute__((target("avx2"))) static void weigh_with_avx2(
    const uint8_t *rows, ptrdiff_t stride, const int16_t *weights, int taps, int count,
    uint8_t *restrict result) {
    const __m256i zero = _mm256_setzero_si256();
    int done = 0;
    for (; done + 32 <= count; done += 32) {
        __m256i sums[4];
        for (int i = 0; i < 4; i++) sums[i] = _mm256_set1_epi32(HALF);
        for (int tap = 0; tap < taps; tap += 2) {
            const uint8_t *row = rows + tap * stride + done;
            const int paired = tap + 1 < taps;
            const __m256i one = _mm256_loadu_si256((const __m256i *) row);
            const __m256i other =
                paired ? _mm256_loadu_si256((const __m256i *) (row + stride)) : zero;
            const __m256i pair = _mm256_set1_epi32(
                (uint16_t) weights[tap] | (paired ? (int32_t) weights[tap + 1] * 65536 : 0));
            const __m256i low = _mm256_unpacklo_epi8(one, other);
            const __m256i high = _mm256_unpackhi_epi8(one, other);
            const __m256i wide[4] = {
                _mm256_unpacklo_epi8(low, zero), _mm256_unpackhi_epi8(low, zero),
                _mm256_unpacklo_epi8(high, zero), _mm256_unpackhi_epi8(high, zero)};
            for (int i = 0; i < 4; i++) {
                sums[i] = _mm256_add_epi32(sums[i], _mm256_madd_epi16(wide[i], pair));
            }
        }
        for (int i = 0; i < 4; i++) sums[i] = _mm256_srai_epi32(sums[i], CRESAMPLE_FRACTION_BITS);
        const __m256i packed = _mm256_packus_epi16(
            _mm256_packs_epi32(sums[0], sums[1]), _mm256_packs_epi32(sums[2], sums[3]));
        _mm256_storeu_si256((__m256i *) (result + done), packed);
    }
    if (done < count) {
        weigh_plainly(rows + done, stride, weights, taps, count - done, result + done);
    }
}

// The same, 64 bytes at a time: vpdpwssd multiplies the pairs and adds them to the sums at once.
__attribute__((target("avx512f,avx512bw,avx512vnni"))) static void weigh_with_avx512(
    const uint8_t *rows, ptrdiff_t stride, const int16_t *weights, int taps, int count,
    uint8_t *restrict result) {
    const __m512i zero = _mm512_setzero_si512();
    int done = 0;
    for (; done + 64 <= count; done += 64) {
        __m512i sums[4];
        for (int i = 0; i < 4; i++) sums[i] = _mm512_set1_epi32(HALF);
        for (int tap = 0; tap < taps; tap += 2) {
            const uint8_t *row = rows + tap * stride + done;
            const int paired = tap + 1 < taps;
            const __m512i one = _mm512_loadu_si512(row);
            const __m512i other = paired ? _mm512_loadu_si512(row + stride) : zero;
            const __m512i pair = _mm512_set1_epi32(
                (uint16_t) weights[tap] | (paired ? (int32_t) weights[tap + 1] * 65536 : 0));
            const __m512i low = _mm512_unpacklo_epi8(one, other);
            const __m512i high = _mm512_unpackhi_epi8(one, other);
            sums[0] = _mm512_dpwssd_epi32(sums[0], _mm512_unpacklo_epi8(low, zero), pair);
            sums[1] = _mm512_dpwssd_epi32(sums[1], _mm512_unpackhi_epi8(low, zero), pair);
            sums[2] = _mm512_dpwssd_epi32(sums[2], _mm512_unpacklo_epi8(high, zero), pair);
            sums[3] = _mm512_dpwssd_epi32(sums[3], _mm512_unpackhi_epi8(high, zero), pair);
        }
        for (int i = 0; i < 4; i++) sums[i] = _mm512_srai_epi32(sums[i], CRESAMPLE_FRACTION_BITS);
        const __m512i packed = _mm512_packus_epi16(
            _mm512_packs_epi32(sums[0], sums[1]), _mm512_packs_epi32(sums[2], sums[3]));
        _mm512_storeu_si512(result + done, packed);
    }
    if (done < count) {
        weigh_with_avx2(rows + done, stride, weights, taps, count - done, result + done);
    }
}

weigher *weigher_for(cresample_vectors vectors) {
    switch (vectors) {
    case CRESAMPLE_AVX512: return weigh_with_avx512;
    case CRESAMPLE_AVX2: return weigh_with_avx2;
    case CRESAMPLE_PLAIN: break;
    }
    return weigh_plainly;
}

int cresample_has(cresample_vectors vectors) {
    switch (vectors) {
    case CRESAMPLE_AVX512:
        return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vnni");
    case CRESAMPLE_AVX2: return __builtin_cpu_supports("avx2");
    case CRESAMPLE_PLAIN: break;
    }
    return 1;
}
#else
weigher *weigher_for(cresample_vectors vectors) {
    (void) vectors;
    return weigh_plainly;
}

int cresample_has(cresample_vectors vectors) { return vectors == CRESAMPLE_PLAIN; }
#endif

cresample_vectors cresample_best(void) {
    if (cresample_has(CRESAMPLE_AVX512)) return CRESAMPLE_AVX512;
    return cresample_has(CRESAMPLE_AVX2) ? CRESAMPLE_AVX2 : CRESAMPLE_PLAIN;
}

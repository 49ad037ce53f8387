/* Eight counters of Philox at a time. */
#include "base/philox_eight.h"

#include <stdbool.h>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))

/* A product of 64-bit lanes ignores what stands above their lower 32 bits, so nothing is masked
 * between the rounds. */
AVX2 static inline void round_of(__m256i c[4], __m256i k0, __m256i k1)
{
	__m256i a = _mm256_mul_epu32(c[0], _mm256_set1_epi64x(0xD2511F53));
	__m256i b = _mm256_mul_epu32(c[2], _mm256_set1_epi64x(0xCD9E8D57));

	c[0] = _mm256_xor_si256(_mm256_srli_epi64(b, 32), _mm256_xor_si256(c[1], k0));
	c[2] = _mm256_xor_si256(_mm256_srli_epi64(a, 32), _mm256_xor_si256(c[3], k1));
	c[1] = b;
	c[3] = a;
}

AVX2 static inline void put(uint64_t w[PHILOX_LANES], __m256i a, __m256i b)
{
	__m256i low = _mm256_set1_epi64x(0xFFFFFFFF);

	_mm256_storeu_si256((__m256i *)&w[0], _mm256_and_si256(a, low));
	_mm256_storeu_si256((__m256i *)&w[4], _mm256_and_si256(b, low));
}

/* Two chains side by side hide the multiplier's latency. */
AVX2 static void eight_avx2(uint64_t n, uint32_t third, uint32_t fourth, uint32_t k0,
			    uint32_t k1, uint64_t w[4][PHILOX_LANES])
{
	__m256i from = _mm256_add_epi64(_mm256_set1_epi64x((int64_t)n),
					_mm256_setr_epi64x(0, 1, 2, 3));
	__m256i c[2][4] = {{from}, {_mm256_add_epi64(from, _mm256_set1_epi64x(4))}};

	for (int h = 0; h < 2; h++) {
		c[h][1] = _mm256_srli_epi64(c[h][0], 32);
		c[h][2] = _mm256_set1_epi64x(third);
		c[h][3] = _mm256_set1_epi64x(fourth);
	}
	__m256i x = _mm256_set1_epi64x(k0), y = _mm256_set1_epi64x(k1);

	for (int round = 0; round < 10; round++) {
		round_of(c[0], x, y);
		round_of(c[1], x, y);
		x = _mm256_add_epi64(x, _mm256_set1_epi64x(0x9E3779B9));
		y = _mm256_add_epi64(y, _mm256_set1_epi64x(0xBB67AE85));
	}
	put(w[0], c[0][0], c[1][0]);
	put(w[1], c[0][1], c[1][1]);
	put(w[2], c[0][2], c[1][2]);
	put(w[3], c[0][3], c[1][3]);
}

AVX2 static void below_avx2(const uint64_t *w, uint32_t n, uint64_t *at)
{
	__m256i end = _mm256_set1_epi64x(n);

	for (int i = 0; i < 4 * PHILOX_LANES; i += 4) {
		__m256i v = _mm256_loadu_si256((const __m256i *)&w[i]);

		v = _mm256_srli_epi64(_mm256_mul_epu32(v, end), 32);
		_mm256_storeu_si256((__m256i *)&at[i], v);
	}
}

static bool has_avx2(void)
{
	return __builtin_cpu_supports("avx2");
}
#else
static bool has_avx2(void)
{
	return false;
}

static void eight_avx2(uint64_t n, uint32_t third, uint32_t fourth, uint32_t k0, uint32_t k1,
		       uint64_t w[4][PHILOX_LANES])
{
	(void)n, (void)third, (void)fourth, (void)k0, (void)k1, (void)w;
}

static void below_avx2(const uint64_t *w, uint32_t n, uint64_t *at)
{
	(void)w, (void)n, (void)at;
}
#endif

void philox_eight(uint64_t n, uint32_t third, uint32_t fourth, uint32_t k0, uint32_t k1,
		  uint64_t w[4][PHILOX_LANES])
{
	if (has_avx2()) {
		eight_avx2(n, third, fourth, k0, k1, w);
		return;
	}
	for (uint32_t i = 0; i < PHILOX_LANES; i++) {
		uint32_t low = (uint32_t)(n + i), high = (uint32_t)((n + i) >> 32);
		struct philox p =
			philox4x32((struct philox){{low, high, third, fourth}}, k0, k1);

		for (int k = 0; k < 4; k++)
			w[k][i] = p.w[k];
	}
}

void philox_below(uint64_t w[4][PHILOX_LANES], uint32_t n, uint64_t at[4][PHILOX_LANES])
{
	if (has_avx2()) {
		below_avx2(w[0], n, at[0]);
		return;
	}
	for (int k = 0; k < 4; k++)
		for (int i = 0; i < PHILOX_LANES; i++)
			at[k][i] = w[k][i] * n >> 32;
}

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
	for (int round = 0; round < 10; round++) {
		__m256i x = _mm256_set1_epi64x(k0), y = _mm256_set1_epi64x(k1);

		round_of(c[0], x, y);
		round_of(c[1], x, y);
		k0 += 0x9E3779B9u;
		k1 += 0xBB67AE85u;
	}
	for (int i = 0; i < 4; i++) {
		__m256i low = _mm256_set1_epi64x(0xFFFFFFFF);

		_mm256_storeu_si256((__m256i *)&w[i][0], _mm256_and_si256(c[0][i], low));
		_mm256_storeu_si256((__m256i *)&w[i][4], _mm256_and_si256(c[1][i], low));
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

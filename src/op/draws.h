/*
 * Random draws of elements in a row, many at a time.  Like prelude.h, which stands
 * before it, this text is put at the head of kernels in C.
 *
 * In 64-bit lanes a product needs no repacking: what stands above the lower 32 bits is
 * ignored by the next one.  Two chains run side by side to hide the multiplier's latency.
 */
#ifndef OP_DRAWS_H
#define OP_DRAWS_H

enum { DRAWS = 8 }; /* at a time */

#ifdef __AVX2__
#include <immintrin.h>

struct draws_keys {
	__m256i k0[10], k1[10];
};
struct draws_lanes {
	__m256i c0, c1, c2, c3;
};

static inline struct draws_keys draws_begin(int64_t seed)
{
	uint32_t k0 = (uint32_t)seed, k1 = (uint32_t)((uint64_t)seed >> 32);
	struct draws_keys k;

	for (int round = 0; round < 10; round++) {
		k.k0[round] = _mm256_set1_epi64x(k0);
		k.k1[round] = _mm256_set1_epi64x(k1);
		k0 += 0x9E3779B9u;
		k1 += 0xBB67AE85u;
	}
	return k;
}

SCALAR void draws_round(struct draws_lanes *v, __m256i k0, __m256i k1)
{
	__m256i a = _mm256_mul_epu32(v->c0, _mm256_set1_epi64x(0xD2511F53u));
	__m256i b = _mm256_mul_epu32(v->c2, _mm256_set1_epi64x(0xCD9E8D57u));

	v->c0 = _mm256_xor_si256(_mm256_srli_epi64(b, 32), _mm256_xor_si256(v->c1, k0));
	v->c2 = _mm256_xor_si256(_mm256_srli_epi64(a, 32), _mm256_xor_si256(v->c3, k1));
	v->c1 = b;
	v->c3 = a;
}

/* Of the counter only the lowest word is not 0. */
SCALAR struct draws_lanes draws_first(const struct draws_keys *k, int64_t j)
{
	__m256i c = _mm256_add_epi64(_mm256_set1_epi64x(j), _mm256_setr_epi64x(0, 1, 2, 3));
	__m256i a = _mm256_mul_epu32(c, _mm256_set1_epi64x(0xD2511F53u));

	return (struct draws_lanes){k->k0[0], _mm256_setzero_si256(),
				    _mm256_xor_si256(_mm256_srli_epi64(a, 32), k->k1[0]), a};
}

/* First words of the draws of elements j to j + DRAWS - 1. */
SCALAR void draws_words(const struct draws_keys *k, int64_t j, uint32_t *out)
{
	struct draws_lanes v = draws_first(k, j), w = draws_first(k, j + 4);

#pragma GCC unroll 9
	for (int round = 1; round < 10; round++) {
		draws_round(&v, k->k0[round], k->k1[round]);
		draws_round(&w, k->k0[round], k->k1[round]);
	}
	__m256 x = _mm256_shuffle_ps(_mm256_castsi256_ps(v.c0), _mm256_castsi256_ps(w.c0),
				     _MM_SHUFFLE(2, 0, 2, 0));

	_mm256_storeu_si256((__m256i *)out, _mm256_permute4x64_epi64(_mm256_castps_si256(x),
								     _MM_SHUFFLE(3, 1, 2, 0)));
}
#else
struct draws_keys {
	int64_t seed;
};

SCALAR struct draws_keys draws_begin(int64_t seed)
{
	return (struct draws_keys){seed};
}

SCALAR void draws_words(const struct draws_keys *k, int64_t j, uint32_t *out)
{
	for (int i = 0; i < DRAWS; i++)
		out[i] = s_draw(k->seed, j + i).w[0];
}
#endif

/* s_rand of elements j to j + n - 1; out has room up to a multiple of DRAWS. */
static inline void draws_rand(int64_t seed, int64_t j, int64_t n, float *restrict out)
{
	struct draws_keys k = draws_begin(seed);
	uint32_t word[DRAWS];

	for (int64_t i = 0; i < n; i += DRAWS) {
		draws_words(&k, j + i, word);
		for (int l = 0; l < DRAWS; l++)
			out[i + l] = s_uniform(word[l]);
	}
}

#endif

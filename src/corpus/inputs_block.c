/* Elements in the order of their storage, eight counters of the stream at a time. */
#include "base/half.h"
#include "corpus/inputs_int.h"

#include <math.h>
#include <string.h>

enum { COUNTERS = 8, WORDS = 4 * COUNTERS };

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))

/* Counters n to n + 3.  A product of 64-bit lanes ignores what stands above their lower 32
 * bits, so nothing is masked between the rounds. */
AVX2 static inline void rounds(const struct recipe *r, uint64_t n, __m256i c[4])
{
	uint32_t k0 = r->k0, k1 = r->k1;

	c[0] = _mm256_add_epi64(_mm256_set1_epi64x((int64_t)n), _mm256_setr_epi64x(0, 1, 2, 3));
	c[1] = _mm256_srli_epi64(c[0], 32);
	c[2] = _mm256_set1_epi64x(r->input);
	c[3] = _mm256_setzero_si256();
	for (int round = 0; round < 10; round++) {
		__m256i a = _mm256_mul_epu32(c[0], _mm256_set1_epi64x(0xD2511F53));
		__m256i b = _mm256_mul_epu32(c[2], _mm256_set1_epi64x(0xCD9E8D57));
		__m256i x = _mm256_xor_si256(c[1], _mm256_set1_epi64x(k0));
		__m256i y = _mm256_xor_si256(c[3], _mm256_set1_epi64x(k1));

		c[0] = _mm256_xor_si256(_mm256_srli_epi64(b, 32), x);
		c[1] = b;
		c[2] = _mm256_xor_si256(_mm256_srli_epi64(a, 32), y);
		c[3] = a;
		k0 += 0x9E3779B9u;
		k1 += 0xBB67AE85u;
	}
	for (int i = 0; i < 4; i++)
		c[i] = _mm256_and_si256(c[i], _mm256_set1_epi64x(0xFFFFFFFF));
}

AVX2 static void words_avx2(const struct recipe *r, uint64_t n, uint32_t out[WORDS])
{
	for (int half = 0; half < COUNTERS; half += 4) {
		__m256i c[4];
		uint64_t w[4][4];

		rounds(r, n + (uint64_t)half, c);
		for (int i = 0; i < 4; i++)
			_mm256_storeu_si256((__m256i *)w[i], c[i]);
		for (int i = 0; i < 16; i++)
			out[4 * half + i] = (uint32_t)w[i % 4][i / 4];
	}
}

/* Sums below 2^34 are exact as doubles, so the float is rounded once, as recipe_normal's. */
AVX2 static void normals_avx2(const struct recipe *r, uint64_t n, float out[COUNTERS])
{
	const __m256i magic = _mm256_set1_epi64x(0x4338000000000000); /* 1.5 * 2^52 */

	for (int half = 0; half < COUNTERS; half += 4) {
		__m256i c[4];

		rounds(r, n + (uint64_t)half, c);
		__m256i s = _mm256_add_epi64(_mm256_add_epi64(c[0], c[1]),
					     _mm256_add_epi64(c[2], c[3]));

		s = _mm256_add_epi64(_mm256_sub_epi64(s, _mm256_set1_epi64x(8589934590)),
				     magic);
		__m256d d = _mm256_sub_pd(_mm256_castsi256_pd(s), _mm256_castsi256_pd(magic));

		_mm_storeu_ps(out + half,
			      _mm_mul_ps(_mm256_cvtpd_ps(d), _mm_set1_ps(0x1.bb67aep-32f)));
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

static void words_avx2(const struct recipe *r, uint64_t n, uint32_t out[WORDS])
{
	(void)r, (void)n, (void)out;
}

static void normals_avx2(const struct recipe *r, uint64_t n, float out[COUNTERS])
{
	(void)r, (void)n, (void)out;
}
#endif

/* The words of counters n to n + 7, four for each. */
static void words(const struct recipe *r, uint64_t n, uint32_t out[WORDS])
{
	if (has_avx2()) {
		words_avx2(r, n, out);
		return;
	}
	for (uint32_t l = 0; l < COUNTERS; l++) {
		struct philox p = recipe_words(r, n + l, 0);

		memcpy(out + 4 * l, p.w, sizeof(p.w));
	}
}

static void normals(const struct recipe *r, uint64_t n, float out[COUNTERS])
{
	if (has_avx2()) {
		normals_avx2(r, n, out);
		return;
	}
	for (uint32_t l = 0; l < COUNTERS; l++)
		out[l] = recipe_normal(recipe_words(r, n + l, 0));
}

static void put_floats(uint32_t d, const float *v, size_t n, void *to)
{
	uint16_t *h = to;

	if (d == DTYPE_f32)
		memcpy(to, v, n * sizeof(*v));
	else if (d == DTYPE_bf16)
		for (size_t i = 0; i < n; i++)
			h[i] = bf16_from_f32(v[i]);
	else
		for (size_t i = 0; i < n; i++)
			h[i] = f16_from_f32(v[i]);
}

/* A counter an element. */
static void put_normals(const struct recipe *r, uint64_t e, void *to)
{
	bool is_pos = r->kind == GEN_POS, is_abs = r->kind == GEN_NONNEG || is_pos;
	float v[COUNTERS];

	normals(r, e, v);
	for (int l = 0; l < COUNTERS && is_abs; l++)
		v[l] = is_pos ? fabsf(v[l]) + 0x1p-10f : fabsf(v[l]);
	put_floats(r->dtype, v, COUNTERS, to);
}

/* A counter for four elements. */
static void put_bools(const struct recipe *r, uint64_t e, uint8_t *to)
{
	uint32_t w[WORDS];

	words(r, e / 4, w);
	for (int i = 0; i < WORDS; i++)
		to[i] = recipe_bool_of(r, w[i]);
}

static bool is_normal(const struct recipe *r)
{
	uint32_t d = r->dtype, k = r->kind;

	return (d == DTYPE_f32 || d == DTYPE_bf16 || d == DTYPE_f16) &&
	       (k == GEN_DEFAULT || k == GEN_NORMAL || k == GEN_NONNEG || k == GEN_POS);
}

void inputs_put_run(const struct recipe *r, uint64_t n, char *to)
{
	size_t size = r->size;
	uint64_t e = 0;

	for (; is_normal(r) && e + COUNTERS <= n; e += COUNTERS)
		put_normals(r, e, to + e * size);
	for (; r->dtype == DTYPE_b8 && e + WORDS <= n; e += WORDS)
		put_bools(r, e, (uint8_t *)to + e);
	for (; e < n; e++)
		recipe_put(r, e, to + e * size);
}

/*
 * Arithmetic as fast as this processor can: chains that do not wait for each other, enough of
 * them to hide how long one operation takes.  One body, expanded per width.
 */
#include "measure/rate.h"

#include "measure/kernel_int.h"

#include <math.h>
#include <string.h>

const char *const rate_names[WORK_KINDS] = {"f32", "f64", "int", "special"};

double rate_bound_us(const struct work *need, const struct work *rate, enum work_kind *kind)
{
	double most = 0;

	for (int i = 0; i < WORK_KINDS; i++) {
		double us = need->n[i] == 0 ? 0 : need->n[i] / rate->n[i];

		if (isnan(us))
			return us;
		if (us > most) {
			most = us;
			*kind = (enum work_kind)i;
		}
	}
	return most;
}

#ifdef __x86_64__
#include <immintrin.h>

/* Ten chains: a multiply-add takes four or five cycles, of which a core begins two in each. */
enum { CHAINS = 10 };
#define EACH(DO, X) \
	DO(0, X)    \
	DO(1, X) DO(2, X) DO(3, X) DO(4, X) DO(5, X) DO(6, X) DO(7, X) DO(8, X) DO(9, X)
#define START(i, S)   vec x##i = y + (S)i;
#define STEP_OF(i, F) x##i = F(x##i, y, z);
#define ADD_TO(i, to) to += x##i;

/* No sum of what the chains come to is 12345678, and the compiler does not know it. */
#define RATE(name, attr, VEC, S, STEP)                                               \
	attr static void name(void *const *bufs, const int64_t *ints, int64_t begin, \
			      int64_t end, int thread)                               \
	{                                                                            \
		typedef VEC vec;                                                     \
		const vec y = (vec){0} + (S)(0.999 + thread), z = (vec){0} + (S)3;   \
		vec sum = {0};                                                       \
                                                                                     \
		EACH(START, S)                                                       \
		for (int64_t i = ints[0] * (end - begin); i-- > 0;) {                \
			EACH(STEP_OF, STEP)                                          \
		}                                                                    \
		EACH(ADD_TO, sum)                                                    \
		(void)y, (void)z;                                                    \
		if (sum[0] == (S)12345678)                                           \
			*(S *)bufs[0] = sum[1];                                      \
	}

typedef int i32x8 __attribute__((vector_size(32)));
typedef int i32x16 __attribute__((vector_size(64)));

#define AVX2            __attribute__((target("avx2,fma")))
#define AVX512          __attribute__((target("avx512f")))
#define MIX(x, y, z)    (((x) + (y)) ^ (z)) /* the two that no processor has as one */
#define ROOT8(x, y, z)  _mm256_sqrt_ps(x)
#define ROOT16(x, y, z) _mm512_sqrt_ps(x)

RATE(f32_avx2, AVX2, __m256, float, _mm256_fmadd_ps)
RATE(f64_avx2, AVX2, __m256d, double, _mm256_fmadd_pd)
RATE(int_avx2, AVX2, i32x8, int, MIX)
RATE(special_avx2, AVX2, __m256, float, ROOT8)
RATE(f32_avx512, AVX512, __m512, float, _mm512_fmadd_ps)
RATE(f64_avx512, AVX512, __m512d, double, _mm512_fmadd_pd)
RATE(int_avx512, AVX512, i32x16, int, MIX)
RATE(special_avx512, AVX512, __m512, float, ROOT16)

static bool has_avx2(void)
{
	return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}

static bool has_avx512(void)
{
	return __builtin_cpu_supports("avx512f");
}

const struct rate_shape rate_shapes[RATE_SHAPES] = {
	{has_avx2, {f32_avx2, f64_avx2, int_avx2, special_avx2}, 32 * CHAINS},
	{has_avx512, {f32_avx512, f64_avx512, int_avx512, special_avx512}, 64 * CHAINS},
};
#else
static bool never(void)
{
	return false;
}

/* Not written for this processor: no rates are known, and no bound of arithmetic. */
const struct rate_shape rate_shapes[RATE_SHAPES] = {{never, {NULL}, 0}, {never, {NULL}, 0}};
#endif

/* Bytes of vectors per iteration, as operations: two in a step, but a root is one. */
double rate_shape_ops(const struct rate_shape *s, enum work_kind kind)
{
	double lanes = s->bytes / (kind == WORK_F64 ? (double)sizeof(double) : sizeof(float));

	return kind == WORK_SPECIAL ? lanes : 2 * lanes;
}

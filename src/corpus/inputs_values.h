/*
 * What an element of an input is: corpus.md §11, as a function of a recipe and the element.
 * half.h and philox.h stand before it.  This text is compiled into assay, and word for word for
 * GPUs, so that the bits are the same wherever values are made.
 */
#ifndef CORPUS_INPUTS_VALUES_H
#define CORPUS_INPUTS_VALUES_H

#ifdef __CUDACC_RTC__
#define VALUE_FN   static __device__
#define VALUE_CALL static __device__ __noinline__ /* large: compiled once */
typedef unsigned __int128 u128;
#else
#include "base/half.h"
#include "base/philox.h"
#include "corpus/point.h"
#include "ir/expr.h"

#include <math.h>
#include <string.h>
#define VALUE_FN   static inline __attribute__((unused))
#define VALUE_CALL VALUE_FN
#endif

/* One input being made.  Plain data: a GPU gets it as bytes. */
enum { RECIPE_RANK = 16, RECIPE_DUPS = 64, RECIPE_POOL = 4 };
enum { ORDER_RANDOM, ORDER_RUNS, ORDER_SORTED };

struct recipe {
	uint64_t numel;
	int64_t lo, hi, uniq;
	int64_t ones; /* a bool is set if its word is below it; -1: if its top bit is set */
	double value;
	uint32_t k0, k1, input;
	uint32_t kind, dtype, size; /* enum gen_kind, enum dtype, bytes of an element */
	uint32_t npool, rank, order, ndup;
	int64_t pool[5][RECIPE_POOL];
	int64_t dup[RECIPE_DUPS][2]; /* values, elements */
	int64_t offset, dim[RECIPE_RANK], stride[RECIPE_RANK];
};

/* ---- words ---- */

VALUE_CALL struct philox recipe_draw(const struct recipe *r, uint32_t w0, uint32_t w1,
				     uint32_t input, uint32_t purpose)
{
	struct philox c;

	c.w[0] = w0;
	c.w[1] = w1;
	c.w[2] = input;
	c.w[3] = purpose;
	return philox4x32(c, r->k0, r->k1);
}

/* The words of counter n. */
VALUE_FN struct philox recipe_words(const struct recipe *r, uint64_t n, uint32_t purpose)
{
	return recipe_draw(r, (uint32_t)n, (uint32_t)(n >> 32), r->input, purpose);
}

VALUE_FN uint32_t recipe_word32(const struct recipe *r, uint64_t e, uint32_t purpose)
{
	return recipe_words(r, e / 4, purpose).w[e % 4];
}

VALUE_FN uint64_t recipe_word64(const struct recipe *r, uint64_t e, uint32_t purpose)
{
	struct philox p = recipe_words(r, e / 2, purpose);

	return p.w[2 * (e % 2)] | (uint64_t)p.w[2 * (e % 2) + 1] << 32;
}

/* A sum of four uniforms: mean 0, variance 1, at most 3.47. */
VALUE_FN float recipe_normal_of(uint64_t sum)
{
	return (float)((int64_t)sum - 8589934590) * 0x1.bb67aep-32f;
}

VALUE_FN float recipe_normal(struct philox p)
{
	return recipe_normal_of((uint64_t)p.w[0] + p.w[1] + p.w[2] + p.w[3]);
}

VALUE_FN float recipe_normal32(const struct recipe *r, uint64_t e, uint32_t purpose)
{
	return recipe_normal(recipe_words(r, e, purpose));
}

VALUE_FN double recipe_normal64(const struct recipe *r, uint64_t e, uint32_t purpose)
{
	uint64_t s = 0;

	for (uint64_t n = 2 * e; n < 2 * e + 2; n++) {
		struct philox p = recipe_words(r, n, purpose);

		s += (p.w[0] | (uint64_t)p.w[1] << 32) >> 2;
		s += (p.w[2] | (uint64_t)p.w[3] << 32) >> 2;
	}
	return (double)(int64_t)(s - (((uint64_t)1 << 63) - 2)) * 0x1.bb67ae8584caap-62;
}

VALUE_FN double recipe_unit01(const struct recipe *r, uint64_t e, uint32_t purpose)
{
	return (double)(recipe_word32(r, e, purpose) >> 8) * 0x1p-24;
}

VALUE_FN int64_t recipe_uniform(const struct recipe *r, uint64_t e, int64_t lo, int64_t hi,
				uint32_t purpose)
{
	uint64_t n = (uint64_t)hi - (uint64_t)lo;
	u128 wide;

	if (n <= (uint64_t)1 << 32)
		return (int64_t)((uint64_t)lo + ((recipe_word32(r, e, purpose) * n) >> 32));
	wide = (u128)recipe_word64(r, e, purpose) * n;
	return (int64_t)((uint64_t)lo + (uint64_t)(wide >> 64));
}

/* a·b/c for a < c. */
VALUE_CALL uint64_t recipe_share(uint64_t a, uint64_t b, uint64_t c)
{
	return (uint64_t)((u128)a * b / c);
}

/* ---- permutations ---- */

/* Image of i under the permutation of n that input and purpose have: a Feistel network over the
 * next power of four, walked until it comes back inside. */
VALUE_CALL uint64_t recipe_perm(const struct recipe *r, uint64_t n, uint64_t i, uint32_t input,
				uint32_t purpose)
{
	uint32_t bits = 0, h;
	uint64_t x = i;

	while (bits < 63 && (uint64_t)1 << bits < n)
		bits++;
	h = (bits + 1) / 2 ? (bits + 1) / 2 : 1;
	uint32_t mask = h >= 32 ? 0xFFFFFFFFu : ((uint32_t)1 << h) - 1;

	do {
		uint32_t left = (uint32_t)(x >> h) & mask, right = (uint32_t)x & mask;

		for (uint32_t round = 0; round < 4; round++) {
			uint32_t t = left ^
				     (recipe_draw(r, right, round, input, purpose).w[0] & mask);

			left = right;
			right = t;
		}
		x = (uint64_t)left << h | right;
	} while (x >= n);
	return x;
}

/* The distinct value that owns rank k: buckets in order, elements/values for each of them. */
VALUE_FN uint64_t recipe_owner(const struct recipe *r, uint64_t k)
{
	uint64_t d = 0;

	for (uint32_t i = 0; i < r->ndup; i++) {
		uint64_t n = (uint64_t)r->dup[i][0], t = (uint64_t)r->dup[i][1];

		if (!n)
			continue;
		if (k >= t) {
			k -= t;
			d += n;
			continue;
		}
		uint64_t each = t / n, more = t % n, in_more = more * (each + 1);

		return d + (k < in_more ? k / (each + 1)
					: more + (k - in_more) / (each ? each : 1));
	}
	return d ? d - 1 : 0;
}

VALUE_FN int64_t recipe_sketched(const struct recipe *r, uint64_t i)
{
	uint64_t range = (uint64_t)r->hi - (uint64_t)r->lo, uniq = (uint64_t)r->uniq;
	uint64_t k = r->order == ORDER_RANDOM ? recipe_perm(r, r->numel, i, r->input, 3) : i;
	uint64_t d = recipe_owner(r, k);

	if (range < uniq) {
		d %= range;
		uniq = range;
	}
	if (r->order == ORDER_SORTED)
		return (int64_t)((uint64_t)r->lo + recipe_share(d, range, uniq));
	return (int64_t)((uint64_t)r->lo + recipe_perm(r, range, d, r->input, 4));
}

/* ---- pooling windows ---- */

/* Offsets of the window at output position o of dimension d that fall inside: [from, to). */
VALUE_FN void recipe_window(const struct recipe *r, uint32_t d, int64_t o, int64_t *from,
			    int64_t *to)
{
	int64_t kernel = r->pool[0][d], input = r->pool[1][d], step = r->pool[4][d];
	int64_t at = o * r->pool[2][d] - r->pool[3][d];

	*from = 0;
	while (*from < kernel && at + *from * step < 0)
		(*from)++;
	*to = *from;
	while (*to < kernel && at + *to * step < input)
		(*to)++;
}

/* A random offset inside the window, as a position in the kernel. */
VALUE_FN int64_t recipe_pooled(const struct recipe *r, uint64_t e)
{
	uint32_t n = r->npool;
	int64_t o = (int64_t)e, from[RECIPE_POOL], to[RECIPE_POOL], count = 1, pick, at = 0,
		scale = 1;

	for (uint32_t d = n; d-- > 0;) {
		int64_t dim = r->dim[r->rank - n + d];

		recipe_window(r, d, o % dim, &from[d], &to[d]);
		o /= dim;
		count *= to[d] - from[d];
	}
	pick = recipe_uniform(r, e, 0, count, 6);
	for (uint32_t d = n; d-- > 0;) {
		int64_t size = to[d] - from[d];

		at += (from[d] + pick % size) * scale;
		scale *= r->pool[0][d];
		pick /= size;
	}
	return at;
}

/* ---- values ---- */

VALUE_CALL int64_t recipe_int(const struct recipe *r, uint64_t e)
{
	uint64_t n = r->numel ? r->numel : 1, hi = (uint64_t)r->hi, lo = (uint64_t)r->lo;

	switch (r->kind) {
	case GEN_INDEX:
		return recipe_uniform(r, e, r->lo, r->hi, 0);
	case GEN_CONST:
		return (int64_t)r->value;
	case GEN_SEED:
		return (int64_t)recipe_word64(r, e, 0);
	case GEN_PERM:
		return (int64_t)recipe_perm(r, hi, e % hi,
					    r->input + 65536 * (uint32_t)(e / hi), 3);
	case GEN_SORTED:
		return (int64_t)(lo + recipe_share(e, hi - lo, n));
	case GEN_OFFSETS:
		return e + 1 == n ? r->hi : (int64_t)recipe_share(e, hi, n);
	case GEN_SKETCH:
		return recipe_sketched(r, e);
	case GEN_POOL:
		return recipe_pooled(r, e);
	default:
		return 0;
	}
}

VALUE_FN bool recipe_bool_of(const struct recipe *r, uint32_t word)
{
	if (r->kind == GEN_CONST)
		return r->value != 0;
	return r->ones >= 0 ? word < (uint64_t)r->ones : word >> 31;
}

VALUE_FN bool recipe_bool(const struct recipe *r, uint64_t e)
{
	return recipe_bool_of(r, recipe_word32(r, e, 0));
}

VALUE_FN float recipe_f32(const struct recipe *r, uint64_t e, uint32_t purpose)
{
	switch (r->kind) {
	case GEN_DEFAULT:
	case GEN_NORMAL:
		return recipe_normal32(r, e, purpose);
	case GEN_NONNEG:
		return fabsf(recipe_normal32(r, e, purpose));
	case GEN_POS:
		return fabsf(recipe_normal32(r, e, purpose)) + 0x1p-10f;
	case GEN_UNIT:
		return (float)(recipe_unit01(r, e, purpose) * 2 - 1);
	case GEN_UNIT01:
		return (float)recipe_unit01(r, e, purpose);
	case GEN_CONST:
		return (float)r->value;
	default:
		return (float)recipe_int(r, e);
	}
}

VALUE_FN double recipe_f64(const struct recipe *r, uint64_t e, uint32_t purpose)
{
	switch (r->kind) {
	case GEN_DEFAULT:
	case GEN_NORMAL:
		return recipe_normal64(r, e, purpose);
	case GEN_NONNEG:
		return fabs(recipe_normal64(r, e, purpose));
	case GEN_POS:
		return fabs(recipe_normal64(r, e, purpose)) + 0x1p-10;
	case GEN_UNIT:
		return recipe_unit01(r, e, purpose) * 2 - 1;
	case GEN_UNIT01:
		return recipe_unit01(r, e, purpose);
	case GEN_CONST:
		return r->value;
	default:
		return (double)recipe_int(r, e);
	}
}

/* ---- as their types have them ---- */

VALUE_FN void recipe_put_bits(uint64_t u, uint32_t size, void *to)
{
	uint32_t w = (uint32_t)u;
	uint16_t h = (uint16_t)u;
	uint8_t b = (uint8_t)u;

	if (size == 8)
		memcpy(to, &u, 8);
	else if (size == 4)
		memcpy(to, &w, 4);
	else if (size == 2)
		memcpy(to, &h, 2);
	else
		memcpy(to, &b, 1);
}

VALUE_FN void recipe_put_f32(uint32_t dtype, float v, void *to)
{
	switch (dtype) {
	case DTYPE_f16:
	case DTYPE_c32:
		recipe_put_bits(f16_from_f32(v), 2, to);
		return;
	case DTYPE_bf16:
		recipe_put_bits(bf16_from_f32(v), 2, to);
		return;
	case DTYPE_f8e4m3fn:
		recipe_put_bits(f8e4m3fn_from_f32(v), 1, to);
		return;
	case DTYPE_f8e5m2:
		recipe_put_bits(f8e5m2_from_f32(v), 1, to);
		return;
	default:
		memcpy(to, &v, 4);
	}
}

VALUE_FN void recipe_put_float(const struct recipe *r, uint64_t e, uint32_t purpose, void *to)
{
	double v;

	if (r->dtype == DTYPE_f64 || r->dtype == DTYPE_c128) {
		v = recipe_f64(r, e, purpose);
		memcpy(to, &v, 8);
	} else {
		recipe_put_f32(r->dtype, recipe_f32(r, e, purpose), to);
	}
}

/* Element e as its type has it. */
VALUE_FN void recipe_put(const struct recipe *r, uint64_t e, void *to)
{
	switch (r->dtype) {
	case DTYPE_b8:
		recipe_put_bits(recipe_bool(r, e), 1, to);
		return;
	case DTYPE_c32:
	case DTYPE_c64:
	case DTYPE_c128:
		recipe_put_float(r, e, 0, to);
		recipe_put_float(r, e, 1, (char *)to + r->size / 2);
		return;
	case DTYPE_f64:
	case DTYPE_f32:
	case DTYPE_f16:
	case DTYPE_bf16:
	case DTYPE_f8e4m3fn:
	case DTYPE_f8e5m2:
		recipe_put_float(r, e, 0, to);
		return;
	default:
		recipe_put_bits((uint64_t)recipe_int(r, e), r->size, to);
	}
}

/* Where element e lies, in elements. */
VALUE_CALL int64_t recipe_place(const struct recipe *r, uint64_t e)
{
	int64_t at = r->offset, rest = (int64_t)e;

	for (uint32_t d = r->rank; d-- > 0;) {
		at += rest % r->dim[d] * r->stride[d];
		rest /= r->dim[d];
	}
	return at;
}

#endif

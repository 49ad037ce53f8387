/* Words, values, generators. */
#include "corpus/inputs.h"

#include "base/half.h"
#include "corpus/inputs_int.h"
#include "ir/expr.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

struct inputs_key inputs_key(uint64_t seed, const char *id)
{
	char text[128];
	uint8_t hash[32];
	int n = snprintf(text, sizeof(text), "assay-inputs 1\n%llu\n%s\n",
			 (unsigned long long)seed, id);
	struct inputs_key k;

	sha256_raw((struct str){text, (size_t)n}, hash);
	k.k0 = (uint32_t)hash[0] | (uint32_t)hash[1] << 8 | (uint32_t)hash[2] << 16 |
	       (uint32_t)hash[3] << 24;
	k.k1 = (uint32_t)hash[4] | (uint32_t)hash[5] << 8 | (uint32_t)hash[6] << 16 |
	       (uint32_t)hash[7] << 24;
	return k;
}

struct philox inputs_words(const struct filler *f, uint64_t n, uint32_t purpose)
{
	struct philox c = {{(uint32_t)n, (uint32_t)(n >> 32), f->input, purpose}};

	return philox4x32(c, f->key.k0, f->key.k1);
}

static uint32_t word32(const struct filler *f, uint64_t e, uint32_t purpose)
{
	return inputs_words(f, e / 4, purpose).w[e % 4];
}

static uint64_t word64(const struct filler *f, uint64_t e, uint32_t purpose)
{
	struct philox p = inputs_words(f, e / 2, purpose);

	return p.w[2 * (e % 2)] | (uint64_t)p.w[2 * (e % 2) + 1] << 32;
}

/* A sum of four uniforms: mean 0, variance 1, at most 3.47. */
float inputs_normal(struct philox p)
{
	uint64_t s = (uint64_t)p.w[0] + p.w[1] + p.w[2] + p.w[3];
	int64_t d = (int64_t)s - 8589934590;

	return (float)d * 0x1.bb67aep-32f;
}

static float normal32(const struct filler *f, uint64_t e, uint32_t purpose)
{
	return inputs_normal(inputs_words(f, e, purpose));
}

static double normal64(const struct filler *f, uint64_t e, uint32_t purpose)
{
	uint64_t s = 0;

	for (uint64_t n = 2 * e; n < 2 * e + 2; n++) {
		struct philox p = inputs_words(f, n, purpose);

		s += (p.w[0] | (uint64_t)p.w[1] << 32) >> 2;
		s += (p.w[2] | (uint64_t)p.w[3] << 32) >> 2;
	}
	return (double)(int64_t)(s - (((uint64_t)1 << 63) - 2)) * 0x1.bb67ae8584caap-62;
}

static int64_t uniform(const struct filler *f, uint64_t e, int64_t lo, int64_t hi,
		       uint32_t purpose)
{
	uint64_t r = (uint64_t)hi - (uint64_t)lo;

	if (r <= (uint64_t)1 << 32)
		return (int64_t)((uint64_t)lo + ((word32(f, e, purpose) * r) >> 32));
	return (int64_t)((uint64_t)lo + (uint64_t)(((u128)word64(f, e, purpose) * r) >> 64));
}

uint64_t inputs_perm(struct inputs_key key, uint64_t n, uint64_t i, uint32_t input,
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
			struct philox c = {{right, round, input, purpose}};
			uint32_t t = left ^ (philox4x32(c, key.k0, key.k1).w[0] & mask);

			left = right;
			right = t;
		}
		x = (uint64_t)left << h | right;
	} while (x >= n);
	return x;
}

/* The distinct value that owns rank r: buckets in order, T/k elements for each of k. */
static uint64_t owner(const struct sketch *s, uint64_t r)
{
	uint64_t d = 0;

	for (uint32_t i = 0; i < s->ndup; i++) {
		uint64_t k = (uint64_t)s->dup[i].values, t = (uint64_t)s->dup[i].elements;

		if (!k)
			continue;
		if (r >= t) {
			r -= t;
			d += k;
			continue;
		}
		uint64_t each = t / k, more = t % k, in_more = more * (each + 1);

		return d + (r < in_more ? r / (each + 1)
					: more + (r - in_more) / (each ? each : 1));
	}
	return d ? d - 1 : 0;
}

static int64_t sketched(const struct filler *f, uint64_t i)
{
	const struct sketch *s = f->obs;
	bool sorted = !strcmp(s->order, "sorted"),
	     in_order = sorted || !strcmp(s->order, "runs");
	uint64_t n = f->numel, range = (uint64_t)f->gen.hi - (uint64_t)f->gen.lo;
	uint64_t r = in_order ? i : inputs_perm(f->key, n, i, f->input, 3), d = owner(s, r);
	uint64_t uniq = (uint64_t)s->uniq;

	if (range < uniq) {
		d %= range;
		uniq = range;
	}
	if (sorted)
		return (int64_t)((uint64_t)f->gen.lo + (uint64_t)((u128)d * range / uniq));
	return (int64_t)((uint64_t)f->gen.lo + inputs_perm(f->key, range, d, f->input, 4));
}

/* Offsets of the window at output position o of one dimension that fall inside: [from, to). */
static void window(const int64_t g[5][4], uint32_t d, int64_t o, int64_t *from, int64_t *to)
{
	int64_t kernel = g[0][d], input = g[1][d], at = o * g[2][d] - g[3][d], step = g[4][d];

	*from = 0;
	while (*from < kernel && at + *from * step < 0)
		(*from)++;
	*to = *from;
	while (*to < kernel && at + *to * step < input)
		(*to)++;
}

/* A random offset inside the window, as a position in the kernel. */
static int64_t pooled(const struct filler *f, uint64_t e)
{
	uint32_t n = f->gen.npool;
	int64_t o = (int64_t)e, from[4], to[4], count = 1, pick, at = 0, scale = 1;

	for (uint32_t d = n; d-- > 0;) {
		int64_t dim = f->t->dim[f->t->rank - n + d];

		window(f->gen.pool, d, o % dim, &from[d], &to[d]);
		o /= dim;
		count *= to[d] - from[d];
	}
	pick = uniform(f, e, 0, count, 6);
	for (uint32_t d = n; d-- > 0;) {
		int64_t size = to[d] - from[d];

		at += (from[d] + pick % size) * scale;
		scale *= f->gen.pool[0][d];
		pick /= size;
	}
	return at;
}

bool inputs_pool_is_empty(const struct gen *g, const struct tensor *t)
{
	int64_t from, to;

	for (uint32_t d = 0; d < g->npool; d++)
		for (int64_t o = 0; o < t->dim[t->rank - g->npool + d]; o++) {
			window(g->pool, d, o, &from, &to);
			if (from == to)
				return true;
		}
	return g->npool == 0 || t->rank < g->npool;
}

int64_t inputs_int(const struct filler *f, uint64_t e)
{
	const struct gen *g = &f->gen;
	uint64_t n = f->numel ? f->numel : 1;

	switch (g->kind) {
	case GEN_INDEX:
		return uniform(f, e, g->lo, g->hi, 0);
	case GEN_CONST:
		return (int64_t)g->value;
	case GEN_SEED:
		return (int64_t)word64(f, e, 0);
	case GEN_PERM:
		return (int64_t)inputs_perm(f->key, (uint64_t)g->hi, e % (uint64_t)g->hi,
					    f->input + 65536 * (uint32_t)(e / (uint64_t)g->hi),
					    3);
	case GEN_SORTED:
		return (int64_t)((uint64_t)g->lo +
				 (uint64_t)((u128)e * ((uint64_t)g->hi - (uint64_t)g->lo) / n));
	case GEN_OFFSETS:
		return e + 1 == n ? g->hi : (int64_t)((u128)e * (uint64_t)g->hi / n);
	case GEN_SKETCH:
		return sketched(f, e);
	case GEN_POOL:
		return pooled(f, e);
	case GEN_DEFAULT:
	case GEN_NORMAL:
	case GEN_NONNEG:
	case GEN_POS:
	case GEN_UNIT:
	case GEN_UNIT01:
	case GEN_DATA:
	case GEN_COUNT:
		break;
	}
	return 0;
}

bool inputs_bool_of(const struct filler *f, uint32_t w)
{
	if (f->gen.kind == GEN_CONST)
		return f->gen.value != 0;
	if (f->obs && f->obs->is_known && f->obs->ones >= 0 && f->obs->n > 0)
		return w < (uint64_t)(((u128)f->obs->ones << 32) / (uint64_t)f->obs->n);
	return w >> 31;
}

bool inputs_bool(const struct filler *f, uint64_t e)
{
	return inputs_bool_of(f, word32(f, e, 0));
}

static double unit01(const struct filler *f, uint64_t e, uint32_t purpose)
{
	return (double)(word32(f, e, purpose) >> 8) * 0x1p-24;
}

float inputs_f32(const struct filler *f, uint64_t e, uint32_t purpose)
{
	switch (f->gen.kind) {
	case GEN_NONNEG:
		return fabsf(normal32(f, e, purpose));
	case GEN_POS:
		return fabsf(normal32(f, e, purpose)) + 0x1p-10f;
	case GEN_UNIT:
		return (float)(unit01(f, e, purpose) * 2 - 1);
	case GEN_UNIT01:
		return (float)unit01(f, e, purpose);
	case GEN_CONST:
		return (float)f->gen.value;
	case GEN_DEFAULT:
	case GEN_NORMAL:
		return normal32(f, e, purpose);
	case GEN_INDEX:
	case GEN_SEED:
	case GEN_DATA:
	case GEN_PERM:
	case GEN_SORTED:
	case GEN_OFFSETS:
	case GEN_SKETCH:
	case GEN_POOL:
	case GEN_COUNT:
		break;
	}
	return (float)inputs_int(f, e);
}

double inputs_f64(const struct filler *f, uint64_t e, uint32_t purpose)
{
	switch (f->gen.kind) {
	case GEN_NONNEG:
		return fabs(normal64(f, e, purpose));
	case GEN_POS:
		return fabs(normal64(f, e, purpose)) + 0x1p-10;
	case GEN_DEFAULT:
	case GEN_NORMAL:
		return normal64(f, e, purpose);
	case GEN_UNIT:
		return unit01(f, e, purpose) * 2 - 1;
	case GEN_UNIT01:
		return unit01(f, e, purpose);
	case GEN_CONST:
		return f->gen.value;
	case GEN_INDEX:
	case GEN_SEED:
	case GEN_DATA:
	case GEN_PERM:
	case GEN_SORTED:
	case GEN_OFFSETS:
	case GEN_SKETCH:
	case GEN_POOL:
	case GEN_COUNT:
		break;
	}
	return (double)inputs_int(f, e);
}

static void put_int(enum dtype d, int64_t v, void *to)
{
	uint64_t u = (uint64_t)v;

	for (size_t i = 0; i < dtype_bytes(d); i++)
		((uint8_t *)to)[i] = (uint8_t)(u >> (8 * i));
}

static void put_float(enum dtype d, float v, void *to)
{
	uint16_t h;
	uint8_t b;

	if (d == DTYPE_f32) {
		memcpy(to, &v, 4);
	} else if (d == DTYPE_f16 || d == DTYPE_bf16) {
		h = d == DTYPE_f16 ? f16_from_f32(v) : bf16_from_f32(v);
		memcpy(to, &h, 2);
	} else {
		b = d == DTYPE_f8e4m3fn ? f8e4m3fn_from_f32(v) : f8e5m2_from_f32(v);
		memcpy(to, &b, 1);
	}
}

static void put_complex(const struct filler *f, enum dtype d, uint64_t e, void *to)
{
	char *at = to;

	for (uint32_t purpose = 0; purpose < 2; purpose++) {
		if (d == DTYPE_c128) {
			double v = inputs_f64(f, e, purpose);

			memcpy(at + 8 * purpose, &v, 8);
		} else if (d == DTYPE_c64) {
			float v = inputs_f32(f, e, purpose);

			memcpy(at + 4 * purpose, &v, 4);
		} else {
			put_float(DTYPE_f16, inputs_f32(f, e, purpose), at + 2 * purpose);
		}
	}
}

void inputs_put(const struct filler *f, uint64_t e, void *to)
{
	enum dtype d = f->t->dtype;
	double v;

	switch (dtype_category(d)) {
	case CATEGORY_INT:
		put_int(d, inputs_int(f, e), to);
		return;
	case CATEGORY_BOOL:
		*(uint8_t *)to = inputs_bool(f, e);
		return;
	case CATEGORY_COMPLEX:
		put_complex(f, d, e, to);
		return;
	case CATEGORY_FLOAT:
		break;
	}
	if (d == DTYPE_f64) {
		v = inputs_f64(f, e, 0);
		memcpy(to, &v, 8);
	} else {
		put_float(d, inputs_f32(f, e, 0), to);
	}
}

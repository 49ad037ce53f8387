/* Elements in the order of their storage, eight counters of the stream at a time. */
#include "base/half.h"
#include "base/philox_eight.h"
#include "corpus/inputs_int.h"

#include <math.h>
#include <string.h>

enum { COUNTERS = PHILOX_LANES, WORDS = 4 * COUNTERS };

/* The words of counters n to n + 7, word by word. */
static void lanes(const struct recipe *r, uint64_t n, uint64_t w[4][COUNTERS])
{
	philox_eight(n, r->input, 0, r->k0, r->k1, w);
}

/* Counter by counter, four for each. */
static void words(const struct recipe *r, uint64_t n, uint32_t out[WORDS])
{
	uint64_t w[4][COUNTERS];

	lanes(r, n, w);
	for (int i = 0; i < WORDS; i++)
		out[i] = (uint32_t)w[i % 4][i / 4];
}

static void normals(const struct recipe *r, uint64_t n, float out[COUNTERS])
{
	uint64_t w[4][COUNTERS];

	lanes(r, n, w);
	for (int l = 0; l < COUNTERS; l++)
		out[l] = recipe_normal_of(w[0][l] + w[1][l] + w[2][l] + w[3][l]);
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

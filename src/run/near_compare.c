/* Going through outputs that lie on a GPU: what its kernels leave, as compare.h asks for it. */
#include "run/near_int.h"

#include <math.h>
#include <string.h>

/* ---- errors of base ---- */

static void sum_up(const struct near_errors *left, struct compare_errors *out)
{
	memcpy(out->worst, left->worst, sizeof(out->worst));
	for (int i = 0; i < COMPARE_BINS; i++)
		out->n[i] = (int64_t)left->n[i];
	for (int i = 0; i < NEAR_BLOCKS; i++)
		out->squares += left->squares[i];
	out->finite = (int64_t)left->finite;
}

MUST static enum status errors(void *ctx, const struct reference_output *ref,
			       struct compare_errors *out)
{
	struct near *n = ctx;
	struct near_launch l = {.bufs = {ref->r, ref->base, NEAR_AT(n, errors.worst),
					 NEAR_AT(n, errors.n), NEAR_AT(n, errors.squares),
					 NEAR_AT(n, errors.finite)},
				.ints = {tensor_numel(&ref->type), ref->type.dtype},
				.nbufs = 6,
				.nints = 2};
	struct arena a = {0};
	struct near_errors *left = arena_new(&a, struct near_errors);
	enum status s = device_fill(n->dev, NEAR_AT(n, errors), 0, sizeof(*left));

	if (!s && l.ints[0])
		s = near_launch(n, NEAR_errors, &l);
	if (!s)
		s = device_copy(n->dev, left, NEAR_AT(n, errors), sizeof(*left));
	if (!s)
		s = device_sync(n->dev);
	if (!s)
		sum_up(left, out);
	arena_release(&a);
	return s;
}

MUST static enum status give_tolerance(struct near *n, const struct tolerance *t)
{
	return device_copy(n->dev, NEAR_AT(n, tolerance), t, sizeof(*t));
}

MUST static enum status doubts(void *ctx, const struct reference_output *ref,
			       const struct tolerance *t, int64_t *ambiguous)
{
	struct near *n = ctx;
	struct near_launch l = {
		.bufs = {ref->r, ref->own, NEAR_AT(n, tolerance), NEAR_AT(n, words)},
		.ints = {tensor_numel(&ref->type)},
		.nbufs = 4,
		.nints = 1};
	uint64_t words[NEAR_WORDS] = {0};

	TRY(give_tolerance(n, t));
	TRY(near_words_set(n, words));
	if (l.ints[0])
		TRY(near_launch(n, NEAR_doubts, &l));
	TRY(near_words(n, words));
	*ambiguous = (int64_t)words[0];
	return STATUS_OK;
}

/* ---- comparison ---- */

/* An element of an array on the device. */
MUST static enum status fetch(struct near *n, const void *array, enum dtype d, int64_t i,
			      uint64_t *bits)
{
	size_t size = dtype_bytes(d);

	*bits = 0;
	TRY(device_copy(n->dev, bits, (const char *)array + (size_t)i * size, size));
	return device_sync(n->dev);
}

MUST static enum status fetch_f64(struct near *n, const void *array, enum dtype d, int64_t i,
				  double *out)
{
	uint64_t bits;

	TRY(fetch(n, array, d, i, &bits));
	*out = dtype_load_f64(d, &bits, 0);
	return STATUS_OK;
}

/* The element that words[4] names, as the host would have noted it. */
MUST static enum status note(struct near *n, const struct reference_output *ref,
			     const struct tolerance *t, const void *x, double constant,
			     struct compare_tally *out)
{
	enum dtype d = ref->type.dtype;
	double base;

	out->got = constant;
	if (x)
		TRY(fetch_f64(n, x, d, out->at, &out->got));
	TRY(fetch_f64(n, ref->r, DTYPE_f64, out->at, &out->want));
	TRY(fetch_f64(n, ref->base, d, out->at, &base));
	if (isfinite(base) && isfinite(out->want) && isfinite(out->got))
		out->tol = compare_tol(t, out->want);
	else
		out->want = base;
	return STATUS_OK;
}

/* Where it matters which element it was. */
MUST static enum status find_first(struct near *n, struct near_launch *l,
				   const struct reference_output *ref,
				   const struct tolerance *t, const void *x, double constant,
				   struct compare_tally *out)
{
	uint64_t words[NEAR_WORDS];

	TRY(near_launch(n, NEAR_first, l));
	TRY(near_words(n, words));
	out->at = (int64_t)words[4];
	return out->at < 0 ? STATUS_OK : note(n, ref, t, x, constant, out);
}

MUST static enum status floats(void *ctx, const struct reference_output *ref,
			       const struct tolerance *t, const void *x, double constant,
			       int64_t most, struct compare_tally *out)
{
	struct near *n = ctx;
	struct near_launch l = {.bufs = {ref->r, ref->base, ref->own, x, NEAR_AT(n, tolerance),
					 NEAR_AT(n, words)},
				.ints = {tensor_numel(&ref->type), ref->type.dtype,
					 (int64_t)compare_bits(constant)},
				.nbufs = 6,
				.nints = 3};
	uint64_t words[NEAR_WORDS] = {[4] = UINT64_MAX};

	(void)most; /* it goes through all at once */
	*out = (struct compare_tally){.at = -1};
	if (!l.ints[0])
		return STATUS_OK;
	TRY(give_tolerance(n, t));
	TRY(near_words_set(n, words));
	TRY(near_launch(n, NEAR_floats, &l));
	TRY(near_words(n, words));
	out->wrong = (int64_t)words[0];
	out->other_kind = (int64_t)words[1];
	out->either = (int64_t)words[2];
	out->worst = compare_of_bits(words[3]);
	out->unproved = (int64_t)words[5];
	return x && (out->wrong || out->other_kind)
		       ? find_first(n, &l, ref, t, x, constant, out)
		       : STATUS_OK;
}

MUST static enum status ints(void *ctx, const struct reference_output *ref, const void *x,
			     int64_t constant, struct compare_tally *out)
{
	struct near *n = ctx;
	enum dtype d = ref->type.dtype;
	struct near_launch l = {.bufs = {ref->base, ref->own_int, x, NEAR_AT(n, words)},
				.ints = {tensor_numel(&ref->type), (int64_t)dtype_bytes(d),
					 constant, d == DTYPE_b8},
				.nbufs = 4,
				.nints = 4};
	uint64_t words[NEAR_WORDS] = {[1] = UINT64_MAX}, got = 0, want = 0;

	*out = (struct compare_tally){.at = -1};
	TRY(near_words_set(n, words));
	if (l.ints[0])
		TRY(near_launch(n, NEAR_ints, &l));
	TRY(near_words(n, words));
	out->wrong = (int64_t)words[0];
	if (!out->wrong)
		return STATUS_OK;
	out->at = (int64_t)words[1];
	out->worst = HUGE_VAL;
	dtype_store_i64(d, &got, 0, constant);
	if (x)
		TRY(fetch(n, x, d, out->at, &got));
	TRY(fetch(n, ref->base, d, out->at, &want));
	out->got = (double)dtype_load_i64(d, &got, 0);
	out->want = (double)dtype_load_i64(d, &want, 0);
	return STATUS_OK;
}

MUST static enum status sample(void *ctx, const struct reference_output *ref, int64_t step,
			       int64_t count, double *out)
{
	struct near *n = ctx;
	enum dtype d = ref->r ? DTYPE_f64 : ref->type.dtype;
	const void *array = ref->r ? (const void *)ref->r : ref->base;
	struct tensor every = {.dtype = d, .rank = 1, .dim = {count}, .stride = {step}};
	struct device_mem *rows;

	TRY(device_alloc(n->dev, (size_t)count * dtype_bytes(d), &rows));
	enum status s = near_rows(n, &every, array, rows->p);

	/* widening in place would tread on what is not read yet: from its end */
	if (!s)
		s = device_copy(n->dev, out, rows->p, rows->bytes);
	if (!s)
		s = device_sync(n->dev);
	device_free(rows);
	for (int64_t i = count; !s && i-- > 0;)
		out[i] = dtype_load_f64(d, out, i);
	return s;
}

const struct compare_place near_compare = {errors, doubts, floats, ints, sample, NULL};

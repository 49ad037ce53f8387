/* Going through outputs that lie in the host's memory. */
#include "eval/compare.h"

#include <math.h>

enum { BLOCK = 1024 };

static int64_t at_most(int64_t left)
{
	return left < BLOCK ? left : BLOCK;
}

/* ---- errors of base ---- */

static void errors_of_block(struct compare_errors *b, const double *base, const double *r,
			    int64_t n)
{
	for (int64_t i = 0; i < n; i++) {
		if (!isfinite(r[i]))
			continue;
		b->squares += r[i] * r[i];
		b->finite++;
		if (!isfinite(base[i]))
			continue;
		int at = compare_bin(r[i]);
		double d = fabs(base[i] - r[i]);

		b->n[at]++;
		b->worst[at] = d > b->worst[at] ? d : b->worst[at];
	}
}

MUST static enum status errors(void *ctx, const struct reference_output *ref,
			       struct compare_errors *out)
{
	int64_t n = tensor_numel(&ref->type);
	double base[BLOCK];

	(void)ctx;
	for (int64_t at = 0; at < n; at += BLOCK) {
		dtype_load_run(ref->type.dtype, ref->base, at, at_most(n - at), base);
		errors_of_block(out, base, ref->r + at, at_most(n - at));
	}
	return STATUS_OK;
}

MUST static enum status doubts(void *ctx, const struct reference_output *ref,
			       const struct tolerance *t, int64_t *ambiguous)
{
	int64_t n = tensor_numel(&ref->type);

	(void)ctx;
	*ambiguous = 0;
	for (int64_t i = 0; i < n; i++)
		*ambiguous += isfinite(ref->r[i]) &&
			      fabs(ref->r[i] - ref->own[i]) > compare_tol(t, ref->r[i]);
	return STATUS_OK;
}

/* ---- floats ---- */

struct going {
	const struct reference_output *ref;
	const struct tolerance *t;
	struct compare_tally *out;
};

static void note(struct going *g, int64_t i, double got, double base)
{
	const double *own = g->ref->own ? &g->ref->own[i] : NULL;
	double r = g->ref->r[i];
	struct compare_finding f = compare_element(g->t, got, base, r, own);
	struct compare_tally *out = g->out;

	out->wrong += f.is_wrong;
	out->other_kind += f.is_other_kind;
	out->either += f.is_either;
	out->unproved += f.is_unproved;
	if (f.ratio < 0 || (out->at >= 0 && f.ratio <= out->worst))
		return;
	out->worst = f.ratio;
	out->at = i;
	out->got = got;
	out->want = f.is_other_kind ? base : r;
	out->tol = f.is_other_kind ? 0 : compare_tol(g->t, r);
}

/* Whether all is finite, within tolerance, proved, and nothing is nearer to it than what was
 * found: as most blocks are.  x - x is no zero of what is not finite. */
static bool is_dull(const struct going *g, int64_t at, const double *got, const double *base,
		    int64_t n)
{
	const double *r = g->ref->r + at;
	double worst = g->out->worst, tol[BLOCK];
	int odd = g->out->at < 0;

	for (int64_t i = 0; i < n; i++)
		tol[i] = compare_tol(g->t, r[i]);
	for (int64_t i = 0; i < n; i++) {
		double d = fabs(got[i] - r[i]);

		odd |= !(d <= tol[i]) | (d > worst * tol[i]) | (d > compare_proof(g->t, r[i]));
		odd |= !(base[i] - base[i] == 0);
	}
	return !odd;
}

static void go_through(struct going *g, int64_t at, const double *got, int64_t n)
{
	double base[BLOCK];

	dtype_load_run(g->ref->type.dtype, g->ref->base, at, n, base);
	if (is_dull(g, at, got, base, n))
		return;
	for (int64_t i = 0; i < n; i++)
		note(g, at + i, got[i], base[i]);
}

MUST static enum status floats(void *ctx, const struct reference_output *ref,
			       const struct tolerance *t, const void *x, double constant,
			       int64_t most, struct compare_tally *out)
{
	struct going g = {ref, t, out};
	int64_t n = tensor_numel(&ref->type);
	double got[BLOCK];

	(void)ctx;
	*out = (struct compare_tally){.at = -1};
	for (int64_t i = 0; i < BLOCK; i++)
		got[i] = constant;
	for (int64_t at = 0; at < n && !out->other_kind && out->wrong <= most; at += BLOCK) {
		if (x)
			dtype_load_run(ref->type.dtype, x, at, at_most(n - at), got);
		go_through(&g, at, got, at_most(n - at));
	}
	return STATUS_OK;
}

/* ---- ints ---- */

MUST static enum status ints(void *ctx, const struct reference_output *ref, const void *x,
			     int64_t constant, struct compare_tally *out)
{
	int64_t n = tensor_numel(&ref->type);
	enum dtype d = ref->type.dtype;

	(void)ctx;
	*out = (struct compare_tally){.at = -1};
	for (int64_t i = 0; i < n; i++) {
		int64_t got = x ? dtype_load_i64(d, x, i) : constant;
		int64_t want = dtype_load_i64(d, ref->base, i);

		if (got == want || (ref->own_int && got == dtype_load_i64(d, ref->own_int, i)))
			continue;
		if (!out->wrong++) {
			out->at = i;
			out->got = (double)got;
			out->want = (double)want;
			out->worst = HUGE_VAL;
		}
	}
	return STATUS_OK;
}

MUST static enum status sample(void *ctx, const struct reference_output *ref, int64_t step,
			       int64_t n, double *out)
{
	(void)ctx;
	for (int64_t i = 0; i < n; i++)
		out[i] = ref->r ? ref->r[i * step]
				: dtype_load_f64(ref->type.dtype, ref->base, i * step);
	return STATUS_OK;
}

const struct compare_place compare_here = {errors, doubts, floats, ints, sample, NULL};

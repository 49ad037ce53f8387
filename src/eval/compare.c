/* Whether outputs are right, by what going through them finds: measuring.md §6.2 and §6.7. */
#include "eval/compare.h"

#include <math.h>
#include <stdlib.h>

struct spacing compare_spacing_of(enum dtype d)
{
	static const struct spacing kind[DTYPE_COUNT] = {
		[DTYPE_f64] = {52, -1022},  [DTYPE_f32] = {23, -126},
		[DTYPE_f16] = {10, -14},    [DTYPE_bf16] = {7, -126},
		[DTYPE_f8e4m3fn] = {3, -6}, [DTYPE_f8e5m2] = {2, -14},
	};

	return kind[d];
}

double dtype_spacing(enum dtype d, double v)
{
	return compare_spacing(compare_spacing_of(d), v);
}

/* ---- tolerance ---- */

/* Bins of few elements join the next larger that is not empty; the last ones the one
 * before. */
static void join_bins(const struct compare_errors *b, int64_t least, double *out)
{
	int64_t n = 0;
	double worst = 0;
	int from = 0;

	for (int i = 0; i < COMPARE_BINS; i++) {
		n += b->n[i];
		worst = b->worst[i] > worst ? b->worst[i] : worst;
		if (n < least && i + 1 < COMPARE_BINS)
			continue;
		for (int j = from; j <= i; j++)
			out[j] = worst;
		if (i + 1 == COMPARE_BINS)
			break;
		n = 0;
		worst = 0;
		from = i + 1;
	}
}

/* The largest of few errors says little of how large they can be.  Where terms cancel, and in
 * sums, errors do not shrink with the result, so that elements of other sizes tell as much; and
 * where they do shrink, a 256th of the elements or 4096 lie far below any that matter. */
static int64_t bin_least(int64_t n, const struct compare_rules *rules)
{
	int64_t least = n / 256 > 4096 ? 4096 : n / 256 < 32 ? 32 : n / 256;

	return rules->l > 0 && least < 1024 ? 1024 : least;
}

/* What three quarters of the elements that are not 0 have at least, to a power of two: where sums
 * cancel, about the size of what was summed.  The rms would be that of the few masked with huge
 * numbers. */
static double usual_size(const struct compare_errors *b)
{
	int64_t n = 0, below = 0;

	for (int i = 1; i < COMPARE_BINS; i++)
		n += b->n[i];
	for (int i = 1; n && i < COMPARE_BINS; i++) {
		below += b->n[i];
		if (4 * below > n)
			return compare_power_of_two(i - COMPARE_ZERO);
	}
	return 0;
}

/* Too few to tell from base's errors how large errors can be: then a result that was rounded to
 * a narrow type on its way, in a sum or before a conversion, has that type's spacing. */
enum { FEW = 32 };

MUST static enum status make_tolerance(const struct compare_place *place,
				       const struct reference_output *ref,
				       const struct compare_rules *rules,
				       struct compare_errors *errors, struct tolerance *t)
{
	enum dtype d = ref->type.dtype, acc = dtype_bytes(d) < 4 ? DTYPE_f32 : d;
	int64_t n = tensor_numel(&ref->type);

	TRY(place->errors(place->ctx, ref, errors));
	t->type =
		compare_spacing_of(n < FEW && rules->narrow != DTYPE_none ? rules->narrow : d);
	t->acc = compare_spacing_of(acc);
	t->scale = rules->scale;
	t->slack = rules->e + sqrt(rules->l);
	t->rms = errors->finite ? sqrt(errors->squares / (double)errors->finite) : 0;
	t->least = rules->l > 0 ? t->rms : rules->has_cancelled ? usual_size(errors) : 0;
	join_bins(errors, bin_least(n, rules), t->worst);
	if (ref->own)
		TRY(place->doubts(place->ctx, ref, t, &t->ambiguous));
	t->is_ill = t->ambiguous * 1000 > n;
	return STATUS_OK;
}

enum status compare_tolerance(const struct compare_place *place,
			      const struct reference_output *ref,
			      const struct compare_rules *rules, struct tolerance *out)
{
	struct arena a = {0};
	struct compare_errors *errors = arena_new(&a, struct compare_errors);
	enum status s = STATUS_OK;

	*out = (struct tolerance){.scale = 1};
	if (ref->r)
		s = make_tolerance(place, ref, rules, errors, out);
	arena_release(&a);
	return s;
}

/* ---- comparison ---- */

/* An output, and where and by what it is judged. */
struct asked {
	const struct compare_place *place;
	const struct reference_output *ref;
	const struct tolerance *tol;
	const struct compare_rules *rules;
	int64_t n;
};

static struct asked asked(const struct compare_place *place, const struct reference_output *ref,
			  const struct tolerance *tol, const struct compare_rules *rules)
{
	return (struct asked){place, ref, tol, rules, tensor_numel(&ref->type)};
}

/* Decisions within a rounding of their threshold may fall either way. */
static int64_t allowed(const struct asked *q)
{
	if (!q->rules->below_decision)
		return 0;
	return q->ref->r ? 2 * q->tol->ambiguous : q->n / 1000;
}

/* What hangs on too many decisions cannot be told wrong by its values, but by what they are. */
static const char *cause_of(const struct asked *q, const struct compare_tally *t)
{
	if (t->other_kind)
		return "wrong_nonfinite";
	if (q->tol->is_ill || t->either * 1000 > q->n)
		return "ill_conditioned";
	if (t->wrong > allowed(q))
		return "wrong_value";
	return t->unproved * 1000 > q->n ? "ill_conditioned" : NULL;
}

enum status compare_output(const struct compare_place *place,
			   const struct reference_output *ref, const struct tolerance *tol,
			   const struct compare_rules *rules, const void *x,
			   struct compare_result *out)
{
	struct asked q = asked(place, ref, tol, rules);

	*out = (struct compare_result){.cause = NULL};
	if (ref->r)
		TRY(place->floats(place->ctx, ref, tol, x, 0, INT64_MAX, &out->seen));
	else
		TRY(place->ints(place->ctx, ref, x, 0, &out->seen));
	out->cause = cause_of(&q, &out->seen);
	return STATUS_OK;
}

/* ---- would nonsense pass? ---- */

/* x, or a constant where x is NULL. */
MUST static enum status passes(const struct asked *q, const void *x, double constant,
			       bool *is_passing)
{
	const struct compare_place *p = q->place;
	enum dtype d = q->ref->type.dtype;
	struct compare_tally t = {0};
	uint64_t held = 0; /* as the output's type would hold it */

	dtype_store_f64(d, &held, 0, constant);
	if (q->ref->r)
		TRY(p->floats(p->ctx, q->ref, q->tol, x, dtype_load_f64(d, &held, 0),
			      allowed(q), &t));
	else
		TRY(p->ints(p->ctx, q->ref, x, dtype_load_i64(d, &held, 0), &t));
	*is_passing = !t.other_kind && t.wrong <= allowed(q) && t.either * 1000 <= q->n;
	return STATUS_OK;
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/* Of at most 4,096 elements that lie evenly. */
MUST static enum status middle(const struct asked *q, double *out)
{
	int64_t step = q->n / 4096 + 1, n = (q->n + step - 1) / step, kept = 0;
	double v[4096];

	TRY(q->place->sample(q->place->ctx, q->ref, step, n, v));
	for (int64_t i = 0; i < n; i++)
		if (isfinite(v[i]))
			v[kept++] = v[i];
	qsort(v, (size_t)kept, sizeof(*v), by_value);
	*out = kept ? v[kept / 2] : 0;
	return STATUS_OK;
}

MUST static enum status constants_pass(const struct asked *q, const char **cause)
{
	bool is_passing;
	double at;

	TRY(passes(q, NULL, 0, &is_passing));
	if (is_passing) {
		*cause = "vacuous_zero";
		return STATUS_OK;
	}
	if (q->n <= 1)
		return STATUS_OK;
	TRY(middle(q, &at));
	TRY(passes(q, NULL, at, &is_passing));
	if (is_passing)
		*cause = "vacuous_const";
	return STATUS_OK;
}

enum status compare_vacuous(const struct compare_place *place,
			    const struct reference_output *ref, const struct tolerance *tol,
			    const struct compare_rules *rules, const void *stale,
			    const void *const *inputs, uint32_t ninputs, const char **cause)
{
	struct asked q = asked(place, ref, tol, rules);
	bool is_passing = false;

	*cause = NULL;
	TRY(constants_pass(&q, cause));
	if (!*cause && stale) {
		TRY(passes(&q, stale, 0, &is_passing));
		*cause = is_passing ? "vacuous_stale" : NULL;
	}
	for (uint32_t i = 0; i < ninputs && !*cause; i++) {
		TRY(passes(&q, inputs[i], 0, &is_passing));
		*cause = is_passing ? "vacuous_input" : NULL;
	}
	return STATUS_OK;
}

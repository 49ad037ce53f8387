/* Comparison of outputs with the reference. */
#include "eval/compare.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BINS = 4096, BIN_ZERO = 2048, BLOCK = 1024 };

/* Floor of log2 |v|; -1023 for zero and denormals, 1024 for what is not finite. */
static int exponent_of(double v)
{
	uint64_t u;

	memcpy(&u, &v, sizeof(u));
	return (int)(u >> 52 & 0x7ff) - 1023;
}

static double power_of_two(int e)
{
	uint64_t u = e >= -1022  ? (uint64_t)(e + 1023) << 52
		     : e < -1074 ? 0
				 : 1ull << (e + 1074);
	double v;

	memcpy(&v, &u, sizeof(v));
	return v;
}

double dtype_spacing(enum dtype d, double v)
{
	static const struct {
		int mantissa, lowest;
	} kind[DTYPE_COUNT] = {
		[DTYPE_f64] = {52, -1022},  [DTYPE_f32] = {23, -126},
		[DTYPE_f16] = {10, -14},    [DTYPE_bf16] = {7, -126},
		[DTYPE_f8e4m3fn] = {3, -6}, [DTYPE_f8e5m2] = {2, -14},
	};
	/* By the bits: this is asked for every element. */
	int e = exponent_of(v), low = kind[d].lowest;

	return power_of_two((e < low || e == 1024 ? low : e) - kind[d].mantissa);
}

/* ---- rules from the graph ---- */

struct path {
	double e, l;
	bool decides;
};

static void widen(struct path *to, const struct path *from)
{
	to->e = from->e > to->e ? from->e : to->e;
	to->l = from->l > to->l ? from->l : to->l;
	to->decides |= from->decides;
}

struct paths {
	const struct bound *b;
	struct path *of;
	struct path *now;
};

static void add_operand(void *ctx, uint32_t node)
{
	struct paths *p = ctx;

	widen(p->now, &p->of[p->b->calls[node].alias.node]);
}

static double reduced_extent(const struct call *c)
{
	const struct tensor *t = c->op->flags & (OP_REDUCTION | OP_POOL) ? call_in(c, 0) : NULL;
	double out = c->nouts ? (double)tensor_numel(&c->outs[0]) : 0;

	if (c->op->flags & OP_SCATTER) /* as many as may meet in one place */
		return (double)tensor_numel(&c->upd);
	return t && out > 0 ? (double)tensor_numel(t) / out : 0;
}

/* Comparison, rounding, arg-reduction; and a conversion of floats to integers. */
static bool decides_on_floats(const struct call *c)
{
	const struct tensor *t = NULL;

	for (uint32_t i = 0; i < c->schema->nslots && !t; i++)
		t = c->slots[i].kind == ARG_NODE ? call_in(c, i) : NULL;
	if (!t || !dtype_is_float(t->dtype) || !c->nouts)
		return false;
	return (c->op->flags & OP_DISCRETE) || !dtype_is_float(c->outs[0].dtype);
}

void compare_rules_of(const struct bound *b, uint32_t ret, struct compare_rules *out)
{
	struct arena a = {0};
	struct paths p = {b, arena_array(&a, struct path, b->g->nnodes + 1), NULL};

	for (uint32_t i = 0; i < b->g->nnodes; i++) {
		const struct call *c = &b->calls[i];

		if (!c->op)
			continue;
		p.now = &p.of[i];
		for (uint32_t s = 0; s < c->schema->nslots; s++)
			arg_visit(&c->slots[s], add_operand, &p);
		p.now->e += (double)c->op->ulp;
		p.now->l += reduced_extent(c);
		p.now->decides |= decides_on_floats(c);
	}
	const struct path *path = &p.of[b->rets[ret].node];

	*out = (struct compare_rules){path->e, path->l, path->decides, false, 1};
	arena_release(&a);
}

/* ---- tolerance ---- */

static int bin_of(double v)
{
	return v == 0 || !isfinite(v) ? 0 : BIN_ZERO + exponent_of(v);
}

struct bins {
	double worst[BINS];
	int64_t n[BINS];
};

static void fill_block(struct bins *b, const double *base, const double *r, int64_t n)
{
	for (int64_t i = 0; i < n; i++) {
		if (!isfinite(base[i]) || !isfinite(r[i]))
			continue;
		int at = bin_of(r[i]);
		double d = fabs(base[i] - r[i]);

		b->n[at]++;
		b->worst[at] = d > b->worst[at] ? d : b->worst[at];
	}
}

static void fill_bins(struct bins *b, const struct reference_output *ref, int64_t n)
{
	double base[BLOCK];

	for (int64_t at = 0; at < n; at += BLOCK) {
		int64_t most = n - at < BLOCK ? n - at : BLOCK;

		dtype_load_run(ref->type.dtype, ref->base, at, most, base);
		fill_block(b, base, ref->r + at, most);
	}
}

/* Bins of few elements join the next larger that is not empty; the last ones the one
 * before. */
static void join_bins(struct bins *b, int64_t least)
{
	int64_t n = 0;
	double worst = 0;
	int from = 0;

	for (int i = 0; i < BINS; i++) {
		n += b->n[i];
		worst = b->worst[i] > worst ? b->worst[i] : worst;
		if (n < least && i + 1 < BINS)
			continue;
		for (int j = from; j <= i; j++)
			b->worst[j] = worst;
		if (i + 1 == BINS)
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

static double rms(const double *r, int64_t n)
{
	double sum = 0;
	int64_t count = 0;

	for (int64_t i = 0; i < n; i++)
		if (isfinite(r[i])) {
			sum += r[i] * r[i];
			count++;
		}
	return count ? sqrt(sum / (double)count) : 0;
}

struct tolerance compare_tolerance(struct arena *a, const struct reference_output *ref,
				   const struct compare_rules *rules)
{
	struct tolerance t = {NULL, 0, NULL};
	int64_t n = tensor_numel(&ref->type), loose = 0;
	enum dtype d = ref->type.dtype, acc = dtype_bytes(d) < 4 ? DTYPE_f32 : d;

	if (!ref->r)
		return t;
	struct bins *b = arena_new(a, struct bins);
	double mean = rules->l > 0 ? rms(ref->r, n) : 0, whole = rms(ref->r, n);

	t.tol = arena_room(a, sizeof(*t.tol), (size_t)n + 1, _Alignof(double));
	fill_bins(b, ref, n);
	join_bins(b, bin_least(n, rules));
	for (int64_t i = 0; i < n; i++) {
		double r = fabs(ref->r[i]), s = rules->l > 0 && mean > r ? mean : r;
		double e = b->worst[bin_of(ref->r[i])];

		t.tol[i] = rules->scale * (2 * e + 2 * dtype_spacing(d, r) +
					   (rules->e + sqrt(rules->l)) * dtype_spacing(acc, s));
		loose += isfinite(r) && whole > 0 && 2 * e > fmax(whole, r) / 16;
		t.ambiguous +=
			ref->own && isfinite(r) && fabs(ref->r[i] - ref->own[i]) > t.tol[i];
	}
	if (loose * 1000 > n || t.ambiguous * 1000 > n)
		t.cause = "ill_conditioned";
	return t;
}

/* ---- comparison ---- */

static bool same_kind(double a, double b)
{
	if (isnan(a) || isnan(b))
		return isnan(a) && isnan(b);
	if (isinf(a) || isinf(b))
		return a == b;
	return true;
}

static void worst_of(struct compare_result *out, int64_t i, double got, double want, double tol)
{
	double ratio = tol > 0 ? fabs(got - want) / tol : got == want ? 0 : HUGE_VAL;

	if (isnan(ratio) || ratio > out->worst || out->at < 0) {
		out->worst = isnan(ratio) ? HUGE_VAL : ratio;
		out->at = i;
		out->got = got;
		out->want = want;
		out->tol = tol;
	}
}

static struct compare_result compare_ints(const struct reference_output *ref,
					  const struct compare_rules *rules, const void *x)
{
	struct compare_result out = {.at = -1};
	int64_t n = tensor_numel(&ref->type), allowed;
	enum dtype d = ref->type.dtype;

	for (int64_t i = 0; i < n; i++) {
		int64_t got = dtype_load_i64(d, x, i), want = dtype_load_i64(d, ref->base, i);

		if (got == want || (ref->own_int && got == dtype_load_i64(d, ref->own_int, i)))
			continue;
		out.flips++;
		worst_of(&out, i, (double)got, (double)want, 0);
	}
	/* Decisions within a rounding of their threshold may fall either way. */
	allowed = rules->below_decision ? n / 1000 : 0;
	if (out.flips > allowed)
		out.cause = "wrong_value";
	return out;
}

static bool matches(double x, double r, double tol)
{
	return fabs(x - r) <= tol;
}

/* A comparison that goes on: what was found, and what ends it early. */
struct going {
	const struct reference_output *ref;
	const struct tolerance *tol;
	const struct compare_rules *rules;
	struct compare_result out;
	int64_t wrong, kinds, either, allowed;
};

static void compare_one(struct going *g, int64_t i, double got, double base)
{
	double r = g->ref->r[i], tol = g->tol->tol[i];

	if (!isfinite(base) || !isfinite(r) || !isfinite(got)) {
		bool one = same_kind(base, r);

		g->either += !one;
		if (!same_kind(got, base) && !(!one && same_kind(got, r)) && !g->kinds++)
			worst_of(&g->out, i, got, base, 0);
		return;
	}
	if (matches(got, r, tol))
		worst_of(&g->out, i, got, r, tol);
	else if (!g->ref->own || !matches(got, g->ref->own[i], tol)) {
		g->wrong++;
		worst_of(&g->out, i, got, r, tol);
	}
}

/* Whether all is finite, within tolerance, and nothing is nearer to it than what was found: as
 * most blocks are.  x - x is no zero of what is not finite. */
static bool is_dull(const struct going *g, int64_t at, const double *got, const double *base,
		    int64_t n)
{
	const double *r = g->ref->r + at, *tol = g->tol->tol + at;
	double worst = g->out.worst;
	int odd = g->out.at < 0;

	for (int64_t i = 0; i < n; i++) {
		double d = fabs(got[i] - r[i]);

		odd |= !(d <= tol[i]) | (d > worst * tol[i]);
		odd |= !(base[i] - base[i] == 0);
	}
	return !odd;
}

static void compare_block(struct going *g, int64_t at, const double *got, int64_t n)
{
	double base[BLOCK];

	dtype_load_run(g->ref->type.dtype, g->ref->base, at, n, base);
	if (is_dull(g, at, got, base, n))
		return;
	for (int64_t i = 0; i < n; i++)
		compare_one(g, at + i, got[i], base[i]);
}

static const char *cause_of(const struct going *g, int64_t n)
{
	if (g->kinds)
		return "wrong_nonfinite";
	if (g->wrong > g->allowed)
		return "wrong_value";
	return g->either * 1000 > n ? "ill_conditioned" : NULL;
}

static struct going begin(const struct reference_output *ref, const struct tolerance *tol,
			  const struct compare_rules *rules)
{
	struct going g = {.ref = ref, .tol = tol, .rules = rules};

	g.out = (struct compare_result){.at = -1, .ambiguous = tol->ambiguous};
	g.allowed = rules->below_decision ? 2 * tol->ambiguous : 0;
	return g;
}

struct compare_result compare_output(const struct reference_output *ref,
				     const struct tolerance *tol,
				     const struct compare_rules *rules, const void *x)
{
	struct going g = begin(ref, tol, rules);
	int64_t n = tensor_numel(&ref->type);
	double got[BLOCK];

	if (!ref->r)
		return compare_ints(ref, rules, x);
	for (int64_t at = 0; at < n; at += BLOCK) {
		int64_t most = n - at < BLOCK ? n - at : BLOCK;

		dtype_load_run(ref->type.dtype, x, at, most, got);
		compare_block(&g, at, got, most);
	}
	g.out.flips = g.wrong;
	g.out.cause = cause_of(&g, n);
	return g.out;
}

/* ---- would nonsense pass? ---- */

/* x, or a constant where x is NULL.  Ends with the first block that is wrong, as the first
 * one nearly always is. */
static bool floats_pass(const struct reference_output *ref, const struct tolerance *tol,
			const struct compare_rules *rules, const void *x, double constant)
{
	struct going g = begin(ref, tol, rules);
	int64_t n = tensor_numel(&ref->type);
	double got[BLOCK];

	for (int64_t i = 0; i < BLOCK; i++)
		got[i] = constant;
	for (int64_t at = 0; at < n && !g.kinds && g.wrong <= g.allowed; at += BLOCK) {
		int64_t most = n - at < BLOCK ? n - at : BLOCK;

		if (x)
			dtype_load_run(ref->type.dtype, x, at, most, got);
		compare_block(&g, at, got, most);
	}
	return !cause_of(&g, n);
}

static bool passes(const struct reference_output *ref, const struct tolerance *tol,
		   const struct compare_rules *rules, const void *x)
{
	if (ref->r)
		return floats_pass(ref, tol, rules, x, 0);
	return !compare_ints(ref, rules, x).cause;
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static double middle(struct arena *a, const struct reference_output *ref)
{
	int64_t n = tensor_numel(&ref->type), kept = 0;
	int64_t step = n / 4096 + 1; /* of so many that lie evenly */
	double *v = arena_array(a, double, 4096 + 1);

	for (int64_t i = 0; i < n; i += step) {
		double x = ref->r ? ref->r[i] : dtype_load_f64(ref->type.dtype, ref->base, i);

		if (isfinite(x))
			v[kept++] = x;
	}
	qsort(v, (size_t)kept, sizeof(*v), by_value);
	return kept ? v[kept / 2] : 0;
}

/* As the output's type would hold it. */
static bool constant_passes(const struct reference_output *ref, const struct tolerance *tol,
			    const struct compare_rules *rules, double v)
{
	enum dtype d = ref->type.dtype;
	int64_t n = tensor_numel(&ref->type);
	struct arena a = {0};

	if (ref->r) {
		uint64_t held = 0;

		dtype_store_f64(d, &held, 0, v);
		return floats_pass(ref, tol, rules, NULL, dtype_load_f64(d, &held, 0));
	}
	void *x = arena_alloc(&a, dtype_bytes(d), (size_t)n + 1, 64);

	for (int64_t i = 0; i < n; i++)
		dtype_store_f64(d, x, i, v);
	bool is_passing = passes(ref, tol, rules, x);

	arena_release(&a);
	return is_passing;
}

const char *compare_vacuous(const struct reference_output *ref, const struct tolerance *tol,
			    const struct compare_rules *rules, const void *stale,
			    const void *const *inputs, uint32_t ninputs)
{
	int64_t n = tensor_numel(&ref->type);
	struct arena a = {0};
	const char *cause = NULL;

	if (constant_passes(ref, tol, rules, 0))
		cause = "vacuous_zero";
	else if (n > 1 && constant_passes(ref, tol, rules, middle(&a, ref)))
		cause = "vacuous_const";
	else if (stale && passes(ref, tol, rules, stale))
		cause = "vacuous_stale";
	for (uint32_t i = 0; i < ninputs && !cause; i++)
		if (passes(ref, tol, rules, inputs[i]))
			cause = "vacuous_input";
	arena_release(&a);
	return cause;
}

/* What explains that parts and whole differ. */
#include "account/model_why.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double LOW = 0.85, HIGH = 1.15, FAR = 1.5, CLOCK = 0.02;

/* ---- what all of them ask ---- */

struct asker {
	struct arena *a;
	const struct model_report *r;
	const struct model_account *m;
};

typedef void visit(void *ctx, const struct asker *q, const struct inventory_use *u);

static void each(const struct asker *q, bool is_extern, visit *see, void *ctx)
{
	const struct inventory *v = q->m->inventory;
	uint32_t n = is_extern ? v->externs.n : v->points.n;

	for (uint32_t i = 0; i < n; i++)
		see(ctx, q, is_extern ? &v->externs.p[i] : &v->points.p[i]);
}

static const struct cost *point_cost(const struct asker *q, const struct inventory_use *u)
{
	return &q->r->facts[u->id].compile;
}

static bool is_unpriced(const struct cost *c)
{
	return !c->is_free && isnan(c->us);
}

/* Bytes a microsecond, of the point that has most. */
static double best_rate(const struct model_report *r)
{
	double best = (double)NAN;

	for (uint32_t i = 0; i < r->all->points.n; i++) {
		const struct point_facts *f = &r->facts[i];

		if (f->bytes > 0 && f->memory_us > 0)
			best = fmax(best, f->bytes / f->memory_us);
	}
	return best;
}

/* ---- parts too small ---- */

struct missing {
	double bytes;
	int64_t n;
	bool is_unknown;
	const char *cause;
};

static void see_unpriced(void *ctx, const struct asker *q, const struct inventory_use *u)
{
	const struct point_facts *f = &q->r->facts[u->id];
	struct missing *m = ctx;

	if (!is_unpriced(&f->compile))
		return;
	m->n += u->n;
	m->is_unknown |= !(f->bytes > 0);
	m->bytes += f->bytes > 0 ? (double)u->n * f->bytes : 0;
	m->cause = m->cause ? m->cause : f->compile.cause;
}

static bool unpriced(const struct asker *q, struct model_reason *out)
{
	struct missing m = {0};

	each(q, false, see_unpriced, &m);
	out->n = m.n;
	out->us = m.bytes / best_rate(q->r);
	if (m.n && out->us > 0)
		out->words = arena_printf(q->a,
					  "%lld occurrences of points have no price (%s): "
					  "their bytes take %s%.1f us",
					  (long long)m.n, m.cause,
					  m.is_unknown ? "at least " : "", out->us);
	else if (m.n)
		out->words = arena_printf(q->a, "%lld occurrences of points have no price (%s)",
					  (long long)m.n, m.cause);
	out->us = out->us > 0 ? out->us : (double)NAN;
	return m.n;
}

static void see_unpriced_extern(void *ctx, const struct asker *q, const struct inventory_use *u)
{
	const struct cost *c = &q->r->externs[u->id];
	struct missing *m = ctx;

	if (!is_unpriced(c))
		return;
	m->n += u->n;
	m->cause = m->cause ? m->cause : c->cause;
}

static bool externs(const struct asker *q, struct model_reason *out)
{
	struct missing m = {0};

	each(q, true, see_unpriced_extern, &m);
	out->n = m.n;
	if (m.n)
		out->words = arena_printf(q->a, "%lld extern calls have no price (%s)",
					  (long long)m.n, m.cause);
	return m.n;
}

static bool errors(const struct asker *q, struct model_reason *out)
{
	const struct inventory *v = q->m->inventory;

	out->n = v->errors.n;
	if (v->errors.n)
		out->words = arena_printf(q->a,
					  "%u parts of the graphs could not be read (%s): they "
					  "are in no sum",
					  v->errors.n, v->errors.p[0].code);
	return v->errors.n;
}

/* ---- kernels ---- */

static void count_point(void *ctx, const struct asker *q, const struct inventory_use *u)
{
	int64_t *n = ctx, launches = q->r->facts[u->id].launches;

	*n = *n < 0 || launches < 0 ? -1 : *n + u->n * launches;
}

static void count_extern(void *ctx, const struct asker *q, const struct inventory_use *u)
{
	int64_t *n = ctx, launches = q->r->externs[u->id].launches;

	*n = *n < 0 || launches < 0 ? -1 : *n + u->n * launches;
}

/* Of the whole beyond those of its parts; false if either is not known. */
static bool kernels_beyond(const struct asker *q, int64_t *parts, int64_t *beyond)
{
	*parts = 0;
	each(q, false, count_point, parts);
	each(q, true, count_extern, parts);
	*beyond = q->m->whole.kernels - *parts;
	return *parts >= 0 && q->m->whole.kernels >= 0;
}

/* ", at least 9.0 us": of kernels by the slope of the floor; "" and NAN where there is none. */
static const char *launches_us(const struct asker *q, int64_t n, double *us)
{
	*us = (double)n * q->r->floor.slope_us;
	if (*us > 0)
		return arena_printf(q->a, ", at least %.1f us", *us);
	*us = (double)NAN;
	return "";
}

static bool more_kernels(const struct asker *q, struct model_reason *out)
{
	int64_t parts, beyond;

	if (!kernels_beyond(q, &parts, &beyond) || beyond <= 0)
		return false;
	out->n = beyond;
	out->words =
		arena_printf(q->a,
			     "the whole launches %lld kernels, its parts %lld: %lld that no "
			     "part has (copies into another layout are such)%s",
			     (long long)q->m->whole.kernels, (long long)parts,
			     (long long)beyond, launches_us(q, beyond, &out->us));
	return true;
}

static bool fewer_kernels(const struct asker *q, struct model_reason *out)
{
	int64_t parts, beyond;

	if (!kernels_beyond(q, &parts, &beyond) || beyond >= 0)
		return false;
	out->n = -beyond;
	out->words =
		arena_printf(q->a,
			     "the whole launches %lld kernels, its parts %lld: the compiler "
			     "joins what is timed apart%s",
			     (long long)q->m->whole.kernels, (long long)parts,
			     launches_us(q, -beyond, &out->us));
	return true;
}

static bool no_graph(const struct asker *q, struct model_reason *out)
{
	if (!q->m->whole.is_direct)
		return false;
	out->words =
		"the whole was timed without a graph: what the host takes to launch is in it";
	return true;
}

/* ---- roofs ---- */

struct sum {
	double us;
	int64_t n;
};

static void see_above(void *ctx, const struct asker *q, const struct inventory_use *u)
{
	const struct point_facts *f = &q->r->facts[u->id];
	double short_of =
		f->memory_us - (f->compile.us - cost_floor(&f->compile, &q->r->floor));
	struct sum *s = ctx;

	if (!f->is_above_roof || !(short_of > 0))
		return;
	s->n += u->n;
	s->us += (double)u->n * short_of;
}

static bool above_roof(const struct asker *q, struct model_reason *out)
{
	struct sum s = {0};

	each(q, false, see_above, &s);
	out->n = s.n;
	out->us = s.us;
	if (s.n)
		out->words = arena_printf(q->a,
					  "%lld occurrences take less than their bytes could: "
					  "their bytes are counted wrongly, by %.1f us",
					  (long long)s.n, s.us);
	return s.n;
}

static void see_far(void *ctx, const struct asker *q, const struct inventory_use *u)
{
	const struct point_facts *f = &q->r->facts[u->id];
	double net = f->compile.us - cost_floor(&f->compile, &q->r->floor),
	       most = FAR * f->bound_us;
	struct sum *s = ctx;

	if (!(net > most))
		return;
	s->n += u->n;
	s->us += (double)u->n * (net - most);
}

static bool far_from_roof(const struct asker *q, struct model_reason *out)
{
	struct sum s = {0};

	each(q, false, see_far, &s);
	out->n = s.n;
	out->us = s.us;
	if (s.n)
		out->words =
			arena_printf(q->a,
				     "%lld occurrences take more than %.1f times their roof, "
				     "%.1f us beyond it: in the whole the compiler may make "
				     "other kernels of them",
				     (long long)s.n, FAR, s.us);
	return s.n;
}

/* ---- layouts ---- */

/* The numbers in "[1, 2, 3]" at *p, which then stands behind; how many, at most `most`. */
static int read_list(const char **p, int64_t *v, int most)
{
	int n = 0;

	if (**p != '[')
		return 0;
	for (++*p; **p && **p != ']'; ++*p) {
		char *end;
		int64_t x = strtoll(*p, &end, 10);

		if (end == *p)
			continue;
		if (n < most)
			v[n++] = x;
		*p = end - 1;
	}
	*p += **p == ']';
	return n;
}

/* A convolution whose first operand has more than one channel, and another dimension within. */
static bool is_channels_first(struct arena *tmp, struct str call)
{
	const char *text = str_cstr(tmp, call), *p = strchr(text, '[');
	int64_t dims[5], strides[5];

	if (!str_starts(call, "aten.convolution") || !p)
		return false;
	int n = read_list(&p, dims, 5), m = read_list(&p, strides, 5);

	return n == m && n >= 3 && dims[1] > 1 && strides[1] > 1;
}

static void see_layout(void *ctx, const struct asker *q, const struct inventory_use *u)
{
	const struct cost *c = &q->r->externs[u->id];
	struct arena tmp = {0};
	struct sum *s = ctx;

	if (!isnan(c->us) && is_channels_first(&tmp, q->r->all->calls.p[u->id])) {
		s->n += u->n;
		s->us += (double)u->n * c->us;
	}
	arena_release(&tmp);
}

static bool layout(const struct asker *q, struct model_reason *out)
{
	struct sum s = {0};

	each(q, true, see_layout, &s);
	out->n = s.n;
	out->us = q->m->ratio.corrected > HIGH ? s.us : (double)NAN;
	if (s.n)
		out->words =
			arena_printf(q->a,
				     "%lld convolutions of %.1f us stand channels first in "
				     "the graph: the compiler may lay out the whole "
				     "otherwise than each was priced",
				     (long long)s.n, s.us);
	return s.n;
}

/* ---- the machine ---- */

static void see_clock(void *ctx, const struct cost *c, int64_t n)
{
	double *sums = ctx;

	if (isnan(c->us) || !(c->sm_mhz > 0))
		return;
	sums[0] += (double)n * c->us;
	sums[1] += (double)n * c->us / c->sm_mhz;
}

static void see_point_clock(void *ctx, const struct asker *q, const struct inventory_use *u)
{
	see_clock(ctx, point_cost(q, u), u->n);
}

static void see_extern_clock(void *ctx, const struct asker *q, const struct inventory_use *u)
{
	see_clock(ctx, &q->r->externs[u->id], u->n);
}

/* By the harmonic mean of the parts' clocks, weighted by their time: what they would take at
 * the clock of the whole.  No reason if that leads farther away from it. */
static bool another_clock(const struct asker *q, struct model_reason *out)
{
	double sums[2] = {0}, whole = q->m->whole.sm_mhz;

	each(q, false, see_point_clock, sums);
	each(q, true, see_extern_clock, sums);
	double parts = sums[0] / sums[1], longer = parts / whole - 1;

	if (!(fabs(longer) > CLOCK) || (longer > 0) != (q->m->ratio.corrected < LOW))
		return false;
	out->us = fabs(sums[0] * longer);
	out->words = arena_printf(q->a,
				  "the parts ran at %.0f MHz, the whole at %.0f: up to %.1f us",
				  parts, whole, out->us);
	return true;
}

static void see_unstable(void *ctx, const struct cost *c, int64_t n)
{
	struct sum *s = ctx;

	if (isnan(c->us) || !c->is_unstable)
		return;
	s->n += n;
	s->us += (double)n * c->us;
}

static void see_unstable_point(void *ctx, const struct asker *q, const struct inventory_use *u)
{
	see_unstable(ctx, point_cost(q, u), u->n);
}

static void see_unstable_extern(void *ctx, const struct asker *q, const struct inventory_use *u)
{
	see_unstable(ctx, &q->r->externs[u->id], u->n);
}

static bool unstable(const struct asker *q, struct model_reason *out)
{
	struct sum s = {0};

	each(q, false, see_unstable_point, &s);
	each(q, true, see_unstable_extern, &s);
	out->n = s.n;
	if (!s.n && !q->m->whole.is_unstable)
		return false;
	if (!s.n)
		out->words = "the whole varies too much to rank";
	else
		out->words = arena_printf(
			q->a, "%s%lld occurrences of %.1f us vary too much to rank",
			q->m->whole.is_unstable ? "the whole and " : "", (long long)s.n, s.us);
	return true;
}

/* ---- all of them ---- */

enum { TOO_SMALL = 1, TOO_LARGE = 2 };
static const struct {
	const char *code;
	int sides; /* of parts that it explains */
	bool (*find)(const struct asker *q, struct model_reason *out);
} rows[WHY_CODES] = {{"unpriced", TOO_SMALL, unpriced},
		     {"externs", TOO_SMALL, externs},
		     {"errors", TOO_SMALL, errors},
		     {"more_kernels", TOO_SMALL, more_kernels},
		     {"no_graph", TOO_SMALL, no_graph},
		     {"above_roof", TOO_SMALL, above_roof},
		     {"fewer_kernels", TOO_LARGE, fewer_kernels},
		     {"far_from_roof", TOO_LARGE, far_from_roof},
		     {"layout", TOO_SMALL | TOO_LARGE, layout},
		     {"clock", TOO_SMALL | TOO_LARGE, another_clock},
		     {"unstable", TOO_SMALL | TOO_LARGE, unstable}};

static int by_us(const void *x, const void *y)
{
	const struct model_reason *a = x, *b = y;

	if (isnan(a->us) != isnan(b->us))
		return isnan(a->us) ? 1 : -1;
	if (a->us != b->us && !isnan(a->us))
		return a->us < b->us ? 1 : -1;
	return strcmp(a->code, b->code);
}

bool model_is_off(const struct model_account *m)
{
	return m->ratio.corrected < LOW || m->ratio.corrected > HIGH;
}

struct model_reason *model_reasons(struct arena *a, const struct model_report *r,
				   const struct model_account *m, uint32_t *n)
{
	struct model_reason *out = arena_array(a, struct model_reason, WHY_CODES);
	const struct asker q = {a, r, m};
	int side = m->ratio.corrected < LOW ? TOO_SMALL : TOO_LARGE;

	*n = 0;
	for (int i = 0; model_is_off(m) && i < WHY_CODES; i++) {
		struct model_reason one = {.code = rows[i].code, .us = (double)NAN};

		if (rows[i].sides & side && rows[i].find(&q, &one))
			out[(*n)++] = one;
	}
	qsort(out, *n, sizeof(*out), by_us);
	return out;
}

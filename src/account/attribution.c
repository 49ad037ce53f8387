/* Parts against the whole. */
#include "account/attribution.h"

#include "base/stat.h"

#include <math.h>

struct adder {
	struct stat_sum us, square, replays, direct;
	int64_t priced, unpriced, free, unchecked;
	bool is_error_unknown;
};

/* One measured value serves n occurrences, so its error counts n times. */
static void add(struct adder *s, const struct cost *c, int64_t n)
{
	double times = (double)n, error = times * c->us * c->r;

	if (c->is_free) {
		s->free += n;
		return;
	}
	if (isnan(c->us)) {
		s->unpriced += n;
		return;
	}
	s->priced += n;
	s->unchecked += c->is_unchecked ? n : 0;
	s->is_error_unknown = s->is_error_unknown || isnan(c->r);
	stat_add(&s->us, times * c->us);
	stat_add(&s->square, isnan(c->r) ? 0 : error * error);
	stat_add(c->is_direct ? &s->direct : &s->replays, times / c->k);
}

double attribution_correction(const struct inventory *m, const struct attribution *a,
			      const struct launch_floor *f)
{
	double direct = a->direct_replays > 0 ? f->direct_us * a->direct_replays : 0;

	if (f->cause || m->launches < 0)
		return (double)NAN;
	return f->g_us * fmax(0, a->replays - (double)m->launches) + direct;
}

static void correct(const struct inventory *m, const struct launch_floor *f, double square,
		    struct attribution *a)
{
	double extra = fmax(0, a->replays - (double)m->launches);

	struct launch_floor bent = *f;

	bent.g_us = f->g1_us;
	a->corrected_us = a->parts_us - attribution_correction(m, a, f);
	a->bent_us = a->parts_us - attribution_correction(m, a, &bent);
	a->se_us = sqrt(square + extra * extra * f->se_us * f->se_us);
	a->is_launch_bound = a->corrected_us <= 0.2 * a->parts_us && a->parts_us > 0;
}

struct attribution attribution_of(const struct inventory *m, const struct costs *c,
				  const struct launch_floor *f)
{
	struct adder points = {0}, externs = {0};

	for (uint32_t i = 0; i < m->points.n; i++)
		add(&points, &c->points[m->points.p[i].id], m->points.p[i].n);
	for (uint32_t i = 0; i < m->externs.n; i++)
		add(&externs, &c->externs[m->externs.p[i].id], m->externs.p[i].n);
	struct attribution a = {
		.fusible_us = stat_total(&points.us),
		.extern_us = stat_total(&externs.us),
		.priced = points.priced,
		.unpriced = points.unpriced,
		.free = points.free,
		.extern_priced = externs.priced,
		.extern_unpriced = externs.unpriced,
		.unchecked = points.unchecked,
		.replays = stat_total(&points.replays) + stat_total(&externs.replays),
		.direct_replays = stat_total(&points.direct) + stat_total(&externs.direct),
	};
	double square = points.is_error_unknown || externs.is_error_unknown
				? (double)NAN
				: stat_total(&points.square) + stat_total(&externs.square);

	a.parts_us = a.fusible_us + a.extern_us;
	a.parts_se_us = sqrt(square);
	correct(m, f, square, &a);
	return a;
}

struct attribution_ratio attribution_ratio_of(const struct attribution *a,
					      const struct end_to_end *e)
{
	struct attribution_ratio r = {
		.raw = a->parts_us / e->us,
		.corrected = a->corrected_us / e->us,
		.residual_us = e->us - a->corrected_us,
		.is_lower_bound = a->unpriced > 0 || a->extern_unpriced > 0,
	};

	r.se = r.corrected * hypot(a->se_us / a->corrected_us, e->se_us / e->us);
	r.is_unexplained = r.corrected < 0.80 || r.corrected > 1.25;
	return r;
}

const char *model_state_name(enum model_state s)
{
	static const char *const names[] = {"FAILED", "EMPTY", "PARTIAL", "COMPLETE"};

	return names[s];
}

/* Nothing becomes complete by having nothing to price. */
enum model_state model_state_of(const struct inventory *m, const struct attribution *a)
{
	int64_t priced = a->priced + a->extern_priced,
		unpriced = a->unpriced + a->extern_unpriced;

	if (!m->ngraphs || m->errors.n)
		return MODEL_FAILED;
	if (!priced && !unpriced)
		return MODEL_EMPTY;
	return unpriced ? MODEL_PARTIAL : MODEL_COMPLETE;
}

/* ---- paths ---- */

const char *const path_names[PATHS] = {"compile", "oracle", "best", "roof"};

double cost_floor(const struct cost *c, const struct launch_floor *f)
{
	double us = (c->is_direct ? f->direct_us : f->g_us) / c->k;

	return f->cause || c->is_free || isnan(us) ? 0 : us;
}

static struct cost least(const struct cost *const *list, uint32_t n,
			 const struct launch_floor *f)
{
	const struct cost *best = list[0];

	for (uint32_t i = 1; i < n; i++)
		if (!isnan(list[i]->us) &&
		    !(best->us - cost_floor(best, f) <= list[i]->us - cost_floor(list[i], f)))
			best = list[i];
	return *best;
}

static struct cost roof(const struct point_facts *p, const struct launch_floor *f)
{
	double k = isnan(p->compile.us) || p->compile.is_direct ? 1 : p->compile.k;
	struct cost c = {.us = f->g_us / k + p->bound_us, .r = (double)NAN, .k = k};

	if (isnan(c.us))
		c.cause = isnan(p->bound_us) ? "no_roof" : f->cause;
	return c;
}

struct cost path_cost(enum path path, const struct point_facts *p, const struct launch_floor *f)
{
	const struct cost *all[] = {&p->compile, &p->oracle, &p->best};

	if (p->compile.is_free || path == PATH_COMPILE)
		return p->compile;
	if (path == PATH_ORACLE)
		return p->oracle;
	return path == PATH_BEST ? least(all, 3, f) : roof(p, f);
}

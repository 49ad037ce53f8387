/* Means over pairs, with intervals that know that points of a pattern move together. */
#include "account/summary.h"

#include "account/stat.h"
#include "base/stat.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

double speedup_of(double d)
{
	return exp(d);
}

double delta_pct_of(double d)
{
	return 100 * expm1(-d);
}

static const struct summary none = {0, (double)NAN, (double)NAN, (double)NAN, (double)NAN};

static double sum_of(const double *x, uint32_t n)
{
	struct stat_sum s = {0};

	for (uint32_t i = 0; i < n; i++)
		stat_add(&s, x[i]);
	return stat_total(&s);
}

/* ---- patterns ---- */

struct clusters {
	double *sums, *counts;
	const char **names;
	uint32_t n;
	double *d; /* of all points */
	uint32_t npoints;
};

static bool is_used(const struct pair *p, bool only_changed)
{
	return p->class == CLASS_PAIR && isfinite(p->d) && !(only_changed && p->is_same_code);
}

/* Pairs are in the order of their keys, so patterns stand together. */
static struct clusters cluster(struct arena *a, const struct pair_set *set, bool only_changed)
{
	struct clusters c = {.sums = arena_array(a, double, set->n + 1),
			     .counts = arena_array(a, double, set->n + 1),
			     .names = arena_array(a, const char *, set->n + 1),
			     .d = arena_array(a, double, set->n + 1)};
	const char *last = NULL;

	for (uint32_t i = 0; i < set->n; i++) {
		const struct pair *p = &set->pairs[i];

		if (!is_used(p, only_changed))
			continue;
		if (!last || strcmp(last, p->pattern)) {
			last = p->pattern;
			c.names[c.n++] = p->name;
		}
		c.sums[c.n - 1] += p->d;
		c.counts[c.n - 1]++;
		c.d[c.npoints++] = p->d;
	}
	return c;
}

static struct summary geomean(const struct clusters *c)
{
	struct summary s = none;

	s.n = c->npoints;
	if (!s.n)
		return s;
	s.d = sum_of(c->d, s.n) / s.n;
	s.se = cluster_error(c->sums, c->counts, c->n, s.d);
	return s;
}

/* Of patterns few as they may be there are none. */
static void put_intervals(struct arena *scratch, const struct clusters *const c[],
			  struct summary *const s[], uint32_t n, uint64_t seed)
{
	struct bootstrap *b = arena_array(scratch, struct bootstrap, n + 1);
	uint32_t m = 0;

	for (uint32_t i = 0; i < n; i++)
		if (c[i]->n >= BOOTSTRAP_LEAST)
			b[m++] = (struct bootstrap){c[i]->sums, c[i]->counts, c[i]->n, 0, 0};
	bootstrap_means(scratch, b, m, seed);
	while (n--)
		if (c[n]->n >= BOOTSTRAP_LEAST) {
			s[n]->lo = b[--m].lo;
			s[n]->hi = b[m].hi;
		}
}

static struct summary over_patterns(struct arena *scratch, const struct clusters *c)
{
	double *means = arena_array(scratch, double, c->n + 1);
	struct summary s = none;

	s.n = c->n;
	for (uint32_t i = 0; i < c->n; i++)
		means[i] = c->sums[i] / c->counts[i];
	if (s.n)
		s.d = sum_of(means, s.n) / s.n;
	return s;
}

static struct summary median_of(const struct clusters *c)
{
	struct summary s = none;

	s.n = c->npoints;
	if (s.n)
		s.d = stat_median(c->d, s.n);
	return s;
}

/* The largest patterns, where few have most of the points. */
static void name_heavy(struct summaries *out, struct clusters *c)
{
	if (!(out->n_eff < 0.25 * c->npoints))
		return;
	for (; out->nheavy < HEAVY_MAX && out->nheavy < c->n; out->nheavy++) {
		uint32_t best = 0;

		for (uint32_t i = 1; i < c->n; i++)
			if (c->counts[i] > c->counts[best])
				best = i;
		out->heavy[out->nheavy] =
			(struct heavy){c->names[best], (uint32_t)c->counts[best]};
		c->counts[best] = 0;
	}
}

static double effective(const struct clusters *c)
{
	double squares = 0, n = c->npoints;

	for (uint32_t i = 0; i < c->n; i++)
		squares += c->counts[i] * c->counts[i];
	return squares > 0 ? n * n / squares : 0;
}

/* ---- sums of time ---- */

/* What a pair adds to the variance of ln(B/H): n stands inside the square, for one measurement
 * serves n occurrences. */
static double variance_of(const struct pair *p, double n, double B, double H)
{
	double b = n * p->b / B, h = n * p->h / H;

	if (p->is_same_code)
		return 0;
	if (p->is_paired)
		return p->se * (b + h) / 2 * (p->se * (b + h) / 2);
	return b * p->r_b * (b * p->r_b) + h * p->r_h * (h * p->r_h);
}

static bool has_both(const struct pair *p)
{
	return p->class == CLASS_PAIR && isfinite(p->b) && isfinite(p->h);
}

struct summary total_of(const struct pair_set *set, const double *weights, double *base_us,
			double *head_us)
{
	struct stat_sum b = {0}, h = {0}, var = {0};
	struct summary s = none;

	for (uint32_t i = 0; i < set->n; i++) {
		double n = weights ? weights[i] : 1;

		if (!has_both(&set->pairs[i]) || n <= 0)
			continue;
		stat_add(&b, n * set->pairs[i].b);
		stat_add(&h, n * set->pairs[i].h);
		s.n++;
	}
	*base_us = stat_total(&b);
	*head_us = stat_total(&h);
	if (!s.n)
		return s;
	for (uint32_t i = 0; i < set->n; i++)
		if (has_both(&set->pairs[i]))
			stat_add(&var, variance_of(&set->pairs[i], weights ? weights[i] : 1,
						   *base_us, *head_us));
	s.d = log(*base_us) - log(*head_us);
	s.se = sqrt(stat_total(&var));
	s.lo = s.d - 1.96 * s.se;
	s.hi = s.d + 1.96 * s.se;
	return s;
}

/* ---- what else a compiler may be judged by ---- */

static double log_ratio(double b, double h)
{
	return b > 0 && h > 0 ? log(b) - log(h) : (double)NAN;
}

static double compile_ratio(const struct pair *p)
{
	/* of two in one process the second finds what the first loaded, and its code */
	if (p->is_paired)
		return (double)NAN;
	/* what was cached was not compiled */
	if (p->base->is_cached || p->head->is_cached)
		return (double)NAN;
	return log_ratio(p->base->compile_s, p->head->compile_s);
}

static double peak_ratio(const struct pair *p)
{
	return log_ratio((double)p->base->peak_bytes, (double)p->head->peak_bytes);
}

static struct summary mean_ratio(const struct pair_set *set, double ratio(const struct pair *))
{
	struct stat_sum sum = {0};
	struct summary s = none;

	for (uint32_t i = 0; i < set->n; i++) {
		double d =
			set->pairs[i].class == CLASS_PAIR ? ratio(&set->pairs[i]) : (double)NAN;

		if (!isfinite(d))
			continue;
		stat_add(&sum, d);
		s.n++;
	}
	if (s.n)
		s.d = stat_total(&sum) / s.n;
	return s;
}

struct summaries summaries_of(const struct pair_set *set, uint64_t seed)
{
	struct arena scratch = {0};
	struct summaries out = {0};
	struct clusters c = cluster(&scratch, set, false);
	struct clusters changed = cluster(&scratch, set, true);

	bool is_all = changed.npoints == c.npoints;

	out.points = geomean(&c);
	out.changed = geomean(&changed);
	put_intervals(&scratch, (const struct clusters *const[]){&c, &changed},
		      (struct summary *const[]){&out.points, &out.changed}, is_all ? 1 : 2,
		      seed);
	if (is_all) /* the same numbers would come again */
		out.changed = out.points;
	out.patterns = over_patterns(&scratch, &c);
	out.median = median_of(&c);
	out.total = total_of(set, NULL, &out.base_us, &out.head_us);
	out.compile_s = mean_ratio(set, compile_ratio);
	out.peak_bytes = mean_ratio(set, peak_ratio);
	out.npatterns = c.n;
	out.n_eff = effective(&c);
	name_heavy(&out, &c);
	arena_release(&scratch);
	return out;
}

/* Counting who uses what. */
#include "corpus/usage.h"

#include "base/stat.h"

#include <stdlib.h>

const uint32_t usage_tops[USAGE_TOPS] = {1, 2, 10};

struct usage usage_new(struct arena *a)
{
	return (struct usage){.a = a, .ids = map_new(a)};
}

bool usage_add_pattern(struct usage *u, struct str name, struct str id)
{
	struct usage_pattern p = {.name = str_copy(u->a, name), .id = str_copy(u->a, id)};
	bool is_new = !map_find(&u->ids, p.id);

	if (is_new)
		map_set(&u->ids, p.id, u->patterns.n);
	else
		vec_push(&u->collisions, u->a, p.name);
	vec_push(&u->patterns, u->a, p);
	return is_new;
}

enum status usage_add_points(struct usage *u, const uint32_t used_by[3], int64_t occurrences)
{
	struct usage_pattern *p = &u->patterns.p[u->patterns.n - 1];
	int64_t all;

	if (__builtin_add_overflow(u->occurrences, occurrences, &all))
		FAIL(INVALID, STR_FMT ": with its %lld occurrences all are too many to count",
		     STR_ARG(p->name), (long long)occurrences);
	for (int i = 0; i < 3; i++) {
		p->points += used_by[i];
		u->points += used_by[i];
		u->used_by[i] += used_by[i];
	}
	p->occurrences += occurrences; /* no more than all */
	u->occurrences = all;
	return STATUS_OK;
}

void usage_add_reference(struct usage *u, struct str model, struct str id)
{
	struct usage_reference r = {str_copy(u->a, model), str_copy(u->a, id)};

	vec_push(&u->references, u->a, r);
}

static int by_points(const void *x, const void *y)
{
	const struct usage_pattern *a = x, *b = y;

	if (a->points != b->points)
		return a->points < b->points ? 1 : -1;
	return str_cmp(a->name, b->name);
}

static double percent(double part, double whole)
{
	return whole > 0 ? 100 * part / whole : 0;
}

/* The patterns with most points: what they have of all points, and of all occurrences. */
static void concentrate(struct usage *u, const struct usage_pattern *sorted)
{
	double points = 0, occurrences = 0, squares = 0;

	for (uint32_t i = 0; i < u->patterns.n; i++) {
		points += sorted[i].points;
		occurrences += (double)sorted[i].occurrences;
		squares += (double)sorted[i].points * sorted[i].points;
		for (int t = 0; t < USAGE_TOPS; t++)
			if (i < usage_tops[t]) {
				u->top_points_pct[t] = percent(points, (double)u->points);
				u->top_occurrences_pct[t] =
					percent(occurrences, (double)u->occurrences);
			}
	}
	u->n_eff = squares > 0 ? points * points / squares : 0;
}

static void find_quantiles(struct usage *u, const struct usage_pattern *sorted)
{
	uint32_t n = u->patterns.n;
	double *v = arena_array(u->a, double, n + 1);

	for (uint32_t i = 0; i < n; i++)
		v[i] = sorted[n - 1 - i].points;
	for (int q = 0; n && q < 5; q++)
		u->quantiles[q] = stat_quantile_sorted(v, n, q / 4.0);
	if (n)
		u->largest = sorted[0].name;
}

static void resolve(struct usage *u)
{
	for (uint32_t i = 0; i < u->references.n; i++) {
		uint64_t *at = map_find(&u->ids, u->references.p[i].id);

		if (at)
			u->patterns.p[*at].references++;
		else
			vec_push(&u->unknown, u->a, u->references.p[i]);
	}
	for (uint32_t i = 0; i < u->patterns.n; i++)
		if (!u->patterns.p[i].references)
			vec_push(&u->unreferenced, u->a, u->patterns.p[i].name);
}

void usage_finish(struct usage *u)
{
	struct usage_pattern *sorted =
		arena_array(u->a, struct usage_pattern, u->patterns.n + 1);

	resolve(u);
	for (uint32_t i = 0; i < u->patterns.n; i++)
		sorted[i] = u->patterns.p[i];
	qsort(sorted, u->patterns.n, sizeof(*sorted), by_points);
	concentrate(u, sorted);
	find_quantiles(u, sorted);
}

bool usage_is_broken(const struct usage *u)
{
	return u->unknown.n || u->without_manifest.n || u->without_graphs.n ||
	       u->unreadable.n || u->collisions.n;
}

/* Movers, missing points and failures, with the models that they touch. */
#include "account/rollup_list.h"

#include "account/rollup_int.h"

#include <math.h>
#include <stdlib.h>

struct lister {
	struct arena *a;
	const struct rollup *r;
	const struct map *in_set;
	struct rollup_entry *entries; /* of all points */
};

static double magnitude(double pct)
{
	return isnan(pct) ? 0 : fabs(pct);
}

static int by_pct(const void *x, const void *y)
{
	const struct rollup_touch *a = x, *b = y;
	double p = magnitude(a->pct), q = magnitude(b->pct);

	if (p != q)
		return p < q ? 1 : -1;
	return (a->model > b->model) - (a->model < b->model);
}

static void count_touches(struct lister *l)
{
	for (uint32_t m = 0; m < l->r->nmodels; m++)
		for (uint32_t i = 0; i < l->r->models[m].inventory->points.n; i++)
			l->entries[l->r->models[m].parts[i].id].ntouches++;
	for (uint32_t i = 0; i < l->r->all->points.n; i++) {
		struct rollup_entry *e = &l->entries[i];

		e->point = i;
		e->mean_pct = (double)NAN;
		e->touches = arena_array(l->a, struct rollup_touch, e->ntouches);
		e->ntouches = 0;
	}
}

static void fill_touches(struct lister *l)
{
	for (uint32_t m = 0; m < l->r->nmodels; m++) {
		const struct rollup_model *x = &l->r->models[m];
		bool counts = rollup_is_in_set(l->in_set, x) && x->state != ROLLUP_INCOMPLETE;

		for (uint32_t i = 0; i < x->inventory->points.n; i++) {
			const struct rollup_part *p = &x->parts[i];
			struct rollup_entry *e = &l->entries[p->id];

			e->touches[e->ntouches++] = (struct rollup_touch){m, p->pct};
			if (counts && !p->is_missing)
				e->mean_pct = (isnan(e->mean_pct) ? 0 : e->mean_pct) +
					      p->pct / l->r->headline.k;
		}
	}
	for (uint32_t i = 0; i < l->r->all->points.n; i++)
		if (l->entries[i].ntouches)
			qsort(l->entries[i].touches, l->entries[i].ntouches,
			      sizeof(*l->entries[i].touches), by_pct);
}

static bool is_mover(const struct rollup_point *p)
{
	return p->pair && !p->is_missing &&
	       (p->pair->verdict == VERDICT_FASTER || p->pair->verdict == VERDICT_SLOWER);
}

static bool is_missing(const struct rollup_point *p)
{
	return p->is_missing;
}

static bool has_failed(const struct rollup_point *p)
{
	return p->pair &&
	       (p->pair->class == CLASS_NEWLY_FAILING ||
		p->pair->class == CLASS_NEWLY_PASSING || p->pair->class == CLASS_BOTH_FAILING);
}

static struct rollup_entry *choose(struct lister *l, bool (*is_in)(const struct rollup_point *),
				   uint32_t *n)
{
	struct rollup_entry *out =
		arena_array(l->a, struct rollup_entry, l->r->all->points.n + 1);

	*n = 0;
	for (uint32_t i = 0; i < l->r->all->points.n; i++)
		if (l->entries[i].ntouches && is_in(&l->r->points[i]))
			out[(*n)++] = l->entries[i];
	return out;
}

static int compare_keys(const struct lister *l, uint32_t x, uint32_t y)
{
	return str_cmp(inventories_point_key(l->r->all, x),
		       inventories_point_key(l->r->all, y));
}

static int by_mean(const void *x, const void *y, void *ctx)
{
	const struct rollup_entry *a = x, *b = y;

	double p = magnitude(a->mean_pct), q = magnitude(b->mean_pct);

	if (p != q)
		return p < q ? 1 : -1;
	return compare_keys(ctx, a->point, b->point);
}

static int by_blame(const void *x, const void *y, void *ctx)
{
	const struct rollup_entry *a = x, *b = y;
	const struct lister *l = ctx;
	const struct rollup_point *p = &l->r->points[a->point], *q = &l->r->points[b->point];

	if (p->incomplete != q->incomplete)
		return p->incomplete < q->incomplete ? 1 : -1;
	if (p->bounded != q->bounded)
		return p->bounded < q->bounded ? 1 : -1;
	return compare_keys(l, a->point, b->point);
}

static int by_key(const void *x, const void *y, void *ctx)
{
	return compare_keys(ctx, ((const struct rollup_entry *)x)->point,
			    ((const struct rollup_entry *)y)->point);
}

void rollup_lists_make(struct arena *a, const struct rollup *r, const struct map *in_set,
		       struct rollup_lists *out)
{
	struct lister l = {.a = a, .r = r, .in_set = in_set};

	l.entries = arena_array(a, struct rollup_entry, r->all->points.n + 1);
	count_touches(&l);
	fill_touches(&l);
	out->movers = choose(&l, is_mover, &out->nmovers);
	out->missing = choose(&l, is_missing, &out->nmissing);
	out->failures = choose(&l, has_failed, &out->nfailures);
	qsort_r(out->movers, out->nmovers, sizeof(*out->movers), by_mean, &l);
	qsort_r(out->missing, out->nmissing, sizeof(*out->missing), by_blame, &l);
	qsort_r(out->failures, out->nfailures, sizeof(*out->failures), by_key, &l);
}

/* Accounts of models, all paths. */
#include "account/model.h"

#include <math.h>
#include <stdlib.h>

struct builder {
	struct arena *a;
	struct model_report *r;
	struct cost *costs[PATHS]; /* of points */
};

static void price_paths(struct builder *b)
{
	uint32_t n = b->r->all->points.n;

	for (enum path p = 0; p < PATHS; p++) {
		b->costs[p] = arena_array(b->a, struct cost, n + 1);
		for (uint32_t i = 0; i < n; i++)
			b->costs[p][i] = path_cost(p, &b->r->facts[i], &b->r->floor);
	}
}

static struct gap_facts gap_facts_of(const struct point_facts *p, const struct launch_floor *f)
{
	return (struct gap_facts){
		.t = p->compile.us,
		.r_t = p->compile.r,
		.k = p->compile.k,
		.g_us = f->g_us,
		.slope_us = f->slope_us,
		.memory_us = p->memory_us,
		.compute_us = isnan(p->compute_us) ? 0 : p->compute_us,
		.o = p->oracle.us,
		.r_o = p->oracle.r,
		.launches = p->launches,
		.best_launches = -1,
		.bytes = (double)NAN,
		.traffic_bytes = p->traffic_bytes < 0 ? (double)NAN : (double)p->traffic_bytes,
		.other_us = (double)NAN,
		.blocks = -1,
		.sms = -1,
		.features = p->features,
		.is_above_roof = p->is_above_roof,
	};
}

static void find_gaps(struct builder *b)
{
	uint32_t n = b->r->all->points.n;

	b->r->gap_facts = arena_array(b->a, struct gap_facts, n + 1);
	b->r->gaps = arena_array(b->a, struct gap, n + 1);
	for (uint32_t i = 0; i < n; i++) {
		b->r->gap_facts[i] = gap_facts_of(&b->r->facts[i], &b->r->floor);
		b->r->gaps[i] = gap_of(&b->r->gap_facts[i]);
	}
}

/* A floor that is not known is not taken away, as in the sums. */
static double worth(const struct cost *c, int64_t n, const struct launch_floor *f)
{
	double floor = cost_floor(c, f);

	return c->is_free ? 0 : (double)n * (c->us - floor);
}

static int by_worth(const void *x, const void *y, void *ctx)
{
	const struct model_line *a = x, *b = y;
	const struct map *keys = ctx;

	if (isnan(a->us) != isnan(b->us))
		return isnan(a->us) ? 1 : -1;
	if (a->us != b->us && !isnan(a->us))
		return a->us < b->us ? 1 : -1;
	if (isnan(a->us) && a->n != b->n)
		return a->n < b->n ? 1 : -1;
	return str_cmp(keys->entries[a->id].key, keys->entries[b->id].key);
}

static void list_points(struct builder *b, struct model_account *m)
{
	uint32_t n = m->inventory->points.n;

	m->points = arena_array(b->a, struct model_line, n + 1);
	for (uint32_t i = 0; i < n; i++) {
		const struct inventory_use *u = &m->inventory->points.p[i];

		m->points[i] = (struct model_line){
			u->id, u->n, worth(&b->costs[PATH_COMPILE][u->id], u->n, &b->r->floor)};
	}
	qsort_r(m->points, n, sizeof(*m->points), by_worth, (void *)&b->r->all->points);
}

static void list_externs(struct builder *b, struct model_account *m)
{
	uint32_t n = m->inventory->externs.n;

	m->externs = arena_array(b->a, struct model_line, n + 1);
	for (uint32_t i = 0; i < n; i++) {
		const struct inventory_use *u = &m->inventory->externs.p[i];

		m->externs[i] = (struct model_line){u->id, u->n,
						    (double)u->n * b->r->externs[u->id].us};
	}
	qsort_r(m->externs, n, sizeof(*m->externs), by_worth, (void *)&b->r->all->externs);
}

static void count_kernels(struct builder *b, struct model_account *m)
{
	int64_t said = m->inventory->kernels;

	for (uint32_t i = 0; i < m->inventory->points.n && m->kernels >= 0; i++) {
		const struct inventory_use *u = &m->inventory->points.p[i];
		int64_t launches = b->r->facts[u->id].launches;

		m->kernels = launches < 0 ? -1 : m->kernels + u->n * launches;
	}
	m->is_kernels_off = said > 0 && m->kernels >= 0 &&
			    fabs((double)m->kernels / (double)said - 1) > 0.05;
}

static void account_model(struct builder *b, struct model_account *m)
{
	struct model_report *r = b->r;

	for (enum path p = 0; p < PATHS; p++) {
		struct costs c = {b->costs[p], r->externs};

		m->sums[p] = attribution_of(m->inventory, &c, &r->floor);
		m->states[p] = model_state_of(m->inventory, &m->sums[p]);
		r->complete[p] += m->states[p] == MODEL_COMPLETE;
	}
	for (enum path p = 0; p < PATHS; p++)
		m->headroom[p] =
			m->states[PATH_COMPILE] == MODEL_COMPLETE &&
					m->states[p] == MODEL_COMPLETE
				? m->sums[PATH_COMPILE].corrected_us / m->sums[p].corrected_us
				: (double)NAN;
	m->ratio = attribution_ratio_of(&m->sums[PATH_COMPILE], &m->whole);
	list_points(b, m);
	list_externs(b, m);
	count_kernels(b, m);
}

void model_report_make(struct arena *a, const struct inventories *all,
		       const struct point_facts *facts, const struct cost *externs,
		       const struct launch_floor *floor, const struct end_to_end *wholes,
		       struct model_report *out)
{
	struct builder b = {.a = a, .r = out};

	*out = (struct model_report){.all = all,
				     .facts = facts,
				     .externs = externs,
				     .floor = *floor,
				     .nmodels = all->models.n};
	out->models = arena_array(a, struct model_account, out->nmodels + 1);
	price_paths(&b);
	find_gaps(&b);
	for (uint32_t i = 0; i < out->nmodels; i++) {
		out->models[i].inventory = &all->models.p[i];
		out->models[i].whole = wholes ? wholes[i] : end_to_end_none();
		account_model(&b, &out->models[i]);
	}
}

/* Means over models: the headline, genai apart, suites. */
#include "account/rollup_int.h"
#include "account/summary.h"
#include "base/stat.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct members {
	const struct rollup *r;
	const struct rollup_model **list;
	uint32_t n;
};

/* A point that models share is one error in all of them: its shares are added up first. */
static double points_variance(struct arena *a, const struct members *s)
{
	struct rollup_sides *sum = arena_array(a, struct rollup_sides, s->r->all->points.n + 1);
	struct stat_sum total = {0};

	for (uint32_t i = 0; i < s->n; i++)
		for (uint32_t k = 0; k < s->list[i]->inventory->points.n; k++) {
			const struct inventory_use *u = &s->list[i]->inventory->points.p[k];
			struct rollup_sides x = rollup_shares(s->r, s->list[i], u);

			sum[u->id].b += x.b / s->n;
			sum[u->id].h += x.h / s->n;
		}
	for (uint32_t i = 0; i < s->r->all->points.n; i++)
		if (sum[i].b != 0 || sum[i].h != 0)
			stat_add(&total, rollup_point_variance(&s->r->points[i], sum[i]));
	return stat_total(&total);
}

/* Externs and the floor are shared likewise. */
static double shared_variance(struct arena *a, const struct members *s)
{
	double *sum = arena_array(a, double, s->r->all->externs.n + 1), floor = 0;
	struct stat_sum total = {0};

	for (uint32_t i = 0; i < s->n; i++) {
		double kappa = rollup_kappa(s->list[i]) / s->n;

		floor += rollup_launches_beyond(s->list[i]) * kappa;
		for (uint32_t k = 0; k < s->list[i]->inventory->externs.n; k++) {
			const struct inventory_use *u = &s->list[i]->inventory->externs.p[k];

			sum[u->id] += (double)u->n * s->r->externs[u->id].us * kappa;
		}
	}
	for (uint32_t i = 0; i < s->r->all->externs.n; i++) {
		double e = sum[i] * s->r->externs[i].r;

		stat_add(&total, sum[i] != 0 ? e * e : 0);
	}
	floor *= floor != 0 ? s->r->floor.se_us : 0;
	return stat_total(&total) + floor * floor;
}

static int by_model(const void *x, const void *y)
{
	const struct rollup_model *a = *(const struct rollup_model *const *)x;
	const struct rollup_model *b = *(const struct rollup_model *const *)y;

	return str_cmp(a->inventory->model, b->inventory->model);
}

static void name_members(struct arena *a, struct arena *tmp, const struct members *s,
			 struct rollup_mean *out)
{
	struct buf b = buf_new(tmp);

	qsort(s->list, s->n, sizeof(*s->list), by_model);
	out->members = arena_array(a, struct str, s->n + 1);
	for (uint32_t i = 0; i < s->n; i++) {
		out->members[i] = s->list[i]->inventory->model;
		buf_printf(&b, STR_FMT "\n", STR_ARG(out->members[i]));
	}
	sha256_hex(buf_view(&b), out->digest);
}

static void fill(struct arena *tmp, const struct members *s, struct rollup_mean *out)
{
	double *delta = arena_array(tmp, double, s->n);
	struct stat_sum l = {0}, low = {0}, high = {0}, b = {0}, h = {0};

	for (uint32_t i = 0; i < s->n; i++) {
		const struct rollup_model *m = s->list[i];

		delta[i] = delta_pct_of(m->l);
		stat_add(&l, m->l / s->n);
		stat_add(&low, m->l_low / s->n);
		stat_add(&high, m->l_high / s->n);
		stat_add(&b, m->t_b);
		stat_add(&h, m->t_h);
	}
	out->l = stat_total(&l);
	out->se = sqrt(points_variance(tmp, s) + shared_variance(tmp, s));
	out->lo = stat_total(&low) - 1.96 * out->se;
	out->hi = stat_total(&high) + 1.96 * out->se;
	out->median_delta_pct = stat_median(delta, s->n);
	out->weighted_l = log(stat_total(&b)) - log(stat_total(&h));
}

struct rollup_mean rollup_mean_of(struct arena *a, const struct rollup *r, struct str name,
				  bool (*is_in)(void *ctx, const struct rollup_model *m),
				  void *ctx)
{
	struct arena tmp = {0};
	struct members s = {.r = r};
	double none = (double)NAN;
	struct rollup_mean out = {.name = str_copy(a, name),
				  .l = none,
				  .se = none,
				  .lo = none,
				  .hi = none,
				  .median_delta_pct = none,
				  .weighted_l = none};

	s.list = arena_array(&tmp, const struct rollup_model *, r->nmodels + 1);
	for (uint32_t i = 0; i < r->nmodels; i++) {
		if (!is_in(ctx, &r->models[i]))
			continue;
		out.of++;
		if (r->models[i].state != ROLLUP_INCOMPLETE)
			s.list[s.n++] = &r->models[i];
	}
	out.k = s.n;
	name_members(a, &tmp, &s, &out);
	if (s.n)
		fill(&tmp, &s, &out);
	arena_release(&tmp);
	return out;
}

bool rollup_is_in_set(const struct map *set, const struct rollup_model *m)
{
	return set ? map_find(set, m->inventory->model) != NULL
		   : !rollup_is_genai(m->inventory->model);
}

static bool is_in_set(void *ctx, const struct rollup_model *m)
{
	return rollup_is_in_set(ctx, m);
}

static bool is_genai(void *ctx, const struct rollup_model *m)
{
	(void)ctx;
	return rollup_is_genai(m->inventory->model);
}

/* "hf/train" of "hf/train/BertForMaskedLM". */
static struct str suite_of(struct str model)
{
	const char *slash = memrchr(model.p, '/', model.n);

	return str_slice(model, 0, slash ? (size_t)(slash - model.p) : model.n);
}

static bool is_of_suite(void *ctx, const struct rollup_model *m)
{
	return str_eq(suite_of(m->inventory->model), *(struct str *)ctx);
}

static int by_mean(const void *x, const void *y)
{
	const struct rollup_mean *a = x, *b = y;

	if (!a->k != !b->k)
		return a->k ? -1 : 1;
	if (a->k && a->l != b->l)
		return a->l < b->l ? 1 : -1;
	return str_cmp(a->name, b->name);
}

void rollup_means(struct arena *a, const struct rollup_input *in, struct rollup *r)
{
	struct map suites = map_new(a);

	r->headline = rollup_mean_of(a, r, STR("all"), is_in_set, (void *)in->in_set);
	r->genai = rollup_mean_of(a, r, STR("genai"), is_genai, NULL);
	for (uint32_t i = 0; i < r->nmodels; i++) {
		struct str model = r->models[i].inventory->model;

		if (!rollup_is_genai(model))
			map_set(&suites, suite_of(model), i);
	}
	r->nsuites = suites.n;
	r->suites = arena_array(a, struct rollup_mean, suites.n + 1);
	for (uint32_t i = 0; i < suites.n; i++)
		r->suites[i] = rollup_mean_of(a, r, suites.entries[i].key, is_of_suite,
					      &suites.entries[i].key);
	qsort(r->suites, r->nsuites, sizeof(*r->suites), by_mean);
}

/* Limits on models, suites and their means. */
#include "account/rollup_int.h"
#include "account/rollup_list.h"
#include "base/file.h"

#include <math.h>
#include <stdlib.h>

/* What a gate looks at: a name and its delta. */
struct subject {
	struct str name;
	double l, lo, hi;
};

static bool is_beyond(const struct subject *s, enum gate g, const struct gate_limits *l)
{
	return gate_is_beyond(delta_pct_of(s->l), delta_pct_of(s->hi), delta_pct_of(s->lo),
			      l->limit[g], l->is_strict);
}

/* Slowest first. */
static int by_loss(const void *x, const void *y)
{
	const struct subject *a = x, *b = y;

	if (a->l != b->l)
		return a->l > b->l ? 1 : -1;
	return str_cmp(a->name, b->name);
}

/* The worst one tells the value; who is beyond is named, else who comes nearest. */
static struct gate_result of_many(struct arena *a, enum gate g, const struct gate_limits *l,
				  struct subject *s, uint32_t n)
{
	struct gate_result r = {.name = gate_name(g),
				.value = (double)NAN,
				.lo = (double)NAN,
				.hi = (double)NAN,
				.limit = l->limit[g],
				.holds = true};

	if (!n) {
		r.is_unjudged = true;
		r.holds = !l->is_asked[g];
		return r;
	}
	qsort(s, n, sizeof(*s), by_loss);
	r.value = delta_pct_of(s[0].l);
	r.lo = delta_pct_of(s[0].hi);
	r.hi = delta_pct_of(s[0].lo);
	for (uint32_t i = 0, named = 0; i < n; i++) {
		bool beyond = is_beyond(&s[i], g, l);

		r.holds = r.holds && !beyond;
		r.by_estimate = r.by_estimate || isnan(s[i].lo);
		if (named < GATE_WORST && (beyond || i < GATE_WORST))
			r.worst[named++] = str_cstr(a, s[i].name);
	}
	return r;
}

static struct gate_result models_gate(struct arena *a, const struct rollup *r,
				      const struct gate_limits *l)
{
	struct subject *s = arena_array(a, struct subject, r->nmodels + 1);
	uint32_t n = 0;

	for (uint32_t i = 0; i < r->nmodels; i++) {
		const struct rollup_model *m = &r->models[i];

		if (m->state != ROLLUP_INCOMPLETE && !rollup_is_genai(m->inventory->model))
			s[n++] = (struct subject){m->inventory->model, m->l, m->lo, m->hi};
	}
	return of_many(a, GATE_MODEL_PCT, l, s, n);
}

static struct gate_result suites_gate(struct arena *a, const struct rollup *r,
				      const struct gate_limits *l)
{
	struct subject *s = arena_array(a, struct subject, r->nsuites + 1);
	uint32_t n = 0;

	for (uint32_t i = 0; i < r->nsuites; i++)
		if (r->suites[i].k)
			s[n++] = (struct subject){r->suites[i].name, r->suites[i].l,
						  r->suites[i].lo, r->suites[i].hi};
	return of_many(a, GATE_SUITE_PCT, l, s, n);
}

/* Of the weighted total nothing but its estimate is known. */
static struct gate_result mean_gate(enum gate g, const struct rollup *r,
				    const struct gate_limits *l)
{
	bool is_total = g == GATE_TOTAL_PCT;
	struct summary s = {.n = r->headline.k,
			    .d = is_total ? r->headline.weighted_l : r->headline.l,
			    .se = is_total ? (double)NAN : r->headline.se,
			    .lo = is_total ? (double)NAN : r->headline.lo,
			    .hi = is_total ? (double)NAN : r->headline.hi};

	return gate_of_summary(g, l, &s);
}

enum status rollup_read_set(struct arena *a, const char *path, struct map *out)
{
	struct str text;

	*out = map_new(a);
	TRY(file_read(a, path, (size_t)1 << 20, &text));
	for (size_t at = 0; at < text.n;) {
		size_t end = at;

		while (end < text.n && text.p[end] != '\n')
			end++;
		if (end > at && text.p[at] != '#')
			map_set(out, str_slice(text, at, end), 1);
		at = end + 1;
	}
	if (!out->n)
		FAIL(INVALID, "%s names no model", path);
	return STATUS_OK;
}

static bool is_model(const struct inventories *all, struct str name)
{
	for (uint32_t i = 0; i < all->models.n; i++)
		if (str_eq(all->models.p[i].model, name))
			return true;
	return false;
}

enum status rollup_check_set(const struct inventories *all, const char *path,
			     const struct map *set)
{
	struct str first = {0};
	uint32_t unknown = 0;

	for (uint32_t i = 0; i < set->n; i++)
		if (!is_model(all, set->entries[i].key)) {
			first = unknown++ ? first : set->entries[i].key;
		}
	if (unknown)
		FAIL(USAGE,
		     "%s: of its %u models %u are in no account here, the first: " STR_FMT,
		     path, set->n, unknown, STR_ARG(first));
	return STATUS_OK;
}

/* The models that count must be those that are named, no more and no fewer. */
MUST static enum status set_gate(struct arena *a, const struct rollup *r, const char *path,
				 struct gate_result *out)
{
	struct map want;
	uint32_t found = 0, worst = 0;

	TRY(rollup_read_set(a, path, &want));
	*out = (struct gate_result){.name = "model_set",
				    .value = r->headline.k,
				    .lo = (double)NAN,
				    .hi = (double)NAN,
				    .limit = want.n};
	for (uint32_t i = 0; i < r->nmodels; i++) {
		const struct rollup_model *m = &r->models[i];
		bool wanted = map_find(&want, m->inventory->model) != NULL;
		bool is_in =
			m->state != ROLLUP_INCOMPLETE && !rollup_is_genai(m->inventory->model);

		found += wanted && is_in;
		if (wanted != is_in && worst < GATE_WORST)
			out->worst[worst++] = str_cstr(a, m->inventory->model);
	}
	out->holds = found == want.n && r->headline.k == want.n;
	return STATUS_OK;
}

enum status rollup_gates(struct arena *a, const struct rollup *r, const struct gate_limits *l,
			 struct gate_result *out, uint32_t *n)
{
	*n = 0;
	if (!isnan(l->limit[GATE_MODEL_PCT]))
		out[(*n)++] = models_gate(a, r, l);
	if (!isnan(l->limit[GATE_SUITE_PCT]))
		out[(*n)++] = suites_gate(a, r, l);
	if (!isnan(l->limit[GATE_GEOMEAN_PCT]))
		out[(*n)++] = mean_gate(GATE_GEOMEAN_PCT, r, l);
	if (!isnan(l->limit[GATE_TOTAL_PCT]))
		out[(*n)++] = mean_gate(GATE_TOTAL_PCT, r, l);
	if (l->model_set) {
		TRY(set_gate(a, r, l->model_set, &out[*n]));
		(*n)++;
	}
	return STATUS_OK;
}

/* Gaps of points, weighted by the models that have them. */
#include "account/gap_report.h"

#include "account/rollup.h"
#include "corpus/pattern.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct adder {
	struct gap_report *r;
	struct gap_line *lines; /* by number of the point */
	double *shares;         /* Σ n/T' over COMPLETE models */
};

static void add_model(struct adder *s, const struct model_account *m)
{
	const struct attribution *t = &m->sums[PATH_COMPILE];
	bool is_complete = m->states[PATH_COMPILE] == MODEL_COMPLETE && t->corrected_us > 0;

	if (rollup_is_genai(m->inventory->model))
		return;
	s->r->of++;
	s->r->complete += is_complete;
	for (uint32_t i = 0; i < m->inventory->points.n; i++) {
		const struct inventory_use *u = &m->inventory->points.p[i];

		s->lines[u->id].n += u->n;
		s->lines[u->id].nmodels++;
		s->shares[u->id] += is_complete ? (double)u->n / t->corrected_us : 0;
	}
}

/* A gain that is negative is none. */
static double gain(double us)
{
	return isnan(us) ? us : fmax(0, us);
}

static void weigh(struct adder *s, uint32_t i)
{
	const struct gap_facts *f = &s->r->models->gap_facts[i];
	const struct gap *g = &s->r->models->gaps[i];
	struct gap_line *l = &s->lines[i];
	double to_oracle = gain(f->t - f->o);

	l->point = i;
	l->oracle_us = (double)l->n * to_oracle;
	l->roof_us =
		g->code == GAP_BYTES_WRONG ? (double)NAN : (double)l->n * gain(g->excess_us);
	l->value_pct =
		s->r->complete ? 100 * s->shares[i] * to_oracle / s->r->complete : (double)NAN;
}

static double or_less(double v)
{
	return isnan(v) ? -1 : v;
}

static int descending(double a, double b)
{
	return (or_less(a) < or_less(b)) - (or_less(a) > or_less(b));
}

static int by_value(const void *x, const void *y, void *ctx)
{
	const struct gap_line *a = x, *b = y;
	const struct map *keys = ctx;
	int c = descending(a->value_pct, b->value_pct);

	c = c ? c : descending(a->oracle_us, b->oracle_us);
	c = c ? c : descending(a->roof_us, b->roof_us);
	return c ? c : str_cmp(keys->entries[a->point].key, keys->entries[b->point].key);
}

/* Of what is known; nothing known is no zero. */
static void add_known(double *sum, double v)
{
	if (!isnan(v))
		*sum = isnan(*sum) ? v : *sum + v;
}

static struct gap_sum sum_new(struct str name)
{
	double none = (double)NAN;

	return (struct gap_sum){name, 0, none, none, none};
}

static void add_to(struct gap_sum *s, const struct gap_line *l)
{
	s->points++;
	add_known(&s->value_pct, l->value_pct);
	add_known(&s->oracle_us, l->oracle_us);
	add_known(&s->roof_us, l->roof_us);
}

/* "sum_sum" of "sum_sum_7badba3dd03c". */
static struct str family_of(const char *const *names, uint32_t point)
{
	struct str name = str_of(names ? names[point] : NULL);

	return name.n > PATTERN_DIGITS + 1 ? str_slice(name, 0, name.n - PATTERN_DIGITS - 1)
					   : STR("unknown");
}

static int by_roof(const void *x, const void *y)
{
	const struct gap_sum *a = x, *b = y;
	int c = descending(a->roof_us, b->roof_us);

	return c ? c : str_cmp(a->name, b->name);
}

static void sum_up(struct arena *a, struct gap_report *r, const char *const *names)
{
	struct map families = map_new(a);

	for (enum gap_code c = 0; c < GAP_CODES; c++)
		r->codes[c] = sum_new(str_of(gap_name(c)));
	r->families = arena_array(a, struct gap_sum, r->nlines + 1);
	for (uint32_t i = 0; i < r->nlines; i++) {
		struct str family = family_of(names, r->lines[i].point);

		if (map_set(&families, family, 0))
			r->families[r->nfamilies++] = sum_new(family);
	}
	for (uint32_t i = 0; i < r->nfamilies; i++)
		map_set(&families, r->families[i].name, i);
	for (uint32_t i = 0; i < r->nlines; i++) {
		const struct gap_line *l = &r->lines[i];

		add_to(&r->codes[r->models->gaps[l->point].code], l);
		add_to(&r->families[*map_find(&families, family_of(names, l->point))], l);
	}
	qsort(r->families, r->nfamilies, sizeof(*r->families), by_roof);
}

void gap_report_make(struct arena *a, const struct model_report *models,
		     const char *const *names, struct gap_report *out)
{
	uint32_t n = models->all->points.n;
	struct adder s = {.r = out,
			  .lines = arena_array(a, struct gap_line, n + 1),
			  .shares = arena_array(a, double, n + 1)};

	*out = (struct gap_report){.models = models, .lines = s.lines};
	for (uint32_t i = 0; i < models->nmodels; i++)
		add_model(&s, &models->models[i]);
	for (uint32_t i = 0; i < n; i++) {
		if (!s.lines[i].n)
			continue;
		if (models->gaps[i].code == GAP_NOT_MEASURED) {
			out->unmeasured++;
			continue;
		}
		weigh(&s, i);
		out->lines[out->nlines++] = s.lines[i];
	}
	qsort_r(out->lines, out->nlines, sizeof(*out->lines), by_value,
		(void *)&models->all->points);
	sum_up(a, out, names);
}

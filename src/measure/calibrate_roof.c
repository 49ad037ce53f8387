/* Roofs: cells of state, mix and size, the best shape of each. */
#include "base/stat.h"
#include "measure/calibrate_int.h"
#include "measure/method.h"
#include "measure/series.h"

#include <math.h>
#include <stdio.h>

/* Above it a shape that loses its pilot is not looked at again: such samples are long. */
enum { PILOT_DECIDES_BYTES = 32 << 20 };

/* A larger set cannot be warm, so no untimed replay has to make it so. */
static bool can_be_warm(const struct making *k, int64_t bytes)
{
	return bytes <= 4 * k->c->llc_bytes;
}

MUST static enum status sample_cell(struct making *k, enum cache_state state, struct probe *p,
				    uint32_t m, uint32_t n, double *us)
{
	struct device_replay *r = NULL;
	double median;
	enum status s = probe_record(p, m, &r);
	struct shot shot = making_shot(k, state, r);

	if (state == STATE_WARM && !can_be_warm(k, p->set_bytes))
		shot.before = NULL;
	if (!s)
		s = shot_median(k->dev, &shot, n, us, &median);
	device_replay_free(r);
	TRY(s);
	return STATUS_OK;
}

static uint32_t calls_of(const struct making *k, enum cache_state state, int64_t set_bytes,
			 double single_us)
{
	const struct chain_fit *f = &k->c->chain[state];
	uint32_t m = method_calls(k->c->tick_us, f->c, f->s, (single_us - f->c) / 2);

	if (state == STATE_WARM)
		return m;
	return method_calls_that_fit(m, k->c->llc_bytes, set_bytes, false,
				     (int64_t)k->mem->bytes);
}

struct cell {
	enum cache_state state;
	enum roof_mix mix;
	int64_t bytes;
};

static struct probe *cell_probe(struct making *k, struct arena *a, const struct cell *cell,
				device_fn *fn, uint32_t m)
{
	int64_t set = probe_set_bytes(cell->mix, cell->bytes);
	uint32_t nsets = cell->state == STATE_COLD ? method_sets(m, k->c->llc_bytes, set) : 1;

	return probe_new(a, k->dev, roof_mixes[cell->mix].name, cell->mix, fn, k->mem->p,
			 cell->bytes, nsets);
}

/* T∞ of a shape: the least of the samples, for a neighbour's work only adds to the others and
 * would raise the bound.  Five samples have no 95 % interval, so sigma is half of what all but
 * the outermost span. */
MUST static enum status measure_shape(struct making *k, const struct cell *cell, device_fn *fn,
				      double single_us, struct roof_cell *out)
{
	struct arena a = {0};
	int64_t set = probe_set_bytes(cell->mix, cell->bytes);
	uint32_t m = calls_of(k, cell->state, set, single_us), n = METHOD_ROOF_SAMPLES_CPU;
	struct probe *p = cell_probe(k, &a, cell, fn, m);
	double us[METHOD_ROOF_SAMPLES_CPU], c = k->c->chain[cell->state].c;
	enum status s = sample_cell(k, cell->state, p, m, n, us);

	arena_release(&a);
	TRY(s);
	stat_sort(us, n);
	out->bytes = cell->bytes;
	out->t_us = fmax(us[0] - c, k->c->tick_us) / m;
	out->sigma = (us[n - 2] - us[1]) / 2 / stat_median_sorted(us, n);
	return STATUS_OK;
}

MUST static enum status pilot_shape(struct making *k, const struct cell *cell, device_fn *fn,
				    double *us)
{
	struct arena a = {0};
	struct probe *p = cell_probe(k, &a, cell, fn, 1);
	double two[2];
	enum status s = sample_cell(k, cell->state, p, 1, 2, two);

	arena_release(&a);
	*us = fmin(two[0], two[1]);
	TRY(s);
	return STATUS_OK;
}

MUST static enum status measure_cell(struct making *k, const struct cell *cell,
				     struct roof_cell *best)
{
	double pilot[KERNEL_SHAPES], least = HUGE_VAL;

	*best = (struct roof_cell){.t_us = HUGE_VAL};
	for (int i = 0; i < KERNEL_SHAPES; i++) {
		pilot[i] = HUGE_VAL;
		if (kernel_shapes[i].is_here() && kernel_shapes[i].fn[cell->mix])
			TRY(pilot_shape(k, cell, kernel_shapes[i].fn[cell->mix], &pilot[i]));
		least = fmin(least, pilot[i]);
	}
	for (int i = 0; i < KERNEL_SHAPES; i++) {
		struct roof_cell one = {0};
		bool has_lost = pilot[i] > least && cell->bytes >= PILOT_DECIDES_BYTES;

		if (!isfinite(pilot[i]) || has_lost)
			continue;
		TRY(measure_shape(k, cell, kernel_shapes[i].fn[cell->mix], pilot[i], &one));
		if (one.t_us < best->t_us) {
			*best = one;
			snprintf(best->shape, sizeof(best->shape), "%s", kernel_shapes[i].name);
		}
	}
	return STATUS_OK;
}

/* Sizes ascend in the outer loop: what the time limit leaves out are the largest. */
enum status make_roofs(struct making *k, int64_t max_bytes)
{
	int step = device_is_cpu(k->dev) ? METHOD_ROOF_STEP_CPU : 2;
	struct roof_table *t = &k->c->roofs;

	for (int st = 0; st < ROOF_STATES; st++)
		for (int mix = 0; mix < MIXES; mix++)
			t->series[st][mix].cells = arena_array(k->a, struct roof_cell, 32);
	for (int64_t b = METHOD_ROOF_MIN_BYTES; b <= max_bytes; b *= step)
		for (int st = k->c->cold_cause ? STATE_WARM : STATE_COLD; st < ROOF_STATES;
		     st++)
			for (int mix = 0; mix < MIXES; mix++) {
				struct roof_series *s = &t->series[st][mix];
				struct cell cell = {(enum cache_state)st, (enum roof_mix)mix,
						    b};

				k->c->is_partial = k->c->is_partial || making_is_late(k);
				if (k->c->is_partial)
					continue;
				TRY(measure_cell(k, &cell, &s->cells[s->n]));
				s->n++;
			}
	for (int st = 0; st < ROOF_STATES; st++)
		for (int mix = 0; mix < MIXES; mix++)
			roof_make_monotone(&t->series[st][mix]);
	return STATUS_OK;
}

enum status measure_check(struct arena *a, struct device *dev, const struct calibration *c,
			  char *base, const struct flush *flush, double us[2])
{
	for (int i = 0; i < 2; i++) {
		device_fn *add = kernel_shape_find("")->fn[MIX_ADD];
		struct probe *p =
			probe_new(a, dev, "add", MIX_ADD, add, base, c->check_bytes[i], 1);
		struct device_replay *r = NULL;
		enum status s = probe_record(p, 1, &r);
		struct shot shot = {.replay = r, .before = flush->replay};

		if (!s)
			s = shot_median(dev, &shot, 3, NULL, &us[i]);
		device_replay_free(r);
		TRY(s);
	}
	return STATUS_OK;
}

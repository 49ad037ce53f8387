/* Roofs: cells of state, mix and size, the best shape of each. */
#include "base/stat.h"
#include "measure/calibrate_int.h"
#include "measure/method.h"
#include "measure/series.h"

#include <math.h>
#include <stdlib.h>

/* Above it a shape that loses its pilot is not looked at again: such samples are long. */
enum { PILOT_DECIDES_BYTES = 32 << 20, PILOT_CALLS = 8, PILOT_SAMPLES = 2, FINALISTS = 3 };

static bool is_gpu(const struct making *k)
{
	return k->dev->info.sms > 0;
}

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
	int pass;
};

/* A second pass lies elsewhere, if there is room: where memory falls in a GPU's cache depends
 * on its address, by some per cent. */
static char *base_of(const struct making *k, const struct cell *cell, int64_t needed)
{
	int64_t half = (int64_t)k->mem->bytes / 2 / DEVICE_ALIGN * DEVICE_ALIGN;

	return k->mem->p + (cell->pass && needed <= half ? half : 0);
}

static struct probe *cell_probe(struct making *k, struct arena *a, const struct cell *cell,
				const struct kernel *kernel, uint32_t m)
{
	int64_t set = probe_set_bytes(cell->mix, cell->bytes);
	uint32_t nsets = cell->state == STATE_COLD ? method_sets(m, k->c->llc_bytes, set) : 1;

	return probe_new(a, k->dev, roof_mixes[cell->mix].name, cell->mix, kernel,
			 base_of(k, cell, set * nsets), cell->bytes, nsets);
}

/* A shape that may be the best for a cell. */
struct rival {
	int shape;
	struct kernel kernel;
	double us; /* of a call, by the pilot */
};

/* A few samples of a cpu device: the least, for a neighbour's work only adds to the others and
 * would raise the bound.  They have no 95 % interval, so sigma is half of what all but the
 * outermost span. */
static void judge_few(double *us, uint32_t n, double *t_us, double *sigma)
{
	stat_sort(us, n);
	*t_us = us[0];
	*sigma = (us[n - 2] - us[1]) / 2 / stat_median_sorted(us, n);
}

/* As many as 5 ms hold, and their median. */
static void judge_many(double *us, uint32_t n, double *t_us, double *sigma)
{
	struct interval i = series_median_interval(us, n, 0);

	*t_us = stat_median(us, n);
	*sigma = isfinite(i.lo) ? (i.hi - i.lo) / 2 / *t_us : 0;
}

static uint32_t samples_of(const struct making *k, double replay_us)
{
	double n = METHOD_ROUND_US / fmax(replay_us, 1);

	if (!is_gpu(k))
		return METHOD_ROOF_SAMPLES_CPU;
	return (uint32_t)fmin(fmax(n, METHOD_ROOF_SAMPLES_MIN), METHOD_ROOF_SAMPLES_MAX);
}

/* T∞ of a shape. */
MUST static enum status measure_shape(struct making *k, const struct cell *cell,
				      const struct rival *rival, struct roof_cell *out)
{
	struct arena a = {0};
	int64_t set = probe_set_bytes(cell->mix, cell->bytes);
	double c = k->c->chain[cell->state].c, us[METHOD_ROOF_SAMPLES_MAX], t_us;
	uint32_t m = calls_of(k, cell->state, set, rival->us + c);
	uint32_t n = samples_of(k, rival->us * m + c);
	struct probe *p = cell_probe(k, &a, cell, &rival->kernel, m);
	enum status s = sample_cell(k, cell->state, p, m, n, us);

	arena_release(&a);
	TRY(s);
	if (is_gpu(k))
		judge_many(us, n, &t_us, &out->sigma);
	else
		judge_few(us, n, &t_us, &out->sigma);
	out->bytes = cell->bytes;
	out->t_us = fmax(t_us - c, k->c->tick_us) / m;
	kernel_name(k->dev, rival->shape, out->shape);
	return STATUS_OK;
}

/* Several calls where one is lost in the fixed cost of a replay. */
static uint32_t pilot_calls(const struct making *k, const struct cell *cell)
{
	if (!is_gpu(k) || cell->bytes >= PILOT_DECIDES_BYTES)
		return 1;
	return method_calls_that_fit(PILOT_CALLS, k->c->llc_bytes,
				     probe_set_bytes(cell->mix, cell->bytes), false,
				     (int64_t)k->mem->bytes);
}

MUST static enum status pilot_shape(struct making *k, const struct cell *cell, struct rival *r)
{
	struct arena a = {0};
	uint32_t m = pilot_calls(k, cell);
	struct probe *p = cell_probe(k, &a, cell, &r->kernel, m);
	double us[PILOT_SAMPLES];
	enum status s = sample_cell(k, cell->state, p, m, PILOT_SAMPLES, us);

	arena_release(&a);
	TRY(s);
	r->us = (fmin(us[0], us[1]) - k->c->chain[cell->state].c) / m;
	return STATUS_OK;
}

static int by_time(const void *a, const void *b)
{
	const struct rival *x = a, *y = b;

	return x->us < y->us ? -1 : x->us > y->us ? 1 : x->shape - y->shape;
}

/* All shapes, the best of the pilot first. */
MUST static enum status pilot(struct making *k, const struct cell *cell, struct rival *r,
			      int *n)
{
	*n = 0;
	for (int i = 0; i < kernel_count(k->dev); i++) {
		struct rival one = {.shape = i};

		TRY(kernel_at(k->dev, i, cell->mix, &one.kernel));
		if (!one.kernel.fn)
			continue;
		TRY(pilot_shape(k, cell, &one));
		r[(*n)++] = one;
	}
	qsort(r, (size_t)*n, sizeof(*r), by_time);
	return STATUS_OK;
}

/* How many are sampled: the best three of a GPU's; of a cpu's few all, unless long samples
 * have told already. */
static int finalists(const struct making *k, const struct cell *cell, int n)
{
	if (is_gpu(k))
		return n < FINALISTS ? n : FINALISTS;
	return cell->bytes >= PILOT_DECIDES_BYTES ? 1 : n;
}

MUST static enum status measure_cell(struct making *k, const struct cell *cell,
				     struct roof_cell *best)
{
	struct rival rivals[KERNEL_SHAPES_GPU];
	int n;

	*best = (struct roof_cell){.t_us = HUGE_VAL};
	TRY(pilot(k, cell, rivals, &n));
	n = finalists(k, cell, n);
	for (int i = 0; i < n; i++) {
		struct roof_cell one = {0};

		TRY(measure_shape(k, cell, &rivals[i], &one));
		if (one.t_us < best->t_us)
			*best = one;
	}
	return STATUS_OK;
}

/* The first pass fills the cells, a second one keeps what is less. */
MUST static enum status make_cell(struct making *k, const struct cell *cell, uint32_t at)
{
	struct roof_series *s = &k->c->roofs.series[cell->state][cell->mix];
	struct roof_cell one;

	if (cell->pass && at >= s->n)
		return STATUS_OK;
	TRY(measure_cell(k, cell, &one));
	if (at >= s->n || one.t_us < s->cells[at].t_us)
		s->cells[at] = one;
	s->n = at >= s->n ? at + 1 : s->n;
	return STATUS_OK;
}

/* Sizes ascend in the outer loop: what the time limit leaves out are the largest. */
MUST static enum status make_pass(struct making *k, int64_t max_bytes, int pass)
{
	int step = device_is_cpu(k->dev) ? METHOD_ROOF_STEP_CPU : 2, n = 0;

	for (int64_t b = METHOD_ROOF_MIN_BYTES; b <= max_bytes; b *= step, n++)
		for (int st = k->c->cold_cause ? STATE_WARM : STATE_COLD; st < ROOF_STATES;
		     st++)
			for (int mix = 0; mix < MIXES; mix++) {
				struct cell cell = {(enum cache_state)st, (enum roof_mix)mix, b,
						    pass};

				if (making_is_late(k)) {
					k->c->is_partial = k->c->is_partial || !pass;
					return STATUS_OK;
				}
				TRY(make_cell(k, &cell, (uint32_t)n));
			}
	return STATUS_OK;
}

enum status make_roofs(struct making *k, int64_t max_bytes)
{
	struct roof_table *t = &k->c->roofs;
	int passes = is_gpu(k) ? METHOD_ROOF_PASSES : 1;

	for (int st = 0; st < ROOF_STATES; st++)
		for (int mix = 0; mix < MIXES; mix++)
			t->series[st][mix].cells = arena_array(k->a, struct roof_cell, 32);
	for (int pass = 0; pass < passes; pass++)
		TRY(make_pass(k, max_bytes, pass));
	for (int st = 0; st < ROOF_STATES; st++)
		for (int mix = 0; mix < MIXES; mix++)
			roof_make_monotone(&t->series[st][mix]);
	return STATUS_OK;
}

enum status measure_check(struct arena *a, struct device *dev, const struct calibration *c,
			  char *base, const struct flush *flush, double us[2])
{
	for (int i = 0; i < 2; i++) {
		struct device_replay *r = NULL;
		struct kernel add;

		TRY(kernel_find(dev, "", MIX_ADD, &add));
		struct probe *p =
			probe_new(a, dev, "add", MIX_ADD, &add, base, c->check_bytes[i], 1);
		enum status s = probe_record(p, 1, &r);
		struct shot shot = {.replay = r, .before = flush->replay};

		if (!s)
			s = shot_median(dev, &shot, 3, NULL, &us[i]);
		device_replay_free(r);
		TRY(s);
	}
	return STATUS_OK;
}

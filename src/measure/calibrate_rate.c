/* Rates of arithmetic: chains long enough that launching them weighs nothing. */
#include "measure/calibrate_int.h"
#include "measure/method.h"

#include <math.h>

enum { TRIES = 5, STEPS_LEAST = 8, STEPS_MOST = 1 << 22 };

struct rate_program {
	struct device_program code;
	struct device_step step;
	int64_t ints[1], buf_bytes[1];
	void *bufs[1];
	void *const *sets[1];
};

static void make_program(struct rate_program *p, const struct rate_kernel *k, const char *name,
			 char *base)
{
	*p = (struct rate_program){.bufs = {base}};
	p->sets[0] = p->bufs;
	p->step = (struct device_step){.fn = k->fn,
				       .units = k->units,
				       .ints = p->ints,
				       .grid = {.blocks = {k->blocks},
						.threads = {k->threads},
						.nbufs = 1,
						.nints = 1}};
	p->code = (struct device_program){.name = name,
					  .steps = &p->step,
					  .nsteps = 1,
					  .nbufs = 1,
					  .buf_bytes = p->buf_bytes,
					  .is_probe = true};
}

/* Of so many steps, without the fixed cost of a replay: the least of a few, for whatever
 * disturbs only adds. */
MUST static enum status time_steps(struct device *dev, struct rate_program *p, int64_t steps,
				   double c_us, double *us)
{
	struct device_replay *r = NULL;
	double all[TRIES], median;

	p->ints[0] = steps;
	enum status s = device_record(dev, &p->code, p->sets, 1, 1, &r);
	struct shot shot = {.replay = r};

	if (!s)
		s = shot_median(dev, &shot, TRIES, all, &median);
	device_replay_free(r);
	TRY(s);
	*us = HUGE_VAL;
	for (int i = 0; i < TRIES; i++)
		*us = fmin(*us, all[i] - c_us);
	return STATUS_OK;
}

MUST static enum status measure_kernel(struct device *dev, const struct rate_kernel *k,
				       const char *name, double c_us, char *base, double *rate)
{
	struct rate_program p;
	double us = 0;
	int64_t steps = STEPS_LEAST;

	make_program(&p, k, name, base);
	TRY(time_steps(dev, &p, steps, c_us, &us));
	while (us < METHOD_RATE_US && steps < STEPS_MOST) {
		steps *= us > METHOD_RATE_US / 8 ? 2 : 8;
		TRY(time_steps(dev, &p, steps, c_us, &us));
	}
	*rate = k->ops * (double)steps / us;
	return STATUS_OK;
}

enum status measure_rates(struct arena *a, struct device *dev, double c_us, char *base,
			  struct work *rate)
{
	for (int kind = 0; kind < WORK_KINDS; kind++) {
		const char *name = arena_printf(a, "rate_%s", rate_names[kind]);

		rate->n[kind] = (double)NAN;
		for (int shape = 0; shape < rate_count(dev); shape++) {
			struct rate_kernel k;
			double one = 0;

			TRY(rate_at(dev, shape, (enum work_kind)kind, &k));
			if (!k.fn)
				continue;
			TRY(measure_kernel(dev, &k, name, c_us, base, &one));
			if (!(one <= rate->n[kind]))
				rate->n[kind] = one;
		}
	}
	return STATUS_OK;
}

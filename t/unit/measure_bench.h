#ifndef MEASURE_BENCH_H
#define MEASURE_BENCH_H

/* A device with its lease and calibration, and points to sit with, on the scripted clock.  Who
 * includes it says where with MEASURE_FOLDER, since test programs run side by side. */
#include "device/null.h"
#include "measure/method.h"
#include "measure/sitting.h"
#include "measure/sitting_int.h"
#include "unit.h"

#include <math.h>

static const struct lease_opts lease_opts = {.dir = MEASURE_FOLDER "-leases", .wait_s = 20};

static const struct calibrate_opts small = {.dir = MEASURE_FOLDER "-calibrations",
					    .max_bytes = 256 << 20};

/* A device, its lease and calibration, for one test. */
struct bench {
	struct arena a;
	struct device *dev;
	struct lease *l;
	struct calibration *c;
};

static inline void bench_open(struct bench *b, const char *name, const char *script)
{
	struct device_opts opts = {.script = script};

	*b = (struct bench){0};
	assert_int_equal(device_open(name, &opts, &b->dev), STATUS_OK);
	assert_int_equal(lease_take(&lease_opts, b->dev->info.id, LEASE_EXCLUSIVE, &b->l),
			 STATUS_OK);
}

static inline void bench_new(struct bench *b, const char *script)
{
	bench_open(b, "null-7", script);
	if (calibration_measure(&b->a, b->l, b->dev, &small, &b->c)) {
		print_error("%s\n", status_story());
		fail();
	}
}

static inline void bench_free(struct bench *b)
{
	lease_release(b->l);
	device_close(b->dev);
	arena_release(&b->a);
}

static inline bool near(double x, double want, double by)
{
	if (fabs(x - want) <= by)
		return true;
	print_error("%.9g is not %.9g within %g\n", x, want, by);
	return false;
}

/* A point of the given bytes, half read and half written, as several programs see it. */
struct point {
	struct device_mem *mem;
	void *const **sets;
	struct device_program code[4];
	struct sitting_program programs[4];
	struct sitting_plan plan;
	int64_t buf_bytes[2];
};

static inline void point_new(struct point *p, struct bench *b, int64_t bytes, uint32_t n)
{
	static const char *const names[] = {"p0", "p1", "p2", "p3"};
	double roof = roof_find(&b->c->roofs, STATE_COLD, bytes / 2, bytes / 2).t_us;
	const struct chain_fit *f = &b->c->chain[STATE_COLD];

	*p = (struct point){.buf_bytes = {bytes / 2, bytes / 2}};
	p->plan.m = method_calls(b->c->tick_us, f->c, f->s, roof);
	p->plan.nsets = method_sets(p->plan.m, b->c->llc_bytes, bytes);
	p->plan.set_bytes = bytes;
	p->plan.read_bytes = p->plan.write_bytes = bytes / 2;
	p->plan.is_cold = true;
	p->plan.seed = 1234;
	p->plan.point = "46dbfd5f90c1";
	assert_int_equal(stop_rules_parse(NULL, &p->plan.stop), STATUS_OK);
	assert_int_equal(device_alloc(b->dev, (size_t)bytes * p->plan.nsets, &p->mem),
			 STATUS_OK);
	p->sets = arena_array(&b->a, void *const *, p->plan.nsets);
	for (uint32_t i = 0; i < p->plan.nsets; i++) {
		void **bufs = arena_array(&b->a, void *, 2);

		bufs[0] = p->mem->p + i * bytes;
		bufs[1] = p->mem->p + i * bytes + bytes / 2;
		p->sets[i] = bufs;
	}
	for (uint32_t i = 0; i < n; i++) {
		p->code[i] = (struct device_program){.name = names[i],
						     .nbufs = 2,
						     .buf_bytes = p->buf_bytes,
						     .is_probe = true};
		p->programs[i] = (struct sitting_program){
			.name = names[i], .code = &p->code[i], .sets = p->sets};
	}
}

static inline void sit(struct bench *b, struct point *p, uint32_t n, struct sitting_result *r)
{
	if (measure_sitting(&b->a, b->l, b->dev, b->c, p->programs, n, &p->plan, r)) {
		print_error("%s\n", status_story());
		fail();
	}
}

static inline void script(struct bench *b, const char *text)
{
	assert_int_equal(null_set_script(b->dev, text), STATUS_OK);
}

#endif

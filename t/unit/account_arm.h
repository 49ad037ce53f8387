#ifndef ACCOUNT_ARM_TEST_H
#define ACCOUNT_ARM_TEST_H

/* Arms for tests, made of bare numbers, and numbers as they are printed. */
#include "account/verdict.h"
#include "base/file.h"
#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Within one unit of the last digit of what is printed: "0.002299", "-5.5e-7". */
static inline void check_printed(double got, const char *want, int line)
{
	const char *dot = strchr(want, '.'), *e = strchr(want, 'e');
	int decimals = dot ? (int)strspn(dot + 1, "0123456789") : 0;
	double unit = pow(10, (e ? atoi(e + 1) : 0) - decimals);

	if (fabs(got - atof(want)) <= unit * 1.0001)
		return;
	print_error("line %d: got %.17g, want %s\n", line, got, want);
	fail();
}
#define PRINTED(got, want) check_printed(got, want, __LINE__)
#define LEN(a)             ((uint32_t)(sizeof(a) / sizeof(*(a))))

static inline struct price a_price(const char *axis, double us)
{
	return (struct price){.axis = axis,
			      .options = "{}",
			      .us = us,
			      .k = 1,
			      .q_us = 0.032,
			      .ci_lo_us = (double)NAN,
			      .ci_hi_us = (double)NAN,
			      .roof_us = (double)NAN,
			      .floor_us = (double)NAN,
			      .launches = -1,
			      .peak_bytes = -1,
			      .traffic_bytes = -1,
			      .compile_s = (double)NAN,
			      .sm_mhz = (double)NAN};
}

/* One process more. */
static inline void add_rounds(struct arena *a, struct price *p, const double *us, uint32_t n)
{
	struct price_process *more = arena_array(a, struct price_process, p->nprocesses + 1);
	double *copy = arena_array(a, double, n + 1);

	if (p->nprocesses)
		memcpy(more, p->processes, p->nprocesses * sizeof(*more));
	for (uint32_t i = 0; i < n; i++)
		copy[i] = us[i];
	more[p->nprocesses] = (struct price_process){.id = (int)p->nprocesses,
						     .us = copy,
						     .taint = arena_array(a, uint32_t, n + 1),
						     .n = n};
	p->processes = more;
	p->nprocesses++;
}

/* Points must come in the order of their keys. */
static inline struct price *add_point(struct arena *a, struct arm *arm, const char *pattern,
				      const char *point, struct price p)
{
	if (arm->npoints % 64 == 0) {
		struct arm_point *more = arena_array(a, struct arm_point, arm->npoints + 64);

		if (arm->npoints)
			memcpy(more, arm->points, arm->npoints * sizeof(*more));
		arm->points = more;
	}
	struct arm_point *out = &arm->points[arm->npoints++];
	struct price *one = arena_new(a, struct price);

	*one = p;
	*out = (struct arm_point){.key = arena_printf(a, "%s/%s", pattern, point),
				  .pattern = arena_printf(a, "%s", pattern),
				  .point = arena_printf(a, "%s", point),
				  .name = arena_printf(a, "sum_%s", pattern),
				  .label = arena_printf(a, "m_%s", point),
				  .prices = one,
				  .nprices = 1};
	return one;
}

static inline struct arm an_arm(void)
{
	struct arm arm = {.versions = "{}",
			  .host = "h",
			  .state = "done",
			  .kind = "run",
			  .tag = "",
			  .started_at = "2026-01-01T00:00:00Z"};
	static const char *const facts[FACTS] = {
		[FACT_WORKLOAD] = "kernels", [FACT_METHOD] = "2",
		[FACT_STATISTIC] = "median", [FACT_INPUTS] = "assay-inputs 1",
		[FACT_DEVICE_KIND] = "H200", [FACT_BUILD] = "torch 2.11, build 1",
		[FACT_CONFIG] = "",          [FACT_DRIVER] = "580.82",
		[FACT_CUDA] = "13.0",        [FACT_POWER] = "700 W",
		[FACT_CLOCKS] = "free",      [FACT_CORPUS] = "c0"};

	memcpy(arm.facts, facts, sizeof(facts));
	return arm;
}

/* A pair of one process each, of rounds in turn or not. */
struct two {
	struct arena a;
	struct arm base, head;
	struct pair_set set;
	struct judgement j;
};

static inline void two_judge(struct two *t, bool is_ab, double theta)
{
	struct pair_opts o = {.theta = theta};
	struct judge_opts jo = {.alpha = 0.05, .theta = theta, .looks = 1};

	t->base.is_ab = t->head.is_ab = is_ab;
	pairs_make(&t->a, &t->base, &t->head, &o, &t->set);
	t->set.is_ab = false; /* judged as compare does, paired or not */
	pairs_judge(&t->set, &jo, &t->j);
}

static inline struct two two_arms(const double *b, uint32_t nb, const double *h, uint32_t nh)
{
	struct two t = {.base = an_arm(), .head = an_arm()};

	add_rounds(&t.a, add_point(&t.a, &t.base, "a", "1", a_price("compiled_us", b[0])), b,
		   nb);
	add_rounds(&t.a, add_point(&t.a, &t.head, "a", "1", a_price("compiled_us", h[0])), h,
		   nh);
	return t;
}

/* ---- files ---- */

static inline void write_file(const char *name, const char *text)
{
	if (file_write(name, str_of(text))) {
		print_error("%s\n", status_story());
		fail();
	}
}

static inline struct arm read_arm(struct arena *a, const char *name, const struct arm_opts *o)
{
	struct arm arm;

	if (arm_read(a, name, o, &arm)) {
		print_error("%s\n", status_story());
		fail();
	}
	return arm;
}

static inline void refuses(enum status got, enum status want, const char *words)
{
	assert_int_equal(got, want);
	if (!strstr(status_story(), words)) {
		print_error("told: %s\nwant: %s\n", status_story(), words);
		fail();
	}
	status_clear();
}

#endif

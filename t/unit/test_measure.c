/* Calibration, statistics and sittings, on the scripted clock unless the title says cpu. */
#include "base/file.h"
#include "base/json.h"
#include "base/philox.h"
#include "device/null.h"
#include "measure/kernel_int.h"
#include "measure/method.h"
#include "measure/sitting.h"
#include "measure/sitting_int.h"
#include "store/cause.h"
#include "store/tag.h"
#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct lease_opts lease_opts = {.dir = "measure-leases", .wait_s = 20};
static const struct calibrate_opts small = {.dir = "measure-calibrations",
					    .max_bytes = 256 << 20};

/* A device, its lease and calibration, for one test. */
struct bench {
	struct arena a;
	struct device *dev;
	struct lease *l;
	struct calibration *c;
};

static void bench_open(struct bench *b, const char *name, const char *script)
{
	struct device_opts opts = {.script = script};

	*b = (struct bench){0};
	assert_int_equal(device_open(name, &opts, &b->dev), STATUS_OK);
	assert_int_equal(lease_take(&lease_opts, b->dev->info.id, LEASE_EXCLUSIVE, &b->l),
			 STATUS_OK);
}

static void bench_new(struct bench *b, const char *script)
{
	bench_open(b, "null-7", script);
	if (calibration_measure(&b->a, b->l, b->dev, &small, &b->c)) {
		print_error("%s\n", status_story());
		fail();
	}
}

static void bench_free(struct bench *b)
{
	lease_release(b->l);
	device_close(b->dev);
	arena_release(&b->a);
}

static bool near(double x, double want, double by)
{
	if (fabs(x - want) <= by)
		return true;
	print_error("%.9g is not %.9g within %g\n", x, want, by);
	return false;
}

static double uniform(uint32_t i, uint32_t stream)
{
	struct philox p = {{i, stream, 0, 0}};

	return ((double)philox4x32(p, 1, 2).w[0] + 0.5) / 4294967296.0;
}

static double normal(uint32_t i, uint32_t stream)
{
	return sqrt(-2 * log(uniform(2 * i, stream))) *
	       cos(6.283185307179586 * uniform(2 * i + 1, stream));
}

/* Acceptance 3. */
CASE(tick_is_found_or_500_ns)
{
	static const double ticks[] = {0.032, 2.048};
	double us[METHOD_TICK_INTERVALS];

	for (int t = 0; t < 2; t++) {
		for (uint32_t i = 0; i < METHOD_TICK_INTERVALS; i++) {
			double at = 37.3 * uniform(i, 3) + i, len = 1.3 + 1.1 * (i % 16);

			us[i] = (floor((at + len) / ticks[t]) - floor(at / ticks[t])) *
				ticks[t];
		}
		assert_true(near(tick_find(us, METHOD_TICK_INTERVALS), ticks[t], 1e-9));
	}
	for (uint32_t i = 0; i < METHOD_TICK_INTERVALS; i++)
		us[i] = 10 + 0.37 * i * i * 1e-3 + i;
	assert_true(near(tick_find(us, METHOD_TICK_INTERVALS), 0.5, 0));
	for (uint32_t i = 0; i < METHOD_TICK_INTERVALS; i++)
		us[i] = 4;
	assert_true(near(tick_find(us, METHOD_TICK_INTERVALS), 0.5, 0));
}

/* Acceptance 4. */
CASE(chains_give_floor_and_calls)
{
	static const double k[] = {1, 2, 3, 5, 10, 20, 40, 70, 100};
	static const double roof[] = {0.1, 1.5, 12.66, 243};
	static const uint32_t m[] = {128, 114, 14, 1};
	double t[9];

	for (int i = 0; i < 9; i++)
		t[i] = 3.4 + 1.1 * k[i];
	struct chain_fit f = chain_fit(k, t, 9, 0.032);

	assert_true(near(f.c, 3.4, 1e-12) && near(f.s, 1.1, 1e-12));
	assert_true(!f.is_bent && !f.is_unusable);
	for (int i = 0; i < 4; i++)
		assert_int_equal(method_calls(0.032, f.c, f.s, roof[i]), m[i]);
	for (int i = 0; i < 9; i++) /* accounting's V9 */
		t[i] = 4 + 0.85 * k[i];
	f = chain_fit(k, t, 9, 0.032);
	assert_true(near(f.scatter, 0.009238, 5e-7) && near(f.se_c, 0.004012, 5e-7));
	t[0] += 1;
	f = chain_fit(k, t, 9, 0.032);
	assert_true(f.is_bent && f.worst_k == 1 && near(f.g1, t[0] - f.s, 1e-12));
	for (int i = 0; i < 9; i++)
		t[i] = 100 - k[i];
	assert_true(chain_fit(k, t, 9, 0.032).is_unusable);
}

CASE(A4_sets_are_twice_the_cache)
{
	assert_int_equal(method_sets(128, 64 << 20, 1 << 20), 128);
	assert_int_equal(method_sets(1000, 64 << 20, 1 << 20), 129);
	assert_int_equal(method_sets(14, 32 << 20, 64 << 20), 2);
	assert_int_equal(method_sets(1, 32 << 20, 64 << 20), 1);
	assert_int_equal(method_calls_that_fit(128, 32 << 20, 1 << 20, false, 65 << 20), 128);
	assert_int_equal(method_calls_that_fit(128, 32 << 20, 1 << 20, false, 64 << 20), 64);
	assert_int_equal(method_calls_that_fit(128, 32 << 20, 1 << 20, true, 65 << 20), 65);
	assert_int_equal(method_calls_that_fit(9, 32 << 20, 1 << 30, true, 65 << 20), 1);
	assert_int_equal(method_warm_calls(8, 32 << 20, 1 << 20), 8);
	assert_int_equal(method_warm_calls(9, 32 << 20, 1 << 20), 1);
	assert_int_equal(method_min_samples(100, false), 30);
	assert_int_equal(method_min_samples(2001, false), 12);
	assert_int_equal(method_min_samples(20001, true), 6);
	assert_int_equal(method_min_samples(100, true), 10);
}

static struct roof_table *a_table(struct arena *a)
{
	struct roof_table *t = arena_new(a, struct roof_table);

	for (int st = 0; st < ROOF_STATES; st++)
		for (int mix = 0; mix < MIXES; mix++) {
			struct roof_series *s = &t->series[st][mix];

			s->cells = arena_array(a, struct roof_cell, 18);
			for (s->n = 0; s->n < 18; s->n++)
				s->cells[s->n] = (struct roof_cell){
					.bytes = INT64_C(4096) << s->n,
					.t_us = (1 + mix * 0.1 + st) *
						(1 +
						 (double)(INT64_C(1) << s->n) *
							 (1 +
							  0.3 * uniform(s->n, (uint32_t)mix))),
					.sigma = 0.01};
			roof_make_monotone(s);
		}
	return t;
}

/* Acceptance 5. */
CASE(roofs_are_read_between_nodes)
{
	static const struct {
		enum roof_mix mix;
		int64_t r, w;
	} nodes[] = {{MIX_WRITE, 0, 1}, {MIX_R2W1, 2, 1}, {MIX_READ, 1, 0}};
	struct arena a = {0};
	struct roof_table *t = a_table(&a);

	for (int n = 0; n < 3; n++)
		for (uint32_t i = 0; i < 18; i++) {
			const struct roof_cell *c = &t->series[0][nodes[n].mix].cells[i];
			int64_t part = c->bytes / (nodes[n].r + nodes[n].w);

			if (part * (nodes[n].r + nodes[n].w) != c->bytes)
				continue;
			struct roof r =
				roof_find(t, STATE_COLD, part * nodes[n].r, part * nodes[n].w);

			assert_true(near(r.t_us, c->t_us, 0) && near(r.sigma, c->sigma, 0));
			assert_false(r.is_extrapolated);
		}
	for (uint32_t i = 0; i < 18; i++) {
		int64_t b = INT64_C(4096) << i;
		double copy = t->series[1][MIX_COPY].cells[i].t_us;
		double add = t->series[1][MIX_ADD].cells[i].t_us;

		assert_true(
			near(roof_find(t, STATE_WARM, b / 2, b / 2).t_us, fmin(copy, add), 0));
	}
	for (uint32_t i = 0; i < 100000; i++) {
		double r = exp(22 * uniform(i, 20)), w = exp(22 * uniform(i, 21));
		double more = 1 + uniform(i, 22);
		struct roof x = roof_find(t, STATE_COLD, (int64_t)r * 1024, (int64_t)w * 1024);
		struct roof y = roof_find(t, STATE_COLD, (int64_t)r * 2048, (int64_t)w * 2048);

		(void)more;
		assert_true(x.t_us > 0 && y.t_us >= x.t_us * (1 - 1e-12));
		assert_true(x.is_extrapolated ==
			    (((int64_t)r + (int64_t)w) * 1024 > INT64_C(4096) << 17));
	}
	assert_true(near(roof_find(t, STATE_COLD, 100, 0).t_us,
			 t->series[0][MIX_READ].cells[0].t_us, 0));
	t->series[0][MIX_READ].n = 0;
	assert_true(isnan(roof_find(t, STATE_COLD, 4096, 0).t_us));
	arena_release(&a);
}

/* Acceptance 15: the share of 10⁴ series whose interval holds the true median, 0. */
static double coverage(size_t n, double rho)
{
	enum { SERIES = 10000 };
	double x[100];
	int held = 0;

	for (uint32_t s = 0; s < SERIES; s++) {
		for (uint32_t i = 0; i < n; i++) {
			double e = normal(i, 1000 + s);

			x[i] = i ? rho * x[i - 1] + sqrt(1 - rho * rho) * e : e;
		}
		struct interval ci = series_median_interval(x, n, 0);

		held += ci.lo <= 0 && 0 <= ci.hi;
	}
	return (double)held / SERIES;
}

CASE(intervals_cover)
{
	double iid30 = coverage(30, 0), iid100 = coverage(100, 0), ar = coverage(100, 0.5);

	print_message("coverage %.4f %.4f, AR(1) %.4f\n", iid30, iid100, ar);
	assert_true(iid30 >= 0.94 && iid30 <= 0.98);
	assert_true(iid100 >= 0.94 && iid100 <= 0.98);
	assert_true(ar >= 0.94 && ar <= 0.99);
}

CASE(statistics_of_few_samples)
{
	const double x[] = {5, 1, 4, 2, 3};
	struct series_stats s = series_stats(x, 5, 0.5);
	const double y[] = {1, 2, 3, 4, 5, 6};

	assert_true(near(s.median, 3, 0) && near(s.q1, 2, 0) && near(s.q3, 4, 0) &&
		    near(s.mad, 1, 0));
	assert_true(isnan(s.ci.lo) && !s.is_unstable);
	struct interval i = series_median_interval((const double[]){1, 6, 2, 5, 3, 4}, 6, 0.25);

	(void)y;
	assert_true(near(i.lo, 0.75, 0) && near(i.hi, 6.25, 0)); /* n 6: least to largest */
}

/* C3. */
CASE(C3_drift_and_levels_are_unstable)
{
	double x[90];

	for (uint32_t i = 0; i < 90; i++)
		x[i] = 10 + 0.02 * normal(i, 50);
	assert_false(series_stats(x, 90, 0).is_unstable);
	for (uint32_t i = 0; i < 90; i++)
		x[i] = 10 * (1 + 0.1 * i / 90) + 0.02 * normal(i, 51);
	assert_true(series_drifts(x, 90, 0));
	for (uint32_t i = 0; i < 90; i++)
		x[i] = (uniform(i, 52) < 0.3 ? 11 : 10) + 0.01 * normal(i, 53);
	assert_true(series_has_levels(x, 90));
	for (uint32_t i = 0; i < 90; i++)
		x[i] = (i % 20 == 7 ? 11 : 10) + 0.01 * normal(i, 54);
	assert_false(series_has_levels(x, 90)); /* outliers are no level */
}

CASE(stop_rules_are_rows)
{
	struct arena a = {0};
	struct stop_rules r;
	static const char *const bad[] = {
		"entropy",    "count=0",     "count=x", "ci_median=-1",
		"budget=inf", "count,count", ",",       ""};

	assert_int_equal(stop_rules_parse(NULL, &r), STATUS_OK);
	assert_string_equal(stop_rules_text(&a, &r), "ci_median=0.5,budget=100");
	assert_int_equal(stop_rules_parse("budget=7,count", &r), STATUS_OK);
	assert_string_equal(stop_rules_text(&a, &r), "count=100,budget=7");
	for (int i = 0; i < 8; i++) {
		assert_int_equal(stop_rules_parse(bad[i], &r), STATUS_USAGE);
		status_clear();
	}
	arena_release(&a);
}

CASE(the_null_device_is_calibrated)
{
	struct bench b;

	bench_new(&b, "");
	assert_true(near(b.c->tick_us, 0.032, 1e-9));
	assert_true(near(b.c->chain[STATE_COLD].c, 3.4, 0.01) &&
		    near(b.c->chain[STATE_COLD].s, 1.1, 1e-3));
	assert_true(near(b.c->chain[STATE_WARM].c, 2.9, 0.01) && near(b.c->e0_us, 1.3, 0.032));
	assert_int_equal(b.c->llc_bytes, 32 << 20);
	assert_int_equal(b.c->flush_bytes, 64 << 20);
	assert_null(b.c->cold_cause);
	assert_false(b.c->is_partial);
	/* 64 MiB at 4000 GB/s, and at 10000 from the cache */
	assert_true(near(roof_find(&b.c->roofs, STATE_COLD, 32 << 20, 32 << 20).t_us, 16.777,
			 0.01));
	assert_true(
		near(roof_find(&b.c->roofs, STATE_WARM, 8 << 20, 8 << 20).t_us, 1.678, 0.01));
	assert_true(near(calibration_floor_us(b.c, STATE_COLD, 10), 1.44, 0.002));
	bench_free(&b);
}

/* A6; acceptance 10, without a GPU. */
CASE(A6_a_flush_that_does_nothing_is_caught)
{
	struct bench b;
	struct sitting_result r;
	struct device_program code = {.name = "k"};
	void *const *const sets[] = {(void *const[]){NULL}};
	struct sitting_program p = {.name = "native", .code = &code, .sets = sets};
	struct sitting_plan plan = {.m = 2, .nsets = 1, .is_cold = true, .read_bytes = -1};

	bench_new(&b, "flush=off; mem=1000");
	assert_string_equal(b.c->cold_cause, "flush_unproven");
	assert_int_equal(b.c->roofs.series[STATE_COLD][MIX_ADD].n, 0);
	assert_true(b.c->roofs.series[STATE_WARM][MIX_ADD].n > 0);
	assert_int_equal(stop_rules_parse(NULL, &plan.stop), STATUS_OK);
	assert_int_equal(measure_sitting(&b.a, b.l, b.dev, b.c, &p, 1, &plan, &r), STATUS_OK);
	assert_string_equal(r.rows[0].cause, "flush_unproven");
	assert_false(r.rows[0].has[STATE_COLD] || r.rows[0].has[STATE_SINGLE]);
	plan.is_warm = true;
	assert_int_equal(measure_sitting(&b.a, b.l, b.dev, b.c, &p, 1, &plan, &r), STATUS_OK);
	assert_true(r.rows[0].has[STATE_WARM] && !r.rows[0].has[STATE_COLD] &&
		    !r.rows[0].cause);
	bench_free(&b);
}

/* A8. */
CASE(A8_a_timer_that_is_off_is_caught)
{
	struct bench b;

	bench_open(&b, "null-7", "timer=10");
	assert_int_equal(calibration_measure(&b.a, b.l, b.dev, &small, &b.c),
			 STATUS_UNAVAILABLE);
	assert_string_equal(measure_cause(), "timer_disagrees");
	status_clear();
	bench_free(&b);
}

static enum calibration_source get(struct bench *b, int64_t now_s)
{
	struct calibrate_opts o = small;
	enum calibration_source source = CALIBRATION_MEASURED;

	o.now_s = now_s;
	if (calibration_get(&b->a, b->l, b->dev, &o, &b->c, &source)) {
		print_error("%s\n", status_story());
		fail();
	}
	return source;
}

/* Acceptance 8. */
CASE(calibrations_are_kept_checked_and_renewed)
{
	struct bench b;
	int64_t day = 86400, now = 1800000000;

	assert_int_equal(file_remove_tree("measure-calibrations"), STATUS_OK);
	bench_open(&b, "null-7", "");
	assert_int_equal(get(&b, now), CALIBRATION_MEASURED);
	struct str first = calibration_write(&b.a, b.c);

	assert_int_equal(get(&b, now + 60), CALIBRATION_FILE);
	assert_true(str_eq(calibration_write(&b.a, b.c), first)); /* all of it reads back */
	assert_int_equal(get(&b, now + day + 3600), CALIBRATION_VERIFIED);
	assert_string_equal(b.c->verified_at, "2027-01-16T09:00:00Z");
	assert_string_equal(b.c->made_at, "2027-01-15T08:00:00Z");
	assert_int_equal(get(&b, now + day + 3700), CALIBRATION_FILE);
	assert_int_equal(null_set_script(b.dev, "mem=3800"),
			 STATUS_OK); /* slower, unseen until checked */
	assert_int_equal(get(&b, now + day + 3800), CALIBRATION_FILE);
	assert_int_equal(get(&b, now + 3 * day), CALIBRATION_MEASURED);
	assert_int_equal(null_set_script(b.dev, "mem=3800; driver=2"), STATUS_OK);
	assert_int_equal(get(&b, now + 3 * day), CALIBRATION_MEASURED);
	assert_int_equal(get(&b, now + 3 * day), CALIBRATION_FILE);
	bench_free(&b);
}

CASE(a_damaged_calibration_is_made_again)
{
	struct bench b;
	const char *path;

	assert_int_equal(file_remove_tree("measure-calibrations"), STATUS_OK);
	bench_open(&b, "null-7", "");
	assert_int_equal(get(&b, 1800000000), CALIBRATION_MEASURED);
	assert_int_equal(calibration_path(&b.a, &small, calibration_key(&b.a, b.dev), &path),
			 STATUS_OK);
	assert_int_equal(file_write(path, STR("{\"schema\":1,\"method\":1,\"tick_us\":\"x\"}")),
			 STATUS_OK);
	assert_int_equal(get(&b, 1800000000), CALIBRATION_MEASURED);
	assert_int_equal(get(&b, 1800000000), CALIBRATION_FILE);
	bench_free(&b);
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

static void point_new(struct point *p, struct bench *b, int64_t bytes, uint32_t n)
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

static void sit(struct bench *b, struct point *p, uint32_t n, struct sitting_result *r)
{
	if (measure_sitting(&b->a, b->l, b->dev, b->c, p->programs, n, &p->plan, r)) {
		print_error("%s\n", status_story());
		fail();
	}
}

static void script(struct bench *b, const char *text)
{
	assert_int_equal(null_set_script(b->dev, text), STATUS_OK);
}

CASE(a_time_is_the_scripts_plus_its_share_of_the_launch)
{
	struct bench b;
	struct point p;
	struct sitting_result r;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 2);
	p.plan.is_warm = true;
	script(&b, "p0=constant 12.5; p1=constant 20");
	sit(&b, &p, 2, &r);
	for (int i = 0; i < 2; i++) {
		const struct sitting_series *cold = &r.rows[i].series[STATE_COLD];
		const struct sitting_series *warm = &r.rows[i].series[STATE_WARM];
		double t = i ? 20 : 12.5, m = cold->m;

		assert_true(near(cold->stats.median, t + 3.4 / m, 0.032 / m));
		assert_true(near(warm->stats.median, t + 2.9 / m, 0.032 / m));
		assert_true(near(r.rows[i].series[STATE_SINGLE].stats.median, t + 3.4, 0.032));
		assert_int_equal(r.rows[i].series[STATE_SINGLE].n, 8);
		assert_string_equal(cold->stop, "ci_median");
		assert_true(cold->n >= 30 && cold->nrounds >= 5 && cold->n == cold->taken);
		assert_true(near(cold->q_us, 0.032 / m, 1e-9) &&
			    near(cold->floor_us, 1.1 + 3.4 / m, 0.001));
		assert_true(!r.rows[i].is_unstable && !r.rows[i].is_capped && !r.rows[i].cause);
	}
	struct series_ratio ratio;

	assert_true(sitting_ratio(&r.rows[1], &r.rows[0], STATE_COLD, &ratio));
	assert_true(near(ratio.ratio, 20 / 12.5, 0.01) && ratio.lo <= ratio.ratio &&
		    ratio.ratio <= ratio.hi);
	assert_true(r.busy_s > 0.5 * r.hold_s && r.busy_s <= r.hold_s);
	device_free(p.mem);
	bench_free(&b);
}

/* Acceptance 11. */
CASE(cold_replays_touch_nothing_recent)
{
	static const int64_t bytes[] = {8192, 1 << 20, 48 << 20, 200 << 20};
	struct bench b;
	struct point p;
	struct sitting_result r;
	uint32_t n, replays = 0;

	bench_new(&b, "");
	for (int k = 0; k < 4; k++) {
		point_new(&p, &b, bytes[k], 2);
		null_log_start(b.dev);
		sit(&b, &p, 2, &r);
		const struct null_entry *log = null_log(b.dev, &n);

		for (uint32_t i = 0; i < n; i++) {
			if (log[i].act != NULL_LAUNCH || log[i].name[0] != 'p')
				continue;
			replays++;
			assert_true(log[i].is_all_cold);
			assert_true(log[i].least_reuse_bytes >= 2 * (uint64_t)b.c->llc_bytes);
		}
		assert_true(r.rows[0].series[STATE_COLD].reuse_bytes >= 2 * b.c->llc_bytes);
		device_free(p.mem);
	}
	assert_true(replays > 4 * 2 * 40);
	bench_free(&b);
}

/* Acceptance 13, A1, A8, B8: clear, mark, launch, mark, and nothing else. */
CASE(B8_between_two_marks_is_one_launch)
{
	struct bench b;
	struct point p;
	struct sitting_result r;
	uint32_t n, windows = 0;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 2);
	p.plan.is_warm = true;
	null_log_start(b.dev);
	sit(&b, &p, 2, &r);
	const struct null_entry *log = null_log(b.dev, &n);

	for (uint32_t i = 0; i + 2 < n; i++) {
		if (log[i].act != NULL_MARK)
			continue;
		assert_true(log[i + 1].act == NULL_LAUNCH && log[i + 2].act == NULL_MARK);
		assert_true(i &&
			    (log[i - 1].act == NULL_LAUNCH || log[i - 1].act == NULL_COPY));
		windows++;
		i += 2;
	}
	assert_true(windows >= 2 * 2 * 30);
	device_free(p.mem);
	bench_free(&b);
}

/* Acceptance 12. */
CASE(orders_are_even_and_repeat)
{
	enum { LAPS = 6000 };
	uint32_t order[4], again[4], seen[4][4] = {0}, same = 0;
	double chi = 0;

	for (uint32_t lap = 0; lap < LAPS; lap++) {
		uint32_t all = 0;

		sitting_order(1234, "46dbfd5f90c1", lap, 4, order);
		sitting_order(1234, "46dbfd5f90c1", lap, 4, again);
		assert_memory_equal(order, again, sizeof(order));
		sitting_order(1235, "46dbfd5f90c1", lap, 4, again);
		same += !memcmp(order, again, sizeof(order));
		for (uint32_t i = 0; i < 4; i++) {
			seen[i][order[i]]++;
			all |= 1u << order[i];
		}
		assert_int_equal(all, 15);
	}
	for (int i = 0; i < 4; i++)
		for (int j = 0; j < 4; j++)
			chi += pow(seen[i][j] - LAPS / 4.0, 2) / (LAPS / 4.0);
	assert_true(chi < 27.88);      /* p 0.001, 9 degrees of freedom */
	assert_true(same < LAPS / 12); /* 1 in 24 by chance */
}

/* Acceptance 14. */
CASE(each_rule_ends_a_series)
{
	static const struct {
		const char *rules, *script, *stop, *unmet;
		uint32_t least, most;
	} cases[] = {
		{"ci_median=0.5", "p0=constant 12.5", "ci_median", "", 30, 64},
		{"count=100", "p0=noise 12.5 2", "count", "", 100, 140},
		{"count=200,ci_median=50", "p0=noise 12.5 1", "ci_median", "count", 30, 64},
		{"budget=30,ci_median=0.01", "p0=noise 40 12", "budget", "ci_median", 30, 400},
		{"ci_median=0.01", "p0=ar1 60 20 0.9", "cap", "ci_median", 1000, 100000},
	};
	struct bench b;
	struct point p;
	struct sitting_result r;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 1);
	for (int i = 0; i < 5; i++) {
		uint32_t n[2];

		for (int twice = 0; twice < 2; twice++) {
			assert_int_equal(stop_rules_parse(cases[i].rules, &p.plan.stop),
					 STATUS_OK);
			script(&b, cases[i].script);
			sit(&b, &p, 1, &r);
			n[twice] = r.rows[0].series[STATE_COLD].n;
		}
		assert_string_equal(r.rows[0].series[STATE_COLD].stop, cases[i].stop);
		assert_string_equal(r.rows[0].series[STATE_COLD].unmet, cases[i].unmet);
		assert_true(n[0] >= cases[i].least && n[0] <= cases[i].most);
		assert_int_equal(r.rows[0].is_capped, i == 4);
		assert_true(i == 3 || i == 4 || n[0] == n[1]);
	}
	device_free(p.mem);
	bench_free(&b);
}

CASE(too_few_samples_at_the_cap)
{
	struct bench b;
	struct point p;
	struct sitting_result r;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 1);
	p.plan.cap_s = 0.4;
	script(&b, "p0=constant 30000");
	sit(&b, &p, 1, &r);
	assert_int_equal(r.rows[0].series[STATE_COLD].m,
			 1); /* a replay of over 2 ms has one call */
	assert_string_equal(r.rows[0].cause, "too_few_samples");
	assert_true(r.rows[0].is_capped);
	p.plan.cap_s = 2;
	script(&b, "p0=constant 30000");
	sit(&b, &p, 1, &r);
	assert_null(r.rows[0].cause);
	assert_true(r.rows[0].series[STATE_COLD].n >= 6 && r.rows[0].series[STATE_COLD].n < 30);
	device_free(p.mem);
	bench_free(&b);
}

/* Acceptance 16 and C4. */
CASE(C4_throttled_rounds_are_taken_again)
{
	struct bench b;
	struct point p;
	struct sitting_result r;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 1);
	/* two launches a lap, after those of probe and pilot */
	script(&b, "p0=constant 12.5; throttle=66-72; slow=1.5");
	sit(&b, &p, 1, &r);
	assert_true(r.retaken >= 1 && r.retaken <= 3);
	assert_false(r.rows[0].is_throttled);
	assert_true(r.rows[0].series[STATE_COLD].stats.max < 13);
	assert_true(r.rows[0].series[STATE_COLD].taken > r.rows[0].series[STATE_COLD].n);
	script(&b, "p0=constant 12.5; throttle=0-; slow=1.5");
	sit(&b, &p, 1, &r);
	assert_true(r.rows[0].is_throttled && r.env.throttle);
	assert_true(r.retaken == 3 && r.rows[0].series[STATE_COLD].n >= 30 && !r.rows[0].cause);
	assert_int_equal(r.rows[0].series[STATE_COLD].round[0].taint & TAINT_THROTTLED,
			 TAINT_THROTTLED);
	device_free(p.mem);
	bench_free(&b);
}

/* Acceptance 17. */
CASE(neighbours_and_a_moved_floor_are_contention)
{
	struct bench b;
	struct point p;
	struct sitting_result r;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 1);
	p.plan.cap_s = 20;
	script(&b, "p0=constant 12.5; foreign=0-");
	sit(&b, &p, 1, &r);
	assert_true(r.rows[0].is_contended && r.env.foreign == 1);
	assert_true(r.retaken == 3 && r.rows[0].series[STATE_COLD].n >= 30);
	script(&b, "p0=constant 12.5; foreign=60-61");
	sit(&b, &p, 1, &r);
	assert_false(r.rows[0].is_contended);
	script(&b, "p0=constant 12.5; disturb=0-; slow=8");
	sit(&b, &p, 1, &r);
	assert_true(r.rows[0].is_contended && r.env.probe_us[0] > 2 * b.c->f1_us[STATE_WARM]);
	script(&b, "p0=drift 12.5 14 60");
	sit(&b, &p, 1, &r);
	assert_true(r.rows[0].is_unstable);
	script(&b, "p0=bimodal 12.5 14 9");
	sit(&b, &p, 1, &r);
	assert_true(r.rows[0].is_unstable && !r.rows[0].is_contended);
	device_free(p.mem);
	bench_free(&b);
}

/* Acceptance 6. */
CASE(A5_a_time_below_its_roof_is_marked)
{
	struct bench b;
	struct point p;
	struct sitting_result r;
	char text[64];

	bench_new(&b, "");
	point_new(&p, &b, 64 << 20, 1);
	struct roof roof = calibration_roof(b.c, STATE_COLD, 32 << 20, 32 << 20, p.plan.m);

	for (int i = 0; i < 2; i++) {
		double share = i ? 1 : 0.9;

		snprintf(text, sizeof(text), "p0=constant %.4f",
			 share * roof.t_us - 3.4 / p.plan.m);
		script(&b, text);
		sit(&b, &p, 1, &r);
		assert_true(near(r.rows[0].series[STATE_COLD].roof.t_us, roof.t_us, 1e-9));
		assert_int_equal(r.rows[0].series[STATE_COLD].is_above_roof, !i);
	}
	device_free(p.mem);
	bench_free(&b);
}

/* Acceptance 7. */
CASE(the_net_gap_needs_room_above_the_floor)
{
	const char *reason;

	assert_true(near(sitting_gap_net(14.62, 13.31, 1.343, &reason), 1.1095, 5e-5));
	assert_null(reason);
	assert_true(isnan(sitting_gap_net(2, 1.19, 1, &reason)));
	assert_string_equal(reason, "floor_bound");
	assert_true(isnan(sitting_gap_net(2, 3, (double)NAN, &reason)));
	assert_string_equal(reason, "no_floor");
	assert_true(isnan(sitting_gap_net((double)NAN, 3, 1, &reason)));
	assert_string_equal(reason, "no_time");
	assert_true(sitting_is_floor_bound(1.9, 1) && !sitting_is_floor_bound(2, 1));
}

CASE(a_slow_program_sits_alone)
{
	struct bench b;
	struct point p;
	struct sitting_result r;
	struct series_ratio ratio;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 3);
	script(&b, "p0=constant 10; p1=constant 480; p2=constant 30");
	sit(&b, &p, 3, &r);
	assert_true(!r.rows[0].is_unpaired && r.rows[1].is_unpaired && !r.rows[2].is_unpaired);
	assert_int_equal(r.rows[1].series[STATE_COLD].m, 4); /* 2 ms / 480 us */
	assert_false(sitting_ratio(&r.rows[1], &r.rows[0], STATE_COLD, &ratio));
	assert_true(sitting_ratio(&r.rows[2], &r.rows[0], STATE_COLD, &ratio));
	device_free(p.mem);
	bench_free(&b);
}

/* x = 1.5·x in place: E8. */
static void grow(void *const *bufs, const int64_t *ints, int64_t begin, int64_t end, int thread)
{
	float *x = bufs[0];

	(void)ints;
	(void)thread;
	for (int64_t i = begin; i < end; i++)
		x[i] *= 1.5f;
}

static void check_in_place(struct bench *b)
{
	enum { SETS = 4, N = 64 };
	struct device_step step = {.fn = grow, .units = N};
	struct device_program code = {.name = "grow", .steps = &step, .nsteps = 1, .nbufs = 1};
	struct device_mem *mem[SETS], *master;
	struct sitting_restore restores[SETS];
	void *const *sets[SETS];
	float ones[N];
	struct sitting_result r;

	for (int i = 0; i < N; i++)
		ones[i] = 1;
	assert_int_equal(device_alloc(b->dev, sizeof(ones), &master), STATUS_OK);
	assert_int_equal(device_upload(master, 0, ones, sizeof(ones)), STATUS_OK);
	for (uint32_t i = 0; i < SETS; i++) {
		void **bufs = arena_array(&b->a, void *, 1);

		assert_int_equal(device_alloc(b->dev, sizeof(ones), &mem[i]), STATUS_OK);
		bufs[0] = mem[i]->p;
		sets[i] = bufs;
		restores[i] = (struct sitting_restore){i, mem[i]->p, master->p, sizeof(ones)};
	}
	struct sitting_program p = {.name = "native",
				    .code = &code,
				    .sets = sets,
				    .restores = restores,
				    .nrestores = SETS};
	struct sitting_plan plan = {.m = SETS,
				    .nsets = SETS,
				    .set_bytes = sizeof(ones),
				    .read_bytes = sizeof(ones),
				    .write_bytes = sizeof(ones),
				    .is_cold = true,
				    .cap_s = 3,
				    .seed = 1};

	assert_int_equal(stop_rules_parse("count=40", &plan.stop), STATUS_OK);
	if (measure_sitting(&b->a, b->l, b->dev, b->c, &p, 1, &plan, &r)) {
		print_error("%s\n", status_story());
		fail();
	}
	assert_true(r.rows[0].series[STATE_COLD].n >= 1);
	for (uint32_t i = 0; i < SETS; i++) {
		float x[N];

		assert_int_equal(device_download(mem[i], 0, x, sizeof(x)), STATUS_OK);
		for (int j = 0; j < N; j++)
			assert_true(x[j] == 1.5f); /* one application since the restore */
		device_free(mem[i]);
	}
	device_free(master);
}

CASE(E8_what_a_program_changes_is_restored)
{
	struct bench b;

	bench_new(&b, "");
	check_in_place(&b);
	bench_free(&b);
}

static bool after_three(void *ctx)
{
	return ++*(int *)ctx >= 3;
}

CASE(a_sitting_can_be_cancelled)
{
	struct bench b;
	struct point p;
	struct sitting_result r;
	int asked = 0;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 1);
	p.plan.is_cancelled = after_three;
	p.plan.ctx = &asked;
	sit(&b, &p, 1, &r);
	assert_true(r.was_cancelled && asked == 3);
	assert_string_equal(r.rows[0].cause, "interrupted");
	device_free(p.mem);
	bench_free(&b);
}

CASE(sol_moves_its_bytes)
{
	static const int64_t totals[] = {0, 8, 24, 1000, 4096, 100000};
	struct bench b;
	struct sol *sol;
	struct device_replay *replay;

	bench_open(&b, "cpu", NULL);
	b.c = arena_new(&b.a, struct calibration);
	for (int i = 0; i < 6; i++) {
		int64_t n = totals[i] / 8 > 1 ? totals[i] / 8 : 1;

		assert_int_equal(sol_new(&b.a, b.dev, b.c, totals[i], 2, &sol), STATUS_OK);
		for (int set = 0; set < 2; set++)
			for (int64_t j = 0; j < n; j++)
				((float *)sol->sets[set][0])[j] = (float)(j + set);
		assert_int_equal(device_record(b.dev, sol->code, sol->sets, 2, 2, &replay),
				 STATUS_OK);
		assert_int_equal(device_launch(b.dev, replay), STATUS_OK);
		for (int set = 0; set < 2; set++)
			for (int64_t j = 0; j < n; j++)
				assert_true(((float *)sol->sets[set][1])[j] ==
					    (float)(j + set + 1));
		device_replay_free(replay);
		sol_free(sol);
	}
	bench_free(&b);
}

/* Every shape of every mix against plain C, at lengths that are no whole lines. */
CASE(kernels_of_all_shapes_agree)
{
	enum { N = 16 * 5 + 7 };
	float x[N], y[N], z[N + 1];
	int64_t n = N;

	for (int i = 0; i < N; i++) {
		x[i] = 0.1f * (float)i;
		y[i] = 0.3f * (float)i;
	}
	for (int s = 0; s < KERNEL_SHAPES; s++)
		for (int mix = 0; mix < MIXES; mix++) {
			_Alignas(64) float to[96] = {0};
			void *const two[] = {x, mix == MIX_R2W1 ? (void *)y : to, to};
			void *const one[] = {mix == MIX_READ ? (void *)x : to};
			device_fn *fn = kernel_shapes[s].fn[mix];

			if (!kernel_shapes[s].is_here() || !fn)
				continue;
			fn(roof_mixes[mix].reads && roof_mixes[mix].writes ? two : one, &n, 0,
			   3, 0);
			fn(roof_mixes[mix].reads && roof_mixes[mix].writes ? two : one, &n, 3,
			   6, 1);
			for (int i = 0; i < N && mix != MIX_READ; i++) {
				z[i] = mix == MIX_WRITE  ? 1
				       : mix == MIX_COPY ? x[i]
				       : mix == MIX_ADD  ? x[i] + 1
							 : x[i] + y[i];
				assert_true(to[i] == z[i]);
			}
			assert_true(to[N] == 0);
		}
}

CASE(tags_are_written_once_and_read_back)
{
	struct bench b;
	struct point p;
	struct sitting_result r;
	json_auto_t *v = NULL;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 1);
	p.plan.is_warm = true;
	script(&b, "p0=constant 12.5");
	sit(&b, &p, 1, &r);
	struct buf text = buf_new(&b.a);
	struct jsonw w = jsonw_compact(&text);

	jsonw_open(&w, '{');
	sitting_write_tags(&w, &r.rows[0]);
	sitting_write_env(&w, &r.env);
	jsonw_close(&w, '}');
	assert_int_equal(json_read_text(buf_view(&text), "tags", &v),
			 STATUS_OK); /* no key twice */
	const char *key;
	const json_t *member;

	json_object_foreach((json_t *)v, key, member)
		assert_non_null(tag_find(key)); /* acceptance 2 */
	assert_true(near(json_number_value(json_object_get(v, "cold/median_us")),
			 r.rows[0].series[STATE_COLD].stats.median, 0));
	assert_true(json_is_null(json_object_get(v, "env/others_pct")));
	assert_string_equal(json_string_value(json_object_get(v, "cold/stop")), "ci_median");
	device_free(p.mem);
	bench_free(&b);
}

CASE(causes_are_those_of_the_table)
{
	static const char *const causes[] = {
		"lease_dir",       "lease_timeout",   "lease_token", "flush_unproven",
		"timer_disagrees", "too_few_samples", "interrupted"};

	for (int i = 0; i < 7; i++)
		assert_non_null(cause_find(causes[i]));
}

/* The real thing, small: an order of magnitude, since the machine is anybody's. */
CASE(cpu_is_calibrated_and_sat_on)
{
#if defined(__SANITIZE_THREAD__) && !defined(__clang__)
	/* Under gcc's ThreadSanitizer it does not end in minutes; clang's runs it. */
	print_message("skipped: calibration of the cpu under gcc's ThreadSanitizer\n");
	skip();
#endif
	struct bench b;
	struct calibrate_opts o = {.max_bytes = 64 << 20, .limit_s = 6};
	struct sitting_result r;
	struct sol *sol;

	bench_open(&b, "cpu", NULL);
	if (calibration_measure(&b.a, b.l, b.dev, &o, &b.c)) {
		/* a neighbour may disturb the clocks' comparison or the flush's proof */
		print_message("%s: %s\n", measure_cause(), status_story());
		assert_true(*measure_cause());
		status_clear();
		bench_free(&b);
		skip();
	}
	assert_true(b.c->tick_us > 0 && b.c->tick_us < 1 && b.c->f1_us[STATE_WARM] < 1000);
	assert_true(b.c->llc_bytes >= 256 << 10 &&
		    (b.c->is_partial || b.c->roofs.series[STATE_WARM][MIX_ADD].n > 1));
	assert_int_equal(sol_new(&b.a, b.dev, b.c, 1 << 20, 3, &sol), STATUS_OK);
	struct sitting_program p = {.name = "sol", .code = sol->code, .sets = sol->sets};
	struct sitting_plan plan = {.m = 3,
				    .nsets = 3,
				    .set_bytes = 1 << 20,
				    .read_bytes = 1 << 19,
				    .write_bytes = 1 << 19,
				    .is_cold = true,
				    .is_warm = true,
				    .cap_s = 3};

	assert_int_equal(stop_rules_parse("ci_median=20,budget=500", &plan.stop), STATUS_OK);
	assert_int_equal(measure_sitting(&b.a, b.l, b.dev, b.c, &p, 1, &plan, &r), STATUS_OK);
	/* whoever else is at work here, the row has samples or says why not */
	assert_true(r.rows[0].has[STATE_WARM]);
	assert_true(r.rows[0].series[STATE_WARM].n >= 6 || r.rows[0].cause);
	/* 1 MiB: not faster than 10 TB/s, not slower than 10 MB/s */
	assert_true(r.rows[0].series[STATE_WARM].stats.min > 0.1);
	assert_true(r.rows[0].series[STATE_WARM].stats.min < 100000);
	if (!b.c->cold_cause)
		check_in_place(&b);
	sol_free(sol);
	bench_free(&b);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(tick_is_found_or_500_ns),
		TEST(chains_give_floor_and_calls),
		TEST(A4_sets_are_twice_the_cache),
		TEST(roofs_are_read_between_nodes),
		TEST(intervals_cover),
		TEST(statistics_of_few_samples),
		TEST(C3_drift_and_levels_are_unstable),
		TEST(stop_rules_are_rows),
		TEST(the_null_device_is_calibrated),
		TEST(A6_a_flush_that_does_nothing_is_caught),
		TEST(A8_a_timer_that_is_off_is_caught),
		TEST(calibrations_are_kept_checked_and_renewed),
		TEST(a_damaged_calibration_is_made_again),
		TEST(a_time_is_the_scripts_plus_its_share_of_the_launch),
		TEST(cold_replays_touch_nothing_recent),
		TEST(B8_between_two_marks_is_one_launch),
		TEST(orders_are_even_and_repeat),
		TEST(each_rule_ends_a_series),
		TEST(too_few_samples_at_the_cap),
		TEST(C4_throttled_rounds_are_taken_again),
		TEST(neighbours_and_a_moved_floor_are_contention),
		TEST(A5_a_time_below_its_roof_is_marked),
		TEST(the_net_gap_needs_room_above_the_floor),
		TEST(a_slow_program_sits_alone),
		TEST(E8_what_a_program_changes_is_restored),
		TEST(a_sitting_can_be_cancelled),
		TEST(sol_moves_its_bytes),
		TEST(kernels_of_all_shapes_agree),
		TEST(tags_are_written_once_and_read_back),
		TEST(causes_are_those_of_the_table),
		TEST(cpu_is_calibrated_and_sat_on),
	};

	return RUN(tests);
}

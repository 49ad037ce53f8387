/* Statistics, fits, stop rules and the numbers of the method: no device. */
#include "base/philox.h"
#define MEASURE_FOLDER "series"
#include "measure_bench.h"
#include "store/cause.h"

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

CASE(causes_are_those_of_the_table)
{
	static const char *const causes[] = {
		"lease_dir",       "lease_timeout",   "lease_token", "flush_unproven",
		"timer_disagrees", "too_few_samples", "interrupted"};

	for (int i = 0; i < 7; i++)
		assert_non_null(cause_find(causes[i]));
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
		TEST(the_net_gap_needs_room_above_the_floor),
		TEST(causes_are_those_of_the_table),
	};

	return RUN(tests);
}

/* Means over pairs, and the gates that judge them. */
#include "account/compare.h"
#include "account/stat.h"
#include "account_arm.h"
#include "base/stat.h"

/* ---- V29 to V32: means ---- */

static struct pair_set made(struct arena *a, uint32_t n)
{
	return (struct pair_set){.pairs = arena_array(a, struct pair, n), .n = n};
}

static struct pair a_pair(struct arena *a, const char *pattern, double b, double h, double se)
{
	return (struct pair){.key = arena_printf(a, "%s/x", pattern),
			     .pattern = pattern,
			     .name = pattern,
			     .base = arena_new(a, struct price),
			     .head = arena_new(a, struct price),
			     .b = b,
			     .h = h,
			     .d = log(b) - log(h),
			     .se = se,
			     .is_paired = true};
}

CASE(v29_geomean)
{
	struct arena a = {0};
	struct pair_set set = made(&a, 4);

	set.pairs[0] = a_pair(&a, "A", 30, 24, 0.01);
	set.pairs[1] = a_pair(&a, "A", 8, 10, 0.02);
	set.pairs[2] = a_pair(&a, "B", 90, 60, 0.005);
	set.pairs[3] = a_pair(&a, "C", 16, 16, 0.01);
	struct summaries s = summaries_of(&set, 1);

	PRINTED(s.points.d, "0.1014");
	PRINTED(speedup_of(s.points.d), "1.107");
	PRINTED(delta_pct_of(s.points.d), "-9.640");
	PRINTED(s.patterns.d, "0.1352");
	PRINTED(delta_pct_of(s.patterns.d), "-12.64");
	PRINTED(s.n_eff, "2.667");
	PRINTED(s.points.se, "0.1161");
	assert_true(isnan(s.points.lo) && isnan(s.points.hi));
	assert_true(s.base_us == 144 && s.head_us == 110);
	PRINTED(delta_pct_of(s.total.d), "-23.61");
	PRINTED(s.total.se, "0.004111");
	PRINTED(delta_pct_of(s.total.hi), "-24.22");
	PRINTED(delta_pct_of(s.total.lo), "-22.99");
	arena_release(&a);
}

CASE(v30_no_overflow)
{
	struct arena a = {0};
	struct pair_set set = made(&a, 5000);

	for (int i = 0; i < 5000; i++)
		set.pairs[i] = a_pair(&a, arena_printf(&a, "%04d", i), i + 1, 0.8 * (i + 1), 0);
	struct summaries s = summaries_of(&set, 1);

	PRINTED(delta_pct_of(s.points.d), "-20.00");
	PRINTED(speedup_of(s.points.d), "1.250");
	assert_true(s.points.se < 1e-15 && s.n_eff == 5000 && s.nheavy == 0);
	arena_release(&a);
}

static struct pair of_d(struct arena *a, const char *pattern, double d)
{
	struct pair p = a_pair(a, pattern, 1, 1, 0);

	p.d = d;
	return p;
}

CASE(v31_one_pattern_dominates)
{
	static const double rest[] = {-0.01, -0.02, 0, 0.01, -0.03, 0.005, -0.015};
	static const uint32_t want[] = {5, 4, 5, 6, 3, 4, 3, 0};
	uint32_t draws[8];
	struct arena a = {0};
	struct pair_set set = made(&a, 31);

	for (int i = 0; i < 24; i++)
		set.pairs[i] = of_d(&a, "a", 0.02);
	for (int i = 0; i < 7; i++)
		set.pairs[24 + i] = of_d(&a, arena_printf(&a, "%c", 'b' + i), rest[i]);
	struct summaries s = summaries_of(&set, 1);

	PRINTED(s.points.d, "0.01355");
	PRINTED(delta_pct_of(s.points.d), "-1.346");
	PRINTED(s.n_eff, "1.648");
	PRINTED(s.points.se, "0.005836");
	PRINTED(s.patterns.d, "-0.005");
	PRINTED(delta_pct_of(s.patterns.d), "0.5013");
	PRINTED(s.points.lo, "-0.015");
	PRINTED(s.points.hi, "0.01838");
	PRINTED(delta_pct_of(s.points.hi), "-1.821");
	PRINTED(delta_pct_of(s.points.lo), "1.511");
	assert_true(s.nheavy == 3 && !strcmp(s.heavy[0].name, "a") && s.heavy[0].n == 24);
	bootstrap_draws(8, 1, 0, draws);
	assert_memory_equal(draws, want, sizeof(want));
	arena_release(&a);
}

/* The means of the replicates one by one, by the indices that they are defined by. */
static void resample(const struct bootstrap *b, uint64_t seed, double *lo, double *hi)
{
	double means[BOOTSTRAP_REPLICATES];
	uint32_t *at = calloc(b->P, sizeof(*at));

	for (uint32_t r = 0; r < BOOTSTRAP_REPLICATES; r++) {
		double sum = 0, count = 0;

		bootstrap_draws(b->P, seed, r, at);
		for (uint32_t j = 0; j < b->P; j++) {
			sum += b->sums[at[j]];
			count += b->counts[at[j]];
		}
		means[r] = sum / count;
	}
	free(at);
	stat_sort(means, BOOTSTRAP_REPLICATES);
	*lo = stat_quantile_sorted(means, BOOTSTRAP_REPLICATES, 0.025);
	*hi = stat_quantile_sorted(means, BOOTSTRAP_REPLICATES, 0.975);
}

CASE(intervals_of_several_means_are_each_ones_own)
{
	enum { MOST = 100 };
	double sums[MOST], counts[MOST];
	struct bootstrap b[] = {{sums, counts, 8, 0, 0},
				{sums, counts, 32, 0, 0},
				{sums, counts, MOST, 0, 0},
				{sums, counts, 33, 0, 0}};
	const uint64_t seed = 0x123456789;
	struct arena a = {0};

	for (uint32_t i = 0; i < MOST; i++) {
		sums[i] = 0.01 * (double)(i * 37 % MOST) - 0.4;
		counts[i] = 1 + i % 5;
	}
	bootstrap_means(&a, b, 4, seed);
	for (int i = 0; i < 4; i++) {
		double lo, hi;

		resample(&b[i], seed, &lo, &hi);
		assert_true(fabs(b[i].lo - lo) < 1e-14 && fabs(b[i].hi - hi) < 1e-14);
	}
	arena_release(&a);
}

CASE(v32_one_point_a_pattern)
{
	static const double d[] = {0.031, -0.012, 0.004, 0.020, -0.008,
				   0.015, 0,      0.027, -0.003};
	struct arena a = {0};
	struct pair_set set = made(&a, 9);

	for (int i = 0; i < 9; i++)
		set.pairs[i] = of_d(&a, arena_printf(&a, "p%d", i), d[i]);
	struct summaries s = summaries_of(&set, 1);

	PRINTED(s.points.d, "0.008222");
	PRINTED(s.n_eff, "9.0");
	PRINTED(s.points.se, "0.005190");
	PRINTED(s.points.lo, "-0.001672");
	PRINTED(s.points.hi, "0.01734");
	set.n = 7;
	s = summaries_of(&set, 1);
	PRINTED(s.points.d, "0.007143");
	PRINTED(s.points.se, "0.005881");
	assert_true(isnan(s.points.lo));
	arena_release(&a);
}

/* ---- V41: gates ---- */

CASE(v41_gates)
{
	struct gate_limits g = gate_defaults();
	struct arena a = {0};

	assert_false(gate_is_beyond(1.796, 0.6018, 2.993, 1, false));
	assert_true(gate_is_beyond(1.796, 0.6018, 2.993, 1, true));
	assert_true(gate_is_beyond(1.796, 1.207, 2.388, 1, false));
	assert_true(gate_is_beyond(1.796, 1.207, 2.388, 1, true));
	assert_true(gate_is_beyond(1.796, (double)NAN, (double)NAN, 1, false));
	/* three movers at 2 % are within the 5 % of a kernel */
	struct pair_set set = made(&a, 3);
	struct judgement j = {.alpha = 0.05};
	struct gate_result r[GATES];

	set.count[CLASS_PAIR] = 3;
	for (int i = 0; i < 3; i++) {
		set.pairs[i] = a_pair(&a, arena_printf(&a, "p%d", i), 100, 102, 0.001);
		set.pairs[i].verdict = VERDICT_SLOWER;
		set.pairs[i].lo = set.pairs[i].d - 0.002;
		set.pairs[i].hi = set.pairs[i].d + 0.002;
	}
	struct summaries s = summaries_of(&set, 1);
	uint32_t n = gates_of_pairs(&g, &set, &j, &s, r);

	assert_int_equal(n, 3);
	for (uint32_t i = 0; i < n; i++)
		assert_true(r[i].holds);
	assert_int_equal(gate_set(&a, &g, "kernel_pct=1.9"), STATUS_OK);
	gates_of_pairs(&g, &set, &j, &s, r);
	assert_true(r[1].holds); /* 1.8 % is still possible */
	assert_int_equal(gate_set(&a, &g, "strict"), STATUS_OK);
	gates_of_pairs(&g, &set, &j, &s, r);
	assert_true(!r[1].holds && r[1].value == 3 && r[1].worst[2]);
	assert_int_equal(gate_set(&a, &g, "total_pct=1"), STATUS_OK);
	n = gates_of_pairs(&g, &set, &j, &s, r);
	assert_true(n == 4 && !strcmp(r[2].name, "total_pct") && !r[2].holds);
	/* the A/A gate fails where calibration is proved to be off */
	j.naa = 40;
	j.calibration = share_of(5, 40);
	gates_of_pairs(&g, &set, &j, &s, r);
	assert_true(!strcmp(r[4].name, "aa") && !r[4].holds);
	j.calibration = share_of(2, 60);
	gates_of_pairs(&g, &set, &j, &s, r);
	assert_true(r[4].holds);

	refuses(gate_set(&a, &g, "colour=1"), STATUS_USAGE, "no gate colour");
	refuses(gate_set(&a, &g, "coverage"), STATUS_USAGE, "KEY=VALUE");
	refuses(gate_set(&a, &g, "coverage=much"), STATUS_USAGE, "coverage");
	refuses(gate_set(&a, &g, "coverage=-1"), STATUS_USAGE, "coverage");
	write_file("gates.json", "{\"kernel_pct\": 3, \"model_pct\": null, \"strict\": true}");
	assert_int_equal(gate_read(&a, &g, "gates.json"), STATUS_OK);
	assert_true(g.limit[GATE_KERNEL_PCT] == 3 && isnan(g.limit[GATE_MODEL_PCT]));
	write_file("gates.json", "{\"colour\": 3}");
	refuses(gate_read(&a, &g, "gates.json"), STATUS_USAGE, "no gate colour");
	arena_release(&a);
}

/* Head lost 29 of 30 points: what is left covers a thirtieth; what head has alone is no loss.
 */
CASE(points_that_head_lost_are_not_covered)
{
	struct pair_set set = {.n = 35};
	struct arena a = {0};

	set.count[CLASS_PAIR] = 1;
	set.count[CLASS_BASE_ONLY] = 29;
	set.count[CLASS_HEAD_ONLY] = 5;
	PRINTED(gate_coverage(&set), "0.033333");
	struct pair_set lost = made(&a, 2);
	struct gate_limits g = gate_defaults();
	struct judgement j = {.alpha = 0.05};
	struct gate_result r[GATES];

	lost.pairs[0] = a_pair(&a, "p0", 100, 100, 0.001);
	lost.pairs[1] = a_pair(&a, "p1", 100, 100, 0.001);
	lost.pairs[1].class = CLASS_BASE_ONLY;
	lost.count[CLASS_PAIR] = lost.count[CLASS_BASE_ONLY] = 1;
	struct summaries s = summaries_of(&lost, 1);

	assert_int_equal(gates_of_pairs(&g, &lost, &j, &s, r), 3);
	assert_true(!r[2].holds && r[2].value == 0.5 && !strcmp(r[2].worst[0], "p1/x"));
	arena_release(&a);
}

/* Of two programs that one process compiled the second one's time says little. */
CASE(compile_times_of_one_process_are_not_compared)
{
	struct arena a = {0};
	struct pair_set set = made(&a, 1);
	struct price base = {.compile_s = 8}, head = {.compile_s = 2};

	set.pairs[0] = a_pair(&a, "p0", 100, 100, 0.001);
	set.pairs[0].base = &base;
	set.pairs[0].head = &head;
	set.pairs[0].is_paired = false;
	struct summary s = summaries_of(&set, 1).compile_s;

	assert_int_equal(s.n, 1);
	PRINTED(s.d, "1.386294"); /* ln 4 */
	set.pairs[0].is_paired = true;
	assert_int_equal(summaries_of(&set, 1).compile_s.n, 0);
	arena_release(&a);
}

CASE(a_gate_that_is_asked_for_never_vanishes)
{
	static const char *const asked[] = {"aa=on", "peak_bytes_pct=1", "compile_s_pct=1",
					    "geomean_pct=1", "unresolved=0"};
	static const char *const bad[] = {"aa=7", "kernel_pct=1e999", "coverage=nan"};
	struct arena a = {0};
	struct pair_set set = made(&a, 0);
	struct judgement j = {.alpha = 0.05};
	struct summaries s = {0};
	struct gate_result r[GATES];

	for (uint32_t i = 0; i < LEN(asked); i++) {
		struct gate_limits g = gate_defaults();

		g.limit[GATE_COVERAGE] = (double)NAN;
		assert_int_equal(gates_of_pairs(&g, &set, &j, &s, r), 2);
		assert_int_equal(gate_set(&a, &g, asked[i]), STATUS_OK);
		assert_int_equal(gates_of_pairs(&g, &set, &j, &s, r), 3);
		assert_true(r[2].is_unjudged && !r[2].holds);
		assert_true(str_starts(str_of(asked[i]), r[2].name));
	}
	struct gate_limits g = gate_defaults();

	for (uint32_t i = 0; i < LEN(bad); i++)
		refuses(gate_set(&a, &g, bad[i]), STATUS_USAGE, "is wanted");
	assert_int_equal(gate_check_pairs(&g), STATUS_OK);
	assert_int_equal(gate_set(&a, &g, "model_pct=1"), STATUS_OK);
	refuses(gate_check_pairs(&g), STATUS_USAGE, "gate model_pct is of models");
	assert_int_equal(gate_set(&a, &g, "model_pct=none"), STATUS_OK);
	assert_int_equal(gate_check_pairs(&g), STATUS_OK);
	assert_int_equal(gate_set(&a, &g, "model_set=x"), STATUS_OK);
	refuses(gate_check_pairs(&g), STATUS_USAGE, "gate model_set is of models");
	arena_release(&a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(v29_geomean),
		TEST(v30_no_overflow),
		TEST(v31_one_pattern_dominates),
		TEST(intervals_of_several_means_are_each_ones_own),
		TEST(v32_one_point_a_pattern),
		TEST(v41_gates),
		TEST(points_that_head_lost_are_not_covered),
		TEST(compile_times_of_one_process_are_not_compared),
		TEST(a_gate_that_is_asked_for_never_vanishes),
	};

	return RUN(tests);
}

/* What holds of every comparison, over random arms. */
#include "account/arm_int.h"
#include "account/compare.h"
#include "account_arm.h"
#include "base/philox.h"
#include "report/compare.h"
#include "store_file.h"

struct random {
	uint64_t seed;
	uint32_t n;
};

static double uniform(struct random *r) /* in (0, 1) */
{
	struct philox w = philox4x32((struct philox){{r->n++, 0, 0, 0}}, (uint32_t)r->seed, 7);

	return (w.w[0] + 0.5) / 4294967296.0;
}

static double normal(struct random *r)
{
	double radius = sqrt(-2 * log(uniform(r)));

	return radius * cos(2 * M_PI * uniform(r));
}

/* ---- random arms ---- */

enum { ARM_POINTS = 40 };

static void put_random(struct arena *a, struct random *r, struct arm *arm, int i, double us,
		       double scale)
{
	char pattern[16], point[16];

	snprintf(pattern, sizeof(pattern), "p%02d", i / 4);
	snprintf(point, sizeof(point), "%02d", i);
	struct price *p = add_point(a, arm, pattern, point, a_price("compiled_us", us * scale));
	double rounds[9];
	uint32_t n = (uint32_t)(uniform(r) * 9);

	for (uint32_t k = 0; k < n; k++)
		rounds[k] = us * scale * exp(0.004 * normal(r));
	if (n)
		add_rounds(a, p, rounds, n);
	p->k = uniform(r) < 0.9 ? 8 : 9;
	p->q_us = 0.032 * scale / p->k;
	p->floor_us = (0.5 + 2.5 / p->k) * scale;
	p->is_unstable = uniform(r) < 0.05;
	p->is_above_roof = uniform(r) < 0.05;
	p->image = uniform(r) < 0.5 ? "same" : arm->facts[FACT_BUILD];
	if (uniform(r) < 0.5) {
		p->ci_lo_us = us * scale * 0.995;
		p->ci_hi_us = us * scale * 1.005;
	}
	if (uniform(r) > 0.1)
		return;
	p->state = uniform(r) < 0.5 ? PRICE_FAILED : PRICE_INVALID;
	p->cause = p->state == PRICE_FAILED ? "oom" : "nan";
	p->us = (double)NAN;
	p->nprocesses = 0;
}

static struct arm random_arm(struct arena *a, struct random *r, const char *build, double scale)
{
	struct arm arm = an_arm();

	arm.facts[FACT_BUILD] = build;
	arm.floors = arena_new(a, struct arm_floor);
	arm.floors[0] =
		(struct arm_floor){.device = "d", .g_us = 2.5 * scale, .slope_us = scale / 2};
	arm.nfloors = 1;
	for (int i = 0; i < ARM_POINTS; i++) {
		double us = 3 + i, change = 0.03 * normal(r);

		if (uniform(r) < 0.9)
			put_random(a, r, &arm, i, us * exp(change), scale);
	}
	return arm;
}

/* Of either kind of comparison; the two arms of a seed are always the same. */
static struct comparison random_comparison(struct arena *a, uint64_t seed, double scale,
					   bool is_swapped)
{
	struct random r = {.seed = seed};
	struct arm *base = arena_new(a, struct arm), *head = arena_new(a, struct arm);
	struct compare_opts o = compare_defaults();
	struct comparison c;

	*base = random_arm(a, &r, "build 1", scale);
	*head = random_arm(a, &r, "build 2", scale);
	base->is_ab = head->is_ab = seed % 2;
	if (compare_make(a, is_swapped ? head : base, is_swapped ? base : head, &o, &c)) {
		print_error("%s\n", status_story());
		fail();
	}
	return c;
}

static enum pair_class mirrored_class(enum pair_class c)
{
	static const enum pair_class of[CLASSES] = {[CLASS_PAIR] = CLASS_PAIR,
						    [CLASS_NEWLY_FAILING] = CLASS_NEWLY_PASSING,
						    [CLASS_NEWLY_PASSING] = CLASS_NEWLY_FAILING,
						    [CLASS_BOTH_FAILING] = CLASS_BOTH_FAILING,
						    [CLASS_INVALID] = CLASS_INVALID,
						    [CLASS_AXIS_MISMATCH] = CLASS_AXIS_MISMATCH,
						    [CLASS_BASE_ONLY] = CLASS_HEAD_ONLY,
						    [CLASS_HEAD_ONLY] = CLASS_BASE_ONLY};

	return of[c];
}

static enum verdict mirrored_verdict(enum verdict v)
{
	if (v == VERDICT_FASTER)
		return VERDICT_SLOWER;
	return v == VERDICT_SLOWER ? VERDICT_FASTER : v;
}

static void is_near(double a, double b, double most)
{
	if (isnan(a) && isnan(b))
		return;
	if (fabs(a - b) <= most * fmax(1, fabs(a)))
		return;
	print_error("%.17g and %.17g\n", a, b);
	fail();
}

static const char *other(const char *s)
{
	return s ? s : "";
}

CASE(swapping_the_arms_mirrors_everything)
{
	for (uint64_t seed = 0; seed < 200; seed++) {
		struct arena a = {0};
		struct comparison c = random_comparison(&a, seed, 1, false),
				  m = random_comparison(&a, seed, 1, true);

		assert_int_equal(c.set.n, m.set.n);
		for (uint32_t i = 0; i < c.set.n; i++) {
			const struct pair *p = &c.set.pairs[i], *q = &m.set.pairs[i];

			assert_string_equal(p->key, q->key);
			assert_int_equal(p->class, mirrored_class(q->class));
			assert_int_equal(p->verdict, mirrored_verdict(q->verdict));
			assert_string_equal(p->reason, q->reason);
			assert_string_equal(other(p->base_cause), other(q->head_cause));
			assert_true(p->verdict == VERDICT_SAME || !p->is_same_code);
			is_near(p->d, -q->d, 1e-12);
			is_near(p->lo, -q->hi, 1e-12);
			is_near(p->p_adj, q->p_adj, 1e-9);
		}
		is_near(c.s.points.d, -m.s.points.d, 1e-12);
		is_near(c.s.points.lo, -m.s.points.hi, 1e-12);
		is_near(c.s.total.lo, -m.s.total.hi, 1e-12);
		is_near(c.j.tau, m.j.tau, 1e-12);
		assert_true(c.faster.n == m.slower.n && c.unresolved.n == m.unresolved.n);
		arena_release(&a);
	}
}

CASE(scaling_all_times_changes_no_verdict)
{
	for (uint64_t seed = 0; seed < 100; seed++) {
		struct arena a = {0};
		struct comparison c = random_comparison(&a, seed, 1, false),
				  m = random_comparison(&a, seed, 37.5, false);

		for (uint32_t i = 0; i < c.set.n; i++) {
			const struct pair *p = &c.set.pairs[i], *q = &m.set.pairs[i];

			assert_int_equal(p->class, q->class);
			assert_int_equal(p->verdict, q->verdict);
			is_near(p->d, q->d, 1e-12);
			is_near(p->lo, q->lo, 1e-12);
		}
		is_near(c.s.total.d, m.s.total.d, 1e-12);
		arena_release(&a);
	}
}

/* ---- orders ---- */

static struct store_row a_row(struct arena *a, int i, double us)
{
	return (struct store_row){
		.arm = "",
		.kernel = arena_printf(a, "sum_%02d", i / 3),
		.point = arena_printf(a, "%02d", i),
		.provider = i % 5 ? "inductor" : "native",
		.options = "{}",
		.device_uuid = "GPU-1",
		.device_kind = "H200",
		.fingerprint = "",
		.attempt = 1,
		.status = i % 7 ? ROW_OK : ROW_FAILED,
		.cause = i % 7 ? NULL : "oom",
		.metrics = arena_printf(a,
					"{\"cold/median_us\":%.17g,\"cold/rounds\":[[%.17g,0],"
					"[%.17g,1],[%.17g,0],[%.17g,0]],\"cold/m\":8,"
					"\"cold/q_us\":0.004}",
					us, us, us * 3, us * 1.001, us * 0.999),
		.flags = "{}",
		.env = "{}",
		.build = "{}",
		.check = "{}"};
}

static const struct store_run run_of_rows = {.id = 1,
					     .started_at = "2026-01-01T00:00:00Z",
					     .state = "done",
					     .workload = "kernels",
					     .tag = "",
					     .method = 2,
					     .tool = "assay",
					     .inputs = "1",
					     .arms = "{}",
					     .host = "h"};

enum { ROWS = 30 };

static struct arm arm_of_rows(struct arena *a, const int *order, double factor)
{
	static const struct arm_opts o = {0};
	struct arm *arm = arena_new(a, struct arm);
	struct arm_builder b = {.a = a, .source = "rows", .opts = &o, .arm = arm};

	assert_int_equal(arm_take_run(a, &run_of_rows, &o, arm), STATUS_OK);
	for (int i = 0; i < ROWS; i++) {
		struct store_row row = a_row(a, order[i], (10 + order[i]) * factor);

		assert_int_equal(arm_add_row(&b, &row), STATUS_OK);
	}
	assert_int_equal(arm_finish(&b), STATUS_OK);
	return *arm;
}

static struct str page_of(struct arena *a, const struct arm *base, const struct arm *head)
{
	struct compare_opts o = compare_defaults();
	struct buf b = buf_new(a);
	struct comparison c;

	assert_int_equal(compare_make(a, base, head, &o, &c), STATUS_OK);
	compare_page(&b, &c, true);
	compare_json(&b, &c);
	compare_csv(&b, &c);
	return buf_view(&b);
}

CASE(the_order_of_rows_changes_no_byte)
{
	struct arena a = {0};
	struct random r = {.seed = 5};
	int order[ROWS];

	for (int i = 0; i < ROWS; i++)
		order[i] = i;
	struct arm base = arm_of_rows(&a, order, 1), head = arm_of_rows(&a, order, 0.97);
	char digest[SHA256_HEX + 1], got[SHA256_HEX + 1];

	arm_digest(&base, digest);
	struct str want = page_of(&a, &base, &head);

	assert_non_null(strstr(str_cstr(&a, want), "### Improvements"));
	for (int k = 0; k < 20; k++) {
		for (int i = ROWS - 1; i > 0; i--) {
			int j = (int)(uniform(&r) * (i + 1)), x = order[i];

			order[i] = order[j];
			order[j] = x;
		}
		struct arm b = arm_of_rows(&a, order, 1), h = arm_of_rows(&a, order, 0.97);

		arm_digest(&b, got);
		assert_string_equal(got, digest);
		assert_true(str_eq(page_of(&a, &b, &h), want));
	}
	arena_release(&a);
}

CASE(every_prefix_of_a_journal_makes_a_report)
{
	struct store *s = new_store("prefix.db");
	struct arm_opts o = {.journal = "prefix.db"};
	struct arena a = {0};
	struct store_run runs[2] = {run_of_rows, run_of_rows};
	char names[2][24];
	bool is_continued;

	for (int k = 0; k < 2; k++) {
		assert_int_equal(store_run_open(s, &runs[k], true, &is_continued), STATUS_OK);
		snprintf(names[k], sizeof(names[k]), "%lld", (long long)runs[k].id);
	}
	for (int i = 0; i < 2 * ROWS; i++) {
		struct store_put put = {.row = a_row(&a, i % ROWS, 10 + i % ROWS)};
		struct arm arms[2];

		assert_int_equal(store_point(s, runs[i / ROWS].id, &put, 1, NULL, 0),
				 STATUS_OK);
		for (int k = 0; k < 2; k++)
			assert_int_equal(arm_read(&a, names[k], &o, &arms[k]), STATUS_OK);
		assert_int_equal(arms[0].npoints, i < ROWS ? i + 1 : ROWS);
		if (arms[1].npoints) {
			struct str page = page_of(&a, &arms[0], &arms[1]);

			assert_non_null(strstr(str_cstr(&a, page), "a run did not finish"));
		}
	}
	store_close(s);
	arena_release(&a);
}

/* ---- statistics ---- */

/* Sweeps of the same code, half of it known to be the same: with a spread between sweeps of
 * every point, and with an offset of all of them. */
enum witness { EQUAL_CODE, ADDS };

static void put_control(struct arena *a, struct random *r, struct arm *arm, double us)
{
	struct arm_point *p = &arm->points[arm->npoints - 1];
	struct price *sol = arena_new(a, struct price);
	double rounds[5];

	for (int k = 0; k < 5; k++)
		rounds[k] = us * exp(0.003 * normal(r));
	*sol = a_price("memcopy_sol_us", us);
	sol->q_us = 0.004;
	add_rounds(a, sol, rounds, 5);
	p->sol = sol;
}

static uint32_t count_movers(uint64_t seed, double spread, double offset, enum witness by,
			     double *widest)
{
	struct random r = {.seed = seed};
	struct compare_opts o = compare_defaults();
	struct arm base = an_arm(), head = an_arm();
	struct arena a = {0};
	struct comparison c;

	for (int i = 0; i < 60; i++) {
		char point[8];
		double us = 20 + i, h = us * exp(offset + spread * normal(&r)), rounds[2][5];

		snprintf(point, sizeof(point), "%02d", i);
		for (int k = 0; k < 5; k++) {
			rounds[0][k] = us * exp(0.003 * normal(&r));
			rounds[1][k] = h * exp(0.003 * normal(&r));
		}
		struct price *p =
			add_point(&a, &base, point, point, a_price("compiled_us", us));
		struct price *q = add_point(&a, &head, point, point, a_price("compiled_us", h));

		p->q_us = q->q_us = 0.004;
		p->image = q->image = i % 2 && by == EQUAL_CODE ? "same" : NULL;
		add_rounds(&a, p, rounds[0], 5);
		add_rounds(&a, q, rounds[1], 5);
		if (i % 2 && by == ADDS) {
			put_control(&a, &r, &base, 15);
			put_control(&a, &r, &head, 15 * exp(offset + spread * normal(&r)));
		}
	}
	assert_int_equal(compare_make(&a, &base, &head, &o, &c), STATUS_OK);
	*widest = 0;
	for (uint32_t i = 0; i < c.set.n; i++)
		*widest = fmax(*widest, c.set.pairs[i].hi - c.set.pairs[i].lo);
	uint32_t n = c.faster.n + c.slower.n;

	assert_true(c.j.nnull == 30 && c.j.ncontrols == (by == ADDS ? 30 : 0));

	arena_release(&a);
	return n;
}

static void check_movers(enum witness by)
{
	static const double spreads[] = {0, 0.004, 0.015};
	double widest;

	for (uint32_t s = 0; s < LEN(spreads); s++) {
		uint32_t runs = 0, bad = 0;

		for (; runs < 1000; runs++)
			bad += count_movers(runs + 1000 * s, spreads[s], 0, by, &widest) > 0;
		double most = 0.05 + 3 * sqrt(0.05 * 0.95 / runs);

		if (bad > most * runs) {
			print_error("spread %g: %u of %u have movers\n", spreads[s], bad, runs);
			fail();
		}
	}
}

CASE(of_equal_sweeps_few_have_a_mover)
{
	check_movers(EQUAL_CODE);
}

/* Where all code changed the adds of as many bytes show what lies between two sweeps. */
CASE(of_equal_sweeps_without_equal_code_few_have_a_mover)
{
	check_movers(ADDS);
}

CASE(an_offset_of_all_points_widens_the_intervals)
{
	double widest;

	for (uint64_t seed = 0; seed < 50; seed++) {
		assert_int_equal(count_movers(seed, 0.002, 0.0953, EQUAL_CODE, &widest), 0);
		assert_true(widest > 2 * 0.0953);
	}
}

/* ---- drift (D2 of what users suffer from) ---- */

enum drift { LINEAR, SUDDEN };

/* Of a kernel that is the same in both arms, over 20 turns while the machine slows by 4 %. */
static bool is_alarm(uint64_t seed, enum drift kind, bool is_in_turn)
{
	struct random r = {.seed = seed};
	struct arena a = {0};
	double us[2][10];
	int n[2] = {0};

	for (int turn = 0; turn < 20; turn++) {
		/* AB, BA, …: or first all of one */
		int arm = is_in_turn ? (turn + 1) / 2 % 2 : turn / 10;
		double drift = kind == LINEAR ? 0.04 * turn / 19 : turn < 9 ? 0 : 0.04;

		us[arm][n[arm]++] = 50 * exp(drift + 0.003 * normal(&r));
	}
	struct two t = two_arms(us[0], 10, us[1], 10);

	two_judge(&t, is_in_turn, 0.01);
	bool is = t.set.pairs[0].p <= 0.05;

	arena_release(&t.a);
	arena_release(&a);
	return is;
}

static uint32_t alarms(enum drift kind, bool is_in_turn)
{
	uint32_t n = 0;

	for (uint64_t seed = 0; seed < 1000; seed++)
		n += is_alarm(seed, kind, is_in_turn);
	return n;
}

CASE(D2_rounds_in_turn_stand_drift)
{
	double most = 1000 * (0.05 + 3 * sqrt(0.05 * 0.95 / 1000));

	assert_true(alarms(LINEAR, true) <= most);
	assert_true(alarms(SUDDEN, true) <= most);
	/* one arm after the other does not */
	assert_true(alarms(LINEAR, false) > most && alarms(SUDDEN, false) > most);
}

/* ---- nothing ---- */

CASE(D7_a_comparison_of_nothing_is_no_pass)
{
	const double us[] = {50, 50.1, 50.2};
	struct two t = two_arms(us, 3, us, 3);
	struct compare_opts o = compare_defaults();
	struct arm empty = an_arm();
	struct comparison c;

	assert_int_equal(compare_make(&t.a, &empty, &empty, &o, &c), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "no point in common"));
	status_clear();
	t.base.points[0].prices[0].state = t.head.points[0].prices[0].state = PRICE_FAILED;
	t.base.points[0].prices[0].cause = t.head.points[0].prices[0].cause = "oom";
	assert_int_equal(compare_make(&t.a, &t.base, &t.head, &o, &c), STATUS_OK);
	assert_true(c.is_empty && c.set.count[CLASS_BOTH_FAILING] == 1);
	assert_int_equal(compare_exit(&c), 3);
	arena_release(&t.a);
}

CASE(more_points_of_a_pattern_leave_the_mean_of_patterns)
{
	struct arena a = {0};
	struct comparison c = random_comparison(&a, 8, 1, false);
	struct summaries s = summaries_of(&c.set, 1);
	struct pair_set more = {.pairs = arena_array(&a, struct pair, 8 * c.set.n)};

	/* all points of one pattern eight times, the others once */
	for (uint32_t i = 0; i < c.set.n; i++)
		for (int k = 0; k < (strcmp(c.set.pairs[i].pattern, "p03") ? 1 : 8); k++)
			more.pairs[more.n++] = c.set.pairs[i];
	struct summaries t = summaries_of(&more, 1);

	is_near(t.patterns.d, s.patterns.d, 1e-14);
	assert_true(t.points.n > s.points.n && t.points.d != s.points.d);
	arena_release(&a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(swapping_the_arms_mirrors_everything),
		TEST(scaling_all_times_changes_no_verdict),
		TEST(the_order_of_rows_changes_no_byte),
		TEST(every_prefix_of_a_journal_makes_a_report),
		TEST(of_equal_sweeps_few_have_a_mover),
		TEST(of_equal_sweeps_without_equal_code_few_have_a_mover),
		TEST(an_offset_of_all_points_widens_the_intervals),
		TEST(D2_rounds_in_turn_stand_drift),
		TEST(D7_a_comparison_of_nothing_is_no_pass),
		TEST(more_points_of_a_pattern_leave_the_mean_of_patterns),
	};

	return RUN(tests);
}

/* Which rows of two arms make a pair, by which axis, and what of them counts. */
#include "account/arm_int.h"
#include "account/stat.h"
#include "account_arm.h"

/* ---- which axis ---- */

static struct arm axes_arm(struct arena *a, const char *cd, const char *def, double k)
{
	struct arm arm = an_arm();
	const char *const text[2] = {cd, def}, *const axis[2] = {"coord_descent_us",
								 "compiled_us"};
	struct price *p = arena_array(a, struct price, 2);

	add_point(a, &arm, "a", "1", a_price("x", 1));
	arm.points[0].prices = p;
	arm.points[0].nprices = 0;
	for (int i = 0; i < 2; i++) {
		if (!text[i])
			continue;
		struct price *q = &p[arm.points[0].nprices++];

		*q = a_price(axis[i], atof(text[i]));
		q->k = k;
		if (isnan(q->us)) {
			q->state = PRICE_INVALID;
			q->cause = "nan";
		}
	}
	arm.floors = arena_new(a, struct arm_floor);
	arm.floors[0] = (struct arm_floor){.device = "d", .g_us = 4, .slope_us = 0.85};
	arm.nfloors = 1;
	return arm;
}

static struct pair axes_pair(struct arena *a, struct arm b, struct arm h)
{
	struct pair_opts o = {.theta = 0.01};
	struct pair_set set;

	pairs_make(a, &b, &h, &o, &set);
	assert_int_equal(set.n, 1);
	return set.pairs[0];
}

CASE(v2_axis_auto)
{
	struct arena a = {0};
	struct pair p = axes_pair(&a, axes_arm(&a, "16", "20", 1), axes_arm(&a, NULL, "18", 1));

	assert_string_equal(p.axis, "compiled_us");
	assert_true(p.class == CLASS_PAIR && p.b == 20 && p.h == 18);
	p = axes_pair(&a, axes_arm(&a, NULL, "9", 1), axes_arm(&a, "6", "9", 1));
	assert_string_equal(p.axis, "compiled_us");
	assert_true(p.class == CLASS_PAIR && p.b == 9 && p.h == 9);
	p = axes_pair(&a, axes_arm(&a, "NaN", "9", 1), axes_arm(&a, "6", "9", 1));
	assert_true(p.class == CLASS_INVALID && !p.head_cause);
	assert_string_equal(p.base_cause, "nan");
	p = axes_pair(&a, axes_arm(&a, "16", NULL, 1), axes_arm(&a, NULL, "18", 1));
	assert_int_equal(p.class, CLASS_AXIS_MISMATCH);
	p = axes_pair(&a, axes_arm(&a, "4", "5", 1), axes_arm(&a, "3", "9", 1));
	assert_string_equal(p.axis, "coord_descent_us");
	assert_true(p.b == 4 && p.h == 3);
	p = axes_pair(&a, axes_arm(&a, NULL, "20", 1), axes_arm(&a, NULL, "20", 16));
	assert_int_equal(p.class, CLASS_AXIS_MISMATCH);
	p = axes_pair(&a, axes_arm(&a, NULL, "20", 14), axes_arm(&a, NULL, "20", 15));
	assert_int_equal(p.class, CLASS_PAIR);
	arena_release(&a);
}

/* A kernel that is faster is replayed with more calls: that is no reason to lose it. */
CASE(other_calls_per_replay_are_made_equal)
{
	const double b[] = {30, 30.02, 30.01}, h[] = {26, 26.02, 26.01};
	struct two t = two_arms(b, 3, h, 3);
	struct arm_floor floor = {.device = "d", .g_us = 2.7, .slope_us = 0.5};

	t.base.points[0].prices[0].k = 8;
	t.head.points[0].prices[0].k = 9;
	t.base.floors = t.head.floors = &floor;
	t.base.nfloors = t.head.nfloors = 1;
	two_judge(&t, false, 0.01);
	const struct pair *p = &t.set.pairs[0];

	assert_true(p->class == CLASS_PAIR && p->is_equalised && p->k_b == 9 && p->k_h == 9);
	PRINTED(p->b, "29.9725"); /* less 2.7/8 - 2.7/9 */
	PRINTED(p->h, "26.01");
	PRINTED(p->se_k, "0.0002884");
	assert_true(fabs(log(p->b / p->h) - p->d) < 1e-15);
	assert_int_equal(p->verdict, VERDICT_FASTER);
	/* no floor is known: compared as they are */
	t.base.nfloors = t.head.nfloors = 0;
	two_judge(&t, false, 0.01);
	assert_true(!t.set.pairs[0].is_equalised && t.set.pairs[0].class == CLASS_PAIR);
	arena_release(&t.a);
}

CASE(a_time_above_the_roof_is_no_success)
{
	const double b[] = {50, 50.1, 50.2}, h[] = {40, 40.1, 40.2};
	struct two t = two_arms(b, 3, h, 3);

	t.head.points[0].prices[0].is_above_roof = true;
	two_judge(&t, false, 0.01);
	assert_int_equal(t.set.pairs[0].class, CLASS_INVALID);
	assert_string_equal(t.set.pairs[0].head_cause, "above_roof");
	t.base.points[0].prices[0].is_above_roof = true;
	two_judge(&t, false, 0.01);
	assert_true(t.set.pairs[0].class == CLASS_PAIR && t.set.pairs[0].is_above_roof);
	t.base.points[0].prices[0].is_unstable = true;
	two_judge(&t, false, 0.01);
	assert_string_equal(t.set.pairs[0].reason, "unstable");
	arena_release(&t.a);
}

CASE(equal_sources_are_equal_code_only_where_nothing_chose)
{
	static const struct {
		bool tuned_b, cached_b, tuned_h, cached_h, other_host, want;
	} rows[] = {{0, 0, 0, 0, 1, 1}, {0, 0, 0, 1, 1, 1}, {0, 1, 0, 1, 1, 0},
		    {0, 1, 0, 1, 0, 1}, {1, 0, 0, 1, 0, 0}, {1, 0, 1, 0, 0, 0}};
	const double b[] = {50, 50.1, 50.2}, h[] = {40, 40.1, 40.2};

	for (uint32_t i = 0; i < LEN(rows); i++) {
		struct two t = two_arms(b, 3, h, 3);
		struct price *p = &t.base.points[0].prices[0], *q = &t.head.points[0].prices[0];

		p->source = q->source = "s";
		p->options = q->options = "{}";
		p->is_tuned = rows[i].tuned_b;
		p->is_cached = rows[i].cached_b;
		q->is_tuned = rows[i].tuned_h;
		q->is_cached = rows[i].cached_h;
		t.head.host = rows[i].other_host ? "other" : "h";
		two_judge(&t, false, 0.01);
		assert_int_equal(t.set.pairs[0].is_same_code, rows[i].want);
		t.head.facts[FACT_BUILD] = "torch 2.12, build 2";
		two_judge(&t, false, 0.01);
		assert_false(t.set.pairs[0].is_same_code);
		arena_release(&t.a);
	}
}

CASE(a_tainted_round_is_dropped)
{
	const double b[] = {50, 50.1, 50.2, 50.1}, h[] = {47, 99, 47.1, 47.2};
	struct two t = two_arms(b, 4, h, 4);
	uint32_t taint[] = {0, 1, 0, 0};

	t.head.points[0].prices[0].processes[0].taint = taint;
	two_judge(&t, true, 0.01);
	const struct pair *p = &t.set.pairs[0];

	assert_int_equal(p->nrounds, 3);
	PRINTED(p->h, "47.0999");
	assert_true(fabs(log(p->b / p->h) - p->d) < 1e-15);
	assert_int_equal(p->verdict, VERDICT_FASTER);
	arena_release(&t.a);
}

CASE(intervals_stand_in_for_rounds)
{
	struct two t = {.base = an_arm(), .head = an_arm()};
	struct price *b = add_point(&t.a, &t.base, "a", "1", a_price("compiled_us", 100));
	struct price *h = add_point(&t.a, &t.head, "a", "1", a_price("compiled_us", 90));

	b->ci_lo_us = 99.5;
	b->ci_hi_us = 100.5;
	h->ci_lo_us = 89.6;
	h->ci_hi_us = 90.4;
	two_judge(&t, false, 0.01);
	const struct pair *p = &t.set.pairs[0];

	PRINTED(p->r_b, "0.002551");
	PRINTED(p->r_h, "0.002268");
	PRINTED(p->se, "0.003413");
	assert_true(isinf(p->nu));
	assert_int_equal(p->verdict, VERDICT_FASTER);
	arena_release(&t.a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(v2_axis_auto),
		TEST(other_calls_per_replay_are_made_equal),
		TEST(a_time_above_the_roof_is_no_success),
		TEST(equal_sources_are_equal_code_only_where_nothing_chose),
		TEST(a_tainted_round_is_dropped),
		TEST(intervals_stand_in_for_rounds),
	};

	return RUN(tests);
}

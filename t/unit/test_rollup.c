/* Rollups: the vectors of the design, and what must hold for any. */
#include "account/rollup.h"
#include "account/summary.h"
#include "model_file.h"

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

/* A pair by its name; b or h 0: missing there. */
struct pair_of {
	const char *name;
	double b, h, se;
};
/* An extern, or a proxy. */
struct cost_of {
	const char *name;
	double us, r;
};

struct scene {
	struct inventories all;
	struct pair_set pairs;
	struct launch_floor floor;
	const struct cost_of *externs, *proxies;
	const struct map *in_set;
	double max_missing;
};

static struct scene scene_new(double g, double se)
{
	return (struct scene){.all = inventories_new(&a),
			      .floor = {.g_us = g, .se_us = se, .direct_us = (double)NAN},
			      .max_missing = 0.05};
}

static void add_model(struct scene *s, const char *name, const struct use *points,
		      const struct use *externs, int64_t launches)
{
	struct inventory *m = inventories_model(&s->all, str_of(name));
	struct graph_facts f = facts_in(&a, points, externs), none = facts_in(&a, NULL, NULL);

	inventory_add_graph(&s->all, m, STR("g0"), &f, 1);
	if (launches > 1)
		inventory_add_graph(&s->all, m, STR("g1"), &none, launches - 1);
}

static void set_pairs(struct scene *s, const struct pair_of *p)
{
	struct pair *out = arena_array(&a, struct pair, 32);
	uint32_t n = 0;

	for (; p->name; p++)
		out[n++] = (struct pair){.key = p->name,
					 .name = p->name,
					 .class = p->b > 0 && p->h > 0 ? CLASS_PAIR
						  : p->b > 0           ? CLASS_NEWLY_FAILING
						  : p->h > 0           ? CLASS_NEWLY_PASSING
								       : CLASS_BOTH_FAILING,
					 .base_cause = p->b > 0 ? NULL : "oom",
					 .head_cause = p->h > 0 ? NULL : "oom",
					 .b = p->b > 0 ? p->b : (double)NAN,
					 .h = p->h > 0 ? p->h : (double)NAN,
					 .k_b = 1,
					 .k_h = 1,
					 .se = p->se,
					 .is_paired = true,
					 .d = log(p->b) - log(p->h)};
	s->pairs = (struct pair_set){.pairs = out, .n = n};
}

static struct cost *costs_of(const struct map *ids, const struct cost_of *p, const char *cause)
{
	struct cost *c = arena_array(&a, struct cost, ids->n + 1);

	for (uint32_t i = 0; i < ids->n; i++)
		c[i] = (struct cost){
			.us = (double)NAN, .r = (double)NAN, .k = 1, .cause = "absent"};
	for (; p && p->name; p++) {
		uint64_t *id = map_find(ids, str_of(p->name));

		assert_non_null(id);
		c[*id] = (struct cost){.us = p->us, .r = p->r, .k = 1, .cause = cause};
	}
	return c;
}

static struct rollup roll(const struct scene *s)
{
	struct rollup_input in = {.all = &s->all,
				  .pairs = &s->pairs,
				  .proxies = costs_of(&s->all.points, s->proxies, "oracle"),
				  .externs = costs_of(&s->all.externs, s->externs, NULL),
				  .floor = &s->floor,
				  .in_set = s->in_set,
				  .opts = {.factor = 2, .max_missing = s->max_missing}};
	struct rollup r;

	rollup_make(&a, &in, &r);
	return r;
}

/* A literal ends with its block, a scene does not. */
static const struct cost_of *keep(const struct cost_of *p)
{
	struct cost_of *c = arena_array(&a, struct cost_of, 32);

	for (uint32_t i = 0; p[i].name; i++)
		c[i] = p[i];
	return c;
}

#define PAIRS(...) ((const struct pair_of[]){__VA_ARGS__, {NULL, 0, 0, 0}})
#define KEPT(...)  keep((const struct cost_of[]){__VA_ARGS__, {NULL, 0, 0}})

/* delta [lo, hi], in percent. */
static void assert_delta(const struct rollup_model *m, const char *delta, const char *lo,
			 const char *hi)
{
	if (!is_printed(delta_pct_of(m->l), delta) ||
	    (lo && !is_printed(delta_pct_of(m->hi), lo)) ||
	    (hi && !is_printed(delta_pct_of(m->lo), hi)))
		fail_msg("%.8g [%.8g, %.8g], not %s [%s, %s]", delta_pct_of(m->l),
			 delta_pct_of(m->hi), delta_pct_of(m->lo), delta, lo, hi);
}

static struct scene thirty_third(double se)
{
	struct scene s = scene_new(4, se);

	add_model(&s, "hf/infer/m", USES({"A", 4}, {"B", 1}, {"C", 2}),
		  USES({"X", 3}, {"Y", 1}), 1);
	set_pairs(&s, PAIRS({"A", 30, 24, 0.010}, {"B", 8, 10, 0.020}, {"C", 90, 84, 0.005}));
	s.externs = KEPT({"X", 40, 0.01}, {"Y", 55, 0.01});
	return s;
}

CASE(V33_an_estimate_and_its_error)
{
	struct scene s = thirty_third(0.05);
	struct rollup r = roll(&s);
	const struct rollup_model *m = &r.models[0];
	const char *const pct[] = {"5.418", "2.709", "-0.4515"};
	const double us[] = {24, 12, -2};
	double sum = 0;

	assert_int_equal(m->state, ROLLUP_COMPLETE);
	assert_true(m->raw_b == 483 && m->replays == 11 && m->t_b == 443 && m->t_h == 409);
	for (int i = 0; i < 3; i++) {
		assert_true(m->parts[i].us == us[i]);
		assert_true(is_printed(m->parts[i].pct, pct[i]));
		sum += m->parts[i].us;
	}
	assert_true(sum == m->t_b - m->t_h);
	assert_delta(m, "-7.675", "-8.268", "-7.078");
	assert_printed(exp(m->l), "1.083");
	assert_printed(m->l, "0.07985");
	assert_printed(m->se, "0.003288");
	assert_printed(m->var_kernels * 1e5, "1.074");
	assert_printed(m->var_externs * 1e8, "6.136");
	assert_printed(m->var_floor * 1e9, "8.803");
	assert_printed(100 * (m->raw_h / m->raw_b - 1), "-7.039");
}

CASE(V34_unpaired)
{
	struct scene s = thirty_third(0);

	for (uint32_t i = 0; i < s.pairs.n; i++) {
		s.pairs.pairs[i].is_paired = false;
		s.pairs.pairs[i].r_b = s.pairs.pairs[i].r_h = 0.01;
	}
	struct rollup r = roll(&s);

	assert_printed(r.models[0].se, "0.006810");
	assert_delta(&r.models[0], "-7.675", "-8.899", "-6.434");
}

CASE(the_same_code_adds_no_error)
{
	struct scene s = thirty_third(0);

	s.externs = KEPT({"X", 40, 0}, {"Y", 55, 0});
	for (uint32_t i = 0; i < s.pairs.n; i++) {
		s.pairs.pairs[i].is_same_code = true;
		s.pairs.pairs[i].h = s.pairs.pairs[i].b;
		s.pairs.pairs[i].se = (double)NAN;
	}
	struct rollup r = roll(&s);

	assert_true(r.models[0].l == 0 && r.models[0].se == 0);
}

CASE(an_unknown_error_is_no_small_one)
{
	struct scene s = thirty_third(0);

	s.pairs.pairs[1].se = (double)NAN;
	struct rollup r = roll(&s);

	assert_printed(r.models[0].l, "0.07985");
	assert_true(isnan(r.models[0].se) && isnan(r.models[0].lo));
	assert_true(isnan(r.headline.se) && !isnan(r.headline.l));
}

static struct scene thirty_fifth(int64_t n, double v)
{
	struct scene s = scene_new(4, 0);

	add_model(&s, "hf/infer/m", USES({"A", 1}, {"B", 4}, {"M", n}), USES({"X", 2}), 1);
	set_pairs(&s, PAIRS({"A", 120, 96, 0}, {"B", 25, 25, 0}, {"M", v, 0, 0}));
	s.externs = KEPT({"X", 30, 0});
	return s;
}

CASE(V35_V37_missing_in_head_is_bounded)
{
	struct scene s = thirty_fifth(2, 6);
	struct rollup r = roll(&s);
	const struct rollup_model *m = &r.models[0];

	assert_true(m->t_b == 260 && m->t_h == 236);
	assert_delta(m, "-9.231", "-10.00", "-7.692");
	assert_printed(100 * m->missing_share, "4.110");
	assert_int_equal(m->state, ROLLUP_BOUNDED);
	assert_true(m->parts[0].is_missing && r.points[m->parts[0].id].bounded == 1);
	s = thirty_fifth(4, 9);
	r = roll(&s);
	m = &r.models[0];
	assert_true(m->t_b == 276);
	assert_delta(m, "-8.696", "-12.32", "-1.449");
	assert_printed(100 * m->missing_share, "11.39");
	assert_int_equal(m->state, ROLLUP_INCOMPLETE);
	assert_int_equal(m->reasons, ROLLUP_MISSING);
	assert_int_equal(r.points[m->parts[0].id].incomplete, 1);
	assert_int_equal(r.headline.k, 0);
	assert_true(isnan(r.headline.l));
}

CASE(V36_missing_in_base_and_in_both)
{
	struct scene s = scene_new(4, 0);
	struct rollup r;

	add_model(&s, "hf/infer/m", USES({"A", 10}, {"P", 1}, {"Q", 2}), NULL, 2);
	set_pairs(&s, PAIRS({"A", 50, 45, 0}, {"P", 0, 7, 0}));
	s.proxies = KEPT({"Q", 5, 0});
	r = roll(&s);
	assert_true(r.models[0].raw_b == 517 && r.models[0].t_b == 473 &&
		    r.models[0].t_h == 423);
	assert_delta(&r.models[0], "-10.57", "-11.34", "-9.862");
	assert_printed(100 * r.models[0].missing_share, "3.288");
	assert_int_equal(r.models[0].state, ROLLUP_BOUNDED);
	s.proxies = NULL;
	r = roll(&s);
	assert_int_equal(r.models[0].state, ROLLUP_INCOMPLETE);
	assert_int_equal(r.models[0].reasons, ROLLUP_UNKNOWN);
	assert_int_equal(r.models[0].unknown, 1);
}

CASE(V37_failures_never_become_no_change)
{
	struct scene s = thirty_third(0);
	struct rollup r;

	s.externs = KEPT({"X", 40, 0});
	r = roll(&s);
	assert_int_equal(r.models[0].state, ROLLUP_INCOMPLETE);
	assert_int_equal(r.models[0].reasons, ROLLUP_EXTERN);
	s = scene_new(4, 0);
	struct inventory *m = inventories_model(&s.all, STR("hf/infer/m"));

	inventory_add_error(&s.all, m, "parse", STR("g0"), STR("it did"));
	r = roll(&s);
	assert_int_equal(r.models[0].state, ROLLUP_INCOMPLETE);
	assert_true(r.models[0].reasons & ROLLUP_INVENTORY);
	assert_true(isnan(r.models[0].l));
	assert_int_equal(r.headline.k, 0);
	assert_int_equal(r.headline.of, 1);
	/* failed in both: without a proxy its price is unknown */
	s = scene_new(4, 0);
	add_model(&s, "hf/infer/n", USES({"A", 1}, {"Z", 1}), NULL, 1);
	set_pairs(&s, PAIRS({"A", 50, 45, 0}, {"Z", 0, 0, 0}));
	r = roll(&s);
	assert_int_equal(r.models[0].reasons, ROLLUP_UNKNOWN);
}

CASE(V38_launch_bound)
{
	struct scene s = scene_new(4.2, 0.03);

	add_model(&s, "hf/infer/m", USES({"A", 200}, {"B", 80}), USES({"X", 40}), 1);
	set_pairs(&s, PAIRS({"A", 4.9, 4.6, 0.004}, {"B", 5.2, 5.2, 0.004}));
	s.externs = KEPT({"X", 5, 0});
	struct rollup r = roll(&s);
	const struct rollup_model *m = &r.models[0];

	assert_printed(m->raw_b, "1596");
	assert_printed(m->t_b, "256.2");
	assert_printed(m->t_h, "196.2");
	assert_delta(m, "-23.42", "-26.63", "-20.07");
	assert_printed(m->se, "0.02183");
	assert_printed(100 * m->var_floor / (m->se * m->se), "27.38");
	assert_printed(m->t_b / m->raw_b, "0.1605");
	assert_true(m->is_launch_bound);
	assert_printed(100 * (m->raw_h / m->raw_b - 1), "-3.759");
}

static struct scene thirty_ninth(void)
{
	struct scene s = scene_new(4, 0);

	add_model(&s, "hf/infer/m1", USES({"S", 10}, {"U", 2}), USES({"X1", 5}), 1);
	add_model(&s, "hf/infer/m2", USES({"S", 3}), USES({"X2", 10}), 1);
	add_model(&s, "hf/train/m3", USES({"V", 6}), USES({"X3", 4}), 2);
	add_model(&s, "genai/static/k", USES({"S", 1}), NULL, 1);
	set_pairs(&s,
		  PAIRS({"S", 20, 18, 0.004}, {"U", 100, 100, 0.002}, {"V", 50, 55, 0.003}));
	s.externs = KEPT({"X1", 60, 0}, {"X2", 30, 0}, {"X3", 100, 0});
	return s;
}

CASE(V39_headline)
{
	static const char *const deltas[] = {"-3.145", "-1.923", "4.491", "-10.00"};
	struct scene s = thirty_ninth();
	struct rollup r = roll(&s);
	double alone = 0;

	for (int i = 0; i < 4; i++)
		assert_delta(&r.models[i], deltas[i], NULL, NULL);
	for (int i = 0; i < 3; i++)
		alone += r.models[i].se * r.models[i].se / 9;
	assert_printed(r.headline.l, "0.002480");
	assert_printed(delta_pct_of(r.headline.l), "-0.2477");
	assert_printed(delta_pct_of(r.headline.hi), "-0.4088");
	assert_printed(delta_pct_of(r.headline.lo), "-0.0862");
	assert_printed(r.headline.se, "0.0008251");
	assert_printed(sqrt(alone), "0.0006942");
	assert_printed(r.headline.median_delta_pct, "-1.923");
	assert_printed(delta_pct_of(r.headline.weighted_l), "0.2475");
	assert_int_equal(r.headline.k, 3);
	assert_int_equal(r.headline.of, 3);
	assert_int_equal(r.genai.k, 1);
	assert_printed(delta_pct_of(r.genai.l), "-10.00");
	assert_int_equal(r.nsuites, 2);
	assert_true(str_is(r.suites[0].name, "hf/infer") && r.suites[0].k == 2);
	assert_printed(r.models[0].parts[0].pct, "3.145");
	assert_printed(r.models[1].parts[0].pct, "1.923");
	assert_printed(r.models[3].parts[0].pct, "10.00");
}

CASE(V40_the_set_has_a_digest)
{
	struct scene s = scene_new(4, 0);
	struct rollup r;
	char before[SHA256_HEX + 1];

	add_model(&s, "timm/infer/bee", USES({"B", 3}), NULL, 1);
	add_model(&s, "hf/train/ada", USES({"A", 3}), NULL, 1);
	add_model(&s, "hf/infer/ada", USES({"A", 2}), NULL, 1);
	set_pairs(&s, PAIRS({"A", 20, 18, 0}, {"B", 10, 10, 0}));
	r = roll(&s);
	assert_string_equal(r.headline.digest,
			    "584aa581c499cc874a4692bd3a155505c3a32c95256d797684577faf9ad90fd3");
	memcpy(before, r.headline.digest, sizeof(before));
	set_pairs(&s, PAIRS({"A", 20, 18, 0}, {"B", 10, 0, 0}));
	r = roll(&s);
	assert_int_equal(r.headline.k, 2);
	assert_string_not_equal(r.headline.digest, before);
}

/* ---- what holds for any ---- */

static struct scene mirrored(const struct scene *s)
{
	struct scene t = *s;

	t.pairs.pairs = arena_array(&a, struct pair, s->pairs.n);
	for (uint32_t i = 0; i < s->pairs.n; i++) {
		struct pair p = s->pairs.pairs[i];

		p.b = s->pairs.pairs[i].h;
		p.h = s->pairs.pairs[i].b;
		p.base_cause = s->pairs.pairs[i].head_cause;
		p.head_cause = s->pairs.pairs[i].base_cause;
		t.pairs.pairs[i] = p;
	}
	return t;
}

CASE(swapping_the_arms_mirrors_it)
{
	struct scene s = thirty_fifth(2, 6), back = mirrored(&s);
	struct rollup x = roll(&s), y = roll(&back);

	assert_true(fabs(x.models[0].l + y.models[0].l) < 1e-15);
	assert_true(fabs(x.models[0].lo + y.models[0].hi) < 1e-12);
	assert_true(fabs(x.models[0].hi + y.models[0].lo) < 1e-12);
	assert_int_equal(x.models[0].state, y.models[0].state);
	s = thirty_ninth();
	back = mirrored(&s);
	x = roll(&s);
	y = roll(&back);
	assert_true(fabs(x.headline.l + y.headline.l) < 1e-15);
	assert_true(fabs(x.headline.se - y.headline.se) < 1e-15);
}

CASE(one_factor_on_all_times_changes_no_ratio)
{
	struct scene s = thirty_third(0.05), t = thirty_third(0.05 * 3);

	t.floor.g_us *= 3;
	for (uint32_t i = 0; i < t.pairs.n; i++) {
		t.pairs.pairs[i].b *= 3;
		t.pairs.pairs[i].h *= 3;
	}
	t.externs = KEPT({"X", 120, 0.01}, {"Y", 165, 0.01});
	struct rollup x = roll(&s), y = roll(&t);

	assert_true(fabs(x.models[0].l - y.models[0].l) < 1e-14);
	assert_true(fabs(x.models[0].se - y.models[0].se) < 1e-14);
}

/* A point whose price is known nowhere is in no sum. */
CASE(an_unpriced_occurrence_changes_no_corrected_sum)
{
	struct scene s = thirty_fifth(2, 0), t = scene_new(4, 0);

	add_model(&t, "hf/infer/m", USES({"A", 1}, {"B", 4}), USES({"X", 2}), 1);
	set_pairs(&t, PAIRS({"A", 120, 96, 0}, {"B", 25, 25, 0}));
	t.externs = s.externs;
	struct rollup x = roll(&s), y = roll(&t);

	assert_true(x.models[0].t_b == y.models[0].t_b && x.models[0].t_h == y.models[0].t_h);
	assert_int_equal(x.models[0].state, ROLLUP_INCOMPLETE);
	assert_int_equal(y.models[0].state, ROLLUP_COMPLETE);
}

CASE(what_was_launched_directly_has_no_floor_of_graphs)
{
	struct scene s = thirty_third(0);
	struct price direct = {.launch = "direct", .launches = 1};

	s.floor.direct_us = 3;
	s.pairs.pairs[0].base = s.pairs.pairs[0].head = &direct;
	struct rollup r = roll(&s);

	assert_true(r.models[0].replays == 7 && !r.models[0].is_uncorrected);
	assert_true(r.models[0].t_b == 483 - 4 * 6 - 3 * 4);
	s.floor.direct_us = (double)NAN;
	r = roll(&s);
	assert_true(r.models[0].is_uncorrected && r.models[0].t_b == 483);
}

/* Laws, for seeded random scenes. */
static uint64_t seed;

static double random_in(double lo, double hi)
{
	seed ^= seed << 13;
	seed ^= seed >> 7;
	seed ^= seed << 17;
	return lo + (hi - lo) * (double)(seed >> 11) / 9007199254740992.0;
}

enum { RANDOM_POINTS = 12, RANDOM_MODELS = 6 };

static struct scene random_scene(void)
{
	struct scene s = scene_new(random_in(0.5, 5), random_in(0, 0.1));
	struct pair_of *p = arena_array(&a, struct pair_of, RANDOM_POINTS + 1);

	for (int i = 0; i < RANDOM_POINTS; i++)
		p[i] = (struct pair_of){arena_printf(&a, "p%02d", i), random_in(6, 200),
					random_in(6, 200), random_in(0.0005, 0.02)};
	if (random_in(0, 1) < 0.5)
		p[3].h = 0;
	for (int m = 0; m < RANDOM_MODELS; m++) {
		struct use *u = arena_array(&a, struct use, RANDOM_POINTS + 1);

		for (int i = 0; i < RANDOM_POINTS / 2; i++)
			u[i] = (struct use){p[(i * 2 + m) % RANDOM_POINTS].name,
					    1 + (int64_t)random_in(0, 30)};
		add_model(&s, arena_printf(&a, "s%d/infer/m%d", m % 2, m), u, NULL, 1);
	}
	set_pairs(&s, p);
	s.max_missing = 1; /* the share is one of base, and would tell the arms apart */
	return s;
}

static bool is_near(double x, double y)
{
	return (isnan(x) && isnan(y)) || fabs(x - y) <= 1e-11 * (1 + fabs(x));
}

CASE(laws_of_random_rollups)
{
	for (seed = 1; seed <= 200; seed++) {
		uint64_t this_one = seed;
		struct scene s = random_scene(), back = mirrored(&s);
		struct rollup x = roll(&s), y = roll(&back);

		for (uint32_t i = 0; i < x.nmodels; i++) {
			const struct rollup_model *m = &x.models[i];
			double sum = 0;

			for (uint32_t k = 0; k < m->inventory->points.n; k++)
				sum += m->parts[k].is_missing ? 0 : m->parts[k].us;
			if (!is_near(sum, m->t_b - m->t_h) || !is_near(m->l, -y.models[i].l) ||
			    !is_near(m->lo, -y.models[i].hi) || m->state != y.models[i].state ||
			    !(isnan(m->l) || (m->lo <= m->l && m->l <= m->hi)))
				fail_msg("seed %llu, model %u", (unsigned long long)this_one,
					 i);
		}
		if (!is_near(x.headline.l, -y.headline.l) ||
		    !is_near(x.headline.se, y.headline.se))
			fail_msg("seed %llu, headline", (unsigned long long)this_one);
		seed = this_one;
		arena_release(&a);
	}
}

CASE(times_of_two_axes_are_never_compared)
{
	struct scene s = thirty_third(0);

	s.pairs.pairs[0].class = CLASS_AXIS_MISMATCH;
	struct rollup r = roll(&s);
	const struct rollup_point *p = &r.points[0];

	assert_true(p->is_missing && isnan(p->b) && isnan(p->h));
	assert_printed(p->v, "26.83"); /* √(30·24) */
}

static const struct CMUnitTest tests[] = {
	TEST(V33_an_estimate_and_its_error),
	TEST(V34_unpaired),
	TEST(the_same_code_adds_no_error),
	TEST(an_unknown_error_is_no_small_one),
	TEST(V35_V37_missing_in_head_is_bounded),
	TEST(V36_missing_in_base_and_in_both),
	TEST(V37_failures_never_become_no_change),
	TEST(V38_launch_bound),
	TEST(V39_headline),
	TEST(V40_the_set_has_a_digest),
	TEST(swapping_the_arms_mirrors_it),
	TEST(one_factor_on_all_times_changes_no_ratio),
	TEST(an_unpriced_occurrence_changes_no_corrected_sum),
	TEST(what_was_launched_directly_has_no_floor_of_graphs),
	TEST(laws_of_random_rollups),
	TEST(times_of_two_axes_are_never_compared),
};

int main(void)
{
	int bad = RUN(tests);

	release(NULL);
	return bad;
}

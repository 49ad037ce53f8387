/* Models: externs, inventories, floors, attribution, paths. */
#include "account/attribution.h"
#include "account/extern.h"
#include "account/model.h"
#include "base/fit.h"
#include "corpus/memo.h"
#include "ir/text.h"
#include "model_file.h"
#include "unit.h"

#include <math.h>
#include <string.h>

static struct arena a;

#define facts(points, externs) facts_in(&a, points, externs)

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

/* ---- inventories ---- */

static struct graph_facts failed(const char *code)
{
	struct graph_facts f = {.kernels = -1};

	vec_push(&f.errors, &a,
		 ((struct inventory_error){.code = code, .words = STR("it did")}));
	return f;
}

static int64_t uses_of(const struct inventories *all, const struct inventory *m, bool is_extern,
		       const char *name)
{
	const struct map *map = is_extern ? &all->externs : &all->points;
	uint64_t *id = map_find(map, str_of(name));
	uint32_t n = is_extern ? m->externs.n : m->points.n;

	for (uint32_t i = 0; id && i < n; i++) {
		const struct inventory_use *u = is_extern ? &m->externs.p[i] : &m->points.p[i];

		if (u->id == *id)
			return u->n;
	}
	return 0;
}

struct price_of {
	const char *name;
	double us, r_pct, k;
};

/* Prices by name, in the numbering of the inventories; us -1: free. */
static struct cost *costs_of(const struct map *ids, const struct price_of *p)
{
	struct cost *c = arena_array(&a, struct cost, ids->n + 1);

	for (uint32_t i = 0; i < ids->n; i++)
		c[i] = (struct cost){
			.us = (double)NAN, .r = (double)NAN, .k = 1, .cause = "absent"};
	for (; p && p->name; p++) {
		uint64_t *id = map_find(ids, str_of(p->name));

		if (!id)
			continue;
		c[*id] = (struct cost){
			.us = p->us, .r = p->r_pct / 100, .k = p->k, .is_free = p->us < 0};
	}
	return c;
}

static struct attribution attribute(const struct inventories *all, const struct inventory *m,
				    const struct price_of *points,
				    const struct price_of *externs, double g, double se)
{
	struct costs c = {costs_of(&all->points, points), costs_of(&all->externs, externs)};
	struct launch_floor f = {.g_us = g, .se_us = se, .direct_us = (double)NAN};

	return attribution_of(m, &c, &f);
}

#define PRICES(...) ((const struct price_of[]){__VA_ARGS__, {NULL, 0, 0, 0}})

static struct inventory *seventh(struct inventories *all, int64_t execs0, int64_t execs1)
{
	struct inventory *m = inventories_model(all, STR("user/infer/m"));
	struct graph_facts f = facts(USES({"A", 2}, {"B", 1}), USES({"X", 2}));

	inventory_add_graph(all, m, STR("full_graph_000"), &f, execs0);
	f = facts(USES({"A", 1}, {"C", 1}), USES({"X", 1}, {"Y", 1}));
	inventory_add_graph(all, m, STR("full_graph_001"), &f, execs1);
	return m;
}

CASE(V7_occurrences_count_executions)
{
	struct inventories all = inventories_new(&a);
	struct inventory *m = seventh(&all, 1, 12);

	assert_int_equal(uses_of(&all, m, false, "A"), 14);
	assert_int_equal(uses_of(&all, m, false, "B"), 1);
	assert_int_equal(uses_of(&all, m, false, "C"), 12);
	assert_int_equal(uses_of(&all, m, true, "X"), 14);
	assert_int_equal(uses_of(&all, m, true, "Y"), 12);
	assert_int_equal(m->launches, 13);
	assert_int_equal(m->errors.n, 0);
	struct attribution t =
		attribute(&all, m, PRICES({"A", 11, 0, 1}, {"B", 23, 0, 1}, {"C", -1, 0, 1}),
			  PRICES({"X", 30, 0, 1}, {"Y", 12, 0, 1}), 4, 0);

	assert_int_equal(t.priced + t.extern_priced, 41);
	assert_int_equal(t.free, 12);
	assert_true(t.parts_us == 741 && t.corrected_us == 629);
}

CASE(V7_unknown_executions_count_as_one_and_are_said)
{
	struct inventories all = inventories_new(&a);
	struct inventory *m = seventh(&all, -1, -1);

	assert_int_equal(uses_of(&all, m, false, "A"), 3);
	assert_int_equal(uses_of(&all, m, false, "B"), 1);
	assert_int_equal(uses_of(&all, m, true, "X"), 3);
	assert_int_equal(uses_of(&all, m, true, "Y"), 1);
	assert_int_equal(m->launches, 2);
	assert_true(m->is_regions_only);
}

CASE(kernels_of_a_model_are_known_if_those_of_each_graph_are)
{
	struct inventories all = inventories_new(&a);
	struct inventory *m = inventories_model(&all, STR("user/infer/m"));
	struct graph_facts f = facts(USES({"A", 1}), NULL);

	f.kernels = 3;
	inventory_add_graph(&all, m, STR("g0"), &f, 2);
	assert_int_equal(m->kernels, 6);
	inventory_add_graph(&all, m, STR("g1"), &f, 5);
	assert_int_equal(m->kernels, 21);
	f.kernels = -1;
	inventory_add_graph(&all, m, STR("g2"), &f, 1);
	assert_int_equal(m->kernels, -1);
	f.kernels = 3;
	inventory_add_graph(&all, m, STR("g3"), &f, 1);
	assert_int_equal(m->kernels, -1);
}

CASE(V8_nothing_is_complete_by_having_nothing_to_price)
{
	static const enum model_state want[] = {MODEL_FAILED, MODEL_FAILED, MODEL_EMPTY,
						MODEL_FAILED, MODEL_PARTIAL};
	const struct price_of *p = PRICES({"A", 60, 0, 1}, {"F", -1, 0, 1});
	struct inventories all = inventories_new(&a);
	struct graph_facts parse_error = failed("parse"), extract = failed("extract");
	struct graph_facts fine = facts(USES({"A", 1}), NULL),
			   free = facts(USES({"F", 2}), NULL);
	struct graph_facts gap = facts(USES({"A", 10}), USES({"X", 4}));
	struct graph_facts mixed = facts(USES({"A", 1}), USES({"X", 1}));
	uint32_t complete = 0;

	gap.dangling = 3;
	gap.calls = 18;
	for (int i = 0; i < 5; i++)
		inventories_model(&all, str_of(arena_printf(&a, "user/infer/%d", i)));
	for (int i = 0; i < 3; i++)
		inventory_add_graph(&all, &all.models.p[0], STR("g"), &parse_error, 1);
	inventory_add_graph(&all, &all.models.p[1], STR("g0"), &fine, 1);
	inventory_add_graph(&all, &all.models.p[1], STR("g1"), &extract, 1);
	inventory_add_graph(&all, &all.models.p[1], STR("g2"), &fine, 1);
	inventory_add_graph(&all, &all.models.p[2], STR("g"), &free, 1);
	inventory_add_graph(&all, &all.models.p[3], STR("g"), &gap, 1);
	inventory_add_graph(&all, &all.models.p[4], STR("g"), &mixed, 1);
	for (uint32_t i = 0; i < 5; i++) {
		struct inventory *m = &all.models.p[i];
		struct attribution t = attribute(&all, m, p, NULL, 4, 0);
		enum model_state s = model_state_of(m, &t);

		assert_int_equal(s, want[i]);
		complete += s == MODEL_COMPLETE;
		if (i == 0)
			assert_int_equal(t.priced, 0);
		if (i == 1)
			assert_true(t.parts_us == 120);
	}
	assert_int_equal(complete, 0);
	assert_int_equal(all.models.p[0].nbad, 3);
	assert_int_equal(all.models.p[3].errors.n, 1);
	assert_string_equal(all.models.p[3].errors.p[0].code, "sum");
	struct inventory none = {.model = STR("no/graph/atall")};
	struct attribution t = {.priced = 1};

	assert_int_equal(model_state_of(&none, &t), MODEL_FAILED);
}

CASE(facts_of_a_graph_read_back)
{
	struct graph_facts f = facts(USES({"A/1", 2}), USES({"X", 7})), back;
	struct str json;

	f.externs.p[0].text = STR("aten.mm.default(f32[1][1], \"\\\")");
	f.kernels = 5;
	vec_push(&f.errors, &a,
		 ((struct inventory_error){.code = "bind", .words = STR("my.op")}));
	json = graph_facts_json(&a, &f);
	assert_int_equal(graph_facts_read(&a, json, &back), STATUS_OK);
	assert_true(str_eq(graph_facts_json(&a, &back), json));
	assert_int_equal(back.externs.p[0].count, 7);
	assert_int_equal(graph_facts_read(&a, STR("{\"sums\": [1]}"), &back), STATUS_CORRUPT);
	status_clear();
	assert_int_equal(graph_facts_read(&a,
					  STR("{\"sums\": [1,1,0,0,-1], \"points\": "
					      "[[\"a/b\", 0, \"\"]], \"externs\": []}"),
					  &back),
			 STATUS_CORRUPT);
	assert_non_null(strstr(status_story(), "without a count"));
	status_clear();
}

/* ---- attribution ---- */

#define TWELVE         PRICES({"P", 12, 0.4, 1}, {"Q", 7.5, 0.6, 1})
#define TWELVE_EXTERNS PRICES({"mm", 40, 0.3, 1}, {"conv", 88, 0.3, 1})

static struct inventory *twelfth(struct inventories *all, int64_t r)
{
	struct inventory *m = inventories_model(all, STR("hf/infer/m"));
	struct graph_facts f =
		facts(USES({"P", 5}, {"Q", 3}, {"R", r}), USES({"mm", 6}, {"conv", 2}));

	if (!r)
		f.points.n--;
	inventory_add_graph(all, m, STR("g0"), &f, 1);
	f = facts(NULL, NULL);
	inventory_add_graph(all, m, STR("g1"), &f, 1);
	inventory_add_graph(all, m, STR("g2"), &f, 1);
	return m;
}

static const struct end_to_end whole = {.us = 455, .se_us = 0.5259277515875};

CASE(V12_parts_against_the_whole)
{
	struct inventories all = inventories_new(&a);
	struct inventory *m = twelfth(&all, 0);
	struct attribution t = attribute(&all, m, TWELVE, TWELVE_EXTERNS, 4.2, 0.03);
	struct end_to_end e = {.us = 455, .se_us = hypot(hypot(0.3, 0.28), 0.33)};
	struct attribution_ratio r = attribution_ratio_of(&t, &e);

	assert_true(t.fusible_us == 82.5 && t.extern_us == 416 && t.parts_us == 498.5);
	assert_true(t.replays == 16);
	assert_printed(t.corrected_us, "443.9");
	assert_printed(r.raw, "1.096");
	assert_printed(r.corrected, "0.9756");
	assert_printed(r.residual_us, "11.10");
	assert_printed(t.se_us, "1.012");
	assert_printed(t.parts_se_us, "0.9343");
	assert_printed(r.se, "0.002495");
	assert_false(r.is_lower_bound || r.is_unexplained || t.is_launch_bound);
	t = attribute(&all, m, PRICES({"P", 12, 0.4, 16}, {"Q", 7.5, 0.6, 1}), TWELVE_EXTERNS,
		      4.2, 0.03);
	assert_printed(t.replays, "11.31");
	assert_printed(t.corrected_us, "463.6");
}

CASE(V13_what_is_unpriced_changes_no_sum)
{
	struct inventories all = inventories_new(&a);
	struct inventory *m = twelfth(&all, 9);
	struct attribution t = attribute(&all, m, TWELVE, TWELVE_EXTERNS, 4.2, 0.03);
	struct end_to_end none = end_to_end_none();
	struct attribution_ratio r = attribution_ratio_of(&t, &whole);

	assert_printed(t.corrected_us, "443.9");
	assert_int_equal(t.unpriced, 9);
	assert_printed(r.corrected, "0.9756");
	assert_true(r.is_lower_bound);
	assert_int_equal(model_state_of(m, &t), MODEL_PARTIAL);
	r = attribution_ratio_of(&t, &none);
	assert_true(isnan(r.raw) && isnan(r.corrected));
	assert_true(t.parts_us == 498.5);
}

CASE(V14_few_and_many_launches)
{
	struct inventories all = inventories_new(&a);
	struct graph_facts few = facts(USES({"P", 2}), NULL), none = facts(NULL, NULL);
	struct graph_facts many = facts(USES({"S", 1500}), USES({"X", 300}));

	inventories_model(&all, STR("few"));
	inventories_model(&all, STR("many"));
	struct inventory *m = &all.models.p[0];

	inventory_add_graph(&all, m, STR("g0"), &few, 1);
	inventory_add_graph(&all, m, STR("g1"), &none, 2);
	assert_true(attribute(&all, m, PRICES({"P", 9, 0, 1}), NULL, 4, 0).corrected_us == 18);
	m = &all.models.p[1];
	inventory_add_graph(&all, m, STR("g"), &many, 1);
	inventory_add_graph(&all, m, STR("h"), &none, 1);
	struct attribution t =
		attribute(&all, m, PRICES({"S", 5.1, 0, 1}), PRICES({"X", 6, 0, 1}), 4.2, 0);

	assert_printed(t.parts_us, "9450");
	assert_printed(t.corrected_us, "1898");
	assert_printed(t.corrected_us / t.parts_us, "0.2009");
	assert_false(t.is_launch_bound);
	t = attribute(&all, m, PRICES({"S", 5.1, 0, 1}), PRICES({"X", 6, 0, 1}), 4.21, 0);
	assert_printed(t.corrected_us, "1880");
	assert_printed(t.corrected_us / t.parts_us, "0.1990");
	assert_true(t.is_launch_bound);
}

CASE(without_a_floor_or_an_error_there_is_no_corrected_sum_or_error)
{
	struct inventories all = inventories_new(&a);
	struct inventory *m = twelfth(&all, 0);
	struct costs c = {costs_of(&all.points, TWELVE),
			  costs_of(&all.externs, TWELVE_EXTERNS)};
	struct launch_floor none = launch_floor_of(NULL, 0);
	struct attribution t = attribution_of(m, &c, &none);

	assert_true(t.parts_us == 498.5 && isnan(t.corrected_us) && !t.is_launch_bound);
	t = attribute(&all, m, PRICES({"P", 12, (double)NAN, 1}, {"Q", 7.5, 0.6, 1}),
		      TWELVE_EXTERNS, 4.2, 0.03);
	assert_printed(t.corrected_us, "443.9");
	assert_true(isnan(t.se_us) && isnan(t.parts_se_us));
}

CASE(direct_launches_subtract_their_own_floor)
{
	struct inventories all = inventories_new(&a);
	struct inventory *m = twelfth(&all, 0);
	struct costs c = {costs_of(&all.points, TWELVE),
			  costs_of(&all.externs, TWELVE_EXTERNS)};
	struct launch_floor f = {
		.g_us = 4.2, .se_us = 0.03, .direct_us = 7, .g1_us = (double)NAN};

	for (uint32_t i = 0; i < all.externs.n; i++)
		((struct cost *)c.externs)[i].is_direct = true;
	struct attribution t = attribution_of(m, &c, &f);

	assert_true(t.replays == 8 && t.direct_replays == 8);
	assert_printed(t.corrected_us, "421.5"); /* 498.5 - 4.2·5 - 7·8 */
	assert_true(isnan(t.bent_us));
	f.g1_us = 2;
	assert_printed(attribution_of(m, &c, &f).bent_us, "432.5");
	f.direct_us = (double)NAN;
	t = attribution_of(m, &c, &f);
	assert_true(isnan(t.corrected_us) && t.parts_us == 498.5);
}

/* ---- wholes ---- */

/* Execution counts weigh; a graph of another text, or on another axis, is not timed. */
CASE(V12_a_whole_is_the_sum_of_its_graphs)
{
	struct inventories all = inventories_new(&a);
	struct inventory *m = inventories_model(&all, STR("hf/infer/m"));
	struct price prices[2] = {{.axis = "compiled_us", .us = 150, .k = 1},
				  {.axis = "compiled_us", .us = 140, .k = 1}};
	struct arm_point points[2] = {
		{.key = "hf/infer/m/g0/aaaaaaaaaaaa", .prices = &prices[0], .nprices = 1},
		{.key = "hf/infer/m/g1/bbbbbbbbbbbb", .prices = &prices[1], .nprices = 1}};
	struct arm arm = {
		.points = points, .npoints = 2, .facts = {[FACT_WORKLOAD] = "graphs"}};
	struct inventory_graph graphs[] = {{STR("g0"), "aaaaaaaaaaaa0000", 1},
					   {STR("g1"), "bbbbbbbbbbbb0000", 2}};

	for (int i = 0; i < 2; i++) {
		vec_push(&m->graphs, &a, graphs[i]);
		prices[i].ci_lo_us = prices[i].us * (1 - 0.00392);
		prices[i].ci_hi_us = prices[i].us * (1 + 0.00392);
		prices[i].q_us = (double)NAN;
	}
	m->ngraphs = 2;
	struct end_to_end e = model_wholes(&a, &all, &arm, 1, NULL)[0];

	assert_true(e.us == 430);
	assert_printed(e.se_us, "0.6353"); /* 0.2 % of 150 and of 280 */
	assert_true(isnan(model_wholes(&a, &all, &arm, 1, "coord_descent_us")[0].us));
	assert_true(model_wholes(&a, &all, &arm, 1, "compiled_us")[0].us == 430);
	prices[1].state = PRICE_FAILED;
	assert_true(isnan(model_wholes(&a, &all, &arm, 1, NULL)[0].us));
	prices[1].state = PRICE_VALID;
	m->graphs.p[1].text = "cccccccccccc0000";
	assert_true(isnan(model_wholes(&a, &all, &arm, 1, NULL)[0].us));
	m->graphs.p[1].text = "bbbbbbbbbbbb0000";
	arm.facts[FACT_WORKLOAD] = "kernels";
	assert_true(isnan(model_wholes(&a, &all, &arm, 1, NULL)[0].us));
}

/* ---- paths ---- */

static struct cost timed(double us)
{
	return (struct cost){.us = us, .k = 1};
}

static struct cost missing(const char *cause)
{
	return (struct cost){.us = (double)NAN, .r = (double)NAN, .k = 1, .cause = cause};
}

CASE(V15_paths)
{
	static const char *const printed[PATHS][2] = {
		{"280", "252"}, {"227", "203"}, {"271", "243"}, {"267", "239"}};
	static const enum model_state want[] = {MODEL_COMPLETE, MODEL_PARTIAL, MODEL_COMPLETE,
						MODEL_COMPLETE};
	const struct point_facts points[] = {{.compile = timed(12),
					      .oracle = timed(9),
					      .best = missing("absent"),
					      .bound_us = 6},
					     {.compile = timed(7),
					      .oracle = missing("BAD_ORACLE"),
					      .best = missing("absent"),
					      .bound_us = 2.5},
					     {.compile = timed(30),
					      .oracle = missing("WRONG"),
					      .best = missing("absent"),
					      .bound_us = 20}};
	struct launch_floor f = {.g_us = 4, .direct_us = (double)NAN};
	struct inventories all = inventories_new(&a);
	struct inventory *m = inventories_model(&all, STR("m"));
	struct graph_facts g = facts(USES({"P", 3}, {"Q", 2}, {"R", 1}), USES({"X", 2}));
	struct attribution sum[PATHS];

	inventory_add_graph(&all, m, STR("g"), &g, 1);
	for (enum path p = 0; p < PATHS; p++) {
		struct cost cost[3];
		struct costs c = {cost, costs_of(&all.externs, PRICES({"X", 100, 0, 1}))};

		for (int i = 0; i < 3; i++)
			cost[i] = path_cost(p, &points[i], &f);
		sum[p] = attribution_of(m, &c, &f);
		assert_int_equal(model_state_of(m, &sum[p]), want[p]);
		assert_true(is_printed(sum[p].parts_us, printed[p][0]));
		if (want[p] == MODEL_COMPLETE)
			assert_true(is_printed(sum[p].corrected_us, printed[p][1]));
		if (p == PATH_ORACLE) {
			assert_string_equal(cost[1].cause, "BAD_ORACLE");
			assert_string_equal(cost[2].cause, "WRONG");
		}
	}
	assert_printed(sum[PATH_COMPILE].corrected_us / sum[PATH_BEST].corrected_us, "1.037");
	assert_printed(sum[PATH_COMPILE].corrected_us / sum[PATH_ROOF].corrected_us, "1.054");
}

/* G/8 of a replay of eight calls is in both sums, so T compares as T' does. */
CASE(paths_compare_at_calls_per_replay_of_their_own)
{
	struct launch_floor f = {.g_us = 4, .direct_us = (double)NAN};
	struct point_facts p = {.compile = timed(12),
				.oracle = missing("absent"),
				.best = timed(13),
				.bound_us = 6};

	p.compile.k = 8;
	struct cost roof = path_cost(PATH_ROOF, &p, &f);

	assert_true(roof.us == 6.5 && roof.k == 8);
	/* 12 - 4/8 of eight calls is more than 13 - 4 of one */
	assert_true(path_cost(PATH_BEST, &p, &f).us == 13);
	p.best.us = 16;
	assert_true(path_cost(PATH_BEST, &p, &f).us == 12);
	/* without a floor nothing can be taken out */
	f.cause = "no_floor";
	p.best.us = 12.5;
	assert_true(path_cost(PATH_BEST, &p, &f).us == 12);
	p.compile = missing("absent");
	f.cause = NULL;
	assert_true(path_cost(PATH_ROOF, &p, &f).us == 10);
}

static const struct CMUnitTest tests[] = {
	TEST(V7_occurrences_count_executions),
	TEST(V7_unknown_executions_count_as_one_and_are_said),
	TEST(kernels_of_a_model_are_known_if_those_of_each_graph_are),
	TEST(V8_nothing_is_complete_by_having_nothing_to_price),
	TEST(facts_of_a_graph_read_back),
	TEST(V12_parts_against_the_whole),
	TEST(V13_what_is_unpriced_changes_no_sum),
	TEST(V14_few_and_many_launches),
	TEST(without_a_floor_or_an_error_there_is_no_corrected_sum_or_error),
	TEST(direct_launches_subtract_their_own_floor),
	TEST(V12_a_whole_is_the_sum_of_its_graphs),
	TEST(V15_paths),
	TEST(paths_compare_at_calls_per_replay_of_their_own),
};

int main(void)
{
	int bad = RUN(tests);

	release(NULL);
	return bad;
}

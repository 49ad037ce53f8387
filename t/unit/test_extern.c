/* Extern ops: what identifies them, and which price is theirs. */
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

/* ---- identity: V6 ---- */

static struct graph *parse(const char *params, const char *body)
{
	struct text t;
	const char *text = arena_printf(
		&a, "class G(torch.nn.Module):\n    def forward(self, %s):\n%s", params, body);

	text_parse(&a, str_of(text), "t", NULL, &t);
	if (text_check(&t, "t"))
		fail_msg("%s", status_story());
	return t.graphs[0];
}

CASE(V6_an_extern_is_its_call_with_types_for_operands)
{
	struct graph *g = parse(
		"x: \"bf16[4, 8][8, 1]cuda:0\", y: \"bf16[8, 2][1, 8]cuda:0\"",
		"        mm: \"bf16[4, 2][2, 1]cuda:0\" = torch.ops.aten.mm.default(x, y)\n"
		"        return (mm,)\n");
	const struct extern_axis axis = {.cache = "cold",
					 .device_kind = "H200",
					 .driver = "575.57.08",
					 .launch = "graph",
					 .libs = "cublas=12.9.1.4 cudnn=9.10.2",
					 .method = 3,
					 .torch = "2.9.0+gitabc1234"};
	char hex[SHA256_HEX + 1];
	struct str text;

	assert_int_equal(extern_text(&a, g, 2, NULL, NULL, &text), STATUS_OK);
	assert_true(str_is(text, "aten.mm.default(bf16[4, 8][8, 1], bf16[8, 2][1, 8])"));
	extern_id(text, hex);
	assert_string_equal(hex,
			    "0acba77184e57c04be3afc6522443cbdab9ad92d9ee8e951ce46a4caf9d91dc0");
	char key[SHA256_HEX + 1];

	extern_price_key(hex, &axis, key);
	assert_string_equal(key,
			    "0601d382b577899e6c73fd02623f0c1f786e86deda1e5e8618c01c04d446ae02");
}

CASE(an_extern_names_keywords_in_order_and_needs_types)
{
	struct graph *g = parse(
		"x: \"f32[4, 8][8, 1]cuda:0\", z",
		"        s: \"f32[4, 8][8, 1]cuda:0\" = torch.ops.aten.sort.stable(x, stable = "
		"False, dim = -1, descending = True)\n"
		"        u: \"f32[4, 8][8, 1]cuda:0\" = torch.ops.aten.mm.default(z, x)\n"
		"        return (s, u)\n");
	struct str text;

	assert_int_equal(extern_text(&a, g, 2, NULL, NULL, &text), STATUS_OK);
	assert_true(str_is(text, "aten.sort.stable(f32[4, 8][8, 1], descending = True, dim = "
				 "-1, stable = False)"));
	assert_int_equal(extern_text(&a, g, 3, NULL, NULL, &text), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "operand z has no type"));
	status_clear();
}

/* ---- prices of externs ---- */

static struct arm arm_of(struct arm_point *p, struct price *x, const char *name,
			 const char *pattern, const char *driver)
{
	*x = (struct price){
		.axis = "eager_us", .state = PRICE_VALID, .us = 30, .k = 4, .launches = -1};
	*p = (struct arm_point){
		.key = "k", .pattern = pattern, .name = name, .prices = x, .nprices = 1};
	return (struct arm){.points = p, .npoints = 1, .facts = {[FACT_DRIVER] = driver}};
}

CASE(a_price_of_another_driver_is_stale)
{
	struct inventories all = inventories_new(&a);
	struct arm_point points[2];
	struct price prices[2];
	struct arm arms[2];
	struct cost *c;

	inventories_extern(&all, STR("abc"), STR("aten.mm.default()"));
	inventories_extern(&all, STR("def"), STR("aten.sort.default()"));
	arms[0] = arm_of(&points[0], &prices[0], "sum_000000000000", "000000000000", "575");
	arms[1] = arm_of(&points[1], &prices[1], "extern_abc", "abc", "575");
	c = model_extern_costs(&a, &all, arms, 2, NULL, false);
	assert_true(c[0].us == 30 && c[0].k == 4 && !c[0].is_stale);
	assert_string_equal(c[1].cause, "absent");
	arms[1].facts[FACT_DRIVER] = "580";
	c = model_extern_costs(&a, &all, arms, 2, NULL, false);
	assert_true(isnan(c[0].us));
	assert_string_equal(c[0].cause, "stale");
	c = model_extern_costs(&a, &all, arms, 2, NULL, true);
	assert_true(c[0].us == 30 && c[0].is_stale);
}

CASE(warm_prices_go_with_a_warm_axis)
{
	struct inventories all = inventories_new(&a);
	struct arm_point point;
	struct price price;

	inventories_extern(&all, STR("abc"), STR("aten.mm.default()"));
	struct arm arm = arm_of(&point, &price, "extern_abc", "abc", "575");

	assert_true(
		isnan(model_extern_costs(&a, &all, &arm, 1, "compiled_us_warm", false)[0].us));
	price.axis = "eager_us_warm";
	assert_true(model_extern_costs(&a, &all, &arm, 1, "compiled_us_warm", false)[0].us ==
		    30);
	assert_true(isnan(model_extern_costs(&a, &all, &arm, 1, NULL, false)[0].us));
}

CASE(kernels_without_torch_make_no_price_of_another_build)
{
	struct inventories all = inventories_new(&a);
	struct arm_point points[2];
	struct price prices[2];
	struct arm arms[2];

	inventories_extern(&all, STR("abc"), STR("aten.mm.default()"));
	arms[0] = arm_of(&points[0], &prices[0], "sum_000000000000", "000000000000", "575");
	arms[1] = arm_of(&points[1], &prices[1], "extern_abc", "abc", "575");
	arms[0].facts[FACT_BUILD] = "assay 0.1";
	arms[1].facts[FACT_BUILD] = "torch 2.11.0, build 1";
	arms[0].versions = "{}";
	assert_true(model_extern_costs(&a, &all, arms, 2, NULL, false)[0].us == 30);
	arms[0].versions = "{\"torch\":\"2.12.0\"}";
	assert_string_equal(model_extern_costs(&a, &all, arms, 2, NULL, false)[0].cause,
			    "stale");
}

static const struct CMUnitTest tests[] = {
	TEST(V6_an_extern_is_its_call_with_types_for_operands),
	TEST(an_extern_names_keywords_in_order_and_needs_types),
	TEST(a_price_of_another_driver_is_stale),
	TEST(warm_prices_go_with_a_warm_axis),
	TEST(kernels_without_torch_make_no_price_of_another_build),
};

int main(void)
{
	int bad = RUN(tests);

	release(NULL);
	return bad;
}

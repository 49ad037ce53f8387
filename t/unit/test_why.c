/* Why parts and whole of a model differ. */
#include "account/model_why.h"
#include "base/map.h"
#include "unit.h"

#include <math.h>
#include <string.h>

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

enum { POINTS = 3, EXTERNS = 2 };

/* Three points and two externs, all priced, and a whole. */
struct scene {
	struct inventories all;
	struct point_facts facts[POINTS];
	struct cost externs[EXTERNS];
	struct model_report r;
	struct model_account m;
};

static const char *const calls[EXTERNS] = {
	"aten.convolution.default(bf16[128, 3, 224, 224][150528, 50176, 224, 1], "
	"bf16[64, 3, 7, 7][147, 49, 7, 1], None)",
	"aten.mm.default(bf16[8, 8][8, 1], bf16[8, 8][8, 1])"};

static struct cost price(double us)
{
	return (struct cost){.us = us, .r = 0.001, .k = 1, .launches = 1, .sm_mhz = 1980};
}

static struct scene *scene(double ratio)
{
	struct scene *s = arena_new(&a, struct scene);

	s->all = inventories_new(&a);
	struct inventory *v = inventories_model(&s->all, STR("hf/infer/m"));
	struct graph_facts none = {.kernels = -1};

	inventory_add_graph(&s->all, v, STR("g"), &none, 1);
	for (int i = 0; i < POINTS; i++) {
		const char *key = arena_printf(&a, "p%d/1", i);

		inventory_add_use(&s->all, v, false, inventories_point(&s->all, str_of(key)), 1,
				  i + 1);
		s->facts[i] = (struct point_facts){.compile = price(10),
						   .bound_us = 9,
						   .memory_us = 9,
						   .launches = 1,
						   .bytes = 9e6};
	}
	for (int i = 0; i < EXTERNS; i++) {
		uint32_t id = inventories_extern(&s->all, str_of(calls[i]), str_of(calls[i]));

		inventory_add_use(&s->all, v, true, id, 1, 2);
		s->externs[i] = price(50);
	}
	s->r = (struct model_report){.all = &s->all,
				     .facts = s->facts,
				     .externs = s->externs,
				     .floor = {.g_us = 1, .slope_us = 0.5}};
	s->m = (struct model_account){
		.inventory = v,
		.ratio = {.corrected = ratio},
		.whole = {.us = 260 / ratio, .sm_mhz = 1980, .kernels = 1 + 2 + 3 + 2 * 2}};
	return s;
}

static const struct model_reason *find(struct scene *s, const char *code)
{
	uint32_t n;
	struct model_reason *r = model_reasons(&a, &s->r, &s->m, &n);

	for (uint32_t i = 0; i < n; i++)
		if (!strcmp(r[i].code, code))
			return &r[i];
	return NULL;
}

static void is_reason(struct scene *s, const char *code, int64_t n, double us,
		      const char *words)
{
	const struct model_reason *r = find(s, code);

	if (!r || r->n != n || !(fabs(r->us - us) < 1e-9 || (isnan(us) && isnan(r->us))) ||
	    !strstr(r->words, words))
		fail_msg("%s: %lld, %.12g, \"%s\"", code, r ? (long long)r->n : -1,
			 r ? r->us : (double)NAN, r ? r->words : "not among the reasons");
}

CASE(a_ratio_near_one_needs_no_reason)
{
	uint32_t n;
	struct scene *s = scene(1.1);

	s->m.whole.kernels = 1;
	model_reasons(&a, &s->r, &s->m, &n);
	assert_true(n == 0 && !model_is_off(&s->m));
	s->m.ratio.corrected = (double)NAN;
	model_reasons(&a, &s->r, &s->m, &n);
	assert_true(n == 0 && !model_is_off(&s->m));
	/* parts and whole that agree in everything but their sum */
	s = scene(0.5);
	s->externs[0].us = s->externs[1].us;
	s->facts[0].compile.us = 10;
	model_reasons(&a, &s->r, &s->m, &n);
	assert_true(n == 1 && find(s, "layout") && model_is_off(&s->m));
}

CASE(what_has_no_price_is_told_with_its_bytes)
{
	struct scene *s = scene(0.8);

	s->facts[2].compile =
		(struct cost){.us = (double)NAN, .cause = "wrong_value", .launches = 1};
	is_reason(s, "unpriced", 3, 27, "3 occurrences of points have no price (wrong_value)");
	s->facts[2].bytes = (double)NAN;
	is_reason(s, "unpriced", 3, (double)NAN, "have no price (wrong_value)");
	s->externs[1] = (struct cost){.us = (double)NAN, .cause = "absent", .launches = -1};
	is_reason(s, "externs", 2, (double)NAN, "2 extern calls have no price (absent)");
	inventory_add_error(&s->all, &s->all.models.p[0], "unkeyed", STR("g"), STR("x"));
	is_reason(s, "errors", 1, (double)NAN, "(unkeyed)");
}

CASE(kernels_of_the_whole_and_of_its_parts)
{
	struct scene *s = scene(0.8);

	s->m.whole.kernels = 28;
	is_reason(s, "more_kernels", 18, 9, "the whole launches 28 kernels, its parts 10");
	assert_null(find(s, "fewer_kernels"));
	s->externs[0].launches = -1; /* not known: nothing is said */
	assert_null(find(s, "more_kernels"));
	s = scene(1.3);
	s->m.whole.kernels = 6;
	is_reason(s, "fewer_kernels", 4, 2, "its parts 10");
	assert_null(find(s, "more_kernels"));
	/* without a floor there is no amount */
	s->r.floor.slope_us = (double)NAN;
	const struct model_reason *r = find(s, "fewer_kernels");

	assert_true(r && isnan(r->us) && str_ends(str_of(r->words), "timed apart"));
	s->m.whole.kernels = -1;
	assert_null(find(s, "fewer_kernels"));
}

CASE(roofs_layouts_and_the_machine)
{
	struct scene *s = scene(1.3);

	/* 20 - 1 of the floor - 1.5·9, three times */
	s->facts[2].compile.us = 20;
	is_reason(s, "far_from_roof", 3, 16.5, "3 occurrences take more than 1.5 times");
	is_reason(s, "layout", 2, 100, "2 convolutions of 100.0 us stand channels first");
	/* 10·(1 + 2) + 20·3 + 50·4 = 290 us, which a clock of a tenth more makes 263.6 */
	s->m.whole.sm_mhz = 2178;
	is_reason(s, "clock", 0, 290.0 / 11, "1980 MHz, the whole at 2178: up to 26.4 us");
	/* a slower whole is no reason for parts that are too large */
	s->m.whole.sm_mhz = 1782;
	assert_null(find(s, "clock"));
	s->facts[0].compile.is_unstable = true;
	is_reason(s, "unstable", 1, (double)NAN, "1 occurrences of 10.0 us vary too much");
	/* amounts first, largest first */
	uint32_t n;
	struct model_reason *r = model_reasons(&a, &s->r, &s->m, &n);

	assert_string_equal(r[0].code, "layout");
	assert_string_equal(r[n - 1].code, "unstable");

	s = scene(0.8);
	s->m.whole.sm_mhz = 1782;
	assert_non_null(find(s, "clock"));
	s->m.whole.sm_mhz = 2178;
	assert_null(find(s, "clock"));
	s->m.whole.is_unstable = true;
	is_reason(s, "unstable", 0, (double)NAN, "the whole varies too much to rank");
	s->facts[1].compile.us = 6;
	s->facts[1].is_above_roof = true;
	is_reason(s, "above_roof", 2, 8, "their bytes are counted wrongly");
	s->m.whole.is_direct = true;
	is_reason(s, "no_graph", 0, (double)NAN, "without a graph");
}

CASE(channels_last_is_no_reason)
{
	struct scene *s = scene(1.3);

	s->all.calls.p[0] = STR("aten.convolution.default(bf16[8, 96, 56, 56][301056, 1, 5376, "
				"96], bf16[96, 1, 7, 7][49, 49, 7, 1])");
	assert_null(find(s, "layout"));
	/* one channel has no layout, and a text may be anything */
	s->all.calls.p[0] =
		STR("aten.convolution.default(bf16[8, 1, 56, 56][3136, 3136, 56, 1])");
	assert_null(find(s, "layout"));
	s->all.calls.p[0] = STR("aten.convolution.default([");
	assert_null(find(s, "layout"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(a_ratio_near_one_needs_no_reason),
		TEST(what_has_no_price_is_told_with_its_bytes),
		TEST(kernels_of_the_whole_and_of_its_parts),
		TEST(roofs_layouts_and_the_machine),
		TEST(channels_last_is_no_reason),
	};
	int bad = RUN(tests);

	release(NULL);
	return bad;
}

/* What the structure of a graph makes of the tolerance of its outputs. */
#include "ir/text.h"
#include "run/reference.h"
#include "unit.h"

#include <math.h>

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

static struct bound *bind(const char *text)
{
	struct bound *b;
	struct text t;

	text_parse(&a, str_of(text), "test", NULL, &t);
	assert_int_equal(text_check(&t, "test"), STATUS_OK);
	assert_int_equal(op_bind(&a, t.graphs[0], NULL, false, &b), STATUS_OK);
	return b;
}

static struct bound *sum_of(const char *shape)
{
	return bind(arena_printf(&a,
				 "class M(torch.nn.Module):\n"
				 "    def forward(self, x: \"f32[%s]\"):\n"
				 "        s: \"f32[]\" = torch.ops.aten.sum.default(x)\n"
				 "        return (s,)\n",
				 shape));
}

static const char *converted_sum =
	"class M(torch.nn.Module):\n"
	"    def forward(self, x: \"bf16[4, 2]\"):\n"
	"        s: \"bf16[2]\" = torch.ops.aten.sum.dim_IntList(x, [0])\n"
	"        c: \"f32[2]\" = torch.ops.prims.convert_element_type."
	"default(s, torch.float32)\n"
	"        return (c,)\n";

/* 0.4551 was rounded to bf16 on its way: numbers there are 2^-9 apart, not 2^-25. */
CASE(few_elements_have_the_spacing_of_their_narrowest_type)
{
	struct compare_rules rules;
	struct tolerance few, many;
	double r[64];
	float base[64];

	compare_rules_of(bind(converted_sum), 0, &rules);
	assert_int_equal(rules.narrow, DTYPE_bf16);
	for (int i = 0; i < 64; i++)
		r[i] = (double)(base[i] = 0.4551f);
	struct reference_output out = {.base = base, .r = r};
	const int64_t n[] = {2, 64};

	out.type = tensor_contiguous(DTYPE_f32, 1, &n[0]);
	assert_int_equal(compare_tolerance(&compare_here, &out, &rules, &few), STATUS_OK);
	out.type = tensor_contiguous(DTYPE_f32, 1, &n[1]);
	assert_int_equal(compare_tolerance(&compare_here, &out, &rules, &many), STATUS_OK);
	assert_true(fabs(compare_tol(&few, r[0]) - ldexp(2, -9)) < 1e-6);
	assert_true(compare_tol(&many, r[0]) < 1e-6);
}

/* A widening that was reviewed widens the tolerance of every element, and no more. */
CASE(a_reviewed_widening_scales_the_tolerance)
{
	const float x[8] = {1, 2, 3, 4, 5, 6, 7, 8};
	const struct eval_input in = {DTYPE_f32, x, 8};
	struct reference r;
	double tol[2];

	for (int i = 0; i < 2; i++) {
		struct reference_opts opts = {.max_bytes = 1e9, .tol_scale = i ? 3 : 1};

		assert_int_equal(reference_make(NULL, sum_of("8"), sum_of("8"), &in, &opts, &r),
				 STATUS_OK);
		tol[i] = compare_tol(&r.tol[0], 36);
		reference_release(&r);
	}
	assert_true(tol[0] > 0 && fabs(tol[1] - 3 * tol[0]) < 1e-12 * tol[1]);
}

CASE(a_device_is_needed_for_references_of_large_work_only)
{
	struct reference_opts opts = {.max_bytes = 1e9}, forced = {.force_naive = true};

	assert_false(reference_uses_device(sum_of("1000"), &opts));
	assert_true(reference_uses_device(sum_of("1000"), &forced));
	assert_true(reference_uses_device(sum_of("4096, 4096"), &opts));
}

/* A line of a graph of x and y, f32[8], and whether its value is a decision that may fall either
 * way, and a sum whose errors outlive it. */
static const struct {
	const char *line;
	bool below_decision, has_cancelled;
} structures[] = {
	{"r: \"b8[8]\" = torch.ops.aten.le.Scalar(relu, 0.0)", false, false},
	{"r: \"f32[8]\" = torch.ops.aten.floor.default(relu)", false, false},
	{"r: \"b8[8]\" = torch.ops.aten.le.Scalar(third, 0.0)", true, false},
	{"r: \"f32[8]\" = torch.ops.aten.floor.default(third)", true, false},
	{"r: \"b8[8]\" = torch.ops.aten.gt.Scalar(half, 0.1)", true, false},
	{"r: \"f32[8]\" = torch.ops.aten.fmod.Scalar(relu, 3.0)", true, false},
	{"r: \"f32[8]\" = torch.ops.aten.add.Tensor(relu, y)", false, false},
	{"r: \"f32[8]\" = torch.ops.aten.add.Tensor(third, 0.5)", false, true},
	{"r: \"f32[8]\" = torch.ops.aten.log.default(third)", false, true},
	{"r: \"f32[8]\" = torch.ops.aten.mul.Tensor(third, y)", false, false},
};

CASE(what_is_rounded_may_fall_either_way_or_cancel)
{
	for (size_t i = 0; i < sizeof(structures) / sizeof(*structures); i++) {
		struct compare_rules rules;
		const char *graph = arena_printf(
			&a,
			"class M(torch.nn.Module):\n"
			"    def forward(self, x: \"f32[8]\", y: \"f32[8]\"):\n"
			"        relu: \"f32[8]\" = torch.ops.aten.relu.default(x)\n"
			"        third: \"f32[8]\" = torch.ops.aten.div.Tensor(x, 3.0)\n"
			"        half: \"bf16[8]\" = torch.ops.prims.convert_element_type."
			"default(x, torch.bfloat16)\n"
			"        %s\n"
			"        return (r,)\n",
			structures[i].line);

		compare_rules_of(bind(graph), 0, &rules);
		if (rules.below_decision != structures[i].below_decision ||
		    rules.has_cancelled != structures[i].has_cancelled)
			fail_msg("%s: %d %d", structures[i].line, rules.below_decision,
				 rules.has_cancelled);
	}
}

/* Half are masked, and one is 0 where 0.5 and x / 3 met: its error is theirs, 2^-24 each, and
 * not that of the masked ones, nor none. */
CASE(where_a_sum_cancels_the_tolerance_is_that_of_what_was_summed)
{
	enum { N = 4096 };
	struct compare_rules rules = {.e = 2, .has_cancelled = true, .scale = 1};
	double *r = arena_array(&a, double, N);
	float *base = arena_array(&a, float, N);
	const int64_t n = N;
	struct tolerance t;

	for (int i = 0; i < N; i++)
		r[i] = (double)(base[i] = i % 2 ? -3e38F : 0.6F);
	r[0] = (double)(base[0] = 0);
	struct reference_output out = {.base = base, .r = r};

	out.type = tensor_contiguous(DTYPE_f32, 1, &n);
	assert_int_equal(compare_tolerance(&compare_here, &out, &rules, &t), STATUS_OK);
	assert_true(compare_tol(&t, 0) > 1.1e-7 && compare_tol(&t, 0) < 1.3e-7);
	rules.has_cancelled = false;
	assert_int_equal(compare_tolerance(&compare_here, &out, &rules, &t), STATUS_OK);
	assert_true(compare_tol(&t, 0) < 1e-37);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_teardown(few_elements_have_the_spacing_of_their_narrowest_type,
					  release),
		cmocka_unit_test_teardown(a_reviewed_widening_scales_the_tolerance, release),
		cmocka_unit_test_teardown(a_device_is_needed_for_references_of_large_work_only,
					  release),
		cmocka_unit_test_teardown(what_is_rounded_may_fall_either_way_or_cancel,
					  release),
		cmocka_unit_test_teardown(
			where_a_sum_cancels_the_tolerance_is_that_of_what_was_summed, release),
	};

	return RUN(tests);
}

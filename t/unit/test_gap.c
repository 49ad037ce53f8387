/* Why points are slow: accounting.md's V44. */
#include "account/gap.h"
#include "ir/text.h"
#include "model_file.h"

static struct gap_facts at(double t, double s)
{
	return (struct gap_facts){.t = t,
				  .k = 1,
				  .g_us = 4,
				  .slope_us = 0.85,
				  .memory_us = s,
				  .o = (double)NAN,
				  .r_o = (double)NAN,
				  .launches = -1,
				  .best_launches = -1,
				  .bytes = (double)NAN,
				  .traffic_bytes = (double)NAN,
				  .other_us = (double)NAN,
				  .blocks = -1,
				  .sms = -1};
}

static const char *code(const struct gap_facts *f)
{
	return gap_name(gap_of(f).code);
}

CASE(V44_verdicts_end_it)
{
	struct gap_facts f = at(7.5, 2);

	assert_string_equal(code(&f), "FLOOR_BOUND");
	assert_printed(gap_of(&f).measure, "9.7");
	f = at(54, 48);
	assert_string_equal(code(&f), "AT_ROOF");
	assert_printed(gap_of(&f).measure, "1.042");
	f = at(40, 38.5);
	assert_string_equal(code(&f), "BYTES_WRONG");
	assert_printed(gap_of(&f).measure, "41.23");
	f = at(100, 50);
	f.compute_us = 80;
	assert_string_equal(code(&f), "COMPUTE_BOUND");
	assert_printed(gap_of(&f).measure, "1.200");
	f = at((double)NAN, 50);
	assert_string_equal(code(&f), "NOT_MEASURED");
	f = at(100, 50);
	f.is_above_roof = true;
	assert_string_equal(code(&f), "BYTES_WRONG");
}

static struct gap_facts hundred(double o)
{
	struct gap_facts f = at(100, 50);

	f.compute_us = 5;
	f.o = o;
	return f;
}

CASE(V44_mechanisms_have_amounts)
{
	struct gap_facts f = hundred(97);
	struct gap g;

	assert_string_equal(code(&f), "AT_ORACLE");
	f = hundred(62);
	f.launches = 9;
	f.best_launches = 2;
	f.bytes = 1000;
	f.traffic_bytes = 1800;
	g = gap_of(&f);
	assert_printed(g.excess_us, "46");
	assert_int_equal(g.code, GAP_EXTRA_TRAFFIC);
	assert_printed(g.amounts[0].us, "40.00");
	assert_printed(g.amounts[0].pct, "86.96");
	assert_int_equal(g.namounts, 2);
	assert_int_equal(g.amounts[1].code, GAP_EXTRA_LAUNCHES);
	assert_printed(g.amounts[1].us, "5.950");
	assert_printed(g.amounts[1].pct, "12.93");
	f = hundred(62);
	f.other_us = 85;
	g = gap_of(&f);
	assert_int_equal(g.code, GAP_TUNING);
	assert_printed(g.amounts[0].us, "15.00");
	assert_printed(g.amounts[0].pct, "32.61");
	f = hundred(62);
	f.blocks = 66;
	f.sms = 132;
	g = gap_of(&f);
	assert_int_equal(g.code, GAP_UNDERFILLED);
	assert_true(g.amounts[0].us == 48);
}

CASE(V44_features_speak_last_and_what_is_missing_is_listed)
{
	struct gap_facts f = hundred(62);
	struct gap g = gap_of(&f);

	assert_int_equal(g.code, GAP_UNEXPLAINED);
	assert_int_equal(g.nunknown, 6);
	assert_string_equal(g.unknown[0], "launches_needed");
	f.features = FEATURE_SCATTER | FEATURE_RANDOM;
	assert_string_equal(code(&f), "SCATTER");
	f.launches = 2;
	f.best_launches = 2; /* an amount of nothing is none */
	f.blocks = 200;
	f.sms = 132;
	g = gap_of(&f);
	assert_int_equal(g.namounts, 0);
	assert_int_equal(g.nunknown, 4);
	f = hundred((double)NAN);
	f.memory_us = (double)NAN;
	f.compute_us = 0;
	g = gap_of(&f);
	assert_int_equal(g.code, GAP_UNEXPLAINED);
	assert_string_equal(g.unknown[0], "roof");
	assert_string_equal(g.unknown[1], "oracle");
}

CASE(V44_value_is_a_mean_percent_of_models)
{
	struct gap_facts f = hundred(62);
	const struct gap_use uses[] = {{10, 5000}, {2, 800}};

	assert_printed(gap_value(&f, uses, 2, 2), "8.550");
	f.o = 120; /* an oracle that is slower is worth nothing */
	assert_true(gap_value(&f, uses, 2, 2) == 0);
}

CASE(V44_classes)
{
	static const double ratio[] = {0.949, 0.95, 1.05, 1.1, 1.5, 2.999, 3};
	static const char *const want[] = {"ORACLE_SLOWER", "AT_ORACLE", "NEAR", "SMALL",
					   "MEDIUM",        "MEDIUM",    "LARGE"};

	for (int i = 0; i < 7; i++) {
		struct gap_facts f = hundred(1);

		f.t = ratio[i];
		f.r_t = f.r_o = 0;
		assert_string_equal(gap_class(&f), want[i]);
		assert_true(gap_class_is_sure(&f));
	}
	struct gap_facts f = hundred(1);

	f.t = 1.08;
	f.r_t = 0.02;
	f.r_o = 0;
	assert_string_equal(gap_class(&f), "NEAR");
	assert_false(gap_class_is_sure(&f));
	f.r_o = (double)NAN;
	assert_false(gap_class_is_sure(&f));
	f.o = (double)NAN;
	assert_string_equal(gap_class(&f), "");
}

CASE(a_pattern_has_the_features_of_its_ops)
{
	static const char text[] =
		"class G(torch.nn.Module):\n"
		"    def forward(self, x: \"f32[4, 8][8, 1]\", i: \"i64[4][1]\"):\n"
		"        a: \"f32[4, 8][8, 1]\" = torch.ops.aten.index.Tensor(x, [i])\n"
		"        b: \"f32[4, 8][8, 1]\" = torch.ops.aten.index_put.default(x, [i], a, "
		"True)\n"
		"        return (b,)\n";
	struct arena a = {0};
	struct text t;

	text_parse(&a, str_of(text), "t", NULL, &t);
	assert_int_equal(text_check(&t, "t"), STATUS_OK);
	assert_int_equal(gap_features(t.graphs[0]), FEATURE_SCATTER | FEATURE_GATHER);
	arena_release(&a);
}

/* A row without a word would print nothing. */
CASE(rows_are_complete)
{
	for (enum gap_code c = 0; c < GAP_CODES; c++)
		assert_true(*gap_name(c) && *gap_words(c));
}

static const struct CMUnitTest tests[] = {
	TEST(V44_verdicts_end_it),
	TEST(V44_mechanisms_have_amounts),
	TEST(V44_features_speak_last_and_what_is_missing_is_listed),
	TEST(V44_value_is_a_mean_percent_of_models),
	TEST(V44_classes),
	TEST(a_pattern_has_the_features_of_its_ops),
	TEST(rows_are_complete),
};

int main(void)
{
	return RUN(tests);
}

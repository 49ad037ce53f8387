/* Who uses what in a corpus. */
#include "corpus/summary_kernel.h"
#include "corpus/usage.h"
#include "model_file.h"

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

CASE(V46_references_points_and_concentration)
{
	static const char *const references[][2] = {
		{"m1", "A"}, {"m1", "B"}, {"m1", "Z"}, {"m2", "A"}};
	struct usage u = usage_new(&a);

	assert_true(usage_add_pattern(&u, STR("sum_A"), STR("A")));
	assert_int_equal(usage_add_points(&u, (const uint32_t[]){0, 1, 1}, 6), STATUS_OK);
	assert_true(usage_add_pattern(&u, STR("sum_B"), STR("B")));
	assert_int_equal(usage_add_points(&u, (const uint32_t[]){0, 1, 0}, 1), STATUS_OK);
	assert_true(usage_add_pattern(&u, STR("sum_C"), STR("C")));
	assert_int_equal(usage_add_points(&u, (const uint32_t[]){1, 0, 0}, 0), STATUS_OK);
	for (int i = 0; i < 4; i++)
		usage_add_reference(&u, str_of(references[i][0]), str_of(references[i][1]));
	vec_push(&u.without_manifest, &a, STR("m3"));
	usage_finish(&u);
	assert_int_equal(u.patterns.n, 3);
	assert_true(u.points == 4 && u.occurrences == 7);
	assert_printed(u.n_eff, "2.667");
	assert_printed(u.top_points_pct[0], "50.00");
	assert_printed(u.top_occurrences_pct[0], "85.71");
	assert_true(u.top_points_pct[2] == 100);
	assert_true(u.used_by[0] == 1 && u.used_by[1] == 2 && u.used_by[2] == 1);
	assert_int_equal(u.references.n, 4);
	assert_int_equal(u.unknown.n, 1);
	assert_true(str_is(u.unknown.p[0].id, "Z") && str_is(u.unknown.p[0].model, "m1"));
	assert_int_equal(u.unreferenced.n, 1);
	assert_true(str_is(u.unreferenced.p[0], "sum_C"));
	assert_true(u.quantiles[0] == 1 && u.quantiles[2] == 1 && u.quantiles[4] == 2);
	assert_true(str_is(u.largest, "sum_A"));
	assert_true(usage_is_broken(&u));
}

CASE(an_empty_corpus_is_whole_and_two_patterns_of_an_id_are_not)
{
	struct usage u = usage_new(&a);

	usage_finish(&u);
	assert_false(usage_is_broken(&u));
	assert_true(u.n_eff == 0 && u.top_points_pct[0] == 0);
	assert_true(usage_add_pattern(&u, STR("x_A"), STR("A")));
	assert_false(usage_is_broken(&u));
	assert_false(usage_add_pattern(&u, STR("y_A"), STR("A")));
	assert_true(usage_is_broken(&u));
	assert_true(str_is(u.collisions.p[0], "y_A"));
}

CASE(occurrences_beyond_64_bits_are_refused)
{
	static const uint32_t one[] = {0, 1, 0};
	struct usage u = usage_new(&a);

	assert_true(usage_add_pattern(&u, STR("x_A"), STR("A")));
	assert_int_equal(usage_add_points(&u, one, INT64_MAX), STATUS_OK);
	assert_true(usage_add_pattern(&u, STR("y_B"), STR("B")));
	assert_int_equal(usage_add_points(&u, one, 1), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "y_B: with its 1 occurrences"));
	status_clear();
	assert_true(u.points == 1 && u.occurrences == INT64_MAX);
}

/* What is kept may be damaged, or of a build that wrote it otherwise. */
CASE(lines_that_are_none_are_left_out)
{
	static const char digest[] = "0123456789abcdef0123456789abcdef"
				     "0123456789abcdef0123456789abcdef";
	char *text =
		arena_printf(&a, "short\n%s\n\n%s\t0\t1\nx%s\t1\n", digest, digest, digest);
	struct summary_memo m = summary_memo_new(&a, str_of(text));

	assert_int_equal(m.lines.n, 1);
	assert_non_null(map_find(&m.known, str_of(digest)));
	assert_int_equal(summary_memo_text(&a, &m).n, 0); /* nothing new */
	m.nread = 1;
	assert_true(str_ends(summary_memo_text(&a, &m), "\t0\t1\n"));
	m = summary_memo_new(&a, STR(""));
	assert_int_equal(m.lines.n, 0);
}

static const struct CMUnitTest tests[] = {
	TEST(V46_references_points_and_concentration),
	TEST(an_empty_corpus_is_whole_and_two_patterns_of_an_id_are_not),
	TEST(occurrences_beyond_64_bits_are_refused),
	TEST(lines_that_are_none_are_left_out),
};

int main(void)
{
	int bad = RUN(tests);

	release(NULL);
	return bad;
}

/* The tables of tags, metrics and causes, and the exit code of a run. */
#include "store/store.h"
#include "store/tag.h"
#include "unit.h"

#include <string.h>

/* Acceptance 2. */
CASE(tags_and_metrics_are_found_once)
{
	for (const struct tag *t = tag_table; t->name; t++) {
		assert_true(t->unit && t->doc && strchr(t->name, '/'));
		for (const struct tag *u = t + 1; u->name; u++)
			assert_string_not_equal(t->name, u->name);
	}
	for (const struct metric *m = metric_table; m->name; m++) {
		assert_true(m->unit && m->formula);
		for (const struct metric *o = m + 1; o->name; o++)
			assert_string_not_equal(m->name, o->name);
	}
	assert_non_null(tag_find("cold/median_us"));
	assert_ptr_equal(tag_find("warm/n"), tag_find("cold/n"));
	assert_non_null(tag_find("pair/inductor-cd/ratio_lo"));
	assert_non_null(tag_find("env/steal_pct"));
	assert_null(tag_find("pair//ratio"));
	assert_null(tag_find("hot/median_us"));
	assert_null(tag_find("cold/"));
	assert_null(tag_find("<state>/n"));
	assert_string_equal(metric_find("compiled_us")->name, "compiled_us");
	assert_string_equal(metric_find("compiled_us_warm")->name, "compiled_us");
	assert_string_equal(metric_find("native_us")->name, "<provider>_us");
	assert_string_equal(metric_find("gap_net")->name, "gap_net");
	assert_string_equal(metric_find("gap_native_warm")->name, "gap_<provider>");
	assert_null(metric_find("compile_s_warm"));
	assert_null(metric_find("speed"));
	struct arena a = {0};

	assert_string_equal(metric_of_provider(&a, "inductor"), "compiled_us");
	assert_string_equal(metric_of_provider(&a, "native"), "native_us");
	arena_release(&a);
}

CASE(causes_are_complete)
{
	int n = 0, final = 0, by_row[ROW_STATUSES] = {0};

	for (const struct cause *c = cause_table; c->name; c++) {
		assert_true(*c->words &&
			    (c->exit == 0 || c->exit == 1 || c->exit == 3 || c->exit == 4));
		assert_ptr_equal(cause_get(c->name), c);
		by_row[c->row]++;
		final += c->is_final;
		n++;
	}
	assert_int_equal(n, 56);
	assert_int_equal(by_row[ROW_OK_UNCHECKED], 9);
	assert_int_equal(by_row[ROW_SKIPPED], 9);
	assert_int_equal(final, 32);
	assert_null(cause_find("bad_luck"));
}

CASE(exits_of_runs)
{
	struct run_exit x = {0};

	assert_int_equal(run_exit_code(&x), 3); /* D7: nothing was measured */
	run_exit_add(&x, ROW_SKIPPED, "no_oracle", false, false);
	assert_int_equal(run_exit_code(&x), 3);
	run_exit_add(&x, ROW_OK, NULL, true, false);
	assert_int_equal(run_exit_code(&x), 0);
	run_exit_add(&x, ROW_SKIPPED, "no_oracle", false, true);
	assert_int_equal(run_exit_code(&x), 1);
	run_exit_add(&x, ROW_FAILED, "bad_repro", false, false);
	assert_int_equal(run_exit_code(&x), 3);
	run_exit_add(&x, ROW_FAILED, "oom", false, false);
	assert_int_equal(run_exit_code(&x), 4);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(tags_and_metrics_are_found_once),
		TEST(causes_are_complete),
		TEST(exits_of_runs),
	};

	return RUN(tests);
}

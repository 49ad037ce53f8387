/* The journal: runs, rows, samples, resume. */
#include "store_file.h"

#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>

CASE(a_point_is_kept_with_its_samples)
{
	struct store *s = new_store("point.db");
	struct arena a = {0};
	int64_t run = open_run(s, "[\"bench\"]", false, false);
	double us[] = {12.5, 0.1, 3e-7, 123456};
	uint16_t rounds[] = {0, 0, 1, 65535};
	struct samples cold = {.state = "cold", .n = 4, .m = 14, .us = us, .rounds = rounds},
		       *back;
	struct store_sample sample = {.state = "cold", .n = 4, .m = 14};
	struct store_put put = a_put("k_1", "native", ROW_OK, NULL, "f1");
	struct store_event event = {.kind = "retry", .body = "{\"job\":1}"}, *events;
	struct store_filter f = {.kernel = "k_1"};
	struct store_row *rows;
	uint32_t n;

	assert_int_equal(samples_pack(&a, &cold, &sample.blob), STATUS_OK);
	put.samples = &sample;
	put.nsamples = 1;
	assert_int_equal(store_point(s, run, &put, 1, &event, 1), STATUS_OK);
	assert_int_equal(store_rows(s, &a, &f, &rows, &n), STATUS_OK);
	assert_int_equal(n, 1);
	assert_string_equal(rows[0].provider, "native");
	assert_string_equal(rows[0].metrics, "{\"cold/median_us\":12.5}");
	assert_string_equal(rows[0].flags, "{}");
	assert_true(rows[0].status == ROW_OK && !rows[0].cause && rows[0].run == run);
	assert_int_equal(store_samples(s, &a, rows[0].id, &back, &n), STATUS_OK);
	assert_true(n == 1 && back[0].n == 4 && back[0].m == 14);
	assert_string_equal(back[0].state, "cold");
	for (int i = 0; i < 4; i++)
		assert_true(back[0].us[i] == (double)(float)us[i] &&
			    back[0].rounds[i] == rounds[i]);
	assert_int_equal(store_events(s, &a, run, &events, &n), STATUS_OK);
	assert_true(n == 1 && !strcmp(events[0].kind, "retry") && *events[0].at);
	/* once more, without samples: replaced, not doubled */
	put.nsamples = 0;
	put.row.attempt = 2;
	assert_int_equal(store_point(s, run, &put, 1, NULL, 0), STATUS_OK);
	assert_int_equal(store_rows(s, &a, &f, &rows, &n), STATUS_OK);
	assert_true(n == 1 && rows[0].attempt == 2);
	assert_int_equal(store_samples(s, &a, rows[0].id, &back, &n), STATUS_OK);
	assert_int_equal(n, 0);
	double cost;

	assert_int_equal(store_last_cost(s, "k_1", "46dbfd5f90c1", "native", "null", &cost),
			 STATUS_OK);
	assert_true(cost == 4.75);
	assert_int_equal(store_last_cost(s, "k_2", "46dbfd5f90c1", "native", "null", &cost),
			 STATUS_OK);
	assert_true(isnan(cost));
	store_close(s);
	arena_release(&a);
}

CASE(a_bad_row_takes_its_whole_point_along)
{
	struct store *s = new_store("whole.db");
	struct arena a = {0};
	int64_t run = open_run(s, "[\"bench\"]", false, false);
	struct store_put puts[] = {a_put("k_1", "native", ROW_OK, NULL, "f1"),
				   a_put("k_1", "oracle", ROW_OK, NULL, "f2")};
	struct store_filter f = {0};
	struct store_row *rows;
	uint32_t n;

	puts[1].row.arm = "middle"; /* no arm */
	assert_int_equal(store_point(s, run, puts, 2, NULL, 0), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "CHECK constraint"));
	status_clear();
	assert_int_equal(store_rows(s, &a, &f, &rows, &n), STATUS_OK);
	assert_int_equal(n, 0);
	store_close(s);
	arena_release(&a);
}

CASE(G7_a_run_that_did_not_end_is_continued)
{
	struct store *s = new_store("runs.db");
	struct arena a = {0};
	struct store_run *runs, found;
	uint32_t n;
	int64_t first = open_run(s, "[\"bench\",\"a\"]", false, false);

	assert_int_equal(store_run_calibrations(s, first, "{\"null-0\":\"9c0a\"}"), STATUS_OK);
	store_close(s); /* as a kill would */
	s = open_store("runs.db");
	assert_int_equal(open_run(s, "[\"bench\",\"a\"]", false, true), first);
	assert_int_equal(store_run_close(s, first, "interrupted"), STATUS_OK);
	assert_int_equal(open_run(s, "[\"bench\",\"a\"]", false, true), first);
	assert_int_equal(store_run_close(s, first, "done"), STATUS_OK);
	int64_t second = open_run(s, "[\"bench\",\"a\"]", false, false);

	assert_true(second > first);
	assert_int_equal(store_run_close(s, second, "interrupted"), STATUS_OK);
	int64_t third = open_run(s, "[\"bench\",\"a\"]", true, false);

	assert_true(third > second);
	assert_true(open_run(s, "[\"bench\",\"b\"]", false, false) > third);
	assert_int_equal(store_runs(s, &a, &runs, &n), STATUS_OK);
	assert_int_equal(n, 4);
	assert_string_equal(runs[0].state, "done");
	assert_string_equal(runs[0].calibrations, "{\"null-0\":\"9c0a\"}");
	assert_true(runs[0].ended_at && !runs[2].ended_at && runs[0].seed == 1234);
	assert_int_equal(store_run_find(s, &a, "t", &found), STATUS_OK);
	assert_int_equal(found.id, runs[3].id);
	assert_int_equal(store_run_find(s, &a, "2", &found), STATUS_OK);
	assert_int_equal(found.id, 2);
	assert_int_equal(store_run_find(s, &a, "nobody", &found), STATUS_NOT_FOUND);
	status_clear();
	store_close(s);
	arena_release(&a);
}

CASE(a_run_is_open_once)
{
	struct store *s = new_store("once.db");
	char who[64];
	int st = 0, pipes[2];

	assert_int_equal(pipe(pipes), 0);
	store_close(s);
	pid_t pid = fork();

	if (!pid) {
		struct store_run r = a_run("[\"x\"]");
		bool c;

		_exit(store_open("once.db", false, &s) || store_run_open(s, &r, false, &c) ||
		      write(pipes[1], "x", 1) != 1 || pause());
	}
	assert_int_equal(read(pipes[0], who, 1), 1);
	s = open_store("once.db");
	struct store_run r = a_run("[\"x\"]");
	bool is_continued;

	assert_int_equal(store_run_open(s, &r, false, &is_continued), STATUS_CONFLICT);
	snprintf(who, sizeof(who), "pid %d on ", (int)pid);
	assert_non_null(strstr(status_story(), who));
	status_clear();
	store_close(s);
	unlink("linked.db");
	assert_int_equal(symlink("once.db", "linked.db"), 0);
	s = open_store("linked.db");
	assert_int_equal(store_run_open(s, &r, false, &is_continued), STATUS_CONFLICT);
	status_clear();
	store_close(s);
	s = open_store("once.db");
	kill(pid, SIGKILL);
	assert_int_equal(waitpid(pid, &st, 0), pid);
	assert_int_equal(open_run(s, "[\"x\"]", false, true), 1);
	assert_int_equal(store_run_open(s, &r, false, &is_continued), STATUS_CONFLICT);
	status_clear();
	store_close(s);
	close(pipes[0]);
	close(pipes[1]);
}

CASE(resume_skips_what_is_settled)
{
	static const struct {
		enum row_status status;
		const char *cause;
		bool is_settled, is_settled_on_retry;
	} cases[] = {
		{ROW_OK, NULL, true, true},
		{ROW_OK_UNCHECKED, "no_reference", true, true},
		{ROW_OK_UNCHECKED, "not_checked", false, false},
		{ROW_FAILED, "compile_error", true, false},
		{ROW_FAILED, "crash", false, false},
		{ROW_SKIPPED, "no_oracle", true, false},
		{ROW_SKIPPED, "not_run", false, false},
	};
	struct store *s = new_store("resume.db");
	int64_t run = open_run(s, "[\"x\"]", false, false), row = 0;
	char name[16];
	bool is;

	for (int i = 0; i < 7; i++) {
		snprintf(name, sizeof(name), "f%d", i);
		struct store_put put =
			a_put(name, "native", cases[i].status, cases[i].cause, name);

		assert_int_equal(store_point(s, run, &put, 1, NULL, 0), STATUS_OK);
		assert_int_equal(store_is_settled(s, run, name, false, &is, &row), STATUS_OK);
		assert_int_equal(is, cases[i].is_settled);
		assert_int_equal(store_is_settled(s, run, name, true, &is, &row), STATUS_OK);
		assert_int_equal(is, cases[i].is_settled_on_retry);
	}
	assert_int_equal(store_is_settled(s, run + 1, "f0", false, &is, &row), STATUS_OK);
	assert_false(is);
	assert_int_equal(store_is_settled(s, 0, "f0", false, &is, &row), STATUS_OK);
	assert_true(is && row == 1);
	assert_int_equal(store_is_settled(s, 0, "other", false, &is, &row), STATUS_OK);
	assert_false(is);
	store_close(s);
}

CASE(small_tables_keep_what_they_are_given)
{
	struct store *s = new_store("side.db");
	struct arena a = {0};
	struct store_tune key = {"b", "o", "null", "k", "p"};
	const char *text;
	struct str body;
	char digest[65];
	bool is;

	assert_int_equal(store_quarantine_has(s, "f", &is), STATUS_OK);
	assert_false(is);
	assert_int_equal(store_quarantine_add(s, "f", "hang", NULL), STATUS_OK);
	assert_int_equal(store_quarantine_add(s, "f", "hang", "again"), STATUS_OK);
	assert_int_equal(store_quarantine_has(s, "f", &is), STATUS_OK);
	assert_true(is);
	assert_int_equal(store_quarantine_drop(s, "f"), STATUS_OK);
	assert_int_equal(store_quarantine_has(s, "f", &is), STATUS_OK);
	assert_false(is);
	assert_int_equal(store_tune_get(s, &a, &key, &text), STATUS_OK);
	assert_null(text);
	assert_int_equal(store_tune_put(s, &key, "contended"), STATUS_OK);
	assert_int_equal(store_tune_put(s, &key, "clean"), STATUS_OK);
	assert_int_equal(store_tune_get(s, &a, &key, &text), STATUS_OK);
	assert_string_equal(text, "clean");
	assert_int_equal(store_calibration_put(s, "9c0a", "null-0", "{}"), STATUS_OK);
	assert_int_equal(store_calibration_get(s, &a, "9c0a", &text), STATUS_OK);
	assert_string_equal(text, "{}");
	assert_int_equal(store_calibration_get(s, &a, "none", &text), STATUS_NOT_FOUND);
	status_clear();
	for (int i = 0; i < 2; i++)
		assert_int_equal(store_text_put(s, STR("int x;\0y"), digest), STATUS_OK);
	assert_int_equal(store_text_get(s, &a, digest, &body), STATUS_OK);
	assert_true(str_eq(body, STR("int x;\0y")));
	assert_int_equal(store_text_get(s, &a, "none", &body), STATUS_NOT_FOUND);
	status_clear();
	assert_int_equal(store_inventory_put(s, "g", "1", "[1]"), STATUS_OK);
	assert_int_equal(store_inventory_get(s, &a, "g", "1", &text), STATUS_OK);
	assert_string_equal(text, "[1]");
	assert_int_equal(store_inventory_get(s, &a, "g", "2", &text), STATUS_NOT_FOUND);
	status_clear();
	store_close(s);
	arena_release(&a);
}

CASE(readers_do_not_write)
{
	struct arena a = {0};
	struct store *s = new_store("reader.db"), *reader;
	struct store_event e = {.kind = "spawn"};
	struct store_run *runs;
	uint32_t n;
	int64_t run = open_run(s, "[\"x\"]", false, false);

	assert_int_equal(store_open("reader.db", true, &reader), STATUS_OK);
	assert_int_equal(store_runs(reader, &a, &runs, &n), STATUS_OK);
	assert_int_equal(n, 1);
	assert_int_equal(store_event(reader, run, &e), STATUS_IO);
	status_clear();
	assert_int_equal(store_event(s, run, &e), STATUS_OK); /* beside the reader */
	store_close(reader);
	store_close(s);
	assert_int_equal(store_open("absent.db", true, &s), STATUS_NOT_FOUND);
	status_clear();
	arena_release(&a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(a_point_is_kept_with_its_samples),
		TEST(a_bad_row_takes_its_whole_point_along),
		TEST(G7_a_run_that_did_not_end_is_continued),
		TEST(a_run_is_open_once),
		TEST(resume_skips_what_is_settled),
		TEST(small_tables_keep_what_they_are_given),
		TEST(readers_do_not_write),
	};

	return RUN(tests);
}

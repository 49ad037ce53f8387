/* The journal: runs, rows, samples, resume; and what can be wrong with a file. */
#include "base/file.h"
#include "store/store.h"
#include "store/tag.h"
#include "unit.h"

#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static void drop(const char *path)
{
	static const char *const suffixes[] = {"", "-wal", "-shm", "-lock", "-journal"};
	char name[256];

	for (int i = 0; i < 5; i++) {
		snprintf(name, sizeof(name), "%s%s", path, suffixes[i]);
		unlink(name);
	}
}

static struct store *open_store(const char *path)
{
	struct store *s = NULL;

	if (store_open(path, false, &s)) {
		print_error("%s\n", status_story());
		fail();
	}
	return s;
}

static struct store *new_store(const char *path)
{
	drop(path);
	return open_store(path);
}

static struct store_run a_run(const char *argv)
{
	return (struct store_run){.workload = "kernels",
				  .tag = "t",
				  .method = 1,
				  .tool = "assay 0",
				  .argv = argv,
				  .arms = "{\"\":{\"torch\":\"2.11\"}}",
				  .seed = 1234};
}

static int64_t open_run(struct store *s, const char *argv, bool is_fresh, bool want_continued)
{
	struct store_run r = a_run(argv);
	bool is_continued;

	if (store_run_open(s, &r, is_fresh, &is_continued)) {
		print_error("%s\n", status_story());
		fail();
	}
	assert_int_equal(is_continued, want_continued);
	return r.id;
}

static struct store_put a_put(const char *kernel, const char *provider, enum row_status status,
			      const char *cause, const char *fingerprint)
{
	return (struct store_put){.row = {.kernel = kernel,
					  .point = "46dbfd5f90c1",
					  .provider = provider,
					  .device_uuid = "null-0",
					  .device_kind = "null",
					  .fingerprint = fingerprint,
					  .attempt = 1,
					  .status = status,
					  .cause = cause,
					  .message = cause ? "it did" : NULL,
					  .metrics = "{\"cold/median_us\":12.5}",
					  .phases = "{\"compile\":4.25,\"check\":0.5}"}};
}

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

static void expect_refusal(const char *path, enum status want, const char *words)
{
	struct store *s;

	assert_int_equal(store_open(path, false, &s), want);
	if (!strstr(status_story(), words))
		print_error("%s\n", status_story());
	assert_non_null(strstr(status_story(), words));
	assert_non_null(strstr(status_story(), path));
	status_clear();
}

CASE(files_that_are_no_journal_are_refused)
{
	sqlite3 *db;

	drop("text.db");
	assert_int_equal(
		file_write("text.db",
			   STR("this is a text file, and a long one at that: it has "
			       "more than a hundred bytes, which SQLite reads first\n")),
		STATUS_OK);
	expect_refusal("text.db", STATUS_CORRUPT, "it is no journal");
	drop("other.db");
	assert_int_equal(sqlite3_open("other.db", &db), SQLITE_OK);
	assert_int_equal(sqlite3_exec(db, "CREATE TABLE x (y)", NULL, NULL, NULL), SQLITE_OK);
	sqlite3_close(db);
	expect_refusal("other.db", STATUS_CORRUPT, "no journal of assay");
	store_close(new_store("newer.db"));
	assert_int_equal(sqlite3_open("newer.db", &db), SQLITE_OK);
	assert_int_equal(sqlite3_exec(db, "PRAGMA user_version=99", NULL, NULL, NULL),
			 SQLITE_OK);
	sqlite3_close(db);
	expect_refusal("newer.db", STATUS_CORRUPT, "newer assay");
	expect_refusal("no/such/folder.db", STATUS_IO, "cannot be opened");
	assert_string_equal(store_cause(), "disk_full");
	expect_refusal("/proc/version", STATUS_IO, "");
}

/* Zeroes in the middle: found when it is read, and said so. */
CASE(a_damaged_file_is_called_so)
{
	struct store *s = new_store("damaged.db");
	struct arena a = {0};
	int64_t run = open_run(s, "[\"x\"]", false, false);
	char zeroes[4096] = {0};
	struct store_filter f = {0};
	struct store_row *rows;
	uint32_t n;

	for (int i = 0; i < 200; i++) {
		char name[16];

		snprintf(name, sizeof(name), "k_%d", i);
		struct store_put put = a_put(name, "native", ROW_OK, NULL, name);

		assert_int_equal(store_point(s, run, &put, 1, NULL, 0), STATUS_OK);
	}
	store_close(s);
	int fd = open("damaged.db", O_RDWR);
	off_t size = lseek(fd, 0, SEEK_END);

	for (off_t at = 20 * 4096; at + 4096 <= size; at += 4096)
		assert_int_equal(pwrite(fd, zeroes, sizeof(zeroes), at), sizeof(zeroes));
	close(fd);
	s = open_store("damaged.db");
	assert_int_equal(store_rows(s, &a, &f, &rows, &n), STATUS_CORRUPT);
	assert_non_null(strstr(status_story(), "it is damaged"));
	status_clear();
	store_close(s);
	arena_release(&a);
}

/* In a child, because the limit cannot be taken back.  0 if the failure was the right one. */
static int fill_up(void)
{
	struct rlimit limit = {.rlim_cur = 400000, .rlim_max = 400000};
	struct store_run r = a_run("[\"x\"]");
	struct store *s;
	enum status st;
	bool c;

	signal(SIGXFSZ, SIG_IGN);
	if (store_open("full.db", false, &s) || store_run_open(s, &r, false, &c) ||
	    setrlimit(RLIMIT_FSIZE, &limit))
		return 1;
	for (int i = 0; i < 1000; i++) {
		char name[16];

		snprintf(name, sizeof(name), "k_%d", i);
		struct store_put put = a_put(name, "native", ROW_OK, NULL, name);

		st = store_point(s, r.id, &put, 1, NULL, 0);
		if (st)
			return st != STATUS_IO                                ? 2
			       : strcmp(store_cause(), "disk_full")           ? 3
			       : !strstr(status_story(), "is the disk full?") ? 4
									      : 0;
	}
	return 5;
}

CASE(a_full_disk_loses_no_finished_point)
{
	struct arena a = {0};
	struct store_filter f = {0};
	struct store_row *rows;
	uint32_t n;
	int st;

	drop("full.db");
	pid_t pid = fork();

	if (!pid)
		_exit(fill_up());
	assert_int_equal(waitpid(pid, &st, 0), pid);
	assert_true(WIFEXITED(st));
	assert_int_equal(WEXITSTATUS(st), 0);
	struct store *s = open_store("full.db");

	assert_int_equal(store_rows(s, &a, &f, &rows, &n), STATUS_OK);
	assert_true(n > 10);
	assert_int_equal(open_run(s, "[\"x\"]", false, true), 1);
	store_close(s);
	arena_release(&a);
}

static sqlite3 *hold_write_lock(const char *path)
{
	sqlite3 *db;

	assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
	assert_int_equal(sqlite3_exec(db, "BEGIN EXCLUSIVE", NULL, NULL, NULL), SQLITE_OK);
	return db;
}

CASE(a_locked_file_says_so)
{
	struct store *s = new_store("locked.db");
	sqlite3 *db = hold_write_lock("locked.db");
	struct store_event e = {.kind = "spawn"};

	assert_int_equal(store_event(s, 1, &e), STATUS_CONFLICT); /* after ten seconds */
	assert_non_null(strstr(status_story(), "another program writes to it"));
	status_clear();
	sqlite3_close(db);
	store_close(s);
}

/* kill -9 at each passage of each fault point; rows are whole or absent. */
CASE(a_kill_leaves_whole_points)
{
	static const char *const points[] = {"store.row", "store.commit"};
	struct arena a = {0};
	struct store_filter f = {0};
	struct store_row *rows;
	uint32_t n;
	int st;

	for (int p = 0; p < 2; p++)
		for (int at = 1; at <= 12; at++) {
			drop("kill.db");
			pid_t pid = fork();

			if (!pid) {
				setenv("ASSAY_FAULT",
				       arena_printf(&a, "%s:%d=kill", points[p], at), 1);
				execl("/proc/self/exe", "test_store", "--write", (char *)NULL);
				_exit(9);
			}
			assert_int_equal(waitpid(pid, &st, 0), pid);
			struct store *s = open_store("kill.db");

			assert_int_equal(store_rows(s, &a, &f, &rows, &n), STATUS_OK);
			assert_int_equal(n % 2, 0);
			assert_true(WIFEXITED(st) ? n == 8 : n < 8);
			store_close(s);
		}
	arena_release(&a);
}

static int write_some(void)
{
	struct store_run r = a_run("[\"x\"]");
	struct store *s;
	bool c;

	if (store_open("kill.db", false, &s) || store_run_open(s, &r, false, &c))
		return 1;
	for (int i = 0; i < 4; i++) {
		char name[16];

		snprintf(name, sizeof(name), "k_%d", i);
		struct store_put puts[] = {a_put(name, "native", ROW_OK, NULL, name),
					   a_put(name, "oracle", ROW_OK, NULL, name)};

		if (store_point(s, r.id, puts, 2, NULL, 0))
			return 2;
	}
	store_close(s);
	return 0;
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

CASE(samples_of_another_length_are_damaged)
{
	struct arena a = {0};
	double us[3] = {1, 2, 3};
	uint16_t rounds[3] = {0};
	struct samples s = {.n = 3, .us = us, .rounds = rounds}, back;
	struct str blob;

	assert_int_equal(samples_pack(&a, &s, &blob), STATUS_OK);
	assert_int_equal(samples_unpack(&a, blob, 3, &back), STATUS_OK);
	assert_int_equal(samples_unpack(&a, blob, 4, &back), STATUS_CORRUPT);
	status_clear();
	assert_int_not_equal(samples_unpack(&a, blob, 2, &back), STATUS_OK);
	status_clear();
	assert_int_equal(samples_unpack(&a, STR("no frame"), 3, &back), STATUS_CORRUPT);
	status_clear();
	s.n = 0;
	assert_int_equal(samples_pack(&a, &s, &blob), STATUS_OK);
	assert_int_equal(samples_unpack(&a, blob, 0, &back), STATUS_OK);
	arena_release(&a);
}

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

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		TEST(a_point_is_kept_with_its_samples),
		TEST(a_bad_row_takes_its_whole_point_along),
		TEST(G7_a_run_that_did_not_end_is_continued),
		TEST(a_run_is_open_once),
		TEST(resume_skips_what_is_settled),
		TEST(small_tables_keep_what_they_are_given),
		TEST(files_that_are_no_journal_are_refused),
		TEST(a_damaged_file_is_called_so),
		TEST(a_full_disk_loses_no_finished_point),
		TEST(a_locked_file_says_so),
		TEST(a_kill_leaves_whole_points),
		TEST(readers_do_not_write),
		TEST(samples_of_another_length_are_damaged),
		TEST(tags_and_metrics_are_found_once),
		TEST(causes_are_complete),
		TEST(exits_of_runs),
	};

	if (argc == 2 && !strcmp(argv[1], "--write"))
		return write_some();
	return RUN(tests);
}

/* What can be wrong with a journal: another file, damage, a full disk, a lock, a kill. */
#include "base/file.h"
#include "store_file.h"

#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>

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

	for (off_t at = 30 * 4096; at + 4096 <= size; at += 4096)
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

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		TEST(files_that_are_no_journal_are_refused),
		TEST(a_damaged_file_is_called_so),
		TEST(a_full_disk_loses_no_finished_point),
		TEST(a_locked_file_says_so),
		TEST(a_kill_leaves_whole_points),
		TEST(samples_of_another_length_are_damaged),
	};

	if (argc == 2 && !strcmp(argv[1], "--write"))
		return write_some();
	return RUN(tests);
}

/* The lease: contending processes, killed holders, inheritance, directories. */
#include "base/clock.h"
#include "base/file.h"
#include "measure/lease.h"
#include "measure/lease_int.h"
#include "unit.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define DIR_NAME "lease-dir"
static const struct lease_opts opts = {.dir = DIR_NAME, .wait_s = 10, .label = "test"};
static const struct lease_opts at_once = {.dir = DIR_NAME, .wait_s = 0, .label = "test"};

static void nap(int64_t us)
{
	struct timespec t = {.tv_sec = us / 1000000, .tv_nsec = us % 1000000 * 1000};

	nanosleep(&t, NULL);
}

/* What processes tell each other; anonymous and shared. */
struct board {
	_Atomic int inside, overlaps, takes, readers, phase;
	_Atomic int64_t at_ns;
};

static struct board *new_board(void)
{
	struct board *b = mmap(NULL, sizeof(*b), PROT_READ | PROT_WRITE,
			       MAP_SHARED | MAP_ANONYMOUS, -1, 0);

	assert_true(b != MAP_FAILED);
	return b;
}

static struct lease *take(const struct lease_opts *o, enum lease_mode mode)
{
	struct lease *l = NULL;

	if (lease_take(o, "null-0", mode, &l)) {
		fprintf(stderr, "%s\n", status_story());
		status_clear();
	}
	return l;
}

static void reap(pid_t pid)
{
	int st = 0;

	assert_int_equal(waitpid(pid, &st, 0), pid);
	assert_true(WIFEXITED(st) && WEXITSTATUS(st) == 0);
}

CASE(exclusive_takes_of_processes_never_overlap)
{
	enum { CHILDREN = 4, TAKES = 1000 };
	struct board *b = new_board();
	pid_t pid[CHILDREN];

	for (int c = 0; c < CHILDREN; c++) {
		pid[c] = fork();
		for (int i = 0; !pid[c] && i < TAKES; i++) {
			struct lease_opts patient = {.dir = DIR_NAME, .wait_s = 50};
			struct lease *l = take(&patient, LEASE_EXCLUSIVE);

			if (!l)
				_exit(1);
			b->overlaps += b->inside++ != 0;
			b->takes++;
			b->inside--;
			lease_release(l);
		}
		if (!pid[c])
			_exit(0);
	}
	for (int c = 0; c < CHILDREN; c++)
		reap(pid[c]);
	assert_int_equal(b->takes, CHILDREN * TAKES);
	assert_int_equal(b->overlaps, 0);
}

static void read_for_ever(struct board *b, unsigned seed)
{
	while (!b->phase) {
		struct lease *l = take(&opts, LEASE_SHARED);

		if (!l)
			_exit(1);
		b->readers++;
		nap(2000 + rand_r(&seed) % 8000);
		b->readers--;
		if (!b->readers && !b->phase)
			b->at_ns = clock_ns();
		lease_release(l);
	}
	_exit(0);
}

CASE(new_readers_do_not_starve_a_writer)
{
	struct board *b = new_board();
	pid_t pid[4];
	int64_t worst = 0;

	for (unsigned c = 0; c < 4; c++) {
		pid[c] = fork();
		if (!pid[c])
			read_for_ever(b, c);
	}
	nap(50000);
	for (int i = 0; i < 10; i++) {
		int64_t began = clock_ns();
		struct lease *l = take(&opts, LEASE_EXCLUSIVE);

		assert_non_null(l);
		int64_t took = clock_ns() - (b->at_ns > began ? b->at_ns : began);

		assert_int_equal(b->readers, 0);
		worst = took > worst ? took : worst;
		lease_release(l);
		nap(20000);
	}
	b->phase = 1;
	for (int c = 0; c < 4; c++)
		reap(pid[c]);
	assert_true(worst < 50000000);
}

static pid_t fork_holder(struct board *b, enum lease_mode mode)
{
	pid_t pid = fork();

	if (!pid) {
		if (!take(&opts, mode))
			_exit(1);
		b->phase = 1;
		for (;;)
			pause();
	}
	while (!b->phase)
		nap(200);
	return pid;
}

CASE(H1_a_killed_holder_holds_nothing)
{
	struct board *b = new_board();
	struct arena a = {0};
	pid_t pid = fork_holder(b, LEASE_EXCLUSIVE);
	struct lease *l;

	assert_int_equal(lease_take(&at_once, "null-0", LEASE_SHARED, &l), STATUS_CONFLICT);
	assert_string_equal(lease_cause(), "lease_timeout");
	assert_non_null(strstr(status_story(), arena_printf(&a, "pid %d \"test\"", (int)pid)));
	assert_non_null(strstr(status_story(), "exclusive for "));
	status_clear();
	kill(pid, SIGKILL);
	int64_t began = clock_ns();

	l = take(&opts, LEASE_EXCLUSIVE);
	assert_non_null(l);
	assert_true(clock_ns() - began < 20000000);
	assert_null(
		strstr(lease_who(&a, &opts, "null-0"), arena_printf(&a, "pid %d ", (int)pid)));
	assert_true(waitpid(pid, NULL, 0) == pid);
	lease_release(l);
	assert_string_equal(lease_who(&a, &opts, "null-0"), "null-0: free");
	arena_release(&a);
}

CASE(shared_holders_share)
{
	struct board *b = new_board();
	struct arena a = {0};
	pid_t pid = fork_holder(b, LEASE_SHARED);
	struct lease *l = take(&at_once, LEASE_SHARED), *other;
	struct lease_holder *h;
	uint32_t n;

	assert_non_null(l);
	assert_int_equal(lease_holders(&a, &opts, "null-0", &h, &n), STATUS_OK);
	assert_int_equal(n, 2);
	assert_true(h[0].mode == LEASE_SHARED && !h[0].is_waiting && *h[0].user && *h[0].host);
	assert_int_equal(lease_take(&at_once, "null-0", LEASE_EXCLUSIVE, &other),
			 STATUS_CONFLICT);
	assert_string_equal(lease_cause(), "lease_token"); /* never in place */
	status_clear();
	lease_release(l);
	assert_int_equal(lease_take(&at_once, "null-0", LEASE_EXCLUSIVE, &other),
			 STATUS_CONFLICT);
	assert_string_equal(lease_cause(), "lease_timeout");
	status_clear();
	kill(pid, SIGKILL);
	assert_true(waitpid(pid, NULL, 0) == pid);
	arena_release(&a);
}

/* Whether another process gets it at once. */
static bool others_may(enum lease_mode mode)
{
	int st = 0;
	pid_t pid = fork();

	if (!pid) {
		unsetenv("ASSAY_LEASE");
		execl("/proc/self/exe", "test_lease", "--try", mode == LEASE_SHARED ? "s" : "x",
		      (char *)NULL);
		_exit(9);
	}
	assert_true(waitpid(pid, &st, 0) == pid && WIFEXITED(st) && WEXITSTATUS(st) < 2);
	return WEXITSTATUS(st) == 0;
}

/* §5.2: an instance's holder has its GPU besides, and alone if he times alone.  null-0 is the
 * GPU here, whom others_may asks for. */
CASE(an_instance_comes_with_its_gpu)
{
	struct lease_opts mig = opts;
	struct lease *l, *gpu;
	pid_t pid = fork_holder(new_board(), LEASE_SHARED);

	mig.parent = "null-0";
	assert_int_equal(lease_take(&mig, "null-8", LEASE_EXCLUSIVE, &l), STATUS_OK);
	assert_true(lease_has_siblings(l));
	kill(pid, SIGKILL);
	assert_true(waitpid(pid, NULL, 0) == pid);
	assert_false(lease_has_siblings(l));
	assert_true(others_may(LEASE_SHARED) && !others_may(LEASE_EXCLUSIVE));
	lease_release(l);
	assert_true(others_may(LEASE_EXCLUSIVE)); /* nothing is left of either */
	mig.is_parent_alone = true;
	assert_int_equal(lease_take(&mig, "null-8", LEASE_SHARED, &l), STATUS_OK);
	assert_true(others_may(LEASE_SHARED)); /* who only prepares disturbs no sibling */
	lease_release(l);
	assert_int_equal(lease_take(&mig, "null-8", LEASE_EXCLUSIVE, &l), STATUS_OK);
	assert_false(others_may(LEASE_SHARED));
	lease_downgrade(l);
	assert_true(others_may(LEASE_SHARED) && !others_may(LEASE_EXCLUSIVE));
	lease_release(l);
	/* who cannot have the GPU does not keep the instance */
	pid = fork_holder(new_board(), LEASE_SHARED);
	mig.wait_s = 0;
	assert_int_equal(lease_take(&mig, "null-8", LEASE_EXCLUSIVE, &l), STATUS_CONFLICT);
	assert_string_equal(lease_cause(), "lease_timeout");
	status_clear();
	assert_int_equal(lease_take(&at_once, "null-8", LEASE_EXCLUSIVE, &gpu), STATUS_OK);
	lease_release(gpu);
	kill(pid, SIGKILL);
	assert_true(waitpid(pid, NULL, 0) == pid);
}

CASE(nested_takes_count)
{
	struct lease *a = take(&opts, LEASE_EXCLUSIVE), *b = take(&at_once, LEASE_SHARED);

	assert_ptr_equal(a, b);
	lease_release(b);
	assert_false(others_may(LEASE_SHARED));
	lease_release(a);
	assert_true(others_may(LEASE_EXCLUSIVE));
}

CASE(exclusive_becomes_shared_in_place)
{
	struct lease *l = take(&opts, LEASE_EXCLUSIVE);

	lease_downgrade(l);
	assert_int_equal(lease_mode(l), LEASE_SHARED);
	assert_true(others_may(LEASE_SHARED));
	assert_false(others_may(LEASE_EXCLUSIVE));
	lease_release(l);
	assert_true(others_may(LEASE_EXCLUSIVE));
}

static void *take_in_thread(void *arg)
{
	struct lease *l;

	*(enum status *)arg = lease_take(&at_once, "null-0", LEASE_SHARED, &l);
	status_clear();
	return NULL;
}

CASE(a_lease_is_one_threads)
{
	struct lease *l = take(&opts, LEASE_EXCLUSIVE);
	enum status s = STATUS_OK;
	pthread_t t;

	assert_int_equal(pthread_create(&t, NULL, take_in_thread, &s), 0);
	pthread_join(t, NULL);
	assert_int_equal(s, STATUS_CONFLICT);
	lease_release(l);
}

CASE(a_deleted_file_is_noticed)
{
	struct board *b = new_board();
	pid_t pid = fork_holder(b, LEASE_EXCLUSIVE);
	struct lease *l;

	assert_int_equal(unlink(DIR_NAME "/null-0.lease"), 0);
	l = take(&at_once, LEASE_EXCLUSIVE); /* a new file, which others will see, too */
	assert_non_null(l);
	assert_true(lease_is_intact(l));
	assert_false(others_may(LEASE_SHARED));
	assert_int_equal(unlink(DIR_NAME "/null-0.lease"), 0);
	assert_false(lease_is_intact(l));
	lease_release(l);
	kill(pid, SIGKILL);
	assert_true(waitpid(pid, NULL, 0) == pid);
}

CASE(a_waiter_on_a_deleted_file_goes_to_the_new_one)
{
	struct board *b = new_board();
	pid_t holder = fork_holder(b, LEASE_EXCLUSIVE), waiter = fork();

	if (!waiter) {
		struct lease *l = take(&opts, LEASE_EXCLUSIVE);

		_exit(l && lease_is_intact(l) ? 0 : 1);
	}
	nap(30000);
	assert_int_equal(unlink(DIR_NAME "/null-0.lease"), 0);
	reap(waiter); /* while the holder of the old file lives on */
	kill(holder, SIGKILL);
	assert_true(waitpid(holder, NULL, 0) == holder);
}

CASE(files_are_everybodys_whatever_the_umask)
{
	mode_t was = umask(077);
	struct lease_opts o = {.dir = "lease-umask", .wait_s = 0};
	struct lease *l;
	struct stat st;

	assert_int_equal(file_remove_tree("lease-umask"), STATUS_OK);
	assert_int_equal(lease_take(&o, "cpu-0", LEASE_SHARED, &l), STATUS_OK);
	umask(was);
	assert_int_equal(stat("lease-umask", &st), 0);
	assert_int_equal(st.st_mode & 07777, 01777);
	assert_int_equal(stat("lease-umask/cpu-0.lease", &st), 0);
	assert_int_equal(st.st_mode & 07777, 0666);
	lease_release(l);
	assert_int_equal(stat("lease-umask/cpu-0.lease", &st), 0); /* never deleted */
}

/* Waits for its turn as user nobody: 0 if it came after the other's end. */
static int take_as_nobody(struct board *b, const struct lease_opts *o)
{
	struct lease *l;

	if (setgid(65534) || setuid(65534))
		return 3;
	umask(077);
	while (!b->phase)
		nap(500);
	if (lease_take(o, "cpu-0", LEASE_EXCLUSIVE, &l)) {
		fprintf(stderr, "%s\n", status_story());
		return 2;
	}
	return b->inside;
}

CASE(two_users_take_turns)
{
	static const char dir[] = "/dev/shm/assay-test-lease";
	struct lease_opts o = {.dir = dir, .wait_s = 10};
	struct board *b = new_board();
	struct lease *l;
	mode_t was;

	if (geteuid())
		skip(); /* only root can be two users */
	assert_int_equal(file_remove_tree(dir), STATUS_OK);
	pid_t pid = fork();

	if (!pid)
		_exit(take_as_nobody(b, &o));
	was = umask(077);
	assert_int_equal(lease_take(&o, "cpu-0", LEASE_EXCLUSIVE, &l), STATUS_OK);
	umask(was);
	b->inside = 1;
	b->phase = 1;
	nap(50000);
	b->inside = 0;
	lease_release(l);
	reap(pid);
	assert_int_equal(file_remove_tree(dir), STATUS_OK);
}

CASE(unusable_directories_are_refused)
{
	static const char *const bad[] = {"/proc/assay-leases", "/dev/null", "no/such/parent"};
	struct lease *l;

	for (int i = 0; i < 3; i++) {
		struct lease_opts o = {.dir = bad[i]};

		assert_int_equal(lease_take(&o, "cpu-0", LEASE_SHARED, &l), STATUS_UNAVAILABLE);
		assert_string_equal(lease_cause(), "lease_dir");
		assert_non_null(strstr(status_story(), bad[i]));
		status_clear();
	}
	assert_true(lease_is_network(0x6969) && lease_is_network((long)0xFF534D42));
	assert_false(lease_is_network(0xEF53) || lease_is_network(0x01021994));
	assert_int_equal(lease_take(&opts, "../x", LEASE_SHARED, &l), STATUS_INVALID);
	status_clear();
}

/* Runs this program again under the token, as a tool would be run: 0 if it gets the lease. */
static int run_tool(const char *token, const char *mode)
{
	int st = 0;
	pid_t pid = fork();

	if (!pid) {
		setenv("ASSAY_LEASE", token, 1);
		execl("/proc/self/exe", "test_lease", "--try", mode, (char *)NULL);
		_exit(9);
	}
	assert_true(waitpid(pid, &st, 0) == pid && WIFEXITED(st));
	return WEXITSTATUS(st);
}

CASE(H2_a_tool_inherits_the_lease)
{
	struct arena a = {0};
	struct lease *l = take(&opts, LEASE_EXCLUSIVE);
	char *token;
	int fd;

	assert_int_equal(lease_token(&a, l, &fd, &token), STATUS_OK);
	assert_int_equal(run_tool(token, "x"), 0);
	assert_int_equal(run_tool(token, "s"), 0);
	assert_int_equal(run_tool("null-0=x:exclusive", "x"), 2);
	assert_int_equal(run_tool("null-0=1:exclusive", "x"), 2);
	assert_int_equal(run_tool("null-0=77:exclusive", "s"), 2);
	assert_int_equal(run_tool(arena_printf(&a, "null-0=%d:shared", fd), "x"), 2);
	assert_int_equal(run_tool(arena_printf(&a, "null-1=9:shared,%s", token), "x"), 0);
	assert_false(others_may(LEASE_SHARED)); /* a tool's end took nothing away */
	close(fd);
	lease_release(l);
	assert_true(others_may(LEASE_EXCLUSIVE));
	arena_release(&a);
}

CASE(a_forged_token_does_not_pass)
{
	struct arena a = {0};
	struct board *b = new_board();
	pid_t pid = fork_holder(b, LEASE_EXCLUSIVE);
	int fd = open(DIR_NAME "/null-0.lease", O_RDWR); /* the file, but not the description */
	int64_t began = clock_ns();

	assert_int_equal(run_tool(arena_printf(&a, "null-0=%d:exclusive", fd), "x"), 2);
	assert_true(clock_ns() - began < 1000000000);
	close(fd);
	kill(pid, SIGKILL);
	assert_true(waitpid(pid, NULL, 0) == pid);
	arena_release(&a);
}

CASE(the_lock_lives_until_holder_and_tool_are_gone)
{
	struct arena a = {0};
	struct lease *l = take(&opts, LEASE_EXCLUSIVE);
	char *token;
	int fd, st;

	assert_int_equal(lease_token(&a, l, &fd, &token), STATUS_OK);
	pid_t pid = fork();

	if (!pid) {
		execlp("sleep", "sleep", "30", (char *)NULL);
		_exit(9);
	}
	nap(50000);
	close(fd);
	lease_release(l);
	assert_false(others_may(LEASE_SHARED));
	kill(pid, SIGKILL);
	assert_int_equal(waitpid(pid, &st, 0), pid);
	assert_true(others_may(LEASE_EXCLUSIVE));
	arena_release(&a);
}

static void note(void *ctx, const char *who)
{
	snprintf(ctx, 256, "%s", who);
}

CASE(H5_waiting_says_for_whom_and_ends)
{
	struct board *b = new_board();
	pid_t pid = fork_holder(b, LEASE_EXCLUSIVE);
	char who[256] = "";
	struct lease_opts o = {.dir = DIR_NAME, .wait_s = 2.3, .on_wait = note, .ctx = who};
	struct lease *l;
	int64_t began = clock_ns();

	assert_int_equal(lease_take(&o, "null-0", LEASE_EXCLUSIVE, &l), STATUS_CONFLICT);
	status_clear();
	double s = (double)(clock_ns() - began) / 1e9;

	assert_true(s >= 2.3 && s < 2.6);
	assert_non_null(strstr(who, "null-0: exclusive for 2 s by "));
	assert_non_null(strstr(who, "; 1 waiting"));
	kill(pid, SIGKILL);
	assert_true(waitpid(pid, NULL, 0) == pid);
}

static int try_lease(const char *mode)
{
	struct lease *l;
	enum status s = lease_take(&at_once, "null-0",
				   strcmp(mode, "x") ? LEASE_SHARED : LEASE_EXCLUSIVE, &l);

	if (!s) {
		lease_release(l);
		return 0;
	}
	status_clear();
	return strcmp(lease_cause(), "lease_token") ? 1 : 2;
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		TEST(exclusive_takes_of_processes_never_overlap),
		TEST(new_readers_do_not_starve_a_writer),
		TEST(H1_a_killed_holder_holds_nothing),
		TEST(shared_holders_share),
		TEST(an_instance_comes_with_its_gpu),
		TEST(nested_takes_count),
		TEST(exclusive_becomes_shared_in_place),
		TEST(a_lease_is_one_threads),
		TEST(a_deleted_file_is_noticed),
		TEST(a_waiter_on_a_deleted_file_goes_to_the_new_one),
		TEST(files_are_everybodys_whatever_the_umask),
		TEST(two_users_take_turns),
		TEST(unusable_directories_are_refused),
		TEST(H2_a_tool_inherits_the_lease),
		TEST(a_forged_token_does_not_pass),
		TEST(the_lock_lives_until_holder_and_tool_are_gone),
		TEST(H5_waiting_says_for_whom_and_ends),
	};

	if (argc == 3 && !strcmp(argv[1], "--try"))
		return try_lease(argv[2]);
	return RUN(tests);
}

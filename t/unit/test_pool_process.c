/* Supervisors as processes: signals, kills, and what they leave behind. */
#include "pool_desk.h"

/* In a child, which a signal ends: exit 0 if all was as it should be. */
static int be_interrupted(int signum)
{
	static const char *const todo[] = {"hang", "slow", "slow", NULL};
	const char *const argv[] = {fake_worker(), NULL};
	struct pool_device device = {"null-0", argv, NULL, 2, has_forkserver()};
	struct pool_opts o = {
		.devices = &device, .ndevices = 1, .has_signals = true, .grace_s = 0.2};
	struct desk d = {.todo = todo};
	struct pool_calls c = {.ctx = &d,
			       .next = next,
			       .message = message,
			       .finished = finished,
			       .failed = failed,
			       .dropped = dropped};
	struct pool_result r;

	if (pool_run(&o, &c, &r))
		return 1;
	if (r.signal != signum || !d.of[0].cause || strcmp(d.of[0].cause, "interrupted"))
		return 2;
	return waitpid(-1, NULL, WNOHANG) == -1 ? 0 : 3;
}

CASE(G5_signals_end_a_run_within_seconds)
{
	static const int signals[] = {SIGINT, SIGTERM};

	for (int i = 0; i < 2; i++) {
		int st;
		pid_t pid = fork();

		if (!pid)
			_exit(be_interrupted(signals[i]));
		struct timespec t = {.tv_nsec = 600000000};

		nanosleep(&t, NULL);
		int64_t began = clock_ns();

		kill(pid, signals[i]);
		assert_int_equal(waitpid(pid, &st, 0), pid);
		assert_true(clock_ns() - began < 5000000000);
		assert_true(WIFEXITED(st));
		assert_int_equal(WEXITSTATUS(st), 0);
	}
}

/* Processes whose parent is gone and that run the fake worker. */
static int count_workers(void)
{
	DIR *proc = opendir("/proc");
	struct dirent *e;
	int n = 0;

	while ((e = readdir(proc))) {
		char path[300], target[512] = "";

		snprintf(path, sizeof(path), "/proc/%.20s/exe", e->d_name);
		if (readlink(path, target, sizeof(target) - 1) > 0 &&
		    strstr(fake_worker(), "fake") && !strcmp(target, fake_worker()))
			n++;
	}
	closedir(proc);
	return n;
}

/* Folders of supervisors below the test's own temporary folder. */
static int count_folders(const char *root)
{
	DIR *dir = opendir(root);
	struct dirent *e;
	int n = 0;

	assert_non_null(dir);
	while ((e = readdir(dir)))
		n += e->d_name[0] != '.';
	closedir(dir);
	return n;
}

static void wait_for_workers(int n)
{
	struct timespec t = {.tv_nsec = 20000000};

	for (int i = 0; i < 500 && count_workers() != n; i++)
		nanosleep(&t, NULL);
	assert_int_equal(count_workers(), n);
}

/* The nth supervisor, in a process of its own, once the workers of all that live are there. */
static pid_t start_supervisor(int n)
{
	pid_t pid = fork();

	if (!pid)
		_exit(be_interrupted(SIGINT));
	wait_for_workers(n * (has_forkserver() ? 3 : 2));
	return pid;
}

static void stop_supervisor(pid_t pid, int signum)
{
	kill(pid, signum);
	assert_int_equal(waitpid(pid, NULL, 0), pid);
}

/* What a killed supervisor leaves is gone with the next one; a live one's is not touched. */
CASE(what_a_killed_supervisor_left_is_swept)
{
	char root[] = "sweep-XXXXXX", path[4096];

	assert_non_null(mkdtemp(root));
	assert_non_null(realpath(root, path));
	setenv("TMPDIR", path, 1);
	stop_supervisor(start_supervisor(1), SIGKILL);
	wait_for_workers(0);
	assert_int_equal(count_folders(path), 1);
	pid_t first = start_supervisor(1);

	assert_int_equal(count_folders(path), 1);
	pid_t second = start_supervisor(2);

	assert_int_equal(count_folders(path), 2);
	stop_supervisor(second, SIGINT);
	assert_int_equal(count_folders(path), 1);
	stop_supervisor(first, SIGINT);
	assert_int_equal(count_folders(path), 0);
	unsetenv("TMPDIR");
	assert_int_equal(rmdir(path), 0);
}

CASE(workers_die_with_their_supervisor)
{
	stop_supervisor(start_supervisor(1), SIGKILL);
	wait_for_workers(0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(G5_signals_end_a_run_within_seconds),
		TEST(what_a_killed_supervisor_left_is_swept),
		TEST(workers_die_with_their_supervisor),
	};

	return RUN(tests);
}

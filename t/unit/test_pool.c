/* The supervisor against a worker that does as it is told: t/fake/worker.c. */
#include "base/clock.h"
#include "base/json.h"
#include "base/vec.h"
#include "pool/pool.h"
#include "unit.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { JOBS = 64 };

/* A run of the jobs named in todo, and what became of each. */
struct desk {
	struct arena a;
	const char *const *todo; /* ends in NULL */
	const char *alone;       /* the job of this name is alone from the start */
	uint32_t given;
	struct outcome {
		bool is_finished;
		int attempts, rows;
		const char *cause;
		char phase[32], device[16];
		struct str tail, message;
		int status;
		bool was_alone;
	} of[JOBS];
	int hellos, notes, byes, running, most_running, gone, idle_failures;
	bool refuses_strangers;
	enum status on_row;
	VEC(pid_t) pids;
	double elapsed_s;
};

static void write_line(struct desk *d, struct pool_job *job)
{
	job->line = str_of(arena_printf(
		&d->a, "{\"t\":\"job\",\"job\":%llu,\"attempt\":%d,\"do\":\"%s\"}",
		(unsigned long long)job->number, job->attempt, d->todo[job->number - 1]));
}

static void again(void *ctx, struct pool_job *job)
{
	write_line(ctx, job);
}

static bool next(void *ctx, const char *device, struct pool_job *out)
{
	struct desk *d = ctx;
	uint32_t i = d->given;

	(void)device;
	if (!d->todo[i])
		return false;
	*out = (struct pool_job){.number = i + 1, .attempt = 1, .ctx = &d->of[i]};
	out->is_alone = d->alone && !strcmp(d->alone, d->todo[i]);
	write_line(d, out);
	d->given++;
	return true;
}

static enum status message(void *ctx, const char *device, const struct pool_job *job,
			   const char *type, struct str line)
{
	struct desk *d = ctx;
	json_auto_t *v = NULL;

	TRY(json_read_text(line, "line", &v));
	if (!strcmp(type, "hello")) {
		d->hellos++;
		vec_push(&d->pids, &d->a, (pid_t)json_integer_value(json_object_get(v, "pid")));
		if (d->refuses_strangers &&
		    strcmp(json_string_value(json_object_get(v, "uuid")), "null-0"))
			pool_fail_worker("wrong_device");
	}
	d->notes += !strcmp(type, "note");
	d->byes += !strcmp(type, "bye");
	if (strcmp(type, "row"))
		return STATUS_OK;
	struct outcome *o = job->ctx;
	const char *cause = json_string_value(json_object_get(v, "cause"));

	o->rows++;
	o->attempts = job->attempt;
	o->was_alone = job->is_alone;
	snprintf(o->device, sizeof(o->device), "%s", device);
	o->cause = cause ? arena_printf(&d->a, "%s", cause) : NULL;
	if (cause && (!strcmp(cause, "device_fault")))
		pool_fail_worker("device_fault");
	if (cause && (!strcmp(cause, "oom")))
		pool_fail_worker("oom");
	if (d->on_row)
		FAIL(IO, "the journal is full");
	return STATUS_OK;
}

static enum status finished(void *ctx, const char *device, const struct pool_job *job)
{
	struct outcome *o = job->ctx;

	(void)ctx;
	(void)device;
	o->is_finished = true;
	o->attempts = job->attempt;
	return STATUS_OK;
}

static enum pool_verdict failed(void *ctx, const char *device, const struct pool_job *job,
				const struct pool_failure *f)
{
	struct desk *d = ctx;

	(void)device;
	if (!job) {
		d->idle_failures++;
		return POOL_GIVE_UP;
	}
	struct outcome *o = job->ctx;

	o->cause = f->cause;
	o->attempts = job->attempt;
	o->status = f->exit_status;
	o->was_alone = job->is_alone;
	snprintf(o->phase, sizeof(o->phase), "%s", f->phase);
	o->tail = str_copy(&d->a, f->stderr_tail);
	o->message = str_copy(&d->a, f->message);
	return pool_verdict(f->cause, job->attempt);
}

static void dropped(void *ctx, const struct pool_job *job, const char *cause)
{
	struct outcome *o = job->ctx;

	(void)ctx;
	o->cause = cause;
}

static void quarantined(void *ctx, const char *device, const char *cause)
{
	struct desk *d = ctx;

	(void)device;
	assert_non_null(cause);
	d->gone++;
}

static const struct pool_phase limits[] = {{"sample", 0.3}, {"compile", 0.3}, {"spawn", 5}};

static const char *fake_worker(void)
{
	const char *path = getenv("ASSAY_FAKE_WORKER");

	assert_non_null(path);
	return path;
}

static struct pool_result run(struct desk *d, const char *const *todo, const char *how,
			      int workers, uint32_t ndevices, enum status want)
{
	const char *const good[] = {fake_worker(), NULL}, *const bad[] = {fake_worker(), how,
									  NULL};
	struct pool_device devices[] = {{"null-0", bad, NULL, workers},
					{"null-1", good, NULL, workers}};
	struct pool_opts o = {.devices = devices,
			      .ndevices = ndevices,
			      .limits = limits,
			      .nlimits = 3,
			      .silence_s = 1,
			      .grace_s = 0.2};
	struct pool_calls c = {.ctx = d,
			       .next = next,
			       .message = message,
			       .finished = finished,
			       .failed = failed,
			       .again = again,
			       .dropped = dropped,
			       .quarantined = quarantined};
	struct pool_result r;
	int64_t began = clock_ns();
	enum status s;

	d->todo = todo;
	s = pool_run(&o, &c, &r);
	assert_int_equal(s, want);
	d->elapsed_s = (double)(clock_ns() - began) / 1e9;
	for (uint32_t i = 0; i < d->pids.n; i++) { /* no process is left */
		errno = 0;
		assert_true(kill(-d->pids.p[i], 0) == -1 && errno == ESRCH);
	}
	assert_true(waitpid(-1, NULL, WNOHANG) == -1 && errno == ECHILD);
	return r;
}

static void check(const struct desk *d, uint32_t i, const char *cause, int attempts,
		  bool is_finished)
{
	const struct outcome *o = &d->of[i];

	if (cause ? !o->cause || strcmp(o->cause, cause) : o->cause != NULL)
		print_error("%s: %s, not %s\n", d->todo[i], o->cause ? o->cause : "none",
			    cause ? cause : "none");
	assert_true(cause ? o->cause && !strcmp(o->cause, cause) : !o->cause);
	assert_int_equal(o->attempts, attempts);
	assert_int_equal(o->is_finished, is_finished);
}

/* Acceptance 42, G2. */
CASE(G2_each_failure_costs_its_own_job)
{
	static const char *const todo[] = {"ok",    "wrong", "fault", "hang",
					   "crash", "oom",   "ok",    NULL};
	struct desk d = {0};
	struct pool_result r = run(&d, todo, "", 1, 1, STATUS_OK);

	check(&d, 0, NULL, 1, true);
	check(&d, 1, "wrong_value", 1, true);
	check(&d, 2, "device_fault", 2, false);
	check(&d, 3, "hang", 2, false);
	check(&d, 4, "crash", 2, false);
	check(&d, 5, "oom", 2, false);
	check(&d, 6, NULL, 1, true);
	assert_true(r.finished == 3 && r.failed == 4 && r.retries == 4 && !r.dropped &&
		    !d.gone);
	assert_string_equal(d.of[3].phase, "sample");
	assert_true(d.of[5].was_alone && WTERMSIG(d.of[4].status) == SIGABRT);
	assert_true(str_is(d.of[4].tail, "about to crash\n"));
	assert_int_equal(r.spawned, d.hellos);
	arena_release(&d.a);
}

CASE(what_passes_the_second_time_is_finished)
{
	static const char *const todo[] = {"crash:1", "hang:1", "oom:1", "fault:1", NULL};
	struct desk d = {0};
	struct pool_result r = run(&d, todo, "", 2, 1, STATUS_OK);

	for (uint32_t i = 0; i < 4; i++)
		check(&d, i, NULL, 2, true);
	assert_true(r.finished == 4 && r.retries == 4 && d.of[2].was_alone &&
		    !d.of[0].was_alone);
	arena_release(&d.a);
}

/* Acceptance 43, E4. */
CASE(E4_prints_do_not_enter_the_protocol)
{
	static const char *const todo[] = {"noise", "pieces", "ok", NULL};
	struct desk d = {0};
	struct pool_result r = run(&d, todo, "", 1, 1, STATUS_OK);

	for (uint32_t i = 0; i < 3; i++) {
		check(&d, i, NULL, 1, true);
		assert_int_equal(d.of[i].rows, 1);
	}
	assert_true(r.spawned == 1 && d.byes == 1);
	arena_release(&d.a);
}

CASE(messages_out_of_place_are_protocol)
{
	static const char *const todo[] = {"other", NULL}, *const garbage[] = {"garbage", NULL};
	static const char *const big[] = {"big", NULL};
	static const char *const *const all[] = {todo, garbage, big};

	for (int i = 0; i < 3; i++) {
		struct desk d = {0};
		struct pool_result r = run(&d, all[i], "", 1, 1, STATUS_OK);

		assert_string_equal(d.of[0].cause, "protocol");
		assert_true(!d.of[0].is_finished && !d.of[0].rows && d.gone == 1);
		assert_int_equal(r.retries, 2);
		arena_release(&d.a);
	}
}

CASE(leaving_in_the_middle_is_a_crash)
{
	static const char *const todo[] = {"exit", NULL};
	struct desk d = {0};

	run(&d, todo, "", 1, 1, STATUS_OK);
	check(&d, 0, "crash", 2, false);
	assert_int_equal(d.of[0].rows, 2); /* what it said before is heard */
	assert_true(WIFEXITED(d.of[0].status));
	arena_release(&d.a);
}

CASE(deadlines_reach_the_whole_group)
{
	static const char *const todo[] = {"stubborn", "compile", "orphan", "silent", NULL};
	struct desk d = {0};

	run(&d, todo, "", 4, 1, STATUS_OK);
	check(&d, 0, "hang", 2, false);
	check(&d, 1, "compile_timeout", 1, false);
	check(&d, 2, "crash", 2, false);
	check(&d, 3, "hang", 2, false);
	assert_int_equal(WTERMSIG(d.of[0].status), SIGKILL);
	assert_true(d.elapsed_s < 10);
	arena_release(&d.a);
}

CASE(the_end_of_stderr_is_kept)
{
	static const char *const todo[] = {"loud", NULL};
	struct desk d = {0};
	int lines = 0;

	run(&d, todo, "", 1, 1, STATUS_OK);
	for (size_t i = 0; i < d.of[0].tail.n; i++)
		lines += d.of[0].tail.p[i] == '\n';
	assert_int_equal(lines, 40);
	assert_true(str_ends(d.of[0].tail, "line 19999 of very many\nabout to crash\n"));
	assert_true(str_starts(d.of[0].tail, "line 199"));
	arena_release(&d.a);
}

/* Acceptance 44. */
CASE(G4_a_device_that_fails_three_times_is_left_alone)
{
	static const char *const todo[] = {"ok", "ok", "ok", "ok", "ok", NULL};
	static const char *const how[] = {"dies", "stranger"};

	for (int h = 0; h < 2; h++) {
		struct desk d = {.refuses_strangers = true};
		struct pool_result r = run(&d, todo, how[h], 1, 2, STATUS_OK);

		for (uint32_t i = 0; i < 5; i++) {
			assert_true(d.of[i].is_finished && d.of[i].rows == 1);
			assert_string_equal(d.of[i].device, "null-1");
		}
		assert_int_equal(r.finished, 5);
		arena_release(&d.a);
	}
}

CASE(with_no_device_left_jobs_are_no_device)
{
	static const char *const todo[] = {"ok", "ok", "ok", "ok", "ok", NULL};
	struct desk d = {0};
	struct pool_result r = run(&d, todo, "dies", 1, 1, STATUS_OK);
	int no_device = 0;

	for (uint32_t i = 0; i < 5; i++) {
		assert_non_null(d.of[i].cause);
		no_device += !strcmp(d.of[i].cause, "no_device");
	}
	assert_true(no_device >= 4 && d.gone == 1 && r.quarantined == 1);
	assert_int_equal(r.dropped + r.failed, 5);
	arena_release(&d.a);
}

CASE(a_worker_that_is_not_there)
{
	static const char *const todo[] = {"ok", NULL};
	const char *const argv[] = {"./no-such-worker", NULL};
	struct pool_device device = {"null-0", argv, NULL, 1};
	struct pool_opts o = {.devices = &device, .ndevices = 1};
	struct desk d = {.todo = todo};
	struct pool_calls c = {.ctx = &d,
			       .next = next,
			       .message = message,
			       .finished = finished,
			       .failed = failed,
			       .dropped = dropped};
	struct pool_result r;

	assert_int_equal(pool_run(&o, &c, &r), STATUS_OK);
	assert_true(r.quarantined == 1 && r.spawned == 0);
	assert_non_null(d.of[0].cause);
	assert_true(
		str_starts(d.of[0].tail, "./no-such-worker cannot be started: no such file"));
	arena_release(&d.a);
}

CASE(workers_share_the_work_and_alone_means_alone)
{
	static const char *const todo[] = {"slow", "slow", "slow", "ok",   "slow", "slow",
					   "slow", "slow", "slow", "slow", NULL};
	struct desk d = {.alone = "ok"};
	struct pool_result r = run(&d, todo, "", 3, 1, STATUS_OK);

	assert_int_equal(r.finished, 10);
	assert_true(r.spawned <= 3 && d.of[3].was_alone);
	arena_release(&d.a);
}

CASE(a_callback_that_fails_ends_the_run)
{
	static const char *const todo[] = {"ok", "hang", "ok", "ok", NULL};
	struct desk d = {.on_row = STATUS_IO};

	run(&d, todo, "", 2, 1, STATUS_IO);
	assert_non_null(strstr(status_story(), "the journal is full"));
	status_clear();
	arena_release(&d.a);
}

/* In a child, which a signal ends: exit 0 if all was as it should be. */
static int be_interrupted(int signum)
{
	static const char *const todo[] = {"hang", "slow", "slow", NULL};
	const char *const argv[] = {fake_worker(), NULL};
	struct pool_device device = {"null-0", argv, NULL, 2};
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

/* A supervisor in a process of its own, once the workers of all that live are there. */
static pid_t start_supervisor(int workers)
{
	pid_t pid = fork();

	if (!pid)
		_exit(be_interrupted(SIGINT));
	wait_for_workers(workers);
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
	stop_supervisor(start_supervisor(2), SIGKILL);
	wait_for_workers(0);
	assert_int_equal(count_folders(path), 1);
	pid_t first = start_supervisor(2);

	assert_int_equal(count_folders(path), 1);
	pid_t second = start_supervisor(4);

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
	stop_supervisor(start_supervisor(2), SIGKILL);
	wait_for_workers(0);
}

CASE(workers_are_renewed)
{
	static const char *const todo[] = {"ok", "ok", "ok", "ok", "ok", NULL};
	const char *const argv[] = {fake_worker(), NULL};
	struct pool_device device = {"null-0", argv, NULL, 1};
	struct pool_opts o = {.devices = &device, .ndevices = 1, .renew_jobs = 2};
	struct desk d = {.todo = todo};
	struct pool_calls c = {.ctx = &d,
			       .next = next,
			       .message = message,
			       .finished = finished,
			       .failed = failed,
			       .dropped = dropped};
	struct pool_result r;

	assert_int_equal(pool_run(&o, &c, &r), STATUS_OK);
	assert_true(r.finished == 5 && r.spawned == 3 && d.byes == 3);
	arena_release(&d.a);
}

CASE(retries_are_by_class)
{
	assert_int_equal(pool_verdict("hang", 1), POOL_RETRY);
	assert_int_equal(pool_verdict("hang", 2), POOL_GIVE_UP);
	assert_int_equal(pool_verdict("wrong_value", 1), POOL_GIVE_UP);
	assert_true(pool_retry_of("oom")->is_alone && pool_retry_of("hang")->is_quarantining);
	assert_true(pool_retry_of("protocol")->is_elsewhere &&
		    pool_retry_of("device_lost")->is_device_gone);
	for (const struct pool_phase *p = pool_limits; p->name; p++)
		assert_true(p->limit_s >= 0);
}

CASE(a_worker_needs_a_supervisor)
{
	struct pool_worker *w;

	unsetenv("ASSAY_SUPERVISOR");
	assert_int_equal(pool_worker_enter(&w), STATUS_UNAVAILABLE);
	status_clear();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(G2_each_failure_costs_its_own_job),
		TEST(what_passes_the_second_time_is_finished),
		TEST(E4_prints_do_not_enter_the_protocol),
		TEST(messages_out_of_place_are_protocol),
		TEST(leaving_in_the_middle_is_a_crash),
		TEST(deadlines_reach_the_whole_group),
		TEST(the_end_of_stderr_is_kept),
		TEST(G4_a_device_that_fails_three_times_is_left_alone),
		TEST(with_no_device_left_jobs_are_no_device),
		TEST(a_worker_that_is_not_there),
		TEST(workers_share_the_work_and_alone_means_alone),
		TEST(a_callback_that_fails_ends_the_run),
		TEST(G5_signals_end_a_run_within_seconds),
		TEST(workers_die_with_their_supervisor),
		TEST(what_a_killed_supervisor_left_is_swept),
		TEST(workers_are_renewed),
		TEST(retries_are_by_class),
		TEST(a_worker_needs_a_supervisor),
	};

	return RUN(tests);
}

#ifndef POOL_DESK_H
#define POOL_DESK_H

/* The owner of a pool's jobs, and what became of each. */
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

static inline void write_line(struct desk *d, struct pool_job *job)
{
	job->line = str_of(arena_printf(
		&d->a, "{\"t\":\"job\",\"job\":%llu,\"attempt\":%d,\"do\":\"%s\"}",
		(unsigned long long)job->number, job->attempt, d->todo[job->number - 1]));
}

static inline void starts(void *ctx, const char *device, struct pool_job *job)
{
	(void)device;
	write_line(ctx, job);
}

static inline bool next(void *ctx, const char *device, struct pool_job *out)
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

static inline enum status message(void *ctx, const char *device, const struct pool_job *job,
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
			pool_fail_worker("wrong_device", NULL);
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
		pool_fail_worker("device_fault", NULL);
	if (cause && (!strcmp(cause, "oom")))
		pool_fail_worker("oom", NULL);
	if (d->on_row)
		FAIL(IO, "the journal is full");
	return STATUS_OK;
}

static inline enum status finished(void *ctx, const char *device, const struct pool_job *job)
{
	struct outcome *o = job->ctx;

	(void)ctx;
	(void)device;
	o->is_finished = true;
	o->attempts = job->attempt;
	return STATUS_OK;
}

static inline enum pool_verdict failed(void *ctx, const char *device,
				       const struct pool_job *job, const struct pool_failure *f)
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
	return pool_verdict(f->cause, job);
}

static inline void dropped(void *ctx, const struct pool_job *job, const char *cause)
{
	struct outcome *o = job->ctx;

	(void)ctx;
	o->cause = cause;
}

static inline void quarantined(void *ctx, const char *device, const char *cause)
{
	struct desk *d = ctx;

	(void)device;
	assert_non_null(cause);
	d->gone++;
}

static const struct pool_phase limits[] = {{"sample", 0.8}, {"compile", 0.8}, {"spawn", 5}};

static inline const char *fake_worker(void)
{
	const char *path = getenv("ASSAY_FAKE_WORKER");

	assert_non_null(path);
	return path;
}

/* The same tests run once more with workers that a fork server forks. */
static inline bool has_forkserver(void)
{
	return getenv("ASSAY_FAKE_FORKS");
}

static inline struct pool_result run(struct desk *d, const char *const *todo, const char *how,
				     int workers, uint32_t ndevices, enum status want)
{
	const char *const good[] = {fake_worker(), NULL}, *const bad[] = {fake_worker(), how,
									  NULL};
	struct pool_device devices[] = {{"null-0", bad, NULL, workers, has_forkserver()},
					{"null-1", good, NULL, workers, has_forkserver()}};
	struct pool_opts o = {.devices = devices,
			      .ndevices = ndevices,
			      .limits = limits,
			      .nlimits = 3,
			      .silence_s = 2,
			      .grace_s = 0.2};
	struct pool_calls c = {.ctx = d,
			       .next = next,
			       .message = message,
			       .finished = finished,
			       .failed = failed,
			       .starts = starts,
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
		/* Orphans of a fork server are init's to bury. */
		for (int n = 0; n < 200 && !kill(-d->pids.p[i], 0); n++)
			nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
		errno = 0;
		assert_true(kill(-d->pids.p[i], 0) == -1 && errno == ESRCH);
	}
	assert_true(waitpid(-1, NULL, WNOHANG) == -1 && errno == ECHILD);
	return r;
}

static inline void check(const struct desk *d, uint32_t i, const char *cause, int attempts,
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

#endif

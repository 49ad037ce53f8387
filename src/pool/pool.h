#ifndef POOL_POOL_H
#define POOL_POOL_H

#include "base/str.h"

/*
 * Supervisor and workers.  Jobs and results are lines of JSON; this module looks
 * at their members "t" and "job" (and "phase" of a phase) and at nothing else.
 *
 * A worker is a program started by exec in its own process group: stdin closed,
 * descriptor 3 jobs, 4 results, stdout sent to stderr so that no print can enter the
 * protocol, the last 64 KiB of stderr kept.  It says hello, then for each job phases,
 * rows and one end.  Exceeding a phase's limit costs it SIGTERM and, 2 s later, SIGKILL,
 * to the whole group.  Workers die with the supervisor.
 */
enum {
	POOL_FD_JOBS = 3,
	POOL_FD_RESULTS = 4,
	POOL_LINE_BYTES = 16 << 20,
	POOL_STDERR_BYTES = 64 << 10,
};

struct pool_phase {
	const char *name;
	double limit_s; /* since the phase was announced; 0: none */
};

/* One device's workers; all of a device run the same argument vector.  What takes long to start
 * may be a fork server instead: one process that reads from descriptor 3, a socket of
 * sequential packets, a request {"worker":N,"dir":"…"} with three descriptors (jobs, results,
 * stderr), forks a child that becomes the worker there, in a session of its own, and writes to
 * descriptor 4 the lines {"worker":N,"pid":P} and, when it has ended, {"worker":N,"status":S}
 * as of waitpid.  The end of the socket is its end.  The environment's ASSAY_SUPERVISOR is for
 * a child its pid. */
struct pool_device {
	const char *id;
	const char *const *argv; /* ends in NULL; argv[0] is looked up in PATH */
	const char *const *env;  /* "NAME=value", added to the environment; NULL: nothing */
	int workers;
	bool forks; /* argv starts a fork server */
};

struct pool_job {
	uint64_t number;    /* > 0, the "job" of its messages */
	struct str line;    /* what the worker reads, without newline */
	int attempt;        /* from 1 */
	bool is_alone;      /* no other job on its device meanwhile */
	int64_t bytes;      /* admitted while the sum per device stays below device_bytes */
	const char *device; /* only there; NULL: anywhere */
	const struct pool_phase *limits; /* for this job, before those of pool_opts */
	uint32_t nlimits;
	void *ctx; /* the owner's */
};

/* What became of a worker or a job, as its cause in the table of causes. */
struct pool_failure {
	const char *cause; /* "hang" "compile_timeout" "crash" "killed_oom" "protocol"
			    * "spawn_failed" "wrong_device" "device_lost", or the cause that
			    * the engine gave to pool_fail_worker */
	const char *phase; /* in which; "" before the first */
	int exit_status;   /* as waitpid's; 0 if still alive */
	struct str message;
	struct str stderr_tail; /* the last 40 lines */
	double elapsed_s;
};

enum pool_verdict {
	POOL_GIVE_UP,    /* the job is over: its owner writes the row */
	POOL_RETRY,      /* again, in a fresh worker, by its class */
	POOL_RETRY_FREE, /* again, and the attempt does not count */
};

struct pool_opts {
	const struct pool_device *devices;
	uint32_t ndevices;
	int64_t device_bytes;            /* for admission, per device; 0: no limit */
	const struct pool_phase *limits; /* NULL: pool_limits */
	uint32_t nlimits;
	int renew_jobs;      /* a worker is renewed after so many; 0: 200 */
	double silence_s;    /* no message and no CPU time for so long is a hang; 0: 30 */
	double grace_s;      /* between SIGTERM and SIGKILL; 0: 2 */
	int device_failures; /* consecutive ones that quarantine a device; 0: 3 */
	bool has_signals;    /* SIGINT and SIGTERM end the run; the caller re-raises */
};

/* Callbacks run on the thread of pool_run, in its loop.  Texts live until the return. */
struct pool_calls {
	void *ctx;
	/* The next job, or false if there is none now; asked again whenever a worker is free
	 * and after each failure, until is_done.  The device is a hint, and admission may
	 * send the job elsewhere or later. */
	bool (*next)(void *ctx, const char *device, struct pool_job *out);
	/* A row, note or phase of a job, or a hello, bye, done (job NULL).  Not OK ends the
	 * run, for instance because the journal is full. */
	enum status (*message)(void *ctx, const char *device, const struct pool_job *job,
			       const char *type, struct str line);
	/* The job came to its end: rows are complete, one transaction. */
	enum status (*finished)(void *ctx, const char *device, const struct pool_job *job);
	/* The job, or with job NULL the worker outside of one, failed. */
	enum pool_verdict (*failed)(void *ctx, const char *device, const struct pool_job *job,
				    const struct pool_failure *f);
	/* Optional: the job goes to a worker of this device, for the first time or again, its
	 * attempt counted already; its line and limits may be made now. */
	void (*starts)(void *ctx, const char *device, struct pool_job *job);
	/* No device is left for it: no_device; or the run was interrupted while it ran:
	 * interrupted. */
	void (*dropped)(void *ctx, const struct pool_job *job, const char *cause);
	/* Optional: a device was quarantined. */
	void (*quarantined)(void *ctx, const char *device, const char *cause);
	/* Optional: once per second, for progress. */
	void (*tick)(void *ctx);
};

struct pool_result {
	uint64_t finished, failed, dropped, retries, spawned;
	int signal; /* that interrupted it; 0: none */
	uint32_t quarantined;
};

extern const struct pool_phase pool_limits[]; /* defaults of the phases, §9.3; ends in a row
					       * without name */

/* How often a cause is tried again, and how: the table of retries. */
struct pool_retry {
	const char *cause;
	int retries;
	bool is_alone;        /* the retry has the device to itself */
	bool is_for_room;     /* no use if the device was the job's alone already */
	bool is_elsewhere;    /* other devices first, counted against this one, not the job */
	bool is_counted_once; /* the job may be to blame, so its retries are not counted */
	bool is_quarantining; /* a job that fails for good this way is not to run again */
	bool is_device_gone;  /* quarantines the device at once */
};
const struct pool_retry *pool_retry_of(const char *cause); /* never NULL: the last row is "" */
/* What the table says after this attempt of the job, for use in a failed callback; job is NULL
 * where a worker had none. */
enum pool_verdict pool_verdict(const char *cause, const struct pool_job *job);

/* For use in a message callback: the worker that sent the message is of no more use, for
 * instance because it sees another device or its device faulted.  It is killed, and its job, if
 * it has one, fails with this cause, a literal, and with these words for a message; NULL: those
 * of its end. */
void pool_fail_worker(const char *cause, const char *why);

/* Runs until no job is left, all devices are quarantined, a signal came or a callback failed.
 */
MUST enum status pool_run(const struct pool_opts *opts, const struct pool_calls *calls,
			  struct pool_result *out);

/* The first thing that a worker does: dies with its supervisor from here on, keeps the two
 * descriptors from its children, ignores SIGPIPE, and starts the beat, every 5 s, by a thread
 * of its own.  build and versions are texts for hello.  UNAVAILABLE if the descriptors are not
 * there: it was not started by a supervisor. */
struct pool_worker;
MUST enum status pool_worker_enter(struct pool_worker **out);
/* The next line, without newline, in the arena; empty at the end. */
MUST enum status pool_worker_next(struct pool_worker *w, struct arena *a, struct str *line);
/* One line of JSON, without newline; whole, whatever threads send. */
MUST enum status pool_worker_send(struct pool_worker *w, struct str line);
void pool_worker_leave(struct pool_worker *w); /* bye */

#endif

#ifndef POOL_POOL_INT_H
#define POOL_POOL_INT_H

#include "pool/folder.h"
#include "pool/pool.h"

#include <limits.h>
#include <uv.h>

/* The last of what a process wrote to its stderr. */
struct tail {
	char ring[POOL_STDERR_BYTES];
	uint64_t n; /* bytes in all */
};

/* A job with where it stands. */
struct item {
	struct pool_job job;
	int avoid;         /* device that it failed on, -1: none */
	int waits;         /* device that keeps room for it, -1: none */
	bool was_orphaned; /* its server ended once before */
	struct item *next;
};

enum worker_state {
	WORKER_NONE,     /* no process */
	WORKER_STARTING, /* no hello yet; it has its first job already */
	WORKER_IDLE,
	WORKER_BUSY,
	WORKER_LEAVING, /* was asked to exit */
	WORKER_DYING,   /* was killed; why is in cause */
};

/* A slot of a device; its process comes and goes. */
struct worker {
	struct pool *pool;
	int device;
	enum worker_state state;
	struct item *item;
	int pid;        /* 0: not known yet */
	uint64_t asked; /* number of the request that it was forked for; 0: it was spawned */
	uv_process_t process;
	uv_pipe_t jobs, results, errors;
	int results_fd, errors_fd, open_handles;
	char *line; /* what came of the next message */
	size_t line_n, line_cap;
	struct tail tail;
	char phase[32], dir[PATH_MAX];
	const char *cause; /* why it is being killed */
	char why[1024];    /* the same in words; "": its end tells */
	int64_t began_ns, phase_ns, heard_ns, cpu_ns, term_ns;
	bool was_killed; /* SIGKILL was sent by us */
	bool is_orphan;  /* ended with the server that forked it */
	int64_t limit_ns, oom_kills, first_rss;
	int jobs_done;
};

/* A device's process that forks its workers; it comes with the first of them. */
struct forkserver {
	struct pool *pool;
	int device;
	enum { SERVER_NONE, SERVER_UP, SERVER_DYING } state;
	uv_process_t process;
	uv_pipe_t answers, errors;
	int requests_fd, open_handles;
	uint64_t asked; /* requests so far */
	int64_t leave_ns;
	char line[256]; /* what came of the next answer */
	size_t line_n;
	struct tail tail;
};

struct pool_dev {
	const struct pool_device *spec;
	struct worker *workers;
	struct forkserver server;
	int running, failures; /* jobs; consecutive counted failures */
	int64_t bytes;
	bool is_gone, is_alone; /* quarantined; a job has it for itself */
};

struct pool {
	const struct pool_opts *opts;
	const struct pool_calls *calls;
	struct pool_result *result;
	struct folder folder;
	uv_loop_t loop;
	uv_timer_t watch;
	uv_signal_t signals[2];
	struct pool_dev *devices;
	struct item *queue; /* retries and jobs that must wait, in order */
	uint64_t ticks;
	bool is_dry;         /* next() had nothing when it was last asked */
	bool is_ending;      /* no new jobs: done, interrupted or failed */
	enum status failure; /* of a callback; its story is untold until pool_run returns */
};

/* pool.c */
void pool_dispatch(struct pool *p);
void pool_stop(struct pool *p, const char *cause);
void pool_check_end(struct pool *p);
void pool_job_done(struct worker *w);
/* The worker's job, or the worker without one, failed; the process is gone or was never there.
 */
void pool_job_failed(struct worker *w, const struct pool_failure *f);
void pool_server_failed(struct pool *p, int device);
const struct pool_phase *pool_limit_of(const struct pool *p, const struct pool_job *job,
				       const char *phase);

/* worker.c */
bool worker_spawn(struct worker *w); /* false: it could not be started, message in tail */
void worker_send_job(struct worker *w);
void worker_leave(struct worker *w);
void worker_kill(struct worker *w, const char *cause);
void worker_watch(struct worker *w); /* deadlines, silence, the second signal */
struct pool_failure worker_failure(struct arena *a, const struct worker *w, const char *cause,
				   int exit_status);

/* What a process wrote before its end is read before its end is judged; who else holds the pipe
 * open is not waited for.  Then the worker is judged by its status, as of waitpid, and its
 * handles are closed. */
void worker_ended(struct worker *w, int status);

/* What a child is given, and what it is by then given as. */
struct ends {
	int jobs, results, errors;
};
char **worker_env(struct arena *a, const char *const *more); /* of a process of the pool */

/* forkserver.c */
bool forkserver_ask(struct worker *w,
		    const struct ends *child); /* false: it cannot be started */
void forkserver_kill(struct forkserver *s);
void forkserver_leave(struct forkserver *s);
void forkserver_watch(struct forkserver *s);

/* tail.c */
void tail_keep(struct tail *t, const char *p, size_t n);
void tail_printf(struct tail *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
struct str tail_lines(struct arena *a, const struct tail *t); /* the last 40 */

/* message.c */
void message_bytes(struct worker *w, const char *p, size_t n);
void worker_set_phase(struct worker *w, const char *phase);

/* process.c: what /proc and the cgroup know */
int64_t process_cpu_ns(int pid);
int64_t process_rss_bytes(int pid);
int64_t cgroup_oom_kills(void); /* -1: unknown */

#endif

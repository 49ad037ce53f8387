/* A worker's process: its start, its pipes, its end. */
#include "base/clock.h"
#include "base/file.h"
#include "pool/pool_int.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { READ_BYTES = 64 << 10 };

/* Nobody is ever signalled by number 0, which would be ourselves. */
static void signal_group(const struct worker *w, int signum)
{
	if (w->pid > 0)
		kill(-w->pid, signum);
}

struct pool_failure worker_failure(struct arena *a, const struct worker *w, const char *cause,
				   int exit_status)
{
	double elapsed_s = (double)(clock_ns() - w->began_ns) / 1e9;
	char *message;

	if (*w->why)
		message = arena_printf(a, "%s", w->why);
	else if (WIFSIGNALED(exit_status))
		message = arena_printf(a, "ended by signal %d (%s)", WTERMSIG(exit_status),
				       strsignal(WTERMSIG(exit_status)));
	else
		message = arena_printf(a, "exit %d", WEXITSTATUS(exit_status));
	if (*w->phase)
		message = arena_printf(a, "%s in phase %s, after %.1f s", message, w->phase,
				       (double)(clock_ns() - w->phase_ns) / 1e9);
	return (struct pool_failure){
		.cause = cause,
		.phase = arena_printf(a, "%s", w->phase),
		.exit_status = exit_status,
		.message = str_of(message),
		.stderr_tail = tail_lines(a, &w->tail),
		.elapsed_s = elapsed_s,
	};
}

static void on_alloc(uv_handle_t *handle, size_t suggested, uv_buf_t *buf)
{
	static _Thread_local char room[READ_BYTES];

	(void)handle;
	(void)suggested;
	*buf = uv_buf_init(room, sizeof(room));
}

static void on_results(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
	if (n > 0)
		message_bytes(stream->data, buf->base, (size_t)n);
	else if (n < 0)
		uv_read_stop(stream);
}

static void on_errors(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
	if (n > 0)
		tail_keep(&((struct worker *)stream->data)->tail, buf->base, (size_t)n);
	else if (n < 0)
		uv_read_stop(stream);
}

static void on_closed(uv_handle_t *handle)
{
	struct worker *w = handle->data;

	if (--w->open_handles)
		return;
	w->state = WORKER_NONE;
	pool_dispatch(w->pool);
	pool_check_end(w->pool);
}

static void drain(struct worker *w)
{
	char room[4096];
	ssize_t n;

	while ((n = read(w->results_fd, room, sizeof(room))) > 0)
		message_bytes(w, room, (size_t)n);
	while ((n = read(w->errors_fd, room, sizeof(room))) > 0)
		tail_keep(&w->tail, room, (size_t)n);
}

static void close_all(struct worker *w)
{
	uv_handle_t *handles[] = {(uv_handle_t *)&w->jobs, (uv_handle_t *)&w->results,
				  (uv_handle_t *)&w->errors, (uv_handle_t *)&w->process};

	w->open_handles = w->asked ? 3 : 4; /* whom another forked is no process of the loop */
	for (int i = 0; i < w->open_handles; i++)
		uv_close(handles[i], on_closed);
	if (*w->dir && file_remove_tree(w->dir))
		status_clear(); /* it goes with the supervisor's folder */
	w->dir[0] = 0;
}

/* Killed by whom?  Our own signal has its cause; else the kernel counts what it kills for
 * memory. */
static const char *cause_of_end(const struct worker *w, int signal)
{
	if (w->state == WORKER_DYING)
		return w->cause;
	if (w->state == WORKER_STARTING)
		return "spawn_failed";
	if (signal == SIGKILL && w->oom_kills >= 0 && cgroup_oom_kills() > w->oom_kills)
		return "killed_oom";
	return "crash";
}

void worker_ended(struct worker *w, int status)
{
	struct arena a = {0};
	int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;

	drain(w);
	signal_group(w, SIGKILL); /* what it started and left behind */
	if (w->state != WORKER_LEAVING) {
		struct pool_failure f = worker_failure(&a, w, cause_of_end(w, signal), status);

		pool_job_failed(w, &f);
	}
	arena_release(&a);
	close_all(w);
}

static void on_exit_of(uv_process_t *process, int64_t code, int signal)
{
	worker_ended(process->data, signal ? signal : (int)(code & 0xFF) << 8);
}

char **worker_env(struct arena *a, const char *const *more)
{
	extern char **environ;
	size_t n = 0, k = 0;

	while (environ[n])
		n++;
	while (more && more[k])
		k++;
	char **env = arena_array(a, char *, n + k + 2);
	size_t out = 0;

	for (size_t i = 0; i < n; i++) {
		bool is_replaced = false;

		for (size_t j = 0; j < k; j++) {
			size_t name = strcspn(more[j], "=") + 1;

			is_replaced = is_replaced || !strncmp(environ[i], more[j], name);
		}
		if (!is_replaced && strncmp(environ[i], "ASSAY_SUPERVISOR=", 17))
			env[out++] = environ[i];
	}
	for (size_t j = 0; j < k; j++)
		env[out++] = arena_printf(a, "%s", more[j]);
	env[out] = arena_printf(a, "ASSAY_SUPERVISOR=%ld", (long)getpid());
	return env;
}

/* Both ends of a pipe; ours does not block. */
static bool make_pipe(int *ours, int *theirs, bool is_read)
{
	int fd[2];

	if (pipe2(fd, O_CLOEXEC))
		return false;
	*ours = fd[is_read ? 0 : 1];
	*theirs = fd[is_read ? 1 : 0];
	fcntl(*ours, F_SETFL, O_NONBLOCK);
	return true;
}

static void close_ends(const struct ends *e)
{
	const int fds[] = {e->jobs, e->results, e->errors};

	for (int i = 0; i < 3; i++)
		if (fds[i] >= 0)
			close(fds[i]);
}

static bool make_pipes(struct ends *ours, struct ends *child)
{
	*ours = *child = (struct ends){-1, -1, -1};
	if (make_pipe(&ours->jobs, &child->jobs, false) &&
	    make_pipe(&ours->results, &child->results, true) &&
	    make_pipe(&ours->errors, &child->errors, true))
		return true;
	close_ends(ours);
	close_ends(child);
	return false;
}

static void open_pipes(struct worker *w, const struct ends *ours)
{
	uv_pipe_t *pipes[] = {&w->jobs, &w->results, &w->errors};
	const int fds[] = {ours->jobs, ours->results, ours->errors};

	for (int i = 0; i < 3; i++) {
		uv_pipe_init(&w->pool->loop, pipes[i], 0);
		uv_pipe_open(pipes[i], fds[i]);
		pipes[i]->data = w;
	}
	w->results_fd = ours->results;
	w->errors_fd = ours->errors;
	uv_read_start((uv_stream_t *)&w->results, on_alloc, on_results);
	uv_read_start((uv_stream_t *)&w->errors, on_alloc, on_errors);
}

/* In a session, and so a group, of its own. */
static bool spawn(struct worker *w, const struct ends *child)
{
	const struct pool_device *d = w->pool->devices[w->device].spec;
	struct arena a = {0};
	uv_stdio_container_t io[5] = {
		{.flags = UV_IGNORE},
		{.flags = UV_INHERIT_FD, .data.fd = child->errors},
		{.flags = UV_INHERIT_FD, .data.fd = child->errors},
		{.flags = UV_INHERIT_FD, .data.fd = child->jobs},
		{.flags = UV_INHERIT_FD, .data.fd = child->results},
	};
	uv_process_options_t options = {
		.exit_cb = on_exit_of,
		.file = d->argv[0],
		.args = (char **)(uintptr_t)d->argv,
		.env = worker_env(&a, d->env),
		.cwd = *w->dir ? w->dir : NULL,
		.flags = UV_PROCESS_DETACHED,
		.stdio_count = 5,
		.stdio = io,
	};
	w->process.data = w;
	int bad = uv_spawn(&w->pool->loop, &w->process, &options);

	arena_release(&a);
	if (bad)
		tail_printf(&w->tail, "%s cannot be started: %s\n", d->argv[0],
			    uv_strerror(bad));
	else
		w->pid = w->process.pid;
	return !bad;
}

static void forget(struct worker *w)
{
	w->tail.n = w->line_n = 0;
	w->why[0] = 0;
	w->pid = 0;
	w->asked = 0;
	w->jobs_done = 0;
	w->first_rss = w->term_ns = w->cpu_ns = 0;
	w->was_killed = w->is_orphan = false;
	w->cause = "";
	w->began_ns = clock_ns();
	w->oom_kills = cgroup_oom_kills();
}

bool worker_spawn(struct worker *w)
{
	struct ends ours, child;

	forget(w);
	if (!make_pipes(&ours, &child)) {
		tail_printf(&w->tail, "no pipe: %s\n", strerror(errno));
		return false;
	}
	if (!folder_sub(&w->pool->folder, w->dir, sizeof(w->dir)))
		w->dir[0] = 0;
	open_pipes(w, &ours);
	bool ok = w->pool->devices[w->device].spec->forks ? forkserver_ask(w, &child)
							  : spawn(w, &child);

	close_ends(&child);
	w->state = WORKER_STARTING;
	if (!ok) {
		w->state = WORKER_DYING;
		w->cause = "spawn_failed";
		close_all(w);
		return false;
	}
	w->pool->result->spawned++;
	worker_set_phase(w, "spawn");
	return true;
}

static void on_written(uv_write_t *req, int bad)
{
	(void)bad; /* the process is gone then, which its exit will tell */
	free(req->data);
	free(req);
}

static void send_line(struct worker *w, struct str line)
{
	uv_write_t *req = calloc(1, sizeof(*req));
	char *text = malloc(line.n + 1);

	if (!req || !text)
		abort();
	memcpy(text, line.p, line.n);
	text[line.n] = '\n';
	req->data = text;
	uv_buf_t buf = uv_buf_init(text, (unsigned)(line.n + 1));

	if (uv_write(req, (uv_stream_t *)&w->jobs, &buf, 1, on_written))
		on_written(req, 1);
}

void worker_send_job(struct worker *w)
{
	w->state = WORKER_BUSY;
	worker_set_phase(w, "");
	w->began_ns = clock_ns();
	send_line(w, w->item->job.line);
}

void worker_leave(struct worker *w)
{
	w->state = WORKER_LEAVING;
	send_line(w, STR("{\"t\":\"exit\"}"));
	worker_set_phase(w, "exit");
}

void worker_kill(struct worker *w, const char *cause)
{
	if (w->state == WORKER_DYING || w->state == WORKER_NONE)
		return;
	w->state = WORKER_DYING;
	w->cause = cause;
	w->term_ns = clock_ns();
	signal_group(w, SIGTERM);
}

/* Who has not been forked yet is not waited for: what should have done it is not well. */
static void kill_now(struct worker *w)
{
	w->was_killed = true;
	if (w->asked && !w->pid)
		forkserver_kill(&w->pool->devices[w->device].server);
	else
		signal_group(w, SIGKILL);
}

static bool is_silent(struct worker *w, int64_t now)
{
	double limit_s = w->pool->opts->silence_s > 0 ? w->pool->opts->silence_s : 30;

	if (w->state != WORKER_BUSY || (double)(now - w->heard_ns) < limit_s * 1e9)
		return false;
	int64_t cpu = process_cpu_ns(w->pid);
	bool has_moved = cpu > w->cpu_ns;

	w->cpu_ns = cpu;
	if (has_moved)
		w->heard_ns = now; /* asked again after as long */
	return !has_moved;
}

static const char *cause_of_limit(const struct worker *w)
{
	if (w->state == WORKER_STARTING)
		return "spawn_failed";
	return strcmp(w->phase, "compile") ? "hang" : "compile_timeout";
}

void worker_watch(struct worker *w)
{
	double grace_s = w->pool->opts->grace_s > 0 ? w->pool->opts->grace_s : 2;
	int64_t now = clock_ns();
	bool is_late = w->limit_ns && now - w->phase_ns > w->limit_ns;

	switch (w->state) {
	case WORKER_NONE:
	case WORKER_IDLE:
		return;
	case WORKER_DYING:
		if (!w->was_killed && (double)(now - w->term_ns) > grace_s * 1e9)
			kill_now(w);
		return;
	case WORKER_LEAVING:
		if (is_late)
			signal_group(w, SIGKILL);
		return;
	case WORKER_STARTING:
	case WORKER_BUSY:
		if (is_late || is_silent(w, now))
			worker_kill(w, cause_of_limit(w));
		return;
	}
}

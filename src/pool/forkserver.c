/* A process that forks the workers of a device: what they all need is imported once. */
#include "base/clock.h"
#include "base/json.h"
#include "pool/pool_int.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { LEAVE_S = 5, ROOM = 4096 };

/* ---- answers ---- */

static struct worker *asked_for(struct forkserver *s, uint64_t number)
{
	struct pool_dev *d = &s->pool->devices[s->device];

	for (int i = 0; i < d->spec->workers; i++)
		if (d->workers[i].state != WORKER_NONE && d->workers[i].asked == number)
			return &d->workers[i];
	return NULL;
}

/* One that was to be killed before it was there is killed now. */
static void forked(struct worker *w, int pid)
{
	w->pid = pid;
	if (w->state == WORKER_DYING)
		kill(-pid, SIGKILL);
}

static bool is_number(const json_t *v, int64_t least)
{
	return json_is_integer(v) && json_integer_value(v) >= least;
}

/* Of a worker whose handles are closed already nothing is to be learnt. */
static void answer(struct forkserver *s, struct str line)
{
	json_auto_t *v = NULL;

	if (json_read_text(line, "a fork server's answer", &v)) {
		status_clear(); /* told in its tail */
		tail_printf(&s->tail, "not an answer: " STR_FMT "\n", STR_ARG(line));
		forkserver_kill(s);
		return;
	}
	const json_t *number = json_object_get(v, "worker"), *pid = json_object_get(v, "pid"),
		     *status = json_object_get(v, "status");
	struct worker *w = is_number(number, 1)
				   ? asked_for(s, (uint64_t)json_integer_value(number))
				   : NULL;

	if (!w || w->open_handles)
		return;
	if (is_number(pid, 1))
		forked(w, (int)json_integer_value(pid));
	else if (is_number(status, 0))
		worker_ended(w, (int)json_integer_value(status));
}

static void answers(struct forkserver *s, const char *p, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (p[i] == '\n') {
			struct str line = {s->line, s->line_n};

			s->line_n = 0;
			answer(s, line);
		} else if (s->line_n < sizeof(s->line)) {
			s->line[s->line_n++] = p[i];
		}
	}
}

/* ---- the process ---- */

static void on_alloc(uv_handle_t *handle, size_t suggested, uv_buf_t *buf)
{
	static _Thread_local char room[ROOM];

	(void)handle;
	(void)suggested;
	*buf = uv_buf_init(room, sizeof(room));
}

static void on_answers(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
	if (n > 0)
		answers(stream->data, buf->base, (size_t)n);
	else if (n < 0)
		uv_read_stop(stream);
}

static void on_errors(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
	struct forkserver *s = stream->data;

	if (n > 0)
		tail_keep(&s->tail, buf->base, (size_t)n);
	else if (n < 0)
		uv_read_stop(stream);
}

static void on_closed(uv_handle_t *handle)
{
	struct forkserver *s = handle->data;

	if (--s->open_handles)
		return;
	s->state = SERVER_NONE;
	pool_dispatch(s->pool);
	pool_check_end(s->pool);
}

static void drain_errors(struct forkserver *s)
{
	char room[ROOM];
	uv_os_fd_t fd;
	ssize_t n;

	if (!uv_fileno((uv_handle_t *)&s->errors, &fd))
		while ((n = read(fd, room, sizeof(room))) > 0)
			tail_keep(&s->tail, room, (size_t)n);
}

static void drain(struct forkserver *s)
{
	char room[ROOM];
	uv_os_fd_t fd;
	ssize_t n;

	if (!uv_fileno((uv_handle_t *)&s->answers, &fd))
		while ((n = read(fd, room, sizeof(room))) > 0)
			answers(s, room, (size_t)n);
	drain_errors(s);
}

/* Its children go with it, by the death signal that they asked for: one failure of the device,
 * however many they are, and the first time none of what they had to do. */
static void end_workers(struct forkserver *s, int status)
{
	struct pool_dev *d = &s->pool->devices[s->device];
	struct arena a = {0};
	struct str words = tail_lines(&a, &s->tail);
	bool is_counted = s->leave_ns != 0;

	for (int i = 0; i < d->spec->workers; i++) {
		struct worker *w = &d->workers[i];

		if (w->state == WORKER_NONE || w->open_handles)
			continue;
		tail_keep(&w->tail, words.p, words.n);
		w->is_orphan = true;
		if (!is_counted)
			pool_server_failed(s->pool, s->device);
		is_counted = true;
		worker_ended(w, w->pid ? SIGKILL : status);
	}
	arena_release(&a);
}

/* Nobody is ever signalled by number 0, which would be ourselves. */
static void signal_group(const struct forkserver *s)
{
	if (s->process.pid > 0)
		kill(-s->process.pid, SIGKILL);
}

static void close_requests(struct forkserver *s)
{
	if (s->requests_fd >= 0)
		close(s->requests_fd);
	s->requests_fd = -1;
}

static void on_exit_of(uv_process_t *process, int64_t code, int signal)
{
	struct forkserver *s = process->data;
	uv_handle_t *handles[] = {(uv_handle_t *)&s->answers, (uv_handle_t *)&s->errors,
				  (uv_handle_t *)&s->process};

	s->state = SERVER_DYING;
	drain(s);
	close_requests(s);
	signal_group(s); /* what it left behind */
	end_workers(s, signal ? signal : (int)(code & 0xFF) << 8);
	s->open_handles = 3;
	for (int i = 0; i < 3; i++)
		uv_close(handles[i], on_closed);
}

/* Its ends of the three, as a worker has them: requests, answers, stderr. */
static bool spawn(struct forkserver *s, const struct ends *child)
{
	const struct pool_device *d = s->pool->devices[s->device].spec;
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
		.flags = UV_PROCESS_DETACHED,
		.stdio_count = 5,
		.stdio = io,
	};
	s->process.data = s;
	s->process.pid = 0;
	int bad = uv_spawn(&s->pool->loop, &s->process, &options);

	arena_release(&a);
	if (bad)
		tail_printf(&s->tail, "%s cannot be started: %s\n", d->argv[0],
			    uv_strerror(bad));
	return !bad;
}

static void read_pipe(struct forkserver *s, uv_pipe_t *pipe, int fd, uv_read_cb read)
{
	uv_pipe_init(&s->pool->loop, pipe, 0);
	uv_pipe_open(pipe, fd);
	pipe->data = s;
	uv_read_start((uv_stream_t *)pipe, on_alloc, read);
}

static bool make_pipes(int requests[2], int results[2], int errors[2])
{
	if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, requests))
		return false;
	if (!pipe2(results, O_CLOEXEC)) {
		if (!pipe2(errors, O_CLOEXEC))
			return true;
		close(results[0]);
		close(results[1]);
	}
	close(requests[0]);
	close(requests[1]);
	return false;
}

static bool start(struct forkserver *s)
{
	int requests[2], results[2], errors[2];

	s->tail.n = s->line_n = 0;
	s->leave_ns = 0;
	if (!make_pipes(requests, results, errors)) {
		tail_printf(&s->tail, "no pipe: %s\n", strerror(errno));
		return false;
	}
	s->requests_fd = requests[0];
	read_pipe(s, &s->answers, results[0], on_answers);
	read_pipe(s, &s->errors, errors[0], on_errors);
	bool ok = spawn(s, &(struct ends){requests[1], results[1], errors[1]});

	close(requests[1]);
	close(results[1]);
	close(errors[1]);
	s->state = SERVER_UP;
	if (!ok)
		on_exit_of(&s->process, 127, 0);
	return ok;
}

/* ---- requests ---- */

static bool send_with(int fd, struct str text, const int *fds, size_t n)
{
	union {
		struct cmsghdr head;
		char room[CMSG_SPACE(3 * sizeof(int))];
	} control = {0};
	struct iovec part = {(void *)(uintptr_t)text.p, text.n};
	struct msghdr m = {.msg_iov = &part,
			   .msg_iovlen = 1,
			   .msg_control = control.room,
			   .msg_controllen = sizeof(control.room)};
	struct cmsghdr *c = CMSG_FIRSTHDR(&m);

	c->cmsg_level = SOL_SOCKET;
	c->cmsg_type = SCM_RIGHTS;
	c->cmsg_len = CMSG_LEN(n * sizeof(int));
	memcpy(CMSG_DATA(c), fds, n * sizeof(int));
	return sendmsg(fd, &m, MSG_NOSIGNAL | MSG_DONTWAIT) == (ssize_t)text.n;
}

static bool request(struct forkserver *s, const struct worker *w, const struct ends *child)
{
	const int fds[] = {child->jobs, child->results, child->errors};
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw out = jsonw_compact(&b);

	jsonw_open(&out, '{');
	jsonw_key(&out, "worker");
	jsonw_int(&out, (int64_t)w->asked);
	jsonw_key(&out, "dir");
	jsonw_cstr(&out, w->dir);
	jsonw_close(&out, '}');
	bool ok = send_with(s->requests_fd, buf_view(&b), fds, 3);

	arena_release(&a);
	return ok;
}

bool forkserver_ask(struct worker *w, const struct ends *child)
{
	struct forkserver *s = &w->pool->devices[w->device].server;
	struct arena a = {0};

	w->asked = ++s->asked;
	bool ok = s->state == SERVER_UP || (s->state == SERVER_NONE && start(s));

	if (ok && !request(s, w, child)) {
		drain_errors(s); /* what it said before its end */
		tail_printf(&s->tail, "it takes no request: %s\n", strerror(errno));
		forkserver_kill(s);
		ok = false;
	}
	if (!ok) {
		struct str words = tail_lines(&a, &s->tail);

		tail_keep(&w->tail, words.p, words.n);
	}
	arena_release(&a);
	return ok;
}

/* ---- its end ---- */

void forkserver_kill(struct forkserver *s)
{
	if (s->state == SERVER_NONE || s->open_handles)
		return;
	s->state = SERVER_DYING;
	signal_group(s);
}

void forkserver_leave(struct forkserver *s)
{
	if (s->state != SERVER_UP)
		return;
	s->state = SERVER_DYING;
	s->leave_ns = clock_ns();
	close_requests(s);
}

void forkserver_watch(struct forkserver *s)
{
	if (s->state == SERVER_DYING && s->leave_ns &&
	    (double)(clock_ns() - s->leave_ns) > LEAVE_S * 1e9)
		forkserver_kill(s);
}

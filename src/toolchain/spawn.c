/* One child process, on a libuv loop that lives for the call. */
#include "toolchain/spawn.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>
#include <uv.h>

enum { OUTPUT_MAX = 256 << 10, SIGNALS = 3 };

struct run {
	uv_process_t process;
	uv_timer_t timer;
	uv_pipe_t pipe;
	uv_signal_t signals[SIGNALS];
	int signal; /* that came for us; 0: none */
	struct buf out;
	char chunk[4096];
	int code;
	bool timed_out;
};

static void on_alloc(uv_handle_t *h, size_t size, uv_buf_t *b)
{
	struct run *r = h->data;

	(void)size;
	*b = uv_buf_init(r->chunk, sizeof(r->chunk));
}

static void on_read(uv_stream_t *s, ssize_t n, const uv_buf_t *b)
{
	struct run *r = s->data;

	if (n < 0)
		uv_close((uv_handle_t *)s, NULL);
	else if (r->out.n < OUTPUT_MAX)
		buf_add(&r->out, b->base, (size_t)n);
}

static void close_all(struct run *r)
{
	uv_close((uv_handle_t *)&r->timer, NULL);
	for (int i = 0; i < SIGNALS; i++)
		uv_close((uv_handle_t *)&r->signals[i], NULL);
}

static void on_exit_status(uv_process_t *p, int64_t status, int term_signal)
{
	struct run *r = p->data;

	r->code = term_signal ? 128 + term_signal : (int)status;
	uv_close((uv_handle_t *)p, NULL);
	close_all(r);
}

static void on_timeout(uv_timer_t *t)
{
	struct run *r = t->data;

	r->timed_out = true;
	uv_kill(-r->process.pid, SIGKILL);
}

/* It has a group of its own, so what ends us does not reach it. */
static void on_signal(uv_signal_t *s, int number)
{
	struct run *r = s->data;

	r->signal = number;
	uv_kill(-r->process.pid, SIGKILL);
}

/* As nohup and shells have it of what shall outlive them. */
static bool is_ignored(int number)
{
	struct sigaction now;

	return !sigaction(number, NULL, &now) && now.sa_handler == SIG_IGN;
}

static void watch_signals(uv_loop_t *loop, struct run *r)
{
	static const int numbers[SIGNALS] = {SIGINT, SIGTERM, SIGHUP};

	for (int i = 0; i < SIGNALS; i++) {
		uv_signal_init(loop, &r->signals[i]);
		r->signals[i].data = r;
		if (!is_ignored(numbers[i]))
			uv_signal_start(&r->signals[i], on_signal, numbers[i]);
	}
}

MUST static enum status start(uv_loop_t *loop, struct run *r, const char *const *argv)
{
	uv_stdio_container_t io[3] = {
		{.flags = UV_IGNORE},
		{.flags = UV_CREATE_PIPE | UV_WRITABLE_PIPE,
		 .data.stream = (uv_stream_t *)&r->pipe},
		{.flags = UV_IGNORE},
	};
	uv_process_options_t o = {.file = argv[0],
				  .args = (char **)argv,
				  .exit_cb = on_exit_status,
				  .flags = UV_PROCESS_DETACHED,
				  .stdio = io,
				  .stdio_count = 3};
	/* Both streams into one pipe: the shell does this best, and nothing here is pasted. */
	const char *sh[64] = {"/bin/sh", "-c", "exec \"$@\" 2>&1", "sh"};
	size_t n = 4;

	for (size_t i = 0; argv[i] && n + 1 < sizeof(sh) / sizeof(sh[0]); i++)
		sh[n++] = argv[i];
	o.file = sh[0];
	o.args = (char **)sh;
	int e = uv_spawn(loop, &r->process, &o);

	if (e) {
		uv_close((uv_handle_t *)&r->pipe, NULL);
		close_all(r);
		FAIL(UNAVAILABLE, "%s cannot be started: %s", argv[0], uv_strerror(e));
	}
	return STATUS_OK;
}

enum status spawn_run(struct arena *a, const char *const *argv, double timeout_s, int *code,
		      struct str *output)
{
	uv_loop_t loop;
	struct run r = {.out = buf_new(a)};

	if (uv_loop_init(&loop))
		FAIL(EXHAUSTED, "no event loop");
	r.process.data = r.timer.data = r.pipe.data = &r;
	uv_timer_init(&loop, &r.timer);
	uv_pipe_init(&loop, &r.pipe, 0);
	watch_signals(&loop, &r);
	enum status s = start(&loop, &r, argv);

	if (!s) {
		uv_read_start((uv_stream_t *)&r.pipe, on_alloc, on_read);
		uv_timer_start(&r.timer, on_timeout, (uint64_t)(timeout_s * 1000), 0);
	}
	uv_run(&loop, UV_RUN_DEFAULT);
	uv_loop_close(&loop);
	if (r.signal)
		raise(r.signal); /* to whoever watches for it, or to our end */
	TRY(s);
	if (r.timed_out)
		FAIL(TIMEOUT, "%s ran for more than %g s", argv[0], timeout_s);
	*code = r.code;
	*output = buf_view(&r.out);
	return STATUS_OK;
}

struct str spawn_last_line(struct str output)
{
	while (output.n && output.p[output.n - 1] == '\n')
		output.n--;
	const char *eol = output.n ? memrchr(output.p, '\n', output.n) : NULL;

	return eol ? str_slice(output, (size_t)(eol + 1 - output.p), output.n) : output;
}

enum status spawn_self(struct arena *a, const char **out)
{
	char self[4096];
	ssize_t n = readlink("/proc/self/exe", self, sizeof(self) - 1);

	if (n <= 0)
		FAIL(IO, "/proc/self/exe cannot be read");
	self[n] = '\0';
	*out = arena_printf(a, "%s", self);
	return STATUS_OK;
}

/* Clocks are locked for as long as a pipe is open. */
#include "run/clock_guard.h"

#include "device/clocks.h"
#include "toolchain/spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

struct clock_guard {
	pid_t pid;
	int alive; /* its end is what the guard waits for */
};

static const char locked[] = "locked";

static _Noreturn void be_guard(const char *self, const char *id, const char *want, int in,
			       int out)
{
	dup2(in, STDIN_FILENO);
	dup2(out, STDOUT_FILENO);
	execl(self, self, "worker", "--guard-clocks", want, "--device", id, (char *)NULL);
	_exit(127);
}

/* Its one line: that they are locked, or why not. */
static bool hear(int from, char *line, size_t room)
{
	size_t n = 0;
	ssize_t got;

	while (n + 1 < room && (got = read(from, line + n, room - n - 1)) > 0)
		n += (size_t)got;
	line[n] = 0;
	return !strcmp(line, locked);
}

MUST static enum status start(const char *self, const char *id, const char *want,
			      struct clock_guard *g)
{
	int life[2], said[2];
	char line[512];

	if (pipe2(life, O_CLOEXEC))
		FAIL(UNAVAILABLE, "no pipe: %s", strerror(errno));
	if (pipe2(said, O_CLOEXEC)) {
		close(life[0]);
		close(life[1]);
		FAIL(UNAVAILABLE, "no pipe: %s", strerror(errno));
	}
	g->alive = life[1];
	g->pid = fork();
	if (!g->pid)
		be_guard(self, id, want, life[0], said[1]);
	close(life[0]);
	close(said[1]);
	bool is_locked = g->pid > 0 && hear(said[0], line, sizeof(line));

	close(said[0]);
	if (g->pid < 0)
		FAIL(UNAVAILABLE, "no process to guard the clocks: %s", strerror(errno));
	if (!is_locked)
		FAIL(UNAVAILABLE, "--lock-clocks: %s",
		     *line ? line : "the process that guards the clocks did not start");
	return STATUS_OK;
}

enum status clock_guard_start(const char *device_id, const char *want, struct clock_guard **out)
{
	struct clock_guard *g = calloc(1, sizeof(*g));
	struct arena a = {0};
	const char *self;

	if (!g)
		abort();
	g->alive = -1;
	enum status s = spawn_self(&a, &self);

	if (!s)
		s = start(self, device_id, want, g);
	arena_release(&a);
	if (s) {
		clock_guard_end(g);
		return s;
	}
	*out = g;
	return STATUS_OK;
}

void clock_guard_end(struct clock_guard *g)
{
	if (!g)
		return;
	if (g->alive >= 0)
		close(g->alive);
	while (g->pid > 0 && waitpid(g->pid, NULL, 0) < 0 && errno == EINTR)
		;
	free(g);
}

/* Nobody else than the pipe's end may end it. */
static void ignore_signals(void)
{
	static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE};

	for (size_t i = 0; i < sizeof(signals) / sizeof(*signals); i++)
		signal(signals[i], SIG_IGN);
	setsid();
}

static void say(const char *text)
{
	if (write(STDOUT_FILENO, text, strlen(text)) < 0)
		return; /* then nobody listens, and the pipe's end is near */
}

static void say_story(void)
{
	char words[512];

	status_plain(words, sizeof(words), "; ");
	say(words);
}

static void wait_for_end(void)
{
	char c;

	while (read(STDIN_FILENO, &c, 1) > 0 || errno == EINTR)
		errno = 0;
}

/* What it has to say is a line on stdout, for whoever started it. */
enum status run_clock_guard(const char *device_id, const char *want)
{
	struct clocks_want w;
	enum status s;

	ignore_signals();
	s = clocks_read(want, &w);
	if (!s)
		s = clocks_lock(device_id, &w);
	if (s) {
		say_story();
		return s;
	}
	say(locked);
	close(STDOUT_FILENO);
	errno = 0;
	wait_for_end();
	return clocks_restore(device_id);
}

/*
 * A worker that does as its jobs say, for tests of the pool: {"t":"job","job":N,"do":"crash"}.
 * The first argument is what it does before its hello.
 *
 * As the worker of a sweep (ASSAY_WORKER names it; its first argument is "worker") it does what
 * ASSAY_FAKE says, and sends rows of the providers that the job asks for.
 *
 * With ASSAY_FAKE_FORKS set it is a fork server, whose children do all that; or one that
 * "dies", "hangs" or talks "nonsense".
 */
#include "base/json.h"
#include "forks.h"
#include "pool/pool.h"
#include "run/hello.h"
#include "store/cause.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static struct pool_worker *w;

static void nap_ms(int ms)
{
	struct timespec t = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000L};

	nanosleep(&t, NULL);
}

static void say(struct arena *a, const char *text)
{
	if (pool_worker_send(w, str_of(text))) {
		fprintf(stderr, "%s\n", status_story());
		exit(5);
	}
	(void)a;
}

static void raw(const char *bytes, size_t n)
{
	if (write(POOL_FD_RESULTS, bytes, n) != (ssize_t)n)
		exit(6);
}

static const json_t *now; /* the job at work */

static void put_row(struct arena *a, int64_t job, const char *who, const char *status,
		    const char *cause)
{
	say(a,
	    arena_printf(a, "{\"t\":\"row\",\"job\":%lld,%s\"status\":\"%s\",\"cause\":%s%s%s}",
			 (long long)job, who, status, cause ? "\"" : "", cause ? cause : "null",
			 cause ? "\"" : ""));
}

static const char *text_of(const json_t *o, const char *key)
{
	return json_string_value(json_object_get(o, key));
}

static const char *flags = ""; /* a member of rows, with a comma behind it */

/* One for each provider of a sweep's job. */
static void row(struct arena *a, int64_t job, const char *status, const char *cause)
{
	json_t *list = json_object_get(now, "providers"), *p;
	size_t i;

	if (!list)
		put_row(a, job, "", status, cause);
	json_array_foreach(list, i, p) put_row(
		a, job,
		arena_printf(a,
			     "\"provider\":\"%s\",\"as\":\"%s\",\"fingerprint\":\"%s\","
			     "\"build\":{\"repro\":\"%s\",\"label\":\"%s\"},%s",
			     text_of(p, "name"), text_of(p, "as"), text_of(p, "fingerprint"),
			     text_of(now, "repro"), text_of(now, "nick"), flags),
		status, cause);
}

static void phase(struct arena *a, int64_t job, const char *name)
{
	say(a, arena_printf(a, "{\"t\":\"phase\",\"job\":%lld,\"phase\":\"%s\"}",
			    (long long)job, name));
}

static _Noreturn void sleep_for_ever(void)
{
	for (;;)
		pause();
}

static void do_hang(struct arena *a, int64_t job)
{
	phase(a, job, "sample");
	sleep_for_ever();
}

static void do_stubborn(struct arena *a, int64_t job)
{
	signal(SIGTERM, SIG_IGN);
	do_hang(a, job);
}

static void do_compile_hang(struct arena *a, int64_t job)
{
	phase(a, job, "compile");
	sleep_for_ever();
}

static void do_crash(struct arena *a, int64_t job)
{
	phase(a, job, "check");
	fprintf(stderr, "about to crash\n");
	signal(SIGABRT, SIG_DFL);
	abort();
}

static void do_exit(struct arena *a, int64_t job)
{
	row(a, job, "ok", NULL);
	fflush(NULL);
	_exit(0); /* sanitizers have much to do at the end */
}

static void do_fault(struct arena *a, int64_t job)
{
	row(a, job, "failed", "device_fault");
	sleep_for_ever();
}

static void do_oom(struct arena *a, int64_t job)
{
	row(a, job, "failed", "oom");
	sleep_for_ever();
}

static void do_wrong(struct arena *a, int64_t job)
{
	row(a, job, "failed", "wrong_value");
}

static void do_ok(struct arena *a, int64_t job)
{
	phase(a, job, "check");
	row(a, job, "ok", NULL);
}

static void do_slow(struct arena *a, int64_t job)
{
	nap_ms(30);
	do_ok(a, job);
}

/* A print that is no message, half a line, and bytes that are no text. */
static void do_noise(struct arena *a, int64_t job)
{
	static const char bytes[] = "\0\xff\xfe{\"t\":\"end\"";

	printf("{\"t\":\"end\",\"job\":%lld}\nhello\nhalf a li", (long long)job);
	fflush(stdout);
	fwrite(bytes, 1, sizeof(bytes), stdout);
	fflush(stdout);
	do_ok(a, job);
}

/* One message in three pieces. */
static void do_pieces(struct arena *a, int64_t job)
{
	char *line = arena_printf(a, "{\"t\":\"row\",\"job\":%lld,\"status\":\"ok\"}\n",
				  (long long)job);
	size_t n = strlen(line);

	raw(line, 5);
	nap_ms(20);
	raw(line + 5, 10);
	nap_ms(20);
	raw(line + 15, n - 15);
}

static void do_other_job(struct arena *a, int64_t job)
{
	row(a, job + 1, "ok", NULL);
	sleep_for_ever();
}

static void do_garbage(struct arena *a, int64_t job)
{
	(void)a;
	(void)job;
	raw("{\"t\":\"row\",\n", 12);
	sleep_for_ever();
}

/* A grandchild that outlives its parent and keeps all descriptors open. */
static void do_orphan(struct arena *a, int64_t job)
{
	if (!fork())
		sleep_for_ever();
	do_crash(a, job);
}

static void do_loud(struct arena *a, int64_t job)
{
	for (int i = 0; i < 20000; i++)
		fprintf(stderr, "line %d of very many\n", i);
	do_crash(a, job);
}

/* Sleeps without a phase of its own, in silence: even the beat is stopped. */
static void do_silent(struct arena *a, int64_t job)
{
	(void)a;
	(void)job;
	raise(SIGSTOP);
}

/* Takes the fork server along. */
static void do_server(struct arena *a, int64_t job)
{
	phase(a, job, "check");
	kill(getppid(), SIGKILL);
	sleep_for_ever();
}

static void do_big(struct arena *a, int64_t job)
{
	size_t n = POOL_LINE_BYTES + 10;
	char *line = arena_array(a, char, n);

	(void)job;
	memset(line, 'x', n);
	raw(line, n);
	sleep_for_ever();
}

static const struct {
	const char *name;
	void (*run)(struct arena *a, int64_t job);
} acts[] = {
	{"ok", do_ok},           {"wrong", do_wrong},     {"fault", do_fault},
	{"hang", do_hang},       {"crash", do_crash},     {"oom", do_oom},
	{"exit", do_exit},       {"noise", do_noise},     {"pieces", do_pieces},
	{"other", do_other_job}, {"garbage", do_garbage}, {"orphan", do_orphan},
	{"loud", do_loud},       {"slow", do_slow},       {"stubborn", do_stubborn},
	{"silent", do_silent},   {"big", do_big},         {"compile", do_compile_hang},
	{"server", do_server},
};

/* "tuned=WORD": choices that were made so. */
static void do_tuned(struct arena *a, int64_t job, const char *word)
{
	flags = arena_printf(a, "\"flags\":{\"tuned\":\"%s\"},", word);
	do_ok(a, job);
	flags = "";
}

/* "=CAUSE": a row with that cause; of n characters. */
static void do_cause(struct arena *a, int64_t job, const char *word, size_t n)
{
	const char *name = arena_printf(a, "%.*s", (int)n, word);
	const struct cause *c = cause_find(name);

	if (!c)
		exit(7);
	row(a, job, row_status_name(c->row), name);
}

/* "crash" acts always, "crash:1" on the first attempt only. */
static void act(struct arena *a, const json_t *job)
{
	int64_t number = json_integer_value(json_object_get(job, "job"));
	const char *what = text_of(job, "do") ? text_of(job, "do") : getenv("ASSAY_FAKE");
	size_t n = strcspn(what, ":"), i = 0;
	bool is_first = json_integer_value(json_object_get(job, "attempt")) <= 1;

	now = job;
	while (i < sizeof(acts) / sizeof(*acts) &&
	       (strlen(acts[i].name) != n || strncmp(acts[i].name, what, n) != 0))
		i++;
	if (!strncmp(what, "tuned=", 6))
		do_tuned(a, number, what + 6);
	else if (what[n] && !is_first)
		do_ok(a, number);
	else if (i < sizeof(acts) / sizeof(*acts))
		acts[i].run(a, number);
	else
		do_cause(a, number, what + (*what == '='), n - (*what == '='));
	say(a, arena_printf(a, "{\"t\":\"end\",\"job\":%lld}", (long long)number));
}

static int work(struct arena *a)
{
	struct str line;

	for (;;) {
		if (pool_worker_next(w, a, &line))
			return 3;
		if (!line.n)
			return 0;
		json_auto_t *job = NULL;

		if (json_read_text(line, "job", &job))
			return 4;
		if (!strcmp(json_string_value(json_object_get(job, "t")), "exit"))
			return 0;
		act(a, job);
	}
}

int main(int argc, char **argv)
{
	bool is_of_sweep = argc > 3 && !strcmp(argv[1], "worker") && getenv("ASSAY_FAKE");
	const char *before = is_of_sweep ? getenv("ASSAY_FAKE") : argc > 1 ? argv[1] : "";
	const char *device = is_of_sweep ? argv[3] : "null-0";
	const char *forks = getenv("ASSAY_FAKE_FORKS");
	struct arena a = {0};

	if (forks && !forks_serve(forks))
		return 0;
	if (!strcmp(before, "dies"))
		return 9;
	if (pool_worker_enter(&w)) {
		fprintf(stderr, "%s\n", status_story());
		return 4;
	}
	if (!strcmp(before, "mute"))
		sleep_for_ever();
	say(&a, arena_printf(&a,
			     "{\"t\":\"hello\",\"v\":1,\"pid\":%ld,\"uuid\":\"%s\","
			     "\"file\":\"/old/libassay.so\",\"build\":\"%s\"}",
			     (long)getpid(), !strcmp(before, "stranger") ? "other" : device,
			     !strcmp(before, "older") ? "0123456789abcdef" : hello_build));
	int code = work(&a);

	pool_worker_leave(w);
	arena_release(&a);
	return code;
}

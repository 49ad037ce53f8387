/* One worker to its supervisor, and several behind it that take turns. */
#include "run/relay.h"

#include "base/json.h"
#include "base/philox.h"
#include "measure/lease.h"
#include "pool/pool.h"
#include "run/hello.h"
#include "run/story.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* The programs of a point, by the names that the supervisor gives them. */
enum { CHILDREN = 3 };
static const struct {
	const char *as;
	int python;
} roles[CHILDREN] = {{"base", 0}, {"head", 1}, {"aa", 0}};

struct child {
	int role;
	pid_t pid; /* 0: there is none */
	FILE *to, *from;
	char *line; /* the last one */
	size_t cap;
	/* of the present job */
	json_t *job;  /* what it was given; NULL: nothing */
	bool is_over; /* wants no more turns; is_ended: its rows were sent */
	bool is_ready, is_ended;
	char image[65];
};

struct relay {
	const struct relay_opts *opts;
	struct pool_worker *up;
	struct lease *lease;
	struct child child[CHILDREN];
	uint64_t round; /* of the job */
};

/* ---- processes ---- */

static void close_child(struct child *c)
{
	if (!c->pid)
		return;
	fclose(c->to);
	fclose(c->from);
	waitpid(c->pid, NULL, 0);
	c->pid = 0;
}

static _Noreturn void be_child(const struct relay *r, const struct child *c, int jobs,
			       int results)
{
	char threads[16], supervisor[32];
	const char *python = r->opts->python[roles[c->role].python];
	const char *const argv[] = {
		python,  "-m", "assay_torch.worker", "--device", r->opts->device, "--threads",
		threads, NULL};

	snprintf(threads, sizeof(threads), "%d", r->opts->threads);
	snprintf(supervisor, sizeof(supervisor), "%ld", (long)getppid());
	setenv("ASSAY_SUPERVISOR", supervisor, 1);
	dup2(jobs, POOL_FD_JOBS);
	dup2(results, POOL_FD_RESULTS);
	execvp(python, (char **)(uintptr_t)argv);
	fprintf(stderr, "assay: %s: %s\n", python, strerror(errno));
	_exit(127);
}

MUST static enum status read_line(struct child *c, struct str *out)
{
	ssize_t n = getline(&c->line, &c->cap, c->from);

	if (n <= 0)
		FAIL(CRASHED, "the worker of %s is gone", roles[c->role].as);
	*out = (struct str){c->line, (size_t)n - (c->line[n - 1] == '\n')};
	return STATUS_OK;
}

/* Its next message that is no beat. */
MUST static enum status read_message(struct child *c, struct str *line, json_t **out)
{
	for (;;) {
		TRY(read_line(c, line));
		TRY(json_read_text(*line, "a worker's message", out));
		const char *type = json_string_value(json_object_get(*out, "t"));

		if (type && strcmp(type, "beat") && strcmp(type, "bye"))
			return STATUS_OK;
		json_decref(*out);
	}
}

MUST static enum status check_build(const json_t *hello)
{
	struct arena a = {0};
	const char *flaw = hello_other_build(&a, hello);
	char words[1024] = "";

	if (flaw)
		snprintf(words, sizeof(words), "%s", flaw);
	arena_release(&a);
	if (flaw)
		FAIL(CRASHED, "%s", words);
	return STATUS_OK;
}

MUST static enum status start(struct relay *r, struct child *c)
{
	int jobs[2], results[2];
	json_auto_t *hello = NULL;
	struct str line;

	if (pipe2(jobs, O_CLOEXEC) || pipe2(results, O_CLOEXEC))
		FAIL(UNAVAILABLE, "no pipe: %s", strerror(errno));
	c->pid = fork();
	if (c->pid < 0)
		FAIL(UNAVAILABLE, "no new process: %s", strerror(errno));
	if (!c->pid)
		be_child(r, c, jobs[0], results[1]);
	close(jobs[0]);
	close(results[1]);
	c->to = fdopen(jobs[1], "w");
	c->from = fdopen(results[0], "r");
	TRY(read_message(c, &line, &hello));
	const char *uuid = json_string_value(json_object_get(hello, "uuid"));

	TRY(check_build(hello));
	if (!uuid || strcmp(uuid, r->opts->device))
		FAIL(CRASHED, "the worker of %s sees %s, not %s", roles[c->role].as,
		     uuid ? uuid : "nothing", r->opts->device);
	return STATUS_OK;
}

static void send(struct child *c, const char *line)
{
	fprintf(c->to, "%s\n", line);
	fflush(c->to);
}

/* ---- a job ---- */

/* The part of a job that is of one program; NULL if none of it is. */
static json_t *part_of(const json_t *job, const char *as)
{
	json_t *list = json_array(), *p, *part;
	size_t i;

	json_array_foreach(json_object_get(job, "providers"), i,
			   p) if (!strcmp(json_string_value(json_object_get(p, "as")), as))
		json_array_append(list, p);
	if (!json_array_size(list)) {
		json_decref(list);
		return NULL;
	}
	part = json_copy((json_t *)(uintptr_t)job);
	json_object_set_new(part, "providers", list);
	json_object_set_new(part, "turns", json_true());
	return part;
}

/* A line of the relay's own, of this job. */
static struct jsonw begin(struct buf *b, const char *type, const json_t *job)
{
	struct jsonw w = jsonw_compact(b);

	jsonw_open(&w, '{');
	jsonw_put_cstr(&w, "t", type);
	jsonw_put_int(&w, "job", json_integer_value(json_object_get(job, "job")));
	return w;
}

MUST static enum status end(struct relay *r, struct buf *b, struct jsonw *w)
{
	jsonw_close(w, '}');
	return pool_worker_send(r->up, buf_view(b));
}

/* Rows of programs that none can be made for. */
MUST static enum status send_failed(struct relay *r, const json_t *job, const char *cause)
{
	struct arena a = {0};
	const char *message = story_words(&a);
	enum status s = STATUS_OK;
	json_t *p;
	size_t i;

	status_clear(); /* the rows say so */
	json_array_foreach(json_object_get(job, "providers"), i, p)
	{
		struct buf b = buf_new(&a);
		struct jsonw w = begin(&b, "row", job);

		jsonw_put_cstr(&w, "as", json_string_value(json_object_get(p, "as")));
		jsonw_put_cstr(&w, "fingerprint",
			       json_string_value(json_object_get(p, "fingerprint")));
		jsonw_put_cstr(&w, "status", "failed");
		jsonw_put_cstr(&w, "cause", cause);
		jsonw_put_cstr(&w, "message", message);
		s = s ? s : end(r, &b, &w);
	}
	arena_release(&a);
	return s;
}

/* It has no more to say of this job. */
static void end_part(struct child *c)
{
	json_decref(c->job);
	c->job = NULL;
	c->is_ended = c->is_over = true;
}

MUST static enum status lose(struct relay *r, struct child *c)
{
	enum status s = send_failed(r, c->job, "crash");

	close_child(c);
	end_part(c);
	return s;
}

/* Of sol there is one row, of the first. */
static bool is_wanted(const struct child *c, const json_t *row)
{
	const char *as = json_string_value(json_object_get(row, "as"));

	return !c->role || !as || strcmp(as, "sol");
}

/* What it says, passed on until it waits for a turn or has ended. */
MUST static enum status listen(struct relay *r, struct child *c)
{
	for (;;) {
		json_auto_t *v = NULL;
		struct str line;

		if (read_message(c, &line, &v))
			return lose(r, c);
		const char *type = json_string_value(json_object_get(v, "t"));
		const char *image = json_string_value(json_object_get(v, "image"));

		if (!strcmp(type, "end")) {
			end_part(c);
			return STATUS_OK;
		}
		if (!strcmp(type, "ready")) {
			snprintf(c->image, sizeof(c->image), "%s", image ? image : "");
			c->is_ready = true;
			return STATUS_OK;
		}
		bool is_over = !strcmp(type, "over");

		c->is_over |= is_over;
		if (is_over || !strcmp(type, "done"))
			return STATUS_OK;
		if (is_wanted(c, v))
			TRY(pool_worker_send(r->up, line));
	}
}

/* Compiles, and checks: one after the other, for tuners measure, too. */
MUST static enum status prepare(struct relay *r, struct child *c, const json_t *job)
{
	char *text;

	c->is_ready = c->is_over = c->is_ended = false;
	c->image[0] = 0;
	c->job = part_of(job, roles[c->role].as);
	if (!c->job) {
		c->is_ended = c->is_over = true;
		return STATUS_OK;
	}
	if (!c->pid && start(r, c))
		return lose(r, c);
	text = json_dumps(c->job, JSON_COMPACT);
	send(c, text);
	free(text);
	return listen(r, c);
}

/* Of head, if its code is base's; its twin shows what is noise, and is timed always. */
static bool is_same_code(const struct relay *r, const struct child *c)
{
	return c->role == 1 && *c->image && r->child[0].is_ready &&
	       !strcmp(c->image, r->child[0].image);
}

MUST static enum status take_turn(struct relay *r, struct child *c)
{
	if (c->is_over || c->is_ended)
		return STATUS_OK;
	send(c, "{\"t\":\"turn\"}");
	return listen(r, c);
}

/* Of two rounds the second goes the other way. */
MUST static enum status take_round(struct relay *r, uint64_t seed)
{
	struct philox p = {{(uint32_t)(r->round / 2), 0x5455524Eu, 0, 0}};
	int order[CHILDREN] = {0, 1, 2};

	p = philox4x32(p, (uint32_t)seed, (uint32_t)(seed >> 32));
	for (uint32_t i = CHILDREN; i-- > 1;) {
		uint32_t k = p.w[i] % (i + 1);
		int was = order[i];

		order[i] = order[k];
		order[k] = was;
	}
	for (int i = 0; i < CHILDREN; i++)
		TRY(take_turn(r, &r->child[order[r->round % 2 ? CHILDREN - 1 - i : i]]));
	r->round++;
	return STATUS_OK;
}

static bool is_sampling(const struct relay *r)
{
	for (int i = 0; i < CHILDREN; i++)
		if (!r->child[i].is_over && !r->child[i].is_ended)
			return true;
	return false;
}

/* Each alone: the check of what was timed, and the rows. */
MUST static enum status finish(struct relay *r, struct child *c)
{
	if (c->is_ended)
		return STATUS_OK;
	send(c, "{\"t\":\"turn\"}");
	return listen(r, c);
}

/* For all workers, which inherit it, and until the last job. */
MUST static enum status hold(struct relay *r, struct arena *a, const json_t *job)
{
	const json_t *wait = json_object_get(job, "lease_wait_s");
	const json_t *alone = json_object_get(job, "parent_alone");
	struct lease_opts opts = {.wait_s = json_number_value(wait),
				  .parent = json_string_value(json_object_get(job, "parent")),
				  .is_parent_alone = json_is_true(alone),
				  .label = "ab"};
	struct buf b = buf_new(a);
	struct jsonw w = begin(&b, "phase", job);
	char *token;
	int fd;

	if (r->lease)
		return STATUS_OK;
	jsonw_put_cstr(&w, "phase", "lease");
	TRY(end(r, &b, &w));
	TRY(lease_take(&opts, r->opts->device, LEASE_EXCLUSIVE, &r->lease));
	TRY(lease_token(a, r->lease, &fd, &token)); /* open as long as this process is */
	setenv("ASSAY_LEASE", token, 1);
	return STATUS_OK;
}

MUST static enum status measure(struct relay *r, const json_t *job)
{
	const char *seed = json_string_value(json_object_get(job, "seed"));
	uint64_t key;

	TRY(str_to_u64(str_of(seed ? seed : ""), &key));
	r->round = 0;
	for (int i = 0; i < CHILDREN; i++)
		TRY(prepare(r, &r->child[i], job));
	for (int i = 0; i < CHILDREN; i++)
		if (is_same_code(r, &r->child[i]) && !r->child[i].is_ended) {
			send(&r->child[i], "{\"t\":\"skip\"}");
			TRY(listen(r, &r->child[i]));
		}
	while (is_sampling(r))
		TRY(take_round(r, key));
	for (int i = 0; i < CHILDREN; i++)
		TRY(finish(r, &r->child[i]));
	return STATUS_OK;
}

MUST static enum status do_job(struct relay *r, struct arena *a, const json_t *job)
{
	struct buf b = buf_new(a);
	struct jsonw w = begin(&b, "end", job);

	if (hold(r, a, job))
		TRY(send_failed(r, job, *lease_cause() ? lease_cause() : "lease_dir"));
	else
		TRY(measure(r, job));
	return end(r, &b, &w);
}

/* Of the device that it was told: each worker is asked whether it sees that one. */
MUST static enum status say_hello(struct relay *r)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	hello_write(&w, &(struct hello){.uuid = r->opts->device, .gpus = 1});
	enum status s = end(r, &b, &w);

	arena_release(&a);
	return s;
}

MUST static enum status serve(struct relay *r)
{
	struct arena a = {0};
	enum status s = STATUS_OK;

	while (!s) {
		json_auto_t *job = NULL;
		struct str line;

		arena_reset(&a, (struct arena_mark){0});
		s = pool_worker_next(r->up, &a, &line);
		if (s || !line.n)
			break;
		s = json_read_text(line, "a job", &job);
		const char *type = json_string_value(json_object_get(job, "t"));

		if (!s && type && !strcmp(type, "exit"))
			break;
		if (!s)
			s = do_job(r, &a, job);
	}
	arena_release(&a);
	return s;
}

enum status run_relay(const struct relay_opts *opts)
{
	struct relay r = {.opts = opts};

	for (int i = 0; i < CHILDREN; i++)
		r.child[i].role = i;
	TRY(pool_worker_enter(&r.up));
	enum status s = say_hello(&r);

	if (!s)
		s = serve(&r);
	for (int i = 0; i < CHILDREN; i++) {
		close_child(&r.child[i]);
		free(r.child[i].line);
	}
	lease_release(r.lease);
	pool_worker_leave(r.up);
	return s;
}

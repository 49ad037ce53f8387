/* Lines from a worker: cut, looked at, passed on. */
#include "base/clock.h"
#include "base/json.h"
#include "pool/pool_int.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Whose message a callback is handling. */
static _Thread_local struct worker *speaker;

void pool_fail_worker(const char *cause, const char *why)
{
	if (!speaker)
		return;
	snprintf(speaker->why, sizeof(speaker->why), "%s", why ? why : "");
	worker_kill(speaker, cause);
}

void worker_set_phase(struct worker *w, const char *phase)
{
	const struct pool_phase *limit =
		pool_limit_of(w->pool, w->item ? &w->item->job : NULL, phase);

	snprintf(w->phase, sizeof(w->phase), "%s", phase);
	w->phase_ns = w->heard_ns = clock_ns();
	w->limit_ns = limit ? (int64_t)(limit->limit_s * 1e9) : 0;
}

/* What the pool looks at; type is empty if the line is no message. */
struct message {
	char type[16], phase[32];
	bool has_job;
	uint64_t job;
};

static struct message look_at(struct str line)
{
	struct message m = {0};
	json_t *v = NULL;

	if (json_read_text(line, "a worker's message", &v)) {
		status_clear(); /* it becomes the worker's failure: protocol */
		return m;
	}
	const char *type = json_string_value(json_object_get(v, "t"));
	const char *phase = json_string_value(json_object_get(v, "phase"));
	const json_t *job = json_object_get(v, "job");

	snprintf(m.phase, sizeof(m.phase), "%s", phase ? phase : "");
	m.has_job = json_is_integer(job);
	m.job = m.has_job ? (uint64_t)json_integer_value(job) : 0;
	if (type && strlen(type) < sizeof(m.type))
		snprintf(m.type, sizeof(m.type), "%s", type);
	json_decref(v);
	return m;
}

/* Of a job are these; the others come at any time. */
static bool is_of_job(const char *type)
{
	static const char *const types[] = {"phase", "row", "end"};

	for (int i = 0; i < 3; i++)
		if (!strcmp(type, types[i]))
			return true;
	return false;
}

static bool is_known(const char *type)
{
	static const char *const types[] = {"hello", "beat", "note", "bye", "done"};

	for (int i = 0; i < 5; i++)
		if (!strcmp(type, types[i]))
			return true;
	return is_of_job(type);
}

static bool is_in_place(const struct worker *w, const struct message *m)
{
	bool has_job = w->state == WORKER_BUSY;

	if (!is_known(m->type))
		return false;
	if (!strcmp(m->type, "hello"))
		return w->state == WORKER_STARTING && !m->has_job;
	if (w->state == WORKER_STARTING && strcmp(m->type, "beat") && strcmp(m->type, "note"))
		return false;
	if (m->has_job)
		return has_job && m->job == w->item->job.number;
	return !is_of_job(m->type);
}

static void pass_on(struct worker *w, const struct message *m, struct str line)
{
	struct pool *p = w->pool;
	const struct pool_job *job = w->state == WORKER_BUSY ? &w->item->job : NULL;

	speaker = w;
	enum status s = p->calls->message(p->calls->ctx, p->devices[w->device].spec->id, job,
					  m->type, line);

	speaker = NULL;
	if (s) {
		p->failure = s;
		pool_stop(p, "interrupted");
	}
}

static void handle(struct worker *w, struct str line)
{
	struct message m = look_at(line);

	w->heard_ns = clock_ns();
	if (!is_in_place(w, &m)) {
		worker_kill(w, "protocol");
		return;
	}
	if (!strcmp(m.type, "beat"))
		return;
	if (!strcmp(m.type, "phase"))
		worker_set_phase(w, m.phase);
	if (strcmp(m.type, "end"))
		pass_on(w, &m, line);
	if (w->state == WORKER_DYING || w->pool->failure)
		return;
	if (!strcmp(m.type, "hello"))
		worker_send_job(w);
	else if (!strcmp(m.type, "end"))
		pool_job_done(w);
}

static void append(struct worker *w, const char *p, size_t n)
{
	if (w->line_n + n > w->line_cap) {
		w->line_cap = 2 * (w->line_n + n);
		w->line = realloc(w->line, w->line_cap);
		if (!w->line)
			abort();
	}
	memcpy(w->line + w->line_n, p, n);
	w->line_n += n;
}

void message_bytes(struct worker *w, const char *p, size_t n)
{
	while (n && w->state != WORKER_DYING && w->state != WORKER_NONE && !w->pool->failure) {
		const char *end = memchr(p, '\n', n);
		size_t some = end ? (size_t)(end - p) : n;

		if (w->line_n + some > POOL_LINE_BYTES) {
			worker_kill(w, "protocol");
			return;
		}
		append(w, p, some);
		if (!end)
			return;
		struct str line = {w->line, w->line_n};

		w->line_n = 0;
		handle(w, line);
		p = end + 1;
		n -= some + 1;
	}
}

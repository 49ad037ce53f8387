/* The supervisor: who gets which job when, and what follows from a failure. */
#include "pool/pool.h"

#include "base/clock.h"
#include "pool/pool_int.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

enum { WATCH_MS = 50, RENEW_JOBS = 200, DEVICE_FAILURES = 3 };

static void *zeroed(size_t n, size_t size)
{
	void *p = calloc(n, size);

	if (!p)
		abort();
	return p;
}

static bool has_other_device(const struct pool *p, int device)
{
	for (uint32_t i = 0; i < p->opts->ndevices; i++)
		if ((int)i != device && !p->devices[i].is_gone)
			return true;
	return false;
}

/* Whether the job may run on this device at all, now or later. */
static bool is_for(const struct pool *p, const struct item *it, int device)
{
	if (it->job.device && strcmp(it->job.device, p->devices[device].spec->id))
		return false;
	return it->avoid != device || it->job.device || !has_other_device(p, device);
}

static bool fits(const struct pool *p, const struct item *it, int device)
{
	const struct pool_dev *d = &p->devices[device];

	if (!d->running)
		return true;
	if (d->is_alone || it->job.is_alone)
		return false;
	return !p->opts->device_bytes || d->bytes + it->job.bytes <= p->opts->device_bytes;
}

static struct item *unlink_item(struct item **at)
{
	struct item *it = *at;

	*at = it->next;
	it->next = NULL;
	return it;
}

static void push(struct pool *p, struct item *it)
{
	struct item **at = &p->queue;

	while (*at)
		at = &(*at)->next;
	*at = it;
}

/* One that waits for room keeps later ones off, or it would wait for ever; but off one device,
 * while the others go on.  Whether this is the one. */
static bool must_wait(const struct pool *p, struct item *it, int device)
{
	if (it->waits < 0 || p->devices[it->waits].is_gone)
		it->waits = device;
	return it->waits == device;
}

static struct item *new_item(struct pool *p, int device)
{
	struct item *it = zeroed(1, sizeof(*it));

	it->avoid = it->waits = -1;
	p->is_dry = !p->calls->next(p->calls->ctx, p->devices[device].spec->id, &it->job);
	if (p->is_dry) {
		free(it);
		return NULL;
	}
	if (!it->job.attempt)
		it->job.attempt = 1;
	return it;
}

/* The next job for a device. */
static struct item *take(struct pool *p, int device)
{
	struct item *it;

	for (struct item **at = &p->queue; *at; at = &(*at)->next) {
		if (!is_for(p, *at, device))
			continue;
		if (fits(p, *at, device))
			return unlink_item(at);
		if (must_wait(p, *at, device))
			return NULL;
	}
	while ((it = new_item(p, device))) {
		bool is_mine = is_for(p, it, device);

		if (is_mine && fits(p, it, device))
			return it;
		push(p, it);
		if (is_mine && must_wait(p, it, device))
			return NULL;
	}
	return NULL;
}

static void assign(struct worker *w, struct item *it)
{
	struct pool_dev *d = &w->pool->devices[w->device];

	w->item = it;
	d->running++;
	d->bytes += it->job.bytes;
	d->is_alone = it->job.is_alone;
	if (w->pool->calls->starts)
		w->pool->calls->starts(w->pool->calls->ctx, d->spec->id, &it->job);
}

static struct item *unassign(struct worker *w)
{
	struct pool_dev *d = &w->pool->devices[w->device];
	struct item *it = w->item;

	if (!it)
		return NULL;
	w->item = NULL;
	d->running--;
	d->bytes -= it->job.bytes;
	d->is_alone = false;
	return it;
}

static void drop(struct pool *p, struct item *it, const char *cause)
{
	p->result->dropped++;
	p->calls->dropped(p->calls->ctx, &it->job, cause);
	free(it);
}

/* What kept it from starting is in the tail of its stderr. */
static void spawn_for(struct worker *w, struct item *it)
{
	assign(w, it);
	if (worker_spawn(w))
		return;
	struct arena a = {0};
	struct pool_failure f = worker_failure(&a, w, "spawn_failed", 0);

	f.message = str_of("spawn_failed: no process");
	pool_job_failed(w, &f);
	arena_release(&a);
}

static void dispatch_worker(struct worker *w)
{
	struct pool *p = w->pool;

	if (p->is_ending || p->devices[w->device].is_gone)
		return;
	if (w->state != WORKER_NONE && w->state != WORKER_IDLE)
		return;
	if (w->state == WORKER_NONE && p->devices[w->device].server.state == SERVER_DYING)
		return; /* its end asks again */
	struct item *it = take(p, w->device);

	if (!it)
		return;
	if (w->state == WORKER_NONE) {
		spawn_for(w, it);
	} else {
		assign(w, it);
		worker_send_job(w);
	}
}

static bool is_any_device_left(const struct pool *p)
{
	return has_other_device(p, -1);
}

/* Jobs that no device is left for. */
static void drop_orphans(struct pool *p)
{
	struct item **at = &p->queue;

	while (*at) {
		bool has_home = false;

		for (uint32_t i = 0; i < p->opts->ndevices; i++)
			has_home =
				has_home || (!p->devices[i].is_gone && is_for(p, *at, (int)i));
		if (has_home)
			at = &(*at)->next;
		else
			drop(p, unlink_item(at), "no_device");
	}
	while (!is_any_device_left(p) && !p->is_ending) {
		struct item *it = new_item(p, 0);

		if (!it)
			return;
		drop(p, it, "no_device");
	}
}

void pool_dispatch(struct pool *p)
{
	if (p->is_ending)
		return;
	drop_orphans(p);
	for (uint32_t i = 0; i < p->opts->ndevices; i++)
		for (int j = 0; j < p->opts->devices[i].workers; j++)
			dispatch_worker(&p->devices[i].workers[j]);
}

static bool must_renew(struct worker *w)
{
	int most = w->pool->opts->renew_jobs ? w->pool->opts->renew_jobs : RENEW_JOBS;
	int64_t rss = process_rss_bytes(w->pid);

	if (w->jobs_done == 1)
		w->first_rss = rss;
	return w->jobs_done >= most || (w->first_rss > 0 && rss > 2 * w->first_rss);
}

void pool_job_done(struct worker *w)
{
	struct pool *p = w->pool;
	struct pool_dev *d = &p->devices[w->device];
	struct item *it = unassign(w);
	enum status s = p->calls->finished(p->calls->ctx, d->spec->id, &it->job);

	free(it);
	p->result->finished++;
	d->failures = 0;
	w->jobs_done++;
	w->state = WORKER_IDLE;
	worker_set_phase(w, "");
	if (s) {
		p->failure = s;
		pool_stop(p, "interrupted");
		return;
	}
	if (must_renew(w))
		worker_leave(w);
	pool_dispatch(p);
	pool_check_end(p);
}

static void quarantine(struct pool *p, int device, const char *cause)
{
	struct pool_dev *d = &p->devices[device];

	if (d->is_gone)
		return;
	d->is_gone = true;
	p->result->quarantined++;
	if (p->calls->quarantined)
		p->calls->quarantined(p->calls->ctx, d->spec->id, cause);
	for (int i = 0; i < d->spec->workers; i++)
		if (d->workers[i].state == WORKER_IDLE)
			worker_leave(&d->workers[i]);
}

static int most_failures(const struct pool *p)
{
	return p->opts->device_failures ? p->opts->device_failures : DEVICE_FAILURES;
}

void pool_server_failed(struct pool *p, int device)
{
	if (!p->is_ending && ++p->devices[device].failures >= most_failures(p))
		quarantine(p, device, "spawn_failed");
}

static void count_failure(struct worker *w, const struct pool_failure *f, const struct item *it)
{
	struct pool *p = w->pool;
	const struct pool_retry *r = pool_retry_of(f->cause);
	struct pool_dev *d = &p->devices[w->device];
	bool is_told = it && it->job.attempt > 1 && r->is_counted_once;

	if ((r->is_elsewhere || !it) && !is_told)
		d->failures++;
	if (r->is_device_gone || d->failures >= most_failures(p))
		quarantine(p, w->device, f->cause);
}

static void again(struct pool *p, struct item *it, const struct pool_failure *f, int device,
		  bool counts)
{
	const struct pool_retry *r = pool_retry_of(f->cause);

	it->job.attempt += counts;
	it->job.is_alone = it->job.is_alone || r->is_alone;
	it->avoid = r->is_elsewhere ? device : -1;
	it->waits = -1;
	p->result->retries++;
	push(p, it);
}

void pool_job_failed(struct worker *w, const struct pool_failure *f)
{
	struct pool *p = w->pool;
	struct item *it = unassign(w);

	if (p->is_ending) {
		if (it)
			drop(p, it, "interrupted");
		return;
	}
	if (!w->is_orphan)
		count_failure(w, f, it);
	if (w->is_orphan && it && !strcmp(f->cause, "crash") && !it->was_orphaned) {
		it->was_orphaned = true;
		again(p, it, f, w->device, false);
		return;
	}
	enum pool_verdict v = p->calls->failed(p->calls->ctx, p->devices[w->device].spec->id,
					       it ? &it->job : NULL, f);

	if (!it)
		return;
	if (v == POOL_GIVE_UP) {
		p->result->failed++;
		free(it);
	} else {
		again(p, it, f, w->device, v == POOL_RETRY);
	}
}

void pool_stop(struct pool *p, const char *cause)
{
	p->is_ending = true;
	for (uint32_t i = 0; i < p->opts->ndevices; i++)
		for (int j = 0; j < p->opts->devices[i].workers; j++)
			worker_kill(&p->devices[i].workers[j], cause);
	pool_check_end(p);
}

/* Whether there was none left to see off. */
static bool close_servers(struct pool *p)
{
	bool is_gone = true;

	for (uint32_t i = 0; i < p->opts->ndevices; i++) {
		is_gone = is_gone && p->devices[i].server.state == SERVER_NONE;
		forkserver_leave(&p->devices[i].server);
	}
	return is_gone;
}

static void close_rest(struct pool *p)
{
	uv_handle_t *handles[] = {(uv_handle_t *)&p->watch, (uv_handle_t *)&p->signals[0],
				  (uv_handle_t *)&p->signals[1]};

	for (int i = 0; i < 3; i++)
		if (!uv_is_closing(handles[i]))
			uv_close(handles[i], NULL);
}

/* With nothing queued, running or to come, workers are asked to leave; with no process left the
 * loop has no handle left, and ends. */
void pool_check_end(struct pool *p)
{
	bool has_process = false, is_working = false;

	for (uint32_t i = 0; i < p->opts->ndevices; i++)
		for (int j = 0; j < p->opts->devices[i].workers; j++) {
			enum worker_state s = p->devices[i].workers[j].state;

			has_process = has_process || s != WORKER_NONE;
			is_working = is_working || p->devices[i].workers[j].item;
		}
	if (!p->is_ending && (is_working || p->queue || !p->is_dry))
		return;
	p->is_ending = true;
	for (uint32_t i = 0; i < p->opts->ndevices; i++)
		for (int j = 0; j < p->opts->devices[i].workers; j++)
			if (p->devices[i].workers[j].state == WORKER_IDLE)
				worker_leave(&p->devices[i].workers[j]);
	if (!has_process && close_servers(p))
		close_rest(p);
}

static void on_watch(uv_timer_t *timer)
{
	struct pool *p = timer->data;

	for (uint32_t i = 0; i < p->opts->ndevices; i++) {
		forkserver_watch(&p->devices[i].server);
		for (int j = 0; j < p->opts->devices[i].workers; j++)
			worker_watch(&p->devices[i].workers[j]);
	}
	if (++p->ticks % (1000 / WATCH_MS) == 0 && p->calls->tick && !p->is_ending)
		p->calls->tick(p->calls->ctx);
	pool_dispatch(p);
	pool_check_end(p);
}

static void on_signal(uv_signal_t *handle, int signum)
{
	struct pool *p = handle->data;

	p->result->signal = signum;
	pool_stop(p, "interrupted");
}

static void start_handles(struct pool *p)
{
	static const int signals[] = {SIGINT, SIGTERM};

	uv_timer_init(&p->loop, &p->watch);
	p->watch.data = p;
	uv_timer_start(&p->watch, on_watch, WATCH_MS, WATCH_MS);
	for (int i = 0; i < 2; i++) {
		uv_signal_init(&p->loop, &p->signals[i]);
		p->signals[i].data = p;
		if (p->opts->has_signals)
			uv_signal_start(&p->signals[i], on_signal, signals[i]);
	}
}

static void make_workers(struct pool *p)
{
	p->devices = zeroed(p->opts->ndevices, sizeof(*p->devices));
	for (uint32_t i = 0; i < p->opts->ndevices; i++) {
		struct pool_dev *d = &p->devices[i];

		d->spec = &p->opts->devices[i];
		d->server = (struct forkserver){.pool = p, .device = (int)i};
		d->workers = zeroed((size_t)d->spec->workers, sizeof(*d->workers));
		for (int j = 0; j < d->spec->workers; j++)
			d->workers[j] = (struct worker){.pool = p, .device = (int)i};
	}
}

static void free_workers(struct pool *p)
{
	for (uint32_t i = 0; i < p->opts->ndevices; i++) {
		for (int j = 0; j < p->opts->devices[i].workers; j++)
			free(p->devices[i].workers[j].line);
		free(p->devices[i].workers);
	}
	free(p->devices);
	while (p->queue)
		free(unlink_item(&p->queue));
}

enum status pool_run(const struct pool_opts *opts, const struct pool_calls *calls,
		     struct pool_result *out)
{
	struct pool p = {.opts = opts, .calls = calls, .result = out};
	struct sigaction ignore = {.sa_handler = SIG_IGN}, was;

	*out = (struct pool_result){0};
	for (uint32_t i = 0; i < opts->ndevices; i++)
		if (opts->devices[i].workers < 1)
			FAIL(INVALID, "device %s has no worker", opts->devices[i].id);
	if (!opts->ndevices)
		FAIL(INVALID, "a pool without a device");
	if (uv_loop_init(&p.loop))
		FAIL(IO, "no event loop");
	sigaction(SIGPIPE, &ignore, &was); /* a worker that died is told by its exit */
	folder_open(&p.folder);
	make_workers(&p);
	start_handles(&p);
	pool_dispatch(&p);
	pool_check_end(&p);
	uv_run(&p.loop, UV_RUN_DEFAULT);
	uv_loop_close(&p.loop);
	sigaction(SIGPIPE, &was, NULL);
	free_workers(&p);
	folder_close(&p.folder);
	TRY(p.failure);
	return STATUS_OK;
}

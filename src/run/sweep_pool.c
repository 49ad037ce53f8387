/* What the pool asks of the supervisor: jobs out, rows in. */
#include "base/clock.h"
#include "measure/method.h"
#include "run/hello.h"
#include "run/story.h"
#include "run/sweep_int.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void report(struct sweep *s)
{
	struct sweep_progress p = {.total = s->nitems,
				   .done = s->done,
				   .failed = s->failed,
				   .elapsed_s = (double)(clock_ns() - s->began_ns) * 1e-9,
				   .left_s = (double)NAN,
				   .doing = s->doing,
				   .so_far = s->result};

	s->result->elapsed_s = p.elapsed_s;
	if (!s->opts->progress)
		return;
	if (s->cost_done_s > 0)
		p.left_s = p.elapsed_s * (s->cost_total_s / s->cost_done_s - 1);
	s->opts->progress(s->opts->ctx, &p);
}

/* ---- jobs ---- */

static struct str job_line(struct sweep *s, struct sweep_item *item, bool is_alone,
			   struct arena *a)
{
	const struct sweep_opts *o = s->opts;
	struct job_provider *list = arena_array(a, struct job_provider, item->nkeys + 1);
	struct job j = {.number = item->number,
			.attempt = item->attempt,
			.kernel = item->p->kernel,
			.point = item->p->point,
			.dir = item->p->dir,
			.repro = item->p->repro,
			.nick = item->p->nick,
			.call = item->p->call,
			.graph = item->p->graph,
			.observe = o->observe,
			.profile_dir = o->profile_dir,
			.snapshot_dir = o->snapshot_dir,
			.providers = list,
			.device = item->device->out->id,
			.calibration = item->device->calibration_path,
			.seed = o->seed,
			.is_timed = o->is_timed,
			.is_checked = o->is_checked,
			.is_cold = o->is_cold,
			.is_warm = o->is_warm,
			.is_direct = o->is_direct,
			.parent = item->device->parent,
			.is_locked = o->clocks != NULL,
			.is_parent_alone = o->is_mig_alone,
			.stop = o->stop,
			.cap_s = o->cap_s,
			.min_rounds = sweep_rounds(s),
			.check_rounds = o->check_rounds,
			.compile_timeout_s = o->compile_timeout_s,
			.lease_wait_s = o->lease_wait_s,
			.cache_dir = s->fresh.fd < 0 ? o->cache_dir : s->fresh.path,
			.is_cache_fresh = s->fresh.fd >= 0,
			.label = o->label,
			.judge = o->judge,
			.times_unverified = o->times_unverified};

	j.limit_bytes = admission_limit(&s->admission, &item->admitted, is_alone);
	for (uint32_t i = 0; i < item->nkeys; i++) {
		const struct sweep_key *k = &item->keys[i];

		if (!k->is_settled)
			list[j.nproviders++] =
				(struct job_provider){.name = k->provider,
						      .as = k->as,
						      .options = k->options,
						      .fingerprint = k->fingerprint,
						      .is_pair = k->is_pair,
						      .same_as = k->same_as};
	}
	return job_write(a, &j);
}

/* Programs that hung before are rows at once; true if nothing is left to do. */
MUST static enum status drop_quarantined(struct sweep *s, struct sweep_item *item)
{
	for (uint32_t i = 0; i < item->nkeys; i++) {
		struct sweep_key *k = &item->keys[i];
		bool is_known;

		if (k->is_settled)
			continue;
		TRY(store_quarantine_has(s->store, k->fingerprint, &is_known));
		if (is_known && s->opts->retries_quarantined) {
			TRY(store_quarantine_drop(s->store, k->fingerprint));
		} else if (is_known) {
			sweep_put_missing(s, item, "quarantined_program",
					  "hung before; --retry-quarantined tries again", NULL);
			return STATUS_OK;
		}
	}
	return STATUS_OK;
}

bool sweep_is_settled(const struct sweep_item *item)
{
	for (uint32_t i = 0; i < item->nkeys; i++)
		if (!item->keys[i].is_settled)
			return false;
	return true;
}

static void put_no_memory(struct sweep *s, struct sweep_item *item)
{
	const char *words =
		arena_printf(&item->arena, "one set needs %.3g GB, %.3g GB are to be had",
			     (double)item->admitted.least_bytes * 1e-9,
			     (double)s->admission.budget_bytes * 1e-9);

	sweep_put_missing(s, item, "no_memory", words, NULL);
}

/* What needs no worker, before any is started. */
MUST static enum status settle_early(struct sweep *s)
{
	for (uint32_t i = 0; i < s->nitems; i++) {
		struct sweep_item *item = &s->items[i];

		if (sweep_is_settled(item)) {
			item->is_over = true;
			s->done++;
			continue;
		}
		s->cost_total_s += item->cost_s;
		if (item->p->broken)
			sweep_put_missing(s, item,
					  item->p->broken_cause ? item->p->broken_cause
								: "bad_repro",
					  item->p->broken, NULL);
		else if (!item->admitted.is_possible)
			put_no_memory(s, item);
		else
			TRY(drop_quarantined(s, item));
		if (item->nrows)
			TRY(sweep_store(s, item));
	}
	return STATUS_OK;
}

static bool next_job(void *ctx, const char *device, struct pool_job *out)
{
	struct sweep *s = ctx;

	(void)device;
	while (s->next < s->nitems && s->order[s->next]->is_over)
		s->next++;
	if (s->next == s->nitems || !sweep_may_go_on(s))
		return false;
	struct sweep_item *item = s->order[s->next++];

	item->is_started = true;
	*out = (struct pool_job){.number = item->number,
				 .attempt = 1,
				 .ctx = item,
				 .bytes = item->admitted.bytes,
				 .is_alone = item->admitted.is_alone};
	return true;
}

static void on_starts(void *ctx, const char *device, struct pool_job *job)
{
	struct sweep *s = ctx;
	struct sweep_item *item = job->ctx;

	item->device = sweep_device_of(s, device);
	item->attempt = job->attempt;
	job->line = job_line(s, item, job->is_alone, s->arena);
}

/* ---- results ---- */

/* A cause that is tried again ends the worker; the row would be another's otherwise. */
static void judge_row(const struct pool_job *job, const char *cause)
{
	if (cause && pool_verdict(cause, job) == POOL_RETRY)
		pool_fail_worker(cause_get(cause)->name, NULL);
}

static void note_phase(struct sweep *s, const struct sweep_item *item, struct str line)
{
	json_auto_t *o = NULL;

	if (json_read_text(line, "a phase", &o)) {
		status_clear(); /* the pool has read it already, so this is no failure */
		return;
	}
	const char *phase = json_string_value(json_object_get(o, "phase"));

	snprintf(s->doing, sizeof(s->doing), "%.100s: %.40s", item->p->kernel,
		 phase ? phase : "");
}

/* The device that a worker found is the one that it was started for, of GPUs it sees no other,
 * and it speaks as this build does. */
static void judge_hello(const char *device, struct str line)
{
	json_auto_t *o = NULL;

	if (json_read_text(line, "a hello", &o)) {
		status_clear(); /* the pool has read it already, so this is no failure */
		return;
	}
	const char *uuid = json_string_value(json_object_get(o, "uuid"));
	struct arena a = {0};
	const char *flaw = hello_other_build(&a, o);

	if (flaw)
		pool_fail_worker("protocol", flaw);
	else if (!uuid || strcmp(uuid, device) ||
		 json_integer_value(json_object_get(o, "gpus")) > 1)
		pool_fail_worker("wrong_device", NULL);
	arena_release(&a);
}

static enum status on_message(void *ctx, const char *device, const struct pool_job *job,
			      const char *type, struct str line)
{
	struct sweep *s = ctx;
	const char *cause = NULL;

	if (!strcmp(type, "hello")) {
		s->ready_ns = s->ready_ns ? s->ready_ns : clock_ns();
		judge_hello(device, line);
	}
	if (!job)
		return STATUS_OK;
	struct sweep_item *item = job->ctx;

	if (!strcmp(type, "phase"))
		note_phase(s, item, line);
	if (strcmp(type, "row"))
		return STATUS_OK;
	if (sweep_take_row(s, item, line, &cause)) {
		if (*store_cause())
			return STATUS_IO;
		const char *story = story_words(&item->arena);

		fprintf(stderr, "assay: %s: %s\n", item->p->kernel, story);
		status_clear();
		pool_fail_worker("protocol", story);
		return STATUS_OK;
	}
	judge_row(job, cause);
	return STATUS_OK;
}

static enum status on_finished(void *ctx, const char *device, const struct pool_job *job)
{
	struct sweep *s = ctx;
	struct sweep_item *item = job->ctx;

	(void)device;
	item->attempt = job->attempt;
	sweep_put_missing(s, item, "protocol", "the worker ended the point without a row",
			  NULL);
	enum status st = sweep_store(s, item);

	s->result->worked_s = (double)(clock_ns() - s->ready_ns) * 1e-9;
	s->result->finished++;
	report(s);
	return st;
}

static const char *fault_body(struct arena *a, const struct sweep_item *item,
			      const struct pool_failure *f)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "kernel");
	jsonw_cstr(&w, item->p->kernel);
	jsonw_key(&w, "point");
	jsonw_cstr(&w, item->p->point);
	jsonw_key(&w, "device");
	jsonw_cstr(&w, item->device ? item->device->out->id : "");
	jsonw_key(&w, "cause");
	jsonw_cstr(&w, f->cause);
	jsonw_key(&w, "phase");
	jsonw_cstr(&w, f->phase);
	jsonw_key(&w, "attempt");
	jsonw_int(&w, item->attempt);
	jsonw_close(&w, '}');
	return str_cstr(a, buf_view(&b));
}

void sweep_forget_rows(struct sweep_item *item)
{
	item->nrows = 0;
}

/* Callbacks that cannot fail: the run does, once the pool has ended. */
static void lose(struct sweep *s)
{
	status_plain(s->lost, sizeof(s->lost), "\n  ");
	status_clear();
}

static enum status give_up(struct sweep *s, struct sweep_item *item,
			   const struct pool_failure *f)
{
	const char *message = arena_printf(&item->arena, STR_FMT, STR_ARG(f->message));

	sweep_put_missing(s, item, f->cause, message, f);
	for (uint32_t i = 0; i < item->nrows; i++)
		if (pool_retry_of(f->cause)->is_quarantining &&
		    !strcmp(item->rows[i].row.cause ? item->rows[i].row.cause : "", f->cause))
			TRY(store_quarantine_add(s->store, item->rows[i].row.fingerprint,
						 f->cause, message));
	return sweep_store(s, item);
}

static bool has_oracle(const struct sweep *s)
{
	for (uint32_t i = 0; i < s->opts->nproviders; i++)
		if (!strcmp(s->opts->providers[i], "oracle"))
			return true;
	return false;
}

/* An author's program that hangs will hang again, and holds the device meanwhile. */
static enum pool_verdict verdict_of(const struct sweep *s, const struct pool_job *job,
				    const struct pool_failure *f)
{
	if (has_oracle(s) && !strcmp(f->cause, "hang") && !strcmp(f->phase, "check"))
		return POOL_GIVE_UP;
	return pool_verdict(f->cause, job);
}

static enum pool_verdict on_failed(void *ctx, const char *device, const struct pool_job *job,
				   const struct pool_failure *f)
{
	struct sweep *s = ctx;

	(void)device;
	if (!job)
		return pool_verdict(f->cause, NULL);
	struct sweep_item *item = job->ctx;
	enum pool_verdict v = verdict_of(s, job, f);

	item->attempt = job->attempt;
	sweep_add_event(item, "fault", fault_body(&item->arena, item, f));
	if (v != POOL_GIVE_UP) {
		sweep_forget_rows(item);
		return v;
	}
	if (give_up(s, item, f))
		lose(s);
	report(s);
	return v;
}

static void on_dropped(void *ctx, const struct pool_job *job, const char *cause)
{
	struct sweep *s = ctx;
	struct sweep_item *item = job->ctx;

	sweep_forget_rows(item);
	sweep_put_missing(s, item, cause, cause_get(cause)->words, NULL);
	if (sweep_store(s, item))
		lose(s);
}

static void on_quarantined(void *ctx, const char *device, const char *cause)
{
	struct sweep *s = ctx;

	sweep_device_of(s, device)->is_gone = true;
	if (s->opts->say)
		s->opts->say(s->opts->ctx, arena_printf(s->arena, "%s is left alone: %s",
							device, cause_get(cause)->words));
}

static void on_tick(void *ctx)
{
	report(ctx);
}

/* ---- the run ---- */

/* What a deadline leaves beyond the limit that the work keeps itself; or what a test says. */
static double slack(double usual_s)
{
	const char *text = getenv("ASSAY_SLACK_S");
	double s = usual_s;

	if (text && str_to_f64(str_of(text), &s))
		status_clear(); /* no number: as usual */
	return s;
}

enum { SPAWN_S = 20, IMPORT_S = 180, CHECK_S = 300, ORACLE_S = 60 };

static double check_limit(const struct sweep *s)
{
	return s->opts->check_timeout_s > 0 ? s->opts->check_timeout_s
					    : slack(has_oracle(s) ? ORACLE_S : CHECK_S);
}

/* A whole graph has hundreds of kernels: its worker compiles them on its share of the cores, if
 * nobody has said on how many. */
static void share_cores(const struct sweep *s)
{
	long cores = sysconf(_SC_NPROCESSORS_ONLN), each = cores / s->workers;

	if (s->nitems && s->items[0].p->graph)
		setenv("TORCHINDUCTOR_COMPILE_THREADS",
		       arena_printf(s->arena, "%ld", each > 1 ? each : 1), 0);
}

MUST static enum status run_pool(struct sweep *s)
{
	struct pool_device *devices = arena_array(s->arena, struct pool_device, s->ndevices);
	struct pool_phase limits[] = {{"spawn", s->torch[0].python ? IMPORT_S : slack(SPAWN_S)},
				      {"compile", s->opts->compile_timeout_s + slack(30)},
				      {"sample", s->opts->cap_s + slack(60)},
				      {"check", check_limit(s)},
				      {"inputs", slack(120)}};
	struct pool_opts opts = {.devices = devices,
				 .ndevices = s->ndevices,
				 .device_bytes = s->admission.budget_bytes,
				 .limits = limits,
				 .nlimits = sizeof(limits) / sizeof(*limits),
				 .has_signals = true};
	const struct pool_calls calls = {.ctx = s,
					 .next = next_job,
					 .message = on_message,
					 .finished = on_finished,
					 .failed = on_failed,
					 .starts = on_starts,
					 .dropped = on_dropped,
					 .quarantined = on_quarantined,
					 .tick = on_tick};
	struct pool_result result = {0};

	share_cores(s);
	for (uint32_t i = 0; i < s->ndevices; i++)
		TRY(sweep_workers(s, &s->devices[i], &devices[i]));
	if (s->done == s->nitems)
		return STATUS_OK;
	TRY(pool_run(&opts, &calls, &result));
	if (*s->lost)
		FAIL(IO, "%s", s->lost);
	s->result->signal = result.signal;
	return STATUS_OK;
}

enum status sweep_take_points(struct sweep *s)
{
	TRY(settle_early(s));
	return run_pool(s);
}

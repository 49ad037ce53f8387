/* A worker's life: enter, hello, jobs, bye. */
#include "run/worker.h"

#include "base/json.h"
#include "device/gpu.h"
#include "pool/pool.h"
#include "run/engine.h"
#include "run/hello.h"
#include "run/job.h"

#include <malloc.h>
#include <string.h>
#include <unistd.h>

enum { PROBE_JOBS = 50 };

struct session {
	struct pool_worker *w;
	struct engine *e;
	uint32_t jobs;
};

/* A process is one worker; torch's hooks have no other way to it. */
static struct engine *serving;

enum status worker_hold(enum engine_hold hold, enum engine_hold *before)
{
	if (!serving)
		FAIL(USAGE, "this process is no worker, and has no device to hold");
	return engine_hold(serving, hold, before);
}

static enum status send_line(void *ctx, struct str line)
{
	return pool_worker_send(ctx, line);
}

MUST static enum status wait_turn(void *ctx, struct str say, bool *is_skipped)
{
	struct pool_worker *w = ctx;
	json_auto_t *o = NULL;
	struct arena a = {0};
	struct str line;

	TRY(pool_worker_send(w, say));
	enum status s = pool_worker_next(w, &a, &line);

	if (!s)
		s = json_read_text(line, "a turn", &o);
	arena_release(&a);
	TRY(s);
	const char *type = json_string_value(json_object_get(o, "t"));

	*is_skipped = type && !strcmp(type, "skip");
	if (!*is_skipped && (!type || strcmp(type, "turn")))
		FAIL(INVALID, "neither turn nor skip: %s", type ? type : "no type");
	return STATUS_OK;
}

/* A supervisor lets a worker see one GPU.  Which that is, is what it is asked: opened by
 * its name, another one beside it would go unnoticed. */
MUST static enum status open_device(const struct worker_opts *opts, struct device **dev,
				    uint32_t *ngpus)
{
	struct device_opts dev_opts = {.threads = opts->threads};
	struct arena a = {0};
	struct gpus seen;

	*ngpus = 0;
	if (!gpu_is_id(opts->device))
		return device_open(opts->device, &dev_opts, dev);
	enum status s = gpus_look(&a, &seen);

	*ngpus = s ? 0 : seen.n;
	arena_release(&a);
	TRY(s);
	return device_open("cuda", &dev_opts, dev);
}

MUST static enum status say_hello(struct pool_worker *w, const struct device *dev,
				  uint32_t ngpus, const char *versions)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw j = jsonw_compact(&b);

	jsonw_open(&j, '{');
	hello_write(&j, &(struct hello){dev->info.id, ngpus, versions});
	jsonw_close(&j, '}');
	enum status s = pool_worker_send(w, buf_view(&b));

	arena_release(&a);
	return s;
}

MUST static enum status do_job(struct session *x, struct arena *a, struct str line)
{
	struct job job;

	TRY(job_read(a, line, &job));
	if (x->jobs++ % PROBE_JOBS == 0)
		TRY(engine_probe(x->e));
	TRY(engine_run(x->e, &job));
	malloc_trim(0);
	return pool_worker_send(x->w, str_of(arena_printf(a, "{\"t\":\"end\",\"job\":%llu}",
							  (unsigned long long)job.number)));
}

MUST static enum status do_jobs(struct session *x)
{
	struct arena a = {0};
	enum status s = STATUS_OK;

	while (!s) {
		struct str line;

		arena_reset(&a, (struct arena_mark){0});
		s = pool_worker_next(x->w, &a, &line);
		if (s || !line.n)
			break;
		json_auto_t *v = NULL;

		s = json_read_text(line, "a job", &v);
		const char *type = json_string_value(json_object_get(v, "t"));

		if (!s && type && !strcmp(type, "exit"))
			break;
		if (!s)
			s = do_job(x, &a, line);
	}
	arena_release(&a);
	return s;
}

/* Within a job large blocks are had again and again, each time as fresh pages that the kernel
 * clears, which took half of a point's time: freed ones are kept until the job's end.  Outputs
 * of torch's on the host are had as in a process that runs for long, too. */
static void keep_memory(void)
{
	mallopt(M_MMAP_MAX, 0);
	mallopt(M_TRIM_THRESHOLD, -1);
}

enum status run_worker(const struct worker_opts *opts)
{
	struct session x = {0};
	struct device *dev;
	uint32_t ngpus;

	keep_memory();
	TRY(pool_worker_enter(&x.w));
	enum status s = open_device(opts, &dev, &ngpus);

	if (!s) {
		const struct engine_calls calls = {
			.ctx = x.w, .send = send_line, .torch = opts->torch, .turn = wait_turn};

		engine_open(dev, &calls, &x.e);
		serving = x.e;
		s = say_hello(x.w, dev, ngpus, opts->versions);
		if (!s)
			s = do_jobs(&x);
		serving = NULL;
		engine_close(x.e);
		device_close(dev);
	}
	pool_worker_leave(x.w);
	return s;
}

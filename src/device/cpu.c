/*
 * The cpu device: one package, a team of one pinned thread per physical core.  A
 * replay is a loop over calls and steps on the team, and an event a reading of the clock:
 * when launch returns the work is done, so there is nothing to queue and no gate.
 */
#include "device/device_int.h"
#include "device/team_int.h"
#include "device/topology_int.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct cpu {
	struct device dev;
	struct arena arena;
	struct topology topology;
	struct team *team;
	struct host_heap heap;
	int64_t throttles; /* at the last reading */
	bool is_busy;      /* a sitting goes on */
};

_Static_assert(offsetof(struct cpu, dev) == 0, "a cpu is a device");

static struct cpu *cpu_of(struct device *dev)
{
	return (struct cpu *)dev;
}

static void cpu_close(struct device *dev)
{
	struct cpu *c = cpu_of(dev);

	if (c->team)
		team_free(c->team);
	host_free_all(&c->heap);
	arena_release(&c->arena);
	free(c);
}

MUST static enum status start(struct cpu *c, struct str id, const struct device_opts *opts)
{
	struct topology *t = &c->topology;

	TRY(topology_read(&c->arena, id, t));
	int threads = opts->threads ? opts->threads : t->ncpus;

	if (threads < 1 || threads > t->ncpus)
		FAIL(INVALID, "%d threads wanted, the package has %d physical cores", threads,
		     t->ncpus);
	c->heap.limit_bytes = host_memory_bytes();
	c->dev.info = (struct device_info){
		.id = arena_printf(&c->arena, "cpu-%d", t->package),
		.kind = t->model,
		.parent = "",
		.launch = "call",
		.arch = "host",
		.threads = threads,
		.cpus = t->cpus,
		.llc_bytes = t->llc_bytes,
		.memory_bytes = c->heap.limit_bytes,
	};
	topology_facts(&c->arena, t, &c->dev.info);
	c->throttles = cpu_throttles_read(t->cpus, threads);
	TRY(team_new(threads, t->cpus, &c->team));
	return STATUS_OK;
}

static enum status cpu_open(struct str id, const struct device_opts *opts, struct device **out)
{
	struct cpu *c = host_zeroed(1, sizeof(*c));

	c->dev.ops = &device_cpu;
	enum status s = start(c, id, opts);

	if (s) {
		cpu_close(&c->dev);
		TRY(s);
	}
	*out = &c->dev;
	return STATUS_OK;
}

static enum status cpu_alloc(struct device *dev, size_t bytes, struct device_mem **out)
{
	return host_alloc(&cpu_of(dev)->heap, dev, bytes, out);
}

static void cpu_free(struct device_mem *mem)
{
	host_free(&cpu_of(mem->dev)->heap, mem);
}

static void cpu_trim(struct device *dev)
{
	host_trim(&cpu_of(dev)->heap);
}

static enum status cpu_copy(struct device *dev, void *to, const void *from, size_t bytes)
{
	(void)dev;
	memcpy(to, from, bytes);
	return STATUS_OK;
}

static enum status cpu_fill(struct device *dev, void *to, int byte, size_t bytes)
{
	(void)dev;
	memset(to, byte, bytes);
	return STATUS_OK;
}

struct job {
	struct team *team;
	int n;
	const struct device_replay *replay;
};

static void run_replay(void *arg, int thread)
{
	const struct job *job = arg;
	const struct device_program *p = job->replay->program;

	for (uint32_t call = 0; call < job->replay->m; call++) {
		void *const *bufs = host_bufs(job->replay, call);

		for (uint32_t i = 0; i < p->nsteps; i++) {
			const struct device_step *s = &p->steps[i];
			struct range r = range_of(s->units, thread, job->n);

			if (s->fn && r.begin < r.end)
				s->fn(bufs + s->first_buf, s->ints, r.begin, r.end, thread);
			team_barrier(job->team);
		}
	}
}

/* Another runtime has threads of its own, which ours must not spin against. */
static void call_captured(struct cpu *c, const struct device_replay *replay)
{
	const struct device_captured *p = replay->program->captured;

	team_set_busy(c->team, false);
	for (uint32_t i = 0; i < replay->m; i++)
		p->call(p->ctx, i % replay->nsets);
}

static enum status cpu_launch(struct device *dev, struct device_replay *replay)
{
	struct cpu *c = cpu_of(dev);
	struct job job = {c->team, dev->info.threads, replay};

	if (replay->program->captured) {
		call_captured(c, replay);
		return STATUS_OK;
	}
	team_set_busy(c->team, c->is_busy);
	team_run(c->team, run_replay, &job);
	return STATUS_OK;
}

static int64_t raw_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC_RAW, &t);
	return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static enum status cpu_mark(struct device *dev, struct device_event *e)
{
	(void)dev;
	e->ns = raw_ns();
	return STATUS_OK;
}

static enum status cpu_interval(struct device *dev, const struct device_event *a,
				const struct device_event *b, double *ns)
{
	(void)dev;
	*ns = (double)(b->ns - a->ns);
	return STATUS_OK;
}

static enum status cpu_sync(struct device *dev)
{
	(void)dev;
	return STATUS_OK;
}

static void cpu_barrier(struct device *dev)
{
	team_barrier(cpu_of(dev)->team);
}

static void cpu_set_busy(struct device *dev, bool is_busy)
{
	cpu_of(dev)->is_busy = is_busy;
	team_set_busy(cpu_of(dev)->team, is_busy);
}

static int64_t own_cpu_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static enum status cpu_read(struct device *dev, struct device_reading *out)
{
	struct cpu *c = cpu_of(dev);
	struct cpu_times times;
	bool has = cpu_times_read(dev->info.cpus, dev->info.threads, &times);
	int64_t throttles = cpu_throttles_read(dev->info.cpus, dev->info.threads);

	*out = (struct device_reading){
		.at_ns = raw_ns(),
		.sm_mhz = cpu_mhz_read(dev->info.cpus, dev->info.threads),
		.mem_mhz = (double)NAN,
		.temp_c = (double)NAN,
		.power_w = (double)NAN,
		.energy_mj = (double)NAN,
		.throttle = throttles > c->throttles ? DEVICE_THROTTLE_THERMAL : 0,
		.foreign = -1,
		.ncpus = dev->info.threads,
		.busy_ns = has ? times.busy_ns : -1,
		.steal_ns = has ? times.steal_ns : -1,
		.own_ns = own_cpu_ns(),
		.grain_ns = times.grain_ns,
	};
	c->throttles = throttles;
	return STATUS_OK;
}

const struct device_ops device_cpu = {
	.name = "cpu",
	.summary = "this processor: one package, a thread per physical core",
	.open = cpu_open,
	.close = cpu_close,
	.alloc = cpu_alloc,
	.free = cpu_free,
	.trim = cpu_trim,
	.copy = cpu_copy,
	.fill = cpu_fill,
	.load = host_load,
	.lookup = host_lookup,
	.unload = host_unload,
	.record = host_record,
	.replay_free = host_replay_free,
	.launch = cpu_launch,
	.mark = cpu_mark,
	.interval = cpu_interval,
	.sync = cpu_sync,
	.barrier = cpu_barrier,
	.set_busy = cpu_set_busy,
	.read = cpu_read,
};

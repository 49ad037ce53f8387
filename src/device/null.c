/*
 * The null device, and the template for another: state with struct device first, a
 * function per row of device_ops in the order of the row, the row last; then a line in
 * list.c.  Here time is a number that launches, marks and pauses move on.
 */
#include "device/null.h"

#include "base/vec.h"
#include "device/device_int.h"
#include "device/null_script_int.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MHZ = 1980, MHZ_THROTTLED = 1410 };

/* When a buffer was last touched, on the scale of bytes that passed. */
struct touch {
	const void *p;
	uint64_t at;
};

struct null {
	struct device dev;
	struct arena arena;
	struct null_script script;
	struct host_heap heap;
	double now_ns;
	uint64_t launches, passed_bytes;
	struct touch *touches; /* a table by address, nslots of a power of two */
	size_t ntouches, nslots;
	bool was_flush;                  /* the last launch */
	bool was_throttled, was_foreign; /* by a launch since the last reading */
	null_time_fn *time;
	void *time_ctx;
	bool is_logging;
	VEC(struct null_entry) log;
	struct device_fact facts[1];
};

_Static_assert(offsetof(struct null, dev) == 0, "a null is a device");

static struct null *null_of(struct device *dev)
{
	return (struct null *)dev;
}

static void log_act(struct null *n, struct null_entry e)
{
	if (n->is_logging)
		vec_push(&n->log, &n->arena, e);
}

static struct touch *touch_slot(struct touch *t, size_t nslots, const void *p)
{
	size_t i = (size_t)(((uintptr_t)p >> 6) * UINT64_C(0x9E3779B97F4A7C15) >> 20) &
		   (nslots - 1);

	while (t[i].p && t[i].p != p)
		i = (i + 1) & (nslots - 1);
	return &t[i];
}

static struct touch *touch_of(struct null *n, const void *p)
{
	if (n->ntouches * 2 >= n->nslots) {
		size_t slots = n->nslots ? n->nslots * 2 : 256;
		struct touch *t = host_zeroed(slots, sizeof(*t));

		for (size_t i = 0; i < n->nslots; i++)
			if (n->touches[i].p)
				*touch_slot(t, slots, n->touches[i].p) = n->touches[i];
		free(n->touches);
		n->touches = t;
		n->nslots = slots;
	}
	return touch_slot(n->touches, n->nslots, p);
}

/* The bytes that passed since p was last touched, UINT64_MAX if it never was; and touches it.
 */
static uint64_t touch(struct null *n, const void *p, uint64_t bytes)
{
	struct touch *t = touch_of(n, p);
	uint64_t since = t->p ? n->passed_bytes - t->at : UINT64_MAX;

	n->ntouches += !t->p;
	n->passed_bytes += bytes;
	*t = (struct touch){p, n->passed_bytes};
	return since;
}

static void null_close(struct device *dev)
{
	struct null *n = null_of(dev);

	host_free_all(&n->heap);
	free(n->touches);
	arena_release(&n->arena);
	free(n);
}

enum status null_set_script(struct device *dev, const char *text)
{
	struct null *n = null_of(dev);
	struct null_script script;

	TRY(null_script_parse(&n->arena, str_of(text), &script));
	n->script = script;
	n->launches = 0;
	n->heap.limit_bytes = (int64_t)script.memory_bytes;
	n->facts[0] = (struct device_fact){"driver", str_cstr(&n->arena, script.driver)};
	dev->info.memory_bytes = n->heap.limit_bytes;
	dev->info.llc_bytes = (int64_t)script.llc_bytes;
	return STATUS_OK;
}

static enum status null_open(struct str id, const struct device_opts *opts, struct device **out)
{
	struct null *n = host_zeroed(1, sizeof(*n));
	const char *script = opts->script ? opts->script : getenv("ASSAY_NULL");
	int64_t number = 0;
	enum status s = id.n ? str_to_i64(id, &number) : STATUS_OK;

	n->dev.ops = &device_null;
	n->dev.info = (struct device_info){
		.id = arena_printf(&n->arena, "null-%lld", (long long)number),
		.kind = "null",
		.parent = "",
		.launch = "graph",
		.arch = "host",
		.threads = 1,
		.facts = n->facts,
		.nfacts = 1,
	};
	if (!s)
		s = null_set_script(&n->dev, script ? script : "");
	if (s) {
		null_close(&n->dev);
		TRY(s);
	}
	*out = &n->dev;
	return STATUS_OK;
}

static enum status null_alloc(struct device *dev, size_t bytes, struct device_mem **out)
{
	return host_alloc(&null_of(dev)->heap, dev, bytes, out);
}

/* Another buffer may get these addresses, and it will be new. */
static void null_free(struct device_mem *mem)
{
	struct null *n = null_of(mem->dev);

	for (size_t i = 0; i < n->nslots; i++) {
		const char *p = n->touches[i].p;

		if (p >= mem->p && p < mem->p + mem->bytes)
			n->touches[i].at = n->passed_bytes - UINT64_MAX / 2;
	}
	host_free(&n->heap, mem);
}

static enum status null_copy(struct device *dev, void *to, const void *from, size_t bytes)
{
	struct null *n = null_of(dev);

	memcpy(to, from, bytes);
	touch(n, from, bytes);
	touch(n, to, bytes);
	log_act(n, (struct null_entry){.act = NULL_COPY});
	return STATUS_OK;
}

static enum status null_fill(struct device *dev, void *to, int byte, size_t bytes)
{
	struct null *n = null_of(dev);

	memset(to, byte, bytes);
	touch(n, to, bytes);
	log_act(n, (struct null_entry){.act = NULL_FILL});
	return STATUS_OK;
}

static uint64_t bytes_of(const struct null *n, const struct device_program *p, uint32_t buf,
			 const void *at)
{
	if (p->buf_bytes)
		return (uint64_t)p->buf_bytes[buf];
	const struct device_mem *mem = at ? host_find(&n->heap, at) : NULL;

	return mem ? (uint64_t)(mem->p + mem->bytes - (const char *)at) : 0;
}

/* A call's time by the cache model, in us. */
static double touch_call(struct null *n, const struct device_program *p, void *const *bufs,
			 struct null_entry *e)
{
	uint64_t llc = (uint64_t)n->script.llc_bytes;
	double us = 0;

	if (n->was_flush && n->script.is_flush_idle)
		return 0;
	for (uint32_t i = 0; i < p->nbufs; i++) {
		uint64_t bytes = bytes_of(n, p, i, bufs[i]);

		if (!bytes)
			continue;
		uint64_t since = touch(n, bufs[i], bytes);
		bool is_hit = since <= llc && bytes <= llc - since;

		if (since < e->least_reuse_bytes)
			e->least_reuse_bytes = since;
		e->is_all_cold = e->is_all_cold && !is_hit;
		us += (double)bytes /
		      (1000 * (is_hit ? n->script.cache_gbps : n->script.mem_gbps));
	}
	return us;
}

static void run_call(const struct device_program *p, void *const *bufs)
{
	for (uint32_t i = 0; i < p->nsteps; i++)
		if (p->steps[i].fn && p->steps[i].units > 0)
			p->steps[i].fn(bufs + p->steps[i].first_buf, p->steps[i].ints, 0,
				       p->steps[i].units, 0);
}

static bool is_disturbed(const struct null *n)
{
	return launches_hold(n->script.throttle, n->launches) ||
	       launches_hold(n->script.foreign, n->launches) ||
	       launches_hold(n->script.disturb, n->launches);
}

static enum status null_launch(struct device *dev, struct device_replay *r)
{
	struct null *n = null_of(dev);
	const struct device_program *p = r->program;
	struct null_entry e = {.act = NULL_LAUNCH,
			       .m = r->m,
			       .least_reuse_bytes = UINT64_MAX,
			       .is_all_cold = true};
	struct null_series *series = null_series_find(&n->script, p->name);
	double c = p->is_direct ? n->script.d1_us - n->script.s_us
				: n->script.c_us[n->was_flush ? 0 : 1];
	double us = c - n->script.e0_us, drawn = -1;

	n->was_flush = !strcmp(p->name, "flush");
	for (uint32_t call = 0; call < r->m; call++) {
		void *const *bufs = host_bufs(r, call);
		double t = touch_call(n, p, bufs, &e);

		if (!call && n->time)
			drawn = n->time(n->time_ctx, p, n->launches, e.is_all_cold);
		if (!call && drawn < 0 && series)
			drawn = null_series_next(series);
		if (!p->is_probe)
			run_call(p, bufs);
		us += fmax(n->script.s_us, drawn >= 0 ? drawn : t) *
		      (is_disturbed(n) ? n->script.slow : 1);
	}
	n->now_ns += us * 1000;
	n->was_throttled = n->was_throttled || launches_hold(n->script.throttle, n->launches);
	n->was_foreign = n->was_foreign || launches_hold(n->script.foreign, n->launches);
	n->launches++;
	if (n->is_logging)
		e.name = arena_printf(&n->arena, "%s", p->name);
	log_act(n, e);
	return STATUS_OK;
}

static enum status null_mark(struct device *dev, struct device_event *e)
{
	struct null *n = null_of(dev);
	double at = n->now_ns * n->script.timer;

	e->ns = (int64_t)(floor(at / n->script.tick_ns) * n->script.tick_ns);
	n->now_ns += n->script.e0_us * 1000;
	log_act(n, (struct null_entry){.act = NULL_MARK});
	return STATUS_OK;
}

static enum status null_interval(struct device *dev, const struct device_event *a,
				 const struct device_event *b, double *ns)
{
	(void)dev;
	*ns = (double)(b->ns - a->ns);
	return STATUS_OK;
}

static enum status null_sync(struct device *dev)
{
	log_act(null_of(dev), (struct null_entry){.act = NULL_SYNC});
	return STATUS_OK;
}

static enum status null_gate_close(struct device *dev)
{
	log_act(null_of(dev), (struct null_entry){.act = NULL_GATE_CLOSE});
	return STATUS_OK;
}

static enum status null_gate_open(struct device *dev, bool *by_itself)
{
	*by_itself = false;
	log_act(null_of(dev), (struct null_entry){.act = NULL_GATE_OPEN});
	return STATUS_OK;
}

static enum status null_read(struct device *dev, struct device_reading *out)
{
	struct null *n = null_of(dev);
	bool is_throttled = n->was_throttled || launches_hold(n->script.throttle, n->launches);
	bool is_foreign = n->was_foreign || launches_hold(n->script.foreign, n->launches);

	*out = (struct device_reading){
		.at_ns = (int64_t)n->now_ns,
		.sm_mhz = is_throttled ? MHZ_THROTTLED : MHZ,
		.mem_mhz = 2619,
		.temp_c = 40,
		.power_w = 300,
		.energy_mj = n->now_ns * 300 / 1e6,
		.throttle = is_throttled ? DEVICE_THROTTLE_THERMAL : 0,
		.foreign = is_foreign,
		.busy_ns = -1,
		.steal_ns = -1,
		.own_ns = -1,
	};
	n->was_throttled = n->was_foreign = false;
	return STATUS_OK;
}

static int64_t null_now_ns(struct device *dev)
{
	return (int64_t)null_of(dev)->now_ns;
}

static void null_pause_ns(struct device *dev, int64_t ns)
{
	null_of(dev)->now_ns += (double)ns;
}

void null_set_time(struct device *dev, null_time_fn *f, void *ctx)
{
	null_of(dev)->time = f;
	null_of(dev)->time_ctx = ctx;
}

void null_log_start(struct device *dev)
{
	null_of(dev)->is_logging = true;
	null_of(dev)->log.n = 0;
}

const struct null_entry *null_log(struct device *dev, uint32_t *n)
{
	*n = null_of(dev)->log.n;
	return null_of(dev)->log.p;
}

const struct device_ops device_null = {
	.name = "null",
	.summary = "a scripted clock; nothing is measured",
	.open = null_open,
	.close = null_close,
	.alloc = null_alloc,
	.free = null_free,
	.copy = null_copy,
	.fill = null_fill,
	.load = host_load,
	.lookup = host_lookup,
	.unload = host_unload,
	.record = host_record,
	.replay_free = host_replay_free,
	.launch = null_launch,
	.mark = null_mark,
	.interval = null_interval,
	.sync = null_sync,
	.gate_close = null_gate_close,
	.gate_open = null_gate_open,
	.read = null_read,
	.now_ns = null_now_ns,
	.pause_ns = null_pause_ns,
};

/* Own programs bound to memory, the flush, and the loop that samples. */
#include "base/fault.h"
#include "base/stat.h"
#include "measure/method.h"
#include "measure/probe_int.h"

#include <string.h>

enum { SHOTS_AT_ONCE = 256, RAMP_BYTES = 256 << 20 };

_Static_assert((int)METHOD_GATE_MS == DEVICE_GATE_MS, "one limit, in two layers");

static _Thread_local const char *cause = "";

const char *measure_cause(void)
{
	return cause;
}

void measure_set_cause(const char *c)
{
	cause = c;
}

bool device_is_cpu(const struct device *dev)
{
	return !strcmp(dev->info.launch, "call");
}

static int arrays_of(enum roof_mix mix)
{
	return roof_mixes[mix].reads + roof_mixes[mix].writes;
}

static int64_t elements_of(enum roof_mix mix, int64_t bytes)
{
	int64_t n = bytes / arrays_of(mix) / (int64_t)sizeof(float);

	return n ? n : 1;
}

static int64_t array_bytes(int64_t elements)
{
	return (elements * (int64_t)sizeof(float) + DEVICE_ALIGN - 1) / DEVICE_ALIGN *
	       DEVICE_ALIGN;
}

int64_t probe_set_bytes(enum roof_mix mix, int64_t bytes)
{
	return arrays_of(mix) * array_bytes(elements_of(mix, bytes));
}

struct probe *probe_new(struct arena *a, struct device *dev, const char *name,
			enum roof_mix mix, const struct kernel *kernel, char *base,
			int64_t bytes, uint32_t nsets)
{
	struct probe *p = arena_new(a, struct probe);
	void *const **sets = arena_array(a, void *const *, nsets);
	int arrays = arrays_of(mix);
	int64_t n = elements_of(mix, bytes);

	*p = (struct probe){
		.dev = dev, .nsets = nsets, .set_bytes = probe_set_bytes(mix, bytes)};
	p->ints[0] = n;
	p->step = kernel_step(kernel, arrays, p->ints);
	for (int i = 0; i < arrays; i++)
		p->buf_bytes[i] = n * (int64_t)sizeof(float);
	for (uint32_t s = 0; s < nsets; s++) {
		void **bufs = arena_array(a, void *, arrays);

		for (int i = 0; i < arrays; i++)
			bufs[i] = base + s * p->set_bytes + i * array_bytes(n);
		sets[s] = bufs;
	}
	p->sets = sets;
	p->code = (struct device_program){.name = name,
					  .steps = &p->step,
					  .nsteps = 1,
					  .nbufs = (uint32_t)arrays,
					  .buf_bytes = p->buf_bytes,
					  .is_probe = true};
	return p;
}

enum status probe_empty(struct arena *a, struct device *dev, uint32_t nsteps,
			struct probe **out)
{
	struct probe *p = arena_new(a, struct probe);
	void *const **sets = arena_array(a, void *const *, 1);
	struct kernel kernel;

	TRY(kernel_find_empty(dev, &kernel));
	*p = (struct probe){.dev = dev, .sets = sets, .nsets = 1, .ints = {1}};
	p->step = kernel_step(&kernel, 0, p->ints);
	p->step.units = dev->info.threads;
	p->code = (struct device_program){
		.name = "empty", .steps = &p->step, .nsteps = nsteps, .is_probe = true};
	*out = p;
	return STATUS_OK;
}

enum status probe_record(const struct probe *p, uint32_t m, struct device_replay **out)
{
	TRY(device_record(p->dev, &p->code, p->sets, p->nsets, m, out));
	return STATUS_OK;
}

/* A page of a host that was only read is the system's one zero page, which is always in the
 * cache. */
MUST static enum status touch(struct arena *a, struct device *dev, char *base, int64_t bytes,
			      struct device_replay **out)
{
	struct kernel write;

	TRY(kernel_find(dev, "", MIX_WRITE, &write));
	TRY(probe_record(probe_new(a, dev, "touch", MIX_WRITE, &write, base, bytes, 1), 1,
			 out));
	TRY(device_launch(dev, *out));
	TRY(device_sync(dev));
	return STATUS_OK;
}

enum status probe_touch(struct device *dev, char *base, int64_t bytes)
{
	struct arena a = {0};
	struct device_replay *r = NULL;
	enum status s = touch(&a, dev, base, bytes, &r);

	device_replay_free(r);
	arena_release(&a);
	TRY(s);
	return STATUS_OK;
}

enum status probe_ramp(struct device *dev, char *base, int64_t bytes)
{
	int64_t end = device_now_ns(dev) + (int64_t)(METHOD_RAMP_MS * 1e6);
	struct arena a = {0};
	struct device_replay *r = NULL;

	if (!dev->info.sms)
		return STATUS_OK;
	enum status s = touch(&a, dev, base, bytes < RAMP_BYTES ? bytes : RAMP_BYTES, &r);

	while (!s && device_now_ns(dev) < end) {
		s = device_launch(dev, r);
		if (!s)
			s = device_sync(dev);
	}
	device_replay_free(r);
	arena_release(&a);
	TRY(s);
	return STATUS_OK;
}

/* Where a planted fault strikes, the flush does nothing, and calibration has to find out. */
MUST static enum status plan_flush(struct arena *a, struct device *dev, int64_t bytes,
				   struct flush *f)
{
	struct kernel read;

	TRY(kernel_find(dev, "", MIX_READ, &read));
	if (fault_point("flush")) {
		status_clear();
		return probe_empty(a, dev, 1, &f->probe);
	}
	f->probe = probe_new(a, dev, "flush", MIX_READ, &read, f->mem->p, bytes, 1);
	return STATUS_OK;
}

enum status flush_new(struct arena *a, struct device *dev, int64_t bytes, struct flush *out)
{
	*out = (struct flush){0};
	TRY(device_alloc(dev, (size_t)bytes, &out->mem));
	TRY(probe_touch(dev, out->mem->p, bytes));
	TRY(plan_flush(a, dev, bytes, out));
	TRY(probe_record(out->probe, 1, &out->replay));
	return STATUS_OK;
}

void flush_free(struct flush *f)
{
	device_replay_free(f->replay);
	device_free(f->mem);
	*f = (struct flush){0};
}

/* A flush takes the spoiled line away too; an untimed replay would write it anew. */
MUST static enum status queue_shot(struct device *dev, const struct shot *s,
				   struct device_event *e)
{
	for (uint32_t i = 0; i < s->nrestores; i++)
		TRY(device_copy(dev, s->restores[i].to, s->restores[i].master,
				s->restores[i].bytes));
	if (s->canary && !s->is_warm)
		TRY(canary_spoil(dev, s->canary));
	if (s->before)
		TRY(device_launch(dev, s->before));
	if (s->canary && s->is_warm)
		TRY(canary_spoil(dev, s->canary));
	TRY(device_mark(dev, &e[0]));
	TRY(device_launch(dev, s->replay));
	TRY(device_mark(dev, &e[1]));
	return STATUS_OK;
}

MUST static enum status run_some(struct device *dev, const struct shot *const *shots,
				 uint32_t n, double *us, bool *by_itself)
{
	struct device_event events[2 * SHOTS_AT_ONCE] = {0};

	TRY(device_gate_close(dev));
	for (uint32_t i = 0; i < n; i++)
		TRY(queue_shot(dev, shots[i], events + 2 * i));
	TRY(device_gate_open(dev, by_itself));
	TRY(device_sync(dev));
	for (uint32_t i = 0; i < n; i++) {
		TRY(device_interval(dev, &events[2 * i], &events[2 * i + 1], &us[i]));
		us[i] /= 1000;
	}
	return STATUS_OK;
}

enum status shots_run(struct device *dev, const struct shot *const *shots, uint32_t n,
		      double *us, bool *by_itself)
{
	*by_itself = false;
	while (n) {
		uint32_t some = n < SHOTS_AT_ONCE ? n : SHOTS_AT_ONCE;
		bool opened;

		TRY(run_some(dev, shots, some, us, &opened));
		*by_itself = *by_itself || opened;
		shots += some;
		us += some;
		n -= some;
	}
	return STATUS_OK;
}

enum status shot_median(struct device *dev, const struct shot *s, uint32_t n, double *us,
			double *median)
{
	struct arena a = {0};
	const struct shot **shots = arena_array(&a, const struct shot *, n);
	double *all = us ? us : arena_array(&a, double, n);
	bool by_itself = true;
	enum status st = STATUS_OK;

	for (uint32_t i = 0; i < n; i++)
		shots[i] = s;
	for (int tries = 0; !st && by_itself && tries < 4; tries++)
		st = shots_run(dev, shots, n, all, &by_itself);
	if (!st)
		*median = stat_median(all, n);
	arena_release(&a);
	TRY(st);
	if (!by_itself)
		return STATUS_OK;
	measure_set_cause("too_few_samples");
	FAIL(TIMEOUT,
	     "%s: the gate opened by itself, four times: the host takes longer to queue %u "
	     "samples than the %d ms that it waits",
	     dev->info.id, n, DEVICE_GATE_MS);
}

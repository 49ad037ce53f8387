/*
 * The cuda device: one GPU or MIG instance, its primary context, one stream.  Driver and NVML
 * are opened at run time.  A replay is one graph, a mark an event, and the queue behind the
 * gate is the stream's.
 */
#include "base/clock.h"
#include "device/cuda_int.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(offsetof(struct cuda, dev) == 0, "a cuda is a device");

static void cuda_close(struct device *dev)
{
	struct cuda *c = cuda_of(dev);

	if (c->ctx) {
		cuda_gate_release(c);
		cuda_look_release(c);
		cuda_free_all(c);
		for (int i = 0; i < DEVICE_EVENTS; i++)
			if (c->events[i])
				c->cu->cuEventDestroy_v2(c->events[i]);
		if (c->stream)
			c->cu->cuStreamDestroy_v2(c->stream);
		c->cu->cuDevicePrimaryCtxRelease_v2(c->found.handle);
	}
	free(c->events);
	arena_release(&c->arena);
	free(c);
}

MUST static enum status attribute(struct cuda *c, CUdevice_attribute which, int *out)
{
	CUDA_TRY(&c->dev, c->cu, cuDeviceGetAttribute, out, which, c->found.handle);
	return STATUS_OK;
}

MUST static enum status describe(struct cuda *c)
{
	struct device_info *info = &c->dev.info;
	int major, minor, l2;
	size_t bytes = 0, total = 0;

	TRY(attribute(c, CUDA_ATTR_MAJOR, &major));
	TRY(attribute(c, CUDA_ATTR_MINOR, &minor));
	TRY(attribute(c, CUDA_ATTR_L2_BYTES, &l2));
	TRY(attribute(c, CUDA_ATTR_SMS, &info->sms));
	TRY(attribute(c, CUDA_ATTR_SM_THREADS, &info->sm_threads));
	CUDA_TRY(&c->dev, c->cu, cuMemGetInfo_v2, &bytes, &total);
	info->kind = cuda_kind(&c->arena, c->found.name);
	info->arch = arena_printf(&c->arena, "sm_%d%d", major, minor);
	info->launch = "graph";
	info->threads = 1;
	info->llc_bytes = l2;
	info->memory_bytes = (int64_t)bytes;
	return cuda_facts(c);
}

/* What another program made persist in the cache would survive a flush. */
MUST static enum status forget_persisting(struct cuda *c)
{
	int bytes = 0;

	TRY(attribute(c, CUDA_ATTR_PERSISTING_BYTES, &bytes));
	if (!bytes)
		return STATUS_OK;
	CUDA_TRY(&c->dev, c->cu, cuCtxSetLimit, CUDA_LIMIT_PERSISTING_BYTES, 0);
	CUresult r = c->cu->cuCtxResetPersistingL2Cache();

	return r ? cuda_tell(c->dev.info.id, "cuCtxResetPersistingL2Cache", r) : STATUS_OK;
}

MUST static enum status start(struct cuda *c, struct str what)
{
	TRY(cuda_driver_get(&c->cu));
	TRY(cuda_find(c->cu, what, &c->found));
	c->dev.info.id = c->found.id;
	c->dev.info.parent = nvml_parent(&c->arena, c->found.id);
	c->nvml = nvml_open(c->found.id);
	CUDA_TRY(&c->dev, c->cu, cuDevicePrimaryCtxRetain, &c->ctx, c->found.handle);
	CUDA_TRY(&c->dev, c->cu, cuCtxSetCurrent, c->ctx);
	CUDA_TRY(&c->dev, c->cu, cuStreamCreate, &c->stream, CUDA_STREAM_NON_BLOCKING);
	TRY(describe(c));
	TRY(forget_persisting(c));
	TRY(cuda_gate_open_up(c));
	return cuda_look_open(c);
}

static enum status cuda_open(struct str id, const struct device_opts *opts, struct device **out)
{
	struct cuda *c = host_zeroed(1, sizeof(*c));

	c->clocks = opts ? opts->clocks : NULL;
	c->dev.ops = &device_cuda;
	c->dev.info.id = "cuda";
	c->events = host_zeroed(DEVICE_EVENTS, sizeof(*c->events));
	enum status s = start(c, id);

	if (s) {
		cuda_close(&c->dev);
		TRY(s);
	}
	*out = &c->dev;
	return STATUS_OK;
}

static enum status cuda_mark(struct device *dev, struct device_event *e)
{
	struct cuda *c = cuda_of(dev);
	CUevent *slot = &c->events[c->marks++ % DEVICE_EVENTS];

	if (!*slot)
		CUDA_TRY(dev, c->cu, cuEventCreate, slot, 0);
	CUDA_TRY(dev, c->cu, cuEventRecord, *slot, c->stream);
	e->handle = *slot;
	return STATUS_OK;
}

/* Milliseconds in a float: to the ns they are exact as far as the clock is. */
static enum status cuda_interval(struct device *dev, const struct device_event *a,
				 const struct device_event *b, double *ns)
{
	float ms = 0;

	CUDA_TRY(dev, cuda_of(dev)->cu, cuEventElapsedTime, &ms, a->handle, b->handle);
	*ns = round((double)ms * 1e6);
	return STATUS_OK;
}

static enum status cuda_sync(struct device *dev)
{
	struct cuda *c = cuda_of(dev);

	CUDA_TRY(dev, c->cu, cuStreamSynchronize, c->stream);
	return STATUS_OK;
}

/* Asking the driver for everything takes a good part of a short round. */
enum { WHOLE_NS = 50000000 };

static enum status cuda_read(struct device *dev, struct device_reading *out)
{
	struct cuda *c = cuda_of(dev);
	double nan = (double)NAN;
	int64_t now = clock_ns();
	bool is_whole = !c->seen.at_ns || now - c->seen.at_ns > WHOLE_NS;

	*out = c->seen;
	if (is_whole)
		*out = (struct device_reading){.sm_mhz = nan,
					       .mem_mhz = nan,
					       .temp_c = nan,
					       .power_w = nan,
					       .energy_mj = nan,
					       .throttle = DEVICE_THROTTLE_POWER,
					       .foreign = -1,
					       .busy_ns = -1,
					       .steal_ns = -1,
					       .own_ns = -1};
	out->at_ns = now;
	nvml_read(&c->nvml, is_whole, out);
	if (is_whole)
		c->seen = *out;
	return STATUS_OK;
}

static const char *const aliases[] = {"GPU-", "MIG-", NULL};

static void *cuda_stream(struct device *dev)
{
	return cuda_of(dev)->stream;
}

const struct device_ops device_cuda = {
	.name = "cuda",
	.summary = "an NVIDIA GPU or MIG instance, by the CUDA driver",
	.aliases = aliases,
	.open = cuda_open,
	.close = cuda_close,
	.alloc = cuda_alloc,
	.free = cuda_free,
	.trim = cuda_trim,
	.guards = cuda_guards,
	.look = cuda_look,
	.copy = cuda_copy,
	.fill = cuda_fill,
	.load = cuda_load,
	.lookup = cuda_lookup,
	.unload = cuda_unload,
	.record = cuda_record,
	.replay_free = cuda_replay_free,
	.admit = cuda_admit,
	.count = cuda_count,
	.launch = cuda_launch,
	.mark = cuda_mark,
	.interval = cuda_interval,
	.sync = cuda_sync,
	.stream = cuda_stream,
	.gate_close = cuda_gate_close,
	.gate_open = cuda_gate_open,
	.read = cuda_read,
};

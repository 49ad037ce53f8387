/* The order of a calibration, the short check, and what is read off a calibration. */
#include "measure/calibrate.h"

#include "base/clock.h"
#include "base/stat.h"
#include "measure/calibrate_int.h"
#include "measure/method.h"

#include <assert.h>
#include <math.h>
#include <string.h>

/* The last cell begun may be the longest of all. */
#define LATE_SHARE 0.9

enum { TIMER_TRIES = 3, ADD_BYTES = 256 << 20, CHECK_SMALL = 64 << 20, CHECK_CPU = 256 << 20 };

bool making_is_late(const struct making *k)
{
	return clock_ns() > k->end_ns;
}

struct shot making_shot(const struct making *k, enum cache_state state,
			struct device_replay *replay)
{
	return (struct shot){.replay = replay,
			     .before = state == STATE_WARM ? replay : k->flush.replay};
}

/* How large roofs can be: a quarter of memory, with sets beside them. */
static int64_t largest(const struct device *dev, const struct calibrate_opts *o)
{
	int64_t most = device_is_cpu(dev) ? METHOD_ROOF_MAX_CPU : METHOD_ROOF_MAX_BYTES;

	if (o && o->max_bytes && o->max_bytes < most)
		most = o->max_bytes;
	return most < dev->info.memory_bytes / 4 ? most : dev->info.memory_bytes / 4;
}

MUST static enum status record_chains(struct making *k)
{
	struct probe *empty, *none;

	TRY(probe_empty(k->a, k->dev, 1, &empty));
	TRY(probe_empty(k->a, k->dev, 0, &none));
	k->chain = arena_array(k->a, struct device_replay *, CHAIN_KS);
	TRY(probe_record(none, 1, &k->none));
	for (int i = 0; i < CHAIN_KS; i++)
		TRY(probe_record(empty, (uint32_t)chain_ks[i], &k->chain[i]));
	return STATUS_OK;
}

/* A replay by the device's clock and by the host's, in ns. */
MUST static enum status time_both(struct device *dev, struct device_replay *r, double *ns,
				  double *host_ns)
{
	struct device_event e[2] = {0};

	TRY(device_sync(dev));
	int64_t began = device_now_ns(dev);

	TRY(device_mark(dev, &e[0]));
	TRY(device_launch(dev, r));
	TRY(device_mark(dev, &e[1]));
	TRY(device_sync(dev));
	*host_ns = (double)(device_now_ns(dev) - began);
	TRY(device_interval(dev, &e[0], &e[1], ns));
	return STATUS_OK;
}

/* Once in a few tries they must agree: a host whose process has to wait sees more time pass. */
MUST static enum status compare_clocks(struct making *k, struct device_replay *r)
{
	struct device_reading reading;
	double ns = 0, host_ns = 0;

	for (int i = 0; i < TIMER_TRIES; i++) {
		TRY(time_both(k->dev, r, &ns, &host_ns));
		if (!i) {
			TRY(device_read(k->dev, &reading));
			k->c->ref_mhz = reading.sm_mhz;
		}
		if (fabs(ns / host_ns - 1) <= METHOD_TIMERS_SHARE)
			return STATUS_OK;
	}
	measure_set_cause("timer_disagrees");
	FAIL(UNAVAILABLE, "%s: its events say %.0f us where the host's clock says %.0f",
	     k->dev->info.id, ns / 1000, host_ns / 1000);
}

/* The device's clock against the host's, over a chain of adds long enough to tell 1 %. */
MUST static enum status check_timer(struct making *k)
{
	int64_t half = (int64_t)k->mem->bytes / 2;
	struct device_replay *one = NULL, *many = NULL;
	struct kernel add;
	double us = 1;

	TRY(kernel_find(k->dev, "", MIX_ADD, &add));
	struct probe *p = probe_new(k->a, k->dev, "add", MIX_ADD, &add, k->mem->p,
				    half < ADD_BYTES ? half : ADD_BYTES, 1);
	enum status s = probe_record(p, 1, &one);
	struct shot shot = {.replay = one};

	if (!s)
		s = shot_median(k->dev, &shot, 3, NULL, &us);
	if (!s)
		s = probe_record(p, (uint32_t)ceil(fmin(METHOD_TIMERS_MS * 1000 / us, 1e5)),
				 &many);
	if (!s)
		s = compare_clocks(k, many);
	device_replay_free(one);
	device_replay_free(many);
	TRY(s);
	return STATUS_OK;
}

/* A flush whose end leaks into the window would be paid by the kernel. */
MUST static enum status check_leak(const struct making *k)
{
	double leak = k->c->f1_us[STATE_COLD] - k->c->f1_us[STATE_WARM];

	if (k->c->cold_cause || leak <= METHOD_FLUSH_LEAK * k->c->flush_us)
		return STATUS_OK;
	measure_set_cause("flush_unproven");
	FAIL(UNAVAILABLE, "%s: an empty kernel takes %.2f us more after the flush of %.0f us",
	     k->dev->info.id, leak, k->c->flush_us);
}

MUST static enum status make_all(struct making *k, int64_t max_bytes)
{
	struct calibration *c = k->c;

	TRY(record_chains(k));
	TRY(device_alloc(k->dev, (size_t)max_bytes + (size_t)max_bytes / 4, &k->mem));
	TRY(probe_touch(k->dev, k->mem->p, (int64_t)k->mem->bytes));
	TRY(probe_ramp(k->dev, k->mem->p, (int64_t)k->mem->bytes));
	TRY(make_constants(k));
	TRY(make_f1(k, STATE_WARM));
	TRY(make_chain(k, STATE_WARM));
	TRY(check_timer(k));
	TRY(make_knee(k));
	TRY(make_flush(k));
	TRY(make_f1(k, STATE_COLD));
	TRY(make_chain(k, STATE_COLD));
	TRY(check_leak(k));
	TRY(measure_rates(k->a, k->dev, c->chain[STATE_WARM].c, k->mem->p, &c->rate));
	c->check_bytes[0] = CHECK_SMALL < max_bytes ? CHECK_SMALL : max_bytes;
	c->check_bytes[1] =
		device_is_cpu(k->dev) && max_bytes > CHECK_CPU ? CHECK_CPU : max_bytes;
	TRY(measure_check(k->a, k->dev, c, k->mem->p, &k->flush, c->check_us));
	TRY(make_roofs(k, max_bytes));
	return STATUS_OK;
}

enum status calibration_measure(struct arena *a, const struct lease *l, struct device *dev,
				const struct calibrate_opts *opts, struct calibration **out)
{
	double limit_s = opts && opts->limit_s > 0 ? opts->limit_s : METHOD_CALIBRATE_S;
	struct calibration *c = arena_new(a, struct calibration);
	struct making k = {.a = a, .dev = dev, .c = c};

	assert(lease_mode(l) == LEASE_EXCLUSIVE && !strcmp(lease_device(l), dev->info.id));
	measure_set_cause("");
	k.end_ns = clock_ns() + (int64_t)(limit_s * LATE_SHARE * 1e9);
	*c = (struct calibration){.device_id = dev->info.id, .kind = dev->info.kind};
	c->llc_said = dev->info.llc_bytes;
	device_set_busy(dev, true);
	enum status s = make_all(&k, largest(dev, opts));

	device_set_busy(dev, false);
	flush_free(&k.flush);
	device_free(k.mem);
	device_replay_free(k.none);
	for (int i = 0; k.chain && i < CHAIN_KS; i++)
		device_replay_free(k.chain[i]);
	TRY_CTX(s, "while calibrating %s", dev->info.id);
	*out = c;
	return STATUS_OK;
}

MUST static enum status complete(struct arena *a, struct device *dev, struct calibration *c,
				 struct device_mem **mem)
{
	int64_t bytes = CHECK_SMALL < c->check_bytes[1] ? CHECK_SMALL : c->check_bytes[1];

	TRY(device_alloc(dev, (size_t)bytes, mem));
	TRY(probe_ramp(dev, (*mem)->p, bytes));
	TRY(measure_direct(a, dev, c));
	return measure_rates(a, dev, c->chain[STATE_WARM].c, (*mem)->p, &c->rate);
}

enum status calibration_complete(struct arena *a, const struct lease *l, struct device *dev,
				 struct calibration *c)
{
	struct device_mem *mem = NULL;

	assert(lease_mode(l) == LEASE_EXCLUSIVE && !strcmp(lease_device(l), dev->info.id));
	device_set_busy(dev, true);
	enum status s = complete(a, dev, c, &mem);

	device_set_busy(dev, false);
	device_free(mem);
	TRY_CTX(s, "while measuring what the calibration of %s does not have", dev->info.id);
	c->is_short = false;
	return STATUS_OK;
}

/* F1 now, over then. */
MUST static enum status check_floor(struct arena *a, struct device *dev,
				    const struct calibration *c, double *ratio)
{
	struct device_replay *r = NULL;
	struct probe *empty;
	double f1 = 0;

	TRY(probe_empty(a, dev, 1, &empty));
	TRY(probe_record(empty, 1, &r));
	struct shot shot = {.replay = r, .before = r};
	enum status s = shot_median(dev, &shot, METHOD_PROBE_REPLAYS, NULL, &f1);

	device_replay_free(r);
	TRY(s);
	*ratio = f1 / c->f1_us[STATE_WARM];
	return STATUS_OK;
}

MUST static enum status check_with(struct arena *a, struct device *dev,
				   const struct calibration *c, struct device_mem **mem,
				   struct flush *flush, double ratio[3])
{
	double us[2];

	TRY(device_alloc(dev, (size_t)c->check_bytes[1] + CHECK_SMALL, mem));
	TRY(probe_touch(dev, (*mem)->p, c->check_bytes[1]));
	TRY(probe_ramp(dev, (*mem)->p, c->check_bytes[1]));
	TRY(check_floor(a, dev, c, &ratio[0]));
	if (c->cold_cause)
		return STATUS_OK;
	TRY(flush_new(a, dev, c->flush_bytes, flush));
	TRY(measure_check(a, dev, c, (*mem)->p, flush, us));
	ratio[1] = us[0] / c->check_us[0];
	ratio[2] = us[1] / c->check_us[1];
	return STATUS_OK;
}

enum status calibration_check(const struct lease *l, struct device *dev,
			      const struct calibration *c, double ratio[3], bool *is_good)
{
	struct arena a = {0};
	struct device_mem *mem = NULL;
	struct flush flush = {0};

	assert(lease_mode(l) == LEASE_EXCLUSIVE && !strcmp(lease_device(l), dev->info.id));
	ratio[0] = ratio[1] = ratio[2] = (double)NAN;
	device_set_busy(dev, true);
	enum status s = check_with(&a, dev, c, &mem, &flush, ratio);

	device_set_busy(dev, false);
	flush_free(&flush);
	device_free(mem);
	arena_release(&a);
	*is_good = true;
	for (int i = 0; i < 3; i++)
		*is_good = *is_good && !(fabs(ratio[i] - 1) > METHOD_DRIFT_SHARE);
	TRY(s);
	return STATUS_OK;
}

double calibration_floor_us(const struct calibration *c, enum cache_state state, uint32_t m)
{
	const struct chain_fit *f = &c->chain[state == STATE_WARM];

	return f->is_unusable ? (double)NAN : f->s + f->c / m;
}

double calibration_direct_floor_us(const struct calibration *c, uint32_t m)
{
	double s = c->chain[STATE_WARM].s;

	return c->chain[STATE_WARM].is_unusable ? (double)NAN : s + fmax(0, c->d1_us - s) / m;
}

struct roof calibration_roof(const struct calibration *c, enum cache_state state,
			     int64_t read_bytes, int64_t write_bytes, uint32_t m)
{
	struct roof r = {.t_us = (double)NAN, .sigma = (double)NAN};

	if (read_bytes < 0 || write_bytes < 0)
		return r;
	r = roof_find(&c->roofs, state, read_bytes, write_bytes);
	r.t_us += c->chain[state == STATE_WARM].c / m;
	return r;
}

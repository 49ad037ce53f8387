/* What else went on while a sitting sat, and what that means for its rounds. */
#include "base/stat.h"
#include "measure/method.h"
#include "measure/sitting_int.h"

#include <math.h>
#include <string.h>

/* Ticks of the system's accounting that a window may be wrong by, per CPU. */
#define GRAINS 1.5

MUST static enum status look(struct sitting *s, struct device_reading *r)
{
	struct sitting_env *e = &s->out->env;

	s->last_ns = device_now_ns(s->dev);
	TRY(device_read(s->dev, r));
	s->last = *r;
	e->throttle |= r->throttle;
	e->foreign = r->foreign > e->foreign ? r->foreign : e->foreign;
	e->mem_mhz = r->mem_mhz;
	e->temp_c_min =
		fmin(e->temp_c_min, r->temp_c); /* fmin and fmax prefer what is no NAN */
	e->temp_c_max = fmax(e->temp_c_max, r->temp_c);
	e->sm_mhz_min = fmin(e->sm_mhz_min, r->sm_mhz);
	if (isfinite(r->sm_mhz))
		vec_push(&s->mhz, &s->temp, r->sm_mhz);
	if (isfinite(r->power_w))
		vec_push(&s->watts, &s->temp, r->power_w);
	return STATUS_OK;
}

/* Reading a GPU's counters takes a millisecond of the exclusive hold, with the device idle: what
 * was read a moment ago stands.  On a host a reading is the end of a window, and costs little. */
static bool is_fresh(const struct sitting *s)
{
	double since_ms = (double)(device_now_ns(s->dev) - s->last_ns) / 1e6;

	return !device_is_host(s->dev) && s->last_ns && since_ms < METHOD_WITNESS_MS;
}

MUST static enum status look_if_due(struct sitting *s, struct device_reading *r)
{
	if (!is_fresh(s))
		return look(s, r);
	*r = s->last;
	return STATUS_OK;
}

/* For a decision only: it is no part of what the sitting's environment was. */
MUST static enum status glance(const struct sitting *s, struct device_reading *r)
{
	if (!is_fresh(s))
		return device_read(s->dev, r);
	*r = s->last;
	return STATUS_OK;
}

enum status witness_begin(struct sitting *s)
{
	double nan = (double)NAN;

	s->out->env = (struct sitting_env){.sm_mhz_min = nan,
					   .sm_mhz_med = nan,
					   .temp_c_min = nan,
					   .temp_c_max = nan,
					   .power_w = nan,
					   .foreign = -1,
					   .others_pct = nan,
					   .steal_pct = nan,
					   .probe_us = {nan, nan}};
	TRY(look(s, &s->first));
	s->base = s->first;
	return STATUS_OK;
}

enum status witness_reset(struct sitting *s)
{
	TRY(look_if_due(s, &s->base));
	s->last_ns = 0; /* the next round is judged by what is read after it */
	return STATUS_OK;
}

/* CPU time in a window, as shares of the pinned CPUs, beyond what accounting cannot tell;
 * NAN if unreadable. */
struct use {
	double others, steal;
};

static struct use use_between(const struct device_reading *a, const struct device_reading *b,
			      double grains)
{
	double window = (double)(b->at_ns - a->at_ns) * b->ncpus;
	double slack = grains * (double)b->grain_ns * b->ncpus;
	double busy = (double)(b->busy_ns - a->busy_ns), own = (double)(b->own_ns - a->own_ns);

	if (a->busy_ns < 0 || b->busy_ns < 0 || !(window > 0))
		return (struct use){(double)NAN, (double)NAN};
	return (struct use){fmax(0, busy - own - slack) / window,
			    fmax(0, (double)(b->steal_ns - a->steal_ns) - slack) / window};
}

static bool is_throttled(const struct sitting *s, const struct device_reading *r)
{
	bool is_slow = r->sm_mhz < METHOD_THROTTLE_SHARE * s->c->ref_mhz;

	return (r->throttle & DEVICE_THROTTLE_THERMAL) ||
	       ((r->throttle & DEVICE_THROTTLE_POWER) && is_slow);
}

enum status witness_judge(struct sitting *s, int *taint)
{
	struct device_reading now;

	TRY(look_if_due(s, &now));
	struct use use = use_between(&s->base, &now, GRAINS);

	*taint = is_throttled(s, &now) ? TAINT_THROTTLED : 0;
	if (now.foreign > 0 || use.others > METHOD_OTHERS_SHARE ||
	    use.steal > METHOD_OTHERS_SHARE)
		*taint |= TAINT_CONTENDED;
	return STATUS_OK;
}

enum status witness_end(struct sitting *s)
{
	struct sitting_env *e = &s->out->env;
	struct device_reading now;

	TRY(look(s, &now));
	struct use use = use_between(&s->first, &now, 0);

	e->others_pct = 100 * use.others;
	e->steal_pct = 100 * use.steal;
	e->energy_mj = now.energy_mj - s->first.energy_mj;
	if (s->mhz.n)
		e->sm_mhz_med = stat_median(s->mhz.p, s->mhz.n);
	if (s->watts.n)
		e->power_w = stat_median(s->watts.p, s->watts.n);
	return STATUS_OK;
}

/* A cpu device's floor moves with what its caches hold, so there it is recorded only. */
static bool is_probe_good(const struct sitting *s, double us)
{
	double f1 = s->c->f1_us[STATE_WARM];
	double allowed = fmax(METHOD_PROBE_TICKS * s->c->tick_us, METHOD_PROBE_SHARE * f1);

	return device_is_cpu(s->dev) || fabs(us - f1) <= allowed;
}

enum status witness_probe(struct sitting *s, double *us)
{
	struct shot shot = {.replay = s->empty, .before = s->empty};

	for (int tries = 0; tries <= METHOD_RETAKES; tries++) {
		TRY(shot_median(s->dev, &shot, METHOD_PROBE_REPLAYS, NULL, us));
		if (is_probe_good(s, *us))
			return STATUS_OK;
		if (sitting_is_capped(s))
			break;
		if (tries < METHOD_RETAKES)
			device_pause_ns(s->dev, (int64_t)(METHOD_CONTENDED_MS * 1e6));
	}
	for (uint32_t i = 0; i < s->nseats; i++)
		s->seats[i].is_contended = true;
	return STATUS_OK;
}

enum status witness_recover(struct sitting *s)
{
	int64_t end = device_now_ns(s->dev) + (int64_t)(METHOD_RECOVER_MS * 1e6);
	struct device_reading r;

	TRY(glance(s, &r));
	while (is_throttled(s, &r) && device_now_ns(s->dev) < end) {
		device_pause_ns(s->dev, (int64_t)(METHOD_THROTTLE_MS * 1e6));
		TRY(device_read(s->dev, &r));
	}
	return STATUS_OK;
}

/* An idle device has a slow clock: work until it is up, or for 200 ms. */
enum status witness_ramp(struct sitting *s)
{
	int64_t end = device_now_ns(s->dev) + (int64_t)(METHOD_RAMP_MS * 1e6);
	struct device_reading r;

	if (!s->flush || !isfinite(s->c->ref_mhz))
		return STATUS_OK;
	TRY(glance(s, &r));
	while (r.sm_mhz < METHOD_RAMP_SHARE * s->c->ref_mhz && device_now_ns(s->dev) < end) {
		for (int i = 0; i < 8; i++)
			TRY(device_launch(s->dev, s->flush->flush.replay));
		TRY(device_sync(s->dev));
		TRY(device_read(s->dev, &r));
	}
	return STATUS_OK;
}

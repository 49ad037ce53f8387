/* Constants of launching: tick, empty intervals, chains of empty kernels. */
#include "base/philox.h"
#include "base/stat.h"
#include "measure/calibrate_int.h"
#include "measure/method.h"

#include <string.h>

const int chain_ks[CHAIN_KS] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 12,
				15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100};

enum { HOST_LAUNCHES = 100, KERNELS_TO_15 = 12 };

/* Two marks with a replay between them, or nothing. */
MUST static enum status interval_us(struct device *dev, struct device_replay *r, double *us)
{
	struct device_event e[2] = {0};

	TRY(device_mark(dev, &e[0]));
	if (r)
		TRY(device_launch(dev, r));
	TRY(device_mark(dev, &e[1]));
	TRY(device_sync(dev));
	TRY(device_interval(dev, &e[0], &e[1], us));
	*us /= 1000;
	return STATUS_OK;
}

MUST static enum status make_tick(struct making *k)
{
	double *us = arena_array(k->a, double, METHOD_TICK_INTERVALS);

	for (uint32_t i = 0; i < METHOD_TICK_INTERVALS; i++) {
		/* drawn, for a fixed cycle may beat with the clock and show one phase of it
		 * only */
		struct philox p = {{i, 0, 0, 0x5449434Bu}};
		uint32_t which = philox4x32(p, METHOD, 0).w[0] % (KERNELS_TO_15 + 1);

		TRY(interval_us(k->dev, which ? k->chain[which - 1] : NULL, &us[i]));
	}
	k->c->tick_us = tick_find(us, METHOD_TICK_INTERVALS);
	return STATUS_OK;
}

/* What a launch takes of the host. */
MUST static enum status host_time(struct device *dev, struct device_replay *r, double *us)
{
	int64_t began = device_now_ns(dev);

	for (int i = 0; i < HOST_LAUNCHES; i++)
		TRY(device_launch(dev, r));
	*us = (double)(device_now_ns(dev) - began) / 1000 / HOST_LAUNCHES;
	TRY(device_sync(dev));
	return STATUS_OK;
}

/* Behind the gate, so that the stream is busy while it is launched. */
enum status measure_direct(struct arena *a, struct device *dev, struct calibration *c)
{
	struct device_replay *r = NULL;
	struct probe *empty;

	TRY(probe_empty(a, dev, 1, &empty));
	empty->code.is_direct = true;
	TRY(probe_record(empty, 1, &r));
	struct shot shot = {.replay = r, .before = r};
	enum status s = shot_median(dev, &shot, METHOD_PROBE_REPLAYS, NULL, &c->d1_us);

	if (!s)
		s = host_time(dev, r, &c->host_direct_us);
	device_replay_free(r);
	return s;
}

enum status make_constants(struct making *k)
{
	double e0[METHOD_PROBE_REPLAYS];
	struct shot nothing = {.replay = k->none};

	TRY(make_tick(k));
	for (int i = 0; i < METHOD_PROBE_REPLAYS; i++)
		TRY(interval_us(k->dev, NULL, &e0[i]));
	k->c->e0_us = stat_median(e0, METHOD_PROBE_REPLAYS);
	TRY(shot_median(k->dev, &nothing, METHOD_PROBE_REPLAYS, NULL, &k->c->f0_us));
	TRY(host_time(k->dev, k->chain[0], &k->c->host_us));
	TRY(measure_direct(k->a, k->dev, k->c));
	return STATUS_OK;
}

enum status make_f1(struct making *k, enum cache_state state)
{
	struct shot s = making_shot(k, state, k->chain[0]);

	TRY(shot_median(k->dev, &s, METHOD_PROBE_REPLAYS, NULL, &k->c->f1_us[state]));
	return STATUS_OK;
}

/* An order of the n first numbers that seed and round decide. */
static void shuffle(uint32_t *order, uint32_t n, uint32_t round)
{
	for (uint32_t i = 0; i < n; i++)
		order[i] = i;
	for (uint32_t i = n; i-- > 1;) {
		struct philox p = {{i, round, 0, 0x43484149u}};
		uint32_t j =
			(uint32_t)(((uint64_t)philox4x32(p, METHOD, 0).w[0] * (i + 1)) >> 32);
		uint32_t was = order[i];

		order[i] = order[j];
		order[j] = was;
	}
}

enum status make_chain(struct making *k, enum cache_state state)
{
	uint32_t order[CHAIN_KS];
	struct shot shots[CHAIN_KS];
	const struct shot *turn[CHAIN_KS];
	double us[CHAIN_KS], round_us[METHOD_CHAIN_ROUNDS][CHAIN_KS], one[METHOD_CHAIN_ROUNDS];
	double *ks = arena_array(k->a, double, CHAIN_KS + 1);
	double *ts = arena_array(k->a, double, CHAIN_KS + 1);
	uint32_t n = 0;
	bool by_itself;

	for (; n < CHAIN_KS; n++)
		shots[n] = making_shot(k, state, k->chain[n]);
	for (uint32_t r = 0; r < METHOD_CHAIN_ROUNDS; r++) {
		shuffle(order, n, r);
		for (uint32_t i = 0; i < n; i++)
			turn[i] = &shots[order[i]];
		TRY(shots_run(k->dev, turn, n, us, &by_itself));
		for (uint32_t i = 0; i < n; i++)
			round_us[r][order[i]] = us[i];
	}
	ts[0] = k->c->e0_us; /* k = 0 is recorded, not fitted */
	for (uint32_t i = 0; i < n; i++) {
		for (uint32_t r = 0; r < METHOD_CHAIN_ROUNDS; r++)
			one[r] = round_us[r][i];
		ks[i + 1] = chain_ks[i];
		ts[i + 1] = stat_median(one, METHOD_CHAIN_ROUNDS);
	}
	k->c->series[state] = (struct chain_series){ks, ts, n + 1};
	k->c->chain[state] = chain_fit(ks + 1, ts + 1, n, k->c->tick_us);
	return STATUS_OK;
}

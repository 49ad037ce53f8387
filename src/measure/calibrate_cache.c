/* The last-level cache as it can be measured, and the proof that the flush empties it. */
#include "measure/calibrate_int.h"
#include "measure/method.h"

#include <math.h>

enum { KNEE_TRIES = 5, KNEE_MIN_BYTES = 256 << 10, KNEE_STEPS = 32 };

/* Time per byte of a warm read of so many bytes, beyond the fixed cost. */
MUST static enum status read_speed(struct making *k, int64_t bytes, double *us_per_byte)
{
	struct arena a = {0};
	struct device_replay *r = NULL;
	struct kernel read;
	double us = 0;

	TRY(kernel_find(k->dev, "", MIX_READ, &read));
	struct probe *p = probe_new(&a, k->dev, "read", MIX_READ, &read, k->mem->p, bytes, 1);
	enum status s = probe_record(p, 1, &r);
	struct shot shot = {.replay = r, .before = r};

	if (!s)
		s = shot_median(k->dev, &shot, KNEE_TRIES, NULL, &us);
	*us_per_byte = fmax(us - k->c->chain[STATE_WARM].c, k->c->tick_us) / (double)bytes;
	device_replay_free(r);
	arena_release(&a);
	TRY(s);
	return STATUS_OK;
}

/* The largest size that is read clearly faster than what certainly comes from memory. */
enum status make_knee(struct making *k)
{
	double speed[KNEE_STEPS], slowest;
	int64_t size[KNEE_STEPS], top = (int64_t)k->mem->bytes;
	int n = 0;

	if (top > 4 * k->c->llc_said && k->c->llc_said)
		top = 4 * k->c->llc_said;
	for (double b = KNEE_MIN_BYTES; n < KNEE_STEPS && b <= (double)top; b *= sqrt(2)) {
		size[n] = (int64_t)(b + 0.5) / DEVICE_ALIGN * DEVICE_ALIGN;
		TRY(read_speed(k, size[n], &speed[n]));
		n++;
	}
	if (n < 3)
		FAIL(EXHAUSTED, "%s: %lld bytes are too few to measure the cache",
		     k->dev->info.id, (long long)top);
	slowest = fmin(speed[n - 1], speed[n - 2]);
	k->c->knee_bytes = k->c->llc_said;
	for (int i = 0; i < n; i++)
		if (speed[i] * METHOD_FLUSH_WARM < slowest)
			k->c->knee_bytes = size[i];
	k->c->llc_bytes = k->c->knee_bytes;
	if (!device_is_cpu(k->dev) && k->c->llc_said > k->c->knee_bytes)
		k->c->llc_bytes = k->c->llc_said;
	return STATUS_OK;
}

/* Medians of the probe's time after nothing but itself, and after the flush. */
MUST static enum status probe_after(struct making *k, struct device_replay *probe,
				    struct device_replay *before, double *us)
{
	struct shot s = {.replay = probe, .before = before};

	TRY(shot_median(k->dev, &s, METHOD_FLUSH_TRIES, NULL, us));
	return STATUS_OK;
}

/* Whether flushing `bytes` makes the probe as slow as flushing four times as many does. */
MUST static enum status prove(struct making *k, struct device_replay *probe, int64_t bytes,
			      bool *is_proven)
{
	struct flush more = {0};
	double warm = 0, cold = 0, colder = 0;
	double share = device_is_cpu(k->dev) ? METHOD_FLUSH_COLD_CPU : METHOD_FLUSH_COLD;
	enum status s = flush_new(k->a, k->dev, 4 * bytes, &more);

	flush_free(&k->flush);
	if (!s)
		s = flush_new(k->a, k->dev, bytes, &k->flush);
	if (!s)
		s = probe_after(k, probe, probe, &warm);
	if (!s)
		s = probe_after(k, probe, k->flush.replay, &cold);
	if (!s)
		s = probe_after(k, probe, more.replay, &colder);
	flush_free(&more);
	TRY(s);
	k->c->proof_warm_us = warm;
	k->c->proof_cold_us = cold;
	k->c->proof_more_us = colder;
	*is_proven = cold >= share * colder && colder > METHOD_FLUSH_WARM * warm;
	return STATUS_OK;
}

/* What memory does not hold proves nothing: the last flush that it held stays, unproven. */
MUST static enum status keep_last(struct making *k)
{
	status_clear();
	flush_free(&k->flush);
	return flush_new(k->a, k->dev, k->c->flush_bytes, &k->flush);
}

/* Four times a flush is what it is held against.  A host gives more than it has, and is killed
 * for it once that is touched: of memory that others need, too, a quarter is enough. */
static bool may_double(const struct making *k, int64_t bytes)
{
	return 4 * bytes <= k->dev->info.memory_bytes / 4;
}

enum status make_flush(struct making *k)
{
	int64_t bytes = (int64_t)(METHOD_REUSE * (double)k->c->llc_bytes);
	struct device_replay *r = NULL;
	struct kernel read;
	bool is_proven = false;

	TRY(kernel_find(k->dev, "", MIX_READ, &read));
	struct probe *p = probe_new(k->a, k->dev, "read", MIX_READ, &read, k->mem->p,
				    k->c->llc_bytes / 4, 1);
	enum status s = probe_record(p, 1, &r);

	for (int i = 0; !s && !is_proven && i <= METHOD_FLUSH_DOUBLINGS; i++) {
		if (i && !may_double(k, bytes << i))
			break;
		s = prove(k, r, bytes << i, &is_proven);
		if (s == STATUS_EXHAUSTED && i) {
			s = keep_last(k);
			break;
		}
		k->c->flush_bytes = bytes << i;
	}
	device_replay_free(r);
	TRY(s);
	k->c->cold_cause = is_proven ? NULL : "flush_unproven";
	struct shot timed = {.replay = k->flush.replay};

	TRY(shot_median(k->dev, &timed, METHOD_FLUSH_TRIES, NULL, &k->c->flush_us));
	return STATUS_OK;
}

#ifndef MEASURE_PROBE_INT_H
#define MEASURE_PROBE_INT_H

#include "measure/calibrate.h"
#include "measure/kernel_int.h"
#include "measure/sitting.h"

/*
 * What calibration and sittings are made of: programs of measure/'s own, bound to memory,
 * and the one loop that samples.
 */

/* A program over nsets sets of arrays in memory lent to it. */
struct probe {
	struct device *dev;
	struct device_program code;
	struct device_step step;
	int64_t ints[1];
	int64_t buf_bytes[3];
	void *const *const *sets;
	uint32_t nsets;
	int64_t set_bytes; /* from one set to the next */
};

/* bytes in all per set, in the mix's arrays; sets lie behind each other from base on. */
struct probe *probe_new(struct arena *a, struct device *dev, const char *name,
			enum roof_mix mix, const struct kernel *kernel, char *base,
			int64_t bytes, uint32_t nsets);
/* Memory that one set takes. */
int64_t probe_set_bytes(enum roof_mix mix, int64_t bytes);
/* Every thread of a host runs nothing, one warp of a GPU does; steps is 1, or 0 for a replay
 * of no step. */
MUST enum status probe_empty(struct arena *a, struct device *dev, uint32_t nsteps,
			     struct probe **out);
MUST enum status probe_record(const struct probe *p, uint32_t m, struct device_replay **out);
/* Touches every page of the memory, by the threads that will read it. */
MUST enum status probe_touch(struct device *dev, char *base, int64_t bytes);

/* An idle GPU has a slow clock: work for a while.  Nothing on other devices. */
MUST enum status probe_ramp(struct device *dev, char *base, int64_t bytes);

struct flush {
	struct device_mem *mem;
	struct probe *probe;
	struct device_replay *replay;
};
MUST enum status flush_new(struct arena *a, struct device *dev, int64_t bytes,
			   struct flush *out);
void flush_free(struct flush *f);

/* One thing to time: restore, then before (a flush, or an untimed replay), then between two
 * marks the replay and nothing else. */
struct shot {
	struct device_replay *replay, *before;
	const struct sitting_restore *restores;
	uint32_t nrestores;
	const struct sitting_canary *canary; /* spoiled before a flush, or after a replay */
	bool is_warm;
};

/* Queues the shots in that order behind the gate, waits, and gives the time of each replay in
 * us.  by_itself: the gate opened before all was queued, and the times are worth nothing. */
MUST enum status shots_run(struct device *dev, const struct shot *const *shots, uint32_t n,
			   double *us, bool *by_itself);
/* n times the same; samples into us if it is not NULL. */
MUST enum status shot_median(struct device *dev, const struct shot *s, uint32_t n, double *us,
			     double *median);

bool device_is_cpu(const struct device *dev);
/* Sets measure_cause() for this thread. */
void measure_set_cause(const char *cause);

#endif

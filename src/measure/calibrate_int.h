#ifndef MEASURE_CALIBRATE_INT_H
#define MEASURE_CALIBRATE_INT_H

#include "measure/probe_int.h"

/* A calibration while it is made. */
struct making {
	struct arena *a;
	struct device *dev;
	struct calibration *c;
	int64_t end_ns;
	struct device_mem *mem; /* for knee, proof and roofs, touched */
	struct flush flush;
	struct device_replay **chain; /* of empty kernels, by index of chain_ks */
	struct device_replay *none;   /* a replay of no step */
};

enum { CHAIN_KS = 22 };
extern const int chain_ks[CHAIN_KS];

bool making_is_late(const struct making *k);
/* What runs before a shot in this state. */
struct shot making_shot(const struct making *k, enum cache_state state,
			struct device_replay *replay);

/* calibrate_cache.c */
MUST enum status make_knee(struct making *k);
MUST enum status make_flush(struct making *k);
/* calibrate_roof.c */
MUST enum status make_roofs(struct making *k, int64_t max_bytes);
/* Cold adds of the check's sizes, us per call; in memory lent. */
MUST enum status measure_check(struct arena *a, struct device *dev, const struct calibration *c,
			       char *base, const struct flush *flush, double us[2]);
/* calibrate_rate.c: operations per us, into *rate; base is memory of at least a line. */
MUST enum status measure_rates(struct arena *a, struct device *dev, double c_us, char *base,
			       struct work *rate);
/* calibrate_chain.c */
MUST enum status make_constants(struct making *k);
MUST enum status make_chain(struct making *k, enum cache_state state);
MUST enum status measure_direct(struct arena *a, struct device *dev, struct calibration *c);
MUST enum status make_f1(struct making *k, enum cache_state state);

#endif

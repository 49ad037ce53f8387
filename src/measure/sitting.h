#ifndef MEASURE_SITTING_H
#define MEASURE_SITTING_H

#include "measure/calibrate.h"
#include "measure/series.h"

/*
 * A sitting: one exclusive hold of the lease in which the programs of a point are
 * sampled in turn.  This is the one definition of a time; bench, tune, calibration and
 * A/B have no other.
 *
 * The caller has made m and the sets by method_calls and method_sets, filled all sets
 * with equal values, and run each program once before (modules loaded, pages touched).
 */

/* What a program changed, copied back before each of its samples, outside the window. */
struct sitting_restore {
	uint32_t set;
	void *to;
	const void *master;
	size_t bytes;
};

/* An element of an output, which every call that uses the set writes.  Before a sample, outside
 * the window, one of a program's is spoiled; a program that only looks whether its outputs are
 * there already leaves it so, and what it takes is the time of nothing. */
enum { CANARY_BYTES = 16 };
struct sitting_canary {
	uint32_t set;
	void *at;
	size_t bytes; /* up to CANARY_BYTES */
};

MUST enum status canary_spoil(struct device *dev, const struct sitting_canary *c);
/* Which of them are as they were spoiled; NULL ones are not. */
MUST enum status canary_look(struct device *dev, const struct sitting_canary *const *c,
			     uint32_t n, bool *is_kept);

struct sitting_program {
	const char *name; /* of the provider, unique in the sitting */
	const struct device_program *code;
	void *const *const *sets; /* plan.nsets of them, code->nbufs pointers each */
	const struct sitting_restore *restores;
	uint32_t nrestores;                    /* not 0: each set at most once per replay */
	const struct sitting_canary *canaries; /* to choose from; none: it is not watched */
	uint32_t ncanaries;
	bool is_pair; /* those that are take turns with each other, however slow one is */
};

/* The flush of a device.  Its memory is best had before the lease is taken. */
struct measure_flush;
MUST enum status measure_flush_new(struct device *dev, const struct calibration *c,
				   struct measure_flush **out);
void measure_flush_free(struct measure_flush *f); /* NULL is fine */

struct sitting_plan {
	uint32_t m;     /* calls per cold replay */
	uint32_t nsets; /* given sets */
	int64_t set_bytes;
	int64_t read_bytes, write_bytes; /* byte model; negative: none */
	bool is_cold, is_warm;           /* at least one */
	struct stop_rules stop;
	double cap_s;        /* 0: METHOD_CAP_S */
	uint32_t min_rounds; /* where more than METHOD_MIN_ROUNDS are wanted */
	uint64_t seed;
	const char *point;           /* keys the permutations, with the seed */
	struct measure_flush *flush; /* NULL: made and freed inside */
	/* Called between rounds; true ends the sitting as interrupted.  NULL: never. */
	bool (*is_cancelled)(void *ctx);
	void *ctx;
};

enum { TAINT_THROTTLED = 1 << 0, TAINT_CONTENDED = 1 << 1 };

struct sitting_round {
	double median_us;
	int taint;
};

/* One program in one state. */
struct sitting_series {
	enum cache_state state;
	double *us;       /* n samples in time order, each a call's share of its replay */
	uint16_t *rounds; /* round of each */
	uint32_t n, taken;
	uint32_t m, nsets;
	double q_us; /* tick/m */
	int64_t reuse_bytes;
	struct sitting_round *round;
	uint32_t nrounds;
	struct series_stats stats;
	struct roof roof; /* t_us is roof_us: T∞ + c/m; NAN: none */
	double floor_us;
	const char *stop;  /* name of the rule that ended sampling, or "cap" */
	const char *unmet; /* names of the rules not met, by commas; "" */
	bool is_above_roof;
};

struct sitting_row {
	const char *name;
	bool has[3];
	struct sitting_series series[3]; /* by enum cache_state */
	const char *cause;               /* NULL: timed; a cause: not, e.g. too_few_samples */
	uint32_t sitting;                /* rows of one number took turns */
	bool is_throttled, is_contended, is_unstable, is_capped;
	bool is_unpaired;       /* it took turns with none */
	uint32_t spoiled, kept; /* canaries, and how many of them were not written again */
};

struct sitting_env {
	double sm_mhz_min, sm_mhz_med, mem_mhz, temp_c_min, temp_c_max, power_w, energy_mj;
	int throttle, foreign;
	double others_pct, steal_pct; /* of the pinned CPUs, over the whole sitting; NAN */
	double probe_us[2];           /* floor probe, before and after */
};

struct sitting_result {
	struct sitting_row *rows; /* in the order of the programs */
	uint32_t nrows;
	struct sitting_env env;
	uint32_t discarded_gate, retaken;
	double hold_s;           /* exclusive lease used */
	double busy_s;           /* of it, the device worked */
	double ready_s, pilot_s; /* of it, before the pilot; the pilot */
	const char *cold_cause;  /* why no row has a cold state though it was asked for; NULL */
	bool was_cancelled;
};

/* What can be done before the device is to oneself: executables, and memory for the flush.  The
 * programs, the plan and the calibration outlive it; free it in any case. */
struct sitting;
MUST enum status sitting_prepare(struct device *dev, const struct calibration *c,
				 const struct sitting_program *programs, uint32_t nprograms,
				 const struct sitting_plan *plan, struct sitting **out);
void sitting_free(struct sitting *s); /* NULL is fine */

/* Once.  The lease must be exclusive, of this device: anything else is a bug.  Memory of the
 * result is the arena's.  A program that cannot be timed is a row with a cause; a status other
 * than OK is the device's failure and ends all. */
MUST enum status sitting_run(struct arena *a, const struct lease *l, struct sitting *s,
			     struct sitting_result *out);

/* All of it under the lease. */
MUST enum status measure_sitting(struct arena *a, const struct lease *l, struct device *dev,
				 const struct calibration *c,
				 const struct sitting_program *programs, uint32_t nprograms,
				 const struct sitting_plan *plan, struct sitting_result *out);

/* Launching is at least half of the time. */
bool sitting_is_floor_bound(double sol_us, double floor_us);
/* (compiled - floor) / (sol - floor), or NAN with *reason "floor_bound" if sol is within 20 %
 * of the floor, "no_floor" or "no_time" if a number is missing. */
double sitting_gap_net(double compiled_us, double sol_us, double floor_us, const char **reason);

/* Paired samples of two rows in a state; false if they have none in common. */
bool sitting_ratio(const struct sitting_row *a, const struct sitting_row *b,
		   enum cache_state state, struct series_ratio *out);
/* The tags of series that the row has, as members of an open JSON object: "cold/median_us"
 * and so on, "roof/…", "floor/…"; missing numbers are null. */
struct jsonw;
void sitting_write_tags(struct jsonw *w, const struct sitting_row *row);
void sitting_write_env(struct jsonw *w, const struct sitting_env *env);

/* Program `sol`: b = a + 1 on as many contiguous f32 as move total_bytes, over sets of its
 * own; it allocates on the device until sol_free. */
struct sol {
	const struct device_program *code;
	void *const *const *sets;
	uint32_t nsets;
	struct device_mem *mem;
};
/* is_direct: launched like those beside it, without a graph. */
MUST enum status sol_new(struct arena *a, struct device *dev, const struct calibration *c,
			 int64_t total_bytes, uint32_t nsets, bool is_direct, struct sol **out);
void sol_free(struct sol *s);

#endif

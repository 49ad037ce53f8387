#ifndef MEASURE_SITTING_INT_H
#define MEASURE_SITTING_INT_H

#include "base/vec.h"
#include "measure/probe_int.h"

enum { STATES = 3 };

/* A program while it sits: its executables by state, and what was sampled. */
struct seat {
	const struct sitting_program *program;
	struct seat_state {
		struct device_replay *replay; /* NULL: this state is not taken */
		uint32_t m, nsets;
		struct sitting_restore *restores;
		uint32_t nrestores;
		struct sitting_canary *canaries; /* of those sets */
		uint32_t ncanaries;
		VEC(double) us; /* per call */
		VEC(uint16_t) rounds;
		VEC(struct sitting_round) round;
		uint32_t taken;
		const char *stop;
	} state[STATES];
	double call_us; /* by the pilot */
	double host_us; /* of a launch without a graph, on the host; 0: one of a graph */
	uint32_t group; /* 0: with most */
	bool is_throttled, is_contended, is_capped, is_unpaired;
	uint32_t spoiled, kept; /* canaries */
};

struct sitting {
	struct arena *a; /* the caller's */
	struct arena temp;
	struct device *dev;
	const struct calibration *c;
	const struct sitting_plan *plan;
	const struct sitting_program *programs;
	struct seat *seats;
	uint32_t nseats;
	struct measure_flush *flush, *own_flush;
	struct device_replay *empty; /* one kernel, for the floor probe */
	int64_t began_ns, busy_ns;
	struct sitting_result *out;
	struct device_reading first,
		base;               /* of the sitting; of the rounds since the last re-take */
	struct device_reading last; /* of all, */
	int64_t last_ns;            /* and when, by the device's clock */
	VEC(double) mhz;
	VEC(double) watts;
};

struct measure_flush {
	struct arena arena;
	struct flush flush;
};

/* seat.c */
MUST enum status seat_open(struct sitting *s, struct seat *seat,
			   const struct sitting_program *p);
MUST enum status seat_shorten(struct sitting *s, struct seat *seat);
void seat_close(struct seat *seat);
struct shot seat_shot(const struct sitting *s, const struct seat *seat, enum cache_state state);

/* canary.c: the one for a sample, by its number; NULL: none is watched. */
const struct sitting_canary *canary_pick(const struct sitting *s, const struct seat_state *st,
					 uint64_t sample);

/* witness.c */
MUST enum status witness_begin(struct sitting *s);
MUST enum status witness_end(struct sitting *s);
/* What the rounds since the last re-take suffered: TAINT_*. */
MUST enum status witness_judge(struct sitting *s, int *taint);
MUST enum status witness_reset(struct sitting *s);
MUST enum status witness_probe(struct sitting *s, double *us);
MUST enum status witness_recover(struct sitting *s); /* waits for the end of throttling */
MUST enum status witness_ramp(struct sitting *s);

/* sitting_round.c */
double sitting_spent_ms(const struct sitting *s);
bool sitting_is_capped(const struct sitting *s);
MUST enum status sitting_shots(struct sitting *s, const struct shot *const *shots, uint32_t n,
			       double *us, bool *by_itself);
/* Samples the seats in turn, in one state, until a rule or the cap. */
MUST enum status sitting_sample(struct sitting *s, struct seat *const *seats, uint32_t n,
				enum cache_state state, double share);
/* The order of n programs in a lap. */
void sitting_order(uint64_t seed, const char *point, uint64_t lap, uint32_t n, uint32_t *order);

#endif

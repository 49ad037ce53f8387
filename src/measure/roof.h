#ifndef MEASURE_ROOF_H
#define MEASURE_ROOF_H

#include "base/str.h"

/*
 * Roofs: the least time in which this device moves so many bytes in such a mix
 * of reads and writes, cold or warm, measured at calibration.
 */
enum cache_state { STATE_COLD, STATE_WARM, STATE_SINGLE };
enum { ROOF_STATES = 2 }; /* a single call is cold */

const char *state_name(enum cache_state s); /* "cold" "warm" "single": a tag's group */

enum roof_mix { MIX_WRITE, MIX_COPY, MIX_ADD, MIX_R2W1, MIX_READ, MIXES };

struct roof_mix_row {
	const char *name;
	int reads, writes; /* arrays read and written, of equal size */
};
extern const struct roof_mix_row roof_mixes[MIXES];

struct roof_cell {
	int64_t bytes;  /* reads and writes together */
	double t_us;    /* T∞: without the fixed cost of a replay */
	double sigma;   /* relative half-width of its interval; 0: too few samples for one */
	char shape[24]; /* of the launch that won */
};

/* Per state and mix the cells by ascending bytes; none if calibration ran out of time. */
struct roof_table {
	struct roof_series {
		struct roof_cell *cells;
		uint32_t n;
	} series[ROOF_STATES][MIXES];
};

struct roof {
	double t_us;  /* T∞; NAN if no cell can tell */
	double sigma; /* of the cells used, in quadrature */
	bool is_extrapolated;
};

/* t(b_i) := min over j >= i of t(b_j): less work never takes longer. */
void roof_make_monotone(struct roof_series *s);
struct roof roof_find(const struct roof_table *t, enum cache_state state, int64_t read_bytes,
		      int64_t write_bytes);

/* How many are not known to a quarter of themselves, of how many, and the worst: something else
 * ran while they were measured. */
struct roof_doubt {
	uint32_t n, of;
	double sigma; /* INFINITY if one has none */
};
struct roof_doubt roof_doubt(const struct roof_table *t);
/* In words; NULL if there is none. */
const char *roof_doubt_words(struct arena *a, struct roof_doubt d);

#endif

#ifndef ACCOUNT_GATE_H
#define ACCOUNT_GATE_H

#include "account/summary.h"
#include "account/verdict.h"

/*
 * Gates: accounting.md §13.  A limit whose breach is exit 1.  "Beyond" is proved: the
 * favourable end of the interval is worse than the limit; strict asks that the unfavourable
 * one be within it.  Percents are deltas: positive is slower.
 */
enum gate {
	GATE_NEWLY_FAILING,
	GATE_KERNEL_PCT, /* with kernel_count: one gate of two limits */
	GATE_KERNEL_COUNT,
	GATE_MODEL_PCT,
	GATE_SUITE_PCT,
	GATE_GEOMEAN_PCT,
	GATE_TOTAL_PCT,
	GATE_COVERAGE,
	GATE_UNRESOLVED,
	GATE_AA,
	GATE_COMPILE_S_PCT,
	GATE_PEAK_BYTES_PCT,
	GATES
};

struct gate_limits {
	double limit[GATES];   /* NAN: none; of GATE_AA 1: on */
	bool is_asked[GATES];  /* for: no data fails it, where a default is then silent */
	const char *model_set; /* a file of names; NULL: off */
	bool is_strict;
};

struct gate_limits gate_defaults(void);
/* "strict", or "KEY=VALUE", a VALUE of "none" lifting it. USAGE for anything else. */
MUST enum status gate_set(struct arena *a, struct gate_limits *g, const char *text);
/* A JSON object of the same keys; null lifts.  USAGE for a key that is none. */
MUST enum status gate_read(struct arena *a, struct gate_limits *g, const char *path);
/* USAGE if a gate is asked for that wants models. */
MUST enum status gate_check_pairs(const struct gate_limits *g);
const char *gate_name(enum gate g);

enum { GATE_WORST = 3 };
struct gate_result {
	const char *name;
	double value, lo, hi, limit;   /* in the unit of the gate; lo, hi NAN: no interval */
	bool holds, by_estimate;       /* there was no interval: the estimate decided */
	bool is_unjudged;              /* no data: holds unless it was asked for */
	const char *worst[GATE_WORST]; /* who makes it fail; NULL */
};

/* Whether a delta is beyond its limit; lo and hi NAN: the estimate decides. */
bool gate_is_beyond(double pct, double lo_pct, double hi_pct, double limit, bool is_strict);
/* Of a mean: its delta and interval. */
struct gate_result gate_of_summary(enum gate g, const struct gate_limits *l,
				   const struct summary *s);

/* Pairs over the union without what head has alone: a point that head lost is not covered. */
double gate_coverage(const struct pair_set *set);
/* The gates that need no model, in the order of the table, at most GATES; their number. */
uint32_t gates_of_pairs(const struct gate_limits *l, const struct pair_set *set,
			const struct judgement *j, const struct summaries *s,
			struct gate_result *out);

#endif

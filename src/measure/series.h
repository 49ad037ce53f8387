#ifndef MEASURE_SERIES_H
#define MEASURE_SERIES_H

#include "base/str.h"

#include <stddef.h>

/*
 * Statistics of the samples of one program in one state: pure functions of numbers.
 */

/* 95 % interval of a median, by the binomial of the effective sample size. */
struct interval {
	double lo, hi; /* NAN if there is none */
	double n_eff;
	double rho1;
};

/* x in time order; each end is moved out by pad (tick/2m, or 0). */
struct interval series_median_interval(const double *x, size_t n, double pad);

struct series_stats {
	double median, min, q1, q3, max, mean, mad;
	struct interval ci;
	bool is_unstable; /* drift, or two levels */
};
struct series_stats series_stats(const double *x, size_t n, double pad);

/* Ratios a_i / b_i of lap i: the point estimate is the ratio of the medians. */
struct series_ratio {
	double ratio, lo, hi;
	double mde; /* smallest detectable effect, 2.8·se of the log ratio */
};
struct series_ratio series_ratio(const double *a, const double *b, size_t n);

/* Medians of the first and last third differ by more than 1 %, with disjoint intervals. */
bool series_drifts(const double *x, size_t n, double pad);
/* A gap in the sorted samples above 2 % and 3 MAD with 15 % of them on either side. */
bool series_has_levels(const double *x, size_t n);

/*
 * Stop rules.  A rule holds for a program or not; sampling ends at the first that holds for
 * all programs of the sitting, never below the method's least rounds and samples.
 */
struct stop_view {
	const double *x; /* samples so far, time order */
	size_t n;
	double pad;      /* tick/2m */
	double spent_ms; /* of exclusive lease, by this point */
	double share;    /* of the budget that this state may use */
};
struct stop_row {
	const char *name;
	double value; /* default */
	const char *doc;
	bool (*holds)(double value, const struct stop_view *v);
};
extern const struct stop_row stop_rows[]; /* ends in a row without name */

enum { STOP_MAX = 4 };
struct stop_rules {
	struct {
		const struct stop_row *row;
		double value;
	} rule[STOP_MAX];
	uint32_t n;
};
/* "ci_median=0.5,budget=100"; NULL gives the default.  USAGE names what there is. */
MUST enum status stop_rules_parse(const char *text, struct stop_rules *out);
/* The canonical text: it is part of fingerprints. */
char *stop_rules_text(struct arena *a, const struct stop_rules *r);

/* Calls per replay, for a lower bound of a call's time. */
uint32_t method_calls(double tick_us, double c_us, double s_us, double t_us);
/* Input sets for m calls of set_bytes each; for programs that mutate, m. */
uint32_t method_sets(uint32_t m, int64_t llc_bytes, int64_t set_bytes);
/* The largest m whose sets fit into limit_bytes: memory shrinks m, not the rule. */
uint32_t method_calls_that_fit(uint32_t m, int64_t llc_bytes, int64_t set_bytes,
			       bool is_mutating, int64_t limit_bytes);
/* Warm calls of a program that mutates. */
uint32_t method_warm_calls(uint32_t m, int64_t llc_bytes, int64_t set_bytes);
/* Samples below which no rule is asked; t_us is that of a replay. */
uint32_t method_min_samples(double replay_us, bool is_cpu_cold);

#endif

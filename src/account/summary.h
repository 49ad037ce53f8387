#ifndef ACCOUNT_SUMMARY_H
#define ACCOUNT_SUMMARY_H

#include "account/pair.h"

/* Means over pairs: accounting.md §9.7.  All are of d, and converted once, at the end. */
struct summary {
	uint32_t n;
	double d, se, lo, hi; /* NAN: none */
};

static inline bool summary_is_there(const struct summary *s)
{
	return s->n;
}
/* base/head, and head/base - 1 in percent: d and an end of its interval as they are told. */
double speedup_of(double d);
double delta_pct_of(double d);

/* A pattern that has a large share of the points. */
struct heavy {
	const char *name;
	uint32_t n;
};

enum { HEAVY_MAX = 3 };

struct summaries {
	struct summary points;   /* geomean over points; interval by patterns */
	struct summary changed;  /* likewise, over changed code only */
	struct summary patterns; /* mean of the patterns' means, one vote each */
	struct summary median;
	struct summary total;    /* time-weighted: ln(Σb/Σh) */
	double base_us, head_us; /* Σb, Σh */
	uint32_t npatterns;
	double n_eff;                  /* (Σn_p)²/Σn_p² */
	struct heavy heavy[HEAVY_MAX]; /* named where n_eff is below a quarter of n */
	uint32_t nheavy;
	struct summary compile_s, peak_bytes; /* geomeans of what is known in both arms */
};

/* weights, if not NULL, are occurrences of each pair: then `total` is weighted by them. */
struct summaries summaries_of(const struct pair_set *set, uint64_t seed);
struct summary total_of(const struct pair_set *set, const double *weights, double *base_us,
			double *head_us);

#endif

#ifndef ACCOUNT_STAT_H
#define ACCOUNT_STAT_H

#include "base/str.h"

/* What a comparison asks of many pairs at once: accounting.md §9.5 to §9.7. */

/* Benjamini and Hochberg (1995) over n p-values at level alpha/looks.  p_adj in the order of p;
 * *cut is the largest rejected p, or alpha/(looks·n) if there is none; the number rejected. */
uint32_t false_discovery(struct arena *scratch, const double *p, uint32_t n, double looks,
			 double alpha, double *p_adj, double *cut);

/* Intervals of means by resampling P clusters of sums[p] over counts[p], 1,000 times with
 * Philox (accounting.md §9.7).  Several means share the words that are drawn, as they would
 * have the same ones each by itself. */
enum { BOOTSTRAP_REPLICATES = 1000, BOOTSTRAP_LEAST = 8 };
struct bootstrap {
	const double *sums, *counts;
	uint32_t P;
	double lo, hi; /* of 95 % */
};
void bootstrap_means(struct arena *scratch, struct bootstrap *b, uint32_t n, uint64_t seed);
/* The P indices that replicate r draws. */
void bootstrap_draws(uint32_t P, uint64_t seed, uint32_t r, uint32_t *at);
/* Standard error of the mean of clusters in closed form; NAN for one of them. */
double cluster_error(const double *sums, const double *counts, uint32_t P, double mean);

/* How many hidden A/A pairs a plan of n points has, and which: those with the least SHA-256 of
 * "aa/SEED/KEY"; is_chosen gets n flags. */
uint32_t aa_count(uint32_t n);
void aa_choose(struct arena *scratch, const char *const *keys, uint32_t n, uint64_t seed,
	       uint32_t count, bool *is_chosen);

#endif

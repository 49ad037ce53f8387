#ifndef ACCOUNT_STAT_H
#define ACCOUNT_STAT_H

#include "base/str.h"

/* What a comparison asks of many pairs at once: accounting.md §9.4 to §9.7. */

/* Benjamini and Hochberg (1995) over n p-values at level alpha/looks.  p_adj in the order of p;
 * *cut is the largest rejected p, or alpha/(looks·n) if there is none; the number rejected. */
uint32_t false_discovery(struct arena *scratch, const double *p, uint32_t n, double looks,
			 double alpha, double *p_adj, double *cut);

/* A pair whose true ratio is 1. */
struct null_pair {
	double x, se_w, se_q, nu_w;
	uint32_t nprocesses;
};
/* The spread between processes, and how well it is known: degrees of freedom of its square. */
struct spread {
	double tau, nu; /* nu INFINITY: exactly */
};
/* What a pair has for an error, with that spread: se and degrees of freedom of x, by Welch and
 * Satterthwaite; of a spread that is known exactly nu_w·(se²/se_w²)². */
void pair_error(const struct null_pair *n, struct spread s, double *se, double *nu);
/* P of x/se by Student's t; 1 if x is 0. */
double pair_p(const struct null_pair *n, struct spread s);
/* The least tau at which the median p of the null pairs is at least 1/2, by 60 halvings of
 * [0, 1]; 0 for fewer than TAU_LEAST of them. */
enum { TAU_LEAST = 20 };
double tau_fit(struct arena *scratch, const struct null_pair *nulls, uint32_t n);
/* Degrees of freedom of its square: a spread by a median has variance 1.361/n of itself squared
 * where one by a sum of squares has 1/(2·nu). */
static inline double tau_freedom(uint32_t n)
{
	return n / (2 * 1.361);
}

/* Interval of a mean by resampling P clusters of sums[p] over counts[p], 1,000 times with
 * Philox (accounting.md §9.7); draws, if not NULL, gets the P indices of replicate 0. */
enum { BOOTSTRAP_REPLICATES = 1000, BOOTSTRAP_LEAST = 8 };
void bootstrap_mean(struct arena *scratch, const double *sums, const double *counts, uint32_t P,
		    uint64_t seed, double *lo, double *hi, uint32_t *draws);
/* Standard error of the mean of clusters in closed form; NAN for one of them. */
double cluster_error(const double *sums, const double *counts, uint32_t P, double mean);

/* How many hidden A/A pairs a plan of n points has, and which: those with the least SHA-256 of
 * "aa/SEED/KEY"; is_chosen gets n flags. */
uint32_t aa_count(uint32_t n);
void aa_choose(struct arena *scratch, const char *const *keys, uint32_t n, uint64_t seed,
	       uint32_t count, bool *is_chosen);

#endif

#ifndef ACCOUNT_SPREAD_H
#define ACCOUNT_SPREAD_H

#include "base/arena.h"

#include <stdint.h>

/*
 * What lies between programs that are the same, and rounds cannot show: the spread between
 * processes, of accounting.md §9.4.
 *
 * Where a process put its buffers, and what else it was that moment, moves the log of its times
 * by tau.  tau is not the same at all points: of 415 pairs of equal programs on an H200 the
 * median says 0.14 %, and with that 8.4 % of them have p <= 0.05, 5.1 % p <= 0.01.  So tau² of
 * a point is taken for drawn from a scaled inverse chi-square of kappa degrees of freedom. Then
 * what rounds cannot show is a Student's t with kappa, not a normal; and a point that several
 * processes measured has its own variance between them as S − 1 degrees of freedom more (Smyth,
 * Linear models and empirical Bayes methods for assessing differential expression, Statistical
 * Applications in Genetics and Molecular Biology 3(1):3, 2004, §§3 to 5).  tau and kappa are
 * those of the pairs whose true ratio is 1.
 */

/* A pair whose true ratio is 1. */
struct null_pair {
	double x, se_w, se_q, nu_w; /* ln(b/h), its errors by rounds and ticks; of se_w */
	uint32_t nprocesses;
	/* Variance of the processes' own x beyond what their rounds explain; NAN: unknown. */
	double between;
};

/* tau at most points, and degrees of freedom of its square at one; nu INFINITY: tau is exactly
 * this everywhere. */
struct spread {
	double tau, nu;
};

/* The error of x with that spread, and its degrees of freedom by Welch and Satterthwaite; of a
 * spread that is exact nu_w·(se²/se_w²)². */
void pair_error(const struct null_pair *n, struct spread s, double *se, double *nu);
/* P of x/se by Student's t; 1 if x is 0. */
double pair_p(const struct null_pair *n, struct spread s);

/* The tau at which half of the null pairs have p >= 1/2, for that kappa: the median of the tau
 * at which each has p = 1/2. */
double tau_fit(struct arena *scratch, const struct null_pair *nulls, uint32_t n, double kappa);
/* tau and kappa by the null pairs: 1/kappa is the mean of what the likelihood says of it, flat
 * on [0, 1], so that few pairs, which say little, give heavy tails; and tau² is as uncertain as
 * its estimate by a median, whose variance is 1.361/n where that by a sum of squares is 1/2nu.
 * tau is 0 and exact for fewer than SPREAD_LEAST pairs. */
enum { SPREAD_LEAST = 20 };
struct spread spread_fit(struct arena *scratch, const struct null_pair *nulls, uint32_t n);

#endif

#ifndef BASE_STAT_H
#define BASE_STAT_H

#include <stddef.h>

/*
 * Order statistics and distributions.  Functions that say "sorted" need
 * ascending input and do not check; n >= 1 everywhere.  Nothing here rounds.
 */
void stat_sort(double *x, size_t n);
double stat_median_sorted(const double *x, size_t n); /* even n: mean of the middle two */
/* By linear interpolation at rank q(n-1), 0 <= q <= 1 (Hyndman and Fan's type 7). */
double stat_quantile_sorted(const double *x, size_t n, double q);
double stat_median(const double *x, size_t n); /* sorts a copy */
/* median of |x - centre|, unscaled */
double stat_mad(const double *x, size_t n, double centre);
double stat_mean(const double *x, size_t n);
double stat_geomean(const double *x, size_t n); /* of positive numbers */
/* A sum of which the lost digits are kept (Neumaier 1974); begins as {0}. */
struct stat_sum {
	double high, low;
};
void stat_add(struct stat_sum *s, double v);
static inline double stat_total(const struct stat_sum *s)
{
	return s->high + s->low;
}
/* Lag-1 autocorrelation in the order given; 0 for n < 3 or constant input. */
double stat_rho1(const double *x, size_t n);
/* P[Bin(n, 1/2) <= k]. */
double stat_binomial_half_cdf(size_t n, size_t k);

#endif

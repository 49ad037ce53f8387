#ifndef BASE_DIST_H
#define BASE_DIST_H

/*
 * Distributions.  Student's t with any nu > 0 degrees of freedom; above 10^6, and for INFINITY,
 * it is the normal one.  Relative error below 1e-12 in the cdf, 1e-11 in the quantiles.
 */

/* P[|Z| >= |z|]; never below 1e-300. */
double dist_normal_p(double z);
/* z with P[Z <= z] = p, 0 < p < 1. */
double dist_normal_quantile(double p);
/* P[|T| >= |t|]; never below 1e-300. */
double dist_t_p(double t, double nu);
/* t with P[T <= t] = p, 0.5 <= p < 1. */
double dist_t_quantile(double p, double nu);
/* Near it, by Cornish and Fisher's expansion about the normal quantile z (Abramowitz, Stegun
 * 26.7.5): a quartile within 2e-5 of itself from 3 degrees of freedom on, 6e-3 at 1. */
double dist_t_near(double z, double nu);
/* ln(Γ(u + 1/2)/Γ(u)), u > 0, within 1e-13: DLMF 5.11.13, reached by recursion. */
double dist_log_gamma_step(double u);
/* Wilson's 95 % interval of k successes of n > 0 (E. B. Wilson, 1927). */
void dist_wilson(double k, double n, double *lo, double *hi);

#endif

/* Distributions: normal, Student's t, Wilson's interval. */
#include "base/dist.h"

#include <math.h>

static const double LEAST_P = 1e-300, NU_NORMAL = 1e6;

static double floored(double p)
{
	return p > LEAST_P ? p : LEAST_P;
}

double dist_normal_p(double z)
{
	return floored(erfc(fabs(z) / M_SQRT2));
}

static double horner(const double *c, int n, double x)
{
	double v = c[0];

	for (int i = 1; i < n; i++)
		v = v * x + c[i];
	return v;
}

/* Acklam's rational approximation (1.2e-9) of the lower half. */
static double quantile_start(double p)
{
	static const double a[] = {-3.969683028665376e+01, 2.209460984245205e+02,
				   -2.759285104469687e+02, 1.383577518672690e+02,
				   -3.066479806614716e+01, 2.506628277459239e+00},
			    b[] = {-5.447609879822406e+01, 1.615858368580409e+02,
				   -1.556989798598866e+02, 6.680131188771972e+01,
				   -1.328068155288572e+01, 1},
			    c[] = {-7.784894002430293e-03, -3.223964580411365e-01,
				   -2.400758277161838e+00, -2.549732539343734e+00,
				   4.374664141464968e+00,  2.938163982698783e+00},
			    d[] = {7.784695709041462e-03, 3.224671290700398e-01,
				   2.445134137142996e+00, 3.754408661907416e+00, 1};

	if (p < 0.02425) {
		double q = sqrt(-2 * log(p));

		return horner(c, 6, q) / horner(d, 5, q);
	}
	double q = p - 0.5, r = q * q;

	return q * horner(a, 6, r) / horner(b, 6, r);
}

/* One step of Halley's method makes it exact to rounding. */
static double lower_quantile(double p)
{
	double z = quantile_start(p);
	double e = erfc(-z / M_SQRT2) / 2 - p;
	double u = e * sqrt(2 * M_PI) * exp(z * z / 2);

	return z - u / (1 + z * u / 2);
}

/* Thousands of intervals ask for the same one. */
double dist_normal_quantile(double p)
{
	static _Thread_local double last_p, last;

	if (p != last_p) {
		last = p < 0.5 ? lower_quantile(p) : -lower_quantile(1 - p);
		last_p = p;
	}
	return last;
}

/* The continued fraction of the incomplete beta function, by Lentz (DLMF 8.17.22); converges
 * fast for x < (a + 1)/(a + b + 2). */
static double beta_fraction(double x, double a, double b)
{
	double c = 1, d = 1 / (1 - (a + b) * x / (a + 1)), f = d;

	for (int m = 1; m < 500; m++) {
		double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
		double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));

		d = 1 / (1 + even * d);
		c = 1 + even / c;
		f *= c * d;
		d = 1 / (1 + odd * d);
		c = 1 + odd / c;
		f *= c * d;
		if (fabs(c * d - 1) < 1e-15)
			break;
	}
	return f;
}

/* ln B(nu/2, 1/2) needs two of these; lgamma would write the global signgam. */
static double log_gamma(double x)
{
	int sign;

	return lgamma_r(x, &sign);
}

/* A pair asks for its p and for its quantiles, one after the other. */
static double log_beta(double nu)
{
	static _Thread_local double last_nu, last;

	if (nu != last_nu) {
		last = log_gamma(nu / 2) + log(M_PI) / 2 - log_gamma((nu + 1) / 2);
		last_nu = nu;
	}
	return last;
}

/* P[|T| >= t] = I_x(nu/2, 1/2) with x = nu/(nu + t²), and its complement with 1 - x. */
static double two_sided(double t, double nu, double ln_beta)
{
	double t2 = t * t, a = nu / 2, x = nu / (nu + t2), y = t2 / (nu + t2);
	/* ln x of a x near 1 keeps its digits as -log1p */
	double front = exp(-a * log1p(t2 / nu) + 0.5 * log(y) - ln_beta);

	if (t == 0)
		return 1;
	if (x < (a + 1) / (a + 2.5))
		return floored(front * beta_fraction(x, a, 0.5) / a);
	return floored(1 - front * beta_fraction(y, 0.5, a) / 0.5);
}

double dist_t_p(double t, double nu)
{
	return nu > NU_NORMAL ? dist_normal_p(t) : two_sided(t, nu, log_beta(nu));
}

double dist_t_near(double z, double nu)
{
	double z2 = z * z;
	double g1 = (z2 + 1) * z / 4;
	double g2 = ((5 * z2 + 16) * z2 + 3) * z / 96;
	double g3 = (((3 * z2 + 19) * z2 + 17) * z2 - 15) * z / 384;

	return z + (g1 + (g2 + g3 / nu) / nu) / nu;
}

/* Halley's step from t to where the tail, which it overshoots by `over`, is what it should be:
 * the density f falls by (nu + 1)t/(nu + t²) of itself.  Where that bends too far, Newton's. */
static double tail_step(double t, double nu, double over, double f)
{
	double newton = over / (2 * f);
	double bend = 1 - newton * (nu + 1) * t / (nu + t * t) / 2;

	return bend > 0.5 ? newton / bend : newton;
}

double dist_t_quantile(double p, double nu)
{
	double z = dist_normal_quantile(p), t = dist_t_near(z, nu);

	if (nu > NU_NORMAL || p == 0.5)
		return p == 0.5 ? 0 : z;
	double ln_beta = log_beta(nu), want = 2 * (1 - p);

	for (int i = 0; i < 100; i++) {
		double f = exp(-(nu + 1) / 2 * log1p(t * t / nu) - ln_beta) / sqrt(nu);
		double step = tail_step(t, nu, two_sided(t, nu, ln_beta) - want, f);

		/* where the start lies far out the tail is a power of t */
		t = t + step > 0 ? t + step : t / 2;
		/* what is left is as its cube */
		if (fabs(step) <= 1e-4 * t)
			break;
	}
	return t;
}

void dist_wilson(double k, double n, double *lo, double *hi)
{
	double z = dist_normal_quantile(0.975), z2 = z * z, p = k / n;
	double centre = p + z2 / (2 * n);
	double half = z * sqrt(p * (1 - p) / n + z2 / (4 * n * n));

	*lo = k > 0 ? (centre - half) / (1 + z2 / n) : 0;
	*hi = k < n ? (centre + half) / (1 + z2 / n) : 1;
}

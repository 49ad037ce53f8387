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
double dist_normal_quantile(double p)
{
	double low = p < 0.5 ? p : 1 - p;
	double z = quantile_start(low);
	double e = erfc(-z / M_SQRT2) / 2 - low;
	double u = e * sqrt(2 * M_PI) * exp(z * z / 2);

	z -= u / (1 + z * u / 2);
	return p < 0.5 ? z : -z;
}

/* I_x(a, b)·B(a, b)/(x^a·y^b) with y = 1 - x: the fraction of DiDonato and Morris (Significant
 * digit computation of the incomplete beta function ratios, TOMS 1992), with partial denominators
 * of 1.  Its convergents p/q come by recurrence, so that no division waits for another; they are
 * soon there for x < (a + 1)/(a + b + 2). */
static double beta_fraction(double x, double y, double a, double b)
{
	double first = a * (a * y - b * x + 1) / (a + 1), term = first;
	double p = 1, q = 1, last_p = 0, last_q = 1;

	for (int m = 1; m < 500; m++) {
		double from = a + 2 * m, over = m * (b - m) * x / (from - 1), before = term;

		term = m + over + (a + m) * (a * y - b * x + 1 + m * (2 - x)) / (from + 1);
		double e =
			(a + m - 1) * (a + b + m - 1) * x * over / ((from - 1) * term * before);
		double next_p = p + e * last_p, next_q = q + e * last_q;

		last_p = p;
		last_q = q;
		p = next_p;
		q = next_q;
		if (fabs(p * last_q - last_p * q) < 1e-15 * fabs(last_p * q))
			break;
	}
	return p / (q * first);
}

double dist_log_gamma_step(double u)
{
	static const double c[] = {691.0 / 180224, 31.0 / 18432, 17.0 / 14336,
				   1.0 / 640,      1.0 / 192,    1.0 / 8};
	double above = 1, below = 1;

	for (; u < 8; u++) { /* from there on the expansion is exact to 1e-13 */
		above *= u;
		below *= u + 0.5;
	}
	return log(above / below * sqrt(u)) - horner(c, 6, -1 / (u * u)) / u;
}

/* ln B(nu/2, 1/2). */
static double log_beta(double nu)
{
	return log(M_PI) / 2 - dist_log_gamma_step(nu / 2);
}

/* P[|T| >= t] = I_x(nu/2, 1/2) with x = nu/(nu + t²), and its complement with 1 - x; the density
 * at t is *front/t. */
static double two_sided(double t, double nu, double ln_beta, double *front)
{
	double t2 = t * t, a = nu / 2, x = nu / (nu + t2), y = t2 / (nu + t2);

	/* ln x of an x near 1 keeps its digits as -log1p */
	*front = exp(-a * log1p(t2 / nu) - ln_beta) * sqrt(y);
	if (t == 0)
		return 1;
	if (x < (a + 1) / (a + 2.5))
		return floored(*front * beta_fraction(x, y, a, 0.5));
	return floored(1 - *front * beta_fraction(y, x, 0.5, a));
}

double dist_t_p(double t, double nu)
{
	double front;

	return nu > NU_NORMAL ? dist_normal_p(t) : two_sided(t, nu, log_beta(nu), &front);
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

/* With one term more of that expansion, where it is one that converges: the ends of intervals come
 * within 1e-4 from 5 degrees of freedom on. */
static double t_nearer(double z, double nu)
{
	double z2 = z * z, nu2 = nu * nu;
	double g4 = ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) * z / 92160;

	return dist_t_near(z, nu) + (nu > 3 ? g4 / (nu2 * nu2) : 0);
}

double dist_t_quantile(double p, double nu)
{
	double t = t_nearer(-quantile_start(1 - p), nu);

	if (nu > NU_NORMAL || p == 0.5)
		return p == 0.5 ? 0 : dist_normal_quantile(p);
	double ln_beta = log_beta(nu), want = 2 * (1 - p);

	for (int i = 0; i < 100; i++) {
		double front, over = two_sided(t, nu, ln_beta, &front) - want;
		double step = tail_step(t, nu, over, front / t);

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

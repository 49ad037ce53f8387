/* Theil and Sen's line. */
#include "base/fit.h"

#include "base/stat.h"

#include <math.h>
#include <stdlib.h>

static double theil_sen(const double *k, const double *t, uint32_t n)
{
	double *slopes = calloc((size_t)n * n / 2 + 1, sizeof(*slopes));
	size_t m = 0;

	if (!slopes)
		abort();
	for (uint32_t i = 0; i < n; i++)
		for (uint32_t j = i + 1; j < n; j++)
			slopes[m++] = (t[j] - t[i]) / (k[j] - k[i]);
	double s = stat_median(slopes, m);

	free(slopes);
	return s;
}

static double intercept(const double *k, const double *t, uint32_t n, double slope)
{
	double *at_zero = calloc(n, sizeof(*at_zero));

	if (!at_zero)
		abort();
	for (uint32_t i = 0; i < n; i++)
		at_zero[i] = t[i] - slope * k[i];
	double c = stat_median(at_zero, n);

	free(at_zero);
	return c;
}

static void residuals(struct chain_fit *f, const double *k, const double *t, uint32_t n,
		      double tick)
{
	double *r = calloc(n, sizeof(*r));

	if (!r)
		abort();
	for (uint32_t i = 0; i < n; i++) {
		r[i] = fabs(t[i] - f->c - f->s * k[i]);
		if (r[i] >= f->worst) {
			f->worst = r[i];
			f->worst_k = (int)k[i];
		}
	}
	f->scatter = fmax(1.4826 * stat_median(r, n), tick / sqrt(12));
	for (uint32_t i = 0; i < n; i++) {
		f->is_bent = f->is_bent || (k[i] <= 3 && r[i] > fmax(3 * f->scatter, tick));
		if (k[i] == 1)
			f->g1 = t[i] - f->s;
	}
	free(r);
}

struct chain_fit chain_fit(const double *k, const double *t_us, uint32_t n, double tick_us)
{
	struct chain_fit f = {.s = theil_sen(k, t_us, n)};
	double mean = stat_mean(k, n), spread = 0;

	f.c = intercept(k, t_us, n, f.s);
	f.is_unusable = !(f.c > 0 && f.s > 0);
	residuals(&f, k, t_us, n, tick_us);
	for (uint32_t i = 0; i < n; i++)
		spread += (k[i] - mean) * (k[i] - mean);
	f.se_s = f.scatter / sqrt(spread);
	f.se_c = f.scatter * sqrt(1 / (double)n + mean * mean / spread);
	return f;
}

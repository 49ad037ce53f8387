/* Order statistics. */
#include "base/stat.h"

#include "base/sort.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *room_of(size_t n, size_t size)
{
	void *p = reallocarray(NULL, n, size);

	if (!p) {
		fprintf(stderr, "assay: out of memory (%zu numbers)\n", n);
		abort();
	}
	return p;
}

void stat_sort(double *x, size_t n)
{
	struct sort_key *keys = room_of(n, sizeof(*keys));

	for (size_t i = 0; i < n; i++)
		keys[i] = (struct sort_key){sort_key_of(x[i]), i};
	sort_keys(keys, n);
	for (size_t i = 0; i < n; i++)
		x[i] = sort_key_double(keys[i].key);
	free(keys);
}

double stat_median_sorted(const double *x, size_t n)
{
	return n % 2 ? x[n / 2] : (x[n / 2 - 1] + x[n / 2]) / 2;
}

double stat_quantile_sorted(const double *x, size_t n, double q)
{
	double rank = q * (double)(n - 1);
	size_t lo = (size_t)rank;
	size_t hi = lo + 1 < n ? lo + 1 : lo;

	return x[lo] + (rank - (double)lo) * (x[hi] - x[lo]);
}

static double *sorted_copy(const double *x, size_t n)
{
	double *y = room_of(n, sizeof(*y));

	memcpy(y, x, n * sizeof(*y));
	stat_sort(y, n);
	return y;
}

double stat_median(const double *x, size_t n)
{
	double *y = sorted_copy(x, n), m = stat_median_sorted(y, n);

	free(y);
	return m;
}

double stat_mad(const double *x, size_t n, double centre)
{
	double *y = sorted_copy(x, n), m;

	for (size_t i = 0; i < n; i++)
		y[i] = fabs(y[i] - centre);
	stat_sort(y, n);
	m = stat_median_sorted(y, n);
	free(y);
	return m;
}

double stat_mean(const double *x, size_t n)
{
	double sum = 0;

	for (size_t i = 0; i < n; i++)
		sum += x[i];
	return sum / (double)n;
}

void stat_add(struct stat_sum *s, double v)
{
	double sum = s->high + v;

	s->low += fabs(s->high) >= fabs(v) ? s->high - sum + v : v - sum + s->high;
	s->high = sum;
}

double stat_geomean(const double *x, size_t n)
{
	double sum = 0;

	for (size_t i = 0; i < n; i++)
		sum += log(x[i]);
	return exp(sum / (double)n);
}

double stat_rho1(const double *x, size_t n)
{
	double mean = stat_mean(x, n), num = 0, den = 0;

	for (size_t i = 0; i < n; i++) {
		den += (x[i] - mean) * (x[i] - mean);
		if (i)
			num += (x[i] - mean) * (x[i - 1] - mean);
	}
	return n < 3 || den == 0 ? 0 : num / den;
}

double stat_binomial_half_cdf(size_t n, size_t k)
{
	double sum = 0, base = lgamma((double)n + 1) - (double)n * log(2);

	for (size_t i = 0; i <= k && i <= n; i++)
		sum += exp(base - lgamma((double)i + 1) - lgamma((double)(n - i) + 1));
	return sum < 1 ? sum : 1;
}

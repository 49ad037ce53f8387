/* The spread between processes: its size and its tails. */
#include "account/spread.h"

#include "base/dist.h"
#include "base/stat.h"

#include <math.h>

static double square(double v)
{
	return v * v;
}

/* ---- a pair with a spread ---- */

/* Degrees of freedom that the processes of a point have between them. */
static double own_freedom(const struct null_pair *n)
{
	return isnan(n->between) ? 0 : n->nprocesses - 1.0;
}

/* The variance of x with t2 of it from between processes, and its degrees of freedom. */
static void error_with(const struct null_pair *n, double t2, double nu_t, double *v, double *nu)
{
	double w2 = square(n->se_w);
	double inverse = square(w2) / n->nu_w + square(t2) / nu_t;

	*v = w2 + square(n->se_q) + t2;
	*nu = inverse > 0 ? square(*v) / inverse : (double)INFINITY;
}

/* tau² of this point: that of most and its own, by their degrees of freedom. */
static double tau2_of(const struct null_pair *n, struct spread s)
{
	double own = own_freedom(n);

	if (own <= 0 || isinf(s.nu))
		return square(s.tau);
	return (s.nu * square(s.tau) + own * n->between) / (s.nu + own);
}

void pair_error(const struct null_pair *n, struct spread s, double *se, double *nu)
{
	double v;

	error_with(n, tau2_of(n, s) / n->nprocesses, s.nu + own_freedom(n), &v, nu);
	*se = sqrt(v);
}

double pair_p(const struct null_pair *n, struct spread s)
{
	double se, nu;

	pair_error(n, s, &se, &nu);
	return n->x == 0 ? 1 : dist_t_p(n->x / se, nu);
}

/* ---- tau ---- */

static const double NORMAL_QUARTILE = 0.674489750196081743;

/* The part of x's variance between processes with which p is 1/2; 0: it is not less without. */
static double between_at_half(const struct null_pair *n, double nu_t)
{
	double known = square(n->se_w) + square(n->se_q), v, nu;
	double t2 = fmax(0, square(n->x / NORMAL_QUARTILE) - known);

	for (int i = 0; i < 20; i++) {
		double last = t2;

		error_with(n, t2, nu_t, &v, &nu);
		t2 = fmax(0, square(n->x / dist_t_near(NORMAL_QUARTILE, nu)) - known);
		if (fabs(t2 - last) <= 1e-9 * t2)
			break;
	}
	return t2;
}

static double tau_at_half(const struct null_pair *n, double kappa)
{
	double own = own_freedom(n);
	double t2 = between_at_half(n, kappa + own) * n->nprocesses;

	if (own > 0 && isfinite(kappa))
		t2 = (t2 * (kappa + own) - own * n->between) / kappa;
	return sqrt(fmax(0, t2));
}

double tau_fit(struct arena *scratch, const struct null_pair *nulls, uint32_t n, double kappa)
{
	struct arena_mark m = arena_mark(scratch);
	double *tau = arena_array(scratch, double, n + 1);

	for (uint32_t i = 0; i < n; i++)
		tau[i] = tau_at_half(&nulls[i], kappa);
	stat_sort(tau, n);
	double median = n < SPREAD_LEAST ? 0 : stat_median_sorted(tau, n);

	arena_reset(scratch, m);
	return median;
}

/* ---- kappa ---- */

/* ln(Γ(u + 1/2)/Γ(u)) by its expansion for large u (DLMF 5.11.13), reached by recursion. */
static double log_gamma_step(double u)
{
	double sum = 0;

	for (; u < 3; u++)
		sum += log(u / (u + 0.5));
	double r = 1 / u, r2 = r * r;

	return sum + log(u) / 2 - r * (1.0 / 8 - r2 * (1.0 / 192 - r2 / 640));
}

/* Of Student's t, without what does not depend on nu. */
static double log_density(double t2, double nu)
{
	if (nu > 1e6)
		return -t2 / 2 - log(2) / 2;
	return log_gamma_step(nu / 2) - log(nu) / 2 - (nu + 1) / 2 * log1p(t2 / nu);
}

static double log_likelihood(const struct null_pair *nulls, uint32_t n, struct spread s)
{
	struct stat_sum sum = {0};

	for (uint32_t i = 0; i < n; i++) {
		double se, nu;

		pair_error(&nulls[i], s, &se, &nu);
		if (se > 0)
			stat_add(&sum, log_density(square(nulls[i].x / se), nu) - log(se));
	}
	return stat_total(&sum);
}

enum { GRID = 10 };

/* The mean of 1/kappa, by what the pairs say of 0, 1/10, … 1. */
static double tail_of(struct arena *scratch, const struct null_pair *nulls, uint32_t n)
{
	double l[GRID + 1], most = -(double)INFINITY, weights = 0, sum = 0;

	for (int i = 0; i <= GRID; i++) {
		double kappa = i ? (double)GRID / i : (double)INFINITY;
		struct spread s = {tau_fit(scratch, nulls, n, kappa), kappa};

		l[i] = log_likelihood(nulls, n, s);
		most = fmax(most, l[i]);
	}
	for (int i = 0; i <= GRID; i++) {
		double w = exp(l[i] - most);

		weights += w;
		sum += w * i / GRID;
	}
	return sum / weights;
}

struct spread spread_fit(struct arena *scratch, const struct null_pair *nulls, uint32_t n)
{
	struct spread s = {0, (double)INFINITY};

	if (n < SPREAD_LEAST || tau_fit(scratch, nulls, n, s.nu) <= 0)
		return s;
	double tail = tail_of(scratch, nulls, n);

	s.tau = tau_fit(scratch, nulls, n, 1 / tail);
	s.nu = 1 / (tail + 2 * 1.361 / n);
	return s;
}

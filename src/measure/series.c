/* Statistics of a series of samples, and the rules that end one. */
#include "measure/series.h"

#include "base/stat.h"
#include "measure/method.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Largest j with 2·P[Bin(n, 1/2) <= j - 1] <= alpha; 0 if there is none. */
static size_t rank_outside(size_t n)
{
	double sum = 0, log_pmf = -(double)n * log(2);
	size_t j = 0;

	while (j < n) {
		sum += exp(log_pmf);
		if (2 * sum > METHOD_ALPHA)
			break;
		log_pmf += log((double)(n - j)) - log((double)j + 1);
		j++;
	}
	return j;
}

static double *sorted(const double *x, size_t n)
{
	double *y = reallocarray(NULL, n, sizeof(*y));

	if (!y)
		abort();
	memcpy(y, x, n * sizeof(*y));
	stat_sort(y, n);
	return y;
}

/* Of the sorted y, with the lag-1 autocorrelation that they had in time order. */
static struct interval interval_of(const double *y, size_t n, double rho1, double pad)
{
	struct interval i = {.lo = (double)NAN, .hi = (double)NAN, .rho1 = rho1};
	double rho = fmax(0, i.rho1), middle = ((double)n + 1) / 2;

	i.n_eff = fmax(1, floor((double)n * (1 - rho) / (1 + rho)));
	size_t j = rank_outside((size_t)i.n_eff);

	if (!j)
		return i;
	double d = ((i.n_eff + 1) / 2 - (double)j) * (double)n / i.n_eff;
	double lo = fmax(1, ceil(middle - d)), hi = fmin((double)n, floor(middle + d));

	i.lo = y[(size_t)lo - 1] - pad;
	i.hi = y[(size_t)hi - 1] + pad;
	return i;
}

struct interval series_median_interval(const double *x, size_t n, double pad)
{
	double *y = sorted(x, n);
	struct interval i = interval_of(y, n, stat_rho1(x, n), pad);

	free(y);
	return i;
}

/* A drift is autocorrelation: within a third it would widen the interval until nothing
 * drifts, so here samples count in full. */
static struct interval third_interval(const double *x, size_t n, double pad)
{
	double *y = sorted(x, n);
	struct interval i = interval_of(y, n, 0, pad);

	free(y);
	return i;
}

bool series_drifts(const double *x, size_t n, double pad)
{
	size_t third = n / 3;

	if (!third)
		return false;
	const double *end = x + n - third;
	double a = stat_median(x, third), b = stat_median(end, third);
	struct interval i = third_interval(x, third, pad), j = third_interval(end, third, pad);

	/* comparisons with a missing interval are false */
	return fabs(a - b) > METHOD_DRIFT_PCT / 100 * fmin(a, b) &&
	       (i.hi < j.lo || j.hi < i.lo);
}

bool series_has_levels(const double *x, size_t n)
{
	double *y = sorted(x, n), median = stat_median_sorted(y, n), gap = 0;
	double mad = stat_mad(x, n, median);
	size_t below = 0;

	for (size_t i = 1; i < n; i++)
		if (y[i] - y[i - 1] > gap) {
			gap = y[i] - y[i - 1];
			below = i;
		}
	free(y);
	double share = fmin((double)below, (double)(n - below)) / (double)n;

	return gap > METHOD_LEVEL_PCT / 100 * median && gap > METHOD_LEVEL_MADS * mad &&
	       share >= METHOD_LEVEL_SHARE;
}

struct series_stats series_stats(const double *x, size_t n, double pad)
{
	double *y = sorted(x, n);
	struct series_stats s = {
		.median = stat_median_sorted(y, n),
		.min = y[0],
		.q1 = stat_quantile_sorted(y, n, 0.25),
		.q3 = stat_quantile_sorted(y, n, 0.75),
		.max = y[n - 1],
		.mean = stat_mean(x, n),
		.ci = interval_of(y, n, stat_rho1(x, n), pad),
	};

	free(y);
	s.mad = stat_mad(x, n, s.median);
	s.is_unstable = series_drifts(x, n, pad) || series_has_levels(x, n);
	return s;
}

struct series_ratio series_ratio(const double *a, const double *b, size_t n)
{
	double *r = reallocarray(NULL, n, sizeof(*r));

	if (!r)
		abort();
	for (size_t i = 0; i < n; i++)
		r[i] = a[i] / b[i];
	struct interval i = series_median_interval(r, n, 0);

	free(r);
	return (struct series_ratio){
		.ratio = stat_median(a, n) / stat_median(b, n),
		.lo = i.lo,
		.hi = i.hi,
		.mde = 2.8 * (log(i.hi) - log(i.lo)) / (2 * 1.96),
	};
}

static bool ci_median_holds(double value, const struct stop_view *v)
{
	struct interval i = series_median_interval(v->x, v->n, v->pad);

	return (i.hi - i.lo) / 2 <= value / 100 * stat_median(v->x, v->n);
}

static bool count_holds(double value, const struct stop_view *v)
{
	return (double)v->n >= value;
}

static bool budget_holds(double value, const struct stop_view *v)
{
	return v->spent_ms >= value * v->share;
}

const struct stop_row stop_rows[] = {
	{"ci_median", METHOD_CI_PCT, "half the interval of the median is within v % of it",
	 ci_median_holds},
	{"count", METHOD_COUNT, "v samples were kept", count_holds},
	{"budget", METHOD_BUDGET_MS, "v ms of exclusive lease were used", budget_holds},
	{NULL, 0, NULL, NULL},
};

static const struct stop_row *stop_find(struct str name)
{
	for (const struct stop_row *r = stop_rows; r->name; r++)
		if (str_is(name, r->name))
			return r;
	return NULL;
}

/* One "name[=value]". */
MUST static enum status parse_rule(struct str one, struct stop_rules *out)
{
	size_t eq = 0;

	while (eq < one.n && one.p[eq] != '=')
		eq++;
	const struct stop_row *row = stop_find(str_slice(one, 0, eq));

	if (!row)
		FAIL(USAGE, "no stop rule \"" STR_FMT "\"; there are ci_median, count, budget",
		     (int)eq, one.p);
	for (uint32_t i = 0; i < out->n; i++)
		if (out->rule[i].row == row)
			FAIL(USAGE, "stop rule %s twice", row->name);
	double value = row->value;

	if (eq < one.n && str_to_f64(str_slice(one, eq + 1, one.n), &value)) {
		status_clear();
		value = 0;
	}
	if (!(value > 0 && isfinite(value)))
		FAIL(USAGE, "stop rule \"" STR_FMT "\" needs a number above 0", STR_ARG(one));
	out->rule[out->n].row = row;
	out->rule[out->n++].value = value;
	return STATUS_OK;
}

enum status stop_rules_parse(const char *text, struct stop_rules *out)
{
	struct str rest = text ? str_of(text) : STR("ci_median,budget");

	*out = (struct stop_rules){0};
	do {
		size_t end = 0;

		while (end < rest.n && rest.p[end] != ',')
			end++;
		TRY(parse_rule(str_slice(rest, 0, end), out));
		rest = str_slice(rest, end < rest.n ? end + 1 : end, rest.n);
	} while (rest.n);
	return STATUS_OK;
}

char *stop_rules_text(struct arena *a, const struct stop_rules *r)
{
	struct buf b = buf_new(a);

	for (const struct stop_row *row = stop_rows; row->name; row++)
		for (uint32_t i = 0; i < r->n; i++)
			if (r->rule[i].row == row) {
				buf_printf(&b, "%s%s=", b.n ? "," : "", row->name);
				buf_json_f64(&b, r->rule[i].value);
			}
	return str_cstr(a, buf_view(&b));
}

uint32_t method_calls(double tick_us, double c_us, double s_us, double t_us)
{
	double want = fmax(METHOD_M_TICKS * tick_us, METHOD_M_FIXED * c_us);
	double m = ceil(want / fmax(fmax(t_us, s_us), 1e-6));

	return (uint32_t)fmin(fmax(m, 1), METHOD_M_MAX);
}

uint32_t method_sets(uint32_t m, int64_t llc_bytes, int64_t set_bytes)
{
	double sets = 1 + ceil(METHOD_REUSE * (double)llc_bytes / fmax((double)set_bytes, 1));

	return sets < m ? (uint32_t)sets : m;
}

uint32_t method_calls_that_fit(uint32_t m, int64_t llc_bytes, int64_t set_bytes,
			       bool is_mutating, int64_t limit_bytes)
{
	uint32_t sets = is_mutating ? m : method_sets(m, llc_bytes, set_bytes);
	int64_t fit = set_bytes > 0 ? limit_bytes / set_bytes : m;

	if (fit >= sets)
		return m;
	return fit < 1 ? 1 : (uint32_t)fit;
}

uint32_t method_warm_calls(uint32_t m, int64_t llc_bytes, int64_t set_bytes)
{
	return (double)m * (double)set_bytes <= METHOD_WARM_SHARE * (double)llc_bytes ? m : 1;
}

uint32_t method_min_samples(double replay_us, bool is_cpu_cold)
{
	uint32_t n = replay_us > METHOD_LONG_US   ? METHOD_MIN_SAMPLES_LONG
		     : replay_us > METHOD_SLOW_US ? METHOD_MIN_SAMPLES_SLOW
						  : METHOD_MIN_SAMPLES;

	return is_cpu_cold && n > METHOD_MIN_SAMPLES_CPU ? METHOD_MIN_SAMPLES_CPU : n;
}

/* The spread between processes: level and power where its tails are heavy, and where not. */
#include "account/spread.h"
#include "base/philox.h"
#include "unit.h"

#include <math.h>

struct random {
	uint64_t seed;
	uint32_t n;
};

static double uniform(struct random *r) /* in (0, 1) */
{
	struct philox w = philox4x32((struct philox){{r->n++, 1, 0, 0}}, (uint32_t)r->seed, 25);

	return (w.w[0] + 0.5) / 4294967296.0;
}

static double normal(struct random *r)
{
	double radius = sqrt(-2 * log(uniform(r)));

	return radius * cos(2 * M_PI * uniform(r));
}

/* Mean 1; kappa 0: exactly 1. */
static double chi_square_mean(struct random *r, int kappa)
{
	double sum = 0;

	for (int i = 0; i < kappa; i++)
		sum += pow(normal(r), 2);
	return kappa ? sum / kappa : 1;
}

struct plan {
	double tau, noise; /* of processes, of rounds: 0.15 %, 0.3 % */
	int kappa;         /* tails of tau; 0: none */
	int S, R;
	double drift; /* of a sitting from its first round to its last, in one arm alone */
};

static const struct plan usual = {.tau = 0.0015, .noise = 0.003, .S = 1, .R = 5};

/* Means and variances as rounds give them. */
static struct null_pair measure(struct random *r, const struct plan *p, double effect)
{
	double tau = p->tau / sqrt(chi_square_mean(r, p->kappa)), x_s[8], squares = 0, mean = 0;
	struct null_pair n = {.nu_w = p->S * (p->R - 1), .nprocesses = (uint32_t)p->S};

	for (int s = 0; s < p->S; s++) {
		double x[32], at = effect + tau * normal(r);

		x_s[s] = 0;
		for (int i = 0; i < p->R; i++) {
			x[i] = at + p->noise * normal(r) + p->drift * (i / (p->R - 1.0) - 0.5);
			x_s[s] += x[i] / p->R;
		}
		for (int i = 0; i < p->R; i++)
			squares += pow(x[i] - x_s[s], 2);
		mean += x_s[s] / p->S;
	}
	double sigma2 = squares / n.nu_w, between = 0;

	for (int s = 0; s < p->S; s++)
		between += pow(x_s[s] - mean, 2) / (p->S - 1);
	n.x = mean;
	n.se_w = sqrt(sigma2 / (p->S * p->R));
	n.se_q = 0.00002;
	n.between = p->S > 1 ? fmax(0, between - sigma2 / p->R) : (double)NAN;
	return n;
}

enum { SETS = 25, PAIRS_MOST = 400 };

/* Shares of pairs that had no part in the fit, in percent. */
struct rates {
	double p05, p01, p001;
};

typedef struct spread fitting(struct arena *a, const struct null_pair *n, uint32_t nulls);

static struct rates rates_of(const struct plan *nulls, uint32_t n, const struct plan *judged,
			     double effect, fitting *fit)
{
	struct random r = {.seed = (uint64_t)nulls->kappa * 1000 + n};
	const double each = 100.0 / (SETS * PAIRS_MOST);
	struct rates out = {0};
	struct arena a = {0};

	for (int set = 0; set < SETS; set++) {
		struct null_pair known[PAIRS_MOST];

		for (uint32_t i = 0; i < n; i++)
			known[i] = measure(&r, nulls, 0);
		struct spread s = fit(&a, known, n);

		for (uint32_t i = 0; i < PAIRS_MOST; i++) {
			struct null_pair one = measure(&r, judged, effect);
			double p = pair_p(&one, s);

			out.p05 += each * (p <= 0.05);
			out.p01 += each * (p <= 0.01);
			out.p001 += each * (p <= 0.001);
		}
	}
	arena_release(&a);
	return out;
}

static void is_between(const char *what, double v, double least, double most)
{
	if (v >= least && v <= most)
		return;
	print_error("%s: %g, not from %g to %g\n", what, v, least, most);
	fail();
}

/* One spread at all points, as uncertain as its estimate. */
static struct spread fit_normal(struct arena *a, const struct null_pair *n, uint32_t nulls)
{
	return (struct spread){tau_fit(a, n, nulls, (double)INFINITY), nulls / 2.722};
}

CASE(the_level_holds_with_tails_and_without)
{
	static const struct {
		int kappa;
		uint32_t nulls;
		double most05, most01; /* of any number of processes */
	} rows[] = {{0, 20, 6, 1.6},  {0, 400, 5, 1},    {8, 60, 5.5, 1.4}, {4, 20, 7.7, 2.7},
		    {4, 400, 6, 1.7}, {2, 60, 6.8, 2.4}, {2, 400, 6.8, 2.3}};

	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++)
		for (int S = 1; S <= 3; S++) {
			struct plan nulls = usual, judged;

			nulls.kappa = rows[i].kappa;
			judged = nulls;
			judged.S = S;
			struct rates r =
				rates_of(&nulls, rows[i].nulls, &judged, 0, spread_fit);

			is_between("p <= 0.05", r.p05, 2.5, rows[i].most05);
			is_between("p <= 0.01", r.p01, 0.1, rows[i].most01);
		}
}

/* What made this necessary: points of which some vary much more than most. */
CASE(one_spread_at_all_points_is_too_eager)
{
	struct plan p = usual;

	p.kappa = 2;
	p.noise = 0.001;
	struct rates plain = rates_of(&p, 400, &p, 0, fit_normal),
		     fitted = rates_of(&p, 400, &p, 0, spread_fit);

	is_between("plain, p <= 0.05", plain.p05, 9, 14);
	is_between("plain, p <= 0.01", plain.p01, 5, 9);
	is_between("fitted, p <= 0.05", fitted.p05, 3.5, 6);
	is_between("fitted, p <= 0.01", fitted.p01, 0.5, 1.8);
	assert_true(plain.p001 > 5 * fitted.p001);
}

/* A drift that turns do not take out makes rounds vary, and intervals wider. */
CASE(drift_within_a_sitting_makes_no_alarm)
{
	for (double drift = 0.005; drift < 0.05; drift *= 2) {
		struct plan p = usual;

		p.drift = drift;
		struct rates r = rates_of(&p, 100, &p, 0, spread_fit);

		is_between("p <= 0.05", r.p05, 0, 5.6);
		is_between("p <= 0.01", r.p01, 0, 1.2);
	}
}

CASE(what_is_there_is_found)
{
	static const struct {
		int kappa, S;
		double effect, least; /* of p <= 0.001 */
	} rows[] = {{0, 1, 0.02, 98}, {0, 2, 0.01, 95}, {4, 2, 0.02, 95},
		    {2, 2, 0.02, 78}, {2, 3, 0.02, 88}, {2, 2, 0.05, 90}};

	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		struct plan nulls = usual, judged;

		nulls.kappa = rows[i].kappa;
		judged = nulls;
		judged.S = rows[i].S;
		struct rates r = rates_of(&nulls, 400, &judged, rows[i].effect, spread_fit);

		is_between("p <= 0.001", r.p001, rows[i].least, 100);
	}
}

/* Of two processes that agree and two that do not the mean is the same. */
CASE(processes_that_disagree_widen_their_own_error)
{
	struct null_pair agree = {0.01, 0.0005, 0.00001, 8, 2, 0}, differ = agree,
			 unknown = agree;
	struct spread s = {0.0012, 2}, sharp = {0.0012, (double)INFINITY};
	double se[3], nu[3];

	differ.between = 0.01 * 0.01;
	unknown.between = (double)NAN;
	pair_error(&agree, s, &se[0], &nu[0]);
	pair_error(&differ, s, &se[1], &nu[1]);
	pair_error(&unknown, s, &se[2], &nu[2]);
	assert_true(se[0] < se[2] && se[2] < se[1] && nu[0] > nu[2]);
	/* (2·0.0012² + 1·0.01²)/3 */
	assert_true(fabs(se[1] * se[1] - 0.0005 * 0.0005 - 1e-10 - 1.0288e-4 / 3 / 2) < 1e-15);
	/* a spread that is known exactly needs no witness */
	assert_true(pair_p(&agree, sharp) == pair_p(&differ, sharp));
}

CASE(few_pairs_say_nothing)
{
	struct random r = {.seed = 3};
	struct null_pair n[SPREAD_LEAST];
	struct plan sharp = usual;
	struct arena a = {0};

	sharp.noise = 0.0005;
	for (int i = 0; i < SPREAD_LEAST; i++)
		n[i] = measure(&r, &sharp, 0);
	struct spread none = spread_fit(&a, n, SPREAD_LEAST - 1);
	struct spread some = spread_fit(&a, n, SPREAD_LEAST);

	assert_true(none.tau == 0 && isinf(none.nu));
	assert_true(some.tau > 0.0005 && some.tau < 0.003 && some.nu > 1 && some.nu < 8);
	arena_release(&a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(the_level_holds_with_tails_and_without),
		TEST(one_spread_at_all_points_is_too_eager),
		TEST(drift_within_a_sitting_makes_no_alarm),
		TEST(what_is_there_is_found),
		TEST(processes_that_disagree_widen_their_own_error),
		TEST(few_pairs_say_nothing),
	};

	return RUN(tests);
}

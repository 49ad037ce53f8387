/* Pairs, verdicts and their statistics: the vectors of accounting.md §19. */
#include "account/arm_int.h"
#include "account/spread.h"
#include "account/stat.h"
#include "account_arm.h"
#include "base/dist.h"

static double delta(double d)
{
	return 100 * (exp(-d) - 1);
}

CASE(distributions_have_their_tabled_values)
{
	PRINTED(dist_normal_quantile(0.975), "1.959963984540");
	PRINTED(dist_normal_quantile(1e-12), "-7.034483825301");
	PRINTED(dist_normal_p(1), "0.317310507863");
	PRINTED(dist_t_quantile(0.975, 1), "12.7062047362");
	PRINTED(dist_t_quantile(0.95, 4), "2.13184678633");
	PRINTED(dist_t_quantile(0.9999, 1), "3183.09875712");
	PRINTED(dist_t_quantile(0.975, (double)INFINITY), "1.959963984540");
	PRINTED(dist_t_p(1, 1), "0.5000000000000");
	PRINTED(dist_t_p(12.7062047362, 1), "0.0500000000");
	PRINTED(dist_t_p(0, 3), "1.000000000000");
	PRINTED(dist_t_p(1.7, 900000), "0.08913127104293");
	PRINTED(dist_t_p(60, 16.1), "2.310799568249e-20");
	PRINTED(dist_log_gamma_step(2), "0.2846828704729");
	assert_true(dist_t_p(1e9, 1e9) == 1e-300 && dist_t_p(-40, 3477) == dist_t_p(40, 3477));
	/* the quantile undoes the cdf over all sizes of nu */
	for (double nu = 0.6; nu < 1e6; nu *= 3)
		for (double p = 0.6; p < 1; p += 0.0789)
			assert_true(fabs(dist_t_p(dist_t_quantile(p, nu), nu) - 2 * (1 - p)) <
				    1e-10);
}

CASE(v16_real_but_small)
{
	const double b[] = {20.00, 20.04, 20.02, 20.06, 20.03},
		     h[] = {19.95, 19.99, 19.98, 20.01, 19.99};
	struct two t = two_arms(b, 5, h, 5);

	two_judge(&t, true, 0.01);
	const struct pair *p = &t.set.pairs[0];

	PRINTED(p->d, "0.002299");
	PRINTED(p->se_w, "0.0001223");
	PRINTED(p->se_q, "0.0006530");
	PRINTED(p->se, "0.0006643");
	PRINTED(p->nu, "3477");
	PRINTED(p->d / p->se, "3.461");
	PRINTED(p->p, "0.0005449");
	PRINTED(delta(p->d), "-0.2297");
	PRINTED(delta(p->hi), "-0.3595");
	PRINTED(delta(p->lo), "-0.0996");
	assert_int_equal(p->verdict, VERDICT_SAME);
	assert_string_equal(p->reason, "within");
	assert_true(fabs(log(p->b / p->h) - p->d) < 1e-15);
	arena_release(&t.a);
}

static const double v17_b[] = {50.10, 50.30, 50.20, 50.40, 50.25},
		    v17_h[] = {47.10, 47.25, 47.21, 47.36, 47.22};

CASE(v17_faster)
{
	struct two t = two_arms(v17_b, 5, v17_h, 5);

	two_judge(&t, true, 0.01);
	struct pair *p = &t.set.pairs[0];

	PRINTED(p->b, "50.25");
	PRINTED(p->h, "47.23");
	PRINTED(p->d, "0.06202");
	PRINTED(p->se_w, "0.0001997");
	PRINTED(p->se_q, "0.0002684");
	PRINTED(p->se, "0.0003346");
	PRINTED(p->nu, "31.51");
	PRINTED(p->d / p->se, "185.4");
	PRINTED(delta(p->d), "-6.014");
	PRINTED(delta(p->hi), "-6.078");
	PRINTED(delta(p->lo), "-5.950");
	assert_int_equal(p->verdict, VERDICT_FASTER);
	/* in ab one process is not enough */
	struct judge_opts jo = {.alpha = 0.05, .theta = 0.01, .looks = 1};

	t.set.is_ab = true;
	pairs_judge(&t.set, &jo, &t.j);
	assert_int_equal(p->verdict, VERDICT_UNRESOLVED);
	assert_string_equal(p->reason, "unconfirmed");
	arena_release(&t.a);
}

CASE(v18_reversed)
{
	struct two t = two_arms(v17_h, 5, v17_b, 5), u = two_arms(v17_b, 5, v17_h, 5);

	two_judge(&t, true, 0.01);
	two_judge(&u, true, 0.01);
	const struct pair *p = &t.set.pairs[0], *q = &u.set.pairs[0];

	PRINTED(p->d, "-0.06202");
	PRINTED(delta(p->d), "6.399");
	PRINTED(delta(p->hi), "6.326");
	PRINTED(delta(p->lo), "6.471");
	assert_int_equal(p->verdict, VERDICT_SLOWER);
	assert_true(p->d == -q->d && p->se == q->se && p->p == q->p && p->nu == q->nu);
	arena_release(&t.a);
	arena_release(&u.a);
}

CASE(v19_noise)
{
	const double b[] = {12.0, 12.6, 11.8, 12.9, 12.2}, h[] = {11.7, 12.8, 11.5, 12.6, 12.4};
	struct two t = two_arms(b, 5, h, 5);

	two_judge(&t, true, 0.01);
	const struct pair *p = &t.set.pairs[0];

	PRINTED(p->d, "0.008518");
	PRINTED(p->se, "0.01008");
	PRINTED(p->nu, "4.091");
	PRINTED(p->p, "0.4445");
	PRINTED(delta(p->d), "-0.8482");
	PRINTED(delta(p->hi), "-3.560");
	PRINTED(delta(p->lo), "1.940");
	assert_int_equal(p->verdict, VERDICT_UNRESOLVED);
	assert_string_equal(p->reason, "noise");
	assert_non_null(strstr(pair_advice(&t.a, p, 0.01), " rounds"));
	arena_release(&t.a);
}

CASE(v20_tick)
{
	const double b[] = {1.504, 1.504, 1.504, 1.504, 1.504},
		     h[] = {1.472, 1.472, 1.472, 1.472, 1.472};
	struct two t = two_arms(b, 5, h, 5);

	two_judge(&t, true, 0.01);
	const struct pair *p = &t.set.pairs[0];

	PRINTED(p->d, "0.02151");
	PRINTED(p->se_w, "0.0");
	PRINTED(p->se_q, "0.008781");
	assert_true(isinf(p->nu));
	PRINTED(p->p, "0.01432");
	PRINTED(delta(p->d), "-2.128");
	PRINTED(delta(p->hi), "-3.798");
	PRINTED(delta(p->lo), "-0.4286");
	assert_string_equal(p->reason, "tick_limited");
	t.base.points[0].prices[0].k = t.head.points[0].prices[0].k = 16;
	t.base.points[0].prices[0].q_us = t.head.points[0].prices[0].q_us = 0.002;
	two_judge(&t, true, 0.01);
	p = &t.set.pairs[0];
	PRINTED(p->se, "0.0005488");
	PRINTED(p->d / p->se, "39.19");
	assert_true(p->p == 1e-300);
	PRINTED(delta(p->hi), "-2.233");
	PRINTED(delta(p->lo), "-2.022");
	assert_int_equal(p->verdict, VERDICT_FASTER);
	arena_release(&t.a);
}

CASE(v21_unpaired)
{
	const double b[] = {31.0, 31.2, 30.9, 31.1, 31.3},
		     h[] = {32.0, 32.3, 31.8, 32.1, 32.2, 31.9, 32.4};
	struct two t = two_arms(b, 5, h, 7);

	two_judge(&t, false, 0.01);
	const struct pair *p = &t.set.pairs[0];

	PRINTED(p->d, "-0.03164");
	PRINTED(p->se_w, "0.003412");
	PRINTED(p->nu_w, "9.920");
	PRINTED(p->se, "0.003437");
	PRINTED(p->nu, "10.21");
	PRINTED(p->d / p->se, "-9.206");
	PRINTED(p->p, "2.897e-6");
	PRINTED(p->r_b, "0.002293");
	PRINTED(p->r_h, "0.002560");
	PRINTED(delta(p->d), "3.214");
	PRINTED(delta(p->hi), "2.429");
	PRINTED(delta(p->lo), "4.006");
	assert_int_equal(p->verdict, VERDICT_SLOWER);
	arena_release(&t.a);
}

CASE(v22_near_the_threshold)
{
	const double b[] = {100.0, 100.4, 100.2, 100.1, 100.3},
		     h[] = {98.95, 99.50, 99.20, 99.14, 99.41};
	struct two t = two_arms(b, 5, h, 5);

	two_judge(&t, true, 0.01);
	const struct pair *p = &t.set.pairs[0];

	PRINTED(p->d, "0.009628");
	PRINTED(p->se, "0.0003365");
	PRINTED(p->nu, "5.556");
	PRINTED(p->p, "3.016e-7");
	PRINTED(p->d + dist_t_quantile(0.95, p->nu) * p->se, "0.01029");
	PRINTED(log1p(0.01), "0.009950");
	assert_string_equal(p->reason, "near_threshold");
	arena_release(&t.a);
}

static const double v23_b[] = {80.0, 80.2, 80.1, 80.3, 80.1},
		    v23_h[] = {77.6, 77.9, 77.7, 77.9, 77.8},
		    v23_b2[] = {81.0, 81.2, 81.1, 81.0, 81.3};

static struct two two_processes(const double *h2)
{
	struct two t = two_arms(v23_b, 5, v23_h, 5);

	add_rounds(&t.a, &t.base.points[0].prices[0], v23_b2, 5);
	add_rounds(&t.a, &t.head.points[0].prices[0], h2, 5);
	return t;
}

/* The error, and half the interval, with a spread that is known exactly, as the vectors have
 * it; fitted to a few pairs it is less certain. */
static double se_known(const struct pair *p, double tau, double *half)
{
	struct null_pair m = {p->x, p->se_w, p->se_q, p->nu_w, p->nprocesses, (double)NAN};
	double se, nu;

	pair_error(&m, (struct spread){tau, (double)INFINITY}, &se, &nu);
	*half = dist_t_quantile(0.975, nu) * se;
	return se;
}

CASE(v23_two_process_pairs)
{
	const double near[] = {78.8, 78.9, 78.8, 78.7, 79.1},
		     far[] = {80.9, 81.2, 81.0, 80.8, 81.2};
	struct two t = two_processes(near);
	double half;

	two_judge(&t, true, 0.01);
	struct pair *p = &t.set.pairs[0];

	PRINTED(p->x_s[0], "0.02989");
	PRINTED(p->x_s[1], "0.02826");
	PRINTED(p->d, "0.02907");
	PRINTED(p->se_w, "0.0002236");
	assert_true(fabs(log(p->b / p->h) - p->d) < 1e-15);
	/* the spread between processes is fitted to null pairs; of these it is 0.003 */
	for (int i = 0; i < 21; i++) {
		double x = 0.003 * 0.67448975 * (i - 10) / 5;
		const double b[] = {100, 100, 100},
			     h[] = {100 * exp(-x), 100 * exp(-x), 100 * exp(-x)};
		char name[8];

		snprintf(name, sizeof(name), "%02d", i);
		struct price *q =
			add_point(&t.a, &t.base, "b", name, a_price("compiled_us", 1));
		struct price *r =
			add_point(&t.a, &t.head, "b", name, a_price("compiled_us", 1));

		add_rounds(&t.a, q, b, 3);
		add_rounds(&t.a, r, h, 3);
		q->image = r->image = "i";
		q->q_us = r->q_us = (double)NAN;
	}
	two_judge(&t, true, 0.01);
	p = &t.set.pairs[0];
	assert_true(t.j.tau > 0.0027 && t.j.tau < 0.003 && t.j.tau_nu < 10);
	PRINTED(se_known(p, 0.003, &half), "0.002139");
	PRINTED(delta(p->d), "-2.865");
	PRINTED(delta(p->d + half), "-3.272");
	PRINTED(delta(p->d - half), "-2.457");
	/* 21 pairs know it less well, but both processes of this one agree */
	assert_true(p->hi - p->d > half * 0.9);
	assert_int_equal(p->verdict, VERDICT_FASTER);
	assert_true(t.j.is_calibrated && t.j.nnull == 21 && t.j.family == 1);
	arena_release(&t.a);

	t = two_processes(far);
	two_judge(&t, true, 0.01);
	p = &t.set.pairs[0];
	PRINTED(p->x_s[0], "0.02989");
	PRINTED(p->x_s[1], "0.001234");
	PRINTED(p->d, "0.01556");
	assert_string_equal(p->reason, "processes_disagree");
	arena_release(&t.a);

	t = two_arms(v23_b, 2, v23_h, 2);
	two_judge(&t, true, 0.01);
	assert_true(isnan(t.set.pairs[0].p));
	assert_string_equal(t.set.pairs[0].reason, "few_rounds");
	arena_release(&t.a);
}

CASE(v24_false_discovery)
{
	const double p[] = {0.0005, 0.004, 0.012, 0.027, 0.030, 0.041, 0.2, 0.6};
	static const char *const one[] = {"0.004", "0.016",   "0.032",  "0.048",
					  "0.048", "0.05467", "0.2286", "0.6"};
	static const char *const three[] = {"0.012", "0.048", "0.096",  "0.144",
					    "0.144", "0.164", "0.6857", "1.0"};
	double adj[8], cut;
	struct arena a = {0};

	assert_int_equal(false_discovery(&a, p, 8, 1, 0.05, adj, &cut), 5);
	PRINTED(cut, "0.030");
	for (int i = 0; i < 8; i++)
		PRINTED(adj[i], one[i]);
	assert_int_equal(false_discovery(&a, p, 8, 3, 0.05, adj, &cut), 2);
	PRINTED(cut, "0.004");
	for (int i = 0; i < 8; i++)
		PRINTED(adj[i], three[i]);
	assert_int_equal(false_discovery(&a, p + 7, 1, 1, 0.05, adj, &cut), 0);
	PRINTED(cut, "0.05");
	assert_int_equal(false_discovery(&a, p, 0, 1, 0.05, adj, &cut), 0);
	arena_release(&a);
}

static double tau_of(double scale, double se_w, double nu_w, double se_q, uint32_t S, int n)
{
	struct null_pair nulls[21];
	struct arena a = {0};

	for (int i = 0; i < n; i++)
		nulls[i] = (struct null_pair){
			scale * 0.001 * (i - 10), se_w, se_q, nu_w, S, (double)NAN};
	double tau = tau_fit(&a, nulls, (uint32_t)n, (double)INFINITY);

	arena_release(&a);
	return tau;
}

CASE(v25_process_spread)
{
	PRINTED(tau_of(1, 0, (double)INFINITY, 0.001, 1, 21), "0.007345");
	PRINTED(tau_of(1, 0.001, 4, 0, 1, 21), "0.007345");
	PRINTED(tau_of(1, 0.001, 4, 0, 2, 21), "0.01039");
	assert_true(tau_of(0.5, 0.01, 4, 0, 1, 21) == 0);
	assert_true(tau_of(1, 0, (double)INFINITY, 0.001, 1, 19) == 0);

	const double b[] = {64.0, 64.3, 64.1, 64.2, 64.4},
		     h[] = {63.15, 63.42, 63.20, 63.38, 63.50};
	struct two t = two_arms(b, 5, h, 5);

	two_judge(&t, true, 0.01);
	const struct pair *p = &t.set.pairs[0];

	PRINTED(p->d, "0.01364");
	PRINTED(p->se, "0.0003152");
	PRINTED(p->p, "1.503e-14");
	assert_int_equal(p->verdict, VERDICT_FASTER);
	assert_false(t.j.is_calibrated);
	/* 21 null pairs of the spread above */
	for (int i = 0; i < 21; i++) {
		double x = 0.001 * (i - 10), us = 0.032 / (sqrt(6) * 0.001);
		const double nb[] = {us, us, us},
			     nh[] = {us * exp(-x), us * exp(-x), us * exp(-x)};
		char name[8];

		snprintf(name, sizeof(name), "%02d", i);
		struct price *q =
			add_point(&t.a, &t.base, "b", name, a_price("compiled_us", us));
		struct price *r =
			add_point(&t.a, &t.head, "b", name, a_price("compiled_us", us));

		add_rounds(&t.a, q, nb, 3);
		add_rounds(&t.a, r, nh, 3);
		q->image = r->image = "i";
	}
	two_judge(&t, true, 0.01);
	p = &t.set.pairs[0];
	struct null_pair m = {p->x, p->se_w, p->se_q, p->nu_w, p->nprocesses, (double)NAN};
	struct spread known = {0.007345, (double)INFINITY};
	double half;

	assert_true(t.j.tau > 0.0067 && t.j.tau < 0.00735);
	PRINTED(se_known(p, 0.007345, &half), "0.007352");
	PRINTED(pair_p(&m, known), "0.06348");
	PRINTED(delta(p->d + half), "-2.766");
	PRINTED(delta(p->d - half), "0.077");
	/* 21 pairs know it with less than 8 degrees of freedom, and little of its tails */
	assert_true(p->nu > 3 && p->nu < 7.74);
	assert_true(p->p > 0.06348);
	assert_string_equal(p->reason, "noise");
	arena_release(&t.a);
}

CASE(v26_a_a)
{
	const char *keys[] = {"aaaaaaaaaa01/00000001", "aaaaaaaaaa01/00000002",
			      "aaaaaaaaaa02/00000001", "aaaaaaaaaa03/00000001",
			      "aaaaaaaaaa04/00000001", "aaaaaaaaaa05/00000001"};
	struct share s = share_of(0, 40);
	struct arena a = {0};
	bool is[6];

	PRINTED(s.lo_pct, "0.0");
	PRINTED(s.hi_pct, "8.762");
	s = share_of(2, 60);
	PRINTED(s.pct, "3.333");
	PRINTED(s.lo_pct, "0.9189");
	PRINTED(s.hi_pct, "11.36");
	s = share_of(5, 40);
	PRINTED(s.pct, "12.50");
	PRINTED(s.lo_pct, "5.460");
	PRINTED(s.hi_pct, "26.11");
	assert_true(aa_count(10) == 10 && aa_count(100) == 20 && aa_count(600) == 30 &&
		    aa_count(5000) == 100);
	aa_choose(&a, keys, 6, 1, 2, is);
	for (int i = 0; i < 6; i++)
		assert_true(is[i] == (i == 0 || i == 5));
	arena_release(&a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(distributions_have_their_tabled_values),
		TEST(v16_real_but_small),
		TEST(v17_faster),
		TEST(v18_reversed),
		TEST(v19_noise),
		TEST(v20_tick),
		TEST(v21_unpaired),
		TEST(v22_near_the_threshold),
		TEST(v23_two_process_pairs),
		TEST(v24_false_discovery),
		TEST(v25_process_spread),
		TEST(v26_a_a),
	};

	return RUN(tests);
}

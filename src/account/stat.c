/* False discovery, the spread between processes, intervals by resampling, the choice of A/A. */
#include "account/stat.h"

#include "base/dist.h"
#include "base/philox.h"
#include "base/sha256.h"
#include "base/stat.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- false discovery ---- */

struct ranked {
	double p;
	uint32_t at;
};

static int by_p(const void *x, const void *y)
{
	const struct ranked *a = x, *b = y;

	return a->p != b->p ? (a->p > b->p) - (a->p < b->p) : (a->at > b->at) - (a->at < b->at);
}

uint32_t false_discovery(struct arena *scratch, const double *p, uint32_t n, double looks,
			 double alpha, double *p_adj, double *cut)
{
	struct arena_mark m = arena_mark(scratch);
	struct ranked *r = arena_array(scratch, struct ranked, n + 1);
	double least = 1;
	uint32_t rejected = 0;

	for (uint32_t i = 0; i < n; i++)
		r[i] = (struct ranked){p[i], i};
	qsort(r, n, sizeof(*r), by_p);
	*cut = alpha / (looks * (n ? n : 1));
	for (uint32_t i = n; i-- > 0;) {
		least = fmin(least, looks * n * r[i].p / (i + 1));
		p_adj[r[i].at] = least;
		if (!rejected && r[i].p <= (i + 1) * alpha / (looks * n)) {
			rejected = i + 1;
			*cut = r[i].p;
		}
	}
	arena_reset(scratch, m);
	return rejected;
}

/* ---- the spread between processes ---- */

void pair_error(const struct null_pair *n, struct spread s, double *se, double *nu)
{
	double w2 = n->se_w * n->se_w, t2 = s.tau * s.tau / n->nprocesses;
	double v = w2 + n->se_q * n->se_q + t2;
	double inverse = w2 * w2 / n->nu_w + t2 * t2 / s.nu;

	*se = sqrt(v);
	*nu = inverse > 0 ? v * v / inverse : (double)INFINITY;
}

double pair_p(const struct null_pair *n, struct spread s)
{
	double se, nu;

	pair_error(n, s, &se, &nu);
	return n->x == 0 ? 1 : dist_t_p(n->x / se, nu);
}

/* Whether half of them have p >= 1/2: the mean of the middles for an even number. */
static bool is_wide_enough(const struct null_pair *nulls, uint32_t n, double tau, double *p)
{
	for (uint32_t i = 0; i < n; i++)
		p[i] = pair_p(&nulls[i], (struct spread){tau, (double)INFINITY});
	stat_sort(p, n);
	return stat_median_sorted(p, n) >= 0.5;
}

double tau_fit(struct arena *scratch, const struct null_pair *nulls, uint32_t n)
{
	struct arena_mark m = arena_mark(scratch);
	double *p = arena_array(scratch, double, n + 1), lo = 0, hi = 1;

	if (n < TAU_LEAST || is_wide_enough(nulls, n, 0, p))
		hi = 0;
	for (int i = 0; i < 60 && hi > lo; i++) {
		double mid = (lo + hi) / 2;

		*(is_wide_enough(nulls, n, mid, p) ? &hi : &lo) = mid;
	}
	arena_reset(scratch, m);
	return hi;
}

/* ---- intervals of means ---- */

enum { BOOT_WORD = 0x424F4F54 };

/* Side by side, for both are wanted of a pattern that is drawn. */
struct cluster {
	double sum, count;
};

/* The indices that replicate r draws; room for P rounded up to a multiple of four. */
static void draw(uint32_t P, uint64_t seed, uint32_t r, uint32_t *at)
{
	for (uint32_t j = 0; j < P; j += 4) {
		struct philox w = philox4x32((struct philox){{j / 4, r, 0, BOOT_WORD}},
					     (uint32_t)seed, (uint32_t)(seed >> 32));

		for (uint32_t k = 0; k < 4; k++)
			at[j + k] = (uint32_t)((uint64_t)w.w[k] * P >> 32);
	}
}

/* Drawn first and summed then, in two sums each, so that nothing waits for another. */
static double replicate(const struct cluster *c, uint32_t P, const uint32_t *at)
{
	struct cluster x = {0}, y = {0};
	uint32_t j = 0;

	for (; j + 1 < P; j += 2) {
		x.sum += c[at[j]].sum;
		x.count += c[at[j]].count;
		y.sum += c[at[j + 1]].sum;
		y.count += c[at[j + 1]].count;
	}
	if (j < P) {
		x.sum += c[at[j]].sum;
		x.count += c[at[j]].count;
	}
	return (x.sum + y.sum) / (x.count + y.count);
}

void bootstrap_mean(struct arena *scratch, const double *sums, const double *counts, uint32_t P,
		    uint64_t seed, double *lo, double *hi, uint32_t *draws)
{
	struct arena_mark m = arena_mark(scratch);
	double *v = arena_array(scratch, double, BOOTSTRAP_REPLICATES);
	struct cluster *c = arena_array(scratch, struct cluster, P + 1);
	uint32_t *at = arena_array(scratch, uint32_t, P + 4);

	for (uint32_t p = 0; p < P; p++)
		c[p] = (struct cluster){sums[p], counts[p]};
	for (uint32_t r = 0; r < BOOTSTRAP_REPLICATES; r++) {
		draw(P, seed, r, at);
		v[r] = replicate(c, P, at);
		if (draws && !r)
			memcpy(draws, at, P * sizeof(*at));
	}
	stat_sort(v, BOOTSTRAP_REPLICATES);
	*lo = stat_quantile_sorted(v, BOOTSTRAP_REPLICATES, 0.025);
	*hi = stat_quantile_sorted(v, BOOTSTRAP_REPLICATES, 0.975);
	arena_reset(scratch, m);
}

double cluster_error(const double *sums, const double *counts, uint32_t P, double mean)
{
	double squares = 0, n = 0;

	for (uint32_t p = 0; p < P; p++) {
		double r = sums[p] - counts[p] * mean;

		squares += r * r;
		n += counts[p];
	}
	return P > 1 ? sqrt((double)P / (P - 1) * squares) / n : (double)NAN;
}

/* ---- hidden A/A pairs ---- */

uint32_t aa_count(uint32_t n)
{
	uint32_t share = (uint32_t)ceil(0.05 * n);

	share = share < 100 ? share : 100;
	share = share > 20 ? share : 20;
	return n < share ? n : share;
}

struct drawn {
	char hex[SHA256_HEX + 1];
	uint32_t at;
};

static int by_hash(const void *x, const void *y)
{
	return strcmp(((const struct drawn *)x)->hex, ((const struct drawn *)y)->hex);
}

void aa_choose(struct arena *scratch, const char *const *keys, uint32_t n, uint64_t seed,
	       uint32_t count, bool *is_chosen)
{
	struct arena_mark m = arena_mark(scratch);
	struct drawn *d = arena_array(scratch, struct drawn, n + 1);

	for (uint32_t i = 0; i < n; i++) {
		sha256_hex(str_of(arena_printf(scratch, "aa/%llu/%s", (unsigned long long)seed,
					       keys[i])),
			   d[i].hex);
		d[i].at = i;
		is_chosen[i] = false;
	}
	qsort(d, n, sizeof(*d), by_hash);
	for (uint32_t i = 0; i < count && i < n; i++)
		is_chosen[d[i].at] = true;
	arena_reset(scratch, m);
}

/* False discovery, intervals by resampling, the choice of A/A. */
#include "account/stat.h"

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

/* ---- intervals of means ---- */

enum { BOOT_WORD = 0x424F4F54 };

/* Side by side, for both are wanted of a pattern that is drawn. */
struct cluster {
	double sum, count;
};

enum { LANES = 8 };

/* philox4x32 of LANES counters whose first words follow one another, word by word side by side
 * so that a compiler makes vectors of them. */
static void philox_lanes(uint32_t first, uint32_t second, uint64_t seed, uint32_t w[4][LANES])
{
	uint32_t k0 = (uint32_t)seed, k1 = (uint32_t)(seed >> 32);

	for (uint32_t i = 0; i < LANES; i++) {
		w[0][i] = first + i;
		w[1][i] = second;
		w[2][i] = 0;
		w[3][i] = BOOT_WORD;
	}
	for (int round = 0; round < 10; round++) {
		for (int i = 0; i < LANES; i++) {
			uint64_t a = (uint64_t)0xD2511F53u * w[0][i];
			uint64_t b = (uint64_t)0xCD9E8D57u * w[2][i];

			w[0][i] = (uint32_t)(b >> 32) ^ w[1][i] ^ k0;
			w[1][i] = (uint32_t)b;
			w[2][i] = (uint32_t)(a >> 32) ^ w[3][i] ^ k1;
			w[3][i] = (uint32_t)a;
		}
		k0 += 0x9E3779B9u;
		k1 += 0xBB67AE85u;
	}
}

static uint32_t index_of(uint32_t word, uint32_t P)
{
	return (uint32_t)((uint64_t)word * P >> 32);
}

/* The indices that replicate r draws. */
static void draw(uint32_t P, uint64_t seed, uint32_t r, uint32_t *at)
{
	for (uint32_t j = 0; j < P; j += 4 * LANES) {
		uint32_t w[4][LANES];

		philox_lanes(j / 4, r, seed, w);
		for (uint32_t i = 0; i < 4 * LANES && j + i < P; i++)
			at[j + i] = index_of(w[i % 4][i / 4], P);
	}
}

/* Its mean.  In a sum for each word of four, so that nothing waits for another. */
static double replicate(const struct cluster *c, uint32_t P, uint64_t seed, uint32_t r)
{
	struct cluster x[4] = {0};

	for (uint32_t j = 0; j < P; j += 4 * LANES) {
		uint32_t w[4][LANES];

		philox_lanes(j / 4, r, seed, w);
		for (uint32_t i = 0; i < LANES; i++)
			for (uint32_t k = 0; k < 4 && j + 4 * i + k < P; k++) {
				const struct cluster *one = &c[index_of(w[k][i], P)];

				x[k].sum += one->sum;
				x[k].count += one->count;
			}
	}
	return (x[0].sum + x[1].sum + x[2].sum + x[3].sum) /
	       (x[0].count + x[1].count + x[2].count + x[3].count);
}

void bootstrap_mean(struct arena *scratch, const double *sums, const double *counts, uint32_t P,
		    uint64_t seed, double *lo, double *hi, uint32_t *draws)
{
	struct arena_mark m = arena_mark(scratch);
	double *v = arena_array(scratch, double, BOOTSTRAP_REPLICATES);
	struct cluster *c = arena_array(scratch, struct cluster, P + 1);

	for (uint32_t p = 0; p < P; p++)
		c[p] = (struct cluster){sums[p], counts[p]};
	for (uint32_t r = 0; r < BOOTSTRAP_REPLICATES; r++)
		v[r] = replicate(c, P, seed, r);
	if (draws)
		draw(P, seed, 0, draws);
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

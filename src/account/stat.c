/* False discovery, intervals by resampling, the choice of A/A. */
#include "account/stat.h"

#include "base/philox_eight.h"
#include "base/sha256.h"
#include "base/sort.h"
#include "base/stat.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- false discovery ---- */

uint32_t false_discovery(struct arena *scratch, const double *p, uint32_t n, double looks,
			 double alpha, double *p_adj, double *cut)
{
	struct arena_mark m = arena_mark(scratch);
	struct sort_key *r = arena_array(scratch, struct sort_key, n + 1);
	double least = 1;
	uint32_t rejected = 0;

	for (uint32_t i = 0; i < n; i++)
		r[i] = (struct sort_key){sort_key_of(p[i]), i};
	sort_keys(r, n);
	*cut = alpha / (looks * (n ? n : 1));
	for (uint32_t i = n; i-- > 0;) {
		double one = p[r[i].at];

		least = fmin(least, looks * n * one / (i + 1));
		p_adj[r[i].at] = least;
		if (!rejected && one <= (i + 1) * alpha / (looks * n)) {
			rejected = i + 1;
			*cut = one;
		}
	}
	arena_reset(scratch, m);
	return rejected;
}

/* ---- intervals of means ---- */

/* Words are drawn so many blocks ahead that no sum waits for what was just stored. */
enum { BOOT_WORD = 0x424F4F54, BLOCK = 4 * PHILOX_LANES, AHEAD = 8 };

/* Sum and count side by side, for both are wanted of a pattern that is drawn. */
typedef double cluster __attribute__((vector_size(16)));

struct drawing { /* of the clusters of one mean */
	const cluster *c;
	uint32_t P;
	cluster total[4]; /* by the word of four, so that nothing waits for another */
	double *means;
};

/* The clusters of the first n lanes, four each.  Locals, for what is drawn might be a total. */
static void add_lanes(struct drawing *d, uint64_t at[4][PHILOX_LANES], uint32_t n)
{
	const cluster *c = d->c;
	cluster x0 = d->total[0], x1 = d->total[1], x2 = d->total[2], x3 = d->total[3];

	for (uint32_t i = 0; i < n; i++) {
		x0 += c[at[0][i]];
		x1 += c[at[1][i]];
		x2 += c[at[2][i]];
		x3 += c[at[3][i]];
	}
	d->total[0] = x0;
	d->total[1] = x1;
	d->total[2] = x2;
	d->total[3] = x3;
}

/* A block of which n are drawn. */
static void add_block(struct drawing *d, uint64_t at[4][PHILOX_LANES], uint32_t n)
{
	add_lanes(d, at, n / 4);
	for (uint32_t i = n - n % 4; i < n; i++)
		d->total[i % 4] += d->c[at[i % 4][i / 4]];
}

/* Draws j on, as many as there are. */
static void add_draws(struct drawing *d, uint32_t j, uint64_t w[AHEAD][4][PHILOX_LANES])
{
	uint32_t n = j >= d->P ? 0 : d->P - j < AHEAD * BLOCK ? d->P - j : AHEAD * BLOCK;
	uint64_t at[AHEAD][4][PHILOX_LANES];

	for (uint32_t b = 0; b * BLOCK < n; b++)
		philox_below(w[b], d->P, at[b]);
	for (uint32_t b = 0; b * BLOCK < n; b++)
		add_block(d, at[b], n - b * BLOCK < BLOCK ? n - b * BLOCK : BLOCK);
}

/* The words of draws j to j + BLOCK - 1 of replicate r, whatever is drawn from. */
static void draw(uint64_t seed, uint32_t r, uint32_t j, uint64_t w[4][PHILOX_LANES])
{
	philox_eight((uint64_t)r << 32 | j / 4, 0, BOOT_WORD, (uint32_t)seed,
		     (uint32_t)(seed >> 32), w);
}

static void replicate(struct drawing *d, uint32_t n, uint64_t seed, uint32_t r)
{
	uint64_t w[AHEAD][4][PHILOX_LANES];
	uint32_t most = 0;

	for (uint32_t i = 0; i < n; i++) {
		memset(d[i].total, 0, sizeof(d[i].total));
		most = d[i].P > most ? d[i].P : most;
	}
	for (uint32_t j = 0; j < most; j += AHEAD * BLOCK) {
		for (uint32_t b = 0; b < AHEAD && j + b * BLOCK < most; b++)
			draw(seed, r, j + b * BLOCK, w[b]);
		for (uint32_t i = 0; i < n; i++)
			add_draws(&d[i], j, w);
	}
	for (uint32_t i = 0; i < n; i++) {
		const cluster *t = d[i].total;
		cluster sum = t[0] + t[1] + t[2] + t[3];

		d[i].means[r] = sum[0] / sum[1];
	}
}

static struct drawing drawing_of(struct arena *scratch, const struct bootstrap *b)
{
	cluster *c = arena_array(scratch, cluster, b->P + 1);

	for (uint32_t p = 0; p < b->P; p++)
		c[p] = (cluster){b->sums[p], b->counts[p]};
	return (struct drawing){
		.c = c, .P = b->P, .means = arena_array(scratch, double, BOOTSTRAP_REPLICATES)};
}

void bootstrap_means(struct arena *scratch, struct bootstrap *b, uint32_t n, uint64_t seed)
{
	struct arena_mark m = arena_mark(scratch);
	struct drawing *d = arena_array(scratch, struct drawing, n + 1);

	for (uint32_t i = 0; i < n; i++)
		d[i] = drawing_of(scratch, &b[i]);
	for (uint32_t r = 0; r < BOOTSTRAP_REPLICATES; r++)
		replicate(d, n, seed, r);
	for (uint32_t i = 0; i < n; i++) {
		stat_sort(d[i].means, BOOTSTRAP_REPLICATES);
		b[i].lo = stat_quantile_sorted(d[i].means, BOOTSTRAP_REPLICATES, 0.025);
		b[i].hi = stat_quantile_sorted(d[i].means, BOOTSTRAP_REPLICATES, 0.975);
	}
	arena_reset(scratch, m);
}

void bootstrap_draws(uint32_t P, uint64_t seed, uint32_t r, uint32_t *at)
{
	uint64_t w[4][PHILOX_LANES], from[4][PHILOX_LANES];

	for (uint32_t j = 0; j < P; j++) {
		if (j % BLOCK == 0) {
			draw(seed, r, j, w);
			philox_below(w, P, from);
		}
		at[j] = (uint32_t)from[j % 4][j % BLOCK / 4];
	}
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

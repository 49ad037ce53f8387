/* G from calibrations, or from rows. */
#include "account/floor.h"

#include "base/fit.h"
#include "base/sort.h"
#include "base/stat.h"
#include "base/vec.h"

#include <math.h>

static struct launch_floor unknown(const char *cause)
{
	return (struct launch_floor){.g_us = (double)NAN,
				     .se_us = (double)NAN,
				     .slope_us = (double)NAN,
				     .g1_us = (double)NAN,
				     .direct_us = (double)NAN,
				     .source = "",
				     .cause = cause};
}

struct launch_floor launch_floor_of(const struct arm_floor *f, uint32_t n)
{
	struct arena tmp = {0};
	double *g = arena_array(&tmp, double, n + 1), *s = arena_array(&tmp, double, n + 1),
	       *g1 = arena_array(&tmp, double, n + 1), *d = arena_array(&tmp, double, n + 1);
	struct launch_floor out = unknown(n ? "floor_unusable" : "no_floor");
	uint32_t used = 0, bent = 0, direct = 0;

	out.se_us = 0;
	for (uint32_t i = 0; i < n; i++) {
		if (isfinite(f[i].direct_us))
			d[direct++] = f[i].direct_us;
		if (!(f[i].g_us > 0 && f[i].slope_us > 0))
			continue;
		if (f[i].is_bent && isfinite(f[i].g1_us))
			g1[bent++] = f[i].g1_us;
		g[used] = f[i].g_us;
		s[used++] = f[i].slope_us;
		out.se_us = fmax(out.se_us, isfinite(f[i].se_g_us) ? f[i].se_g_us : 0);
	}
	if (direct)
		out.direct_us = stat_median(d, direct);
	if (used) {
		stat_sort(g, used);
		out.g_us = stat_median_sorted(g, used);
		out.slope_us = stat_median(s, used);
		out.se_us = fmax(out.se_us, (g[used - 1] - g[0]) / 2);
		out.g1_us = bent ? stat_median(g1, bent) : (double)NAN;
		out.ndevices = used;
		out.source = "calibration";
		out.cause = NULL;
	}
	arena_release(&tmp);
	return out;
}

struct place {
	double x, y; /* 1/K, floor_us */
};

/* By x, then by y. */
static struct place *sorted(struct arena *a, const struct place *p, uint32_t n)
{
	struct sort_key *order = arena_array(a, struct sort_key, n + 1);
	struct place *out = arena_array(a, struct place, n + 1);

	for (uint32_t i = 0; i < n; i++)
		order[i] = (struct sort_key){sort_key_of(p[i].y), i};
	sort_keys(order, n);
	for (uint32_t i = 0; i < n; i++)
		order[i].key = sort_key_of(p[order[i].at].x);
	sort_keys(order, n);
	for (uint32_t i = 0; i < n; i++)
		out[i] = p[order[i].at];
	return out;
}

static uint32_t collect(struct arena *a, const struct arm *arm, struct place **out)
{
	VEC(struct place) all = {0};

	for (uint32_t i = 0; i < arm->npoints; i++)
		for (uint32_t k = 0; k < arm->points[i].nprices; k++) {
			const struct price *p = &arm->points[i].prices[k];

			if (p->state == PRICE_VALID && p->k >= 1 && p->floor_us > 0 &&
			    !str_ends(str_of(p->axis), "_warm"))
				vec_push(&all, a, ((struct place){1 / p->k, p->floor_us}));
		}
	*out = sorted(a, all.p, all.n);
	return all.n;
}

/* One place for each K: the median of those that several calibrations gave. */
static uint32_t thin(struct place *p, uint32_t n, double *x, double *y)
{
	uint32_t m = 0;

	for (uint32_t i = 0, end; i < n; i = end) {
		for (end = i; end < n && p[end].x == p[i].x; end++)
			;
		x[m] = p[i].x;
		y[m++] = (p[(i + end - 1) / 2].y + p[(i + end) / 2].y) / 2;
	}
	return m;
}

/* Rows of several calibrations lie on several lines: half the range of what single rows say. */
static double spread(const struct place *p, uint32_t n, double slope)
{
	double low = (double)INFINITY, high = 0;

	for (uint32_t i = 0; i < n; i++) {
		low = fmin(low, (p[i].y - slope) / p[i].x);
		high = fmax(high, (p[i].y - slope) / p[i].x);
	}
	return (high - low) / 2;
}

struct launch_floor launch_floor_recover(const struct arm *arm)
{
	struct arena tmp = {0};
	struct launch_floor out = unknown("no_floor");
	struct place *p;
	uint32_t all = collect(&tmp, arm, &p), n;
	double *x = arena_array(&tmp, double, all + 1), *y = arena_array(&tmp, double, all + 1);

	n = thin(p, all, x, y);
	if (n >= 3) {
		struct chain_fit f = chain_fit(x, y, n, 0);

		out.cause = f.is_unusable ? "floor_unusable" : NULL;
		if (!f.is_unusable) {
			out.g_us = f.s;
			out.se_us = fmax(f.se_s, spread(p, all, f.c));
			out.slope_us = f.c;
			out.ndevices = 1;
			/* one calibration's rows lie on its line, whatever that is worth */
			bool is_exact = out.se_us < 1e-9 * out.g_us;

			out.se_us = is_exact ? 0 : out.se_us;
			out.source =
				is_exact ? "floor_us of the rows, which do not hold its error"
					 : "floor_us of the rows";
		}
	}
	arena_release(&tmp);
	return out;
}

struct launch_floor launch_floor_of_arm(const struct arm *arm)
{
	struct launch_floor f = launch_floor_of(arm->floors, arm->nfloors);

	return launch_floor_is_known(&f) ? f : launch_floor_recover(arm);
}

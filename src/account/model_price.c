/* From arms to what is known of each point and extern. */
#include "account/model.h"

#include <math.h>
#include <string.h>

static const struct cost absent = {.us = (double)NAN,
				   .r = (double)NAN,
				   .k = 1,
				   .cause = "absent",
				   .launches = -1,
				   .sm_mhz = (double)NAN};

static struct cost cost_of(const struct price *p)
{
	bool is_free = p->state == PRICE_VALID && p->launches == 0;

	return (struct cost){.us = is_free ? 0 : p->us,
			     .r = is_free ? 0 : price_error(p),
			     .k = p->k >= 1 ? p->k : 1,
			     .cause = p->cause,
			     .is_free = is_free,
			     .is_direct = price_is_direct(p),
			     .is_unchecked = p->is_unchecked,
			     .is_unstable = p->is_unstable,
			     .launches = p->launches,
			     .sm_mhz = p->sm_mhz};
}

/* Times of the roof's own program, of the judge and of imports' bounds are no compiler's. */
static bool is_provider(const char *axis)
{
	static const char *const others[] = {"oracle", "memcopy_sol", "sol",      "naive",
					     "ref",    "null",        "prior_sol"};

	if (str_ends(str_of(axis), "_warm"))
		return false;
	for (size_t i = 0; i < sizeof(others) / sizeof(*others); i++)
		if (str_starts(str_of(axis), others[i]))
			return false;
	return true;
}

static const struct price *find(const struct arm_point *const *points, uint32_t n,
				const char *axis)
{
	for (uint32_t i = 0; i < n; i++) {
		const struct price *p = points[i] ? arm_price(points[i], axis) : NULL;

		if (p)
			return p;
	}
	return NULL;
}

static const struct price *find_auto(const struct arm_point *const *points, uint32_t n)
{
	static const char *const first[] = {"coord_descent_us", "compiled_us"};
	const struct price *p = NULL;

	for (int i = 0; i < 2 && !p; i++)
		p = find(points, n, first[i]);
	for (uint32_t i = 0; i < n && !p; i++)
		for (uint32_t k = 0; points[i] && k < points[i]->nprices && !p; k++)
			if (is_provider(points[i]->prices[k].axis))
				p = &points[i]->prices[k];
	return p;
}

/* The least of what was checked, without its floor: programs have replays of their own. */
static void take_best(struct point_facts *f, const struct arm_point *p,
		      const struct launch_floor *floor)
{
	for (uint32_t k = 0; k < p->nprices; k++) {
		const struct price *x = &p->prices[k];

		if (x->state != PRICE_VALID || x->is_unchecked || !is_provider(x->axis))
			continue;
		struct cost c = cost_of(x);

		if (!(f->best.us - cost_floor(&f->best, floor) <= c.us - cost_floor(&c, floor)))
			f->best = c;
	}
}

/* The first that is a floor; else what the first says of itself. */
static void take_oracle(struct point_facts *f, const struct arm_point *p)
{
	const struct price *x = arm_price(p, "oracle_us");

	if (!x || !isnan(f->oracle.us))
		return;
	if (x->state == PRICE_VALID && x->is_floor)
		f->oracle = cost_of(x);
	else if (!strcmp(f->oracle.cause, "absent"))
		f->oracle.cause = x->cause ? x->cause : "no_floor_status";
}

/* A roof of the store has the floor of its K in it. */
static double memory_of(const struct price *p, const struct launch_floor *f)
{
	return f->cause ? (double)NAN : p->roof_us - f->g_us / (p->k >= 1 ? p->k : 1);
}

static struct point_facts facts_of(const struct arm_point *const *points, uint32_t n,
				   const char *axis, const struct launch_floor *f)
{
	const struct price *main = axis ? find(points, n, axis) : find_auto(points, n);
	struct point_facts out = {.compile = absent,
				  .oracle = absent,
				  .best = absent,
				  .bound_us = (double)NAN,
				  .memory_us = (double)NAN,
				  .compute_us = (double)NAN,
				  .launches = -1,
				  .traffic_bytes = -1,
				  .bytes = (double)NAN};

	for (uint32_t i = 0; i < n; i++) {
		if (!points[i])
			continue;
		if (!out.name) {
			out.name = points[i]->name;
			out.label = points[i]->label;
		}
		if (points[i]->cause && !main && !strcmp(out.compile.cause, "absent"))
			out.compile.cause = points[i]->cause;
		take_best(&out, points[i], f);
		take_oracle(&out, points[i]);
	}
	if (main) {
		out.compile = cost_of(main);
		out.memory_us = memory_of(main, f);
		out.compute_us = main->compute_us;
		out.bound_us = gap_bound_us(out.memory_us, out.compute_us);
		out.is_above_roof = main->is_above_roof;
		out.launches = main->launches;
		out.traffic_bytes = main->traffic_bytes;
		out.bytes = main->bytes;
	}
	return out;
}

struct point_facts *model_point_facts(struct arena *a, const struct inventories *all,
				      const struct arm *arms, uint32_t narms, const char *axis,
				      const struct launch_floor *floor)
{
	struct point_facts *out = arena_array(a, struct point_facts, all->points.n + 1);
	const struct arm_point **points = arena_array(a, const struct arm_point *, narms + 1);
	struct arena tmp = {0};

	for (uint32_t i = 0; i < all->points.n; i++) {
		char *key = str_cstr(&tmp, all->points.entries[i].key);
		const char *cause = NULL;

		for (uint32_t k = 0; k < narms; k++)
			points[k] = arm_find(&arms[k], key);
		out[i] = facts_of(points, narms, axis, floor);
		key[strcspn(key, "/")] = 0;
		for (uint32_t k = 0; k < narms && !cause; k++)
			cause = arm_pattern_cause(&arms[k], key);
		if (cause && isnan(out[i].compile.us) &&
		    !strcmp(out[i].compile.cause, absent.cause))
			out[i].compile.cause = cause;
		arena_reset(&tmp, (struct arena_mark){0});
	}
	arena_release(&tmp);
	return out;
}

static bool is_extern(const struct arm_point *p)
{
	return str_starts(str_of(p->name), "extern_");
}

/* Whose environment a price must be of: the first arm that has a kernel. */
static const struct arm *reference(const struct arm *arms, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		for (uint32_t k = 0; k < arms[i].npoints; k++)
			if (!is_extern(&arms[i].points[k]) &&
			    !strchr(arms[i].points[k].pattern, '/'))
				return &arms[i];
	return NULL;
}

/* Kernels that needed no torch are of no build of it. */
static bool is_stale(const struct arm *arm, const struct arm *want)
{
	static const enum arm_fact facts[] = {FACT_DRIVER, FACT_METHOD, FACT_BUILD};
	size_t n = want && want->versions && strcmp(want->versions, "{}") ? 3 : 2;

	for (size_t i = 0; want && i < n; i++) {
		const char *x = arm->facts[facts[i]], *y = want->facts[facts[i]];

		if (x && y && strcmp(x, y) != 0)
			return true;
	}
	return false;
}

/* The price of an extern is one in each state, whatever its axis is called. */
static const struct price *price_in(const struct arm_point *p, bool is_warm)
{
	for (uint32_t k = 0; k < p->nprices; k++)
		if (str_ends(str_of(p->prices[k].axis), "_warm") == is_warm)
			return &p->prices[k];
	return NULL;
}

/* The first that counts; where none does, what is wrong with the first. */
static void take_extern(const struct arm_point *p, bool is_warm, bool stale, bool takes_stale,
			struct cost *out)
{
	const struct price *x = price_in(p, is_warm);

	if (!isnan(out->us))
		return;
	if (x && (!stale || takes_stale)) {
		*out = cost_of(x);
		out->is_stale = stale;
	} else if (!strcmp(out->cause, absent.cause)) {
		out->cause = stale ? "stale" : p->cause ? p->cause : absent.cause;
	}
}

struct cost *model_extern_costs(struct arena *a, const struct inventories *all,
				const struct arm *arms, uint32_t narms, const char *axis,
				bool takes_stale)
{
	struct cost *out = arena_array(a, struct cost, all->externs.n + 1);
	const struct arm *want = reference(arms, narms);
	bool is_warm = axis && str_ends(str_of(axis), "_warm");

	for (uint32_t i = 0; i < all->externs.n; i++)
		out[i] = absent;
	for (uint32_t i = 0; i < narms; i++)
		for (uint32_t k = 0; k < arms[i].npoints; k++) {
			const struct arm_point *p = &arms[i].points[k];
			uint64_t *id = is_extern(p)
					       ? map_find(&all->externs, str_of(p->pattern))
					       : NULL;

			if (id)
				take_extern(p, is_warm, is_stale(&arms[i], want), takes_stale,
					    &out[*id]);
		}
	return out;
}

#ifndef ACCOUNT_ATTRIBUTION_H
#define ACCOUNT_ATTRIBUTION_H

#include "account/floor.h"
#include "account/inventory.h"

/*
 * What the parts of a model come to, and how that compares with the model timed as a whole:
 * accounting.md §6 and §7.  Times are us.
 */

/* The price of an occurrence. */
struct cost {
	double us;         /* NAN: there is none */
	double r;          /* relative standard error; NAN: not known */
	double k;          /* calls per replay */
	const char *cause; /* why there is no price; NULL */
	bool is_free;      /* it launches nothing: us is 0, and no floor is in it */
	bool is_direct;    /* launched without a graph: its floor is D1 */
	bool is_unchecked, is_stale, is_proxy, is_unstable;
	int64_t launches; /* kernels of a call; -1: not known */
	double sm_mhz;    /* NAN: not known */
};

/* By the numbers of an `inventories`. */
struct costs {
	const struct cost *points, *externs;
};

struct attribution {
	double fusible_us, extern_us, parts_us; /* T: of what is priced */
	int64_t priced, unpriced, free, extern_priced, extern_unpriced; /* occurrences */
	int64_t unchecked;
	double replays;        /* F: Σ n/K of what is priced by graphs and not free */
	double direct_replays; /* likewise, launched directly */
	double corrected_us;   /* T'; NAN if G, g, or D1 of what is direct is not known */
	double bent_us;        /* T' with G1 in the place of G; NAN unless the floor is bent */
	double se_us;          /* of T'; NAN if the error of a part is not known */
	double parts_se_us;    /* of T; likewise */
	bool is_launch_bound;  /* T' <= 0.2·T */
};

struct attribution attribution_of(const struct inventory *m, const struct costs *c,
				  const struct launch_floor *f);
/* What T' subtracts of T: G·max(0, F − g) and D1·F_direct; NAN if it is not known. */
double attribution_correction(const struct inventory *m, const struct attribution *a,
			      const struct launch_floor *f);

/* The model as a whole. */
struct end_to_end {
	double us, se_us; /* NAN: some graph was not timed */
	double sm_mhz;    /* least of its graphs; NAN: not known */
	int64_t kernels;  /* Σ execs·launches; -1: not known */
	bool is_direct, is_unstable;
};
static inline struct end_to_end end_to_end_none(void)
{
	const double unknown = __builtin_nan("");

	return (struct end_to_end){
		.us = unknown, .se_us = unknown, .sm_mhz = unknown, .kernels = -1};
}
struct attribution_ratio {
	double raw, corrected, se, residual_us; /* NAN: not known */
	bool is_lower_bound;                    /* something is unpriced */
	bool is_unexplained;                    /* corrected lies outside of 0.80 to 1.25 */
};
struct attribution_ratio attribution_ratio_of(const struct attribution *a,
					      const struct end_to_end *e);

/* Every occurrence of one path has its price there or nowhere. */
enum model_state { MODEL_FAILED, MODEL_EMPTY, MODEL_PARTIAL, MODEL_COMPLETE };
const char *model_state_name(enum model_state s);
enum model_state model_state_of(const struct inventory *m, const struct attribution *a);

/*
 * Paths: whose price an occurrence has.  Externs have their one price on each.
 */
enum path { PATH_COMPILE, PATH_ORACLE, PATH_BEST, PATH_ROOF, PATHS };
extern const char *const path_names[PATHS];

/* What is known of a point, over all of its rows. */
struct point_facts {
	struct cost compile;
	struct cost oracle; /* of that very point; cause: its status, if it is no floor */
	struct cost best;   /* the least of its other ok rows; cause "absent": there is none */
	double bound_us;    /* the roof without floor: max(memory, compute); NAN */
	double memory_us, compute_us;    /* what it is the larger of; compute NAN: not known */
	int64_t launches, traffic_bytes; /* of the compiled row; -1: not known */
	double bytes;                    /* that a call moves, by the byte model; NAN */
	unsigned features;               /* of the pattern: gap.h */
	bool is_above_roof;
	const char *name, *label; /* for people; NULL */
};
/* What of a price is the launch floor, G/K or D1/K; 0 where the floor is not known. */
double cost_floor(const struct cost *c, const struct launch_floor *f);
/* The roof is priced at the calls per replay of the compiled row, so that T compares, too; the
 * best is the least without its floor. */
struct cost path_cost(enum path path, const struct point_facts *p,
		      const struct launch_floor *f);

#endif

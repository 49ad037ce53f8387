#ifndef ACCOUNT_MODEL_H
#define ACCOUNT_MODEL_H

#include "account/attribution.h"
#include "account/gap.h"

/*
 * The account of each model on each path: accounting.md §8.  Everything that a report prints
 * is here; printers compute nothing.
 */
struct model_line {
	uint32_t id; /* of the point or extern */
	int64_t n;
	double us; /* n·(t − G/K), what it is worth; of externs c·x; NAN: unpriced */
};

struct model_account {
	const struct inventory *inventory;
	struct attribution sums[PATHS];
	enum model_state states[PATHS];
	double headroom[PATHS]; /* T'_compile/T'_path of complete ones; NAN */
	struct end_to_end whole;
	struct attribution_ratio ratio;      /* of PATH_COMPILE */
	struct model_line *points, *externs; /* by us descending, unpriced last, ties by key */
	int64_t kernels;     /* Σ n·launches of the compiled rows; -1: some are not known */
	bool is_kernels_off; /* more than 5 % from what the compiler emitted */
};

struct model_report {
	const struct inventories *all;
	const struct point_facts *facts; /* by number of the point */
	const struct cost *externs;
	struct gap_facts *gap_facts; /* by number of the point */
	struct gap *gaps;
	struct launch_floor floor;
	struct model_account *models;
	uint32_t nmodels, complete[PATHS];
};

/* wholes: by model, or NULL where no graph was timed. */
void model_report_make(struct arena *a, const struct inventories *all,
		       const struct point_facts *facts, const struct cost *externs,
		       const struct launch_floor *floor, const struct end_to_end *wholes,
		       struct model_report *out);

/* What several arms say of the points of the inventories; of two that have the axis the first
 * counts.  axis NULL: coord_descent_us, compiled_us, then any other provider's cold time. */
struct point_facts *model_point_facts(struct arena *a, const struct inventories *all,
				      const struct arm *arms, uint32_t narms, const char *axis,
				      const struct launch_floor *floor);
/* The extern prices of arms: rows whose kernel is "extern_<id>" and whose point begins the
 * price key.  A price of another driver, torch or method than that of the first arm with
 * kernels is stale: taken only if takes_stale, and marked; else its cause is "stale".  An axis
 * that ends in _warm has warm prices. */
struct cost *model_extern_costs(struct arena *a, const struct inventories *all,
				const struct arm *arms, uint32_t narms, const char *axis,
				bool takes_stale);

/* What the arms of workload graphs come to for each model: NAN unless all of its graphs were
 * timed on one axis.  axis NULL: coord_descent_us, compiled_us, eager_us. */
struct end_to_end *model_wholes(struct arena *a, const struct inventories *all,
				const struct arm *arms, uint32_t narms, const char *axis);

#endif

#ifndef ACCOUNT_ROLLUP_H
#define ACCOUNT_ROLLUP_H

#include "account/attribution.h"
#include "account/pair.h"
#include "base/sha256.h"

/*
 * From kernels to models: accounting.md §12.  What a difference of kernels is worth to each
 * model: shape by shape, weighted by occurrence, diluted by externs, corrected for the floor;
 * points without a price in an arm are bounded, not dropped.
 *
 * L = ln(T_b/T_h): positive is faster.  Times are us; numbers that are not known are NAN.
 */
enum rollup_state { ROLLUP_COMPLETE, ROLLUP_BOUNDED, ROLLUP_INCOMPLETE };
const char *rollup_state_name(enum rollup_state s);

enum rollup_reason {                       /* of INCOMPLETE; a set of bits */
		     ROLLUP_INVENTORY = 1, /* FAILED or EMPTY */
		     ROLLUP_UNKNOWN = 2,   /* a missing point has no price anywhere */
		     ROLLUP_MISSING = 4,   /* the missing share is above the limit */
		     ROLLUP_EXTERN = 8,    /* an extern without a price */
		     ROLLUP_BELOW_FLOOR = 16,
		     ROLLUP_REASONS = 5 /* how many there are */
};
extern const char *const rollup_reason_names[ROLLUP_REASONS];

struct rollup_opts {
	double factor;      /* 2: a missing price is within this of the known one */
	double max_missing; /* 0.05 */
};

struct rollup_part { /* a point of a model */
	uint32_t id;
	int64_t n;
	double us, pct; /* n·(b − h), also of T_b; NAN: missing, or the model INCOMPLETE */
	bool is_missing;
};

struct rollup_model {
	const struct inventory *inventory;
	enum rollup_state state;
	unsigned reasons;
	double raw_b, raw_h, t_b, t_h; /* at ρ = 1 */
	double replays;                /* F */
	double l, l_low, l_high; /* at ρ = 1, f and 1/f: of the estimate, without its error */
	double var_kernels, var_externs, var_floor, se; /* of L */
	double lo, hi;                                  /* interval of L */
	double missing_share;                           /* μ */
	uint32_t missing, unknown; /* points; of them those whose price is unknown anywhere */
	bool is_launch_bound, is_uncorrected;
	struct rollup_part *parts; /* by |us| descending; missing ones first; as inventory */
};

struct rollup_mean { /* of a set of models */
	struct str name;
	uint32_t k, of; /* in it, of how many */
	double l, se, lo, hi;
	double median_delta_pct, weighted_l;
	struct str *members;         /* the k identities in it, sorted */
	char digest[SHA256_HEX + 1]; /* of them */
};

/* What is known of a point in both arms. */
struct rollup_point {
	const struct pair *pair; /* NULL: in the plan of neither */
	double b, h;             /* NAN: missing in that arm */
	double v;                /* of what is missing in an arm: the other's, or a proxy */
	double k_b, k_h;
	bool is_missing, is_free, is_direct;
	const char *proxy; /* whose v is: "journal" "oracle" "roof"; NULL: an arm's */
	uint32_t bounded, incomplete; /* models that it makes so */
};

struct rollup {
	const struct inventories *all;
	const struct cost *externs;
	struct launch_floor floor;
	struct rollup_opts opts;
	struct rollup_point *points; /* by number */
	struct rollup_model *models;
	uint32_t nmodels;
	struct rollup_mean headline, genai;
	struct rollup_mean *suites; /* by L̄ descending, those without a model last */
	uint32_t nsuites;
};

/* proxies: by number, what a point costs that has no price in either arm; us NAN: unknown.
 * in_set: which models the headline is over, NULL: all but genai. */
struct rollup_input {
	const struct inventories *all;
	const struct pair_set *pairs;
	const struct cost *proxies, *externs;
	const struct launch_floor *floor;
	const struct map *in_set;
	struct rollup_opts opts;
};
void rollup_make(struct arena *a, const struct rollup_input *in, struct rollup *out);

/* Whether a model's first part is genai, and its line apart. */
bool rollup_is_genai(struct str model);
/* The mean of those models for which `is_in` holds; name is for people. */
struct rollup_mean rollup_mean_of(struct arena *a, const struct rollup *r, struct str name,
				  bool (*is_in)(void *ctx, const struct rollup_model *m),
				  void *ctx);

#endif

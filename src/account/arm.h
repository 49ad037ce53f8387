#ifndef ACCOUNT_ARM_H
#define ACCOUNT_ARM_H

#include "base/json.h"
#include "base/sha256.h"
#include "store/store.h"

/*
 * One side of a comparison: what a run, an export of one (assay.results/1), a sweep file or an
 * import says of each point, on each axis.  Nothing here computes more than a price.
 *
 * A key is "<pattern>/<point>", for our rows 12 hex digits each.  Times are us.  All text lives
 * in the arena that the arm was read into.
 */

enum price_state {
	PRICE_VALID,
	PRICE_INVALID, /* a number that is none; cause is a word of price_flaw */
	PRICE_FAILED,  /* no number; cause is the row's */
	PRICE_UNTIMED  /* code that was compiled and not timed */
};

/* The rounds of one process that compiled, captured and timed the point by itself. */
struct price_process {
	int id;
	const double *us;      /* median of each round */
	const uint32_t *taint; /* its bits, 0: clean */
	uint32_t n;
	const char *image; /* digest of its code; NULL: not known */
};

/* What a point costs on an axis.  Numbers that are not known are NAN, counts -1, text NULL. */
struct price {
	const char *axis;    /* "compiled_us", "native_us_warm" */
	const char *options; /* of the provider, canonical JSON */
	enum price_state state;
	const char *cause; /* NULL if it is valid */
	double us;         /* median (of imports: whatever they have); NAN unless valid */
	double k;          /* calls per replay */
	double q_us;       /* tick / k */
	double ci_lo_us, ci_hi_us; /* 95 % interval, tick included */
	double roof_us, floor_us;
	double compute_us;               /* bound by arithmetic, without floor */
	struct price_process *processes; /* by id */
	uint32_t nprocesses;
	const char *image, *source; /* digests of the code */
	bool is_tuned;              /* a tuner chose, so the source does not tell the code */
	bool is_cached;             /* it may have chosen then */
	int64_t launches, peak_bytes, traffic_bytes;
	double compile_s, sm_mhz, bytes;      /* that a call moves */
	const char *device, *clocks, *launch; /* launch: "graph" "direct" "call" */
	bool is_unchecked, is_unstable, is_above_roof;
	bool is_floor; /* an oracle that is a floor */
	bool is_aa;    /* head side of a hidden A/A pair: a second process of the base */
};

struct arm_point {
	const char *key, *pattern, *point;
	const char *name, *label; /* the kernel's directory; for people, else the point */
	struct price *prices;     /* by axis */
	uint32_t nprices;
	const struct price *sol; /* the add of as many bytes, timed beside them; NULL */
	const char *cause;       /* the point failed as a whole; NULL */
};

/* What must be the same in both arms, or may differ with a warning: accounting.md §9.1. The
 * rows are in gate.c. */
enum arm_fact {
	FACT_WORKLOAD,
	FACT_METHOD,
	FACT_STATISTIC,
	FACT_INPUTS,
	FACT_DEVICE_KIND,
	FACT_BUILD,
	FACT_CONFIG,
	FACT_DRIVER,
	FACT_CUDA,
	FACT_POWER,
	FACT_CLOCKS,
	FACT_LAUNCH,
	FACT_CORPUS,
	FACTS
};

/* A pattern of which a source says that it failed, without naming points. */
struct arm_failure {
	const char *pattern, *cause;
};

/* The launch floor of a device, as its calibration has it (accounting.md §5). */
struct arm_floor {
	const char *device;
	double g_us, slope_us, se_g_us, se_slope_us; /* in the state of the arm */
	double g1_us;                                /* G of single kernels, if is_bent */
	bool is_bent;
	double direct_us; /* D1 */
};

struct arm {
	const char *facts[FACTS]; /* NULL: not known */
	const char *versions;     /* of torch and its parts, JSON; "{}" */
	const char *host, *state; /* "done" "running" "interrupted" "imported" */
	const char *kind;         /* "run" "sweep" "oracles" */
	const char *tag, *started_at;
	int64_t run;         /* id, 0: of an import */
	const char *journal; /* which has the sources of its code; NULL: a file */
	bool is_import;
	bool is_ab;               /* paired rounds, from one run */
	double looks;             /* that its plan allowed a point; 1 */
	const struct arm *aa;     /* hidden twins of its programs (§9.6); NULL: it has none */
	struct arm_point *points; /* by key, bytewise */
	uint32_t npoints;
	struct arm_failure *failures; /* by pattern */
	uint32_t nfailures;
	struct arm_floor *floors; /* by device */
	uint32_t nfloors;
	struct arm_entry *const *taken; /* what arm_digest is of */
	uint32_t ntaken;
};

struct arm_opts {
	const char *axis;    /* NULL: auto; one that ends in _warm is of warm times */
	const char *journal; /* NULL: the default one */
	const char *side;    /* "base", "head": that side of an ab run; NULL: rows of no side */
	bool is_strict;      /* an invalid value is INVALID */
};

/* An arm by its name: a file that is there (an export, a sweep, oracle timings; of a journal
 * its newest run), else a run id or a tag of the journal.  INVALID if one key has two different
 * prices on an axis (both places are named) or the file is of full graphs; NOT_FOUND. */
MUST enum status arm_read(struct arena *a, const char *name, const struct arm_opts *o,
			  struct arm *out);
/* Of the text of such a file; name is for people. */
MUST enum status arm_read_text(struct arena *a, const char *name, struct str text,
			       const struct arm_opts *o, struct arm *out);
/* Leaves beside a finished run what its rows say, which is read in a quarter of the time.
 * EXHAUSTED if that is more than 256 MiB. */
MUST enum status arm_keep(struct store *s, int64_t run);
/* Whether the name is a run of workload ab, which is both arms. */
MUST enum status arm_is_ab(const char *name, const struct arm_opts *o, bool *out);

/* SHA-256 of what was taken: of a run and of its export the same. */
void arm_digest(const struct arm *arm, char hex[SHA256_HEX + 1]);
void arm_put_digest(struct jsonw *w, const char *key, const struct arm *arm); /* a member */

/* NULL if there is none. */
const struct arm_point *arm_find(const struct arm *arm, const char *key);
const struct price *arm_price(const struct arm_point *p, const char *axis);
/* Why the pattern failed as a whole; NULL. */
const char *arm_pattern_cause(const struct arm *arm, const char *pattern);

/* Relative standard error of a price by itself, accounting.md §2.4; NAN if it is unknown. */
double price_error(const struct price *p);

/* It was launched without a graph where there are graphs: a host device's calls are what its
 * floor is a floor of.  NULL: no. */
bool price_is_direct(const struct price *p);

/* What is wrong with a number: accounting.md §2.3.  NULL if it is valid, and *us then has it;
 * a string counts as its number only in imports.  q_us NAN: not known. */
const char *price_flaw(const json_t *v, double q_us, bool is_import, double *us);

#endif

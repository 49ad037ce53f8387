#ifndef RUN_PLAN_H
#define RUN_PLAN_H

#include "base/str.h"

/*
 * What a sweep is to do: kernels by name, path or set, their points, the share of a shard.
 * A plan is a function of the corpus and the options alone; what resume skips is decided
 * later, by the journal.
 */
struct plan_opts {
	const char *corpus;
	const char *const *words; /* KERNEL, PATH or SET; none: the whole corpus */
	uint32_t nwords;
	const char *set_file; /* NULL: none */
	/* "<pattern>/<point>", 12 digits each: these points, besides what words and sets say.
	 */
	const char *const *keys;
	uint32_t nkeys;
	bool has_all_points;
	const char *const *points; /* ids; none: the home point */
	uint32_t npoints;
	double minutes; /* of all points those that fit, home points first; 0: no limit */
	uint32_t nproviders;
	/* Only points that an entry of the kernel's oracle.json is for; of a kernel that was
	 * named and has none, the home point, whose row then says so. */
	bool for_oracles, is_gpu;
	int shard, nshards; /* 0 of 1 */
};

struct plan_item {
	const char *kernel, *point; /* of a kernel that cannot be read: "home" */
	const char *pattern;        /* 64 digits; "" if it cannot be read */
	const char *dir, *repro;
	const char *call, *graph;         /* of what torch alone can run, as in a job; NULL */
	const char *cold_key, *warm_key;  /* of an extern's prices; NULL */
	const char *nick;                 /* <last part of the first model>_<point> */
	const char *broken;               /* why it cannot be read; NULL: it can */
	const char *broken_cause;         /* of its rows; NULL: bad_repro */
	int64_t bytes;                    /* byte model, reads and writes; 0: none */
	int64_t input_bytes, write_bytes; /* as the arrays are; of the byte model */
	uint32_t nodes;
	bool is_home;
	double tol_scale; /* reviewed widening of the tolerance; else 1 */
	double cost_s;    /* static: by size and ops only */
};

struct plan {
	struct plan_item *items; /* by kernel, then point */
	uint32_t n;
	char corpus[65]; /* digest of what was read: names and points */
};

/* USAGE listing every name that is unknown, INVALID for a file that is no set, NOT_FOUND for a
 * corpus without kernels. */
MUST enum status plan_make(struct arena *a, const struct plan_opts *opts, struct plan *out);

#endif

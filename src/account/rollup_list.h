#ifndef ACCOUNT_ROLLUP_LIST_H
#define ACCOUNT_ROLLUP_LIST_H

#include "account/gate.h"
#include "account/rollup.h"

/* What a rollup says beside its estimates: accounting.md §12 and §13. */

struct rollup_touch {
	uint32_t model;
	double pct; /* 100·n·(b − h)/T_b; NAN where it is missing */
};

/* A point and the models that it is a part of. */
struct rollup_entry {
	uint32_t point;
	struct rollup_touch *touches; /* by |pct| descending */
	uint32_t ntouches;
	double mean_pct; /* over the models of the headline; NAN: none of them has it */
};

struct rollup_lists {
	struct rollup_entry *movers;   /* FASTER and SLOWER, by |mean_pct| descending */
	struct rollup_entry *missing;  /* by models made INCOMPLETE, then BOUNDED */
	struct rollup_entry *failures; /* failed in an arm; by key */
	uint32_t nmovers, nmissing, nfailures;
};
/* in_set as in rollup_input. */
void rollup_lists_make(struct arena *a, const struct rollup *r, const struct map *in_set,
		       struct rollup_lists *out);

/* The gates of models, suites, means and of the set, at most ROLLUP_GATES; their number. */
enum { ROLLUP_GATES = 5 };
MUST enum status rollup_gates(struct arena *a, const struct rollup *r,
			      const struct gate_limits *l, struct gate_result *out,
			      uint32_t *n);

/* Names of models, a line each; lines that begin with # and empty ones are none.  NOT_FOUND. */
MUST enum status rollup_read_set(struct arena *a, const char *path, struct map *out);
/* USAGE if it names a model that there is no account of. */
MUST enum status rollup_check_set(const struct inventories *all, const char *path,
				  const struct map *set);

/* Another report's headline over the models that are in both. */
struct rollup_against {
	const char *path;
	uint32_t k;        /* models in both */
	double now, then;  /* L̄ over them */
	const char **left; /* in that report's headline, and not in this */
	const char **joined;
	uint32_t nleft, njoined;
};
/* INVALID for a file that is no assay.rollup/1. */
MUST enum status rollup_against_read(struct arena *a, const struct rollup *r,
				     const struct map *in_set, const char *path,
				     struct rollup_against *out);

#endif

#ifndef ACCOUNT_COMPARE_H
#define ACCOUNT_COMPARE_H

#include "account/comparable.h"
#include "account/gate.h"

/*
 * A comparison of two arms, everything in it computed: what `assay compare` prints in any
 * format.  It refers to both arms, which must outlive it.
 */
struct compare_opts {
	struct pair_opts pairs;
	struct judge_opts judge;
	struct comparable_opts fields;
	struct gate_limits gates;
	uint64_t bootstrap_seed;
};
struct compare_opts compare_defaults(void);

/* Indices of pairs, in the order in which they are told. */
struct pair_list {
	const uint32_t *at;
	uint32_t n;
};

/* What the corpus knows of a point; by the numbers of pairs. */
struct pair_use {
	double n;                  /* occurrences in all models */
	const char *const *models; /* "hf/infer/a", sorted */
	uint32_t nmodels;
	const char *top_model;     /* where its time is most; NULL: in none */
	const char *const *dtypes; /* of its tensor inputs, in their order, torch's names */
	uint32_t ndtypes;
};

/* What changed in the code of a pair. */
struct source_diff {
	uint32_t at;       /* number of the pair */
	struct str text;   /* as diff -u has it; empty: nothing changed in the source */
	const char *cause; /* why there is none; NULL */
};

struct comparison {
	const struct arm *base, *head;
	struct compare_opts opts;
	struct comparable fields;
	struct pair_set set;
	struct judgement j;
	struct summaries s;
	struct summary by_use; /* time-weighted by occurrences; n 0: not known */
	struct pair_list faster, slower, indicated, unresolved;
	struct pair_list classes[CLASSES]; /* by key; of pairs empty */
	struct pair_list decisions;        /* launches differ, or code was tuned to */
	double coverage;                   /* pairs of what both arms planned; NAN */
	uint32_t equalised;                /* pairs whose calls per replay differed */
	uint32_t unchecked;                /* pairs with a price that was not checked */
	struct gate_result gates[GATES];
	uint32_t ngates;
	bool is_empty; /* nothing was compared: no pair with a p, none of the same code */
	bool is_interrupted;
	const struct pair_use *uses;     /* by pair; NULL: no model was looked at */
	const struct source_diff *diffs; /* of movers; NULL: none was asked for */
	uint32_t ndiffs;
};

/* INVALID if the arms may not be compared, or have no key in common. */
MUST enum status compare_make(struct arena *a, const struct arm *base, const struct arm *head,
			      const struct compare_opts *o, struct comparison *out);
/* Again, once uses are known. */
void compare_list_unresolved(struct arena *a, struct comparison *c);
/* 0, 1 if a gate failed, 3 if nothing was compared. */
int compare_exit(const struct comparison *c);

#endif

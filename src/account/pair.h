#ifndef ACCOUNT_PAIR_H
#define ACCOUNT_PAIR_H

#include "account/arm.h"

/*
 * The union of two arms, point by point: accounting.md §9.2 to §9.5.
 *
 * d = ln(b/h): positive is faster.  Errors are relative, that is, of logs.  What is not known
 * is NAN.  Swapping the arms mirrors every number, class and verdict, and changes nothing else.
 */

enum pair_class {
	CLASS_PAIR,
	CLASS_NEWLY_FAILING,
	CLASS_NEWLY_PASSING,
	CLASS_BOTH_FAILING,
	CLASS_INVALID,
	CLASS_AXIS_MISMATCH,
	CLASS_BASE_ONLY,
	CLASS_HEAD_ONLY,
	CLASSES
};
extern const char *const pair_class_names[CLASSES]; /* "pair" … */

enum verdict { VERDICT_NONE, VERDICT_FASTER, VERDICT_SLOWER, VERDICT_SAME, VERDICT_UNRESOLVED };
const char *verdict_name(enum verdict v); /* "FASTER" …; "" of what is no pair */

enum { PAIR_PROCESSES = 8 }; /* of a pair whose d_s are kept */

struct pair {
	const char *key, *pattern, *name, *label;
	const char *axis; /* NULL: none in common */
	enum pair_class class;
	const char *base_cause, *head_cause; /* NULL: nothing is wrong there */
	const struct price *base, *head;     /* on the axis; NULL: none */

	/* Prices, us: in a pair geometric means of the rounds, and of both where the code is
	 * the same; else each arm's own price if it is valid, else NAN. */
	double b, h;
	double r_b, r_h; /* relative errors of each by itself, half of tau² in each of their
			  * squares: what an unpaired point adds to a sum */
	double k_b, k_h, q_b, q_h, floor_b, floor_h; /* us; k: calls per replay */

	bool is_same_code; /* nothing changed: d = 0, se = 0 */
	bool is_null;    /* its true ratio is 1 and it was timed in both: shows what is noise */
	bool is_hidden;  /* of the set's hidden ones */
	bool is_paired;  /* rounds were taken in turn: se is of d, not of each side */
	bool is_assumed; /* errors by --assume-cv */
	bool is_equalised; /* calls per replay differed; b, h, k are at the larger number */
	bool is_at_floor, is_above_roof, is_unstable;

	/* Measured, also of same code: */
	double x;                     /* ln(b/h) of what was measured */
	double se_w;                  /* of it, from rounds */
	double se_q;                  /* from ticks */
	double se_k;                  /* from calls per replay that differed */
	double nu_w;                  /* degrees of freedom of se_w; INFINITY */
	double sigma2;                /* variance within processes */
	uint32_t nprocesses, nrounds; /* S, N: of the arm with fewer */
	double x_s[PAIR_PROCESSES];
	uint32_t r_s[PAIR_PROCESSES];

	/* Judged: */
	double d, se, nu, p, p_adj, lo, hi; /* 95 % interval of d; p NAN: none */
	enum verdict verdict;
	const char *reason; /* of SAME and UNRESOLVED; "" */
};

struct pair_opts {
	const char *axis; /* NULL: auto */
	double theta;     /* practical threshold, 0.01 */
	double assume_cv; /* 0: none */
};

struct pair_set {
	struct pair *pairs; /* the union, by key, bytewise */
	uint32_t n;
	uint32_t count[CLASSES];
	const char *axes; /* the order that auto went by, blank between */
	/* The add of as many bytes in both arms: always the same code, timed in the same
	 * sittings, so it shows what lies between two sweeps where no code stayed the same. */
	struct pair *controls;
	uint32_t ncontrols;
	/* Base against its hidden twins, in an A/B: judged like any other, and in no family. */
	struct pair *hidden;
	uint32_t nhidden;
	uint32_t nretuned; /* twins of other code wherever they were measured: a tuner chose */
	double g_us;       /* launch floor of the arms, NAN */
	bool is_ab;
};

/* Splits the union and measures every pair; d, p and verdicts are for pairs_judge. */
void pairs_make(struct arena *a, const struct arm *base, const struct arm *head,
		const struct pair_opts *o, struct pair_set *out);
/* Of one sweep nothing but its hidden pairs, which were sampled in turn. */
void pairs_make_hidden(struct arena *a, const struct arm *arm, const struct pair_opts *o,
		       struct pair_set *out);

#endif

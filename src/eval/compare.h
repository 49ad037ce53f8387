#ifndef EVAL_COMPARE_H
#define EVAL_COMPARE_H

#include "op/op.h"

/*
 * Whether an output is right: measuring.md §6.2.  A value x of a program is compared
 * with r, the graph in fp64, within a tolerance made of how far the declared types
 * themselves (base) lie from r, of the output type's spacing and of the ops' own
 * error bounds.
 */
struct reference_output {
	struct tensor type; /* as declared: dtype, shape, strides */
	const void *base;   /* row-major, in that dtype */
	const double *r;    /* of floats: fp64 on base's decisions; NULL for ints and bools */
	const double *own; /* of floats: fp64 on its own decisions, or NULL if there are none */
	const void *own_int; /* of ints and bools: what the decisions of fp64 give, or NULL */
};

struct compare_rules {
	double e; /* largest sum of the rows' ulp bounds along a path to this output */
	double l; /* largest sum of reduced extents along a path; 0: none */
	bool below_decision; /* a discrete decision on floats lies above */
	bool allow_nonfinite;
	double scale; /* reviewed widening, >= 1 */
};

/* What a graph's structure gives for each of its returns. */
void compare_rules_of(const struct bound *b, uint32_t ret, struct compare_rules *out);

struct compare_result {
	const char *cause; /* NULL: right; else wrong_value, wrong_nonfinite, ill_conditioned */
	int64_t at;        /* row-major index of the worst element */
	double got, want, tol;
	double worst; /* largest |x - r| / tol */
	int64_t flips, ambiguous;
};

/* The tolerance of each float element, made once per output; NULL for ints. */
struct tolerance {
	double *tol; /* row-major */
	int64_t ambiguous;
	const char *cause; /* ill_conditioned, or NULL */
};
struct tolerance compare_tolerance(struct arena *a, const struct reference_output *ref,
				   const struct compare_rules *rules);

/* x: row-major in ref->type.dtype. */
struct compare_result compare_output(const struct reference_output *ref,
				     const struct tolerance *tol,
				     const struct compare_rules *rules, const void *x);

/* The cause with which nonsense would pass: vacuous_zero, vacuous_const, vacuous_stale (the
 * reference of another seed), vacuous_input; or NULL.  stale may be NULL; inputs are
 * row-major arrays of ninputs tensors of the output's shape and dtype. */
const char *compare_vacuous(const struct reference_output *ref, const struct tolerance *tol,
			    const struct compare_rules *rules, const void *stale,
			    const void *const *inputs, uint32_t ninputs);

/* Spacing of the dtype at |v|, not below that at its smallest normal. */
double dtype_spacing(enum dtype d, double v);

#endif

#ifndef EVAL_COMPARE_H
#define EVAL_COMPARE_H

#include "eval/compare_values.h"
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
	bool below_decision; /* a discrete decision on rounded floats lies above */
	bool has_cancelled;  /* so does a sum of them that may be small where they are not */
	double scale;        /* reviewed widening, >= 1 */
	/* The narrowest float type that something computed on a path is rounded to, or none. */
	enum dtype narrow;
};

struct spacing compare_spacing_of(enum dtype d); /* of a float type */
/* What a graph's structure gives for each of its returns. */
void compare_rules_of(const struct bound *b, uint32_t ret, struct compare_rules *out);

/* The tolerance of each float element, made once per output; ints have none. */
struct compare_errors { /* of base, by compare_bin of r where both are finite */
	double worst[COMPARE_BINS];
	int64_t n[COMPARE_BINS];
	double squares; /* of the finite r, and how many they are */
	int64_t finite;
};

/* What going through an output finds. */
struct compare_tally {
	/* Elements; unproved ones lie within a tolerance that is too wide to say much. */
	int64_t wrong, other_kind, either, unproved;
	double worst;          /* largest |x - r| / tol; infinite for wrong ints */
	int64_t at;            /* row-major index of the first of those; -1 */
	double got, want, tol; /* there */
};

/*
 * Where outputs lie, and who goes through them there: the host, or a GPU (run/near.h).  All
 * pointers of an output are to memory of that place.
 */
struct compare_place {
	enum status (*errors)(void *ctx, const struct reference_output *ref,
			      struct compare_errors *out);
	/* Of an output that has `own`: elements that lie beyond the tolerance from it. */
	enum status (*doubts)(void *ctx, const struct reference_output *ref,
			      const struct tolerance *t, int64_t *ambiguous);
	/* x row-major in the output's type, or NULL: *constant everywhere.  May end early once
	 * more than `most` elements are wrong, or one is of another kind. */
	enum status (*floats)(void *ctx, const struct reference_output *ref,
			      const struct tolerance *t, const void *x, double constant,
			      int64_t most, struct compare_tally *out);
	enum status (*ints)(void *ctx, const struct reference_output *ref, const void *x,
			    int64_t constant, struct compare_tally *out);
	/* Elements 0, step, 2·step … of r, or of base for ints. */
	enum status (*sample)(void *ctx, const struct reference_output *ref, int64_t step,
			      int64_t n, double *out);
	void *ctx;
};
extern const struct compare_place compare_here; /* the host */

MUST enum status compare_tolerance(const struct compare_place *place,
				   const struct reference_output *ref,
				   const struct compare_rules *rules, struct tolerance *out);

struct compare_result {
	const char *cause; /* NULL: right; else wrong_value, wrong_nonfinite, ill_conditioned */
	struct compare_tally seen;
};

/* x: row-major in ref->type.dtype. */
MUST enum status compare_output(const struct compare_place *place,
				const struct reference_output *ref, const struct tolerance *tol,
				const struct compare_rules *rules, const void *x,
				struct compare_result *out);

/* The cause with which nonsense would pass: vacuous_zero, vacuous_const, vacuous_stale (the
 * reference of another seed), vacuous_input; or NULL.  stale may be NULL; inputs are
 * row-major arrays of ninputs tensors of the output's shape and dtype. */
MUST enum status compare_vacuous(const struct compare_place *place,
				 const struct reference_output *ref,
				 const struct tolerance *tol, const struct compare_rules *rules,
				 const void *stale, const void *const *inputs, uint32_t ninputs,
				 const char **cause);

/* Spacing of the dtype at |v|, not below that at its smallest normal. */
double dtype_spacing(enum dtype d, double v);

#endif

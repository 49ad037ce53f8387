#ifndef EVAL_EVAL_H
#define EVAL_EVAL_H

#include "op/op.h"

/*
 * The reference interpreter: one op at a time, in the declared types (what torch's
 * eager mode does: each result is rounded to its type) or, when the graph was bound
 * wide, with every float in f64.
 *
 * Values are row-major arrays of their type, whatever strides the type shows; only
 * parameters have storages, with the strides and offset of their binding.
 */
struct eval_input {
	enum dtype dtype;    /* of the elements given; converted where the binding differs */
	const void *storage; /* element 0 of the storage */
	int64_t elements;    /* in it */
};

struct eval_value {
	struct tensor type;
	void *data;   /* row-major; NULL once it is not needed any more */
	bool is_kept; /* returned, or followed by another evaluation */
};

struct eval {
	const struct bound *b;
	struct eval_value **values; /* [node][output] */
	struct arena *arenas;       /* one per node, released after the last use */
	int64_t work;               /* element-operations done */
};

struct eval_opts {
	/* Integer and boolean values of another evaluation of the same graph that this one
	 * is to take over, so that both follow the same decisions; or NULL. */
	const struct eval *follow;
	bool keep_all; /* keep every value, so that it can be followed */
};

/* inputs: one per tensor parameter, in order.  UNSUPPORTED naming an op without
 * evaluation, INVALID when an index lies outside of its tensor. */
MUST enum status eval_run(struct arena *a, const struct bound *b,
			  const struct eval_input *inputs, const struct eval_opts *opts,
			  struct eval **out);
const struct eval_value *eval_ret(const struct eval *e, uint32_t i); /* i-th returned value */
void eval_release(struct eval *e);

/* Element-operations that eval_run would do, and bytes it would hold at most. */
void eval_cost(const struct bound *b, double *work, double *bytes);

#endif

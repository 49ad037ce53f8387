#ifndef OP_LOWER_H
#define OP_LOWER_H

#include "base/vec.h"
#include "op/op.h"

/*
 * Lowering.  The client decides what an operand is: a load from its buffer
 * (interpreter) or the operand's own expression (generators).
 */
struct rvar {
	uint32_t node, k, var;
};

struct lower {
	struct kir *k;
	void *ctx;
	kx (*load)(struct lower *l, const struct bound *b, struct ref r, const kx *idx);
	/* The storage element at a linear position of r's storage (for as_strided). */
	kx (*load_storage)(struct lower *l, const struct bound *b, struct ref r, kx position);
	/* One variable per (node, k), so that the same reduction at the same place is the
	 * same expression. */
	VEC(struct rvar) rvars;
};

/* The element of the operand in that slot at idx. */
kx lower_in(struct lower *l, const struct call *c, uint32_t slot, const kx *idx);
kx lower_in_list(struct lower *l, const struct call *c, uint32_t slot, uint32_t i,
		 const kx *idx);
/* With broadcasting from an output of shape `to`. */
kx lower_in_bcast(struct lower *l, const struct call *c, uint32_t slot, const kx *idx,
		  const struct tensor *to);
/* The k-th loop variable of a reduction of this call. */
kx lower_rvar(struct lower *l, const struct call *c, uint32_t k, int64_t extent);
/* Row-major position of idx in dims, and back. */
kx lower_flatten(struct kir *k, uint32_t rank, const int64_t *dim, const kx *idx);
void lower_unflatten(struct kir *k, uint32_t rank, const int64_t *dim, kx flat, kx *idx);
/* x as the value that a tensor of that type would hold: truncated, wrapped, != 0. */
kx lower_cast(struct kir *k, kx x, enum dtype from, enum dtype to);
/* An operand as torch reads it before computing in another type: also rounded. */
kx lower_operand(struct kir *k, kx x, enum dtype from, enum dtype to);
/* A number in that type: rounded, truncated and wrapped, != 0. */
kx lower_number(struct kir *k, const struct arg *arg, enum dtype to);
enum ktype ktype_of(enum dtype d); /* what it is computed in */

enum scatter_mode { SCATTER_SET, SCATTER_ADD, SCATTER_PROD, SCATTER_MIN, SCATTER_MAX };

struct scatter {
	kx idx[RANK_MAX]; /* where in the output */
	kx value;
	kx valid; /* condition, or KX_NONE for always */
	enum scatter_mode mode;
	bool skips_base; /* scatter_reduce(include_self = False): first touch replaces */
};

#endif

#ifndef EVAL_BLOCK_RUN_INT_H
#define EVAL_BLOCK_RUN_INT_H

#include "eval/block_int.h"

/* The block evaluator from inside: block.c plans and walks the domain, block_node.c does
 * one node, block_fold.c reductions. */
struct plan { /* nodes of one scope, in an order in which operands come first */
	kx *nodes;
	uint32_t n;
};

struct block {
	const struct kir *k;
	const struct block_buf *bufs;
	struct arena *arena;
	void **lanes;        /* per node */
	uint8_t **outside;   /* per node: mark per lane, or NULL */
	struct plan *scopes; /* per KX_REDUCE node: what its body needs per step */
	struct plan top;
	size_t n;    /* lanes in use */
	bool across; /* reductions of the top scope fold over lanes */
};

/* All nodes of a scope, in order, for the lanes in use. */
void block_run_plan(struct block *b, const struct plan *p);
/* Marks of a node's lanes, made when first asked for. */
uint8_t *block_marks(struct block *b, kx x);
double block_lane_f64(enum ktype t, const void *p, size_t j);
void block_reduce(struct block *b, kx x, const struct knode *n, void *out);

#endif

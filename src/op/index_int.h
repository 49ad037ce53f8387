#ifndef OP_INDEX_INT_H
#define OP_INDEX_INT_H

#include "op/lower.h"

/*
 * Advanced indexing: self[i, :, j] with tensors of integers and None.  The index tensors
 * broadcast to one shape, which stands in the result where the indexed dimensions were,
 * or first if these are not side by side.
 */
struct advanced {
	uint32_t rank;          /* of self */
	bool indexed[RANK_MAX]; /* dimension has a tensor */
	uint32_t first;         /* dimension of the result where the index shape begins */
	uint32_t index_rank;
	int64_t index_dim[RANK_MAX];
	uint32_t out_rank;
	int64_t out_dim[RANK_MAX];
};

/* self: operand 0; the list of index tensors: operand `slot`. */
MUST enum status advanced_read(const struct call *c, uint32_t slot, struct advanced *out);
/* Where in self the element idx of the result lies.  Negative indices count from the end. */
void advanced_at(struct lower *l, const struct call *c, uint32_t slot, const struct advanced *v,
		 const kx *idx, kx *at);
/* An index with negative values counted from the end of size. */
kx index_wrap(struct kir *k, kx i, int64_t size);

#endif

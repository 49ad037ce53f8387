#ifndef CORPUS_BOX_H
#define CORPUS_BOX_H

#include "ir/tensor.h"

/* Sets of places in a tensor: up to BOXES_MAX disjoint strided boxes, or all of it. */
enum { BOXES_MAX = 16 };

struct box {
	int64_t lo[RANK_MAX], n[RANK_MAX], step[RANK_MAX];
};

struct boxes {
	uint32_t rank, n;
	bool all, approx; /* approx: more than was asked for */
	struct box b[BOXES_MAX];
};

struct box box_whole(const struct tensor *t);
void boxes_add(struct boxes *s, const struct tensor *t, const struct box *b);
void boxes_add_all(struct boxes *s);
/* Elements of the set. */
int64_t boxes_count(const struct boxes *s, const struct tensor *t);
/* The part of b whose index in dimension d is in [lo, hi) with that step: false if empty. */
bool box_cut(struct box *b, uint32_t d, int64_t lo, int64_t hi, int64_t step);

#endif

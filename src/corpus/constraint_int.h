#ifndef CORPUS_CONSTRAINT_INT_H
#define CORPUS_CONSTRAINT_INT_H

#include "corpus/constraint.h"
#include "ir/expr.h"
#include "op/op.h"

/* A closed interval; the ends stop at ±IV_BIG, which stands for none. */
#define IV_BIG ((i128)1 << 100)

struct iv {
	i128 lo, hi;
};

struct flow {
	struct arena *a;
	const struct graph *g; /* bound: parameters are tensors */
	struct bound *b;
	struct iv *can, *need; /* of each node */
	struct gen *special;   /* a structure the value must have */
	int64_t *soft;         /* 0, or a size that a comparison hints at */
};

struct iv iv_all(void);
struct iv iv_of_dtype(enum dtype d);
struct iv iv_union(struct iv x, struct iv y);
struct iv iv_meet(struct iv x, struct iv y);
i128 iv_clip(i128 v);

const struct tensor *flow_type(const struct flow *f, uint32_t node);
struct iv flow_forward(struct flow *f, uint32_t node);
/* Narrows need[] of the operands. */
void flow_backward(struct flow *f, uint32_t node);
/* Permutations, seeds, offsets, pooling windows, signs of floats. */
void flow_structure(struct flow *f);

/* Of a call: its packet is this, "aten.add".  Asked for every node and dozens of packets, so
 * lengths are known to the compiler. */
bool flow_is_str(const struct flow *f, uint32_t node, struct str packet);
#define flow_is(f, node, packet) flow_is_str(f, node, STR(packet))
/* Or one of a list that ends in an empty one. */
bool flow_in(const struct flow *f, uint32_t node, const struct str *packets);
/* The node in the slot of that name, or UINT32_MAX; the slot's number or -1. */
uint32_t flow_operand(const struct flow *f, uint32_t node, uint32_t slot);
int flow_slot(const struct flow *f, uint32_t node, const char *name);
/* The integer that a slot holds as a literal or as an exact value; false if none. */
bool flow_literal(const struct flow *f, uint32_t node, uint32_t slot, i128 *out);

#endif

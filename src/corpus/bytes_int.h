#ifndef CORPUS_BYTES_INT_H
#define CORPUS_BYTES_INT_H

#include "corpus/box.h"
#include "corpus/bytes.h"
#include "op/op.h"

#define WALK_NONE UINT32_MAX

struct walk {
	const struct graph *g; /* bound */
	const struct point *p;
	struct bound *b;
	struct boxes *demand; /* of each node */
	int64_t *rows;        /* elements read through an index, besides */
	bool *in_place;       /* only written over what it is made of, by a copy_ */
	bool approx;
};

/* The demand of all nodes from the outputs back; everything lives in the arena. */
MUST enum status bytes_walk(struct arena *a, const struct graph *canonical,
			    const struct point *p, struct walk *out);
bool walk_is(const struct walk *w, uint32_t node, const char *packet);
uint32_t walk_operand(const struct walk *w, uint32_t node, uint32_t slot);
const struct tensor *walk_type(const struct walk *w, uint32_t node);
void walk_want_all(struct walk *w, uint32_t node);
void walk_want_operands(struct walk *w, uint32_t node); /* all of each */
void walk_want_box(struct walk *w, uint32_t node, const struct box *b);
/* The dimension in the slot of that name, from 0. */
uint32_t walk_dim(const struct walk *w, uint32_t node, const char *name, uint32_t rank);
/* start, end, step of a slicing call, as numbers inside the size. */
void walk_bounds(const struct walk *w, uint32_t node, int64_t size, int64_t v[3]);

/* bytes_view.c: demand through views. */
void pass_permute(struct walk *w, uint32_t node);
void pass_slice(struct walk *w, uint32_t node);
void pass_select(struct walk *w, uint32_t node);
void pass_reshape(struct walk *w, uint32_t node); /* bytes_reshape.c */

/* bytes_scatter.c: what is put into a tensor, elsewhere or in place. */
void pass_scatter(struct walk *w, uint32_t node);
void pass_slice_scatter(struct walk *w, uint32_t node);
void pass_copy(struct walk *w, uint32_t node);
void pass_mutation(struct walk *w, uint32_t node);
/* The call that makes what is copied back over its own base, or WALK_NONE: a mutation as
 * functional graphs have it, copy_(x, index_put(x, …)), also of several in a row. */
uint32_t walk_written_over(const struct walk *w, uint32_t copy);
/* Elements that a scatter or a like call may write. */
int64_t walk_updates(const struct walk *w, uint32_t node);

/* Passes the demand of a node on to its operands. */
void walk_pass(struct walk *w, uint32_t node);

#endif

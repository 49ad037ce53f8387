#ifndef CORPUS_CANON_INT_H
#define CORPUS_CANON_INT_H

#include "corpus/canon.h"
#include "op/op.h"

/*
 * Between the two halves of canonicalisation: canon_rewrite.c makes calls with
 * sizes and constants taken out, canon_order.c finds their order, canon.c writes.
 */
enum place_kind { PLACE_ARG, PLACE_SIZE, PLACE_SIZES, PLACE_CONST };

/* One argument as it is printed. */
struct place {
	enum place_kind kind;
	enum category category; /* of a constant */
	struct str keyword;     /* or empty */
	struct arg value;       /* nodes are vertices */
};

enum vertex_kind { VERTEX_INPUT, VERTEX_CALL };

/* A tensor input or a call. */
struct vertex {
	enum vertex_kind kind;
	uint32_t node;     /* of the region */
	struct str target; /* "aten.reshape.default"; of a getitem empty */
	struct place *places;
	uint32_t nplaces;
	uint32_t *operands, noperands; /* vertices, in order of mention */
	bool is_out, mutates;
	uint32_t *before, nbefore; /* hazards: vertices that must come first */
	struct str skeleton, data; /* data: skeleton with the point's part */
	struct point_input in;     /* of an input */
};

struct rewrite {
	struct arena *a;
	const struct graph *g;
	const struct canon_opts *opts;
	struct vertex *v;
	uint32_t nv, ninputs; /* inputs come first */
	uint32_t *of;         /* vertex of each node of the region, or NONE */
	struct bound *bound;  /* if a shape had to be inferred */
	bool tried_bind;
	struct str main_device;
};

#define VERTEX_NONE UINT32_MAX

MUST enum status canon_rewrite(struct rewrite *r);
/* The shape of a node, from its annotation or by inference. */
MUST enum status canon_shape(struct rewrite *r, uint32_t node, struct tensor *out);
/* Size and constant rules of one call: fills v->places. */
MUST enum status canon_places(struct rewrite *r, const struct node *n, struct vertex *v);
/* The right-hand side with what was taken out written as name(ctx, place). */
typedef void canon_name(void *ctx, struct buf *b, const struct place *p);
typedef void canon_operand(void *ctx, struct buf *b, uint32_t vertex);
void canon_print_call(struct buf *b, const struct vertex *v, canon_operand *operand,
		      canon_name *name, void *ctx);

/* The canonical order of calls; calls a leaf function for each candidate. */
struct order {
	uint32_t *calls, ncalls; /* vertices */
	bool exact;
	uint32_t leaves; /* looked at; 1: there was no choice */
};
typedef struct str canon_leaf(void *ctx, const uint32_t *calls, uint32_t n, struct str *point);
void canon_order(struct arena *a, const struct vertex *v, uint32_t nv, canon_leaf *leaf,
		 void *ctx, struct order *out);

#endif

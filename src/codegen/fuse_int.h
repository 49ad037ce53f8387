#ifndef CODEGEN_FUSE_INT_H
#define CODEGEN_FUSE_INT_H

#include "base/map.h"
#include "codegen/codegen.h"
#include "op/lower.h"

/* One value that is written to memory. */
struct store {
	struct ref ref;
	uint32_t buf; /* of the program */
	struct tensor type;
	bool is_scatter;  /* updates on top of a base that a store before it wrote */
	bool is_mutation; /* into an input; comes last */
	uint32_t group;
};

/* Loops around some stores.  A store is done inside the first `depth` of them. */
enum { LOOPS_MAX = 24, STORES_MAX = 64 };

struct nest {
	uint32_t nloops;
	uint32_t loop[LOOPS_MAX]; /* kir variables, outermost first */
	uint32_t nstores;
	struct nest_store {
		uint32_t store; /* UINT32_MAX: a partial result, in buf */
		uint32_t buf;
		uint32_t depth;
		kx value, offset; /* offset in elements */
		kx guard;         /* KX_NONE: always */
		enum scatter_mode mode;
		bool combines; /* reads what is there: scatter */
	} stores[STORES_MAX];
	bool serial;    /* no other store may join: updates of a scatter */
	bool one_unit;  /* updates may meet: one unit */
	uint32_t apart; /* CUDA C: outermost loops whose iterations never meet */
};

struct loop_cut { /* variable `from` became a and b */
	uint32_t a, b, from;
};

/* Values of the expression that is being lowered that are better read back: see value_restart. */
struct crowd {
	uint32_t lowering, depth;
	struct indices {
		uint32_t lowering, n;
	} * indices;             /* per node: at how many it was computed */
	uint32_t nstores, nbufs; /* before this lowering */
	bool is_found;
	struct ref last; /* in the order of the graph */
};

struct fuse {
	struct arena *arena;
	const struct bound *b;
	const struct codegen_opts *opts;
	struct lower l;
	struct kir *k;
	VEC(struct store) stores;
	VEC(struct codegen_buf) bufs;
	VEC(struct nest) nests;
	int32_t **stored;    /* [node][out]: store + 1, or 0 */
	uint32_t *input_buf; /* per node that is a parameter */
	VEC(struct loop_cut) cuts;
	VEC(uint32_t)
	common;          /* variables that stand for those of reductions, to compare them */
	struct map memo; /* of values already lowered at an index */
	uint32_t now;    /* group whose own values are expressions, not loads */
	struct crowd crowd;
};

MUST enum status fuse_graph(struct fuse *f);
void fuse_places(struct fuse *f); /* inputs and outputs alone */

/* Nodes that x is made of; and whether an index of the nest is divided by something that no cut
 * of a loop could undo: its loops run in an order that does not suit what is read. */
void mark_reads(struct fuse *f, kx x, uint8_t *seen);
bool divides(struct fuse *f, const struct nest *n);

/* place.c: the reductions of an expression; how many elements one folds; and one of a nest that
 * had better be stored: repeated, under a condition, or before all units. */
enum { REDUCTION_SMALL = 64 }; /* elements: cheap enough to do again, or inside a loop */

struct walk {
	struct fuse *f;
	const struct nest *n;
	uint8_t *seen; /* 1: seen under a guard only, 2: seen unguarded */
	VEC(kx) found;
	VEC(bool) guarded;
	int64_t *work; /* per node, where it was asked for; 0: not known */
};

void find_reductions(struct walk *w, kx x, bool guarded);
int64_t reduction_size(const struct fuse *f, kx x);
kx find_misplaced(struct fuse *f, const struct nest *n);

/* split.c: loop variables cut so that no division by a constant is left; and joined where none
 * comes of it, those of reductions likewise. */
void split_loops(struct fuse *f, struct nest *n);
void join_loops(struct fuse *f, struct nest *n);
void join_reductions(struct fuse *f, struct nest *n);
/* Where reads are transposed: another loop innermost; tiles of both. */
void turn_loops(struct fuse *f, struct nest *n);
void tile_loops(struct fuse *f, struct nest *n);

/* nest.c: updates of a scattering op as a nest of their own, after that of its base; and
 * long reductions with few results in two steps. */
void scatter_nest(struct fuse *f, uint32_t store);
struct nest scatter_updates(struct fuse *f, uint32_t store); /* as they would be, to look at */
void split_reductions(struct fuse *f);

/* table.c: values that are costly and few, but needed for many elements, are stored. */
void store_tables(struct fuse *f);

/* Whether a function costs no more than a few instructions of a vector unit. */
bool value_is_light(const struct kir_fn *fn);

/* emit.c */
void emit_c(struct fuse *f, struct codegen *out);
void emit_loops(struct fuse *f, struct codegen *out);

/* What stands behind codegen_head where it is wanted. */
extern const char *const codegen_draws;  /* draws.h, of kernels that draw in rows */
extern const char *const codegen_blocks; /* folds of a block's threads, in CUDA C */

#endif

#ifndef CODEGEN_EMIT_INT_H
#define CODEGEN_EMIT_INT_H

#include "codegen/fuse_int.h"

/* A value of each element of a row that is kept, and the pass that fills it. */
struct row {
	kx x;
	uint32_t pass;
};

/*
 * Writing one nest as C, or as CUDA C.  A node becomes a variable v<number> in the scope in
 * which it is first needed; leaving a scope forgets its variables.  Loop variables are
 * i<number>.
 */
struct emit {
	struct fuse *f;
	struct kir *k;
	struct nest *n;
	struct buf *out;
	int indent;
	uint8_t *known;  /* per node: a variable in scope */
	uint8_t *array;  /* per node: enum waits */
	uint32_t *home;  /* per node that waits: the number of its array */
	VEC(kx) log;     /* known ones in order, for undoing */
	uint32_t *alias; /* per variable: the loop variable that runs for it */
	uint32_t nvars, nnodes;
	/* Indices of the arrays, in the loop at hand. */
	const char *lane, *block_at, *row_at;
	/* CUDA C; and whether all threads of a block are here, so that they fold together. */
	bool is_cuda, is_whole_block;
	/* stage.c: the variable of a row, what it is in a part of its loop, the level whose
	 * passes run over it, the pass that is written (1 on; 0: none), what is kept. */
	uint32_t row_var, row_level, pass;
	kx row_to;
	VEC(struct row) rows;
};

/* Where the values of a node lie: a column's results in a<number>[lane], a block's in
 * s<number>, a row's in r<number>, which one pass fills
 * for those after it. */
enum waits { WAITS_NOT, WAITS_LANE, WAITS_BLOCK, WAITS_ROW };

/* The reductions that run in one loop. */
struct batch {
	const kx *x;
	uint32_t n;
};

/* An innermost loop of var from … to …, as texts, and what waits for it. */
struct span {
	uint32_t var;
	const char *from, *to;
	const kx *staged;
	uint32_t nstaged, mark;
};

enum { EMIT_LANES = 16, EMIT_BLOCK = 4096 };

void emit_line(struct emit *e, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void emit_open(struct emit *e, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void emit_close(struct emit *e);
uint32_t emit_mark(const struct emit *e);
void emit_forget(struct emit *e, uint32_t mark); /* what became known since */

void emit_known(struct emit *e, kx x); /* it has a variable from here on */
const char *emit_var(struct emit *e, uint32_t var);
/* The text of a node's value; writes what must stand before it. */
const char *emit_value(struct emit *e, kx x);
/* A batch of reductions with equal extents, as one set of loops. */
void emit_reductions(struct emit *e, const kx *x, uint32_t n);
void emit_store(struct emit *e, const struct nest_store *s);

/* As C: the type that a value is computed in, and that an element is stored in. */
const char *emit_ktype(enum ktype t);
const char *emit_ctype(enum dtype d);
/* First value of a fold and one step of it, as C; buffers are overwritten by the next. */
const char *emit_first(enum kreduce r, enum ktype t);
const char *emit_step(struct emit *e, enum kreduce r, enum ktype t, const char *a,
		      const char *b);

int64_t emit_extent(const struct emit *e, uint32_t var);
/* Variables taken from a number named `from`, the last one's extent running fastest. */
void emit_decode(struct emit *e, const char *from, const uint32_t *vars, uint32_t n);
/* Loop level of a node: 1 + the deepest loop of the nest that it depends on; 0 for none;
 * UINT32_MAX inside a reduction. */
uint32_t emit_level(struct emit *e, kx x);

/* Room for nodes and variables made meanwhile. */
void emit_grow(struct emit *e);

/* Writes what belongs to a level, before the loop inside of it. */
void emit_hoisted(struct emit *e, uint32_t level);
/* Reductions of a level, operands first: all, and those that are not small. */
uint32_t emit_long_reductions(struct emit *e, uint32_t level, kx *out, uint32_t max);
uint32_t emit_level_reductions(struct emit *e, uint32_t level, kx *out, uint32_t max);

/* emit_if.c: a condition of some select in x that var does not change, or KX_NONE; x as it is
 * where the condition is met or not; and the two branches, the one where it is first. */
enum { CONDITIONS_MAX = 4 }; /* around one loop, which is written for each outcome */
kx emit_condition(struct emit *e, const kx *x, uint32_t n, uint32_t var);
void emit_decide(struct emit *e, kx condition, bool is_met, uint32_t var, kx *x, uint32_t n);
void emit_open_if(struct emit *e, kx condition, bool is_met);

/* Buffers that the nest touches, marked as used in this step. */
struct uses {
	uint8_t *reads, *writes;
	bool alias; /* an input is written: inputs may share storage */
};
struct uses emit_uses(struct emit *e, uint32_t step);

/* Where conditions on a variable change, ascending, without 0 and the extent. */
enum { SEGMENTS_MAX = 8 };
struct bounds {
	int64_t at[SEGMENTS_MAX + 2];
	uint32_t n;
};
void emit_bounds(struct emit *e, const kx *x, uint32_t n, uint32_t var, struct bounds *out);

/* stage.c: values that wait in arrays.  Reductions of a level over equal extents get one
 * variable; what a later pass needs again is kept by the first; and around an innermost
 * loop, what would keep it from vectors is computed before, a block at a time. */
void stage_unify(struct emit *e, uint32_t level);
void stage_rows(struct emit *e, const struct batch *b, uint32_t n, bool then_stores);
bool stage_is_pass(const struct emit *e, const struct batch *b);
void stage_fill(struct emit *e);        /* at the end of an iteration of a pass */
void stage_filled(struct emit *e);      /* the pass has ended */
void stage_move(struct emit *e, kx to); /* the row's variable is `to` in what follows */
void stage_open(struct emit *e, struct span *s, const kx *roots, uint32_t n);
void stage_close(struct emit *e, const struct span *s);

/* emit_cuda.c: the nest as a kernel; a batch of reductions by all threads of a block. */
void emit_kernel(struct emit *e, uint32_t number, struct codegen_step *step);
void emit_block_fold(struct emit *e, const kx *x, const kx *body, uint32_t n);

/* column.c: reductions whose results lie side by side, folded together. */
bool column_fits(struct emit *e, int64_t *block);
void column_body(struct emit *e, int64_t block);
int64_t column_units(struct emit *e, int64_t block);

#endif

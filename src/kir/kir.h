#ifndef KIR_KIR_H
#define KIR_KIR_H

#include "base/str.h"
#include "base/vec.h"

/*
 * Scalar expressions over loop variables and buffers: what one element of a
 * tensor is.  Nodes are hash-consed in a pool, so equal expressions are one
 * number, and simplified as they are made: integer sums are kept in a linear
 * normal form, divisions and comparisons are decided by the ranges of the
 * loop variables where they can be.  That turns the index arithmetic of
 * reshapes back into plain strides.
 *
 * Types: KT_BOOL holds 0 or 1; KT_I64 all integers; floats are computed as f32
 * or f64 and rounded to narrower types only where they are stored.
 */
typedef uint32_t kx;
#define KX_NONE 0u /* no expression; also "always" as a condition */

enum ktype { KT_BOOL, KT_I64, KT_F32, KT_F64, KT_COUNT };

enum kop {
	KX_VOID,
	KX_CONST_I, /* .i */
	KX_CONST_F, /* .f */
	KX_VAR,     /* .i: number of the variable */
	KX_ADD,     /* i64; args sorted */
	KX_MUL,     /* i64 */
	KX_DIV,     /* i64, floor, by a positive constant .i */
	KX_MOD,     /* i64, result in [0, .i) */
	KX_LT,      /* i64, i64 → bool */
	KX_EQ,
	KX_AND,
	KX_OR,
	KX_NOT,
	KX_LOAD,   /* buffer .i at offset args[0] */
	KX_CAST,   /* to .type; float → int truncates */
	KX_WRAP,   /* i64 reduced to .i bits, signed if .flag */
	KX_ASSUME, /* args[0], promised to lie in [0, .i): an index inside of its tensor */
	KX_CALL,   /* fn of args: a row of the op table */
	KX_SELECT, /* args[0] ? args[1] : args[2]; what is not taken is not evaluated */
	KX_REDUCE, /* args[0] folded over variables */
};

enum kreduce { KR_SUM, KR_PROD, KR_MAX, KR_MIN, KR_ANY, KR_ALL, KR_ARGMAX, KR_ARGMIN };

/* A scalar function: as text for the generators, as code for the interpreter.  The
 * text is a C expression over a, b, c, d of the args' types; T is the type computed
 * in, m a small constant, k 1 if the operands are booleans. */
typedef void kir_block(size_t n, const void *const *in, void *out, int m, int k);
struct kir_fn {
	const char *name, *text;
	kir_block *block[KT_COUNT]; /* by T; NULL where it does not apply */
};

struct knode {
	uint8_t op, type, nargs, flag;
	uint8_t kreduce, m, k, nvars;
	kx args[4];
	int64_t i;
	double f;
	const struct kir_fn *fn;
	const uint32_t *vars;
	int64_t lo, hi;       /* bounds of an integer value */
	const uint32_t *free; /* variables that it mentions freely, ascending */
	uint32_t nfree;
};

struct kbuf {
	const char *name;        /* of the C variable, for texts */
	const char *ctype_dtype; /* dtype token of its elements */
	enum ktype type;         /* what a load of it gives */
};

struct kir {
	struct arena *arena;
	VEC(struct knode) nodes;
	uint32_t *table; /* hash-consing */
	uint32_t ntable;
	VEC(int64_t) extents; /* of variables */
	VEC(struct kbuf) bufs;
};

struct kir *kir_new(struct arena *a);
const struct knode *kir_at(const struct kir *k, kx x);
uint32_t kir_var_new(struct kir *k, int64_t extent); /* its number */
uint32_t kir_buf_new(struct kir *k, const char *name, const char *dtype, enum ktype type);

kx kx_int(struct kir *k, int64_t v);
kx kx_bool(struct kir *k, bool v);
kx kx_float(struct kir *k, enum ktype t, double v);
kx kx_var(struct kir *k, uint32_t var);
kx kx_add(struct kir *k, kx a, kx b);
kx kx_addc(struct kir *k, kx a, int64_t c);
kx kx_sub(struct kir *k, kx a, kx b);
kx kx_mul(struct kir *k, kx a, kx b);
kx kx_mulc(struct kir *k, kx a, int64_t c);
kx kx_div(struct kir *k, kx a, int64_t c); /* c > 0 */
kx kx_mod(struct kir *k, kx a, int64_t c); /* c > 0 */
kx kx_lt(struct kir *k, kx a, kx b);
kx kx_ge(struct kir *k, kx a, kx b);
kx kx_eq(struct kir *k, kx a, kx b);
kx kx_and(struct kir *k, kx a, kx b);
kx kx_or(struct kir *k, kx a, kx b);
kx kx_not(struct kir *k, kx a);
/* lo <= a < hi */
kx kx_within(struct kir *k, kx a, int64_t lo, int64_t hi);
kx kx_load(struct kir *k, uint32_t buf, kx offset);
kx kx_cast(struct kir *k, kx a, enum ktype t);
kx kx_wrap(struct kir *k, kx a, unsigned bits, bool is_signed);
/* a, of which a legal input says that 0 <= a < n; the interpreter asks, code does not. */
kx kx_assume(struct kir *k, kx a, int64_t n);
kx kx_select(struct kir *k, kx cond, kx a, kx b);
kx kx_reduce(struct kir *k, enum kreduce r, kx body, const uint32_t *vars, uint32_t nvars);

struct kcall {
	const struct kir_fn *fn;
	enum ktype type; /* of the result */
	enum ktype t;    /* computed in */
	int m, k;
};
kx kx_call(struct kir *k, const struct kcall *c, const kx *args, uint32_t nargs);
enum ktype kx_call_type(const struct knode *n);        /* T of a KX_CALL */
bool kx_is_int(const struct kir *k, kx x, int64_t *v); /* a constant integer */

/* x with every variable v replaced by map[v] where that is not KX_NONE.  Bound
 * variables of reductions are left alone unless mapped. */
kx kx_subst(struct kir *k, kx x, const kx *map, uint32_t nmap);

/* x with var replaced by `to` where it is free: what a reduction binds stays. */
kx kx_subst_free(struct kir *k, kx x, uint32_t var, kx to);
/* Whether x mentions var freely. */
bool kx_depends(const struct kir *k, kx x, uint32_t var);
bool kx_mentions(const struct kir *k, kx x, kx what); /* x is it or is computed from it */

/* The same operation on other operands, simplified anew. */
kx kx_rebuild(struct kir *k, kx x, const kx *args);

/* depends[v] = 1 for every variable that x mentions freely. */
void kx_free_vars(const struct kir *k, kx x, uint8_t *depends);
/* Coefficient of var in an integer expression that is linear in it; false if it is not. */
bool kx_coefficient(const struct kir *k, kx x, uint32_t var, int64_t *coef);

/* A node as one step ("mul %3, %4"), and as an operand of another ("%5", "0.5", "i2"). */
void kx_print_step(struct buf *b, const struct kir *k, kx x);
void kx_print_operand(struct buf *b, const struct kir *k, kx x);
const char *ktype_name(enum ktype t);
const char *kreduce_name(enum kreduce r);

#endif

#ifndef IR_EXPR_H
#define IR_EXPR_H

#include "base/str.h"

/*
 * Expressions of sizes: `((2*s1 + 2)//3)`, `FloorDiv(2 + 2 * s1, 3)`.
 *
 * Integers are exact in 128 bits.  // and % round to minus infinity, / must
 * divide.  Both spellings of an operation are one expression: expr_equal
 * compares normal forms, linear where the expression is linear.  A text has at
 * most EXPR_TOKENS_MAX tokens, so that walking its tree may recurse.
 */
__extension__ typedef __int128 i128;
__extension__ typedef unsigned __int128 u128;

enum { EXPR_TOKENS_MAX = 4096, EXPR_DEPTH_MAX = 64 };

enum expr_op {
	EXPR_INT,  /* .value */
	EXPR_NAME, /* .name */
#define EXPR_FN(name, function, least, most) EXPR_##name,
#include "ir/expr.def"
#undef EXPR_FN
	EXPR_COUNT
};

struct expr {
	enum expr_op op;
	uint32_t nargs;
	struct expr **args;
	i128 value;
	struct str name;
	uint32_t at; /* where it stands in its text, in bytes */
};

/* What a scan of a text's beginning came to. */
struct expr_scan {
	struct expr *expr; /* NULL: a fault */
	const char *stop;  /* first byte behind the expression, or where the fault is */
	const char *code;  /* of the fault: "expected", "nesting", "limit", "number-range" */
	const char *words;
};

/* The longest expression at p.  Newlines and comments are blanks if in_bracket. */
void expr_scan(struct arena *a, const char *p, const char *end, bool in_bracket,
	       struct expr_scan *out);
/* The whole text must be one; INVALID with the position otherwise. */
MUST enum status expr_parse(struct arena *a, struct str text, struct expr **out);

/* The value of a name; false if it is not bound. */
typedef bool expr_lookup(void *ctx, struct str name, i128 *out);
/* INVALID with a position: overflow, division by zero, an unbound name, a truth value
 * where a number belongs or the other way round.  A truth value counts as 0 or 1. */
MUST enum status expr_eval(const struct expr *e, expr_lookup *f, void *ctx, i128 *out);

/* Infix operators where there are some, parentheses only where needed. */
void expr_print(struct buf *b, const struct expr *e);
/* The normal form as text: equal for equal linear expressions, however spelt. */
struct str expr_normal(struct arena *a, const struct expr *e);
bool expr_equal(struct arena *scratch, const struct expr *x, const struct expr *y);

/* True if the name is one of the functions, "FloorDiv", … */
bool expr_is_function(struct str name);

#endif

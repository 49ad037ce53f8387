#ifndef PROVIDER_ORACLE_EXPR_H
#define PROVIDER_ORACLE_EXPR_H

#include "base/str.h"

/*
 * Expressions of an oracle's sidecar (measuring.md §7.1): integers, names, + - * and / , which
 * rounds down, cdiv(a, b), which rounds up, min(a, b), max(a, b), parentheses.
 *
 *	cdiv(in0.d0 * in0.d1, 4 * BLOCK)
 *
 * A name is letters, digits, _ and dots; what names stand for, the caller says.
 */
struct oracle_names {
	/* False: there is no such name. */
	bool (*find)(void *ctx, struct str name, int64_t *value);
	void *ctx;
	bool is_dry; /* values are not known yet: only form and names are looked at */
};

/* INVALID with the column for what is no expression, an unknown name, a division by zero, or a
 * value beyond 64 bits. */
MUST enum status oracle_expr(struct str text, const struct oracle_names *names, int64_t *out);

#endif

/* Values, normal forms and printing of size expressions. */
#include "base/vec.h"
#include "ir/expr.h"

#include <stdlib.h>
#include <string.h>

struct bound {
	expr_lookup *f;
	void *ctx;
};

MUST static enum status value_of(const struct expr *e, const struct bound *b, i128 *out);

#define FAIL_AT(e, words) FAIL(INVALID, "byte %u: %s", (e)->at + 1, words)

/* Truth values are not numbers, and the other way round. */
static bool is_truth(const struct expr *e)
{
	if (e->op == EXPR_WHERE)
		return is_truth(e->args[1]);
	return (e->op >= EXPR_EQ && e->op <= EXPR_NOT) ||
	       (e->op == EXPR_IDENTITY && is_truth(e->args[0]));
}

static bool wants_truth(enum expr_op op, uint32_t i)
{
	return op == EXPR_AND || op == EXPR_OR || op == EXPR_NOT ||
	       (op == EXPR_WHERE && i == 0);
}

static i128 floor_div(i128 x, i128 y)
{
	i128 q = x / y;

	return q - ((x % y != 0) && ((x < 0) != (y < 0)));
}

MUST static enum status divide(const struct expr *e, i128 x, i128 y, i128 *out)
{
	const i128 least = (i128)((u128)1 << 127);

	if (y == 0)
		FAIL_AT(e, "division by zero");
	if (x == least && y == -1)
		FAIL_AT(e, "overflow");
	*out = floor_div(x, y);
	if (e->op == EXPR_MOD || e->op == EXPR_PYTHONMOD)
		*out = x - *out * y;
	else if (e->op == EXPR_CLEANDIV && *out * y != x)
		FAIL_AT(e, "does not divide");
	else if (e->op == EXPR_CEILDIV)
		*out += *out * y != x;
	return STATUS_OK;
}

MUST static enum status power(const struct expr *e, i128 x, i128 y, i128 *out)
{
	i128 r = 1;

	if (y < 0)
		FAIL_AT(e, "negative exponent");
	if (x >= -1 && x <= 1)
		y = x == -1 ? y & 1 : y != 0; /* or the loop would be long */
	for (; y > 0; y--)
		if (__builtin_mul_overflow(r, x, &r))
			FAIL_AT(e, "overflow");
	*out = r;
	return STATUS_OK;
}

MUST static enum status arithmetic(const struct expr *e, const i128 *v, i128 *out)
{
	bool over = false;

	if (e->op == EXPR_ADD)
		over = __builtin_add_overflow(v[0], v[1], out);
	else if (e->op == EXPR_SUB)
		over = __builtin_sub_overflow(v[0], v[1], out);
	else if (e->op == EXPR_MUL)
		over = __builtin_mul_overflow(v[0], v[1], out);
	else if (e->op == EXPR_NEG)
		over = __builtin_sub_overflow((i128)0, v[0], out);
	else if (e->op == EXPR_ABS && v[0] < 0)
		over = __builtin_sub_overflow((i128)0, v[0], out);
	else
		*out = v[0];
	if (over)
		FAIL_AT(e, "overflow");
	return STATUS_OK;
}

static i128 compare(enum expr_op op, i128 x, i128 y)
{
	return op == EXPR_EQ   ? x == y
	       : op == EXPR_NE ? x != y
	       : op == EXPR_LT ? x < y
	       : op == EXPR_LE ? x <= y
	       : op == EXPR_GT ? x > y
			       : x >= y;
}

static i128 fold(const struct expr *e, const i128 *v)
{
	i128 r = v[0];

	for (uint32_t i = 1; i < e->nargs; i++)
		if (e->op == EXPR_MIN ? v[i] < r : e->op == EXPR_MAX && v[i] > r)
			r = v[i];
		else if (e->op == EXPR_AND)
			r = r && v[i];
		else if (e->op == EXPR_OR)
			r = r || v[i];
	return r;
}

MUST static enum status apply(const struct expr *e, const i128 *v, i128 *out)
{
	i128 q;

	if (e->op >= EXPR_FLOORDIV && e->op <= EXPR_PYTHONMOD)
		return divide(e, v[0], v[1], out);
	if (e->op == EXPR_MODULARINDEXING) {
		struct expr step = {.op = EXPR_FLOORDIV, .at = e->at};

		TRY(divide(&step, v[0], v[1], &q));
		step.op = EXPR_MOD;
		return divide(&step, q, v[2], out);
	}
	if (e->op == EXPR_POW)
		return power(e, v[0], v[1], out);
	if (e->op >= EXPR_EQ && e->op <= EXPR_GE)
		*out = compare(e->op, v[0], v[1]);
	else if (e->op == EXPR_NOT)
		*out = !v[0];
	else if (e->op == EXPR_WHERE)
		*out = v[0] ? v[1] : v[2];
	else if (e->op == EXPR_MIN || e->op == EXPR_MAX || e->op == EXPR_AND ||
		 e->op == EXPR_OR)
		*out = fold(e, v);
	else
		return arithmetic(e, v, out);
	return STATUS_OK;
}

MUST static enum status value_of(const struct expr *e, const struct bound *b, i128 *out)
{
	i128 v[EXPR_DEPTH_MAX];

	if (e->op == EXPR_INT) {
		*out = e->value;
		return STATUS_OK;
	}
	if (e->op == EXPR_NAME) {
		if (!b->f || !b->f(b->ctx, e->name, out))
			FAIL(INVALID, "byte %u: '" STR_FMT "' is not bound", e->at + 1,
			     STR_ARG(e->name));
		return STATUS_OK;
	}
	for (uint32_t i = 0; i < e->nargs; i++) {
		bool truth = is_truth(e->args[i]),
		     any = e->op == EXPR_IDENTITY || (e->op == EXPR_WHERE && i > 0);

		if (!any && truth != wants_truth(e->op, i))
			FAIL_AT(e->args[i], truth ? "a truth value, where a number belongs"
						  : "a number, where a truth value belongs");
		TRY(value_of(e->args[i], b, &v[i]));
	}
	return apply(e, v, out);
}

enum status expr_eval(const struct expr *e, expr_lookup *f, void *ctx, i128 *out)
{
	struct bound b = {f, ctx};

	return value_of(e, &b, out);
}

static const struct sign {
	const char *token;
	int binds; /* 1 loosest */
} signs[EXPR_COUNT] = {
	[EXPR_AND] = {" and ", 1},   [EXPR_OR] = {" or ", 1},    [EXPR_EQ] = {" == ", 2},
	[EXPR_NE] = {" != ", 2},     [EXPR_LT] = {" < ", 2},     [EXPR_LE] = {" <= ", 2},
	[EXPR_GT] = {" > ", 2},      [EXPR_GE] = {" >= ", 2},    [EXPR_ADD] = {" + ", 3},
	[EXPR_SUB] = {" - ", 3},     [EXPR_MUL] = {"*", 4},      [EXPR_FLOORDIV] = {"//", 4},
	[EXPR_PYTHONMOD] = {"%", 4}, [EXPR_CLEANDIV] = {"/", 4}, [EXPR_POW] = {"**", 6},
};

static const char *const functions[EXPR_COUNT] = {
#define EXPR_FN(name_, function_, least_, most_) [EXPR_##name_] = function_,
#include "ir/expr.def"
#undef EXPR_FN
};

static void put_int(struct buf *b, i128 v)
{
	char digits[48], *p = digits + sizeof(digits);
	u128 u = v < 0 ? -(u128)v : (u128)v;

	do
		*--p = (char)('0' + (int)(u % 10));
	while (u /= 10);
	if (v < 0)
		*--p = '-';
	buf_add(b, p, (size_t)(digits + sizeof(digits) - p));
}

struct printer {
	struct buf *b;
	bool calls; /* FloorDiv(x, y) where (x//y) would stand */
	uint32_t depth, deepest;
};

static void put(struct printer *p, const struct expr *e, int around);

static void open(struct printer *p, const char *with)
{
	buf_cstr(p->b, with);
	p->depth++;
	p->deepest = p->depth > p->deepest ? p->depth : p->deepest;
}

static void close(struct printer *p)
{
	buf_char(p->b, ')');
	p->depth--;
}

static void put_call(struct printer *p, const struct expr *e)
{
	buf_cstr(p->b, functions[e->op]);
	open(p, "(");
	for (uint32_t i = 0; i < e->nargs; i++) {
		buf_cstr(p->b, i ? ", " : "");
		put(p, e->args[i], 0);
	}
	close(p);
}

static void put_infix(struct printer *p, const struct expr *e, int around)
{
	int binds = signs[e->op].binds;
	bool right = e->op == EXPR_POW, compares = binds == 2, inner = binds < around;

	if (inner && p->calls && functions[e->op]) {
		put_call(p, e);
		return;
	}
	if (inner)
		open(p, "(");
	put(p, e->args[0], binds + (right || compares));
	buf_cstr(p->b, signs[e->op].token);
	p->depth += right;
	put(p, e->args[1], right ? 5 : binds + 1);
	p->depth -= right;
	if (inner)
		close(p);
}

static void put_sign(struct printer *p, const struct expr *e, int around)
{
	if (around > 5)
		open(p, "(");
	open(p, e->op == EXPR_NEG ? "-" : "not ");
	put(p, e->args[0], 5);
	p->depth--;
	if (around > 5)
		close(p);
}

static void put(struct printer *p, const struct expr *e, int around)
{
	if (e->op == EXPR_INT)
		put_int(p->b, e->value);
	else if (e->op == EXPR_NAME)
		buf_str(p->b, e->name);
	else if (signs[e->op].token && e->nargs == 2)
		put_infix(p, e, around);
	else if (e->op == EXPR_NEG || e->op == EXPR_NOT)
		put_sign(p, e, around);
	else
		put_call(p, e);
}

/* A call's operands need no parentheses of their own: what would nest deeper as operators
 * than may be read, though it was read, is written with calls. */
void expr_print(struct buf *b, const struct expr *e)
{
	struct printer p = {.b = b};
	size_t n = b->n;

	put(&p, e, 0);
	if (p.deepest < EXPR_DEPTH_MAX)
		return;
	b->n = n;
	p = (struct printer){.b = b, .calls = true};
	put(&p, e, 0);
}

/* A sum of products: coefficient times an atom, whose text is empty for the constant. */
struct term {
	struct str atom;
	i128 times;
};

struct sum {
	VEC(struct term) terms;
	bool failed; /* overflow: not linear in 128 bits */
};

static void add_term(struct arena *a, struct sum *s, struct str atom, i128 times)
{
	for (uint32_t i = 0; i < s->terms.n; i++)
		if (str_eq(s->terms.p[i].atom, atom)) {
			s->failed |= __builtin_add_overflow(s->terms.p[i].times, times,
							    &s->terms.p[i].times);
			return;
		}
	vec_push(&s->terms, a, ((struct term){atom, times}));
}

static bool constant_of(const struct expr *e, i128 *out)
{
	if (e->op == EXPR_IDENTITY)
		return constant_of(e->args[0], out);
	if (e->op == EXPR_NEG && constant_of(e->args[0], out))
		return !__builtin_sub_overflow((i128)0, *out, out);
	*out = e->value;
	return e->op == EXPR_INT;
}

/* What is not linear: the operation on the normal forms of its operands. */
static struct str atom_text(struct arena *a, const struct expr *e)
{
	struct buf b = buf_new(a);
	enum expr_op op = e->op == EXPR_PYTHONMOD ? EXPR_MOD : e->op;

	if (e->op == EXPR_NAME)
		return e->name;
	buf_cstr(&b, functions[op]);
	for (uint32_t i = 0; i < e->nargs; i++) {
		buf_char(&b, i ? ',' : '(');
		buf_str(&b, expr_normal(a, e->args[i]));
	}
	buf_char(&b, ')');
	return buf_view(&b);
}

static void flatten(struct arena *a, const struct expr *e, i128 times, struct sum *s)
{
	i128 k;

	if (e->op == EXPR_ADD || e->op == EXPR_SUB) {
		flatten(a, e->args[0], times, s);
		k = times;
		if (e->op == EXPR_SUB)
			s->failed |= __builtin_sub_overflow((i128)0, times, &k);
		flatten(a, e->args[1], k, s);
	} else if (e->op == EXPR_NEG) {
		s->failed |= __builtin_sub_overflow((i128)0, times, &k);
		flatten(a, e->args[0], k, s);
	} else if (e->op == EXPR_IDENTITY) {
		flatten(a, e->args[0], times, s);
	} else if (e->op == EXPR_INT) {
		s->failed |= __builtin_mul_overflow(times, e->value, &k);
		add_term(a, s, STR(""), k);
	} else if (e->op == EXPR_MUL &&
		   (constant_of(e->args[0], &k) || constant_of(e->args[1], &k))) {
		bool left = constant_of(e->args[0], &k);

		s->failed |= __builtin_mul_overflow(times, k, &k);
		flatten(a, e->args[left], k, s);
	} else {
		add_term(a, s, atom_text(a, e), times);
	}
}

static int by_atom(const void *x, const void *y)
{
	return str_cmp(((const struct term *)x)->atom, ((const struct term *)y)->atom);
}

struct str expr_normal(struct arena *a, const struct expr *e)
{
	struct buf b = buf_new(a);
	struct sum s = {0};

	flatten(a, e, 1, &s);
	if (s.failed) {
		expr_print(&b, e);
		return buf_view(&b);
	}
	if (s.terms.n)
		qsort(s.terms.p, s.terms.n, sizeof(*s.terms.p), by_atom);
	for (uint32_t i = 0; i < s.terms.n; i++) {
		const struct term *t = &s.terms.p[i];

		if (!t->times)
			continue;
		if (b.n)
			buf_char(&b, '+');
		put_int(&b, t->times);
		buf_cstr(&b, t->atom.n ? "*" : "");
		buf_str(&b, t->atom);
	}
	return b.n ? buf_view(&b) : STR("0");
}

bool expr_equal(struct arena *scratch, const struct expr *x, const struct expr *y)
{
	struct arena_mark m = arena_mark(scratch);
	bool equal = str_eq(expr_normal(scratch, x), expr_normal(scratch, y));

	arena_reset(scratch, m);
	return equal;
}

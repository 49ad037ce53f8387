/* Reading of size expressions: recursive descent, a function per level of binding. */
#include "ir/expr.h"

#include "base/vec.h"

#include <string.h>

enum { DIGITS_MAX = 64 };

static const struct fn_row {
	const char *name;
	uint32_t least, most;
} fns[EXPR_COUNT] = {
#define EXPR_FN(name_, function_, least_, most_) [EXPR_##name_] = {function_, least_, most_},
#include "ir/expr.def"
#undef EXPR_FN
};

struct scanner {
	struct arena *a;
	const char *text, *p, *end;
	bool in_bracket;
	uint32_t tokens, depth, parens;
	const char *at, *code, *words; /* of the fault */
};

static struct expr *cmp_level(struct scanner *s);
static struct expr *logic(struct scanner *s);

static struct expr *fault(struct scanner *s, const char *code, const char *words)
{
	if (!s->code) {
		s->code = code;
		s->words = words;
		s->at = s->p;
	}
	return NULL;
}

static bool is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
	       c == '_';
}

static void blanks(struct scanner *s)
{
	bool lines = s->in_bracket || s->parens;

	for (; s->p < s->end; s->p++) {
		if (*s->p == '#' && lines) {
			const char *nl = memchr(s->p, '\n', (size_t)(s->end - s->p));

			s->p = nl ? nl : s->end - 1;
		} else if (*s->p != ' ' && *s->p != '\t' &&
			   !(lines && (*s->p == '\n' || *s->p == '\r'))) {
			return;
		}
	}
}

/* Takes the operator or word if it comes next; blanks before it are passed only then. */
static bool take(struct scanner *s, const char *token)
{
	const char *was = s->p;
	size_t n = strlen(token);

	blanks(s);
	if ((size_t)(s->end - s->p) >= n && !memcmp(s->p, token, n) &&
	    !(is_word(token[0]) && s->p + n < s->end && is_word(s->p[n]))) {
		s->p += n;
		s->tokens++;
		return true;
	}
	s->p = was;
	return false;
}

static struct expr *make(struct scanner *s, enum expr_op op, struct expr *x, struct expr *y)
{
	struct expr *e = arena_new(s->a, struct expr);

	e->op = op;
	e->nargs = y ? 2 : 1;
	e->args = arena_array(s->a, struct expr *, e->nargs);
	e->args[0] = x;
	if (y)
		e->args[1] = y;
	e->at = x->at;
	return e;
}

static struct expr *number(struct scanner *s)
{
	struct expr *e = arena_new(s->a, struct expr);
	const char *from = s->p;

	e->at = (uint32_t)(from - s->text);
	for (; s->p < s->end && *s->p >= '0' && *s->p <= '9'; s->p++) {
		if (__builtin_mul_overflow(e->value, (i128)10, &e->value) ||
		    __builtin_add_overflow(e->value, (i128)(*s->p - '0'), &e->value) ||
		    s->p - from >= DIGITS_MAX) {
			s->p = from;
			return fault(s, "number-range", "number above 128 bits");
		}
	}
	if (s->p < s->end && (is_word(*s->p) || *s->p == '.'))
		return fault(s, "expected", "expected an integer");
	return e;
}

static enum expr_op find_fn(struct str name)
{
	for (int i = EXPR_NAME + 1; i < EXPR_COUNT; i++)
		if (str_is(name, fns[i].name))
			return (enum expr_op)i;
	return EXPR_NAME;
}

bool expr_is_function(struct str name)
{
	return find_fn(name) != EXPR_NAME;
}

static struct expr *call(struct scanner *s, struct expr *e)
{
	VEC(struct expr *) args = {0};

	e->op = find_fn(e->name);
	if (e->op == EXPR_NAME)
		return fault(s, "expected", "expected a known function");
	s->parens++;
	do {
		struct expr *x = logic(s);

		if (!x)
			return NULL;
		vec_push(&args, s->a, x);
	} while (take(s, ","));
	if (!take(s, ")")) {
		blanks(s);
		return fault(s, "expected", "expected , or )");
	}
	s->parens--;
	if (args.n < fns[e->op].least || args.n > fns[e->op].most)
		return fault(s, "expected", "expected another number of operands");
	e->args = args.p;
	e->nargs = args.n;
	return e;
}

static struct expr *name(struct scanner *s)
{
	struct expr *e = arena_new(s->a, struct expr);
	const char *from = s->p;

	while (s->p < s->end && is_word(*s->p))
		s->p++;
	e->op = EXPR_NAME;
	e->name = (struct str){from, (size_t)(s->p - from)};
	e->at = (uint32_t)(from - s->text);
	return take(s, "(") ? call(s, e) : e;
}

static struct expr *parenthesised(struct scanner *s)
{
	s->parens++;
	struct expr *e = logic(s);

	if (!e)
		return NULL;
	if (!take(s, ")")) {
		blanks(s);
		return fault(s, "expected", "expected )");
	}
	s->parens--;
	return e;
}

static struct expr *atom(struct scanner *s)
{
	struct expr *e;

	blanks(s);
	if (++s->tokens > EXPR_TOKENS_MAX)
		return fault(s, "limit", "expression of more than 4096 tokens");
	if (s->p == s->end)
		return fault(s, "expected", "expected an expression");
	if (s->depth >= EXPR_DEPTH_MAX)
		return fault(s, "nesting", "expression nested deeper than 64");
	s->depth++;
	if (*s->p >= '0' && *s->p <= '9')
		e = number(s);
	else if (is_word(*s->p))
		e = name(s);
	else if (take(s, "("))
		e = parenthesised(s);
	else
		e = fault(s, "expected", "expected an expression");
	s->depth--;
	return e;
}

static struct expr *unary(struct scanner *s)
{
	enum expr_op op = take(s, "-") ? EXPR_NEG : take(s, "not") ? EXPR_NOT : EXPR_INT;
	struct expr *e, *y;

	if (op != EXPR_INT) {
		if (s->depth >= EXPR_DEPTH_MAX)
			return fault(s, "nesting", "expression nested deeper than 64");
		s->depth++;
		e = unary(s);
		s->depth--;
		return e ? make(s, op, e, NULL) : NULL;
	}
	e = atom(s);
	if (!e || !take(s, "**"))
		return e;
	if (s->depth >= EXPR_DEPTH_MAX)
		return fault(s, "nesting", "expression nested deeper than 64");
	s->depth++;
	y = unary(s);
	s->depth--;
	return y ? make(s, EXPR_POW, e, y) : NULL;
}

struct infix {
	const char *token;
	enum expr_op op;
};

/* x op y op z, to the left.  A chain is as deep a tree as it has operators; the limit on
 * tokens bounds it, and with it the recursion of those who walk trees. */
static struct expr *chain(struct scanner *s, const struct infix *ops, int nops,
			  struct expr *(*next)(struct scanner *))
{
	struct expr *x = next(s);

	while (x) {
		int i = 0;

		while (i < nops && !take(s, ops[i].token))
			i++;
		if (i == nops)
			return x;
		struct expr *y = next(s);

		x = y ? make(s, ops[i].op, x, y) : NULL;
	}
	return NULL;
}

static struct expr *prod(struct scanner *s)
{
	static const struct infix ops[] = {{"//", EXPR_FLOORDIV},
					   {"*", EXPR_MUL},
					   {"%", EXPR_PYTHONMOD},
					   {"/", EXPR_CLEANDIV}};

	return chain(s, ops, 4, unary);
}

static struct expr *sum(struct scanner *s)
{
	static const struct infix ops[] = {{"+", EXPR_ADD}, {"-", EXPR_SUB}};

	return chain(s, ops, 2, prod);
}

static struct expr *cmp_level(struct scanner *s)
{
	static const struct infix ops[] = {{"<=", EXPR_LE}, {"<", EXPR_LT},  {">=", EXPR_GE},
					   {">", EXPR_GT},  {"==", EXPR_EQ}, {"!=", EXPR_NE}};
	struct expr *x = sum(s), *y;

	for (int i = 0; x && i < 6; i++)
		if (take(s, ops[i].token)) {
			y = sum(s);
			return y ? make(s, ops[i].op, x, y) : NULL;
		}
	return x;
}

static struct expr *logic(struct scanner *s)
{
	static const struct infix ops[] = {{"and", EXPR_AND}, {"or", EXPR_OR}};

	return chain(s, ops, 2, cmp_level);
}

void expr_scan(struct arena *a, const char *p, const char *end, bool in_bracket,
	       struct expr_scan *out)
{
	struct scanner s = {.a = a, .text = p, .p = p, .end = end, .in_bracket = in_bracket};
	struct expr *e = logic(&s);

	if (e && s.tokens > EXPR_TOKENS_MAX)
		e = fault(&s, "limit", "expression of more than 4096 tokens");
	*out = (struct expr_scan){e, e ? s.p : s.at, s.code, s.words};
}

enum status expr_parse(struct arena *a, struct str text, struct expr **out)
{
	struct expr_scan scan;
	const char *end = text.p + text.n;

	expr_scan(a, text.p, end, true, &scan);
	if (!scan.expr)
		FAIL(INVALID, "'" STR_FMT "': byte %td: %s", STR_ARG(str_slice(text, 0, 80)),
		     scan.stop - text.p + 1, scan.words);
	while (scan.stop < end && (*scan.stop == ' ' || *scan.stop == '\t'))
		scan.stop++;
	if (scan.stop < end)
		FAIL(INVALID, "'" STR_FMT "': byte %td: expected an operator",
		     STR_ARG(str_slice(text, 0, 80)), scan.stop - text.p + 1);
	*out = scan.expr;
	return STATUS_OK;
}

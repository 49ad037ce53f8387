/* Read and computed in one pass: a sidecar's expressions are short, and used once. */
#include "provider/oracle_expr.h"

#include <ctype.h>
#include <string.h>

enum { DEPTH_MAX = 64 };

struct reading {
	struct str text;
	size_t at;
	int depth;
	const struct oracle_names *names;
};

MUST static enum status read_sum(struct reading *r, int64_t *out);

static char next(struct reading *r)
{
	while (r->at < r->text.n && r->text.p[r->at] == ' ')
		r->at++;
	return r->at < r->text.n ? r->text.p[r->at] : 0;
}

static int column(const struct reading *r)
{
	return (int)r->at + 1;
}

MUST static enum status expect(struct reading *r, char c)
{
	if (next(r) != c)
		FAIL(INVALID, "column %d of \"" STR_FMT "\": '%c' is wanted", column(r),
		     STR_ARG(r->text), c);
	r->at++;
	return STATUS_OK;
}

/* ---- arithmetic ---- */

MUST static enum status divide(struct reading *r, int64_t a, int64_t b, bool is_up,
			       int64_t *out)
{
	*out = 0;
	if (!b && r->names->is_dry)
		return STATUS_OK;
	if (!b || (a == INT64_MIN && b == -1))
		FAIL(INVALID, "column %d of \"" STR_FMT "\": %s", column(r), STR_ARG(r->text),
		     b ? "beyond 64 bits" : "division by zero");
	int64_t q = a / b;

	if (a % b && ((a < 0) == (b < 0)) == is_up)
		q += is_up ? 1 : -1;
	*out = q;
	return STATUS_OK;
}

MUST static enum status compute(struct reading *r, char op, int64_t a, int64_t b, int64_t *out)
{
	bool is_over = false;

	switch (op) {
	case '+':
		is_over = __builtin_add_overflow(a, b, out);
		break;
	case '-':
		is_over = __builtin_sub_overflow(a, b, out);
		break;
	case '*':
		is_over = __builtin_mul_overflow(a, b, out);
		break;
	default:
		return divide(r, a, b, false, out);
	}
	if (is_over && !r->names->is_dry)
		FAIL(INVALID, "column %d of \"" STR_FMT "\": beyond 64 bits", column(r),
		     STR_ARG(r->text));
	return STATUS_OK;
}

/* ---- operands ---- */

MUST static enum status read_number(struct reading *r, int64_t *out)
{
	size_t from = r->at;

	while (r->at < r->text.n && isdigit((unsigned char)r->text.p[r->at]))
		r->at++;
	if (str_to_i64(str_slice(r->text, from, r->at), out)) {
		status_clear();
		FAIL(INVALID, "column %zu of \"" STR_FMT "\": beyond 64 bits", from + 1,
		     STR_ARG(r->text));
	}
	return STATUS_OK;
}

MUST static enum status read_call(struct reading *r, struct str name, int64_t *out)
{
	int64_t a = 0, b = 0;

	TRY(expect(r, '('));
	TRY(read_sum(r, &a));
	TRY(expect(r, ','));
	TRY(read_sum(r, &b));
	TRY(expect(r, ')'));
	if (str_is(name, "cdiv"))
		return divide(r, a, b, true, out);
	*out = (a < b) == str_is(name, "min") ? a : b;
	return STATUS_OK;
}

static bool is_function(struct str name)
{
	return str_is(name, "cdiv") || str_is(name, "min") || str_is(name, "max");
}

MUST static enum status read_name(struct reading *r, int64_t *out)
{
	size_t from = r->at;

	while (r->at < r->text.n &&
	       (isalnum((unsigned char)r->text.p[r->at]) || strchr("_.", r->text.p[r->at])))
		r->at++;
	struct str name = str_slice(r->text, from, r->at);

	if (is_function(name))
		return read_call(r, name, out);
	if (!r->names->find(r->names->ctx, name, out))
		FAIL(INVALID, "column %zu of \"" STR_FMT "\": nothing is named " STR_FMT,
		     from + 1, STR_ARG(r->text), STR_ARG(name));
	return STATUS_OK;
}

MUST static enum status read_operand(struct reading *r, int64_t *out)
{
	char c = next(r);

	if (++r->depth > DEPTH_MAX)
		FAIL(INVALID, "\"" STR_FMT "\": more than %d deep", STR_ARG(r->text),
		     DEPTH_MAX);
	if (c == '-') {
		r->at++;
		TRY(read_operand(r, out));
		TRY(compute(r, '-', 0, *out, out));
	} else if (c == '(') {
		r->at++;
		TRY(read_sum(r, out));
		TRY(expect(r, ')'));
	} else if (isdigit((unsigned char)c)) {
		TRY(read_number(r, out));
	} else if (isalpha((unsigned char)c) || c == '_') {
		TRY(read_name(r, out));
	} else {
		FAIL(INVALID, "column %d of \"" STR_FMT "\": a number or a name is wanted",
		     column(r), STR_ARG(r->text));
	}
	r->depth--;
	return STATUS_OK;
}

MUST static enum status read_product(struct reading *r, int64_t *out)
{
	int64_t b = 0;

	TRY(read_operand(r, out));
	for (char c = next(r); c == '*' || c == '/'; c = next(r)) {
		r->at++;
		TRY(read_operand(r, &b));
		TRY(compute(r, c, *out, b, out));
	}
	return STATUS_OK;
}

enum status read_sum(struct reading *r, int64_t *out)
{
	int64_t b = 0;

	TRY(read_product(r, out));
	for (char c = next(r); c == '+' || c == '-'; c = next(r)) {
		r->at++;
		TRY(read_product(r, &b));
		TRY(compute(r, c, *out, b, out));
	}
	return STATUS_OK;
}

enum status oracle_expr(struct str text, const struct oracle_names *names, int64_t *out)
{
	struct reading r = {.text = text, .names = names};

	*out = 0;
	TRY(read_sum(&r, out));
	if (next(&r))
		FAIL(INVALID, "column %d of \"" STR_FMT "\": what follows is no part of it",
		     column(&r), STR_ARG(text));
	return STATUS_OK;
}

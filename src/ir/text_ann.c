/* Annotations: what is between the quotes. */
#include "ir/expr.h"
#include "ir/text_int.h"

#include <string.h>

static bool bad(struct reader *r, const char *words)
{
	return text_fault(r, r->p, "bad-annotation", words);
}

static void spaces(struct reader *r)
{
	while (*r->p == ' ')
		r->p++;
}

/* A plain number of up to 18 digits; else an expression. */
static bool dim(struct reader *r, const char *end, struct dim *out)
{
	struct arena_mark m = arena_mark(&r->gtmp);
	const char *p = r->p;
	struct expr_scan scan;

	while (IS(*p, C_DIGIT) && p - r->p < 18)
		out->value = out->value * 10 + (*p++ - '0');
	if (p > r->p && (*p == ',' || *p == ']')) {
		r->p = p;
		return true;
	}
	expr_scan(&r->gtmp, r->p, end, false, &scan);
	out->is_sym = true;
	out->text = (struct str){r->p, (size_t)(scan.stop - r->p)};
	if (!scan.expr) {
		r->p = scan.stop;
		return strcmp(scan.code, "expected")
			       ? text_fault(r, r->p, scan.code, scan.words)
			       : bad(r, "expected a size");
	}
	if (scan.expr->op == EXPR_INT) {
		if (scan.expr->value > INT64_MAX)
			return text_fault(r, r->p, "number-range", "size above 2^63-1");
		*out = (struct dim){.value = (int64_t)scan.expr->value};
	}
	r->p = scan.stop;
	arena_reset(&r->gtmp, m);
	return true;
}

static bool shape(struct reader *r, const char *end, struct dim **out, uint32_t *rank)
{
	struct dim dims[TEXT_RANK_MAX];
	uint32_t n = 0;

	for (r->p++, spaces(r); *r->p != ']' || n; spaces(r)) {
		if (n == TEXT_RANK_MAX)
			return text_fault(r, r->p, "limit", "rank above 64");
		dims[n] = (struct dim){0};
		if (!dim(r, end, &dims[n++]))
			return false;
		spaces(r);
		if (*r->p == ']')
			break;
		if (*r->p != ',')
			return bad(r, "expected , or ]");
		r->p++;
	}
	r->p++;
	*rank = n;
	*out = arena_array(r->a, struct dim, n ? n : 1);
	if (n)
		memcpy(*out, dims, n * sizeof(*dims));
	return true;
}

/* The token of a dtype in eight bytes: one comparison a row. */
static enum dtype dtype_of(struct str s)
{
	static _Thread_local struct {
		struct str token;
		char text[16];
		enum dtype d;
	} last;

	if (last.token.n != s.n || memcmp(last.text, s.p, s.n) != 0) {
		if (s.n > sizeof(last.text))
			return DTYPE_none;
		last.d = dtype_find(s);
		memcpy(last.text, s.p, s.n);
		last.token.n = s.n;
	}
	return last.d;
}

static bool device_of(struct reader *r, struct ann *out)
{
	const char *from = r->p;

	while (IS(*r->p, C_WORD))
		r->p++;
	if (r->p > from && *r->p == ':' && IS(r->p[1], C_DIGIT))
		for (r->p++; IS(*r->p, C_DIGIT);)
			r->p++;
	out->device = (struct str){from, (size_t)(r->p - from)};
	return true;
}

static bool tensor(struct reader *r, const char *end, struct str token, struct ann *out)
{
	uint32_t rank;
	const char *at;

	out->kind = ANN_TENSOR;
	out->dtype = dtype_of(token);
	if (!out->dtype)
		return text_fault(r, token.p, "bad-dtype", "no such element type");
	if (!shape(r, end, &out->dims, &out->rank))
		return false;
	at = r->p;
	if (*r->p == '[') {
		if (!shape(r, end, &out->strides, &rank))
			return false;
		if (rank != out->rank)
			return text_fault(r, at, "size-mismatch",
					  "as many strides as sizes, please");
	}
	return device_of(r, out);
}

static bool ann(struct reader *r, const char *end, struct ann *out, int depth);

/* NAME "(" ann { "," any } ")": the inner one counts. */
static bool wrapper(struct reader *r, const char *end, struct ann *out, int depth)
{
	int open = 1;

	if (depth >= TEXT_NESTING_MAX)
		return text_fault(r, r->p, "nesting", "nested deeper than 64");
	r->p++;
	if (!ann(r, end, out, depth + 1))
		return false;
	for (; r->p < end && open; r->p++)
		open += (*r->p == '(') - (*r->p == ')');
	return open ? bad(r, "expected )") : true;
}

static bool sym(struct reader *r, const char *end, struct ann *out)
{
	struct expr_scan scan;
	struct arena_mark m = arena_mark(&r->gtmp);

	r->p++;
	spaces(r);
	expr_scan(&r->gtmp, r->p, end, false, &scan);
	out->kind = ANN_SYM;
	out->text = (struct str){r->p, (size_t)(scan.stop - r->p)};
	r->p = scan.stop;
	arena_reset(&r->gtmp, m);
	if (!scan.expr)
		return bad(r, "expected an expression");
	spaces(r);
	if (*r->p != ')')
		return bad(r, "expected )");
	r->p++;
	return true;
}

/* "size", "size[]", "tensor float", "const float". */
static bool ours(struct reader *r, struct str word, struct ann *out)
{
	bool is_size = WORD_IS(word, "size");
	struct str kind;

	if (is_size) {
		out->kind = r->p[0] == '[' && r->p[1] == ']' ? ANN_SIZES : ANN_SIZE;
		r->p += out->kind == ANN_SIZES ? 2 : 0;
		return true;
	}
	spaces(r);
	kind = text_dotted(r->p);
	out->kind = WORD_IS(word, "tensor") ? ANN_CATEGORY : ANN_CONST;
	if (!category_find(kind, &out->category))
		return bad(r, "expected float, int, bool or complex");
	r->p += kind.n;
	return true;
}

static bool ann(struct reader *r, const char *end, struct ann *out, int depth)
{
	struct str word;

	spaces(r);
	word = text_dotted(r->p);
	r->p += word.n;
	if (WORD_IS(word, "size") || WORD_IS(word, "tensor") || WORD_IS(word, "const"))
		return ours(r, word, out);
	if (word.n && *r->p == '[')
		return tensor(r, end, word, out);
	if (word.n && *r->p == '(')
		return WORD_IS(word, "Sym") ? sym(r, end, out) : wrapper(r, end, out, depth);
	return bad(r, "expected dtype[sizes][strides]device");
}

bool text_ann(struct reader *r, struct ann *out)
{
	char quote = *r->p;
	const char *from = r->p, *end = from + 1;
	bool ok;

	while (*end != quote && *end != '\n')
		end++;
	if (*end == '\n')
		return text_fault(r, from, "bad-string", "string without an end");
	r->p++;
	ok = ann(r, end, out, 0);
	if (ok) {
		spaces(r);
		if (r->p != end)
			ok = bad(r, "expected the end of the annotation");
	}
	r->p = end + 1;
	return ok;
}

/* Values: what stands as an argument, in lists, behind return. */
#include "ir/expr.h"
#include "ir/text_int.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

enum { KWARGS_MAX = 256 };

static uint32_t *find_slot(const struct symbols *t, struct str name, uint32_t hash)
{
	uint32_t i = hash & (t->nslots - 1);

	for (; t->slots[i]; i = (i + 1) & (t->nslots - 1)) {
		const struct symbol *s = &t->p[t->slots[i] - 1];

		if (s->hash == hash && s->n == name.n && !memcmp(s->p, name.p, name.n))
			break;
	}
	return &t->slots[i];
}

uint32_t text_lookup(const struct reader *r, struct str name)
{
	const struct symbols *t = &r->symbols;
	uint32_t slot = t->nslots ? *find_slot(t, name, (uint32_t)str_hash(name)) : 0;

	return slot ? t->p[slot - 1].node : NODE_UNDEFINED;
}

static void grow_symbols(struct reader *r)
{
	struct symbols *t = &r->symbols, old = *t;

	t->cap = old.cap ? old.cap * 2 : 256;
	t->nslots = t->cap * 2;
	t->p = arena_array(&r->gtmp, struct symbol, t->cap);
	t->slots = arena_array(&r->gtmp, uint32_t, t->nslots);
	if (old.n)
		memcpy(t->p, old.p, old.n * sizeof(*t->p));
	for (uint32_t i = 0; i < t->n; i++)
		*find_slot(t, (struct str){t->p[i].p, t->p[i].n}, t->p[i].hash) = i + 1;
}

bool text_define(struct reader *r, struct str name, uint32_t node)
{
	struct symbols *t = &r->symbols;
	uint32_t hash = (uint32_t)str_hash(name), *slot;

	if (name.n > TEXT_NAME_MAX)
		return text_fault(r, name.p, "limit", "name above 1,024 bytes");
	if (t->n == t->cap)
		grow_symbols(r);
	slot = find_slot(t, name, hash);
	if (*slot)
		return text_fault(r, name.p, "redefined", "the name has a value already");
	t->p[t->n++] = (struct symbol){name.p, (uint32_t)name.n, hash, node};
	*slot = t->n;
	return true;
}

void text_push(struct reader *r, struct arg arg)
{
	struct arg_stack *s = &r->stack;

	if (s->n == s->cap) {
		struct arena bigger = {0};
		uint32_t cap = s->cap ? s->cap * 2 : 64;
		struct arg *p = arena_array(&bigger, struct arg, cap);

		if (s->n)
			memcpy(p, s->p, s->n * sizeof(*p));
		arena_release(&s->arena);
		*s = (struct arg_stack){bigger, p, s->n, cap};
	}
	s->p[s->n++] = arg;
}

void text_pop(struct reader *r, uint32_t from, struct arg *out)
{
	uint32_t n = r->stack.n - from;

	out->n = n;
	out->items = arena_array(r->a, struct arg, n);
	if (n)
		memcpy(out->items, r->stack.p + from, n * sizeof(*out->items));
	r->stack.n = from;
}

bool text_items(struct reader *r, char close, struct arg *out, bool *had_comma)
{
	uint32_t from = r->stack.n;
	struct arg item;

	*had_comma = false;
	if (r->nest >= TEXT_NESTING_MAX)
		return text_fault(r, r->p - 1, "nesting", "nested deeper than 64");
	r->depth++;
	r->nest++;
	while (!text_take(r, close)) {
		if (r->stack.n > from && !*had_comma)
			return text_unexpected(r, close == ']'   ? "expected , or ]"
						  : close == ')' ? "expected , or )"
								 : "expected , or }");
		if (r->stack.n - from >= TEXT_LIST_MAX)
			return text_fault(r, r->p, "limit", "list of more than 65,536");
		item = (struct arg){0};
		if (!text_value(r, &item))
			return false;
		text_push(r, item);
		*had_comma = text_take(r, ',');
	}
	r->depth--;
	r->nest--;
	text_pop(r, from, out);
	return true;
}

static bool dict(struct reader *r, struct arg *out)
{
	uint32_t from = r->stack.n;
	struct arg key, item;
	bool comma = true;

	if (r->nest >= TEXT_NESTING_MAX)
		return text_fault(r, r->p - 1, "nesting", "nested deeper than 64");
	r->depth++;
	r->nest++;
	while (!text_take(r, '}')) {
		if (!comma || (*r->p != '"' && *r->p != '\''))
			return text_unexpected(r, comma ? "expected a string as key"
							: "expected , or }");
		if (r->stack.n - from >= TEXT_LIST_MAX)
			return text_fault(r, r->p, "limit", "dict of more than 32,768");
		key = (struct arg){.kind = ARG_STR};
		item = (struct arg){0};
		if (!text_string(r, &key.s) || !text_need(r, ':', "expected :"))
			return false;
		text_push(r, key);
		text_blanks(r);
		if (!text_value(r, &item))
			return false;
		text_push(r, item);
		comma = text_take(r, ',');
	}
	r->depth--;
	r->nest--;
	out->kind = ARG_DICT;
	text_pop(r, from, out);
	return true;
}

static bool name_nodes(struct reader *r, const char *text, const struct expr *e)
{
	bool ok = true;

	if (e->op == EXPR_NAME) {
		uint32_t node = text_lookup(r, e->name);

		if (node == NODE_UNDEFINED)
			return text_fault(r, text + e->at, "undefined", "no such name");
		text_push(r, arg_node(node));
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		ok &= name_nodes(r, text, e->args[i]);
	return ok;
}

/* The text on one line, without comments. */
static struct str one_line(struct reader *r, const char *p, const char *end)
{
	struct str s = {p, (size_t)(end - p)};

	if (!memchr(p, '\n', s.n) && !memchr(p, '#', s.n) && !memchr(p, '\t', s.n))
		return s;
	char *to = arena_array(r->a, char, s.n), *o = to;

	for (; p < end; p++) {
		if (*p == '#')
			p = memchr(p, '\n', (size_t)(end - p));
		if (!p) /* a comment to the end */
			break;
		if (!IS(*p, C_BLANK) && *p != '\n')
			*o++ = *p;
		else if (o > to && o[-1] != ' ')
			*o++ = ' ';
	}
	return (struct str){to, (size_t)(o - to)};
}

bool text_expr(struct reader *r, const char *from, struct arg *out)
{
	struct arena_mark m = arena_mark(&r->gtmp);
	uint32_t base = r->stack.n;
	struct expr_scan scan;
	bool ok;

	expr_scan(&r->gtmp, from, r->end, r->depth > 0, &scan);
	r->p = scan.stop;
	if (!scan.expr) {
		arena_reset(&r->gtmp, m);
		return strcmp(scan.code, "expected")
			       ? text_fault(r, r->p, scan.code, scan.words)
			       : text_unexpected(r, scan.words);
	}
	ok = name_nodes(r, from, scan.expr);
	*out = (struct arg){.kind = ARG_EXPR};
	if (ok && scan.expr->op == EXPR_NAME) {
		*out = r->stack.p[--r->stack.n];
	} else if (ok && scan.expr->op == EXPR_INT && scan.expr->value <= INT64_MAX) {
		*out = arg_int((int64_t)scan.expr->value);
	} else {
		text_pop(r, base, out);
		out->s = one_line(r, from, scan.stop);
	}
	r->stack.n = base;
	arena_reset(&r->gtmp, m);
	return ok;
}

/* A value has been read; what follows makes it the beginning of an expression. */
static bool operator_follows(struct reader *r)
{
	struct str word;

	if (*r->p == ',' || *r->p == ')' || *r->p == ']' || *r->p == '\n')
		return false;
	text_blanks(r);
	if (IS(*r->p, C_SIGN) || (*r->p == '=' && r->p[1] == '='))
		return true;
	word = text_dotted(r->p);
	return WORD_IS(word, "and") || WORD_IS(word, "or");
}

/* "(1+2j)" at p: behind it, or NULL. */
static bool complex_pair(struct reader *r, struct arg *out, bool *ok)
{
	const char *p = r->p + 1, *close, *split = NULL;
	struct arg re, im;

	close = memchr(p, ')', (size_t)(r->end - p > 130 ? 130 : r->end - p));
	if (!close || close[-1] != 'j')
		return false;
	for (const char *q = p + 1; q < close; q++)
		if ((*q == '+' || *q == '-') && q[-1] != 'e' && q[-1] != 'E')
			split = q;
	if (!split)
		return false;
	r->p = p;
	*ok = text_number(r, &re);
	if (*ok && r->p == split)
		*ok = text_number(r, &im);
	else
		*ok = *ok && text_unexpected(r, "expected + or -");
	if (*ok && (r->p != close || im.kind != ARG_COMPLEX || re.kind == ARG_COMPLEX))
		*ok = text_unexpected(r, "expected a complex number");
	if (!*ok)
		return true;
	r->p = close + 1;
	*out = (struct arg){.kind = ARG_COMPLEX};
	out->f = re.kind == ARG_FLOAT ? re.f : re.kind == ARG_INT ? (double)re.i : (double)re.u;
	out->im = im.im;
	return true;
}

static bool parenthesis(struct reader *r, struct arg *out)
{
	const char *from = r->p;
	bool comma, ok, failed = r->failed;

	if (complex_pair(r, out, &ok))
		return ok;
	r->p++;
	out->kind = ARG_TUPLE;
	if (!text_items(r, ')', out, &comma))
		return false;
	if (out->n != 1 || comma)
		return true;
	struct arg inner = out->items[0];

	/* One item without a comma is a value in parentheses. */
	if (!failed && operator_follows(r))
		return text_expr(r, from, out);
	if (inner.kind == ARG_EXPR)
		inner.s = one_line(r, from, r->p);
	*out = inner;
	return true;
}

/* TYPE or TYPE:INDEX, as it is printed again. */
static bool is_device(struct str s)
{
	size_t i = 0;

	while (i < s.n && (isalnum((unsigned char)s.p[i]) || s.p[i] == '_'))
		i++;
	if (!i || i == s.n)
		return i > 0;
	if (s.p[i] != ':' || i + 1 == s.n)
		return false;
	for (i++; i < s.n; i++)
		if (!isdigit((unsigned char)s.p[i]))
			return false;
	return true;
}

static bool device(struct reader *r, struct arg *out)
{
	struct arg type = {.kind = ARG_NONE}, index = {.kind = ARG_NONE};
	struct node call = {0};
	const char *from = r->p;

	if (!text_args(r, &call))
		return false;
	for (uint32_t i = 0; i < call.nargs && i < 2; i++)
		*(i ? &index : &type) = call.args[i];
	for (uint32_t i = 0; i < call.nkwargs; i++)
		*(str_is(call.kwargs[i].name, "index") ? &index : &type) = call.kwargs[i].value;
	if (type.kind != ARG_STR || (index.kind != ARG_NONE && index.kind != ARG_INT))
		return text_fault(r, from, "expected", "expected a device's type and index");
	*out = (struct arg){.kind = ARG_DEVICE, .s = type.s};
	if (index.kind == ARG_INT)
		out->s = str_of(arena_printf(r->a, STR_FMT ":%lld", STR_ARG(type.s),
					     (long long)index.i));
	if (!is_device(out->s))
		return text_fault(r, from, "expected", "expected a device's type and index");
	return true;
}

static bool slice(struct reader *r, struct arg *out)
{
	const char *from = r->p;
	bool comma;

	if (!text_items(r, ')', out, &comma))
		return false;
	if (out->n < 1 || out->n > 3)
		return text_fault(r, from, "expected", "expected one to three bounds");
	struct arg *three = arena_array(r->a, struct arg, 3);

	for (int i = 0; i < 3; i++)
		three[i].kind = ARG_NONE;
	for (uint32_t i = 0; i < out->n; i++)
		three[out->n == 1 ? 1 : i] = out->items[i];
	*out = (struct arg){.kind = ARG_SLICE, .n = 3, .items = three};
	return true;
}

static bool named_float(struct reader *r, struct arg *out)
{
	const char *from;
	struct str s;

	r->depth++;
	text_blanks(r);
	from = r->p;
	if (*r->p != '\'' && *r->p != '"')
		return text_unexpected(r, "expected a string");
	if (!text_string(r, &s) || !text_need(r, ')', "expected )"))
		return false;
	r->depth--;
	out->kind = ARG_FLOAT;
	out->f = str_ends(s, "nan") ? (double)NAN : (double)INFINITY;
	if (WORD_STARTS(s, "-"))
		out->f = -out->f;
	if (!WORD_IS(s, "inf") && !WORD_IS(s, "-inf") && !WORD_IS(s, "nan"))
		return text_fault(r, from, "bad-number", "expected inf, -inf or nan");
	return true;
}

/* torch.Size([…]) and kin, kept as text. */
static bool opaque(struct reader *r, const char *from, struct arg *out)
{
	struct node call = {0};

	if (*r->p == '(') {
		r->p++;
		if (!text_args(r, &call))
			return false;
	}
	*out = (struct arg){.kind = ARG_OPAQUE, .s = one_line(r, from, r->p)};
	return true;
}

static bool dotted_value(struct reader *r, struct str word, struct arg *out)
{
	const char *from = r->p;

	if (WORD_IS(word, "math.inf") || WORD_IS(word, "math.nan"))
		return text_number(r, out);
	r->p += word.n;
	if (WORD_IS(word, "torch.device") && *r->p == '(')
		return r->p++, device(r, out);
	if (WORD_STARTS(word, "torch.") && *r->p != '(') {
		out->dtype = dtype_find_torch(str_slice(word, 6, word.n));
		out->kind = ARG_DTYPE;
		if (out->dtype)
			return true;
	}
	return opaque(r, from, out);
}

static bool constant(struct str word, struct arg *out)
{
	out->kind = word.p[0] == 'N' ? ARG_NONE : ARG_BOOL;
	out->i = word.p[0] == 'T';
	return WORD_IS(word, "True") || WORD_IS(word, "False") || WORD_IS(word, "None");
}

static bool unknown_word(struct reader *r, struct str word, struct arg *out)
{
	const char *from = r->p;

	if (constant(word, out))
		return r->p += word.n, true;
	if (WORD_IS(word, "inf") || WORD_IS(word, "nan"))
		return text_number(r, out);
	if (text_is_keyword(word))
		return text_unexpected(r, "expected a value");
	if (WORD_IS(word, "not"))
		return text_expr(r, from, out);
	if (r->p[word.n] == '(') {
		if (expr_is_function(word))
			return text_expr(r, from, out);
		r->p += word.n + 1;
		if (WORD_IS(word, "device"))
			return device(r, out);
		if (WORD_IS(word, "slice"))
			return slice(r, out);
		if (WORD_IS(word, "float"))
			return named_float(r, out);
		r->p--;
		return text_unexpected(r, "expected a value, not a call");
	}
	if (word.n > TEXT_NAME_MAX)
		return text_fault(r, from, "limit", "name above 1,024 bytes");
	r->p += word.n;
	text_fault(r, from, "undefined", "no such name");
	*out = arg_node(NODE_POISON); /* the rest of the statement is still worth reading */
	return true;
}

static bool word_value(struct reader *r, struct arg *out)
{
	const char *from = r->p;
	struct str word = text_dotted(from);
	uint32_t node;

	if (memchr(word.p, '.', word.n))
		return dotted_value(r, word, out);
	node = text_lookup(r, word);
	if (node == NODE_UNDEFINED)
		return unknown_word(r, word, out);
	r->p += word.n;
	*out = arg_node(node);
	return operator_follows(r) ? text_expr(r, from, out) : true;
}

bool text_value(struct reader *r, struct arg *out)
{
	const char *from;
	bool comma, negated;

	text_blanks(r);
	from = r->p;
	if (IS(*from, C_WORD) && !IS(*from, C_DIGIT))
		return word_value(r, out);
	switch (*from) {
	case '[':
		r->p++;
		out->kind = ARG_LIST;
		return text_items(r, ']', out, &comma);
	case '(':
		return parenthesis(r, out);
	case '{':
		r->p++;
		return dict(r, out);
	case '"':
	case '\'':
		out->kind = ARG_STR;
		return text_string(r, &out->s);
	default:
		break;
	}
	negated = (*from == '-' || *from == '+') && !IS(from[1], C_DOTTED);
	if (!IS(*from, C_DIGIT) && *from != '.' && *from != '-' && *from != '+')
		return text_unexpected(r, "expected a value");
	if (negated || (*from == '-' && IS(from[1], C_WORD) && !IS(from[1], C_DIGIT) &&
			text_lookup(r, text_dotted(from + 1)) != NODE_UNDEFINED))
		return text_expr(r, from, out);
	if (!text_number(r, out))
		return false;
	return out->kind == ARG_INT && operator_follows(r) ? text_expr(r, from, out) : true;
}

static bool duplicate(const struct kwarg *kw, uint32_t n, struct str name)
{
	for (uint32_t i = 0; i < n; i++)
		if (str_eq(kw[i].name, name))
			return true;
	return false;
}

/* The NAME of "NAME = value" at p, which is passed with its =; else empty. */
static struct str keyword_name(struct reader *r)
{
	struct str word = text_dotted(r->p);
	const char *from = r->p, *q = r->p + word.n;

	if (!word.n || *q == ',' || *q == ')' || *q == '.')
		return (struct str){from, 0};
	r->p += word.n;
	text_blanks(r);
	if (*r->p == '=' && r->p[1] != '=') {
		r->p++;
		return word;
	}
	r->p = from;
	return (struct str){from, 0};
}

bool text_args(struct reader *r, struct node *n)
{
	uint32_t from = r->stack.n;
	VEC(struct kwarg) kw = {0};
	struct arg pop = {0};

	r->depth++;
	while (!text_take(r, ')')) {
		const char *at = r->p;
		struct kwarg k = {.name = keyword_name(r)};
		bool is_list_full = r->stack.n - from >= TEXT_LIST_MAX;

		if (k.name.n && duplicate(kw.p, kw.n, k.name))
			text_fault(r, at, "duplicate-kwarg", "the argument is given twice");
		if (is_list_full || kw.n >= KWARGS_MAX)
			return text_fault(r, at, "limit", "too many arguments");
		if (!text_value(r, &k.value))
			return false;
		if (k.name.n)
			vec_push(&kw, &r->gtmp, k);
		else if (kw.n)
			text_fault(r, at, "expected", "expected a keyword argument");
		else
			text_push(r, k.value);
		if (text_take(r, ','))
			continue;
		if (*r->p != ')')
			return text_unexpected(r, "expected , or )");
	}
	r->depth--;
	text_pop(r, from, &pop);
	n->args = pop.items;
	n->nargs = pop.n;
	n->nkwargs = kw.n;
	n->kwargs = arena_array(r->a, struct kwarg, kw.n);
	if (kw.n)
		memcpy(n->kwargs, kw.p, kw.n * sizeof(*kw.p));
	return true;
}

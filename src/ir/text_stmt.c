/* Statements of a forward. */
#include "ir/text_int.h"

#include <string.h>

void text_add_node(struct reader *r, const struct node *n)
{
	struct node_chunk *c = r->last;

	if (!c || c->n == c->cap) {
		uint32_t cap = r->nnodes < 256 ? 64 : r->nnodes / 4;

		c = arena_alloc(&r->gtmp, sizeof(*c) + cap * sizeof(struct node), 1,
				_Alignof(struct node_chunk));
		c->cap = cap;
		if (r->last)
			r->last->next = c;
		else
			r->first = c;
		r->last = c;
	}
	c->nodes[c->n++] = *n;
	r->nnodes++;
}

/* "# File: …" and "# No stacktrace …" on a line of their own. */
static void comment(struct reader *r)
{
	const char *end = memchr(r->p, '\n', (size_t)(r->end + 1 - r->p));
	const char *to = end;

	while (to > r->p && IS(to[-1], C_BLANK))
		to--;
	struct str s = {r->p, (size_t)(to - r->p)};

	if (WORD_STARTS(s, "# File: "))
		r->note = str_slice(s, 2, s.n);
	else if (WORD_STARTS(s, "# No stacktrace "))
		r->note = (struct str){0};
	r->p = end;
}

bool text_next_line(struct reader *r, uint32_t *indent)
{
	while (r->p < r->end) {
		const char *from = r->p, *triple;

		while (IS(*r->p, C_BLANK))
			r->p++;
		*indent = (uint32_t)(r->p - from);
		if (*r->p == '#')
			comment(r);
		else if (*r->p != '\n' && (triple = text_triple(r->p, r->end)))
			r->p = triple;
		else if (*r->p != '\n')
			return true;
		r->p += r->p < r->end;
	}
	return false;
}

/* Behind "a = b = … = None", if that is what stands at p. */
static bool kill(struct reader *r)
{
	const char *p = r->p;

	for (;;) {
		struct str word = text_dotted(p);
		const char *q = p + word.n;

		while (*q == ' ')
			q++;
		if (WORD_IS(word, "None")) {
			r->p = q;
			return *q == '\n' || *q == ';' || *q == '#' || *q == '\r';
		}
		if (!word.n || *q != '=' || q[1] == '=')
			return false;
		p = q + 1;
		while (*p == ' ')
			p++;
	}
}

static void warn_unknown(struct reader *r, const char *p)
{
	for (;;) {
		struct str word = text_dotted(p);

		if (WORD_IS(word, "None"))
			return;
		if (text_lookup(r, word) == NODE_UNDEFINED)
			text_warn(r, p, "undefined", "no such name to drop");
		p += word.n;
		while (*p == ' ' || *p == '=')
			p++;
	}
}

static bool is_sym_op(struct str target)
{
	return WORD_STARTS(target, "aten.sym_") || WORD_STARTS(target, "prims.sym_");
}

/* torch.ops.NS.OP.OV is a call; anything else is foreign. */
static void name_callee(struct reader *r, struct str dotted, struct node *n)
{
	int dots = 0;
	struct str head;
	uint32_t node;

	for (size_t i = 0; i < dotted.n; i++)
		dots += dotted.p[i] == '.';
	n->target = dotted;
	n->kind = NODE_FOREIGN;
	if (dots == 4 && WORD_STARTS(dotted, "torch.ops.")) {
		n->target = str_slice(dotted, 10, dotted.n);
		n->kind = is_sym_op(n->target) ? NODE_SYM : NODE_CALL;
		return;
	}
	head = str_slice(
		dotted, 0,
		dots ? (size_t)((const char *)memchr(dotted.p, '.', dotted.n) - dotted.p) : 0);
	node = dots ? text_lookup(r, head) : NODE_UNDEFINED;
	if (node == NODE_UNDEFINED)
		return;
	/* A method: its object is the first argument. */
	n->target = str_slice(dotted, head.n, dotted.n);
	struct arg *args = arena_array(r->a, struct arg, n->nargs + 1);

	args[0] = arg_node(node);
	if (n->nargs)
		memcpy(args + 1, n->args, n->nargs * sizeof(*args));
	n->args = args;
	n->nargs++;
}

static bool call(struct reader *r, struct str dotted, struct node *n)
{
	r->p += dotted.n + 1;
	if (!text_args(r, n))
		return false;
	name_callee(r, dotted, n);
	return true;
}

static bool index_of(struct reader *r, struct str word, struct node *n)
{
	uint32_t node = text_lookup(r, word);
	const char *from = r->p;
	struct arg items = {0};
	bool comma;

	if (node == NODE_UNDEFINED)
		text_fault(r, from, "undefined", "no such name");
	r->p += word.n + 1;
	if (!text_items(r, ']', &items, &comma))
		return false;
	if (!items.n)
		return text_fault(r, r->p - 1, "expected", "expected an index");
	n->kind = NODE_GETITEM;
	if (items.n > 1 || comma || items.items[0].kind != ARG_INT) {
		n->kind = NODE_FOREIGN;
		n->target = STR("getitem");
	}
	n->nargs = items.n + 1;
	n->args = arena_array(r->a, struct arg, n->nargs);
	n->args[0] = arg_node(node);
	memcpy(n->args + 1, items.items, items.n * sizeof(*items.items));
	return true;
}

/* What has no callee: an alias, or arithmetic. */
static bool value_rhs(struct reader *r, struct node *n, uint32_t *alias)
{
	struct arg v = {0};
	const char *from = r->p;

	if (!text_value(r, &v))
		return false;
	if (v.kind == ARG_NODE) {
		*alias = v.node;
		return true;
	}
	if (v.kind != ARG_EXPR && v.kind != ARG_INT)
		return text_fault(r, from, "expected", "expected a call or arithmetic");
	n->kind = n->ann.kind == ANN_TENSOR ? NODE_FOREIGN : NODE_SYM;
	if (n->kind == NODE_FOREIGN)
		n->target = STR("operator");
	n->args = arena_array(r->a, struct arg, 1);
	n->args[0] = v;
	n->nargs = 1;
	return true;
}

static bool rhs(struct reader *r, struct node *n, uint32_t *alias)
{
	struct str dotted;

	text_blanks(r);
	dotted = text_dotted(r->p);
	if (dotted.n && r->p[dotted.n] == '(' && !WORD_IS(dotted, "not"))
		return call(r, dotted, n);
	if (dotted.n && r->p[dotted.n] == '[')
		return index_of(r, dotted, n);
	if (WORD_STARTS(dotted, "self.")) {
		n->kind = NODE_ATTR;
		n->target = str_slice(dotted, 5, dotted.n);
		r->p += dotted.n;
		return true;
	}
	return value_rhs(r, n, alias);
}

/* An annotation that is no string: passed over, to = , or ) outside brackets. */
static void skip_plain_annotation(struct reader *r)
{
	uint32_t open = 0;

	for (; r->p < r->end && *r->p != '\n'; r->p++) {
		if (!open && strchr("=,)", *r->p))
			return;
		open += *r->p == '[' || *r->p == '(';
		open -= open && (*r->p == ']' || *r->p == ')');
	}
}

static bool annotation(struct reader *r, struct ann *out)
{
	text_blanks(r);
	if (*r->p == '"' || *r->p == '\'')
		return text_ann(r, out);
	skip_plain_annotation(r);
	return true;
}

static bool assignment(struct reader *r, struct str name)
{
	struct node n = {.name = name, .source = r->note};
	struct place at = text_place(r, name.p);
	uint32_t alias = NODE_UNDEFINED;
	bool failed = r->failed, ok = true;

	n.line = at.line;
	n.col = at.col;
	r->failed = false;
	r->p += name.n;
	if (text_take(r, ':'))
		annotation(r, &n.ann);
	ok = text_need(r, '=', "expected =") && rhs(r, &n, &alias);
	if (ok && alias == NODE_UNDEFINED && r->nnodes >= TEXT_NODES_MAX)
		ok = text_fault(r, name.p, "limit", "graph of more than 1,000,000 nodes");
	if (r->failed)
		text_define(r, name, NODE_POISON);
	else if (alias != NODE_UNDEFINED)
		text_define(r, name, alias);
	else if (text_define(r, name, r->nnodes))
		text_add_node(r, &n);
	r->failed |= failed;
	return ok;
}

static bool statement_end(struct reader *r)
{
	text_blanks(r);
	if (*r->p == ';' || *r->p == '\n' || *r->p == '#')
		return true;
	return text_unexpected(r, "expected the end of the statement");
}

static bool return_statement(struct reader *r, struct graph *g)
{
	r->p += 6;
	text_blanks(r);
	g->ret = (struct arg){.kind = ARG_NONE};
	if (*r->p == '\n' || *r->p == ';' || *r->p == '#')
		return true;
	return text_value(r, &g->ret);
}

/* One statement; *has_return is set by the one that returns. */
static bool statement(struct reader *r, struct graph *g, bool *has_return)
{
	struct str word = text_dotted(r->p), s;
	const char *from = r->p;

	if (*r->p == '"' || *r->p == '\'')
		return text_string(r, &s) && statement_end(r);
	if (!word.n)
		return text_unexpected(r, "expected a statement");
	if (WORD_IS(word, "return")) {
		*has_return = true;
		return return_statement(r, g) && statement_end(r);
	}
	if (WORD_IS(word, "pass")) {
		r->p += 4;
		return statement_end(r);
	}
	if (text_is_keyword(word) || memchr(word.p, '.', word.n)) {
		r->p += word.n; /* or the skipping would stand still */
		return text_fault(r, from, "expected", "expected a statement");
	}
	if (kill(r)) {
		warn_unknown(r, from);
		return statement_end(r);
	}
	return assignment(r, word) && statement_end(r);
}

static const char *line_of(const struct reader *r)
{
	const char *p = r->p;

	while (p > r->text && p[-1] != '\n')
		p--;
	return p;
}

/* The statements of one line, and of those it goes on to. */
static void line(struct reader *r, struct graph *g, bool *has_return)
{
	const char *from = r->p;

	for (;;) {
		r->depth = r->nest = 0;
		r->stack.n = 0;
		if (!statement(r, g, has_return))
			text_skip_statement(r);
		text_blanks(r);
		if (*r->p == '#')
			r->p = memchr(r->p, '\n', (size_t)(r->end + 1 - r->p));
		if (r->p >= r->end)
			return;
		if (*r->p == '\n') {
			r->p++;
			return;
		}
		if (*r->p == ';')
			r->p++;
		text_blanks(r);
		if (*r->p == '\n') {
			r->p += r->p < r->end;
			return;
		}
		struct str word = text_dotted(r->p);

		if (!WORD_IS(word, "class") && !WORD_IS(word, "def"))
			continue;
		const char *begin = line_of(r);

		if (begin > from) { /* skipping ended there: it is the caller's line */
			r->p = begin;
			return;
		}
	}
}

bool text_body(struct reader *r, struct graph *g, uint32_t indent)
{
	const char *from = r->p;
	uint32_t deep;
	bool has_return = false;

	while (from = r->p, text_next_line(r, &deep)) {
		const char *first = r->p - deep;
		struct str word = text_dotted(r->p);

		if (deep <= indent || WORD_IS(word, "class") || WORD_IS(word, "def")) {
			r->p = first;
			return has_return;
		}
		line(r, g, &has_return);
		if (r->errors.n >= r->max_errors) /* nobody would be told of the rest */
			r->p = r->end;
	}
	(void)from;
	return has_return;
}

/* Graphs as text: corpus.md §2.4. */
#include "ir/text.h"

#include <math.h>
#include <string.h>

/* Bytes of the escape sequence's source: what repr does not print as it is. */
static size_t escaped(struct buf *b, const uint8_t *p, size_t left)
{
	if (*p < 0x20 || *p == 0x7f) {
		if (*p == '\n' || *p == '\r' || *p == '\t')
			buf_printf(b, "\\%c", *p == '\n' ? 'n' : *p == '\r' ? 'r' : 't');
		else
			buf_printf(b, "\\x%02x", *p);
		return 1;
	}
	if (left > 1 && p[0] == 0xC2 && p[1] >= 0x80 && (p[1] <= 0xA0 || p[1] == 0xAD)) {
		buf_printf(b, "\\x%02x", p[1]);
		return 2;
	}
	if (left > 2 && p[0] == 0xE2 && p[1] == 0x80 && (p[2] == 0xA8 || p[2] == 0xA9)) {
		buf_printf(b, "\\u20%02x", p[2] - 0x80);
		return 3;
	}
	return 0;
}

void text_print_string(struct buf *b, struct str s)
{
	bool single = s.n && memchr(s.p, '\'', s.n), twice = s.n && memchr(s.p, '"', s.n);
	char quote = single && !twice ? '"' : '\'';

	buf_char(b, quote);
	for (size_t i = 0; i < s.n;) {
		size_t n = escaped(b, (const uint8_t *)s.p + i, s.n - i);

		i += n;
		if (n)
			continue;
		if (s.p[i] == quote || s.p[i] == '\\')
			buf_char(b, '\\');
		buf_char(b, s.p[i++]);
	}
	buf_char(b, quote);
}

/* A part of a complex number: without the .0 of whole ones, as Python has it. */
static void put_part(struct buf *b, double v, bool sign)
{
	if (sign && !signbit(v))
		buf_char(b, '+');
	if (isnan(v) || isinf(v)) {
		buf_f64(b, v);
		return;
	}
	size_t from = b->n;

	buf_f64(b, v);
	if (b->n - from > 2 && !memcmp(b->p + b->n - 2, ".0", 2))
		b->n -= 2;
}

static void put_complex(struct buf *b, const struct arg *arg)
{
	bool pair = arg->f != 0 || signbit(arg->f);

	if (pair) {
		buf_char(b, '(');
		put_part(b, arg->f, false);
	}
	put_part(b, arg->im, pair);
	buf_cstr(b, pair ? "j)" : "j");
}

static void put_device(struct buf *b, struct str s)
{
	const char *colon = s.n ? memchr(s.p, ':', s.n) : NULL;
	size_t n = colon ? (size_t)(colon - s.p) : s.n;

	buf_cstr(b, "device(type=");
	text_print_string(b, str_slice(s, 0, n));
	if (colon) {
		buf_cstr(b, ", index=");
		buf_str(b, str_slice(s, n + 1, s.n));
	}
	buf_char(b, ')');
}

static void put_items(struct buf *b, const struct graph *g, const struct arg *items, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		if (i)
			buf_cstr(b, ", ");
		text_print_arg(b, g, &items[i]);
	}
}

static void put_dict(struct buf *b, const struct graph *g, const struct arg *arg)
{
	buf_char(b, '{');
	for (uint32_t i = 0; i + 1 < arg->n; i += 2) {
		if (i)
			buf_cstr(b, ", ");
		text_print_arg(b, g, &arg->items[i]);
		buf_cstr(b, ": ");
		text_print_arg(b, g, &arg->items[i + 1]);
	}
	buf_char(b, '}');
}

static bool word_char(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
	       c == '_';
}

/* The text with each name that stands for a node as that node is called now. */
static void put_expr(struct buf *b, const struct graph *g, const struct arg *arg)
{
	uint32_t item = 0;

	for (size_t i = 0; i < arg->s.n;) {
		size_t from = i;

		while (i < arg->s.n && word_char(arg->s.p[i]))
			i++;
		struct str word = str_slice(arg->s, from, i);
		bool is_name = word.n && !(word.p[0] >= '0' && word.p[0] <= '9') &&
			       !str_is(word, "and") && !str_is(word, "or") &&
			       !str_is(word, "not") && !(i < arg->s.n && arg->s.p[i] == '(');

		if (is_name && item < arg->n)
			buf_str(b, g->nodes[arg->items[item++].node].name);
		else
			buf_str(b, word);
		if (!word.n)
			buf_char(b, arg->s.p[i++]);
	}
}

void text_print_arg(struct buf *b, const struct graph *g, const struct arg *arg)
{
	switch (arg->kind) {
	case ARG_NODE:
		buf_str(b, g->nodes[arg->node].name);
		return;
	case ARG_INT:
		buf_int(b, arg->i);
		return;
	case ARG_UINT:
		buf_printf(b, "%llu", (unsigned long long)arg->u);
		return;
	case ARG_FLOAT:
		buf_f64(b, arg->f);
		return;
	case ARG_COMPLEX:
		put_complex(b, arg);
		return;
	case ARG_BOOL:
		buf_cstr(b, arg->i ? "True" : "False");
		return;
	case ARG_NONE:
		buf_cstr(b, "None");
		return;
	case ARG_STR:
		text_print_string(b, arg->s);
		return;
	case ARG_DTYPE:
		buf_cstr(b, "torch.");
		buf_cstr(b, dtype_torch_name(arg->dtype));
		return;
	case ARG_DEVICE:
		put_device(b, arg->s);
		return;
	case ARG_OPAQUE:
		buf_str(b, arg->s);
		return;
	case ARG_EXPR:
		put_expr(b, g, arg);
		return;
	case ARG_SLICE:
		buf_cstr(b, "slice(");
		put_items(b, g, arg->items, arg->n);
		buf_char(b, ')');
		return;
	case ARG_LIST:
		buf_char(b, '[');
		put_items(b, g, arg->items, arg->n);
		buf_char(b, ']');
		return;
	case ARG_TUPLE:
		buf_char(b, '(');
		put_items(b, g, arg->items, arg->n);
		buf_cstr(b, arg->n == 1 ? ",)" : ")");
		return;
	case ARG_DICT:
		put_dict(b, g, arg);
		return;
	}
}

static void put_dims(struct buf *b, const struct dim *dims, uint32_t n)
{
	buf_char(b, '[');
	for (uint32_t i = 0; i < n; i++) {
		if (i)
			buf_cstr(b, ", ");
		if (dims[i].is_sym)
			buf_str(b, dims[i].text);
		else
			buf_int(b, dims[i].value);
	}
	buf_char(b, ']');
}

void text_print_ann(struct buf *b, const struct ann *ann)
{
	switch (ann->kind) {
	case ANN_NONE:
		return;
	case ANN_TENSOR:
		buf_cstr(b, dtype_name(ann->dtype));
		put_dims(b, ann->dims, ann->rank);
		if (ann->strides)
			put_dims(b, ann->strides, ann->rank);
		buf_str(b, ann->device);
		return;
	case ANN_SYM:
		buf_cstr(b, "Sym(");
		buf_str(b, ann->text);
		buf_char(b, ')');
		return;
	case ANN_SIZE:
		buf_cstr(b, "size");
		return;
	case ANN_SIZES:
		buf_cstr(b, "size[]");
		return;
	case ANN_CATEGORY:
		buf_cstr(b, "tensor ");
		buf_cstr(b, category_name(ann->category));
		return;
	case ANN_CONST:
		buf_cstr(b, "const ");
		buf_cstr(b, category_name(ann->category));
		return;
	}
}

static void put_call(struct buf *b, const struct graph *g, const struct node *n)
{
	bool method = n->target.n && n->target.p[0] == '.';

	if (n->kind != NODE_FOREIGN)
		buf_cstr(b, "torch.ops.");
	if (method)
		text_print_arg(b, g, &n->args[0]);
	buf_str(b, n->target);
	buf_char(b, '(');
	put_items(b, g, n->args + method, n->nargs - method);
	for (uint32_t i = 0; i < n->nkwargs; i++) {
		if (i || n->nargs > method)
			buf_cstr(b, ", ");
		buf_str(b, n->kwargs[i].name);
		buf_cstr(b, " = ");
		text_print_arg(b, g, &n->kwargs[i].value);
	}
	buf_char(b, ')');
}

void text_print_rhs(struct buf *b, const struct graph *g, const struct node *n)
{
	bool index = n->kind == NODE_GETITEM || str_is(n->target, "getitem");

	if (n->kind == NODE_ATTR) {
		buf_cstr(b, "self.");
		buf_str(b, n->target);
	} else if ((n->kind == NODE_SYM && !n->target.n) ||
		   (n->kind == NODE_FOREIGN && str_is(n->target, "operator"))) {
		text_print_arg(b, g, &n->args[0]);
	} else if (index) {
		text_print_arg(b, g, &n->args[0]);
		buf_char(b, '[');
		put_items(b, g, n->args + 1, n->nargs - 1);
		buf_char(b, ']');
	} else {
		put_call(b, g, n);
	}
}

static void put_name(struct buf *b, const struct node *n)
{
	buf_str(b, n->name);
	if (n->ann.kind) {
		buf_cstr(b, ": \"");
		text_print_ann(b, &n->ann);
		buf_char(b, '"');
	}
}

static void put_indent(struct buf *b, uint32_t n)
{
	while (n--)
		buf_cstr(b, "    ");
}

static void put_statement(struct buf *b, const struct graph *g, const struct node *n,
			  struct str *note, uint32_t indent)
{
	if (!str_eq(n->source, *note)) {
		put_indent(b, indent);
		buf_cstr(b, "# ");
		if (n->source.n)
			buf_str(b, n->source);
		else
			buf_cstr(b, "No stacktrace found for following nodes");
		buf_char(b, '\n');
		*note = n->source;
	}
	put_indent(b, indent);
	put_name(b, n);
	buf_cstr(b, " = ");
	text_print_rhs(b, g, n);
	buf_char(b, '\n');
}

static void put_graph(struct buf *b, const struct graph *g, const struct str name,
		      uint32_t indent)
{
	struct str note = {0};

	put_indent(b, indent);
	buf_cstr(b, "class ");
	buf_str(b, name);
	buf_cstr(b, "(torch.nn.Module):\n");
	put_indent(b, indent + 1);
	buf_cstr(b, "def forward(self");
	for (uint32_t i = 0; i < g->nparams; i++) {
		buf_cstr(b, ", ");
		put_name(b, &g->nodes[i]);
	}
	buf_cstr(b, "):\n");
	for (uint32_t i = g->nparams; i < g->nnodes; i++)
		put_statement(b, g, &g->nodes[i], &note, indent + 2);
	put_indent(b, indent + 2);
	buf_cstr(b, "return");
	if (g->ret.kind != ARG_NONE) {
		buf_char(b, ' ');
		text_print_arg(b, g, &g->ret);
	}
	buf_char(b, '\n');
	for (uint32_t i = 0; i < g->nsubs; i++) {
		buf_char(b, '\n');
		put_graph(b, g->subs[i], g->subs[i]->name, indent + 1);
	}
}

void text_print(struct buf *b, const struct graph *g)
{
	put_graph(b, g, g->name, 0);
}

/* Files, classes and signatures. */
#include "ir/text_int.h"

#include <string.h>

static bool graph_class(struct reader *r, uint32_t indent, struct graph **out, int depth);

static void to_line_end(struct reader *r)
{
	r->p = memchr(r->p, '\n', (size_t)(r->end + 1 - r->p));
}

/* Lines deeper than indent, and blank ones. */
static void skip_deeper(struct reader *r, uint32_t indent)
{
	uint32_t deep;

	while (text_next_line(r, &deep)) {
		if (deep <= indent) {
			r->p -= deep;
			return;
		}
		to_line_end(r);
		r->p += r->p < r->end;
	}
}

static bool parameter(struct reader *r, struct graph *g)
{
	struct node n = {.kind = NODE_PARAM, .source = {0}};
	struct arg unused = {0};
	struct place at;
	bool failed = r->failed;

	text_take(r, '*');
	text_take(r, '*');
	text_blanks(r);
	n.name = text_dotted(r->p);
	if (!n.name.n || memchr(n.name.p, '.', n.name.n) || text_is_keyword(n.name))
		return text_unexpected(r, "expected a parameter");
	at = text_place(r, r->p);
	n.line = at.line;
	n.col = at.col;
	r->p += n.name.n;
	r->failed = false;
	if (text_take(r, ':')) {
		text_blanks(r);
		if (*r->p == '"' || *r->p == '\'')
			text_ann(r, &n.ann);
		else
			while (r->p < r->end && !strchr("=,)\n", *r->p))
				r->p++;
	}
	if (text_take(r, '=') && !text_value(r, &unused))
		return false;
	if (g->nparams >= TEXT_PARAMS_MAX)
		return text_fault(r, n.name.p, "limit", "more than 65,536 parameters");
	if (r->failed) {
		text_define(r, n.name, NODE_POISON);
	} else if (text_define(r, n.name, r->nnodes)) {
		text_add_node(r, &n);
		g->nparams++;
	}
	r->failed |= failed;
	return true;
}

/* Behind "def forward(": parameters, the arrow, the colon. */
static bool signature(struct reader *r, struct graph *g)
{
	r->depth = 1;
	text_blanks(r);
	struct str self = text_dotted(r->p);

	if (!WORD_IS(self, "self"))
		return text_unexpected(r, "expected self");
	r->p += self.n;
	while (!text_take(r, ')')) {
		if (!text_need(r, ',', "expected , or )"))
			return false;
		if (text_take(r, ')'))
			break;
		if (!parameter(r, g))
			return false;
	}
	r->depth = 0;
	text_blanks(r);
	if (*r->p == '-' && r->p[1] == '>')
		while (r->p < r->end && *r->p != ':' && *r->p != '\n')
			r->p++;
	return text_need(r, ':', "expected :");
}

static struct node *flatten(struct reader *r)
{
	struct node *nodes = arena_array(r->a, struct node, r->nnodes), *to = nodes;

	for (struct node_chunk *c = r->first; c; to += c->n, c = c->next)
		memcpy(to, c->nodes, c->n * sizeof(*to));
	return nodes;
}

/* One forward; r->p is behind the word def. */
static void forward(struct reader *r, struct graph *g, uint32_t indent, const char *at)
{
	bool has_return = false;

	r->note = (struct str){0};
	r->stack.n = 0;
	r->nest = 0;
	if (signature(r, g)) {
		text_blanks(r);
		if (*r->p == '#')
			to_line_end(r);
		if (*r->p == '\n') {
			r->p += r->p < r->end;
			has_return = text_body(r, g, indent);
		} else {
			text_fault(r, r->p, "expected", "expected a new line");
			to_line_end(r);
			has_return = true;
		}
	} else {
		text_skip_statement(r);
		r->depth = 0;
		to_line_end(r);
		has_return = text_body(r, g, indent);
	}
	if (!has_return)
		text_fault(r, at, "no-return", "forward without return");
	g->nodes = flatten(r);
	g->nnodes = r->nnodes;
}

/* One method; r->p is at "def". */
static void method(struct reader *r, struct graph *g, uint32_t indent, bool *has_forward)
{
	const char *at = r->p;
	struct str word;

	r->p += 3;
	text_blanks(r);
	word = text_dotted(r->p);
	if (!WORD_IS(word, "forward")) {
		to_line_end(r);
		r->p += r->p < r->end;
		skip_deeper(r, indent);
		return;
	}
	if (*has_forward)
		text_fault(r, r->p, "redefined", "a second forward");
	*has_forward = true;
	r->p += word.n;
	if (text_need(r, '(', "expected ("))
		forward(r, g, indent, at);
	else
		to_line_end(r);
}

/* State that belongs to one graph; a nested class has its own. */
struct saved {
	struct symbols symbols;
	struct node_chunk *first, *last;
	uint32_t nnodes;
	bool failed;
	struct arena gtmp;
};

static struct saved begin_graph(struct reader *r)
{
	struct saved s = {r->symbols, r->first, r->last, r->nnodes, r->failed, r->gtmp};

	r->symbols = (struct symbols){0};
	r->first = r->last = NULL;
	r->nnodes = 0;
	r->failed = false;
	r->gtmp = (struct arena){0};
	return s;
}

static void end_graph(struct reader *r, const struct saved *s)
{
	arena_release(&r->gtmp);
	r->symbols = s->symbols;
	r->first = s->first;
	r->last = s->last;
	r->nnodes = s->nnodes;
	r->failed |= s->failed;
	r->gtmp = s->gtmp;
}

static void nested(struct reader *r, struct graph *g, uint32_t indent, int depth)
{
	struct saved s = begin_graph(r);
	struct graph *sub;

	if (graph_class(r, indent, &sub, depth + 1)) {
		struct graph **subs = arena_array(r->a, struct graph *, g->nsubs + 1);

		if (g->nsubs)
			memcpy(subs, g->subs, g->nsubs * sizeof(*subs));
		subs[g->nsubs++] = sub;
		g->subs = subs;
	}
	end_graph(r, &s);
}

/* What stands in a class, a line of it. */
static void class_member(struct reader *r, struct graph *g, uint32_t indent, int depth,
			 bool *has_forward)
{
	struct str word = text_dotted(r->p);

	if (WORD_IS(word, "def")) {
		method(r, g, indent, has_forward);
	} else if (WORD_IS(word, "class") && depth >= TEXT_NESTING_MAX) {
		text_fault(r, r->p, "nesting", "classes nested deeper than 64");
		to_line_end(r);
	} else if (WORD_IS(word, "class")) {
		nested(r, g, indent, depth);
	} else {
		text_unexpected(r, "expected a method");
		text_skip_statement(r);
		r->depth = 0;
		/* A keyword may have stopped it: the line is done with anyway. */
		to_line_end(r);
	}
}

/* r->p is at "class"; indent is that of its line.  False if it was no torch module. */
static bool graph_class(struct reader *r, uint32_t indent, struct graph **out, int depth)
{
	struct graph *g = arena_new(r->a, struct graph);
	const char *at = r->p, *from;
	bool has_forward = false;
	uint32_t deep;
	struct str base;

	r->p += 5;
	text_blanks(r);
	g->name = text_dotted(r->p);
	if (!strncmp(r->p, "<lambda>", 8))
		g->name = (struct str){r->p, 8};
	r->p += g->name.n;
	if (!g->name.n || !text_take(r, '(')) {
		to_line_end(r);
		return false;
	}
	base = text_dotted(r->p);
	if (!str_ends(base, "Module")) {
		to_line_end(r);
		return false;
	}
	if (WORD_IS(g->name, "<lambda>"))
		g->name = STR("GraphModule");
	r->p += base.n;
	if (!text_need(r, ')', "expected )") || !text_need(r, ':', "expected :"))
		text_skip_statement(r);
	to_line_end(r);
	while (from = r->p, text_next_line(r, &deep)) {
		if (deep <= indent) {
			r->p -= deep;
			break;
		}
		class_member(r, g, deep, depth, &has_forward);
		if (r->p == from)
			r->p++;
	}
	if (!has_forward)
		text_fault(r, at, "expected", "expected a method forward");
	*out = g;
	return !r->failed;
}

static bool word_at(const char *p, const char *line, const char *word, size_t n)
{
	return !memcmp(p, word, n) && !IS(p[n], C_WORD) && (p == line || IS(p[-1], C_BLANK));
}

/* The word class in a line that may be one: at its beginning, or behind a word that a log
 * puts there. */
static const char *find_class(const char *line, const char *end)
{
	for (const char *p = line; end - p > 6; p++) {
		p = memmem(p, (size_t)(end - p), "class ", 6);
		if (!p)
			return NULL;
		if (word_at(p, line, "class", 5) && !memchr(line, '#', (size_t)(p - line)))
			return p;
	}
	return NULL;
}

static void top_class(struct reader *r, const char *line, const char *at)
{
	uint32_t indent = 0;
	struct graph *g = NULL;
	struct saved s;
	bool is_graph;

	while (IS(line[indent], C_BLANK))
		indent++;
	r->p = at;
	s = begin_graph(r);
	is_graph = graph_class(r, indent, &g, 0);
	r->ngraphs += g != NULL;
	if (is_graph && r->ngraphs > TEXT_GRAPHS_MAX) {
		text_fault(r, at, "limit", "more than 4,096 graphs");
		r->p = r->end;
	} else if (is_graph) {
		vec_push(&r->graphs, r->a, g);
	}
	end_graph(r, &s);
	r->failed = false;
}

/* A line of junk; the first string that stands alone is the docstring. */
static void junk(struct reader *r, const char *end)
{
	const char *triple = text_triple(r->p, r->end);

	if (triple && !r->ngraphs && !r->docstring.n)
		r->docstring = (struct str){r->p + 3, (size_t)(triple - r->p - 6)};
	r->p = triple ? triple : end;
	r->p += r->p < r->end;
}

static bool is_runnable(struct str text)
{
	return memmem(text.p, text.n, "\ndef load_args(reader)", 22);
}

static void file(struct reader *r)
{
	while (r->p < r->end) {
		const char *line = r->p, *end = memchr(line, '\n', (size_t)(r->end + 1 - line));
		const char *at;

		while (IS(*r->p, C_BLANK))
			r->p++;
		at = *r->p == '"' || *r->p == '\'' ? NULL : find_class(line, end);
		if (at)
			top_class(r, line, at);
		else
			junk(r, end);
	}
	if (!r->ngraphs)
		text_fault(r, r->text, "no-graph", "no class derived from torch.nn.Module");
}

void text_parse(struct arena *a, struct str input, const char *name,
		const struct text_opts *opts, struct text *out)
{
	struct reader r = {.a = a, .mark = 1, .max_errors = 100};
	struct logical logical;
	struct text_error error;

	if (opts && opts->max_errors)
		r.max_errors = opts->max_errors;
	*out = (struct text){0};
	if (!text_strip(a, &r.tmp, input, opts ? opts->artifact : NULL, &logical, &error)) {
		vec_push(&r.errors, a, error);
	} else {
		r.logical = &logical;
		r.text = r.p = r.mark_line = logical.p;
		r.end = logical.p + logical.n;
		if (is_runnable((struct str){logical.p, logical.n}))
			text_fault(&r, r.text, "no-graph",
				   "an fx_graph_runnable: its shapes are not read yet");
		else
			file(&r);
	}
	for (uint32_t i = 0; i < r.graphs.n; i++)
		r.graphs.p[i]->origin = str_copy(a, str_of(name));
	*out = (struct text){r.graphs.p, r.graphs.n, r.errors.p, r.errors.n, r.docstring};
	arena_release(&r.tmp);
	arena_release(&r.gtmp);
	arena_release(&r.stack.arena);
}

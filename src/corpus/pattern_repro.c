/* repro.py: the pattern at its home point, as a runnable module. */
#include "base/map.h"
#include "corpus/pattern.h"
#include "ir/text.h"
#include "op/op.h"

#include <string.h>

static const char prologue[] = "import torch\n"
			       "from math import inf, nan\n"
			       "from torch import device\n"
			       "import torch._inductor.inductor_prims  # noqa: F401\n"
			       "import assay_torch\n\n\n";

static const char epilogue[] = "\n\ndef make_inputs(point=None):\n"
			       "    return assay_torch.make_inputs(__file__, point)\n\n\n"
			       "if __name__ == \"__main__\":\n"
			       "    assay_torch.main(__file__, Repro, make_inputs)\n";

/* Words that would hide something a Python text needs. */
static const char *const taken[] = {
	"False",       "None",         "True",        "and",     "as",       "assert",
	"async",       "await",        "break",       "class",   "continue", "def",
	"del",         "elif",         "else",        "except",  "finally",  "for",
	"from",        "global",       "if",          "import",  "in",       "is",
	"lambda",      "nonlocal",     "not",         "or",      "pass",     "raise",
	"return",      "try",          "while",       "with",    "yield",    "abs",
	"aiter",       "all",          "anext",       "any",     "ascii",    "bin",
	"bool",        "breakpoint",   "bytearray",   "bytes",   "callable", "chr",
	"classmethod", "compile",      "complex",     "delattr", "dict",     "dir",
	"divmod",      "enumerate",    "eval",        "exec",    "filter",   "float",
	"format",      "frozenset",    "getattr",     "globals", "hasattr",  "hash",
	"help",        "hex",          "id",          "input",   "int",      "isinstance",
	"issubclass",  "iter",         "len",         "list",    "locals",   "map",
	"max",         "memoryview",   "min",         "next",    "object",   "oct",
	"open",        "ord",          "pow",         "print",   "property", "range",
	"repr",        "reversed",     "round",       "set",     "setattr",  "slice",
	"sorted",      "staticmethod", "str",         "sum",     "super",    "tuple",
	"type",        "vars",         "zip",         "inf",     "nan",      "device",
	"torch",       "self",         "assay_torch",
};

static bool is_taken(struct str s)
{
	for (size_t i = 0; i < sizeof(taken) / sizeof(*taken); i++)
		if (str_is(s, taken[i]))
			return true;
	return false;
}

static struct str packet(const struct node *n)
{
	if (n->kind != NODE_CALL)
		return STR("getitem");
	const char *dot = memrchr(n->target.p, '.', n->target.n);
	const char *first = memchr(n->target.p, '.', n->target.n);

	if (!dot || dot == first)
		return n->target;
	return (struct str){first + 1, (size_t)(dot - first - 1)};
}

/* The packet's name, then _1, _2, …; a name of Python's starts at _1. */
static struct str next_name(struct arena *a, struct map *used, const struct node *n)
{
	struct str base = packet(n), name;
	uint64_t *count = map_find(used, base), k = count ? *count : is_taken(base);

	do
		name = k ? str_of(arena_printf(a, STR_FMT "_%llu", STR_ARG(base),
					       (unsigned long long)k))
			 : base;
	while (k++, k > 1 && map_find(used, name));
	map_set(used, base, k);
	if (!str_eq(name, base))
		map_set(used, name, 1);
	return name;
}

static void name_params(struct arena *a, struct graph *g, const struct point *p)
{
	uint32_t tensors = 0, sizes = 0;

	for (uint32_t i = 0; i < g->nparams; i++) {
		struct node *n = &g->nodes[i];
		bool is_size = n->ann.kind == ANN_SIZE || n->ann.kind == ANN_SIZES;

		n->name = str_of(is_size ? arena_printf(a, "p%u", sizes++)
					 : arena_printf(a, "arg%u", tensors));
		if (is_size)
			continue;
		if (tensor_is_contiguous(&p->inputs[tensors].t))
			n->ann.strides = NULL;
		tensors++;
	}
}

/* Shapes of statements at the home point, where the op table can tell. */
static void annotate(struct arena *a, struct graph *g, const struct graph *bound)
{
	struct bound *b;
	uint32_t n = bound->nnodes - bound->nparams;

	if (op_bind(a, bound, NULL, false, &b)) {
		status_clear(); /* an op without a row: statements stay without annotation */
		return;
	}
	for (uint32_t i = 0; i < n; i++) {
		const struct call *c = &b->calls[bound->nparams + i];
		bool several = c->nouts > 1 || (c->schema && c->schema->nouts != 1);

		if (bound->nodes[bound->nparams + i].kind != NODE_GETITEM && several)
			continue;
		g->nodes[g->nparams + i].ann =
			tensor_to_ann(a, bound_type(b, c->alias), STR(""));
		g->nodes[g->nparams + i].ann.strides = NULL;
	}
}

enum status pattern_repro(struct arena *a, const struct pattern *k, struct str *out)
{
	struct pattern_point *home = pattern_find_point(k, k->home);
	struct map used = map_new(a);
	struct buf b = buf_new(a);

	if (!home)
		FAIL(CORRUPT, "%s: home point %s is not among its points", pattern_name(a, k),
		     k->home);
	struct point consts_only = home->p;

	consts_only.nsizes = 0;
	struct graph *g = pattern_bind(a, k->g, &consts_only);

	name_params(a, g, &home->p);
	for (uint32_t i = g->nparams; i < g->nnodes; i++)
		g->nodes[i].name = next_name(a, &used, &g->nodes[i]);
	annotate(a, g, pattern_bind(a, k->g, &home->p));
	buf_printf(&b, "\"\"\"assay repro 1\npattern %s\nhome    %s\n\"\"\"\n", k->id, k->home);
	buf_cstr(&b, prologue);
	text_print(&b, g);
	buf_cstr(&b, epilogue);
	*out = buf_view(&b);
	return STATUS_OK;
}

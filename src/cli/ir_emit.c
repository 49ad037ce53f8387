/* assay ir bind and emit: a kernel, or a file of FX text, as types, loops or code. */
#include "base/file.h"
#include "cli/ir_int.h"
#include "codegen/codegen.h"
#include "corpus/pattern.h"
#include "corpus/printed.h"
#include "corpus/tree.h"
#include "ir/text.h"

#include <argp.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum form { FORM_FX, FORM_LOOPS, FORM_C, FORM_CUDA, FORMS };

struct options {
	const char *what, *corpus, *point;
	enum form form;
	bool unfused;
};

enum { OPT_TO = 256, OPT_POINT, OPT_CORPUS, OPT_UNFUSED };

static const struct argp_option emit_rows[] = {
	{"to", OPT_TO, "fx|loops|c|cuda", 0, "What to print (fx); cuda is --unfused", 0},
	{"point", OPT_POINT, "ID", 0, "At this point (the home point)", 0},
	{"unfused", OPT_UNFUSED, NULL, 0, "One nest per op, as the judge runs it", 0},
	{"corpus", OPT_CORPUS, "DIR", 0, "The corpus (./repros)", 0},
	{0},
};

static const struct argp_option bind_rows[] = {
	{"point", OPT_POINT, "ID", 0, "At this point (the home point)", 0},
	{"corpus", OPT_CORPUS, "DIR", 0, "The corpus (./repros)", 0},
	{0},
};

static enum form form_of(const char *arg, struct argp_state *state)
{
	static const char *const words[] = {"fx", "loops", "c", "cuda"};

	for (int i = 0; i < FORMS; i++)
		if (!strcmp(arg, words[i]))
			return (enum form)i;
	argp_error(state, "no form named %s; there are fx, loops, c and cuda", arg);
	return FORM_FX;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case OPT_TO:
		o->form = form_of(arg, state);
		return 0;
	case OPT_POINT:
		o->point = arg;
		return 0;
	case OPT_CORPUS:
		o->corpus = arg;
		return 0;
	case OPT_UNFUSED:
		o->unfused = true;
		return 0;
	case ARGP_KEY_ARG:
		if (o->what)
			argp_error(state, "one kernel or file, please");
		o->what = arg;
		return 0;
	case ARGP_KEY_NO_ARGS:
		argp_usage(state);
		return 0;
	case ARGP_KEY_END:
		if (o->unfused && o->form == FORM_FX)
			argp_error(state, "--unfused is of loops and code: --to loops");
		return 0;
	}
	return ARGP_ERR_UNKNOWN;
}

MUST static enum status from_kernel(struct arena *a, const char *dir, const struct options *o,
				    struct graph **out)
{
	const struct pattern_point *at = NULL;
	struct pattern p;

	TRY(pattern_read(a, dir, &p));
	for (uint32_t i = 0; i < p.npoints && !at; i++)
		if (tree_is_id(p.points[i].p.id, o->point ? o->point : p.home))
			at = &p.points[i];
	if (!at)
		FAIL(USAGE, "%s has no point %s; assay corpus show lists its %u",
		     path_base(dir), o->point, p.npoints);
	*out = pattern_bind(a, p.g, &at->p);
	(*out)->origin = str_of(dir);
	return STATUS_OK;
}

MUST static enum status from_file(struct arena *a, const struct options *o, struct graph **out)
{
	struct text t;

	if (o->point)
		FAIL(USAGE, "%s: --point is for kernels; this file has the sizes that it has",
		     o->what);
	TRY(text_load(a, o->what, &t));
	if (!t.ngraphs)
		FAIL(INVALID, "%s: no graph", o->what);
	*out = t.graphs[0];
	return STATUS_OK;
}

/* A path that exists (a kernel's folder, its repro.py, or any text), else a name. */
MUST static enum status load(struct arena *a, const struct options *o, struct graph **out)
{
	bool exists, is_dir;
	const char *dir = o->what;

	TRY(file_exists(o->what, &exists));
	TRY(file_exists(path_join(a, o->what, "repro.py"), &is_dir));
	if (exists && !is_dir && str_is(str_of(path_base(o->what)), "repro.py")) {
		char *full = realpath(o->what, NULL);

		if (!full)
			FAIL(IO, "%s: %s", o->what, strerror(errno));
		dir = arena_printf(a, "%.*s", (int)(path_base(full) - full - 1), full);
		free(full);
		is_dir = true;
	}
	if (exists && !is_dir)
		return from_file(a, o, out);
	if (!is_dir)
		TRY_CTX(tree_find(a, o->corpus, o->what, &dir), "and no file is called so");
	return from_kernel(a, dir, o, out);
}

MUST static enum status bind(struct arena *a, const struct graph *g, struct bound **out)
{
	enum status s = op_bind(a, g, NULL, false, out);

	if (s && !strstr(status_story(), str_cstr(a, g->origin)))
		TRY_CTX(s, "in " STR_FMT, STR_ARG(g->origin));
	TRY(s);
	struct printed_difference d = printed_check(a, *out);

	const struct node *n = &g->nodes[d.node];

	if (d.words && d.is_stride)
		fprintf(stderr, STR_FMT ":%u: warning: " STR_FMT " %s\n", STR_ARG(g->origin),
			n->line, STR_ARG(n->name), d.words);
	else if (d.words)
		FAIL(INVALID, STR_FMT ":%u: " STR_FMT " %s", STR_ARG(g->origin), n->line,
		     STR_ARG(n->name), d.words);
	return STATUS_OK;
}

MUST static enum status print_form(struct arena *a, const struct graph *g,
				   const struct options *o)
{
	bool is_cuda = o->form == FORM_CUDA;
	struct codegen_opts opts = {
		.unfused = o->unfused || is_cuda, .is_cuda = is_cuda, .threads = 2};
	struct buf b = buf_new(a);
	struct codegen *code;
	struct bound *bound;

	if (o->form == FORM_FX) {
		text_print(&b, g);
		fwrite(b.p, 1, b.n, stdout);
		return STATUS_OK;
	}
	TRY(bind(a, g, &bound));
	TRY_CTX(codegen_build(a, bound, &opts, &code), "in " STR_FMT, STR_ARG(g->origin));
	struct str text = o->form == FORM_LOOPS ? code->loops : code->text;

	fwrite(text.p, 1, text.n, stdout);
	return STATUS_OK;
}

enum status ir_emit(int argc, char **argv)
{
	static const struct argp argp = {
		emit_rows,
		parse,
		"KERNEL|FILE",
		"Print a kernel as bound FX text, as loops, or as the C or CUDA C that is "
		"compiled.",
		NULL,
		NULL,
		NULL};
	struct options o = {.corpus = "repros"};
	struct arena a = {0};
	struct graph *g;

	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s", argv[0]);
	enum status s = load(&a, &o, &g);

	if (!s)
		s = print_form(&a, g, &o);
	arena_release(&a);
	return s;
}

/* One line per value: name, op, type with sizes and strides. */
static void print_call(struct arena *a, const struct bound *b, uint32_t at)
{
	const struct call *c = &b->calls[at];
	const struct node *n = &b->g->nodes[at];

	for (uint32_t i = 0; i < c->nouts; i++) {
		struct buf line = buf_new(a);
		struct ann ann = tensor_to_ann(a, &c->outs[i], STR(""));

		buf_printf(&line, STR_FMT, STR_ARG(n->name));
		if (c->nouts > 1)
			buf_printf(&line, "[%u]", i);
		buf_cstr(&line, ": ");
		text_print_ann(&line, &ann);
		if (c->outs[i].offset)
			buf_printf(&line, " + %lld", (long long)c->outs[i].offset);
		buf_printf(&line, "  %s%s", c->op ? c->op->name : "",
			   call_is_view(c) ? " (view)" : "");
		printf(STR_FMT "\n", STR_ARG(buf_view(&line)));
	}
}

enum status ir_bind(int argc, char **argv)
{
	static const struct argp argp = {
		bind_rows, parse, "KERNEL|FILE", "Print the type of every value of a kernel.",
		NULL,      NULL,  NULL};
	struct options o = {.corpus = "repros"};
	struct arena a = {0};
	struct bound *b = NULL;
	struct graph *g;

	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s", argv[0]);
	enum status s = load(&a, &o, &g);

	if (!s)
		s = bind(&a, g, &b);
	for (uint32_t i = 0; !s && i < g->nnodes; i++)
		print_call(&a, b, i);
	arena_release(&a);
	return s;
}

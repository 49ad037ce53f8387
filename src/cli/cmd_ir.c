/* assay ir: each stage as text. */
#include "base/file.h"
#include "base/json.h"
#include "cli/ir_int.h"
#include "corpus/canon.h"
#include "corpus/pattern.h"
#include "corpus/sidecar.h"
#include "ir/dtype.h"
#include "ir/text.h"
#include "part/part.h"

#include <argp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void out(const struct buf *b)
{
	if (b->n) /* fwrite wants a pointer even for nothing */
		fwrite(b->p, 1, b->n, stdout);
}

static enum status ir_dtypes(int argc, char **argv)
{
	static const struct argp argp = {.doc = "List the element types."};

	if (argp_parse(&argp, argc, argv, 0, NULL, NULL))
		FAIL(USAGE, "%s", argv[0]);
	for (int d = 1; d < DTYPE_COUNT; d++)
		printf("%-12s %-18s %zu bytes, %s\n", dtype_name((enum dtype)d),
		       dtype_torch_name((enum dtype)d), dtype_bytes((enum dtype)d),
		       category_name(dtype_category((enum dtype)d)));
	return STATUS_OK;
}

/* Options of all subcommands that read text. */
struct options {
	const char *path, *artifact;
	uint32_t max_errors, max_nodes;
	bool check, json, why;
};

enum { OPT_JSON = CMD_OPT, OPT_CHECK, OPT_ARTIFACT, OPT_MAX_ERRORS, OPT_MAX_NODES, OPT_WHY };

static error_t parse_option(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case OPT_JSON:
		o->json = true;
		return 0;
	case OPT_CHECK:
		o->check = true;
		return 0;
	case OPT_WHY:
		o->why = true;
		return 0;
	case OPT_ARTIFACT:
		o->artifact = arg;
		return 0;
	case OPT_MAX_ERRORS:
		o->max_errors = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case OPT_MAX_NODES:
		o->max_nodes = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case ARGP_KEY_ARG:
		if (o->path)
			argp_error(state, "one file, please");
		o->path = arg;
		return 0;
	case ARGP_KEY_NO_ARGS:
		argp_usage(state);
		return 0;
	case ARGP_KEY_END:
		if (o->json && (o->check || o->why))
			argp_error(state,
				   "--json and --%s contradict each other: one shape of "
				   "output, please",
				   o->check ? "check" : "why");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

MUST static enum status read_options(int argc, char **argv, const struct argp_option *rows,
				     const char *doc, struct options *o)
{
	const struct argp argp = {rows, parse_option, "FILE", doc, NULL, NULL, NULL};

	if (argp_parse(&argp, argc, argv, 0, NULL, o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	return STATUS_OK;
}

MUST static enum status load(struct arena *a, const struct options *o, struct text *t)
{
	const struct text_opts opts = {.max_errors = o->max_errors, .artifact = o->artifact};
	struct str bytes;

	TRY(file_read(a, o->path, TEXT_BYTES_MAX, &bytes));
	text_parse(a, bytes, o->path, &opts, t);
	return STATUS_OK;
}

/* All errors on stderr, each with its place. */
static uint32_t tell_errors(const struct text *t, const char *path)
{
	uint32_t errors = 0;

	for (uint32_t i = 0; i < t->nerrors; i++) {
		const struct text_error *e = &t->errors[i];

		errors += !e->is_warning;
		fprintf(stderr, "%s:%u:%u: %s: %s [%s]\n", path, e->line, e->col,
			e->is_warning ? "warning" : "error", e->words, e->code);
	}
	return errors;
}

static void put_graph(struct jsonw *w, const struct graph *g)
{
	jsonw_open_inline(w, '{');
	jsonw_key(w, "name");
	jsonw_str(w, g->name);
	jsonw_key(w, "parameters");
	jsonw_int(w, g->nparams);
	jsonw_key(w, "nodes");
	jsonw_int(w, g->nnodes);
	jsonw_close(w, '}');
}

static void print_json(struct buf *b, const struct text *t)
{
	struct jsonw w = jsonw_new(b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "graphs");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < t->ngraphs; i++)
		put_graph(&w, t->graphs[i]);
	jsonw_close(&w, ']');
	jsonw_key(&w, "errors");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < t->nerrors; i++) {
		jsonw_open_inline(&w, '{');
		jsonw_key(&w, "line");
		jsonw_int(&w, t->errors[i].line);
		jsonw_key(&w, "col");
		jsonw_int(&w, t->errors[i].col);
		jsonw_key(&w, "code");
		jsonw_cstr(&w, t->errors[i].code);
		jsonw_key(&w, "text");
		jsonw_cstr(&w, t->errors[i].words);
		jsonw_key(&w, "warning");
		jsonw_bool(&w, t->errors[i].is_warning);
		jsonw_close(&w, '}');
	}
	jsonw_close(&w, ']');
	jsonw_close(&w, '}');
	buf_char(b, '\n');
}

/* What was printed must parse and print the same. */
MUST static enum status print_twice(struct arena *a, const struct text *t, const char *path)
{
	struct buf first = buf_new(a), second = buf_new(a);
	struct text again;

	for (uint32_t i = 0; i < t->ngraphs; i++)
		text_print(&first, t->graphs[i]);
	text_parse(a, buf_view(&first), path, NULL, &again);
	for (uint32_t i = 0; i < again.ngraphs; i++)
		text_print(&second, again.graphs[i]);
	if (!str_eq(buf_view(&first), buf_view(&second)))
		FAIL(MISMATCH, "%s: does not print back as it was read", path);
	return STATUS_OK;
}

static enum status ir_parse(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"check", OPT_CHECK, NULL, 0, "Print, parse again, compare; show errors only",
		 0},
		{"json", OPT_JSON, NULL, 0, "Graphs and errors as JSON", 0},
		{"artifact", OPT_ARTIFACT, "NAME", 0, "Which group of log lines counts", 0},
		{"max-errors", OPT_MAX_ERRORS, "N", 0, "Stop telling after N (100)", 0},
		{0}};
	struct options o = {0};
	struct arena a = {0};
	struct text t;

	TRY(read_options(argc, argv, rows, "Read FX text and print it as assay does.", &o));
	enum status s = load(&a, &o, &t);

	if (!s) {
		struct buf b = buf_new(&a);

		if (o.json)
			print_json(&b, &t);
		for (uint32_t i = 0; !o.json && !o.check && i < t.ngraphs; i++)
			text_print(&b, t.graphs[i]);
		out(&b);
		uint32_t errors = tell_errors(&t, o.path);

		if (errors)
			s = status_tell(STATUS_INVALID, 1, __FILE__, __LINE__, "%s: %u error%s",
					o.path, errors, errors > 1 ? "s" : "");
		if (!s && o.check)
			s = print_twice(&a, &t, o.path);
	}
	arena_release(&a);
	return s;
}

/* full_graph_003.py → full_graph_003.meta.json; none beside it is fine. */
MUST static enum status find_sidecar(struct arena *a, const char *path,
				     struct sidecar *out_side)
{
	struct str stem = str_of(path);
	bool there;

	stem = str_ends(stem, ".zst") ? str_slice(stem, 0, stem.n - 4) : stem;
	stem = str_ends(stem, ".py") ? str_slice(stem, 0, stem.n - 3) : stem;
	const char *side = arena_printf(a, STR_FMT ".meta.json", STR_ARG(stem));

	TRY(file_exists(side, &there));
	sidecar_none(a, out_side);
	return there ? sidecar_read(a, side, out_side) : STATUS_OK;
}

static void print_parts(struct buf *b, const struct graph *g, const struct partition *p)
{
	for (uint32_t i = 0; i < p->nparts; i++) {
		buf_printf(b, "%u:", i);
		for (uint32_t k = 0; k < p->parts[i].n; k++)
			buf_printf(b, " " STR_FMT,
				   STR_ARG(g->nodes[p->parts[i].nodes[k]].name));
		buf_char(b, '\n');
	}
	buf_printf(b, "calls %u, in_region %u, dangling %u, extern %u%s\n", p->ncalls,
		   p->nmembers, p->ndangling, p->nextern, p->repair ? ", repaired" : "");
}

static void put_parts(struct jsonw *w, const struct graph *g, const struct partition *p)
{
	const char *const keys[] = {"calls", "in_region", "dangling", "extern"};
	const uint32_t v[] = {p->ncalls, p->nmembers, p->ndangling, p->nextern};

	jsonw_open(w, '{');
	jsonw_key(w, "name");
	jsonw_str(w, g->name);
	jsonw_key(w, "parts");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < p->nparts; i++) {
		jsonw_open_inline(w, '[');
		for (uint32_t k = 0; k < p->parts[i].n; k++)
			jsonw_str(w, g->nodes[p->parts[i].nodes[k]].name);
		jsonw_close(w, ']');
	}
	jsonw_close(w, ']');
	jsonw_key(w, "repair");
	jsonw_bool(w, p->repair);
	for (int i = 0; i < 4; i++) {
		jsonw_key(w, keys[i]);
		jsonw_int(w, v[i]);
	}
	jsonw_close(w, '}');
}

MUST static enum status part_file(struct arena *a, const struct options *o, struct buf *b)
{
	struct jsonw w = jsonw_new(b);
	struct sidecar side;
	struct text t;

	TRY(load(a, o, &t));
	TRY(text_check(&t, o->path));
	TRY(find_sidecar(a, o->path, &side));
	if (o->json)
		jsonw_open(&w, '[');
	for (uint32_t i = 0; i < t.ngraphs; i++) {
		struct part_opts opts = {.fact = sidecar_verdict,
					 .ctx = &side,
					 .witness = o->why,
					 .cat_inputs = side.cat_inputs,
					 .max_nodes = o->max_nodes};
		struct verdict *v = part_verdicts(a, t.graphs[i], &opts);
		struct partition p;

		TRY(part_cut(a, t.graphs[i], v, &opts, &p));
		if (o->json)
			put_parts(&w, t.graphs[i], &p);
		else if (o->why)
			part_why(b, t.graphs[i], v, &p);
		else
			print_parts(b, t.graphs[i], &p);
	}
	if (o->json) {
		jsonw_close(&w, ']');
		buf_char(b, '\n');
	}
	return STATUS_OK;
}

static enum status ir_part(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"why", OPT_WHY, NULL, 0, "For every cut edge the reason", 0},
		{"json", OPT_JSON, NULL, 0, "Parts as JSON", 0},
		{"max-nodes", OPT_MAX_NODES, "N", 0, "Refuse larger graphs (50000)", 0},
		{0}};
	struct options o = {0};
	struct arena a = {0};

	TRY(read_options(argc, argv, rows, "Cut full graphs into regions.", &o));
	struct buf b = buf_new(&a);
	enum status s = part_file(&a, &o, &b);

	if (!s)
		out(&b);
	arena_release(&a);
	return s;
}

/* A text with a call that no region has must be cut first. */
MUST static enum status refuse_externs(struct arena *a, const struct graph *g)
{
	struct verdict *v = part_verdicts(a, g, NULL);

	for (uint32_t i = g->nparams; i < g->nnodes; i++)
		if (v[i].why && strcmp(v[i].why, "unknown-op") != 0)
			FAIL(INVALID,
			     STR_FMT ":%u: " STR_FMT " is in no region (%s): cut it with "
				     "assay ir part",
			     STR_ARG(g->origin), g->nodes[i].line, STR_ARG(g->nodes[i].target),
			     v[i].why);
	return STATUS_OK;
}

/* A repro names its sizes; they are beside it. */
MUST static enum status canon_repro(struct arena *a, const char *path, struct str *text)
{
	struct pattern k;
	char *real = realpath(path, NULL);

	if (!real)
		FAIL(NOT_FOUND, "%s: no such file", path);
	char *dir = str_cstr(a, (struct str){real, (size_t)(strrchr(real, '/') - real)});

	free(real);
	TRY(pattern_read(a, dir, &k));
	*text = k.text;
	return STATUS_OK;
}

MUST static enum status canon_file(struct arena *a, const struct options *o, struct buf *b)
{
	struct text t;
	struct canon c;
	struct str text = {0};

	TRY(load(a, o, &t));
	TRY(text_check(&t, o->path));
	if (str_starts(t.docstring, "assay repro ")) {
		TRY(canon_repro(a, o->path, &text));
		buf_str(b, text);
		return STATUS_OK;
	}
	for (uint32_t i = 0; i < t.ngraphs; i++) {
		TRY(refuse_externs(a, t.graphs[i]));
		TRY(canon_region(a, t.graphs[i], NULL, &c));
		buf_str(b, c.text);
	}
	return STATUS_OK;
}

static enum status ir_canon(int argc, char **argv)
{
	static const struct argp_option rows[] = {{0}};
	struct options o = {0};
	struct arena a = {0};

	TRY(read_options(argc, argv, rows, "Print the canonical text, whose SHA-256 is the id.",
			 &o));
	struct buf b = buf_new(&a);
	enum status s = canon_file(&a, &o, &b);

	if (!s)
		out(&b);
	arena_release(&a);
	return s;
}

enum status cmd_ir(int argc, char **argv)
{
	static const struct cmd subs[] = {
		{"parse", "read FX text and print it", ir_parse},
		{"part", "cut full graphs into regions", ir_part},
		{"canon", "print the canonical text of a region", ir_canon},
		{"bind", "print the types of all values", ir_bind},
		{"emit", "print a kernel as text, loops or C", ir_emit},
		{"ops", "list the ops", ir_ops},
		{"dtypes", "list the element types", ir_dtypes},
		{0},
	};

	return cmd_run(subs, "Look at any stage as text.", argc, argv);
}

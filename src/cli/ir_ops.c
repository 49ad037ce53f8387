/* assay ir ops: the op table, a line per row. */
#include "base/file.h"
#include "base/json.h"
#include "cli/ir_int.h"
#include "op/listing.h"

#include <argp.h>
#include <stdio.h>

struct options {
	const char *cases;
	bool json;
};

enum { OPT_CASES = 256, OPT_JSON };

static const struct argp_option rows[] = {
	{"cases", OPT_CASES, "DIR", 0, "Count the recorded values there", 0},
	{"json", OPT_JSON, NULL, 0, "Print JSON", 0},
	{0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case OPT_CASES:
		o->cases = arg;
		return 0;
	case OPT_JSON:
		o->json = true;
		return 0;
	}
	return ARGP_ERR_UNKNOWN;
}

/* A number of cases; "uncovered" is what a test fails for, "-" of what is only named. */
MUST static enum status covered(struct arena *a, const struct options *o, const struct op *op,
				const char **out)
{
	size_t n;

	*out = "-";
	if (!o->cases || !op->infer)
		return STATUS_OK;
	TRY(op_count_cases(o->cases, op, &n));
	*out = n ? arena_printf(a, "%zu", n) : "uncovered";
	return STATUS_OK;
}

MUST static enum status print_row(struct arena *a, const struct options *o, const struct op *op,
				  struct buf *b)
{
	struct buf flags = buf_new(a);
	const char *cases;

	TRY(covered(a, o, op, &cases));
	op_flag_words(&flags, op->flags);
	buf_printf(b, "%-56s %-13s %9s  %-28.*s %s\n", op->name, op_fuse_name(op->fuse), cases,
		   (int)flags.n, flags.p, op->doc);
	return STATUS_OK;
}

MUST static enum status json_row(struct arena *a, const struct options *o, const struct op *op,
				 struct jsonw *w)
{
	struct buf flags = buf_new(a);
	size_t n = 0;

	if (o->cases && op->infer)
		TRY(op_count_cases(o->cases, op, &n));
	op_flag_words(&flags, op->flags);
	jsonw_open_inline(w, '{');
	jsonw_key(w, "name");
	jsonw_cstr(w, op->name);
	jsonw_key(w, "family");
	jsonw_cstr(w, op_family_of(op)->name);
	jsonw_key(w, "fuse");
	jsonw_cstr(w, op_fuse_name(op->fuse));
	jsonw_key(w, "flags");
	jsonw_str(w, buf_view(&flags));
	jsonw_key(w, "ulp");
	jsonw_f64(w, (double)op->ulp);
	jsonw_key(w, "cases");
	if (o->cases && op->infer)
		jsonw_int(w, (int64_t)n);
	else
		jsonw_null(w);
	jsonw_key(w, "doc");
	jsonw_cstr(w, op->doc);
	jsonw_key(w, "schema");
	jsonw_cstr(w, op->infer ? op->schema : NULL);
	jsonw_close(w, '}');
	return STATUS_OK;
}

MUST static enum status print_all(struct arena *a, const struct options *o, struct buf *b)
{
	struct jsonw w = jsonw_new(b);

	if (o->json)
		jsonw_open(&w, '[');
	for (const struct op *op = NULL; (op = op_next(op));)
		TRY(o->json ? json_row(a, o, op, &w) : print_row(a, o, op, b));
	if (o->json) {
		jsonw_close(&w, ']');
		buf_cstr(b, "\n");
	}
	return STATUS_OK;
}

enum status ir_ops(int argc, char **argv)
{
	static const struct argp argp = {
		rows, parse,
		NULL, "List the ops: name, whether Inductor fuses it, cases, flags.",
		NULL, NULL,
		NULL};
	struct options o = {0};
	struct arena a = {0};
	struct str *names;
	size_t n;

	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s", argv[0]);
	if (o.cases) /* a folder that is not there would leave every op uncovered */
		TRY(file_list(&a, o.cases, &names, &n));
	struct buf b = buf_new(&a);
	enum status s = print_all(&a, &o, &b);

	if (!s)
		fwrite(b.p, 1, b.n, stdout);
	arena_release(&a);
	return s;
}

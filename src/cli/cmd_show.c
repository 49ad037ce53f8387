/* assay show: one row, or a kernel and its rows, with everything known. */
#include "base/file.h"
#include "base/json.h"
#include "cli/cli.h"
#include "corpus/pattern.h"
#include "corpus/tree.h"
#include "ir/text.h"
#include "report/report.h"

#include <argp.h>
#include <stdio.h>
#include <string.h>

enum { OPT_SOURCE = 256, OPT_JOURNAL, OPT_CORPUS, OPT_JSON };

struct options {
	const char *word, *journal, *corpus;
	bool has_source, has_json;
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case OPT_SOURCE:
		o->has_source = true;
		return 0;
	case OPT_JOURNAL:
		o->journal = arg;
		return 0;
	case OPT_CORPUS:
		o->corpus = arg;
		return 0;
	case OPT_JSON:
		o->has_json = true;
		return 0;
	case ARGP_KEY_ARG:
		if (o->word)
			argp_error(state, "one row or kernel, please");
		o->word = arg;
		return 0;
	case ARGP_KEY_NO_ARGS:
		argp_usage(state);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* The code that was timed, as it was kept with the row. */
MUST static enum status show_source(struct arena *a, struct store *s,
				    const struct store_row *row)
{
	json_auto_t *build = NULL;
	struct str text;

	TRY(json_read_text(str_of(row->build), "build of a row", &build));
	const char *digest = json_string_value(json_object_get(build, "source"));

	if (!digest)
		FAIL(NOT_FOUND, "row %lld has no source: %s", (long long)row->id,
		     row->cause ? row->cause : "its provider generates none");
	TRY(store_text_get(s, a, digest, &text));
	fwrite(text.p, 1, text.n, stdout);
	return STATUS_OK;
}

MUST static enum status show_row(struct arena *a, const struct options *o, struct store *s,
				 const struct store_row *row)
{
	struct buf b = buf_new(a);

	if (o->has_source)
		return show_source(a, s, row);
	report_show(&b, row);
	fwrite(b.p, 1, b.n, stdout);
	return STATUS_OK;
}

MUST static enum status list_rows(const struct store_row *rows, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		json_auto_t *m = NULL;

		TRY(json_read_text(str_of(rows[i].metrics), "metrics of a row", &m));
		const json_t *t = json_object_get(m, "cold/median_us");

		printf("row %-6lld run %-4lld %-12s %-10s %-12s %s", (long long)rows[i].id,
		       (long long)rows[i].run, rows[i].point, rows[i].provider,
		       row_status_name(rows[i].status), rows[i].cause ? rows[i].cause : "");
		if (json_is_number(t))
			printf(" %.3f us", json_number_value(t));
		printf("\n");
	}
	return STATUS_OK;
}

/* The repro, then the rows of all runs; with --source the newest row's code. */
MUST static enum status show_kernel(struct arena *a, const struct options *o, struct store *s)
{
	struct store_filter f = {.kernel = o->word};
	struct str *names, id = str_of(o->word), repro;
	struct store_row *rows;
	uint32_t n;
	size_t nnames;

	if (id.n > PATTERN_DIGITS)
		id = str_slice(id, id.n - PATTERN_DIGITS, id.n);
	TRY(tree_kernels(a, o->corpus, &names, &nnames));
	const char *dir = tree_kernel(a, o->corpus, names, nnames, id);

	if (dir)
		f.kernel = path_base(dir);
	TRY(store_rows(s, a, &f, &rows, &n));
	if (!dir && !n)
		FAIL(NOT_FOUND, "no row and no kernel named %s", o->word);
	for (uint32_t i = n; o->has_source && i-- > 0;)
		if (strstr(rows[i].build, "\"source\":\""))
			return show_source(a, s, &rows[i]);
	if (o->has_source)
		FAIL(NOT_FOUND, "no row of %s has a source", o->word);
	if (o->has_json) {
		for (uint32_t i = 0; i < n; i++)
			TRY(show_row(a, o, s, &rows[i]));
		return STATUS_OK;
	}
	if (dir) {
		TRY(file_read(a, path_join(a, dir, "repro.py"), TEXT_BYTES_MAX, &repro));
		fwrite(repro.p, 1, repro.n, stdout);
	}
	return list_rows(rows, n);
}

MUST static enum status show(struct arena *a, const struct options *o)
{
	const char *path = o->journal;
	struct store_row row;
	struct store *s;
	int64_t id;

	if (!path)
		TRY(store_default_path(a, &path));
	TRY(store_open(path, true, &s));
	enum status st;

	if (str_to_i64(str_of(o->word), &id)) {
		status_clear(); /* a kernel, then */
		st = show_kernel(a, o, s);
	} else {
		st = store_row_get(s, a, id, &row);
		if (!st)
			st = show_row(a, o, s, &row);
	}
	store_close(s);
	return st;
}

enum status cmd_show(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"source", OPT_SOURCE, NULL, 0, "The generated code that was timed", 0},
		{"journal", OPT_JOURNAL, "FILE", 0, "Where rows are kept", 0},
		{"corpus", OPT_CORPUS, "DIR", 0, "The corpus (./repros)", 0},
		{"json", OPT_JSON, NULL, 0, "Rows of a kernel as JSON", 0},
		{0}};
	const struct argp argp = {rows, parse, "ROW|KERNEL",
				  "Show one row, or a kernel and its rows.", NULL, NULL, NULL};
	struct options o = {.corpus = "repros"};
	struct arena a = {0};

	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	enum status s = show(&a, &o);

	arena_release(&a);
	return s;
}

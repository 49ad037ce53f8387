/* assay show: one row, or a kernel and its rows, with everything known. */
#include "account/history.h"
#include "base/file.h"
#include "base/json.h"
#include "cli/cli.h"
#include "corpus/pattern.h"
#include "corpus/tree.h"
#include "ir/text.h"
#include "report/report.h"
#include "run/story.h"

#include <argp.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { OPT_SOURCE = CMD_OPT, OPT_JOURNAL, OPT_CORPUS, OPT_JSON };

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
	case ARGP_KEY_END:
		if (o->has_source && o->has_json)
			argp_error(state, "--source is text: it has no --json");
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
	struct jsonw w = jsonw_new(&b);

	if (o->has_source)
		return show_source(a, s, row);
	report_show(&w, row);
	printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
	return STATUS_OK;
}

static void put_history(struct jsonw *w, const struct store_row *row, const struct history *h)
{
	jsonw_open_inline(w, '{');
	jsonw_put_int(w, "row", row->id);
	jsonw_put_f64(w, "median_us", h->median_us);
	jsonw_put_f64(w, "mad_us", h->mad_us);
	jsonw_put_f64(w, "score", h->score);
	jsonw_put_f64(w, "delta_pct", h->delta_pct);
	jsonw_put_bool(w, "flagged", h->is_flagged);
	jsonw_close(w, '}');
}

static void show_json(struct arena *a, const char *kernel, const char *dir,
		      const struct store_row *rows, const struct history *h, uint32_t n)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "kernel");
	jsonw_cstr(&w, kernel);
	jsonw_key(&w, "repro");
	jsonw_cstr(&w, dir ? path_join(a, dir, "repro.py") : NULL);
	jsonw_key(&w, "rows");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < n; i++)
		report_show(&w, &rows[i]);
	jsonw_close(&w, ']');
	jsonw_key(&w, "history");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < n; i++)
		if (isfinite(h[i].median_us))
			put_history(&w, &rows[i], &h[i]);
	jsonw_close(&w, ']');
	jsonw_close(&w, '}');
	printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
}

/* A time that is off, and whether other code was timed than in the row before it. */
static void put_flag(struct buf *b, const struct store_row *rows, uint32_t i,
		     const struct history *h)
{
	if (!h->is_flagged)
		return;
	buf_printf(b, ", %+.1f%% of the ten before it (score %.3g, %s)", h->delta_pct, h->score,
		   strcmp(rows[i].fingerprint, rows[i - 1].fingerprint) ? "other work"
									: "the same work");
}

MUST static enum status list_rows(struct arena *a, const struct store_row *rows,
				  const struct history *h, uint32_t n)
{
	struct buf b = buf_new(a);

	for (uint32_t i = 0; i < n; i++) {
		json_auto_t *m = NULL;

		TRY(json_read_text(str_of(rows[i].metrics), "metrics of a row", &m));
		const json_t *t = json_object_get(m, "cold/median_us");

		buf_printf(&b, "row %-6lld run %-4lld %-12s %-10s %-12s %s",
			   (long long)rows[i].id, (long long)rows[i].run, rows[i].point,
			   rows[i].provider, row_status_name(rows[i].status),
			   rows[i].cause ? rows[i].cause : "");
		if (json_is_number(t))
			buf_printf(&b, " %.3f us", json_number_value(t));
		put_flag(&b, rows, i, &h[i]);
		buf_char(&b, '\n');
	}
	cmd_print(buf_view(&b));
	return STATUS_OK;
}

/* The newest code of a kernel that was timed. */
MUST static enum status show_newest(struct arena *a, const struct options *o, struct store *s,
				    const struct store_row *rows, uint32_t n)
{
	for (uint32_t i = n; i-- > 0;)
		if (strstr(rows[i].build, "\"source\":\""))
			return show_source(a, s, &rows[i]);
	FAIL(NOT_FOUND,
	     "no row of %s has a source: assay bench makes one, assay ir emit --to c "
	     "shows what would be compiled",
	     o->word);
}

/* The repro, then the rows of all runs; with --source the newest row's code. */
MUST static enum status show_kernel(struct arena *a, const struct options *o, struct store *s)
{
	struct store_filter f = {.kernel = o->word};
	const char *dir = NULL, *why = "";
	struct store_row *rows = NULL;
	struct str repro;
	uint32_t n = 0;

	if (tree_find(a, o->corpus, o->word, &dir)) {
		why = story_words(a);
		status_clear(); /* the journal may have rows of kernels that are gone */
	}
	if (dir)
		f.kernel = path_base(dir);
	if (s)
		TRY(store_rows(s, a, &f, &rows, &n));
	if (!dir && !n)
		FAIL(USAGE, "%s, and no row of the journal is of it", why);
	if (o->has_source)
		return show_newest(a, o, s, rows, n);
	struct history *h = arena_array(a, struct history, n + 1);

	TRY(history_of_rows(rows, n, h));
	if (o->has_json) {
		show_json(a, f.kernel, dir, rows, h, n);
		return STATUS_OK;
	}
	if (dir) {
		TRY(file_read(a, path_join(a, dir, "repro.py"), TEXT_BYTES_MAX, &repro));
		fwrite(repro.p, 1, repro.n, stdout);
	}
	return list_rows(a, rows, h, n);
}

/* A number is a row's; six digits of a kernel's id may look like one. */
MUST static enum status show_word(struct arena *a, const struct options *o, struct store *s)
{
	struct store_row row;
	int64_t id;

	if (str_to_i64(str_of(o->word), &id)) {
		status_clear();
		return show_kernel(a, o, s);
	}
	enum status st = s ? store_row_get(s, a, id, &row) : STATUS_NOT_FOUND;

	if (!st)
		return show_row(a, o, s, &row);
	if (st != STATUS_NOT_FOUND)
		return st;
	status_clear();
	if (strlen(o->word) >= 6)
		return show_kernel(a, o, s);
	FAIL(USAGE, "no row %s in the journal", o->word);
}

/* Before the first sweep there is no journal, and no row. */
MUST static enum status show(struct arena *a, const struct options *o)
{
	const char *path = o->journal;
	struct store *s = NULL;
	bool is_there = true;

	if (!path) {
		TRY(store_default_path(a, &path));
		TRY(file_exists(path, &is_there));
	}
	if (is_there)
		TRY(store_open(path, true, &s));
	enum status st = show_word(a, o, s);

	store_close(s);
	return st;
}

enum status cmd_show(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"source", OPT_SOURCE, NULL, 0, "The generated code that was timed", 0},
		{"journal", OPT_JOURNAL, "FILE", 0, "Where rows are kept", 0},
		{"corpus", OPT_CORPUS, "DIR", 0, "The corpus (./repros)", 0},
		{"json", OPT_JSON, NULL, 0, "A row, or a kernel with its rows, as JSON", 0},
		{0}};
	const struct argp argp = {
		rows, parse, "ROW|KERNEL", "Show one row, or a kernel and its rows.",
		NULL, NULL,  NULL};
	struct options o = {.corpus = "repros"};
	struct arena a = {0};

	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	enum status s = show(&a, &o);

	arena_release(&a);
	return s;
}

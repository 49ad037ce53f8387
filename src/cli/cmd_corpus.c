/* assay corpus: the corpus as data. */
#include "base/file.h"
#include "base/json.h"
#include "cli/corpus_int.h"
#include "cli/merge_told.h"
#include "corpus/check.h"
#include "corpus/rebytes.h"
#include "corpus/set.h"
#include "corpus/tree.h"
#include "ir/text.h"

#include <argp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS_MAX = 1024, EVALUATE_ELEMENTS = 64 << 20, JOBS_MAX = 256 };

struct options {
	const char *corpus;
	bool json, strict, rebytes, force;
	uint32_t max_unkeyed, jobs;
	int64_t evaluate;
	struct set_rule rule;
	const char *words[WORDS_MAX];
	int nwords;
};

enum {
	OPT_CORPUS = CMD_OPT,
	OPT_JSON,
	OPT_STRICT,
	OPT_REBYTES,
	OPT_MAX_UNKEYED,
	OPT_EVALUATE,
	OPT_FORCE,
	OPT_JOBS,
	OPT_REDUCTION,
	OPT_POINTWISE,
	OPT_MIN_CALLS,
	OPT_SUITES,
	OPT_WITH,
	OPT_MIN_BYTES,
	OPT_MAX_BYTES,
	OPT_MAX_OPS,
	OPT_MAX_POINTS
};

static error_t parse_option(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case OPT_CORPUS:
		o->corpus = arg;
		return 0;
	case OPT_JSON:
		o->json = true;
		return 0;
	case OPT_REBYTES:
		o->rebytes = true;
		return 0;
	case OPT_STRICT:
		o->strict = true;
		return 0;
	case OPT_MAX_UNKEYED:
		o->max_unkeyed = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case OPT_EVALUATE:
		o->evaluate = arg ? cmd_whole(state, arg, 0, UINT32_MAX) : EVALUATE_ELEMENTS;
		return 0;
	case OPT_FORCE:
		o->force = true;
		return 0;
	case OPT_JOBS:
		o->jobs = (uint32_t)cmd_whole(state, arg, 1, JOBS_MAX);
		return 0;
	case OPT_REDUCTION:
		o->rule.reduction = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case OPT_POINTWISE:
		o->rule.pointwise = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case OPT_MIN_CALLS:
		o->rule.min_calls = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case OPT_SUITES:
		o->rule.suites = arg;
		return 0;
	case OPT_WITH:
		o->rule.with = arg;
		return 0;
	case OPT_MIN_BYTES:
		o->rule.min_bytes = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case OPT_MAX_BYTES:
		o->rule.max_bytes = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case OPT_MAX_OPS:
		o->rule.max_ops = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case OPT_MAX_POINTS:
		o->rule.max_points = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case ARGP_KEY_ARG:
		if (o->nwords == WORDS_MAX)
			argp_error(state, "too many arguments");
		o->words[o->nwords++] = arg;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

#define COMMON                                                        \
	{"corpus", OPT_CORPUS, "DIR", 0, "The corpus (./repros)", 0}, \
	{                                                             \
		"json", OPT_JSON, NULL, 0, "The result as JSON", 0    \
	}

/* words names the arguments: in brackets if none is needed, with dots if more than one may be.
 */
MUST static enum status read_options(int argc, char **argv, const struct argp_option *rows,
				     const char *words, const char *doc, struct options *o)
{
	const struct argp argp = {rows, parse_option, words, doc, NULL, NULL, NULL};
	int most = !words ? 0 : strstr(words, "...") ? WORDS_MAX : 1;

	*o = (struct options){.corpus = "repros", .max_unkeyed = UINT32_MAX};
	if (argp_parse(&argp, argc, argv, 0, NULL, o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	if (words && words[0] != '[' && !o->nwords)
		FAIL(USAGE, "%s: %s is missing", argv[0], words);
	if (o->nwords > most)
		FAIL(USAGE, "%s: one argument too many: %s", argv[0], o->words[most]);
	return STATUS_OK;
}

MUST static enum status merge_one(const struct options *o, const char *dir, struct jsonw *w)
{
	struct arena a = {0};
	struct merge_opts opts = {.corpus = o->corpus,
				  .max_unkeyed = o->max_unkeyed,
				  .evaluate = o->evaluate,
				  .force = o->force};
	struct merge_report r;
	enum status s = merge_capture(&a, dir, &opts, &r);

	merge_tell(&r);
	if (!s && o->json)
		merge_put(w, &r);
	else if (!s)
		merge_print(&r);
	arena_release(&a);
	return s;
}

/* One model that cannot be merged does not keep the others out. */
MUST static enum status merge_all(const struct options *o, struct jsonw *w)
{
	enum status first = STATUS_OK;

	for (int i = 0; i < o->nwords; i++) {
		enum status s = merge_one(o, o->words[i], w);

		if (!s)
			continue;
		cmd_tell(s);
		first = first ? first : s;
	}
	if (first)
		return status_tell(first, 1, __FILE__, __LINE__, "not all captures are merged");
	return STATUS_OK;
}

static enum status corpus_merge(int argc, char **argv)
{
	static const struct argp_option rows[] = {COMMON,
						  {"max-unkeyed", OPT_MAX_UNKEYED, "N", 0,
						   "Refuse a model with more regions without "
						   "identity",
						   0},
						  {"evaluate", OPT_EVALUATE, "ELEMENTS",
						   OPTION_ARG_OPTIONAL,
						   "Run new points that move no more elements "
						   "(64 Mi) in the interpreter first",
						   0},
						  {"force", OPT_FORCE, NULL, 0,
						   "Replace a model even if nothing of its "
						   "capture can be merged",
						   0},
						  {0}};
	static struct options o;

	TRY(read_options(argc, argv, rows, "DIR...", "Merge capture directories, a model each.",
			 &o));
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = jsonw_new(&b);

	jsonw_open(&w, '[');
	enum status s = merge_all(&o, &w);

	jsonw_close(&w, ']');
	if (o.json)
		printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
	arena_release(&a);
	return s;
}

static int64_t total_regions(const struct pattern *k)
{
	int64_t n = 0;

	for (uint32_t i = 0; i < k->npoints; i++)
		for (uint32_t r = 0; r < k->points[i].nrows; r++)
			n += k->points[i].rows[r].regions;
	return n;
}

static void list_kernel(struct jsonw *w, const struct options *o, struct arena *a,
			const struct pattern *k)
{
	if (!o->json) {
		printf("%-40s %4u points %6lld regions%s\n", pattern_name(a, k), k->npoints,
		       (long long)total_regions(k), k->quarantine.n ? "  quarantined" : "");
		return;
	}
	jsonw_open_inline(w, '{');
	jsonw_key(w, "kernel");
	jsonw_cstr(w, pattern_name(a, k));
	jsonw_key(w, "pattern");
	jsonw_cstr(w, k->id);
	jsonw_key(w, "points");
	jsonw_int(w, k->npoints);
	jsonw_key(w, "regions");
	jsonw_int(w, total_regions(k));
	jsonw_key(w, "quarantined");
	jsonw_bool(w, k->quarantine.n > 0);
	jsonw_close(w, '}');
}

static enum status corpus_ls(int argc, char **argv)
{
	static const struct argp_option rows[] = {COMMON, {0}};
	static struct options o;
	struct arena a = {0}, scratch = {0};
	struct str *names = NULL;
	size_t n = 0;

	TRY(read_options(argc, argv, rows, "[TEXT]", "List kernels, those whose name has TEXT.",
			 &o));
	struct buf b = buf_new(&a);
	struct jsonw w = jsonw_new(&b);
	enum status s = tree_need(&a, o.corpus);

	if (!s)
		s = tree_kernels(&a, o.corpus, &names, &n);
	if (!s && o.json)
		jsonw_open(&w, '[');
	for (size_t i = 0; !s && i < n; i++) {
		struct pattern k;

		if (o.nwords && !memmem(names[i].p, names[i].n, o.words[0], strlen(o.words[0])))
			continue;
		s = pattern_read(
			&scratch,
			arena_printf(&a, "%s/canonical/" STR_FMT, o.corpus, STR_ARG(names[i])),
			&k);
		if (!s)
			list_kernel(&w, &o, &a, &k);
		arena_reset(&scratch, (struct arena_mark){0});
	}
	if (!s && o.json) {
		jsonw_close(&w, ']');
		printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
	}
	arena_release(&scratch);
	arena_release(&a);
	return s;
}

/* A file as it is, .zst or not. */
MUST static enum status show_file(struct arena *a, const char *path)
{
	struct str bytes;

	TRY(file_read(a, path, TEXT_BYTES_MAX, &bytes));
	fwrite(bytes.p, 1, bytes.n, stdout);
	return STATUS_OK;
}

MUST static enum status put_text(struct arena *a, struct jsonw *w, const char *key,
				 const char *path)
{
	struct str bytes;

	TRY(file_read(a, path, TEXT_BYTES_MAX, &bytes));
	jsonw_key(w, key);
	jsonw_str(w, bytes);
	return STATUS_OK;
}

MUST static enum status put_json(struct jsonw *w, const char *key, const char *path)
{
	json_auto_t *v = NULL;

	TRY(json_read_file(path, &v));
	jsonw_key(w, key);
	jsonw_value(w, v, false);
	return STATUS_OK;
}

MUST static enum status put_kernel(struct arena *a, struct jsonw *w, const char *dir)
{
	jsonw_key(w, "kernel");
	jsonw_cstr(w, path_base(dir));
	TRY(put_json(w, "meta", path_join(a, dir, "meta.json")));
	TRY(put_json(w, "shapes", path_join(a, dir, "shapes.json")));
	return put_text(a, w, "repro", path_join(a, dir, "repro.py"));
}

MUST static enum status put_file(struct arena *a, struct jsonw *w, const char *path)
{
	bool is_json = str_ends(str_of(path), ".json") || str_ends(str_of(path), ".json.zst");

	jsonw_key(w, "file");
	jsonw_cstr(w, path);
	return is_json ? put_json(w, "json", path) : put_text(a, w, "text", path);
}

/* A kernel: repro and points. */
MUST static enum status show_kernel(struct arena *a, const char *dir)
{
	TRY(show_file(a, path_join(a, dir, "repro.py")));
	printf("\n");
	return show_file(a, path_join(a, dir, "shapes.json"));
}

/* A file that is there, else a kernel's name or digits of its id. */
MUST static enum status show_one(struct arena *a, const struct options *o, const char *word,
				 struct jsonw *w)
{
	const char *dir = word;
	bool is_file;

	TRY(file_exists(word, &is_file));
	if (!is_file)
		TRY(tree_find(a, o->corpus, word, &dir));
	if (!o->json)
		return is_file ? show_file(a, word) : show_kernel(a, dir);
	jsonw_open(w, '{');
	TRY(is_file ? put_file(a, w, word) : put_kernel(a, w, dir));
	jsonw_close(w, '}');
	return STATUS_OK;
}

static enum status corpus_show(int argc, char **argv)
{
	static const struct argp_option rows[] = {COMMON, {0}};
	static struct options o;
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = jsonw_new(&b);
	enum status s = STATUS_OK;

	TRY(read_options(argc, argv, rows, "KERNEL|FILE...",
			 "Show kernels, or files of a corpus, unpacked.", &o));
	jsonw_open(&w, '[');
	for (int i = 0; !s && i < o.nwords; i++)
		s = show_one(&a, &o, o.words[i], &w);
	jsonw_close(&w, ']');
	if (!s && o.json)
		printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
	arena_release(&a);
	return s;
}

static enum status corpus_check_(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		COMMON,
		{"strict", OPT_STRICT, NULL, 0, "Soft findings count, too", 0},
		{"rebytes", OPT_REBYTES, NULL, 0,
		 "First write the bytes of all points by the present model", 0},
		{"jobs", OPT_JOBS, "N", 0, "Threads (the cores)", 0},
		{0}};
	static struct options o;
	struct arena a = {0};
	struct check_report r;

	TRY(read_options(argc, argv, rows, NULL, "Recompute everything and compare.", &o));
	uint32_t changed = 0;
	enum status s = tree_need(&a, o.corpus);

	if (!s && o.rebytes)
		s = corpus_rebytes(&a, o.corpus, &changed);
	struct buf b = buf_new(&a);

	if (!s && o.rebytes && !o.json)
		printf("bytes of %u kernels were others\n", changed);
	if (!s)
		s = corpus_check(&a, o.corpus, o.jobs, &r);

	if (!s) {
		if (o.json)
			check_json(&b, &r);
		else
			check_text(&b, &r);
		fwrite(b.p, 1, b.n, stdout);
		if (r.nhard || (o.strict && r.nsoft))
			s = status_tell(STATUS_MISMATCH, 1, __FILE__, __LINE__,
					"%u hard and %u soft findings", r.nhard, r.nsoft);
	}
	arena_release(&a);
	return s;
}

static enum status corpus_set(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		COMMON,
		{"reduction", OPT_REDUCTION, "N", 0, "Reduction patterns to keep", 0},
		{"pointwise", OPT_POINTWISE, "N", 0, "Pointwise patterns to keep", 0},
		{"min-calls", OPT_MIN_CALLS, "N", 0, "Points with at least as many calls", 0},
		{"suites", OPT_SUITES, "S,...", 0, "Models of these suites only", 0},
		{"with", OPT_WITH, "OP,...", 0,
		 "First the heaviest kernel that has each of these, such as aten.cat.default",
		 0},
		{"min-bytes", OPT_MIN_BYTES, "N", 0, "Points that move at least as much", 0},
		{"max-bytes", OPT_MAX_BYTES, "N", 0, "Points that move no more", 0},
		{"max-ops", OPT_MAX_OPS, "N", 0, "Kernels of no more calls", 0},
		{"max-points", OPT_MAX_POINTS, "N", 0, "Points of a kernel to keep", 0},
		{0}};
	static struct options o;
	struct arena a = {0};
	struct str text;

	TRY(read_options(argc, argv, rows, "NAME",
			 "Freeze a benchmark set, as benchmarks/NAME.json.", &o));
	o.rule.name = o.words[0];
	enum status s = tree_need(&a, o.corpus);

	if (!s)
		s = set_make(&a, o.corpus, &o.rule, &text);

	if (!s)
		s = set_write(&a, &o.rule, text);
	if (!s && o.json)
		fwrite(text.p, 1, text.n, stdout);
	arena_release(&a);
	return s;
}

enum status cmd_corpus(int argc, char **argv)
{
	static const struct cmd subs[] = {
		{"merge", "merge capture directories", corpus_merge},
		{"ls", "list kernels", corpus_ls},
		{"show", "show a kernel or a file", corpus_show},
		{"check", "recompute everything and compare", corpus_check_},
		{"set", "freeze a benchmark set", corpus_set},
		{"report", "count it: suites, sizes, ops, failures", corpus_report},
		{"gc", "care: references, orphans, sweeping", corpus_gc},
		{0},
	};

	return cmd_run(subs, "The corpus as data.", argc, argv);
}

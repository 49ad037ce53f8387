/* assay corpus report, assay corpus gc. */
#include "account/inventory.h"
#include "base/json.h"
#include "cli/corpus_int.h"
#include "cli/model_input.h"
#include "corpus/gc.h"
#include "corpus/summary.h"
#include "corpus/tree.h"
#include "store/store.h"

#include <argp.h>
#include <stdio.h>

struct care {
	const char *corpus;
	bool json, dry_run;
	int64_t hours;
	uint32_t examples;
};

enum { OPT_CORPUS = CMD_OPT, OPT_JSON, OPT_DRY_RUN, OPT_HOURS, OPT_EXAMPLES };

static error_t parse_option(int key, char *arg, struct argp_state *state)
{
	struct care *o = state->input;

	switch (key) {
	case OPT_CORPUS:
		o->corpus = arg;
		return 0;
	case OPT_JSON:
		o->json = true;
		return 0;
	case OPT_DRY_RUN:
		o->dry_run = true;
		return 0;
	case OPT_HOURS:
		o->hours = cmd_whole(state, arg, 0, 1000000);
		return 0;
	case OPT_EXAMPLES:
		o->examples = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case ARGP_KEY_ARG:
		argp_error(state, "one argument too many: %s", arg);
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

MUST static enum status read_options(int argc, char **argv, const struct argp_option *rows,
				     const char *doc, struct care *o)
{
	const struct argp argp = {rows, parse_option, NULL, doc, NULL, NULL, NULL};

	*o = (struct care){
		.corpus = "repros", .hours = GC_STAGE_SECONDS / 3600, .examples = 10};
	if (argp_parse(&argp, argc, argv, 0, NULL, o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	return STATUS_OK;
}

/* ---- what is known of kernels already ---- */

static const char kept_as[] = "kernels of corpus reports";

static struct summary_memo load_memo(struct arena *a, struct store *store)
{
	const char *text = "";

	if (!store || store_inventory_get(store, a, kept_as, graph_facts_version, &text)) {
		status_clear(); /* nothing is kept yet, or cannot be read: all is counted anew
				 */
		text = "";
	}
	return summary_memo_new(a, str_of(text));
}

static void save_memo(struct arena *a, struct store *store, const struct summary_memo *m)
{
	struct str text = summary_memo_text(a, m);
	char story[STATUS_STORY_BYTES];

	if (!text.n ||
	    !store_inventory_put(store, kept_as, graph_facts_version, str_cstr(a, text)))
		return;
	status_plain(story, sizeof(story), "; ");
	status_clear();
	fprintf(stderr, "what was counted cannot be kept: %s\n", story);
}

MUST static enum status count(struct arena *a, const char *corpus, struct summary *s)
{
	bool is_read_only;
	struct store *store = inventory_store_open(a, &is_read_only);
	struct summary_memo memo = load_memo(a, store);
	enum status st = summary_make(a, corpus, &memo, s);

	if (!st && store && !is_read_only)
		save_memo(a, store, &memo);
	store_close(store);
	return st;
}

enum status corpus_report(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		COMMON,
		{"examples", OPT_EXAMPLES, "N", 0, "Names shown of each list (10)", 0},
		{0}};
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct summary s;
	struct care o;

	TRY(read_options(argc, argv, rows, "Count a corpus: suites, sizes, ops, failures.",
			 &o));
	enum status st = tree_need(&a, o.corpus);

	if (!st)
		st = count(&a, o.corpus, &s);
	if (!st && o.json)
		summary_json(&b, &s);
	else if (!st)
		summary_text(&b, &s, o.examples);
	if (o.json)
		fwrite(b.p, 1, b.n, stdout);
	else
		cmd_print(buf_view(&b));
	if (!st && usage_is_broken(&s.usage))
		cmd_exit = 1;
	arena_release(&a);
	return st;
}

static void put_kernel(struct jsonw *w, const struct care *o, const struct gc_kernel *k)
{
	if (!o->json) {
		printf("%-40.*s %4u models %6u regions%s" STR_FMT "\n", STR_ARG(k->name),
		       k->models, k->regions, k->since.n ? "  quarantined since " : "",
		       STR_ARG(k->since));
		return;
	}
	jsonw_open_inline(w, '{');
	jsonw_key(w, "kernel");
	jsonw_str(w, k->name);
	jsonw_key(w, "models");
	jsonw_int(w, k->models);
	jsonw_key(w, "regions");
	jsonw_int(w, k->regions);
	jsonw_key(w, "since");
	if (k->since.n)
		jsonw_str(w, k->since);
	else
		jsonw_null(w);
	jsonw_close(w, '}');
}

MUST static enum status references(int argc, char **argv, bool orphans_only, const char *doc)
{
	static const struct argp_option rows[] = {COMMON, {0}};
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = jsonw_new(&b);
	struct gc_list list = {0};
	struct care o;

	TRY(read_options(argc, argv, rows, doc, &o));
	enum status s = tree_need(&a, o.corpus);

	if (!s)
		s = gc_references(&a, o.corpus, orphans_only, &list);
	jsonw_open(&w, '[');
	for (uint32_t i = 0; !s && i < list.kernels.n; i++)
		put_kernel(&w, &o, &list.kernels.p[i]);
	jsonw_close(&w, ']');
	if (!s && o.json)
		printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
	arena_release(&a);
	return s;
}

static enum status gc_refcount(int argc, char **argv)
{
	return references(argc, argv, false, "How many models and regions have each kernel.");
}

static enum status gc_orphans(int argc, char **argv)
{
	return references(argc, argv, true, "Kernels that no model has any more.");
}

static void put_swept(const struct care *o, const struct gc_names *names)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = jsonw_new(&b);

	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < names->list.n; i++)
		if (o->json)
			jsonw_str(&w, names->list.p[i]);
		else
			printf("%s " STR_FMT "\n", o->dry_run ? "would remove" : "removed",
			       STR_ARG(names->list.p[i]));
	jsonw_close(&w, ']');
	if (o->json)
		printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
	arena_release(&a);
}

static enum status gc_sweep_(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		COMMON,
		{"dry-run", OPT_DRY_RUN, NULL, 0, "Name what would be removed", 0},
		{"older-than", OPT_HOURS, "HOURS", 0,
		 "Stages that nobody has touched for so long (24)", 0},
		{0}};
	struct arena a = {0};
	struct gc_names names;
	struct care o;

	TRY(read_options(argc, argv, rows,
			 "Remove stages of killed merges, and files that no manifest names.",
			 &o));
	enum status s = tree_need(&a, o.corpus);

	if (!s)
		s = gc_sweep(&a, o.corpus, o.hours * 3600, o.dry_run, &names);
	if (!s)
		put_swept(&o, &names);
	arena_release(&a);
	return s;
}

enum status corpus_gc(int argc, char **argv)
{
	static const struct cmd subs[] = {
		{"refcount", "models and regions of each kernel", gc_refcount},
		{"orphans", "kernels that no model has", gc_orphans},
		{"sweep", "remove what killed merges left, and files nobody names", gc_sweep_},
		{0},
	};

	return cmd_run(subs, "Care of a corpus.", argc, argv);
}

/* assay import: graphs from logs, traces and other corpora. */
#include "base/json.h"
#include "cli/cli.h"
#include "cli/merge_told.h"
#include "corpus/import.h"

#include <argp.h>
#include <stdio.h>

enum { PATHS_MAX = 1024 };
enum { OPT_CORPUS = CMD_OPT, OPT_AS, OPT_ARTIFACT, OPT_FORCE, OPT_JSON };

struct options {
	struct import_opts import;
	const char *paths[PATHS_MAX];
	int npaths;
	bool json;
};

static error_t parse_option(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case OPT_CORPUS:
		o->import.merge.corpus = arg;
		return 0;
	case OPT_AS:
		o->import.as = arg;
		return 0;
	case OPT_ARTIFACT:
		o->import.artifact = arg;
		return 0;
	case OPT_FORCE:
		o->import.merge.force = true;
		return 0;
	case OPT_JSON:
		o->json = true;
		return 0;
	case ARGP_KEY_ARG:
		if (o->npaths == PATHS_MAX)
			argp_error(state, "more than %d paths", PATHS_MAX);
		o->paths[o->npaths++] = arg;
		return 0;
	case ARGP_KEY_NO_ARGS:
		argp_error(state, "PATH... is missing");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static void put_json(const struct merge_report *r)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = jsonw_new(&b);

	merge_put(&w, r);
	printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
	arena_release(&a);
}

enum status cmd_import(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"corpus", OPT_CORPUS, "DIR", 0, "Into this corpus (./repros)", 0},
		{"as", OPT_AS, "KEY", 0, "suite/mode/model (import/MODE/NAME)", 0},
		{"artifact", OPT_ARTIFACT, "NAME", 0, "Which graphs of a log", 0},
		{"force", OPT_FORCE, NULL, 0,
		 "Replace a model even if nothing that was read can be merged", 0},
		{"json", OPT_JSON, NULL, 0, "The result as JSON", 0},
		{0}};
	const struct argp argp = {rows,
				  parse_option,
				  "PATH...",
				  "Merge graphs from elsewhere: TORCH_LOGS text, folders of "
				  "tlparse, print_readable text, full_graph_*.py[.zst], "
				  "kernels of the prior layout (repro.py and shapes.json).",
				  NULL,
				  NULL,
				  NULL};
	static struct options o;
	struct merge_report r;
	struct arena a = {0};

	o = (struct options){.import.merge = {.corpus = "repros", .max_unkeyed = UINT32_MAX}};
	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	enum status s = import_paths(&a, o.paths, o.npaths, &o.import, &r);

	merge_tell(&r);
	if (!s && o.json)
		put_json(&r);
	else if (!s)
		merge_print(&r);
	arena_release(&a);
	return s;
}

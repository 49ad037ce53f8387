/* assay capture: starts the capture of suites in a Python that has torch.  Options are checked
 * there, where the suites are known; here they have their help and are passed on. */
#include "base/arena.h"
#include "base/file.h"
#include "cli/cli.h"
#include "run/python.h"

#include <argp.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
	OPT_SUITE = CMD_OPT,
	OPT_MODE,
	OPT_MODEL,
	OPT_DEVICE,
	OPT_OUT,
	OPT_JOBS,
	OPT_DEADLINE,
	OPT_BATCH,
	OPT_ONLY,
	OPT_STRIP,
	OPT_FORCE,
	OPT_LIST,
	OPT_PYTHON,
};

static const struct argp_option rows[] = {
	{"suite", OPT_SUITE, "S,...", 0, "hf (default), timm, torchbench, genai", 1},
	{"mode", OPT_MODE, "M,...", 0, "infer, train (both)", 1},
	{"model", OPT_MODEL, "GLOB,...", 0, "Models to take (all)", 1},
	{"models", OPT_MODEL, NULL, OPTION_ALIAS, NULL, 1},
	{"list", OPT_LIST, NULL, 0, "Print the selection and stop", 1},
	{"device", OPT_DEVICE, "D", 0, "Of the models: cpu (default), cuda, cuda:1", 2},
	{"batch", OPT_BATCH, "N", 0, "Instead of the suite's", 2},
	{"jobs", OPT_JOBS, "N", 0, "Models at the same time (1)", 2},
	{"deadline", OPT_DEADLINE, "S", 0, "For one model (1800)", 2},
	{"capture-only", OPT_ONLY, NULL, 0, "Generate no code: graphs run op by op", 2},
	{"strip-source", OPT_STRIP, NULL, 0, "Leave out source notes and integer payloads", 3},
	{"out", OPT_OUT, "DIR", 0, "Where the captures go, a folder each", 3},
	{"force", OPT_FORCE, NULL, 0, "Capture finished models again", 3},
	{"python", OPT_PYTHON, "P", 0, "One that has torch ($ASSAY_PYTHON, else python3)", 4},
	{0},
};

enum { WORDS_MAX = 64, WORDS_FIRST = 3 };

/* words[0] to [2] are the interpreter, -m and the module. */
struct options {
	struct arena *arena;
	const char *python, *words[WORDS_MAX];
	uint32_t nwords;
	bool has_out;
};

static const struct argp_option *row_of(int key)
{
	const struct argp_option *row = rows;

	while (row->key != key)
		row++;
	return row;
}

static void pass_on(struct argp_state *state, struct options *o, int key, const char *arg)
{
	const char *name = row_of(key)->name;

	if (o->nwords + 1 == WORDS_MAX)
		argp_error(state, "more than %d options", WORDS_MAX - WORDS_FIRST - 1);
	o->words[o->nwords++] = arg ? arena_printf(o->arena, "--%s=%s", name, arg)
				    : arena_printf(o->arena, "--%s", name);
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	if (key == OPT_PYTHON) {
		o->python = arg;
		return 0;
	}
	if (key == ARGP_KEY_END && !o->has_out)
		argp_error(state, "--out is missing: where the captures go");
	if (key < OPT_SUITE || key > OPT_LIST)
		return ARGP_ERR_UNKNOWN;
	o->has_out |= key == OPT_OUT || key == OPT_LIST;
	pass_on(state, o, key, arg);
	return 0;
}

MUST static enum status start(struct options *o)
{
	TRY(python_prepare(o->arena));
	fflush(NULL);
	execvp(o->words[0], (char **)o->words);
	FAIL(UNAVAILABLE,
	     "%s cannot be started: %s; name a Python that has torch by --python or "
	     "ASSAY_PYTHON",
	     o->words[0], strerror(errno));
}

enum status cmd_capture(int argc, char **argv)
{
	const struct argp argp = {rows,
				  parse,
				  NULL,
				  "Capture the models of suites, one process each: every graph "
				  "that torch.compile "
				  "makes of them, with what only torch knows.  What is "
				  "finished is not done again; "
				  "a model that fails is a folder with its reason.",
				  NULL,
				  NULL,
				  NULL};
	struct arena a = {0};
	struct options o = {.arena = &a,
			    .words = {NULL, "-m", "assay_torch.capture"},
			    .nwords = WORDS_FIRST};

	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	o.words[0] = python_name(o.python);
	enum status s = start(&o);

	arena_release(&a);
	return s;
}

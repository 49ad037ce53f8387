/* assay compare: two runs, kernel by kernel. */
#include "account/compare_source.h"
#include "account/compare_use.h"
#include "cli/cli.h"
#include "cli/compare_options.h"
#include "cli/output.h"

#include <argp.h>

enum { OPT_V3_NAME = CMD_OPT, OPT_CORPUS, OPT_DIFF_SOURCE };

struct options {
	struct compare_options arms;
	struct output_options output;
	const char *v3_name, *corpus;
	bool has_diffs;
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case ARGP_KEY_INIT:
		state->child_inputs[0] = &o->arms;
		state->child_inputs[1] = &o->output;
		return 0;
	case OPT_V3_NAME:
		o->v3_name = arg;
		return 0;
	case OPT_DIFF_SOURCE:
		o->has_diffs = true;
		return 0;
	case OPT_CORPUS:
		o->corpus = arg;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

MUST static enum status compare(struct arena *a, struct options *o)
{
	struct buf b = buf_new(a);
	struct comparison c;
	struct arm arms[2];

	TRY(compare_options_settle(a, &o->arms));
	TRY(gate_check_pairs(&o->arms.compare.gates));
	TRY(output_check(&o->output));
	TRY(compare_options_read(a, &o->arms, arms));
	TRY(compare_make(a, &arms[0], &arms[1], &o->arms.compare, &c));
	if (o->corpus)
		TRY(compare_add_uses(a, &c, o->corpus));
	if (o->has_diffs)
		TRY(compare_add_sources(a, &c));
	compare_print(&b, &o->output, &c, o->v3_name);
	TRY(output_write(&o->output, buf_view(&b)));
	cmd_exit = compare_exit(&c);
	return STATUS_OK;
}

enum status cmd_compare(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"corpus", OPT_CORPUS, "DIR", 0,
		 "Say which models have a point, and weigh by occurrence", 0},
		{"diff-source", OPT_DIFF_SOURCE, NULL, 0,
		 "What changed in the code of movers, as their journals have kept it", 0},
		{"v3-name", OPT_V3_NAME, "NAME", 0,
		 "Name of the benchmark in records (inductor-kernel-benchmark)", 0},
		{0}};
	static const struct argp_child children[] = {
		{&compare_argp, 0, NULL, 0}, {&output_argp, 0, NULL, 0}, {0}};
	const struct argp argp = {
		rows,
		parse,
		"BASE HEAD",
		"Compare two runs: which kernels are faster, slower, the same, and how sure "
		"that "
		"is. An arm is a run id or a tag of the journal, the output of bench --json, "
		"a sweep file, or a journal, of which the newest run counts. Exit: 0 every "
		"gate holds, 1 one does not, 3 the arms cannot be "
		"compared.",
		children,
		NULL,
		NULL};
	static struct options o;
	struct arena a = {0};

	o = (struct options){.arms = compare_options_new(), .output.has_v3 = true};
	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	enum status s = compare(&a, &o);

	arena_release(&a);
	return s;
}

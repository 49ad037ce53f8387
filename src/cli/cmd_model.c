/* assay model: what the parts of whole models come to. */
#include "cli/cli.h"
#include "cli/model_input.h"
#include "cli/output.h"
#include "report/model.h"

#include <argp.h>
#include <string.h>

struct options {
	struct model_input input;
	struct output_options output;
	enum path path;
	uint32_t limit;
	bool has_details;
};

enum { OPT_PATH = CMD_OPT, OPT_LIMIT, OPT_DETAILS, OPT_TIMINGS };
enum { DETAILS_MOST = 3, ROWS = 20 };

static void set_path(struct options *o, const char *arg, struct argp_state *state)
{
	for (enum path p = 0; p < PATHS; p++)
		if (!strcmp(arg, path_names[p])) {
			o->path = p;
			return;
		}
	argp_error(state, "--path: compile, oracle, best or roof is wanted: %s", arg);
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case ARGP_KEY_INIT:
		state->child_inputs[0] = &o->input;
		state->child_inputs[1] = &o->input;
		state->child_inputs[2] = &o->output;
		return 0;
	case OPT_PATH:
		set_path(o, arg, state);
		return 0;
	case OPT_LIMIT:
		o->limit = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case OPT_TIMINGS:
		return model_input_timing(&o->input, arg, state);
	case OPT_DETAILS:
		o->has_details = true;
		return 0;
	case ARGP_KEY_ARG:
		return model_input_name(&o->input, arg, state);
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

MUST static enum status account(struct arena *a, struct options *o, struct buf *b)
{
	static void (*const printers[])(struct buf *, const struct model_page *) = {
		[OUTPUT_TEXT] = model_text,
		[OUTPUT_MARKDOWN] = model_markdown,
		[OUTPUT_JSON] = model_json,
		[OUTPUT_CSV] = model_csv,
		[OUTPUT_V3] = model_v3};
	struct model_data d;
	struct model_report r;

	TRY(output_check(&o->output));
	TRY(model_input_load(a, &o->input, &d));
	TRY(model_input_features(a, &o->input, &d));
	model_report_make(a, &d.all, d.facts, d.externs, &d.floor, d.wholes, &r);
	struct model_page page = {
		.report = &r,
		.path = o->path,
		.has_details = o->has_details || r.nmodels <= DETAILS_MOST,
		.limit = o->limit,
		.axis = o->input.axis,
		.arms = d.arms,
		.arm_names = d.arm_names,
		.narms = d.narms,
		.source = d.source,
		.tool = argp_program_version,
		.names = d.names,
	};

	printers[o->output.format](b, &page);
	return STATUS_OK;
}

enum status cmd_model(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"timings", OPT_TIMINGS, "ARM", 0,
		 "Prices: a run, a tag, an export or a sweep file; of several the first that "
		 "has a point (the newest runs of the journal)",
		 0},
		{"path", OPT_PATH, "P", 0, "compile, oracle, best or roof (compile)", 0},
		{"limit", OPT_LIMIT, "N", 0, "Rows of a table, 0: all (20)", 0},
		{"details", OPT_DETAILS, NULL, 0,
		 "Points and externs of each model, also of more than three", 0},
		{0}};
	static const struct argp_child children[] = {{&model_source_argp, 0, NULL, 0},
						     {&model_price_argp, 0, NULL, 0},
						     {&output_argp, 0, NULL, 0},
						     {0}};
	const struct argp argp = {rows,
				  parse,
				  "[NAME...]",
				  "What the kernels and extern calls of whole models come to, "
				  "and what of them is "
				  "priced. NAME is suite/mode/model or a part of it.",
				  children,
				  NULL,
				  NULL};
	static struct options o;
	struct arena a = {0};
	struct buf b = buf_new(&a);

	o = (struct options){.limit = ROWS, .output.has_v3 = true};
	model_input_init(&o.input);
	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	enum status s = account(&a, &o, &b);

	if (!s)
		s = output_write(&o.output, buf_view(&b));
	arena_release(&a);
	return s;
}

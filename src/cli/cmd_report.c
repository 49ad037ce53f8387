/* assay report: what could be gained, and where. */
#include "cli/cli.h"
#include "cli/model_input.h"
#include "cli/output.h"
#include "report/gap.h"

#include <argp.h>
#include <string.h>

struct options {
	struct model_input input;
	struct output_options output;
	uint32_t limit;
	bool has_gaps;
};

enum { OPT_GAPS = CMD_OPT, OPT_LIMIT };
enum { ROWS = 20 };

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case ARGP_KEY_INIT:
		state->child_inputs[0] = &o->input;
		state->child_inputs[1] = &o->input;
		state->child_inputs[2] = &o->output;
		return 0;
	case OPT_GAPS:
		o->has_gaps = true;
		return 0;
	case OPT_LIMIT:
		o->limit = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case ARGP_KEY_ARG:
		return model_input_timing(&o->input, arg, state);
	case ARGP_KEY_END:
		if (!o->has_gaps)
			argp_error(state, "--gaps is the report there is; rows of a run are "
					  "shown by compare, model and show");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

MUST static enum status report(struct arena *a, struct options *o, struct buf *b)
{
	static void (*const printers[OUTPUT_FORMATS])(struct buf *, const struct gap_page *) = {
		gap_text, gap_markdown, gap_json, gap_csv};
	struct model_data d;
	struct model_report m;
	struct gap_report r;

	TRY(output_check(&o->output));
	TRY(model_input_load(a, &o->input, &d));
	TRY(model_input_features(a, &o->input, &d));
	model_report_make(a, &d.all, d.facts, d.externs, &d.floor, d.wholes, &m);
	gap_report_make(a, &m, d.names, &r);
	struct gap_page page = {.report = &r,
				.source = d.source,
				.arm_names = d.arm_names,
				.narms = d.narms,
				.names = d.names,
				.tool = argp_program_version,
				.limit = o->limit};

	printers[o->output.format](b, &page);
	return STATUS_OK;
}

enum status cmd_report(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"gaps", OPT_GAPS, NULL, 0,
		 "Why points are slower than they could be, and what that is worth to models",
		 0},
		{"limit", OPT_LIMIT, "N", 0, "Rows of a table, 0: all (20)", 0},
		{0}};
	static const struct argp_child children[] = {{&model_source_argp, 0, NULL, 0},
						     {&model_price_argp, 0, NULL, 0},
						     {&output_argp, 0, NULL, 0},
						     {0}};
	const struct argp argp = {rows,
				  parse,
				  "--gaps [ARM...]",
				  "What could be gained, and where. An arm is a run, a tag, an "
				  "export, a sweep file or oracle timings; without one the "
				  "newest runs of the journal count.",
				  children,
				  NULL,
				  NULL};
	static struct options o;
	struct arena a = {0};
	struct buf b = buf_new(&a);

	o = (struct options){.limit = ROWS};
	model_input_init(&o.input);
	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	enum status s = report(&a, &o, &b);

	if (!s)
		s = output_write(&o.output, buf_view(&b));
	arena_release(&a);
	return s;
}

/* assay rollup: what a difference of kernels is worth to whole models. */
#include "cli/cli.h"
#include "cli/compare_options.h"
#include "cli/model_input.h"
#include "cli/output.h"
#include "report/rollup.h"

#include <argp.h>
#include <math.h>
#include <string.h>

struct options {
	struct model_input input;
	struct compare_options arms;
	struct output_options output;
	struct rollup_opts rollup;
	const char *set, *against;
	uint32_t limit;
};

enum { OPT_SET = CMD_OPT, OPT_AGAINST, OPT_FACTOR, OPT_MISSING, OPT_LIMIT };
enum { ROWS = 20 };

/* A number within [least, most]; a bad one ends the program. */
static double number(const char *what, const char *arg, double least, double most,
		     const struct argp_state *state)
{
	double v = 0;

	if (str_to_f64(str_of(arg), &v) || !(v >= least && v <= most)) {
		status_clear();
		argp_error(state, "--%s: a number from %g to %g is wanted: %s", what, least,
			   most, arg);
	}
	return v;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case ARGP_KEY_INIT:
		state->child_inputs[0] = &o->arms;
		state->child_inputs[1] = &o->input;
		state->child_inputs[2] = &o->output;
		return 0;
	case OPT_SET:
		o->set = arg;
		return 0;
	case OPT_AGAINST:
		o->against = arg;
		return 0;
	case OPT_FACTOR:
		o->rollup.factor = number("missing-factor", arg, 1, 1000, state);
		return 0;
	case OPT_MISSING:
		o->rollup.max_missing = number("max-missing", arg, 0, 1, state);
		return 0;
	case OPT_LIMIT:
		o->limit = (uint32_t)cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* For what neither arm has: the newest price of the journal, else an oracle's, else the roof.
 */
static const struct cost *find_proxies(struct arena *a, const struct model_data *d)
{
	struct cost *c = arena_array(a, struct cost, d->all.points.n + 1);

	for (uint32_t i = 0; i < d->all.points.n; i++) {
		const struct point_facts *f = &d->facts[i];
		struct cost roof = path_cost(PATH_ROOF, f, &d->floor);
		const struct cost *best = !isnan(f->compile.us)  ? &f->compile
					  : !isnan(f->oracle.us) ? &f->oracle
								 : &roof;

		c[i] = *best;
		if (!isnan(best->us) || best->is_free)
			c[i].cause = best == &roof        ? "roof"
				     : best == &f->oracle ? "oracle"
							  : "journal";
	}
	return c;
}

/* A run of ab is both. */
static const char *arm_name(const struct options *o, int i)
{
	return o->arms.names[o->arms.nnames == 2 ? i : 0];
}

/* Prices of what neither arm has are looked for where the arms come from, or where one says; to
 * two files no journal belongs. */
static const char *journal_of(const struct options *o, const struct arm arms[2])
{
	if (o->arms.arms.journal)
		return o->arms.arms.journal;
	return arms[0].journal ? arms[0].journal : arms[1].journal;
}

/* What stands in for errors of kernels does so for those of externs. */
static void assume_errors(struct model_data *d, double cv)
{
	for (uint32_t i = 0; cv > 0 && i < d->all.externs.n; i++)
		if (isnan(d->externs[i].r))
			d->externs[i].r = cv;
}

MUST static enum status print(struct arena *a, const struct options *o,
			      const struct comparison *c, struct rollup_page *page,
			      struct buf *b)
{
	static void (*const printers[OUTPUT_FORMATS])(
		struct buf *, const struct rollup_page *) = {rollup_text, rollup_markdown,
							     rollup_json, rollup_csv};
	struct gate_result *gates =
		arena_array(a, struct gate_result, c->ngates + ROLLUP_GATES);

	memcpy(gates, c->gates, c->ngates * sizeof(*gates));
	TRY(rollup_gates(a, page->rollup, &o->arms.compare.gates, gates + c->ngates,
			 &page->ngates));
	page->ngates += c->ngates;
	page->gates = gates;
	printers[o->output.format](b, page);
	for (uint32_t i = 0; i < page->ngates; i++)
		if (!gates[i].holds)
			cmd_exit = 1;
	return STATUS_OK;
}

MUST static enum status roll(struct arena *a, struct options *o, struct buf *b)
{
	struct arm arms[2];
	struct comparison c;
	struct model_data d;
	struct map set;
	struct rollup r;
	struct rollup_lists lists;
	struct rollup_against against;
	struct rollup_input in = {.all = &d.all, .pairs = &c.set, .opts = o->rollup};

	TRY(compare_options_settle(a, &o->arms));
	TRY(output_check(&o->output));
	TRY(compare_options_read(a, &o->arms, arms));
	TRY(compare_make(a, &arms[0], &arms[1], &o->arms.compare, &c));
	o->input.axis = o->arms.arms.axis;
	o->input.journal = journal_of(o, arms);
	o->input.has_no_journal = !o->input.journal;
	o->input.kind = arms[0].facts[FACT_DEVICE_KIND];
	TRY(model_input_load(a, &o->input, &d));
	for (int i = 0; i < 2; i++)
		TRY(model_input_check_hardware(&d, &arms[i], arm_name(o, i)));
	struct launch_floor floor = launch_floor_of_arm(&arms[0]);

	if (!launch_floor_is_known(&floor))
		floor = launch_floor_of_arm(&arms[1]);
	in.proxies = find_proxies(a, &d);
	if (o->set) {
		TRY(rollup_read_set(a, o->set, &set));
		TRY(rollup_check_set(&d.all, o->set, &set));
	}
	assume_errors(&d, o->arms.compare.pairs.assume_cv);
	in.externs = d.externs;
	in.floor = &floor;
	in.in_set = o->set ? &set : NULL;
	rollup_make(a, &in, &r);
	rollup_lists_make(a, &r, in.in_set, &lists);
	if (o->against)
		TRY(rollup_against_read(a, &r, in.in_set, o->against, &against));
	struct rollup_page page = {.rollup = &r,
				   .lists = &lists,
				   .comparison = &c,
				   .against = o->against ? &against : NULL,
				   .base_name = arm_name(o, 0),
				   .head_name = arm_name(o, 1),
				   .source = d.source,
				   .tool = argp_program_version,
				   .names = d.names,
				   .limit = o->limit};

	TRY(print(a, o, &c, &page, b));
	/* A comparison of nothing is no pass. */
	if (c.is_empty || !(r.headline.k + r.genai.k))
		cmd_exit = 3;
	return STATUS_OK;
}

enum status cmd_rollup(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"model-set", OPT_SET, "FILE", 0,
		 "Models of the headline, one a line (all but genai)", 0},
		{"against", OPT_AGAINST, "REPORT.json", 0,
		 "Another report's headline over the models of both", 0},
		{"missing-factor", OPT_FACTOR, "F", 0,
		 "A missing price is within this factor of the known one (2)", 0},
		{"max-missing", OPT_MISSING, "SHARE", 0,
		 "Largest missing share of a model that still counts (0.05)", 0},
		{"limit", OPT_LIMIT, "N", 0, "Rows of a table, 0: all (20)", 0},
		{0}};
	static const struct argp_child children[] = {{&compare_argp, 0, NULL, 0},
						     {&model_source_argp, 0, NULL, 0},
						     {&output_argp, 0, NULL, 0},
						     {0}};
	const struct argp argp = {rows,
				  parse,
				  "BASE HEAD",
				  "What a difference of kernels is worth to whole models. An "
				  "arm is a run, a tag, "
				  "an export or a sweep file.",
				  children,
				  NULL,
				  NULL};
	static struct options o;
	struct arena a = {0};
	struct buf b = buf_new(&a);

	o = (struct options){.limit = ROWS,
			     .arms = compare_options_new(),
			     .rollup = {.factor = 2, .max_missing = 0.05}};
	model_input_init(&o.input);
	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	enum status s = roll(&a, &o, &b);

	if (!s)
		s = output_write(&o.output, buf_view(&b));
	arena_release(&a);
	return s;
}

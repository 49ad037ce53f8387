/* Two arms and how they are compared. */
#include "cli/compare_options.h"

#include "cli/cli.h"
#include "report/compare.h"

#include <argp.h>
#include <string.h>

/* Beside the keys of any command, like output.c's. */
enum {
	OPT_AXIS = CMD_OPT + 1024,
	OPT_VARY,
	OPT_FORCE,
	OPT_THETA,
	OPT_ALPHA,
	OPT_ASSUME,
	OPT_GATES,
	OPT_GATE,
	OPT_STRICT,
	OPT_SEED,
	OPT_JOURNAL
};

static double percent(const char *arg, const char *name, struct argp_state *state)
{
	double v;

	if (str_to_f64(str_of(arg), &v) || !(v > 0 && v < 100)) {
		status_clear();
		argp_error(state, "--%s: a percentage between 0 and 100 is wanted: %s", name,
			   arg);
	}
	return v / 100;
}

static void set_vary(struct compare_options *o, const char *arg, struct argp_state *state)
{
	o->compare.fields.varies_config = !strcmp(arg, "config");
	if (strcmp(arg, "config") && strcmp(arg, "build"))
		argp_error(state, "--vary: build or config is wanted: %s", arg);
}

static void set_seed(struct compare_options *o, const char *arg, struct argp_state *state)
{
	if (str_to_u64(str_of(arg), &o->compare.bootstrap_seed)) {
		status_clear();
		argp_error(state, "--bootstrap-seed: not a number: %s", arg);
	}
}

static void set_cv(struct compare_options *o, const char *arg, struct argp_state *state)
{
	double *cv = &o->compare.pairs.assume_cv;

	if (str_to_f64(str_of(arg), cv) || !(*cv > 0 && *cv < 1)) {
		status_clear();
		argp_error(state, "--assume-cv: a relative error below 1 is wanted: %s", arg);
	}
}

static void add(const char **list, uint32_t *n, uint32_t most, const char *arg,
		struct argp_state *state)
{
	if (*n == most)
		argp_error(state, "too many options like this one: %s", arg);
	list[(*n)++] = arg;
}

static void add_name(struct compare_options *o, const char *arg, struct argp_state *state)
{
	if (o->nnames == 2)
		argp_error(state, "two arms are compared, base and head; a third one: %s", arg);
	o->names[o->nnames++] = arg;
}

static error_t parse_judge(int key, char *arg, struct argp_state *state)
{
	struct compare_options *o = state->input;

	switch (key) {
	case OPT_THETA:
		o->compare.pairs.theta = o->compare.judge.theta =
			percent(arg, "threshold", state);
		return 0;
	case OPT_ALPHA:
		o->compare.judge.alpha = percent(arg, "false-discovery", state);
		return 0;
	case OPT_GATES:
		o->gates_file = arg;
		return 0;
	case OPT_GATE:
		add(o->gates, &o->ngates, COMPARE_GATES_MAX, arg, state);
		return 0;
	case OPT_SEED:
		set_seed(o, arg, state);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct compare_options *o = state->input;

	switch (key) {
	case ARGP_KEY_INIT:
		state->child_inputs[0] = o;
		return 0;
	case OPT_AXIS:
		o->arms.axis = o->compare.pairs.axis = strcmp(arg, "auto") ? arg : NULL;
		return 0;
	case OPT_VARY:
		set_vary(o, arg, state);
		return 0;
	case OPT_FORCE:
		add(o->forced, &o->nforced, FORCED_MAX, arg, state);
		return 0;
	case OPT_ASSUME:
		set_cv(o, arg, state);
		return 0;
	case OPT_STRICT:
		o->arms.is_strict = true;
		return 0;
	case OPT_JOURNAL:
		o->arms.journal = arg;
		return 0;
	case ARGP_KEY_ARG:
		add_name(o, arg, state);
		return 0;
	case ARGP_KEY_END:
		if (!o->nnames)
			argp_usage(state);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static const struct argp_option rows[] = {
	{"axis", OPT_AXIS, "NAME", 0,
	 "The time that is compared: compiled_us, native_us_warm, … (auto: of each "
	 "point "
	 "the first that both have, coord_descent_us before compiled_us)",
	 0},
	{"vary", OPT_VARY, "WHAT", 0, "What differs: build or config (build)", 0},
	{"force", OPT_FORCE, "FIELD", 0, "Compare although this field differs", 0},
	{"assume-cv", OPT_ASSUME, "C", 0,
	 "Relative error of times that came without any, 0.01 for 1 %", 0},
	{"strict", OPT_STRICT, NULL, 0, "An invalid time is an error", 0},
	{"journal", OPT_JOURNAL, "FILE", 0, "Where runs are kept", 0},
	{0}};

static const struct argp_option judge_rows[] = {
	{"threshold", OPT_THETA, "PCT", 0, "Less than this matters to nobody (1)", 0},
	{"false-discovery", OPT_ALPHA, "PCT", 0, "Of the movers this share may be chance (5)",
	 0},
	{"gates", OPT_GATES, "FILE", 0, "Gates as a JSON object", 0},
	{"gate", OPT_GATE, "KEY=VALUE", 0,
	 "One gate, none lifts it; or strict: the worse end of an interval counts", 0},
	{"bootstrap-seed", OPT_SEED, "N", 0, "Of the interval of the geomean (1)", 0},
	{0}};

const struct argp judge_argp = {judge_rows, parse_judge, NULL, NULL, NULL, NULL, NULL};

static const struct argp_child children[] = {{&judge_argp, 0, NULL, 0}, {0}};
const struct argp compare_argp = {rows, parse, NULL, NULL, children, NULL, NULL};

struct compare_options compare_options_new(void)
{
	return (struct compare_options){.compare = compare_defaults()};
}

enum status compare_options_settle(struct arena *a, struct compare_options *o)
{
	for (uint32_t i = 0; i < o->nforced; i++)
		TRY(comparable_force(&o->compare.fields, o->forced[i]));
	if (o->gates_file)
		TRY(gate_read(a, &o->compare.gates, o->gates_file));
	for (uint32_t i = 0; i < o->ngates; i++)
		TRY(gate_set(a, &o->compare.gates, o->gates[i]));
	return STATUS_OK;
}

/* A run of ab is both arms. */
enum status compare_options_read(struct arena *a, const struct compare_options *o,
				 struct arm arms[2])
{
	static const char *const sides[] = {"base", "head"};
	bool is_ab = false;

	if (o->nnames == 1) {
		TRY(arm_is_ab(o->names[0], &o->arms, &is_ab));
		if (!is_ab)
			FAIL(USAGE, "%s is one arm; a comparison needs base and head",
			     o->names[0]);
	}
	for (int i = 0; i < 2; i++) {
		struct arm_opts opts = o->arms;

		opts.side = is_ab ? sides[i] : NULL;
		TRY_CTX(arm_read(a, o->names[is_ab ? 0 : i], &opts, &arms[i]), "%s", sides[i]);
	}
	return STATUS_OK;
}

void compare_print(struct buf *b, const struct output_options *o, const struct comparison *c,
		   const char *v3_name)
{
	switch (o->format) {
	case OUTPUT_TEXT:
	case OUTPUT_MARKDOWN:
		compare_page(b, c, o->format == OUTPUT_MARKDOWN);
		return;
	case OUTPUT_JSON:
		compare_json(b, c);
		return;
	case OUTPUT_CSV:
		compare_csv(b, c);
		return;
	case OUTPUT_V3:
		compare_v3(b, c, v3_name);
		return;
	}
}

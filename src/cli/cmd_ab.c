/* assay ab: two builds of the compiler, or two sets of its options, in one sitting. */
#include "account/compare_use.h"
#include "account/stat.h"
#include "base/file.h"
#include "cli/compare_options.h"
#include "cli/output.h"
#include "cli/run_options.h"
#include "provider/provider.h"

#include <argp.h>
#include <math.h>
#include <string.h>
#include <sys/stat.h>

/* Beside the keys of its children. */
enum { OPT_BASE = CMD_OPT + 2048, OPT_HEAD, OPT_ROUNDS, OPT_LOOKS, OPT_BUDGET, OPT_V3_NAME };

static const double BUDGET_S = 20 * 60;

struct options {
	struct run_options run;
	struct compare_options compare;
	struct output_options output;
	struct argp run_argp;
	const char *env[SWEEP_SIDES]; /* as told; NULL: not */
	struct sweep_side sides[SWEEP_SIDES];
	const char *v3_name;
};

/* "90", "90s", "20m", "1.5h" */
static double seconds(struct argp_state *state, const char *arg)
{
	static const struct {
		const char *unit;
		double s;
	} units[] = {{"s", 1}, {"m", 60}, {"h", 3600}};
	struct str text = str_of(arg);
	double scale = 1, v;

	for (size_t i = 0; i < sizeof(units) / sizeof(*units); i++)
		if (text.n > 1 && str_ends(text, units[i].unit)) {
			scale = units[i].s;
			text.n--;
			break;
		}
	if (str_to_f64(text, &v) || !(v >= 0) || !isfinite(v)) {
		status_clear();
		argp_error(state, "--budget: a time as 90s, 20m or 1h is wanted: %s", arg);
	}
	return v * scale;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;
	struct sweep_ab *ab = &o->run.sweep.ab;

	switch (key) {
	case ARGP_KEY_INIT:
		state->child_inputs[0] = &o->run;
		state->child_inputs[1] = &o->compare;
		state->child_inputs[2] = &o->output;
		return 0;
	case OPT_BASE:
	case OPT_HEAD:
		o->env[key == OPT_HEAD] = arg;
		run_said(&o->run, key == OPT_HEAD ? "head" : "base", arg);
		return 0;
	case OPT_ROUNDS:
		run_said(&o->run, "rounds", arg);
		ab->rounds = (int)cmd_whole(state, arg, 1, 1000);
		return 0;
	case OPT_LOOKS:
		run_said(&o->run, "looks", arg);
		ab->looks = (int)cmd_whole(state, arg, 1, PAIR_PROCESSES);
		return 0;
	case OPT_BUDGET:
		ab->budget_s = seconds(state, arg);
		return 0;
	case OPT_V3_NAME:
		o->v3_name = arg;
		return 0;
	case ARGP_KEY_END:
		if (!o->env[1])
			argp_error(state, "--head is wanted: a Python, an environment, or "
					  "config:NAME=VALUE");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* ---- environments ---- */

/* A Python, or a virtual environment, which has one. */
MUST static enum status find_python(struct arena *a, const char *env, const char **out)
{
	struct stat st;

	*out = env;
	if (!strchr(env, '/'))
		return STATUS_OK; /* looked up in PATH */
	*out = env = run_absolute(a, env);
	if (stat(env, &st))
		FAIL(UNAVAILABLE, "%s: neither a Python nor an environment is there", env);
	if (S_ISDIR(st.st_mode))
		*out = path_join(a, env, "bin/python");
	if (stat(*out, &st) || !(st.st_mode & S_IXUSR))
		FAIL(UNAVAILABLE, "%s: no Python that can be run", *out);
	return STATUS_OK;
}

/* config:… is of the other side's Python. */
MUST static enum status find_sides(struct arena *a, struct options *o)
{
	static const char *const arms[SWEEP_SIDES] = {"base", "head"};
	static const char config[] = "config:";

	for (int i = 0; i < SWEEP_SIDES; i++) {
		struct sweep_side *side = &o->sides[i];
		const char *env = o->env[i];

		*side = (struct sweep_side){.arm = arms[i], .config = ""};
		if (env && str_starts(str_of(env), config))
			side->config = env + strlen(config);
		else if (env)
			TRY(find_python(a, env, &side->python));
	}
	for (int i = 0; i < SWEEP_SIDES; i++)
		if (!o->sides[i].python)
			o->sides[i].python = o->sides[1 - i].python;
	return STATUS_OK;
}

MUST static enum status settle(struct arena *a, struct options *o)
{
	struct sweep_opts *s = &o->run.sweep;

	TRY(find_sides(a, o));
	if (o->run.sweep.nproviders > 1)
		FAIL(USAGE, "an A/B is of one provider: %s or %s", s->providers[0],
		     s->providers[1]);
	s->ab.sides = o->sides;
	s->ab.nsides = SWEEP_SIDES;
	s->ab.theta = o->compare.compare.judge.theta;
	s->ab.alpha = o->compare.compare.judge.alpha;
	return STATUS_OK;
}

/* By them points are looked at again; how long that may go on changes no row. */
static void say_judging(struct arena *a, struct options *o)
{
	const struct judge_opts *j = &o->compare.compare.judge;

	run_said(&o->run, "threshold", arena_printf(a, "%g", 100 * j->theta));
	run_said(&o->run, "false-discovery", arena_printf(a, "%g", 100 * j->alpha));
}

/* ---- the report ---- */

MUST static enum status report(struct arena *a, struct options *o, int64_t run)
{
	const char *corpus = o->run.sweep.plan.corpus;
	struct buf b = buf_new(a);
	struct comparison c;
	struct arm arms[2];
	bool has_corpus;

	o->compare.names[0] = arena_printf(a, "%lld", (long long)run);
	o->compare.nnames = 1;
	o->compare.arms.journal = o->run.sweep.journal;
	TRY(compare_options_read(a, &o->compare, arms));
	TRY(compare_make(a, &arms[0], &arms[1], &o->compare.compare, &c));
	TRY(file_exists(path_join(a, corpus, "canonical"), &has_corpus));
	if (has_corpus) /* kernels named by their paths may be of none */
		TRY(compare_add_uses(a, &c, corpus));
	compare_print(&b, &o->output, &c, o->v3_name);
	TRY(output_write(&o->output, buf_view(&b)));
	cmd_exit = cmd_exit ? cmd_exit : compare_exit(&c);
	return STATUS_OK;
}

/* What the environment lacks comes before what was found; a signal before both. */
MUST static enum status ab(struct arena *a, struct options *o)
{
	struct sweep_result r;

	TRY(compare_options_settle(a, &o->compare));
	TRY(gate_check_pairs(&o->compare.compare.gates));
	TRY(output_check(&o->output));
	say_judging(a, o);
	TRY(run_options_end(a, &o->run));
	TRY(settle(a, o));
	TRY(run_rows(a, &o->run, &r));
	if (!r.run)
		return STATUS_OK;
	cmd_exit = r.signal ? 128 + r.signal : r.exit == 4 ? 4 : 0;
	return report(a, o, r.run);
}

static const char doc[] =
	"Compare two builds of the compiler, or two sets of its options, on the same kernels: "
	"both sides are compiled, checked and timed in turn under one lease, hidden pairs of "
	"equal programs say how often noise is taken for a difference, and what stays open is "
	"measured again by new processes. ENV is a Python, a virtual environment, or "
	"config:NAME=VALUE,… with the Python of the other side. At the end the report of "
	"compare. Exit: 0 every gate holds, 1 one does not, 3 nothing could be compared, 4 the "
	"environment lacks something.";

static const struct argp_option rows[] = {
	{"base", OPT_BASE, "ENV", 0, "What was ($ASSAY_PYTHON, else python3)", 0},
	{"head", OPT_HEAD, "ENV", 0, "What it is compared with", 0},
	{"rounds", OPT_ROUNDS, "R", 0,
	 "At least, of the first look; twice as many of each next (5)", 0},
	{"looks", OPT_LOOKS, "N", 0, "At most, at a point (3)", 0},
	{"budget", OPT_BUDGET, "T", 0,
	 "Of exclusive lease, for looking again: 90s, 20m, 1h (20m)", 0},
	{"v3-name", OPT_V3_NAME, "NAME", 0,
	 "Name of the benchmark in records (inductor-kernel-benchmark)", 0},
	{0}};

enum status cmd_ab(int argc, char **argv)
{
	static struct options o;
	struct arena a = {0};

	o = (struct options){.compare = compare_options_new(), .output.has_v3 = true};
	run_options_begin(&a, argv, RUN_AB, &o.run);
	o.run.sweep.aa = -1;
	o.run.sweep.ab = (struct sweep_ab){.rounds = 5, .looks = 3, .budget_s = BUDGET_S};
	o.run_argp = run_options_argp(&o.run, NULL);
	const struct argp_child children[] = {{&o.run_argp, 0, NULL, 0},
					      {&judge_argp, 0, "Judging:", 9},
					      {&output_argp, 0, NULL, 10},
					      {0}};
	const struct argp argp = {rows, parse, NULL, doc, children, NULL, NULL};

	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	enum status s = ab(&a, &o);

	arena_release(&a);
	return s;
}

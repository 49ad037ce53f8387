/* The command lines of `bench` and `check`. */
#include "base/file.h"
#include "base/json.h"
#include "cli/cli.h"
#include "cli/run_options_int.h"
#include "device/clocks.h"
#include "measure/method.h"
#include "measure/series.h"

#include <argp.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

extern const char *argp_program_version;

static double positive(struct argp_state *state, const char *arg)
{
	double v = 0;

	if (str_to_f64(str_of(arg), &v)) {
		status_clear();
		argp_error(state, "not a number: %s", arg);
	}
	if (!(v >= 0) || !isfinite(v))
		argp_error(state, "%s is not a number from 0 on", arg);
	return v;
}

static void set_shard(struct argp_state *state, struct run_options *o, const char *arg)
{
	int i = -1, n = 0, end = 0;

	if (sscanf(arg, "%9d/%9d%n", &i, &n, &end) != 2 || arg[end] || n < 1 || i < 0 || i >= n)
		argp_error(state, "--shard wants I/N with 0 <= I < N, not %s", arg);
	o->sweep.plan.shard = i;
	o->sweep.plan.nshards = n;
}

static void check_rules(struct argp_state *state, const char *text)
{
	struct stop_rules rules;

	if (stop_rules_parse(text, &rules)) {
		char story[512];

		status_plain(story, sizeof(story), "; ");
		status_clear();
		argp_error(state, "%s", story);
	}
}

static void refuse(struct argp_state *state)
{
	const char *word = state->argv[state->next - 1];

	if (strncmp(word, "--", 2) && state->next > 1)
		word = state->argv[state->next - 2];
	argp_error(state, "%s is an option to come; this build does not do it yet", word);
}

static void add_word(struct argp_state *state, const char **list, uint32_t *n, char *arg)
{
	if (*n == RUN_WORDS_MAX)
		argp_error(state, "more than %d names", RUN_WORDS_MAX);
	list[(*n)++] = arg;
}

static void add_model(struct argp_state *state, struct run_options *o, const char *name)
{
	if (o->nmodels == MODEL_WORDS_MAX)
		argp_error(state, "more than %d models", MODEL_WORDS_MAX);
	o->models[o->nmodels++] = name;
}

/* On which devices, and by how many workers. */
static error_t parse_where(int key, char *arg, struct argp_state *state, struct run_options *o)
{
	struct sweep_opts *s = &o->sweep;

	switch (key) {
	case OPT_DEVICE:
		run_device_add(state, o, arg);
		return 0;
	case OPT_GPUS:
		run_gpus_add(state, o, arg);
		return 0;
	case OPT_KIND:
		o->device_kind = arg;
		return 0;
	case OPT_PER_GPU:
		s->workers_per_gpu = (int)cmd_whole(state, arg, 1, 64);
		return 0;
	case OPT_THREADS:
		s->threads = (int)cmd_whole(state, arg, 1, 1024);
		return 0;
	case OPT_WORKERS:
		s->max_workers = (int)cmd_whole(state, arg, 1, 64 * RUN_DEVICES_MAX);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* What of models is measured, and what is asked of whole graphs. */
static error_t parse_work(int key, char *arg, struct argp_state *state, struct run_options *o)
{
	switch (key) {
	case OPT_MODEL:
		add_model(state, o, arg);
		return 0;
	case OPT_EXTERNS:
		o->work = RUN_EXTERNS;
		return 0;
	case OPT_GRAPHS:
		o->work = RUN_GRAPHS;
		return 0;
	case OPT_COMPILE_TIME:
	case OPT_PEAK_MEMORY:
	case OPT_PROFILE:
	case OPT_DETAILS:
	case OPT_SNAPSHOT:
		return 0; /* told by what was seen */
	case OPT_PROFILE_DIR:
		o->profile_dir = arg;
		return 0;
	case OPT_SNAPSHOT_DIR:
		o->snapshot_dir = arg;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* Where it is kept, and which earlier rows count. */
/* It is looked up beside numbers of runs. */
static void check_tag(const struct argp_state *state, const char *tag)
{
	if (!tag[strspn(tag, "0123456789")])
		argp_error(state, "--tag: %s",
			   *tag ? "digits alone would be taken for the number of a run"
				: "it is empty");
	for (const char *p = tag; *p; p++)
		if ((unsigned char)*p < ' ' || *p == 127)
			argp_error(state, "--tag: it has control characters");
}

static error_t parse_kept(int key, char *arg, struct argp_state *state, struct run_options *o)
{
	struct sweep_opts *s = &o->sweep;

	switch (key) {
	case OPT_TAG:
		check_tag(state, arg);
		s->tag = arg;
		return 0;
	case OPT_JOURNAL:
		if (!*arg)
			argp_error(state, "--journal needs a name");
		s->journal = arg;
		return 0;
	case OPT_OUTPUT:
		o->output = arg;
		return 0;
	case OPT_MERGE:
		o->merge_into = arg;
		return 0;
	case OPT_EVERY:
		o->every_s = positive(state, arg);
		return 0;
	case OPT_RESUME:
		s->takes_earlier = true;
		return 0;
	case OPT_NO_RESUME:
		s->is_fresh = true;
		return 0;
	case OPT_RETRY_FAILED:
		s->retries_failed = true;
		return 0;
	case OPT_RETRY_QUARANTINED:
		s->retries_quarantined = true;
		return 0;
	case OPT_SHARD:
		set_shard(state, o, arg);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* Which points, by whom. */
static error_t parse_what(int key, char *arg, struct argp_state *state, struct run_options *o)
{
	struct sweep_opts *s = &o->sweep;

	switch (key) {
	case OPT_CORPUS:
		s->plan.corpus = arg;
		return 0;
	case OPT_SET:
		s->plan.set_file = arg;
		return 0;
	case OPT_ALL_POINTS:
		s->plan.has_all_points = true;
		return 0;
	case OPT_MINUTES:
		s->plan.minutes = positive(state, arg);
		return 0;
	case OPT_POINT:
		add_word(state, o->points, &s->plan.npoints, arg);
		return 0;
	case OPT_PROVIDER:
		run_providers_add(state, o, arg);
		return 0;
	case OPT_NO_CD:
		o->has_no_cd = true;
		return 0;
	case OPT_CONFIG:
		run_config_add(state, o, arg);
		return 0;
	case OPT_PYTHON:
		s->python = arg;
		return 0;
	case OPT_JUDGE:
		run_judge_set(state, o, arg);
		return 0;
	case ARGP_KEY_ARG:
		add_word(state, o->words, &s->plan.nwords, arg);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* How it is measured, checked and shown. */
/* How a point is sampled and checked. */
static error_t parse_measure(int key, char *arg, struct argp_state *state,
			     struct run_options *o)
{
	struct sweep_opts *s = &o->sweep;
	static char budget[64];

	switch (key) {
	case OPT_AA:
		s->aa = cmd_whole(state, arg, 0, UINT32_MAX);
		return 0;
	case OPT_SEED:
		s->seed = (uint64_t)cmd_whole(state, arg, 0, INT64_MAX);
		return 0;
	case OPT_COLD:
		o->wants_cold = true;
		return 0;
	case OPT_WARM:
		o->wants_warm = true;
		return 0;
	case OPT_BUDGET:
		snprintf(budget, sizeof(budget), "ci_median=0.5,budget=%.17g",
			 positive(state, arg));
		s->stop = budget;
		return 0;
	case OPT_STOP:
		check_rules(state, arg);
		s->stop = arg;
		return 0;
	case OPT_CAP:
		s->cap_s = positive(state, arg);
		return 0;
	case OPT_LAUNCH:
		s->is_direct = !strcmp(arg, "direct");
		if (!s->is_direct && strcmp(arg, "graph"))
			argp_error(state, "--launch: graph or direct, not %s", arg);
		return 0;
	case OPT_ROUNDS:
		s->check_rounds = (int)cmd_whole(state, arg, 0, 1000);
		return 0;
	case OPT_NO_CHECK:
		s->is_checked = false;
		return 0;
	case OPT_STRICT:
		s->is_strict = true;
		return 0;
	case OPT_UNVERIFIED:
		s->times_unverified = true;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static void check_clocks(const struct argp_state *state, const char *text)
{
	struct clocks_want want;

	if (clocks_read(text, &want)) {
		status_clear();
		argp_error(state, "--lock-clocks: SM or SM,MEM in MHz, not %s", text);
	}
}

static error_t parse_how(int key, char *arg, struct argp_state *state, struct run_options *o)
{
	struct sweep_opts *s = &o->sweep;

	switch (key) {
	case OPT_WAIT:
		s->lease_wait_s = positive(state, arg);
		return 0;
	case OPT_LABEL:
		s->label = arg;
		return 0;
	case OPT_CLOCKS:
		s->clocks = arg ? arg : "";
		check_clocks(state, s->clocks);
		return 0;
	case OPT_MIG_ALONE:
		s->is_mig_alone = true;
		return 0;
	case OPT_TIMEOUT:
		s->compile_timeout_s = positive(state, arg);
		return 0;
	case OPT_CHECK_TIMEOUT:
		s->check_timeout_s = positive(state, arg);
		return 0;
	case OPT_CACHE:
		s->cache_dir = arg;
		return 0;
	case OPT_FRESH:
		s->is_cache_fresh = true;
		return 0;
	case OPT_DRY:
		o->is_dry = true;
		return 0;
	case OPT_JSON:
		o->has_json = true;
		return 0;
	case OPT_QUIET:
		o->is_quiet = true;
		return 0;
	case OPT_MUTANTS:
		o->wants_mutants = true;
		return 0;
	case OPT_SELFTEST:
		o->wants_selftest = true;
		return 0;
	case OPT_ABSENT:
		refuse(state);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	static error_t (*const parsers[])(int key, char *arg, struct argp_state *state,
					  struct run_options *o) = {
		parse_work, parse_what, parse_kept, parse_where, parse_measure, parse_how};
	struct run_options *o = state->input;

	if (key == ARGP_KEY_END) {
		run_together_check(state, o);
		return 0;
	}
	o->seen |= cmd_bit(key);
	for (size_t i = 0; i < sizeof(parsers) / sizeof(*parsers); i++) {
		error_t e = parsers[i](key, arg, state, o);

		if (e == ARGP_ERR_UNKNOWN)
			continue;
		run_said_option(o, key, arg);
		return e;
	}
	return ARGP_ERR_UNKNOWN;
}

static void settle(struct run_options *o)
{
	struct sweep_opts *s = &o->sweep;
	bool is_timed = o->kind != RUN_CHECK;

	run_providers_settle(o, is_timed);
	if (o->work != RUN_KERNELS) {
		for (; o->nmodels < s->plan.nwords; o->nmodels++)
			o->models[o->nmodels] = o->words[o->nmodels];
		s->is_checked = false;
		s->takes_earlier |= o->work == RUN_EXTERNS && !s->is_fresh;
	}
	s->plan.words = o->words;
	s->plan.points = o->points;
	s->plan.nproviders = s->nproviders;
	s->workload = !is_timed                ? "check"
		      : o->kind == RUN_AB      ? "ab"
		      : o->work == RUN_EXTERNS ? "externs"
		      : o->work == RUN_GRAPHS  ? "graphs"
		      : s->plan.for_oracles    ? "oracles"
					       : "kernels";
	s->is_timed = is_timed;
	s->is_cold = o->wants_cold || !o->wants_warm;
	s->is_warm = o->wants_warm || !o->wants_cold;
}

const char *run_absolute(struct arena *a, const char *path)
{
	char cwd[PATH_MAX];

	if (!path || *path == '/' || !getcwd(cwd, sizeof(cwd)))
		return path;
	return path_join(a, cwd, path);
}

struct argp run_options_argp(struct run_options *o, const char *doc)
{
	return (struct argp){o->rows, parse, "[KERNEL|PATH|SET...]", doc, NULL, NULL, NULL};
}

void run_options_begin(struct arena *a, char **argv, enum run_kind kind, struct run_options *o)
{
	*o = (struct run_options){.kind = kind,
				  .sweep = {.plan = {.corpus = "repros", .nshards = 1},
					    .seed = 1234,
					    .is_checked = true,
					    .cap_s = METHOD_CAP_S,
					    .lease_wait_s = METHOD_LEASE_WAIT_S,
					    .compile_timeout_s = 300,
					    .tool = argp_program_version},
				  .profile_dir = "profiles",
				  .snapshot_dir = "snapshots",
				  .every_s = 60};
	run_tables_make(o->rows, kind);
	o->arena = a;
	o->title = argv[0];
	o->argv = argv;
}

/* They go into jobs and files, which are UTF-8. */
MUST static enum status check_words(const struct run_options *o)
{
	for (int i = 1; o->argv[i]; i++) {
		json_auto_t *text = json_string(o->argv[i]);

		if (!text)
			FAIL(USAGE, "word %d of the command line is no UTF-8: %s", i,
			     o->argv[i]);
	}
	return STATUS_OK;
}

enum status run_options_end(struct arena *a, struct run_options *o)
{
	struct stop_rules rules;

	TRY(check_words(o));
	o->sweep.argv = run_said_text(o);
	if (o->work != RUN_KERNELS && o->sweep.plan.nwords > MODEL_WORDS_MAX)
		FAIL(USAGE, "more than %d models", MODEL_WORDS_MAX);
	TRY(run_devices(a, o));
	settle(o);
	run_observations_settle(a, o);
	TRY(stop_rules_parse(o->sweep.stop, &rules));
	o->sweep.stop = stop_rules_text(a, &rules);
	o->sweep.cache_dir = run_absolute(a, o->sweep.cache_dir);
	if (o->sweep.python && strchr(o->sweep.python, '/')) /* else looked up in PATH */
		o->sweep.python = run_absolute(a, o->sweep.python);
	return STATUS_OK;
}

enum status run_options_read(struct arena *a, int argc, char **argv, bool is_timed,
			     struct run_options *o)
{
	static const char bench_doc[] =
		"Measure kernels: checked, timed under the lease of the device, a row each.";
	static const char check_doc[] = "Check kernels: numerics only, nothing is timed.";
	const struct argp argp = run_options_argp(o, is_timed ? bench_doc : check_doc);

	run_options_begin(a, argv, is_timed ? RUN_BENCH : RUN_CHECK, o);
	if (argp_parse(&argp, argc, argv, 0, NULL, o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	return run_options_end(a, o);
}

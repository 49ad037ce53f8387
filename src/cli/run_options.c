/* The command lines of `bench` and `check`. */
#include "cli/run_options.h"

#include "base/file.h"
#include "base/json.h"
#include "measure/method.h"
#include "measure/series.h"

#include <argp.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

extern const char *argp_program_version;

/* At most 64: which were given is a set of bits. */
enum {
	OPT_CORPUS = CMD_OPT,
	OPT_SET,
	OPT_ALL_POINTS,
	OPT_POINT,
	OPT_MINUTES,
	OPT_PROVIDER,
	OPT_DEVICE,
	OPT_THREADS,
	OPT_TAG,
	OPT_JOURNAL,
	OPT_OUTPUT,
	OPT_EVERY,
	OPT_RESUME,
	OPT_NO_RESUME,
	OPT_RETRY_FAILED,
	OPT_RETRY_QUARANTINED,
	OPT_SHARD,
	OPT_SEED,
	OPT_COLD,
	OPT_WARM,
	OPT_BUDGET,
	OPT_STOP,
	OPT_CAP,
	OPT_ROUNDS,
	OPT_NO_CHECK,
	OPT_STRICT,
	OPT_WAIT,
	OPT_LABEL,
	OPT_TIMEOUT,
	OPT_CHECK_TIMEOUT,
	OPT_CACHE,
	OPT_DRY,
	OPT_JSON,
	OPT_QUIET,
	OPT_WORKERS,
	OPT_GPUS,
	OPT_KIND,
	OPT_PER_GPU,
	OPT_SELFTEST,
	OPT_MUTANTS,
	OPT_MERGE,
	OPT_NO_CD,
	OPT_CONFIG,
	OPT_PYTHON,
	OPT_JUDGE,
	OPT_UNVERIFIED,
	OPT_ABSENT,
};

static const struct argp_option common_rows[] = {
	{"corpus", OPT_CORPUS, "DIR", 0, "The corpus (./repros)", 1},
	{"set", OPT_SET, "FILE", 0, "A stored list of kernels and points, or its name", 1},
	{"all-points", OPT_ALL_POINTS, NULL, 0, "Every point, not only the home point", 1},
	{"point", OPT_POINT, "P", 0, "This point, by 6 to 12 digits; again for more", 1},
	{"minutes", OPT_MINUTES, "M", 0, "Home points first, what fits M minutes by the plan",
	 1},
	{"provider", OPT_PROVIDER, "P", 0,
	 "inductor, inductor-cd, inductor:N=V, eager, native, naive, oracle, null; by commas, "
	 "or "
	 "again",
	 2},
	{"no-cd", OPT_NO_CD, NULL, 0, "Without inductor-cd", 2},
	{"inductor-config", OPT_CONFIG, "N=V", 0,
	 "For every program of Inductor's; again for more", 2},
	{"python", OPT_PYTHON, "P", 0, "One that has torch ($ASSAY_PYTHON, else python3)", 2},
	{"device", OPT_DEVICE, "D", 0,
	 "cpu (default), cuda, null, or an id; again for more of a kind", 2},
	{"gpus", OPT_GPUS, "L", 0,
	 "all, or by commas: ordinals of the driver's list, UUIDs by their first 6 digits, PCI "
	 "ids",
	 2},
	{"device-kind", OPT_KIND, "K", 0, "Of the GPUs those of this kind", 2},
	{"threads", OPT_THREADS, "N", 0, "Of the cpu device (one per core)", 2},
	{"workers-per-gpu", OPT_PER_GPU, "N", 0, "Worker processes of each (by the cores)", 2},
	{"max-workers", OPT_WORKERS, "N", 0, "Worker processes of all devices", 2},
	{"tag", OPT_TAG, "T", 0, "Name of the run", 3},
	{"journal", OPT_JOURNAL, "FILE", 0,
	 "Where rows are kept ($XDG_DATA_HOME/assay/journal.db)", 3},
	{"output", OPT_OUTPUT, "FILE", 0, "Write the sweep file, atomically", 3},
	{"merge-into", OPT_MERGE, "FILE", 0, "Lay the sweep file over this one", 3},
	{"output-every", OPT_EVERY, "S", 0, "While the sweep goes on, too (60)", 3},
	{"resume", OPT_RESUME, NULL, 0, "Take rows of earlier runs, too", 3},
	{"no-resume", OPT_NO_RESUME, NULL, 0, "Start afresh", 3},
	{"retry-failed", OPT_RETRY_FAILED, NULL, 0, "Also what failed for good", 3},
	{"retry-quarantined", OPT_RETRY_QUARANTINED, NULL, 0, "Also what is known to hang", 3},
	{"shard", OPT_SHARD, "I/N", 0, "The I-th of N shares, from 0", 3},
	{"seed", OPT_SEED, "N", 0, "Of inputs and permutations (1234)", 4},
	{"check-rounds", OPT_ROUNDS, "N", 0, "More check rounds, besides the usual", 5},
	{"strict", OPT_STRICT, NULL, 0, "Unsupported and unchecked rows exit 1", 5},
	{"lease-wait", OPT_WAIT, "S", 0, "For the device (600)", 6},
	{"label", OPT_LABEL, "TEXT", 0, "Shown to those who wait for it", 6},
	{"compile-timeout", OPT_TIMEOUT, "S", 0, "Per program (300)", 6},
	{"check-timeout", OPT_CHECK_TIMEOUT, "S", 0,
	 "Per check of a program (300; with an oracle among them 60)", 6},
	{"cache-dir", OPT_CACHE, "D", 0, "Of compiled code", 6},
	{"dry-run", OPT_DRY, NULL, 0, "Print the plan and its expected minutes", 7},
	{"json", OPT_JSON, NULL, 0, "assay.results/1 on stdout", 7},
	{"quiet", OPT_QUIET, NULL, 0, "No progress", 7},
};

static const struct argp_option bench_rows[] = {
	{"cold", OPT_COLD, NULL, 0, "Only with a cold cache", 4},
	{"warm", OPT_WARM, NULL, 0, "Only with a warm cache", 4},
	{"budget-ms", OPT_BUDGET, "B", 0, "Of exclusive lease per point (100)", 4},
	{"stop", OPT_STOP, "RULES", 0, "ci_median=0.5,count=100,budget=100", 4},
	{"cap", OPT_CAP, "S", 0, "Wall time of a sitting (5)", 4},
	{"no-check", OPT_NO_CHECK, NULL, 0, "Rows are ok_unchecked", 5},
	{"judge", OPT_JUDGE, "P", 0,
	 "Beside which oracles stand (inductor-cd if sampled, else inductor; native on cpu)",
	 2},
	{"time-unverified", OPT_UNVERIFIED, NULL, 0, "Oracles whose values have no judge, too",
	 5},
};

static const struct argp_option check_rows[] = {
	{"selftest", OPT_SELFTEST, NULL, 0,
	 "Check the checker on planted wrong programs; goes with --json alone", 0},
	{"mutants", OPT_MUTANTS, NULL, 0,
	 "Plant wrong programs in these kernels, and say which the checker notices", 0},
};

/* The rest of §13 stands here, so that what cannot be done yet is refused by name. */
static const struct argp_option absent_rows[] = {
	{"graphs", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"bind", OPT_ABSENT, "S=N", OPTION_HIDDEN, NULL, 8},
	{"allow-synthetic", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"externs", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"launch", OPT_ABSENT, "graph|direct", OPTION_HIDDEN, NULL, 8},
	{"slurm", OPT_ABSENT, "ARGS", OPTION_HIDDEN, NULL, 8},
	{"shards", OPT_ABSENT, "N", OPTION_HIDDEN, NULL, 8},
	{"lock-clocks", OPT_ABSENT, "SM", OPTION_ARG_OPTIONAL | OPTION_HIDDEN, NULL, 8},
	{"mig-alone", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"fresh-cache", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"compile-time", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"peak-memory", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"profile", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"profile-dir", OPT_ABSENT, "D", OPTION_HIDDEN, NULL, 8},
	{"profile-details", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"memory-snapshot", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"memory-snapshot-dir", OPT_ABSENT, "D", OPTION_HIDDEN, NULL, 8},
	{"aa", OPT_ABSENT, "N", OPTION_HIDDEN, NULL, 8},
};

/* Of each two, one would be ignored. */
static const struct cmd_pair pairs[] = {
	{OPT_ALL_POINTS, OPT_POINT, "every point, or these"},
	{OPT_ALL_POINTS, OPT_MINUTES, "every point, or those that fit"},
	{OPT_POINT, OPT_MINUTES, "these points, or those that fit"},
	{OPT_SET, OPT_ALL_POINTS, "a set says which points"},
	{OPT_SET, OPT_POINT, "a set says which points"},
	{OPT_RESUME, OPT_NO_RESUME, "rows of earlier runs are taken or they are not"},
	{OPT_NO_RESUME, OPT_RETRY_FAILED, "a run that starts afresh tries everything"},
	{OPT_COLD, OPT_WARM, "each means only; without both, both are measured"},
	{OPT_BUDGET, OPT_STOP, "a budget is a stop rule: --stop ci_median=0.5,budget=B"},
	{OPT_NO_CHECK, OPT_ROUNDS, "rounds of what is not done"},
	{OPT_PROVIDER, OPT_NO_CD, "name the providers that are wanted"},
	{OPT_DRY, OPT_OUTPUT, "a dry run has no results"},
	{OPT_DRY, OPT_MERGE, "a dry run has no results"},
	{OPT_DEVICE, OPT_GPUS, "devices by name, or GPUs by a list"},
	{OPT_DEVICE, OPT_KIND, "devices by name, or GPUs by their kind"},
	{0},
};

static int64_t whole(struct argp_state *state, const char *arg, int64_t lo, int64_t hi)
{
	int64_t v = 0;

	if (str_to_i64(str_of(arg), &v)) {
		status_clear();
		argp_error(state, "not a whole number: %s", arg);
	}
	if (v < lo || v > hi)
		argp_error(state, "%s is not in %lld to %lld", arg, (long long)lo,
			   (long long)hi);
	return v;
}

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
	argp_error(state,
		   "%s concerns torch or full graphs, which this build does not "
		   "drive yet",
		   word);
}

static void add_word(struct argp_state *state, const char **list, uint32_t *n, char *arg)
{
	if (*n == RUN_WORDS_MAX)
		argp_error(state, "more than %d names", RUN_WORDS_MAX);
	list[(*n)++] = arg;
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
		s->workers_per_gpu = (int)whole(state, arg, 1, 64);
		return 0;
	case OPT_THREADS:
		s->threads = (int)whole(state, arg, 1, 1024);
		return 0;
	case OPT_WORKERS:
		s->max_workers = (int)whole(state, arg, 1, 64 * RUN_DEVICES_MAX);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* What, and where it is kept. */
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
	case OPT_TAG:
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
	case ARGP_KEY_ARG:
		add_word(state, o->words, &s->plan.nwords, arg);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* How it is measured, checked and shown. */
static error_t parse_how(int key, char *arg, struct argp_state *state, struct run_options *o)
{
	struct sweep_opts *s = &o->sweep;
	static char budget[64];

	switch (key) {
	case OPT_SEED:
		s->seed = (uint64_t)whole(state, arg, 0, INT64_MAX);
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
	case OPT_ROUNDS:
		s->check_rounds = (int)whole(state, arg, 0, 1000);
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
	case OPT_WAIT:
		s->lease_wait_s = positive(state, arg);
		return 0;
	case OPT_LABEL:
		s->label = arg;
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

/* What one option says of another. */
static void check_together(struct argp_state *state, const struct run_options *o)
{
	uint64_t alone = cmd_bit(OPT_SELFTEST) | cmd_bit(OPT_JSON);
	uint64_t which = cmd_bit(OPT_CORPUS) | cmd_bit(OPT_SET) | cmd_bit(OPT_ALL_POINTS) |
			 cmd_bit(OPT_POINT) | cmd_bit(OPT_MINUTES) | cmd_bit(OPT_SHARD);

	cmd_refuse_pairs(state, o->rows, o->seen, pairs);
	if (o->wants_selftest && (o->seen & ~alone || o->sweep.plan.nwords))
		argp_error(state, "--selftest goes with --json and nothing else");
	if (o->wants_mutants && o->seen & ~(cmd_bit(OPT_MUTANTS) | cmd_bit(OPT_JSON) | which))
		argp_error(state, "--mutants goes with kernels, points and --json");
	if (o->seen & (cmd_bit(OPT_JUDGE) | cmd_bit(OPT_UNVERIFIED)) && !run_has_oracle(o))
		argp_error(state, "--judge and --time-unverified need --provider oracle");
	if (o->merge_into && run_has_oracle(o))
		argp_error(state, "--merge-into is for sweep files, not for those of oracles");
	if (o->seen & cmd_bit(OPT_EVERY) && !o->output)
		argp_error(state, "--output-every needs --output");
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct run_options *o = state->input;

	if (key == ARGP_KEY_END) {
		check_together(state, o);
		return 0;
	}
	o->seen |= cmd_bit(key);
	error_t e = parse_what(key, arg, state, o);

	if (e == ARGP_ERR_UNKNOWN)
		e = parse_where(key, arg, state, o);
	return e == ARGP_ERR_UNKNOWN ? parse_how(key, arg, state, o) : e;
}

#define ADD(list, n, rows)                              \
	do {                                            \
		memcpy(&(list)[n], rows, sizeof(rows)); \
		(n) += sizeof(rows) / sizeof(*(rows));  \
	} while (0)

/* The rows of a command; what is of the other one is unknown to it. */
static void make_rows(struct argp_option *out, bool is_timed)
{
	size_t n = 0;

	ADD(out, n, common_rows);
	ADD(out, n, absent_rows);
	if (is_timed)
		ADD(out, n, bench_rows);
	else
		ADD(out, n, check_rows);
	out[n] = (struct argp_option){0};
}

static void settle(struct run_options *o, bool is_timed)
{
	struct sweep_opts *s = &o->sweep;

	run_providers_settle(o, is_timed);
	s->plan.words = o->words;
	s->plan.points = o->points;
	s->plan.nproviders = s->nproviders;
	s->workload = !is_timed ? "check" : s->plan.for_oracles ? "oracles" : "kernels";
	s->is_timed = is_timed;
	s->is_cold = o->wants_cold || !o->wants_warm;
	s->is_warm = o->wants_warm || !o->wants_cold;
}

/* Words that change what is shown, but not what is done, do not make it other work. */
static const char *work_text(struct arena *a, int argc, char **argv)
{
	static const char *const silent[] = {"--quiet",        "--json",
					     "--no-resume",    "--resume",
					     "--retry-failed", "--retry-quarantined"};
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '[');
	for (int i = 0; i < argc; i++) {
		bool is_silent = false;

		for (size_t k = 0; k < sizeof(silent) / sizeof(*silent); k++)
			is_silent |= !strcmp(argv[i], silent[k]);
		if (!is_silent)
			jsonw_cstr(&w, argv[i]);
	}
	jsonw_close(&w, ']');
	return str_cstr(a, buf_view(&b));
}

/* Workers have a directory of their own, so what they are told must not depend on it. */
static const char *absolute(struct arena *a, const char *path)
{
	char cwd[PATH_MAX];

	if (!path || *path == '/' || !getcwd(cwd, sizeof(cwd)))
		return path;
	return path_join(a, cwd, path);
}

enum status run_options_read(struct arena *a, int argc, char **argv, bool is_timed,
			     struct run_options *o)
{
	static const char bench_doc[] =
		"Measure kernels: checked, timed under the lease of the device, a row each.";
	static const char check_doc[] = "Check kernels: numerics only, nothing is timed.";
	const struct argp argp = {
		o->rows, parse, "[KERNEL|PATH|SET...]", is_timed ? bench_doc : check_doc, NULL,
		NULL,    NULL};
	struct stop_rules rules;

	*o = (struct run_options){.sweep = {.plan = {.corpus = "repros", .nshards = 1},
					    .seed = 1234,
					    .is_checked = true,
					    .cap_s = METHOD_CAP_S,
					    .lease_wait_s = METHOD_LEASE_WAIT_S,
					    .compile_timeout_s = 300,
					    .tool = argp_program_version},
				  .every_s = 60};
	make_rows(o->rows, is_timed);
	o->sweep.argv = work_text(a, argc, argv);
	if (argp_parse(&argp, argc, argv, 0, NULL, o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	TRY(run_devices(a, o));
	settle(o, is_timed);
	TRY(stop_rules_parse(o->sweep.stop, &rules));
	o->sweep.stop = stop_rules_text(a, &rules);
	o->sweep.cache_dir = absolute(a, o->sweep.cache_dir);
	return STATUS_OK;
}

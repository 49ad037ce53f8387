/* What `bench` and `check` have in common. */
#include "cli/run_options.h"

#include "base/file.h"
#include "base/json.h"
#include "base/vec.h"
#include "measure/method.h"
#include "measure/series.h"
#include "provider/provider.h"
#include "report/report.h"

#include <argp.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern const char *argp_program_version;

enum {
	OPT_CORPUS = 256, OPT_SET, OPT_ALL_POINTS, OPT_POINT, OPT_PROVIDER, OPT_DEVICE,
	OPT_THREADS, OPT_TAG, OPT_JOURNAL, OPT_OUTPUT, OPT_RESUME, OPT_NO_RESUME,
	OPT_RETRY_FAILED, OPT_RETRY_QUARANTINED, OPT_SHARD, OPT_SEED, OPT_COLD, OPT_WARM,
	OPT_BUDGET, OPT_STOP, OPT_CAP, OPT_ROUNDS, OPT_NO_CHECK, OPT_STRICT, OPT_WAIT,
	OPT_LABEL, OPT_TIMEOUT, OPT_CACHE, OPT_DRY, OPT_JSON, OPT_QUIET, OPT_WORKERS,
	OPT_PER_GPU, OPT_ABSENT,
};

/* Everything of §13 stands here, so that what cannot be done yet is refused by name. */
static const struct argp_option rows[] = {
	{"corpus", OPT_CORPUS, "DIR", 0, "The corpus (./repros)", 1},
	{"set", OPT_SET, "FILE", 0, "A stored list of kernels and points", 1},
	{"all-points", OPT_ALL_POINTS, NULL, 0, "Every point, not only the home point", 1},
	{"point", OPT_POINT, "P", 0, "This point, by 6 to 12 digits; again for more", 1},
	{"provider", OPT_PROVIDER, "P", 0, "native, naive, null; by commas, or again", 2},
	{"device", OPT_DEVICE, "D", 0, "cpu (default), null, or an id", 2},
	{"threads", OPT_THREADS, "N", 0, "Of the cpu device (one per core)", 2},
	{"max-workers", OPT_WORKERS, "N", 0, "Worker processes per device", 2},
	{"workers-per-gpu", OPT_PER_GPU, "N", 0, "The same", 2},
	{"tag", OPT_TAG, "T", 0, "Name of the run", 3},
	{"journal", OPT_JOURNAL, "FILE", 0, "Where rows are kept ($XDG_DATA_HOME/assay/journal.db)", 3},
	{"output", OPT_OUTPUT, "FILE", 0, "Write the sweep file, atomically", 3},
	{"resume", OPT_RESUME, NULL, 0, "Take rows of earlier runs, too", 3},
	{"no-resume", OPT_NO_RESUME, NULL, 0, "Start afresh", 3},
	{"retry-failed", OPT_RETRY_FAILED, NULL, 0, "Also what failed for good", 3},
	{"retry-quarantined", OPT_RETRY_QUARANTINED, NULL, 0, "Also what is known to hang", 3},
	{"shard", OPT_SHARD, "I/N", 0, "The I-th of N shares, from 0", 3},
	{"seed", OPT_SEED, "N", 0, "Of inputs and permutations (1234)", 4},
	{"cold", OPT_COLD, NULL, 0, "Only with a cold cache", 4},
	{"warm", OPT_WARM, NULL, 0, "Only with a warm cache", 4},
	{"budget-ms", OPT_BUDGET, "B", 0, "Of exclusive lease per point (100)", 4},
	{"stop", OPT_STOP, "RULES", 0, "ci_median=0.5,count=100,budget=100", 4},
	{"cap", OPT_CAP, "S", 0, "Wall time of a sitting (5)", 4},
	{"check-rounds", OPT_ROUNDS, "N", 0, "More check rounds before sampling", 5},
	{"no-check", OPT_NO_CHECK, NULL, 0, "Rows are ok_unchecked", 5},
	{"strict", OPT_STRICT, NULL, 0, "Unsupported and unchecked rows exit 1", 5},
	{"lease-wait", OPT_WAIT, "S", 0, "For the device (600)", 6},
	{"label", OPT_LABEL, "TEXT", 0, "Shown to those who wait for it", 6},
	{"compile-timeout", OPT_TIMEOUT, "S", 0, "Per program (300)", 6},
	{"cache-dir", OPT_CACHE, "D", 0, "Of compiled code", 6},
	{"dry-run", OPT_DRY, NULL, 0, "Print the plan and its expected minutes", 7},
	{"json", OPT_JSON, NULL, 0, "assay.results/1 on stdout", 7},
	{"quiet", OPT_QUIET, NULL, 0, "No progress", 7},
	{"graphs", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"bind", OPT_ABSENT, "S=N", OPTION_HIDDEN, NULL, 8},
	{"allow-synthetic", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"externs", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"inductor-config", OPT_ABSENT, "N=V", OPTION_HIDDEN, NULL, 8},
	{"no-cd", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"judge", OPT_ABSENT, "P", OPTION_HIDDEN, NULL, 8},
	{"gpus", OPT_ABSENT, "L", OPTION_HIDDEN, NULL, 8},
	{"device-kind", OPT_ABSENT, "K", OPTION_HIDDEN, NULL, 8},
	{"launch", OPT_ABSENT, "graph|direct", OPTION_HIDDEN, NULL, 8},
	{"merge-into", OPT_ABSENT, "FILE", OPTION_HIDDEN, NULL, 8},
	{"minutes", OPT_ABSENT, "M", OPTION_HIDDEN, NULL, 8},
	{"slurm", OPT_ABSENT, "ARGS", OPTION_HIDDEN, NULL, 8},
	{"shards", OPT_ABSENT, "N", OPTION_HIDDEN, NULL, 8},
	{"time-unverified", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"lock-clocks", OPT_ABSENT, "SM", OPTION_ARG_OPTIONAL | OPTION_HIDDEN, NULL, 8},
	{"mig-alone", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"fresh-cache", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"python", OPT_ABSENT, "P", OPTION_HIDDEN, NULL, 8},
	{"compile-time", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"peak-memory", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"profile", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"profile-dir", OPT_ABSENT, "D", OPTION_HIDDEN, NULL, 8},
	{"profile-details", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"memory-snapshot", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"memory-snapshot-dir", OPT_ABSENT, "D", OPTION_HIDDEN, NULL, 8},
	{"aa", OPT_ABSENT, "N", OPTION_HIDDEN, NULL, 8},
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

static void add_providers(struct argp_state *state, struct run_options *o, char *list)
{
	char *save = NULL;

	for (char *p = strtok_r(list, ",", &save); p; p = strtok_r(NULL, ",", &save)) {
		const struct provider *known;

		for (uint32_t i = 0; i < o->sweep.nproviders; i++)
			if (!strcmp(o->providers[i], p))
				argp_error(state, "provider %s is named twice", p);
		if (o->sweep.nproviders == RUN_PROVIDERS_MAX)
			argp_error(state, "more than %d providers", RUN_PROVIDERS_MAX);
		if (!strncmp(p, "inductor", 8) || !strcmp(p, "eager"))
			argp_error(state, "provider %s needs torch, which this build does not "
					  "drive yet; there are native, naive and null", p);
		if (!strcmp(p, "sol"))
			argp_error(state, "sol is timed beside every program and not asked for");
		if (provider_find(p, &known)) {
			status_clear();
			argp_error(state, "no provider named %s; there are native, naive and "
					  "null", p);
		}
		o->providers[o->sweep.nproviders++] = p;
	}
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

		snprintf(story, sizeof(story), "%s", status_story());
		status_clear();
		argp_error(state, "%s", story);
	}
}

static void refuse(struct argp_state *state, int key)
{
	const char *word = state->argv[state->next - 1];

	(void)key;
	if (strncmp(word, "--", 2) && state->next > 1)
		word = state->argv[state->next - 2];
	argp_error(state, "%s concerns torch, GPUs or full graphs, which this build does not "
			  "drive yet", word);
}

static void add_word(struct argp_state *state, const char **list, uint32_t *n, char *arg)
{
	if (*n == RUN_WORDS_MAX)
		argp_error(state, "more than %d names", RUN_WORDS_MAX);
	list[(*n)++] = arg;
}

/* What and where. */
static error_t parse_what(int key, char *arg, struct argp_state *state, struct run_options *o)
{
	struct sweep_opts *s = &o->sweep;

	switch (key) {
	case OPT_CORPUS: s->plan.corpus = arg; return 0;
	case OPT_SET: s->plan.set_file = arg; return 0;
	case OPT_ALL_POINTS: s->plan.has_all_points = true; return 0;
	case OPT_POINT: add_word(state, o->points, &s->plan.npoints, arg); return 0;
	case OPT_PROVIDER: add_providers(state, o, arg); return 0;
	case OPT_DEVICE: s->device = arg; return 0;
	case OPT_THREADS: s->threads = (int)whole(state, arg, 1, 1024); return 0;
	case OPT_WORKERS:
	case OPT_PER_GPU: s->workers = (int)whole(state, arg, 1, 64); return 0;
	case OPT_TAG: s->tag = arg; return 0;
	case OPT_JOURNAL:
		if (!*arg)
			argp_error(state, "--journal needs a name");
		s->journal = arg;
		return 0;
	case OPT_OUTPUT: o->output = arg; return 0;
	case OPT_RESUME: s->takes_earlier = true; return 0;
	case OPT_NO_RESUME: s->is_fresh = true; return 0;
	case OPT_RETRY_FAILED: s->retries_failed = true; return 0;
	case OPT_RETRY_QUARANTINED: s->retries_quarantined = true; return 0;
	case OPT_SHARD: set_shard(state, o, arg); return 0;
	case ARGP_KEY_ARG: add_word(state, o->words, &s->plan.nwords, arg); return 0;
	default: return ARGP_ERR_UNKNOWN;
	}
}

/* How it is measured, checked and shown. */
static error_t parse_how(int key, char *arg, struct argp_state *state, struct run_options *o)
{
	struct sweep_opts *s = &o->sweep;
	static char budget[64];

	switch (key) {
	case OPT_SEED: s->seed = (uint64_t)whole(state, arg, 0, INT64_MAX); return 0;
	case OPT_COLD: o->wants_cold = true; return 0;
	case OPT_WARM: o->wants_warm = true; return 0;
	case OPT_BUDGET:
		snprintf(budget, sizeof(budget), "ci_median=0.5,budget=%.17g",
			 positive(state, arg));
		s->stop = budget;
		return 0;
	case OPT_STOP: check_rules(state, arg); s->stop = arg; return 0;
	case OPT_CAP: s->cap_s = positive(state, arg); return 0;
	case OPT_ROUNDS: s->check_rounds = (int)whole(state, arg, 0, 1000); return 0;
	case OPT_NO_CHECK: s->is_checked = false; return 0;
	case OPT_STRICT: s->is_strict = true; return 0;
	case OPT_WAIT: s->lease_wait_s = positive(state, arg); return 0;
	case OPT_LABEL: s->label = arg; return 0;
	case OPT_TIMEOUT: s->compile_timeout_s = positive(state, arg); return 0;
	case OPT_CACHE: s->cache_dir = arg; return 0;
	case OPT_DRY: o->is_dry = true; return 0;
	case OPT_JSON: o->has_json = true; return 0;
	case OPT_QUIET: o->is_quiet = true; return 0;
	case OPT_ABSENT: refuse(state, key); return 0;
	default: return ARGP_ERR_UNKNOWN;
	}
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	error_t e = parse_what(key, arg, state, state->input);

	return e == ARGP_ERR_UNKNOWN ? parse_how(key, arg, state, state->input) : e;
}

/* ---- what follows from the options together ---- */

static bool is_null(const struct run_options *o)
{
	return !strncmp(o->sweep.device, "null", 4);
}

static void settle(struct run_options *o, bool is_timed)
{
	struct sweep_opts *s = &o->sweep;

	if (!s->nproviders)
		o->providers[s->nproviders++] = is_null(o) ? "null" : "native";
	s->providers = o->providers;
	s->plan.words = o->words;
	s->plan.points = o->points;
	s->plan.nproviders = s->nproviders;
	s->workload = is_timed ? "kernels" : "check";
	s->is_timed = is_timed;
	s->is_cold = o->wants_cold || !o->wants_warm;
	s->is_warm = o->wants_warm || !o->wants_cold;
	/* the null device computes nothing, so there is nothing to compare */
	s->is_checked = s->is_checked && !is_null(o);
}

/* Words that change what is shown, but not what is done, do not make it other work. */
static const char *work_text(struct arena *a, int argc, char **argv)
{
	static const char *const silent[] = {"--quiet", "--json", "--no-resume", "--resume",
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

/* ---- what a person sees ---- */

static void say(void *ctx, const char *line)
{
	const struct run_options *o = ctx;

	if (!o->is_quiet)
		fprintf(stderr, "assay: %s\n", line);
}

static void progress(void *ctx, const struct sweep_progress *p)
{
	const struct run_options *o = ctx;
	char left[32] = "?";

	if (o->is_quiet || !isatty(STDERR_FILENO))
		return;
	if (isfinite(p->left_s))
		snprintf(left, sizeof(left), "%.0f s", p->left_s);
	fprintf(stderr, "\r\033[K%u/%u done, %u failed, %u waiting, %.2f/s, %s left  %s",
		p->done, p->total, p->failed, p->total - p->done,
		p->elapsed_s > 0 ? p->done / p->elapsed_s : 0, left, p->doing);
	if (p->done == p->total)
		fprintf(stderr, "\r\033[K");
}

static int64_t cache_bytes(struct arena *a, struct store *s, const char *digest)
{
	json_auto_t *o = NULL;
	const char *text;

	if (!*digest)
		return 0;
	if (store_calibration_get(s, a, digest, &text) ||
	    json_read_text(str_of(text), "calibration", &o)) {
		status_clear(); /* only parts large from small in the summary */
		return 0;
	}
	return json_integer_value(json_object_get(o, "llc_bytes"));
}

MUST static enum status show(struct arena *a, const struct run_options *o, struct store *store,
			     const struct sweep_result *r)
{
	struct report_facts facts = {.device_id = r->device_id,
				     .device_kind = r->device_kind,
				     .elapsed_s = r->elapsed_s,
				     .drift = r->has_drift ? r->drift : NULL,
				     .is_drift_good = r->is_drift_good,
				     .resumed = r->resumed};
	struct buf out = buf_new(a), file = buf_new(a);
	struct report rep;

	facts.llc_bytes = cache_bytes(a, store, r->calibration);
	TRY(report_load(a, store, arena_printf(a, "%lld", (long long)r->run), &rep));
	if (o->output) {
		report_sweep(&file, &rep, &facts);
		TRY(file_write(o->output, buf_view(&file)));
	}
	if (o->has_json) {
		report_results(&out, &rep, &facts);
	} else {
		report_table(&out, &rep, 20);
		report_summary(&out, &rep, &facts);
	}
	fwrite(out.p, 1, out.n, stdout);
	return STATUS_OK;
}

MUST static enum status run(struct arena *a, const struct run_options *o,
			    const struct plan *plan, int *exit)
{
	const char *path = o->sweep.journal;
	struct sweep_result r;
	struct store *store;

	TRY(sweep_run(a, &o->sweep, plan, &r));
	if (!path)
		TRY(store_default_path(a, &path));
	TRY(store_open(path, true, &store));
	enum status s = show(a, o, store, &r);

	store_close(store);
	*exit = r.signal ? 128 + r.signal : r.exit;
	return s;
}

/* ---- --dry-run ---- */

static void put_plan(struct jsonw *w, const struct sweep_forecast *f)
{
	jsonw_open(w, '{');
	jsonw_key(w, "points");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < f->plan->n; i++) {
		const struct plan_item *p = &f->plan->items[i];

		jsonw_open_inline(w, '{');
		jsonw_key(w, "kernel");
		jsonw_cstr(w, p->kernel);
		jsonw_key(w, "point");
		jsonw_cstr(w, p->point);
		jsonw_key(w, "bytes");
		jsonw_int(w, p->bytes);
		jsonw_key(w, "expected_s");
		jsonw_f64(w, f->cost_s[i]);
		jsonw_key(w, "broken");
		jsonw_cstr(w, p->broken);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
	jsonw_key(w, "settled");
	jsonw_int(w, f->settled);
	jsonw_key(w, "minutes");
	jsonw_f64(w, f->minutes);
	jsonw_close(w, '}');
}

MUST static enum status dry_run(struct arena *a, const struct run_options *o,
				const struct plan *plan)
{
	struct sweep_forecast f;
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	TRY(sweep_forecast(a, &o->sweep, plan, &f));
	if (o->has_json) {
		put_plan(&w, &f);
		buf_char(&b, '\n');
	}
	for (uint32_t i = 0; !o->has_json && i < plan->n; i++) {
		const struct plan_item *p = &plan->items[i];

		buf_printf(&b, "%-40s %-12s %12lld bytes %8.2f s%s%s\n", p->kernel, p->point,
			   (long long)p->bytes, f.cost_s[i], p->broken ? "  " : "",
			   p->broken ? p->broken : "");
	}
	if (!o->has_json)
		buf_printf(&b, "%u points of %u provider%s, %u rows there already, %.1f minutes\n",
			   plan->n, o->sweep.nproviders, o->sweep.nproviders > 1 ? "s" : "",
			   f.settled, f.minutes);
	fwrite(b.p, 1, b.n, stdout);
	return STATUS_OK;
}

/* Workers have a directory of their own, so what they are told must not depend on it. */
static const char *absolute(struct arena *a, const char *path)
{
	char cwd[PATH_MAX];

	if (!path || *path == '/' || !getcwd(cwd, sizeof(cwd)))
		return path;
	return path_join(a, cwd, path);
}

enum status run_command(int argc, char **argv, bool is_timed, int *exit)
{
	static struct run_options o;
	const struct argp argp = {
		rows, parse, "[KERNEL|PATH|SET...]",
		is_timed ? "Measure kernels: checked, timed under the lease of the device, a row "
			   "each."
			 : "Check kernels: numerics only, nothing is timed.  With --selftest alone: check "
			   "the checker on planted wrong programs.",
		NULL, NULL, NULL};
	struct arena a = {0};
	struct plan plan;
	struct stop_rules rules;

	o = (struct run_options){.sweep = {.plan = {.corpus = "repros", .nshards = 1},
					   .device = "cpu",
					   .seed = 1234,
					   .is_checked = true,
					   .cap_s = METHOD_CAP_S,
					   .lease_wait_s = METHOD_LEASE_WAIT_S,
					   .compile_timeout_s = 300,
					   .tool = argp_program_version,
					   .say = say,
					   .progress = progress,
					   .ctx = &o}};
	o.sweep.argv = work_text(&a, argc, argv);
	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	settle(&o, is_timed);
	TRY(stop_rules_parse(o.sweep.stop, &rules));
	o.sweep.stop = stop_rules_text(&a, &rules);
	o.sweep.cache_dir = absolute(&a, o.sweep.cache_dir);
	enum status s = plan_make(&a, &o.sweep.plan, &plan);

	if (!s)
		s = o.is_dry ? dry_run(&a, &o, &plan) : run(&a, &o, &plan, exit);
	arena_release(&a);
	return s;
}

/* Options that go together, and those that do not. */
#include "base/file.h"
#include "cli/run_options_int.h"

/* Of each two, one would be ignored. */
static const struct cmd_pair pairs[] = {
	{OPT_ALL_POINTS, OPT_POINT, "every point, or these"},
	{OPT_ALL_POINTS, OPT_MINUTES, "every point, or those that fit"},
	{OPT_POINT, OPT_MINUTES, "these points, or those that fit"},
	{OPT_SET, OPT_ALL_POINTS, "a set says which points"},
	{OPT_SET, OPT_POINT, "a set says which points"},
	{OPT_MODEL, OPT_ALL_POINTS, "a model says which points"},
	{OPT_MODEL, OPT_POINT, "a model says which points"},
	{OPT_MODEL, OPT_MINUTES, "a model says which points"},
	{OPT_EXTERNS, OPT_GRAPHS, "one at a time"},
	{OPT_RESUME, OPT_NO_RESUME, "rows of earlier runs are taken or they are not"},
	{OPT_NO_RESUME, OPT_RETRY_FAILED, "a run that starts afresh tries everything"},
	{OPT_COLD, OPT_WARM, "each means only; without both, both are measured"},
	{OPT_BUDGET, OPT_STOP, "a budget is a stop rule: --stop ci_median=0.5,budget=B"},
	{OPT_NO_CHECK, OPT_ROUNDS, "rounds of what is not done"},
	{OPT_PROVIDER, OPT_NO_CD, "name the providers that are wanted"},
	{OPT_CACHE, OPT_FRESH, "the cache of a folder, or an empty one"},
	{OPT_DRY, OPT_OUTPUT, "a dry run has no results"},
	{OPT_DRY, OPT_MERGE, "a dry run has no results"},
	{OPT_DEVICE, OPT_GPUS, "devices by name, or GPUs by a list"},
	{OPT_DEVICE, OPT_KIND, "devices by name, or GPUs by their kind"},
	{0},
};

/* What is asked of graphs, beyond their time; words of a job. */
static const struct {
	int option;
	const char *word;
} observations[] = {{OPT_COMPILE_TIME, "compile_time"},
		    {OPT_PEAK_MEMORY, "peak_memory"},
		    {OPT_PROFILE, "profile"},
		    {OPT_DETAILS, "details"},
		    {OPT_SNAPSHOT, "memory_snapshot"}};

static uint64_t observing(void)
{
	uint64_t bits = cmd_bit(OPT_PROFILE_DIR) | cmd_bit(OPT_SNAPSHOT_DIR);

	for (size_t i = 0; i < sizeof(observations) / sizeof(*observations); i++)
		bits |= cmd_bit(observations[i].option);
	return bits;
}

/* Workers have other folders of their own. */
void run_observations_settle(struct arena *a, struct run_options *o)
{
	struct sweep_opts *s = &o->sweep;
	struct buf b = buf_new(a);

	for (size_t i = 0; i < sizeof(observations) / sizeof(*observations); i++)
		if (o->seen & cmd_bit(observations[i].option))
			buf_printf(&b, "%s%s", b.n ? "," : "", observations[i].word);
	s->observe = str_cstr(a, buf_view(&b));
	s->profile_dir = run_absolute(a, path_join(a, o->profile_dir, s->tag ? s->tag : ""));
	s->snapshot_dir = run_absolute(a, path_join(a, o->snapshot_dir, s->tag ? s->tag : ""));
}

void run_together_check(const struct argp_state *state, const struct run_options *o)
{
	uint64_t alone = cmd_bit(OPT_SELFTEST) | cmd_bit(OPT_DEVICE) | cmd_bit(OPT_JSON);
	uint64_t which = cmd_bit(OPT_CORPUS) | cmd_bit(OPT_SET) | cmd_bit(OPT_ALL_POINTS) |
			 cmd_bit(OPT_POINT) | cmd_bit(OPT_MINUTES) | cmd_bit(OPT_SHARD);

	uint64_t ours = which & ~cmd_bit(OPT_CORPUS);

	cmd_refuse_pairs(state, o->rows, o->seen, pairs);
	ours |= cmd_bit(OPT_MODEL) | cmd_bit(OPT_MERGE) | cmd_bit(OPT_ROUNDS);
	if (o->work == RUN_EXTERNS)
		ours |= cmd_bit(OPT_PROVIDER) | cmd_bit(OPT_NO_CD) | cmd_bit(OPT_CONFIG);
	if (o->work != RUN_KERNELS && (o->seen & ours || run_has_oracle(o)))
		argp_error(state,
			   "--%s: its arguments are models; kernels, points, sets, shards, %s"
			   "oracles and check rounds do not go with it",
			   o->work == RUN_EXTERNS ? "externs" : "graphs",
			   o->work == RUN_EXTERNS ? "providers, " : "");
	if (o->wants_selftest && (o->seen & ~alone || o->sweep.plan.nwords))
		argp_error(state, "--selftest goes with --device and --json, and nothing else");
	if (o->wants_mutants &&
	    o->seen & ~(cmd_bit(OPT_MUTANTS) | cmd_bit(OPT_DEVICE) | cmd_bit(OPT_JSON) | which))
		argp_error(state, "--mutants goes with kernels, points, --device and --json");
	if (o->seen & (cmd_bit(OPT_JUDGE) | cmd_bit(OPT_UNVERIFIED)) && !run_has_oracle(o))
		argp_error(state, "--judge and --time-unverified need --provider oracle");
	if (o->merge_into && run_has_oracle(o))
		argp_error(state, "--merge-into is for sweep files, not for those of oracles");
	if (o->work != RUN_GRAPHS && o->seen & observing())
		argp_error(state, "compile times, peak memory, profiles and snapshots are for "
				  "--graphs");
	if (o->seen & (cmd_bit(OPT_DETAILS) | cmd_bit(OPT_PROFILE_DIR)) &&
	    !(o->seen & cmd_bit(OPT_PROFILE)))
		argp_error(state, "--profile-details and --profile-dir need --profile");
	if (o->seen & cmd_bit(OPT_SNAPSHOT_DIR) && !(o->seen & cmd_bit(OPT_SNAPSHOT)))
		argp_error(state, "--memory-snapshot-dir needs --memory-snapshot");
	if (o->seen & cmd_bit(OPT_EVERY) && !o->output)
		argp_error(state, "--output-every needs --output");
}

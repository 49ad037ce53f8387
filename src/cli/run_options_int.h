#ifndef CLI_RUN_OPTIONS_INT_H
#define CLI_RUN_OPTIONS_INT_H

#include "cli/run_options.h"

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
	OPT_LAUNCH,
	OPT_MIG_ALONE,
	OPT_CLOCKS,
	OPT_ROUNDS,
	OPT_NO_CHECK,
	OPT_STRICT,
	OPT_WAIT,
	OPT_LABEL,
	OPT_TIMEOUT,
	OPT_CHECK_TIMEOUT,
	OPT_CACHE,
	OPT_FRESH,
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
	OPT_AA,
	OPT_MODEL,
	OPT_EXTERNS,
	OPT_GRAPHS,
	OPT_COMPILE_TIME,
	OPT_PEAK_MEMORY,
	OPT_PROFILE,
	OPT_DETAILS,
	OPT_PROFILE_DIR,
	OPT_SNAPSHOT,
	OPT_SNAPSHOT_DIR,
	OPT_ABSENT,
};

/* run_tables.c: the rows of a command; what is of another one is unknown to it. */
void run_tables_make(struct argp_option *out, enum run_kind kind);

/* run_said.c: notes an option or a word if it changes rows; and all of it, as a JSON list of
 * one text for one work, in whatever order and form it was said. */
void run_said_option(struct run_options *o, int key, const char *arg);
const char *run_said_text(struct run_options *o);

/* run_together.c: what one option says of another; a contradiction ends the process. */
void run_together_check(const struct argp_state *state, const struct run_options *o);
/* What is asked of graphs beyond their time, as words of a job. */
void run_observations_settle(struct arena *a, struct run_options *o);

#endif

/* The options of `bench`, `check` and `ab`. */
#include "cli/run_options_int.h"

#include <string.h>

static const struct argp_option common_rows[] = {
	{"corpus", OPT_CORPUS, "DIR", 0, "The corpus (./repros)", 1},
	{"set", OPT_SET, "FILE", 0, "A stored list of kernels and points, or its name", 1},
	{"model", OPT_MODEL, "NAME", 0,
	 "The points of these models, by suite/mode/model or a part of it; again for more", 1},
	{"all-points", OPT_ALL_POINTS, NULL, 0, "Every point, not only the home point", 1},
	{"point", OPT_POINT, "P", 0, "This point, by 6 to 12 digits; again for more", 1},
	{"minutes", OPT_MINUTES, "M", 0, "Home points first, what fits M minutes by the plan",
	 1},
	{"provider", OPT_PROVIDER, "P", 0,
	 "inductor, inductor-cd, inductor:N=V, eager, native, naive, oracle, null; by commas, "
	 "or "
	 "again",
	 2},
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
	{"lock-clocks", OPT_CLOCKS, "SM[,MEM]", OPTION_ARG_OPTIONAL,
	 "Lock a GPU's clocks, in MHz (the highest), and restore them in any case", 6},
	{"mig-alone", OPT_MIG_ALONE, NULL, 0,
	 "Of a MIG instance: while it is timed, no other instance of its GPU is held", 6},
	{"compile-timeout", OPT_TIMEOUT, "S", 0, "Per program (300)", 6},
	{"check-timeout", OPT_CHECK_TIMEOUT, "S", 0,
	 "Per check of a program (300; with an oracle among them 60)", 6},
	{"cache-dir", OPT_CACHE, "D", 0, "Of compiled code", 6},
	{"fresh-cache", OPT_FRESH, NULL, 0,
	 "One that is empty and removed in the end: nothing depends on earlier runs", 6},
	{"dry-run", OPT_DRY, NULL, 0, "Print the plan and its expected minutes", 7},
	{"quiet", OPT_QUIET, NULL, 0, "No progress", 7},
};

/* Of a sweep, which has a file for its results. */
static const struct argp_option sweep_rows[] = {
	{"no-cd", OPT_NO_CD, NULL, 0, "Without inductor-cd", 2},
	{"output", OPT_OUTPUT, "FILE", 0, "Write the sweep file, atomically", 3},
	{"merge-into", OPT_MERGE, "FILE", 0, "Lay the sweep file over this one", 3},
	{"output-every", OPT_EVERY, "S", 0, "While the sweep goes on, too (60)", 3},
	{"json", OPT_JSON, NULL, 0, "assay.results/1 on stdout", 7},
};

static const struct argp_option bench_rows[] = {
	{"externs", OPT_EXTERNS, NULL, 0,
	 "Prices of the extern ops of models, which the arguments name; those that the journal "
	 "has are not taken again",
	 1},
	{"graphs", OPT_GRAPHS, NULL, 0,
	 "Whole graphs of models, which the arguments name, end to end", 1},
	{"compile-time", OPT_COMPILE_TIME, NULL, 0,
	 "Of graphs: until the first result, in an empty cache, three times", 1},
	{"peak-memory", OPT_PEAK_MEMORY, NULL, 0, "Of graphs: the most that a call takes", 1},
	{"profile", OPT_PROFILE, NULL, 0, "Of graphs: a Chrome trace of ten calls", 1},
	{"profile-details", OPT_DETAILS, NULL, 0, "With shapes, memory and stacks", 1},
	{"profile-dir", OPT_PROFILE_DIR, "D", 0,
	 "Where traces go, below it by tag (./profiles)", 1},
	{"memory-snapshot", OPT_SNAPSHOT, NULL, 0,
	 "Of graphs: the allocator's history of a call", 1},
	{"memory-snapshot-dir", OPT_SNAPSHOT_DIR, "D", 0,
	 "Where snapshots go, below it by tag (./snapshots)", 1},
	{"judge", OPT_JUDGE, "P", 0,
	 "Beside which oracles stand (inductor-cd if sampled, else inductor; native on cpu)",
	 2},
	{"time-unverified", OPT_UNVERIFIED, NULL, 0, "Oracles whose values have no judge, too",
	 5},
};

static const struct argp_option timed_rows[] = {
	{"aa", OPT_AA, "N", 0, "Points where a hidden twin shows what is noise; 0: none", 4},
	{"cold", OPT_COLD, NULL, 0, "Only with a cold cache", 4},
	{"warm", OPT_WARM, NULL, 0, "Only with a warm cache", 4},
	{"budget-ms", OPT_BUDGET, "B", 0, "Of exclusive lease per point (100)", 4},
	{"stop", OPT_STOP, "RULES", 0, "ci_median=0.5,count=100,budget=100", 4},
	{"cap", OPT_CAP, "S", 0, "Wall time of a sitting (5)", 4},
	{"launch", OPT_LAUNCH, "graph|direct", 0,
	 "direct: one call a sample, launched kernel by kernel, without a graph (graph)", 4},
	{"no-check", OPT_NO_CHECK, NULL, 0, "Rows are ok_unchecked", 5},
};

static const struct argp_option check_rows[] = {
	{"selftest", OPT_SELFTEST, NULL, 0,
	 "Check the checker on planted wrong programs; goes with --json alone", 0},
	{"mutants", OPT_MUTANTS, NULL, 0,
	 "Plant wrong programs in these kernels, and say which the checker notices", 0},
};

/* The rest of §13 stands here, so that what cannot be done yet is refused by name. */
static const struct argp_option absent_rows[] = {
	{"bind", OPT_ABSENT, "S=N", OPTION_HIDDEN, NULL, 8},
	{"allow-synthetic", OPT_ABSENT, NULL, OPTION_HIDDEN, NULL, 8},
	{"slurm", OPT_ABSENT, "ARGS", OPTION_HIDDEN, NULL, 8},
	{"shards", OPT_ABSENT, "N", OPTION_HIDDEN, NULL, 8},
};

#define ADD(list, n, rows)                              \
	do {                                            \
		memcpy(&(list)[n], rows, sizeof(rows)); \
		(n) += sizeof(rows) / sizeof(*(rows));  \
	} while (0)

void run_tables_make(struct argp_option *out, enum run_kind kind)
{
	size_t n = 0;

	ADD(out, n, common_rows);
	ADD(out, n, absent_rows);
	if (kind != RUN_AB)
		ADD(out, n, sweep_rows);
	if (kind != RUN_CHECK)
		ADD(out, n, timed_rows);
	if (kind == RUN_BENCH)
		ADD(out, n, bench_rows);
	if (kind == RUN_CHECK)
		ADD(out, n, check_rows);
	out[n] = (struct argp_option){0};
}

#ifndef CLI_RUN_OPTIONS_H
#define CLI_RUN_OPTIONS_H

#include "cli/cli.h"
#include "run/sweep.h"

#include <argp.h>

/* The command lines of `bench` and `check`: options of measuring.md §13, and a sweep by them.
 */
enum { RUN_WORDS_MAX = 8192, RUN_PROVIDERS_MAX = 16 };

struct run_options {
	struct sweep_opts sweep;
	const char *words[RUN_WORDS_MAX];
	const char *points[RUN_WORDS_MAX];
	const char *providers[RUN_PROVIDERS_MAX];
	const char *output, *merge_into;
	double every_s, saved_s; /* of the output: how often; when it was written last */
	char config[1024];       /* of --inductor-config, by commas */
	bool is_dry, has_json, is_quiet, has_no_cd;
	bool wants_cold, wants_warm, wants_selftest, wants_mutants;
	uint64_t seen;               /* options that were given */
	struct argp_option rows[96]; /* of the command */
};

/* What the words of the command say; a bad command line ends the process. */
MUST enum status run_options_read(struct arena *a, int argc, char **argv, bool is_timed,
				  struct run_options *o);

/* Runs and prints; a sweep whose rows ask for an exit code leaves it in *exit. */
MUST enum status run_sweep(struct arena *a, struct run_options *o, int *exit);

#endif

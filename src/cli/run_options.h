#ifndef CLI_RUN_OPTIONS_H
#define CLI_RUN_OPTIONS_H

#include "run/sweep.h"

/* The command lines of `bench` and `check`: options of measuring.md §13, and a sweep by them. */
enum { RUN_WORDS_MAX = 8192, RUN_PROVIDERS_MAX = 16 };

struct run_options {
	struct sweep_opts sweep;
	const char *words[RUN_WORDS_MAX];
	const char *points[RUN_WORDS_MAX];
	const char *providers[RUN_PROVIDERS_MAX];
	const char *output;
	bool is_dry, has_json, is_quiet;
	bool wants_cold, wants_warm;
	const char *name; /* of the command */
};

/* Parses, runs, prints; a sweep whose rows ask for an exit code ends the process' work with
 * that code in *exit. */
MUST enum status run_command(int argc, char **argv, bool is_timed, int *exit);

#endif

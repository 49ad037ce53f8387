#ifndef CLI_ORACLE_INT_H
#define CLI_ORACLE_INT_H

#include "cli/cli.h"
#include "tune/tune.h"

#include <argp.h>

/* What `oracle new` and `tune` have in common: generated code beside named kernels. */
enum { ORACLE_WORDS_MAX = 1024 };

struct oracle_options {
	const char *corpus, *device, *hardware, *journal;
	const char *words[ORACLE_WORDS_MAX], *points[ORACLE_WORDS_MAX];
	uint32_t nwords, npoints;
	bool has_all_points, is_forced, has_json;
};

enum {
	ORACLE_CORPUS = CMD_OPT,
	ORACLE_DEVICE,
	ORACLE_HARDWARE,
	ORACLE_POINT,
	ORACLE_ALL_POINTS,
	ORACLE_FORCE,
	ORACLE_JOURNAL,
	ORACLE_JSON,
};

/* A bad command line ends the process. */
MUST enum status oracle_options_read(int argc, char **argv, const struct argp_option *rows,
				     const char *words, const char *doc,
				     struct oracle_options *o);
/* Writes each kernel's files and says so on stdout. */
MUST enum status oracle_write(struct arena *a, const struct oracle_options *o, bool is_fused);

#endif

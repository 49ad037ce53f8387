#ifndef CLI_COMPARE_OPTIONS_H
#define CLI_COMPARE_OPTIONS_H

#include "account/compare.h"
#include "cli/output.h"

/*
 * Two arms and how they are compared, as one argp child of the commands that compare: which
 * time, what may differ, what counts as a difference, which gates.  BASE and HEAD are the
 * arguments, or one run of ab, which is both.
 */
enum { COMPARE_GATES_MAX = 32 };

struct compare_options {
	const char *names[2];
	int nnames;
	struct arm_opts arms;
	struct compare_opts compare;
	const char *gates_file, *gates[COMPARE_GATES_MAX], *forced[FORCED_MAX];
	uint32_t ngates, nforced;
};

struct argp;
extern const struct argp compare_argp; /* its input is a struct compare_options */
/* Of it what says how arms are judged, for a command that has them already. */
extern const struct argp judge_argp;
struct compare_options compare_options_new(void);
/* What was said in words is looked over before anything is read. */
MUST enum status compare_options_settle(struct arena *a, struct compare_options *o);
MUST enum status compare_options_read(struct arena *a, const struct compare_options *o,
				      struct arm arms[2]);

/* In the format that was asked for. */
void compare_print(struct buf *b, const struct output_options *o, const struct comparison *c,
		   const char *v3_name);

#endif

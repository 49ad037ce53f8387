#ifndef STORE_CAUSE_H
#define STORE_CAUSE_H

#include "base/str.h"

/* The closed list of causes and what follows from one; rows of cause.def. */
enum row_status { ROW_OK, ROW_OK_UNCHECKED, ROW_FAILED, ROW_SKIPPED, ROW_STATUSES };
const char *row_status_name(enum row_status s); /* "ok" … */
bool row_status_find(struct str name, enum row_status *out);

struct cause {
	const char *name;
	int exit;      /* what a row with it asks of the run */
	bool is_final; /* resume skips it */
	enum row_status row;
	enum status status;
	const char *words;
};
extern const struct cause cause_table[]; /* ends in a row without name */

const struct cause *cause_find(const char *name); /* NULL if it is none */
const struct cause *cause_get(const char *name);  /* asserts that it is one */

/* The exit code of a run from what its rows ask for: the first of 4, 3, 1; n_numbers is how
 * many rows have a number. */
struct run_exit {
	uint64_t asks[5]; /* by exit code */
	uint64_t numbers;
};
void run_exit_add(struct run_exit *x, enum row_status s, const char *cause, bool has_number,
		  bool is_strict);
int run_exit_code(const struct run_exit *x);

#endif

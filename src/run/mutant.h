#ifndef RUN_MUTANT_H
#define RUN_MUTANT_H

#include "run/plan.h"

/*
 * Planted wrong programs for any kernel (measuring.md §6.8): our own code of a point, native's
 * or on a GPU naive's, is made wrong in ways that need to know nothing of the kernel, and the
 * checker must notice.
 */
struct mutant_row {
	const char *kernel, *point;
	const char *mutant; /* NULL: the program as it is, which must pass */
	const char *cause;  /* what became of it; NULL: it passed */
	bool is_killed;     /* the checker said that it is wrong */
	bool is_equivalent; /* what it did changed no byte: nothing is wrong about it */
};

/* For each point of the plan the honest program, then, if it passes, its mutants, on a device
 * of that name; each row is told when it is there.  UNAVAILABLE without a C compiler, or
 * without NVRTC. */
MUST enum status mutants_run(struct arena *a, const char *device, const struct plan *plan,
			     void (*tell)(void *ctx, const struct mutant_row *row), void *ctx);

#endif

#ifndef RUN_CLOCK_GUARD_H
#define RUN_CLOCK_GUARD_H

#include "base/str.h"

/*
 * A process that locks a GPU's clocks and restores them when whoever started it is done, or
 * gone in whatever way: it waits for the end of a pipe, which the kernel closes even after kill
 * -9. Signals of a terminal do not reach it.
 */
struct clock_guard;

/* want as clocks_read has it.  Once it returns the clocks are locked; not OK, and they are as
 * they were: UNAVAILABLE, UNSUPPORTED with the guard's words. */
MUST enum status clock_guard_start(const char *device_id, const char *want,
				   struct clock_guard **out);
/* Returns when they are restored; NULL is fine. */
void clock_guard_end(struct clock_guard *g);

/* The guard itself: `assay worker --guard-clocks WANT --device ID`. */
MUST enum status run_clock_guard(const char *device_id, const char *want);

#endif

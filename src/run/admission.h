#ifndef RUN_ADMISSION_H
#define RUN_ADMISSION_H

#include "run/plan.h"

/*
 * Who may be on a device at a time, by memory: measuring.md §9.5.  A job is admitted with the
 * bytes that it may take, never with fewer than it is believed to need, so that the sum over a
 * device holds even where the belief is wrong.
 */
struct admission {
	int64_t budget_bytes; /* of a device, for all its workers; 0: not known, all may run */
	int workers;          /* of a device */
	uint32_t nprograms;
	bool is_timed, is_gpu;
	int64_t llc_bytes; /* decides how many sets of inputs a timed point wants */
};

struct admitted {
	int64_t least_bytes; /* with one set; above the budget the point is no_memory */
	int64_t bytes;       /* what it is admitted with */
	bool is_possible, is_alone;
};

/* Of the memory that was free at start. */
int64_t admission_budget(int64_t free_bytes);
struct admitted admission_of(const struct admission *d, const struct plan_item *p);
/* What a worker's buffers may take, which is less than what its process does. */
int64_t admission_limit(const struct admission *d, const struct admitted *j, bool is_alone);

#endif

#ifndef RUN_PLAN_INT_H
#define RUN_PLAN_INT_H

#include "base/vec.h"
#include "run/plan.h"

/* A kernel that was asked for, with the points that a set says; NULL: as the options say. */
struct chosen {
	const char *dir;
	const char **points;
	uint32_t npoints;
	const char *set; /* the file that says so, or NULL */
};

struct planner {
	struct arena *a;
	const struct plan_opts *opts;
	struct str *names; /* of the corpus */
	size_t nnames;
	VEC(struct chosen) chosen;
	VEC(struct plan_item) items;
	struct buf unknown; /* a line for each name that is none */
};

/* plan_choose.c: the kernels that the words and sets of the options name. */
MUST enum status plan_choose(struct planner *p);

#endif

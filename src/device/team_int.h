#ifndef DEVICE_TEAM_INT_H
#define DEVICE_TEAM_INT_H

#include "base/status.h"

#include <stdbool.h>

/*
 * A team of threads, one per CPU given; the caller of team_run is thread 0.  While
 * busy the caller is pinned too and all spin; else the others sleep between runs.
 */
struct team;
typedef void team_fn(void *arg, int thread);

/* cpus may be NULL: threads are not pinned. */
MUST enum status team_new(int n, const int *cpus, struct team **out);
void team_free(struct team *t);
void team_run(struct team *t, team_fn *f, void *arg); /* returns when all have */
/* From inside f, by all threads. */
void team_barrier(struct team *t);
void team_set_busy(struct team *t, bool is_busy);

#endif

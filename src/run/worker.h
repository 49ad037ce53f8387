#ifndef RUN_WORKER_H
#define RUN_WORKER_H

#include "base/status.h"

/*
 * The C worker: `assay worker --device D [--threads N]`, started by a supervisor.  Jobs come
 * on descriptor 3, rows go out on 4 (pool.h).
 */
struct worker_opts {
	const char *device; /* id */
	int threads;        /* 0: the device's default */
};

MUST enum status run_worker(const struct worker_opts *opts);

#endif

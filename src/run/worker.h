#ifndef RUN_WORKER_H
#define RUN_WORKER_H

#include "provider/torch.h"
#include "run/engine.h"

/*
 * A worker, started by a supervisor: `assay worker --device D [--threads N]`, or a process of
 * torch's that calls libassay.so.  Jobs come on descriptor 3, rows go out on 4 (pool.h).
 */
struct worker_opts {
	const char *device;              /* id */
	int threads;                     /* 0: the device's default */
	const struct torch_calls *torch; /* NULL: none */
	const char *versions;            /* for hello: JSON; NULL: none */
};

MUST enum status run_worker(const struct worker_opts *opts);
/* engine_hold of the worker that this process is; USAGE if it is none. */
MUST enum status worker_hold(enum engine_hold hold, enum engine_hold *before);

#endif

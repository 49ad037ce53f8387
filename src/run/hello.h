#ifndef RUN_HELLO_H
#define RUN_HELLO_H

#include "base/json.h"

/*
 * The first message of a worker: who it is, what it sees, and of which build of our sources it
 * is.  A supervisor and its workers speak of jobs in words that one build has and another has
 * not, so that they must be of one: torch's workers have libassay.so, which may lie elsewhere.
 */
struct hello {
	const char *uuid;     /* of the device that it has */
	uint32_t gpus;        /* that it sees */
	const char *versions; /* JSON */
};

/* Members "t" to "versions", of this process. */
void hello_write(struct jsonw *w, const struct hello *h);
/* Why the worker that said so is not of the build of this process, and what to do about it;
 * NULL: it is.  In the arena. */
const char *hello_other_build(struct arena *a, const json_t *hello);

/* A digest of all our sources, as they were when this library or program was built. */
extern const char hello_build[];

#endif

#ifndef RUN_ENGINE_H
#define RUN_ENGINE_H

#include "device/device.h"
#include "measure/calibrate.h"
#include "provider/torch.h"
#include "run/job.h"

/*
 * The engine of a worker: one job at a time.
 *
 *	kernel ─▶ bind ─▶ inputs in m sets ─▶ compile ─▶ check ─▶ sitting ─▶ check ─▶ rows
 *
 * What is checked is what is timed: the same programs over the same buffers.  Everything
 * but the sitting happens under the shared lease, the sitting under the exclusive one.
 * Whatever goes wrong with a point becomes rows with a cause, one per provider; a status
 * other than OK means that nobody listens any more.
 */
struct engine;

struct engine_calls {
	void *ctx;
	/* A message: a row (§9.2), or a phase.  Each is a whole line of JSON. */
	enum status (*send)(void *ctx, struct str line);
	const struct torch_calls *torch; /* NULL: this process has no torch */
	/* Of jobs that take turns with other processes (relay.h): says this, and waits for what
	 * is said to it.  *is_skipped: what is ready need not be sampled. */
	enum status (*turn)(void *ctx, struct str line, bool *is_skipped);
};

/* The device stays the caller's. */
void engine_open(struct device *dev, const struct engine_calls *calls, struct engine **out);
void engine_close(struct engine *e); /* NULL is fine */
MUST enum status engine_run(struct engine *e, const struct job *job);

/* While torch answers a question of the engine's: how the device is needed from here on, and
 * what it was.  CONFLICT, UNAVAILABLE as lease_take. */
enum engine_hold { HOLD_NONE, HOLD_SHARED, HOLD_ALONE };
MUST enum status engine_hold(struct engine *e, enum engine_hold hold, enum engine_hold *before);

/* What the engine does first and last in a worker: a known program, compared bit for bit.
 * MISMATCH means that the device is not to be trusted any more. */
MUST enum status engine_probe(struct engine *e);

#endif

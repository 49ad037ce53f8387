#ifndef RUN_RELAY_H
#define RUN_RELAY_H

#include "run/worker.h"

/*
 * Sides of an A/B that cannot share a process: two builds of torch.  To its supervisor a relay
 * is one worker.  It holds the device for all of them, has a worker of torch for each program
 * of a job, and lets them sample by turns, a round each, in an order that is drawn and balanced
 * over two rounds (measuring.md §4.7).
 *
 * To a worker it says {"t":"turn"}, or {"t":"skip"} if its code is that of the first and need
 * not be timed; from it come {"t":"ready","image":…}, then {"t":"done"} for each turn, and
 * {"t":"over"} when it wants no more of them.
 */
struct relay_opts {
	const char *device;
	int threads;
	const char *python[2]; /* of base and its twin; of head */
};
MUST enum status run_relay(const struct relay_opts *opts);

#endif

#ifndef DEVICE_NULL_H
#define DEVICE_NULL_H

#include "device/device.h"

/*
 * The null device: a scripted clock.  Memory is the host's and programs run (on one
 * thread, unless they are probes), but every time comes from the script, so a sweep on
 * it is the same, to the last digit, on any machine.
 *
 * A replay of m calls takes c + m·max(S, t), one without a graph d1 - S + m·max(S, t), with t
 * from the program's series or, if it has none, from a model of a cache: what its buffers hold,
 * over the speed of cache or memory, by how much passed since each buffer was last touched.
 *
 * The script is text, items separated by ';':
 *
 *	tick=32                        ns
 *	e0=1.3; s=1.1; c_warm=2.9; c_cold=3.4; host=5; d1=2.3        us
 *	llc=33554432; mem=4000; cache=10000; memory=68719476736     bytes, GB/s, GB/s, bytes
 *	driver=1                       a fact of the calibration's key, any word
 *	flush=off                      the program "flush" passes without evicting anything
 *	timer=10                       factor of event intervals, not of the host's clock
 *	throttle=20-50; foreign=10-12; disturb=5-     launches, counted from 0, to the second
 *	slow=1.5                       the factor of times in any of these three
 *	NAME=constant T | twolevel A B P | bimodal A B RUN | drift A B N | ar1 T SD RHO
 *	     | noise T SD | list T T …              us per call of the program NAME
 *
 * twolevel is B with probability P, bimodal changes sides after each RUN launches, drift
 * goes from A to B in N launches, ar1 and noise are normal around T, list repeats.
 */

/* A new script; counts of launches begin again, clock and cache go on.  INVALID. */
MUST enum status null_set_script(struct device *dev, const char *text);

/* The time of one call in us, or a negative number to leave it to the script.  launch counts
 * from 0 over the device's life, is_cold is false if all buffers were in the cache. */
typedef double null_time_fn(void *ctx, const struct device_program *program, uint64_t launch,
			    bool is_cold);
void null_set_time(struct device *dev, null_time_fn *f, void *ctx);

/* What the device was asked to do, in order.  The log grows from null_log_start on. */
enum null_act {
	NULL_LAUNCH,
	NULL_MARK,
	NULL_COPY,
	NULL_FILL,
	NULL_SYNC,
	NULL_GATE_CLOSE,
	NULL_GATE_OPEN
};
struct null_entry {
	enum null_act act;
	const char *name; /* of a launch: its program's */
	uint32_t m;
	uint64_t least_reuse_bytes; /* of a launch: least that passed between two touches of a
				     * buffer, UINT64_MAX if each was new */
	bool is_all_cold;           /* no call of it found one of its buffers in the cache */
};
void null_log_start(struct device *dev);
const struct null_entry *null_log(struct device *dev, uint32_t *n);

#endif

#ifndef DEVICE_NULL_H
#define DEVICE_NULL_H

#include "device/device.h"

/*
 * The null device: a scripted clock.  Memory is the host's and programs run
 * (on one thread, unless they are probes), but every time comes from the
 * script, so a sweep on it is the same, to the last digit, on any machine.
 *
 * A replay of m calls takes c + m·max(S, t), t from the program's series, or,
 * if it has none, from the cache model: what its buffers hold, over the speed of
 * cache or memory, by what passed since each buffer was last touched.
 *
 * The script is text, items separated by ';':
 *
 *	tick=32 e0=1.3 s=1.1 c_warm=2.9 c_cold=3.4      ns, then us
 *	llc=33554432 mem=64 cache=400                    bytes; GB/s
 *	driver=1                                         a fact of the calibration's key
 *	flush=on                                         off: what is touched stays in cache
 *	timer=1                                          factor of every interval, host clock
 *apart throttle=20-50  foreign=10-12  slow=1.5          launches, counted from 0; slow is the
 *	                                                 factor while throttled or disturbed
 *	NAME=constant T | twolevel A B P | bimodal A B P | drift A B N | ar1 T SD RHO
 *	    | noise T SD | list T T T …                   us per call of the program NAME
 *
 * twolevel draws B with probability P; bimodal changes level in runs of 20; drift goes
 * from A to B in N launches; ar1 and noise are normal around T; list repeats.
 */

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
	const struct device_program *program; /* of a launch */
	uint32_t m;
	uint64_t least_reuse_bytes; /* of a launch: least that passed between two touches of a
				     * buffer, UINT64_MAX if each was new */
	bool is_all_cold;           /* no call of it found one of its buffers in the cache */
};
void null_log_start(struct device *dev);
const struct null_entry *null_log(struct device *dev, uint32_t *n);

#endif

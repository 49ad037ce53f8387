#ifndef ACCOUNT_FLOOR_H
#define ACCOUNT_FLOOR_H

#include "account/arm.h"

/*
 * What a launch of a graph costs beyond its kernels: G of accounting.md §5.  A point timed
 * alone, K copies in a graph, pays G/K; inside a model's graph it pays nothing of it.  G is
 * never a constant in the source, nor taken from another kind of device; where it is not known
 * corrections are absent, not zero.
 */
struct launch_floor {
	double g_us, se_us; /* se_us NAN: not known */
	double slope_us;
	double g1_us;      /* where the line fails for single kernels, what it is there; NAN */
	double direct_us;  /* D1, of what is launched without a graph; NAN */
	uint32_t ndevices; /* G is their median, se at least half their range */
	const char *source;
	const char *cause; /* NULL: known; else why not: "no_floor" "floor_unusable" */
};

/* Of the calibrations of an arm. */
struct launch_floor launch_floor_of(const struct arm_floor *f, uint32_t n);
/* Of an arm that has no calibration, from what its rows say: floor_us is slope + G/K of the
 * calibration that was in force, so the line of floor_us over 1/K has G as its slope.  At
 * least three different K are needed. */
struct launch_floor launch_floor_recover(const struct arm *arm);
/* The first that is known: calibrations, then rows. */
struct launch_floor launch_floor_of_arm(const struct arm *arm);
static inline bool launch_floor_is_known(const struct launch_floor *f)
{
	return !f->cause;
}

#endif

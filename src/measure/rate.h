#ifndef MEASURE_RATE_H
#define MEASURE_RATE_H

#include "base/work.h"

#include <stdbool.h>

/*
 * Rates: how many operations of a kind this device does in a microsecond when each waits for
 * nothing but its own chain, measured at calibration.  What a point needs of a kind over its
 * rate is a bound that no bytes know of.
 */
extern const char *const rate_names[WORK_KINDS]; /* "f32" "f64" "int" "special": stored */

/* The largest of n over its rate, in us: no kernel takes less.  0: nothing is needed; NAN: a
 * count or a rate that is needed is not known.  *kind is the one that binds. */
double rate_bound_us(const struct work *need, const struct work *rate, enum work_kind *kind);

#endif

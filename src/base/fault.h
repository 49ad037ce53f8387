#ifndef BASE_FAULT_H
#define BASE_FAULT_H

#include "base/status.h"

#include <stdbool.h>

/*
 * Places where tests let things go wrong.  ASSAY_FAULT="name:n=fail" makes the
 * n-th passage of the point of that name return IO, "name:n=kill" ends the
 * process there as kill -9 does, "*:n=…" counts all points together, and "name:0=…"
 * means each passage.  Without the variable a point costs one load.  Release builds keep them:
 * the e2e tests run the real binary.
 */
MUST enum status fault_point(const char *name);

#endif

#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include "base/arena.h"

#include <stdint.h>

/* For deadlines, progress and phases; a result's times are measure/'s business. */
int64_t clock_ns(void); /* monotonic */
/* Now as "2026-03-01T09:12:44Z". */
char *clock_utc(struct arena *a);

#endif

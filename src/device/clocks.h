#ifndef DEVICE_CLOCKS_H
#define DEVICE_CLOCKS_H

#include "base/status.h"

/*
 * Locking a GPU's clocks, by NVML: the one setting of the machine that assay ever touches, and
 * only when it is told to (--lock-clocks).  Who locks restores; run/clock_guard.h sees to that.
 */
struct clocks_want {
	unsigned int sm_mhz;  /* 0: the highest */
	unsigned int mem_mhz; /* 0: as it is */
};

/* "1500", "1500,2619", or "" for the highest SM clock; INVALID. */
MUST enum status clocks_read(const char *text, struct clocks_want *out);
/* UNSUPPORTED of an instance, whose clocks are its GPU's and its neighbours'; UNAVAILABLE
 * without NVML, or without the right.  Not OK: all is as it was. */
MUST enum status clocks_lock(const char *id, const struct clocks_want *want);
MUST enum status clocks_restore(const char *id);

#endif

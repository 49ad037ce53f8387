#ifndef T_GPU_TAP_H
#define T_GPU_TAP_H

/* A line per case, and the reason of a failure before it. */
#include "base/status.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { TAP_SKIPPED = 77 };

static int tap_number, tap_failures;

__attribute__((format(printf, 2, 3))) static inline void tap_result(bool is_ok, const char *fmt,
								    ...)
{
	va_list ap;

	printf("%sok %d - ", is_ok ? "" : "not ", ++tap_number);
	va_start(ap, fmt);
	vprintf(fmt, ap);
	va_end(ap);
	printf("\n");
	tap_failures += !is_ok;
}

static inline void tap_complain(const char *what)
{
	printf("# %s: %s\n", what, status_story());
	status_clear();
}

/* All of it, for the story's reason. */
static inline int tap_skip(void)
{
	printf("1..0 # SKIP %.*s\n", (int)strcspn(status_story(), "\n"), status_story());
	status_clear();
	return TAP_SKIPPED;
}

/* The plan; none run is a failure. */
static inline int tap_end(void)
{
	printf("1..%d\n", tap_number);
	return tap_failures || !tap_number;
}

#endif

#ifndef RUN_SELFTEST_H
#define RUN_SELFTEST_H

#include "base/str.h"

/*
 * The checker is checked: measuring.md §6.8.  Programs of our own (native, on a GPU naive), on
 * fixed graphs, are made wrong in a known way; each must fail with the cause given, and left
 * alone each must pass.
 */
struct selftest_row {
	int number; /* of the table of §6.8; 0: an honest program */
	const char *planted, *want;
	const char *got; /* NULL: it passed */
	bool is_right;
};

/* On a device of that name.  UNAVAILABLE without a C compiler, or without NVRTC. */
MUST enum status selftest_run(struct arena *a, const char *device, struct selftest_row **out,
			      uint32_t *n);

#endif

#ifndef TOOLCHAIN_SPAWN_INT_H
#define TOOLCHAIN_SPAWN_INT_H

#include "base/str.h"

/* Run an argument vector in its own process group, with a time limit; what it prints on
 * both streams comes back, at most 256 KiB of it.  UNAVAILABLE if it cannot be started,
 * TIMEOUT (the group is killed) past the limit.  A program that ran, however it ended, is
 * OK: code is its exit status, or 128 + signal. */
MUST enum status spawn_run(struct arena *a, const char *const *argv, double timeout_s,
			   int *code, struct str *output);

/* What it printed last, for drivers and packages may warn before their answer. */
struct str spawn_last_line(struct str output);

/* The path of this program, to start it again or to look beside it. */
MUST enum status spawn_self(struct arena *a, const char **out);

#endif

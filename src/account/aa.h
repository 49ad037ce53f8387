#ifndef ACCOUNT_AA_H
#define ACCOUNT_AA_H

#include "account/verdict.h"

/* The hidden pairs of one sweep (accounting.md §9.6): how many would be called different, by
 * the statistics of an A/B.  journal NULL: the default one; n 0: the run has no hidden pair. */
MUST enum status aa_of_run(struct arena *a, int64_t run, const char *journal,
			   struct share *out);

#endif

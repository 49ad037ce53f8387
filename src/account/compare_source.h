#ifndef ACCOUNT_COMPARE_SOURCE_H
#define ACCOUNT_COMPARE_SOURCE_H

#include "account/compare.h"

/* Fills c->diffs with what changed in the code of every mover, at most SOURCE_DIFFS of them:
 * the sources that the journals of both arms have kept.  An arm of a file has none. */
enum { SOURCE_DIFFS = 20 };
MUST enum status compare_add_sources(struct arena *a, struct comparison *c);

#endif

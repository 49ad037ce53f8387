#ifndef ACCOUNT_COMPARE_USE_H
#define ACCOUNT_COMPARE_USE_H

#include "account/compare.h"

/* Fills c->uses and c->by_use from the files of a corpus's kernels: which models have a point,
 * how often, of which inputs.  Points that the corpus lacks have no models.  NOT_FOUND for what
 * is no corpus, CORRUPT for a kernel whose files disagree. */
MUST enum status compare_add_uses(struct arena *a, struct comparison *c, const char *corpus);

#endif

#ifndef CORPUS_WORK_H
#define CORPUS_WORK_H

#include "base/work.h"
#include "corpus/pattern.h"

/* The arithmetic of a point that no kernel can leave out: of each call as its row says
 * (op/work.h), as far as what the graph returns is made of it.  All kinds are NAN if one call
 * that is needed has no count.  UNSUPPORTED when a shape of the graph cannot be inferred. */
MUST enum status work_of_point(const struct graph *canonical, const struct point *p,
			       struct work *out);

#endif

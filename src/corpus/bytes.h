#ifndef CORPUS_BYTES_H
#define CORPUS_BYTES_H

#include "corpus/pattern.h"

/*
 * The fewest bytes a perfect kernel moves at a point: corpus.md §13.  A static walk
 * from the outputs back; nothing is run.
 */
enum { BYTES_VERSION = 2 };

/* UNSUPPORTED when a shape of the graph cannot be inferred. */
MUST enum status bytes_of_point(struct arena *a, const struct graph *canonical,
				const struct point *p, struct bytes *out);

/* The same of a graph that is bound at the point already. */
struct bound;
void bytes_of_bound(struct arena *a, struct bound *b, const struct point *p, struct bytes *out);

/* Of one version, and equal in all they say. */
bool bytes_same(const struct bytes *x, const struct bytes *y);

#endif

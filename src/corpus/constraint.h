#ifndef CORPUS_CONSTRAINT_H
#define CORPUS_CONSTRAINT_H

#include "corpus/point.h"

/*
 * What inputs must satisfy for a kernel to be legal and to behave as in its model:
 * corpus.md §10.  Integer intervals, forward what a value can be, backward what it
 * must be so that every consumer is legal.
 */
enum { CONSTRAINT_VERSION = 1 };

/* Sets generator, source and version of every input of the point.  INVALID
 * (constraint-conflict) when no value of an input can satisfy all its consumers. */
MUST enum status constraint_infer(struct arena *a, const struct graph *canonical,
				  struct point *p);

/* The same of a graph that is bound at the point already. */
struct bound;
MUST enum status constraint_of_bound(struct arena *a, struct bound *b, struct point *p);

/* What payloads and observations alone say, of a graph that is not followed: integers without
 * either are marked "default". */
void constraint_observe(struct point *p);

#endif

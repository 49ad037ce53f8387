#ifndef OP_WORK_H
#define OP_WORK_H

#include "base/work.h"
#include "op/op.h"

/*
 * The arithmetic of a call, counted in what its row says one element is: nothing else knows
 * what an op costs.  It is what no kernel can leave out, so a bound may rest on it:
 *
 *	- an expression that does not depend on an index is evaluated once for all of it;
 *	- arithmetic of places, conversions, comparisons and the choice between two values are
 *	  free, and of two values to choose from the cheaper is counted;
 *	- a special function of f64 counts as one operation of f64, for no unit does it.
 *
 * All kinds are NAN of a call that nothing can be counted of: its row has no expression
 * (sort), or one that is not how a kernel goes about it (OP_UNCOUNTED).
 */
struct work op_work(const struct call *c);

/* One evaluation of a function, computed in t; NAN where its text calls what is not known. */
struct work op_function_work(const struct kir_fn *fn, enum ktype t);

#endif

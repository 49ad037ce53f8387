#ifndef RUN_FOREIGN_H
#define RUN_FOREIGN_H

#include "corpus/point.h"

/*
 * What torch alone can run: one call of an extern op, or a stored full graph.  Nothing here is
 * computed by us, so there is no reference and no byte model; its inputs are ours like any
 * other's, and it is timed as any program is.
 */
#define FOREIGN_EXTERN "extern_" /* kernel of an extern's row: this and its id */

struct foreign {
	struct str text;  /* FX text of one class, for torch */
	struct point p;   /* its parameters, tensors all of them */
	bool *is_written; /* per parameter: the text writes it */
	struct str attrs; /* JSON: its constants by name, for torch */
	int64_t input_bytes;
	int64_t live_bytes; /* what is alive at once beside them, by the text; 0: not known */
	bool is_whole;      /* a full graph: a replay is one call, as in its model */
};

/* Of an extern's text (account/extern.h); id: its extern id.  Integers index whatever they
 * index: bounded where the op is known to index by them, else by the least extent.  INVALID. */
MUST enum status foreign_call(struct arena *a, struct str call, const char *id,
			      struct foreign *out);

/* base: path of the stored text without ".py.zst".  INVALID, UNSUPPORTED with the reason why it
 * cannot be run: a size that is a symbol, integers that were not observed, a constant whose
 * values were not kept. */
MUST enum status foreign_graph(struct arena *a, const char *base, struct foreign *out);

#endif

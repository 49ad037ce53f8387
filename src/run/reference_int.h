#ifndef RUN_REFERENCE_INT_H
#define RUN_REFERENCE_INT_H

#include "run/reference.h"

/* Whether an output hangs on a decision, which fp64 might take another way. */
bool reference_has_decision(const struct bound *b);

/* reference_naive.c: fills r's outputs, which are started. */
MUST enum status reference_by_naive(struct device *dev, const struct bound *typed,
				    const struct bound *wide, const struct eval_input *inputs,
				    const struct reference_opts *opts, struct reference *r);

#endif

#ifndef CORPUS_PRINTED_H
#define CORPUS_PRINTED_H

#include "op/op.h"

/* What a text says of the types of its values, against what its ops make. */
struct printed_difference {
	uint32_t node;
	bool is_stride;    /* type and shape agree */
	const char *words; /* behind the value's name: "is said to be …" */
};

/* The first difference of a bound graph, or one whose words are NULL.  Sizes that are symbols
 * say nothing, strides that are not printed neither. */
struct printed_difference printed_check(struct arena *a, const struct bound *b);

#endif

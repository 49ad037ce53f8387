#ifndef OP_LISTING_H
#define OP_LISTING_H

#include "op/op.h"

/* The table as data, for `assay ir ops` and doc/ops.md. */

/* The words of flags, separated by commas; "-" if there is none. */
void op_flag_words(struct buf *b, uint32_t flags);

/* How many calls of op have values recorded from torch in dir: the entries of
 * <dir>/<op>.json, 0 if there is no such file. */
MUST enum status op_count_cases(const char *dir, const struct op *op, size_t *out);

#endif

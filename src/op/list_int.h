#ifndef OP_LIST_INT_H
#define OP_LIST_INT_H

#include "op/op.h"

extern const struct op_family op_pointwise, op_convert, op_choose, op_reduce, op_view,
	op_create, op_concat, op_index, op_scatter, op_pool, op_resize, op_random, op_scan,
	op_sort, op_extern;

/* Place of a row in the walk of op_next. */
size_t op_number(const struct op *op);

#define OP_FAMILY(name)                                  \
	{                                                \
#name, ops, sizeof(ops) / sizeof(ops[0]) \
	}

#endif

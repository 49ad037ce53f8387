#ifndef RUN_STRIDED_H
#define RUN_STRIDED_H

#include "ir/tensor.h"

/* The elements of t, whose storage begins at data, one after the other in row-major order. */
void strided_rows(const struct tensor *t, const void *data, void *out);

#endif

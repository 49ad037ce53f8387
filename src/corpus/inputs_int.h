#ifndef CORPUS_INPUTS_INT_H
#define CORPUS_INPUTS_INT_H

#include "corpus/inputs.h"
#include "corpus/inputs_values.h"

/* Elements 0 to n - 1, side by side: as recipe_put, faster. */
void inputs_put_run(const struct recipe *r, uint64_t n, char *to);

bool inputs_pool_is_empty(const struct gen *g, const struct tensor *t);

#endif

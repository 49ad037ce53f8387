#ifndef CORPUS_REBYTES_H
#define CORPUS_REBYTES_H

#include "corpus/tree.h"

/* Writes the bytes of every point anew, by the present version of the model: what a change of
 * BYTES_VERSION asks for.  One commit, under the lock; `changed` counts the kernels whose files
 * are others now.  CORRUPT if a kernel cannot be read: then nothing is changed. */
MUST enum status corpus_rebytes(struct arena *a, const char *root, uint32_t *changed);

#endif

#ifndef CORPUS_SUMMARY_INT_H
#define CORPUS_SUMMARY_INT_H

#include "base/json.h"
#include "corpus/usage.h"

/* Parts of a report's pages: usage_print.c.  Of a list `examples` names are shown. */
void usage_text(struct buf *b, const struct usage *u, uint32_t examples);
void usage_json(struct jsonw *w, const struct usage *u);

#endif

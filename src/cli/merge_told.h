#ifndef CLI_MERGE_TOLD_H
#define CLI_MERGE_TOLD_H

#include "base/json.h"
#include "corpus/merge.h"

/* What came of a merge: as an object, as a line on stdout; and on stderr what was lost. */
void merge_put(struct jsonw *w, const struct merge_report *r);
void merge_print(const struct merge_report *r);
void merge_tell(const struct merge_report *r);

#endif

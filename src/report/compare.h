#ifndef REPORT_COMPARE_H
#define REPORT_COMPARE_H

#include "account/compare.h"

/* A comparison in each format; none computes, none knows a locale. */
void compare_page(struct buf *b, const struct comparison *c, bool is_markdown);
void compare_json(struct buf *b, const struct comparison *c); /* assay.compare/1 */
void compare_csv(struct buf *b, const struct comparison *c);  /* a row a point */
/* PyTorch benchmark records, version 3: the prices of head. */
void compare_v3(struct buf *b, const struct comparison *c, const char *name);

#endif

#ifndef REPORT_GAP_H
#define REPORT_GAP_H

#include "account/gap_report.h"

/* Gaps as pages. */
struct gap_page {
	const struct gap_report *report;
	const char *source;           /* of the occurrences */
	const char *const *arm_names; /* whose prices these are */
	uint32_t narms;
	const char *const *names; /* of points by number; NULL: not known */
	const char *tool;
	uint32_t limit; /* rows of a table; 0: all */
};

void gap_text(struct buf *b, const struct gap_page *p);
void gap_markdown(struct buf *b, const struct gap_page *p);
void gap_json(struct buf *b, const struct gap_page *p); /* assay.gap/1 */
void gap_csv(struct buf *b, const struct gap_page *p);  /* a row a point */

#endif

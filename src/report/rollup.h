#ifndef REPORT_ROLLUP_H
#define REPORT_ROLLUP_H

#include "account/compare.h"
#include "account/rollup_list.h"

/* Rollups as pages.  Nothing here computes. */
struct rollup_page {
	const struct rollup *rollup;
	const struct rollup_lists *lists;
	const struct comparison *comparison;
	const struct rollup_against *against; /* NULL: none */
	const struct gate_result *gates;      /* those of pairs, then those of models */
	uint32_t ngates;
	const char *base_name, *head_name;
	const char *source; /* of the occurrences */
	const char *tool;
	const char *const *names; /* of points by number, "label_id12"; NULL: not known */
	uint32_t limit;           /* rows of a table; 0: all */
};

void rollup_text(struct buf *b, const struct rollup_page *p);
void rollup_markdown(struct buf *b, const struct rollup_page *p);
void rollup_json(struct buf *b, const struct rollup_page *p); /* assay.rollup/1 */
void rollup_csv(struct buf *b, const struct rollup_page *p);  /* a row a model */

#endif

#ifndef REPORT_MODEL_H
#define REPORT_MODEL_H

#include "account/model.h"

/*
 * Accounts of models as pages.  What is shown of how they came to be stands in model_page.
 */
struct model_page {
	const struct model_report *report;
	enum path path;   /* of the table and the last line */
	bool has_details; /* points and externs of each model, not a line each */
	uint32_t limit;   /* rows of such a table; 0: all */
	const char *axis; /* that was asked for; NULL: auto */
	const struct arm *arms;
	const char *const *arm_names;
	uint32_t narms;
	const char *source; /* of the occurrences: a corpus, or an accounting */
	const char *tool;
	const char *const *names; /* of points by number, "label_id12"; NULL: not known */
};

void model_text(struct buf *b, const struct model_page *p);
void model_markdown(struct buf *b, const struct model_page *p);
void model_json(struct buf *b, const struct model_page *p); /* assay.model/1 */
void model_csv(struct buf *b, const struct model_page *p);  /* a row a model and path */
/* PyTorch benchmark records: what is not COMPLETE has its coverage alone. */
void model_v3(struct buf *b, const struct model_page *p);

#endif

#ifndef ACCOUNT_GAP_REPORT_H
#define ACCOUNT_GAP_REPORT_H

#include "account/model.h"

/*
 * Where time could be gained, and what it is worth to models: accounting.md §16.  Value counts
 * COMPLETE models alone: of others nobody knows the whole that the gain is a part of.  The
 * microseconds beside it add up steps of all models.
 */
struct gap_line {
	uint32_t point;
	int64_t n; /* occurrences in all models */
	uint32_t nmodels;
	double value_pct; /* mean percent of a model, closing the gap to the oracle; NAN */
	double oracle_us, roof_us; /* Σ n·max(0, t − o), Σ n·max(0, excess); NAN */
};

struct gap_sum {
	struct str name; /* a code, or a family of patterns: their label */
	uint32_t points;
	double value_pct, oracle_us, roof_us; /* of what is known */
};

struct gap_report {
	const struct model_report *models;
	struct gap_line *lines; /* what was measured: by value, then roof_us, descending */
	uint32_t nlines, unmeasured;
	struct gap_sum codes[GAP_CODES];
	struct gap_sum *families; /* by roof_us descending */
	uint32_t nfamilies;
	uint32_t complete, of; /* M: models that value counts; all */
};

/* names: of points by number, as "label_id12"; NULL: not known.  genai counts for nothing. */
void gap_report_make(struct arena *a, const struct model_report *models,
		     const char *const *names, struct gap_report *out);

#endif

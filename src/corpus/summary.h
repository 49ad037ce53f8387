#ifndef CORPUS_SUMMARY_H
#define CORPUS_SUMMARY_H

#include "corpus/summary_kernel.h"
#include "corpus/usage.h"

/* A corpus in numbers: what `corpus report` prints. */
struct summary_model {
	struct str key, status, stage, reason; /* stage, reason: of what failed, or empty */
	uint32_t graphs, regions, kernels, points, unkeyed;
};

/* How many kernels and points are of a kind. */
struct summary_count {
	struct str name;
	uint32_t kernels, points;
};

struct summary {
	struct arena *a;
	int64_t generation;
	uint32_t kernels, quarantined, points;
	VEC(struct summary_model) models;
	struct map by_key;                         /* model key → models */
	struct summary_count sizes[SUMMARY_SIZES]; /* of the bytes that a point moves */
	VEC(struct summary_count) families;        /* of the ops that a kernel has */
	struct usage usage;
};

/* What cannot be read is a name in `usage`, not a failure.  memo may be NULL. */
MUST enum status summary_make(struct arena *a, const char *root, struct summary_memo *memo,
			      struct summary *out);
/* Of lists at most `examples` names. */
void summary_text(struct buf *b, const struct summary *s, uint32_t examples);
void summary_json(struct buf *b, const struct summary *s);

#endif

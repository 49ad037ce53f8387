#ifndef CORPUS_SUMMARY_KERNEL_H
#define CORPUS_SUMMARY_KERNEL_H

#include "base/map.h"
#include "base/vec.h"
#include "corpus/pattern.h"

/*
 * What a report asks of one kernel, and where it is kept between reports: reading thousands of
 * kernels takes seconds, reading their bytes a tenth of one.  What is kept goes by the digest
 * of a kernel's name and of the bytes of its files, so it cannot be of other files than those.
 */
enum { SUMMARY_SIZES = 3, SUMMARY_USERS = 3 };

struct summary_use {
	struct str model;
	uint32_t points;
};

struct summary_kernel {
	bool is_quarantined;
	uint32_t sizes[SUMMARY_SIZES];   /* points, by the bytes that they move */
	uint32_t used_by[SUMMARY_USERS]; /* points of no model, of one, of many */
	int64_t occurrences;             /* calls, else regions, over all models */
	VEC(struct str) families;        /* of its ops, in their order */
	VEC(struct summary_use) models;
};

struct summary_memo {
	struct arena *a;
	struct map known;      /* digest → its line */
	VEC(struct str) lines; /* "DIGEST\tfacts" */
	uint32_t nread;        /* kernels that had to be read */
};

/* Counts a kernel from its directory, or takes what the memo (NULL: none) has of these very
 * files; a is for what comes out, tmp for all else.  As pattern_read where it cannot be read.
 */
MUST enum status summary_kernel(struct arena *a, struct arena *tmp, const char *dir,
				struct summary_memo *memo, struct summary_kernel *out);

/* What was kept; lines that are none are left out. */
struct summary_memo summary_memo_new(struct arena *a, struct str text);
/* All that it has, if anything is new; else empty. */
struct str summary_memo_text(struct arena *a, const struct summary_memo *m);

#endif

#ifndef CORPUS_CHECK_H
#define CORPUS_CHECK_H

#include "base/str.h"

/*
 * Invariants of a corpus: corpus.md §15.  Everything is recomputed from the stored
 * graphs; what differs is a finding with its code, its path, and both sides.
 */
struct finding {
	const char *code; /* "H5", "S1" */
	struct str path, stored, recomputed;
};

struct check_report {
	struct arena *a;
	struct finding *list; /* hard ones first, by path */
	uint32_t n, cap, nhard, nsoft;
	uint32_t patterns, points, models;
};

/* By that many threads, 0: one per core, 16 at most; OK also with findings; IO and its like
 * when the corpus cannot be read at all. */
MUST enum status corpus_check(struct arena *a, const char *root, uint32_t jobs,
			      struct check_report *out);

/* What a code means, in words; NULL of what is no code. */
const char *finding_words(const char *code);

void check_text(struct buf *b, const struct check_report *r);
void check_json(struct buf *b, const struct check_report *r);

#endif

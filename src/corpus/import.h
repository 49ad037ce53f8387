#ifndef CORPUS_IMPORT_H
#define CORPUS_IMPORT_H

#include "corpus/merge.h"

/*
 * Graphs from elsewhere: corpus.md §18.  Files and folders are searched for FX text, a
 * capture directory is made of what is found, and merged.  Nothing is run, no link is
 * followed, and nothing is written but the corpus and that folder, which goes again.
 */
struct import_opts {
	struct merge_opts merge;
	const char *as;       /* model key, or NULL: import/<mode>/<name of the first path> */
	const char *artifact; /* of logs, or NULL: the first of §2.1's list that is there */
};

MUST enum status import_paths(struct arena *a, const char *const *paths, int n,
			      const struct import_opts *opts, struct merge_report *out);

#endif

#ifndef CORPUS_MERGE_H
#define CORPUS_MERGE_H

#include "base/vec.h"
#include "corpus/memo.h"
#include "corpus/pattern.h"
#include "corpus/sidecar.h"

/*
 * From a capture directory into the corpus, one model at a time: corpus.md §14.
 * What fails is listed in the manifest with its reason; the rest is merged.  INVALID when
 * nothing is left to merge: a model that the corpus has stays as it is.
 */
struct merge_opts {
	const char *corpus;
	uint32_t max_unkeyed; /* refuse a model with more; UINT32_MAX: any number */
	size_t run_bytes;     /* of sorted records in memory; 0: SPILL_RUN_BYTES */
	int64_t evaluate;     /* run points that move no more elements; 0: none */
	bool force;           /* replace a model that is there by one without graphs */
	const char *shown;    /* what the capture is called where it fails; NULL: its folder */
};

struct merge_report {
	struct str model;
	uint32_t graphs, regions, patterns, points, new_patterns, new_points;
	uint32_t unkeyed, dropped; /* regions without identity; graphs that were left out */
	int64_t generation;
	VEC(struct str) said; /* lines: what was dropped or is gone, and why; of errors, too */
};

MUST enum status merge_capture(struct arena *a, const char *dir, const struct merge_opts *opts,
			       struct merge_report *out);

/* "<suite>/<mode>/<model>", each part [A-Za-z0-9._+-]+. */
bool merge_is_model_key(struct str s);

/* What one full graph gives: also what `corpus check` recomputes. */
struct cut_graph {
	struct graph *g;
	struct sidecar side;
	struct partition parts;
	struct occurrence *occurrences; /* per part; the memo owns what they point to */
	char text_hash[SHA256_HEX + 1];
};

/* text is FX text of one graph; side has been read.  The memo may be trimmed first. */
MUST enum status cut_full_graph(struct arena *a, struct memo *memo, struct str text,
				const char *name, struct cut_graph *out);
/* All its regions are one point of one kernel: what its sidecar calls them, that is called. */
bool cut_is_one_point(const struct cut_graph *c);
/* What a merge asks of a graph besides: its text prints back equal, and it is cut alike
 * again. */
MUST enum status cut_verify(struct arena *a, const struct cut_graph *c, struct str text,
			    const char *name);
/* A new region's point: it binds, its constraints are inferred, and with `evaluate` it runs, if
 * it moves no more elements. */
MUST enum status cut_validate(struct arena *a, const struct graph *canonical, struct point *p,
			      int64_t evaluate);

#endif

#ifndef CORPUS_USAGE_H
#define CORPUS_USAGE_H

#include "base/map.h"
#include "base/vec.h"

/*
 * Who uses what in a corpus: models refer to patterns, patterns have points, points occur in
 * models.  What is referred to and not there, and the other way round, is counted and named:
 * accounting.md §15.
 */
struct usage_pattern {
	struct str name, id; /* of its directory; its last 12 digits */
	uint32_t points, references;
	int64_t occurrences; /* calls, else regions, over all models */
};

struct usage_reference {
	struct str model, id;
};

enum { USAGE_TOPS = 3 };
extern const uint32_t usage_tops[USAGE_TOPS]; /* 1, 2, 10 patterns */

struct usage {
	struct arena *a;
	struct map ids; /* id → patterns */
	VEC(struct usage_pattern) patterns;
	VEC(struct usage_reference) references;
	VEC(struct str) without_manifest, without_graphs, unreadable, collisions;
	int64_t points, occurrences;
	uint32_t used_by[3]; /* points of no model, of one, of many */

	/* Made by usage_finish: */
	double n_eff; /* (Σ n_p)²/Σ n_p² over the points of patterns */
	double top_points_pct[USAGE_TOPS], top_occurrences_pct[USAGE_TOPS];
	double quantiles[5]; /* of points per pattern: 0, 1/4, 1/2, 3/4, 1 */
	struct str largest;
	VEC(struct usage_reference) unknown; /* references to patterns that are not there */
	VEC(struct str) unreferenced;        /* patterns that no model refers to */
};

struct usage usage_new(struct arena *a);
/* name: "label_id"; true unless another pattern has this id. */
bool usage_add_pattern(struct usage *u, struct str name, struct str id);
/* Points of the pattern added last: how many no model uses, one, many; and the occurrences of
 * all of them.  INVALID, and nothing is added, if they add up to more than 64 bits hold. */
MUST enum status usage_add_points(struct usage *u, const uint32_t used_by[3],
				  int64_t occurrences);
void usage_add_reference(struct usage *u, struct str model, struct str id);
/* Once, when all is added. */
void usage_finish(struct usage *u);
/* Whether something is there that should not be: what makes a report exit 1. */
bool usage_is_broken(const struct usage *u);

#endif

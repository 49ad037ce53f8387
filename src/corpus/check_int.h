#ifndef CORPUS_CHECK_INT_H
#define CORPUS_CHECK_INT_H

#include "base/json.h"
#include "corpus/check.h"
#include "corpus/merge.h"
#include "corpus/tree.h"

/*
 * A check in two passes: check_model.c cuts every stored graph again and notes what
 * should be there; check_kernel.c goes through the kernels and compares.  Several threads may
 * share a pass: each has a checker of its own, and models and kernels are dealt out.
 */

/* Occurrences of a point in a model, as its graphs have them. */
struct expected {
	int64_t regions, calls;
	struct buf where;
	struct str last_graph;
	int64_t last_regions;
	struct str alias, point_alias; /* as the sidecar of an imported graph has them */
	bool seen;
};

struct checker {
	struct arena a;
	const char *root;
	struct check_report r;
	struct map rows; /* "<id64>/<point>/<model>" → expected, of this checker's models */
	VEC(struct expected) expected;
	struct memo memo;
	const struct map *kernels; /* id12 of each directory → its number */
	struct map met;      /* "<id64>" and "<id64>/<point>" of kernels that could be read */
	struct checker *all; /* of all threads: any of them may have a row */
	uint32_t nall;
};

void check_add(struct checker *c, const char *code, const char *path, struct str stored,
	       struct str recomputed);
/* A failure becomes a finding: what happened, on one line with where. */
void check_add_story(struct checker *c, const char *code, const char *path);
void check_compare(struct checker *c, const char *code, const char *path, struct str stored,
		   struct str recomputed);
void check_compare_file(struct checker *c, struct arena *scratch, const char *code,
			const char *path, struct str recomputed);

void check_model(struct checker *c, const char *dir, const char *key);
/* What a recomputed graph says without its regions: check_graph.c. */
void check_graph_facts(struct checker *c, const struct cut_graph *g, struct str text,
		       const char *base);
/* Counts of the graph that expect() met last. */
void check_finish_graph(struct expected *e);
void check_kernel(struct checker *c, struct str name);
/* Was the kernel, or with a point that point, met by the thread that had it? */
bool check_has_met(const struct checker *c, const char *id, const char *point);
/* Once, after both passes: what is about the corpus as a whole. */
void check_corpus(struct checker *c, const struct str *models, uint32_t nmodels);

#endif

#ifndef CORPUS_CANON_H
#define CORPUS_CANON_H

#include "base/map.h"
#include "base/sha256.h"
#include "base/vec.h"
#include "corpus/point.h"

/*
 * The canonical form of a region: corpus.md §7.  What it computes becomes a text
 * whose SHA-256 is the pattern's id; its sizes, constants and inputs become a point.
 * Nothing is traced: the text, the op table and the shapes decide.
 */

/* What is known of an input besides its annotation; NULL fields: nothing. */
struct canon_input {
	int32_t group;   /* storage shared with other inputs, or -1 */
	int64_t offset;  /* in elements */
	struct str data; /* payload, base64 */
	const struct sketch *obs;
};

/* Regions met before, by what is left of them without sizes, constants and names: those of one
 * pattern differ in nothing else, and have one order.  Lives and ends with its arena. */
struct canon_cache {
	struct arena *a;
	struct map seen; /* text of the calls as they stand, and canonical text → list */
	VEC(struct canon_known *) list;
};

struct canon_opts {
	const struct canon_input *inputs; /* per parameter, or NULL */
	struct str main_device;           /* if it is known; else the annotations tell */
	const int64_t *groups;            /* bytes of each storage group */
	uint32_t ngroups;
	/* Letters of §4 for ops without a row, or NULL. */
	struct str (*slots)(void *ctx, struct str target);
	void *ctx;
	struct canon_cache *cache; /* or NULL */
	/* A text that should be of this id, its calls in canonical order: if it is, no order
	 * is searched for.  NULL: nothing is known. */
	const char *expect;
};

struct canon {
	struct str text;
	char id[SHA256_HEX + 1];
	bool exact;      /* false: the budget ran out, the pattern may exist twice */
	struct graph *g; /* the text as a graph: a0… p0… c0…, then v0… */
	uint32_t ntensors, nsizes, nconsts;
	uint32_t *input_of; /* parameter of the region for each tensor input */
	uint32_t *node_of;  /* node of the region for each node of g; parameters included */
	struct point point;
};

/* What a repro's text calls the main device, whatever it was captured on. */
#define CANON_REPRO_DEVICE STR("cuda:0")

/* INVALID, UNSUPPORTED with the reason: a shape that a rewrite needs is not known, a
 * foreign call, a number that is no size. */
MUST enum status canon_region(struct arena *a, const struct graph *region,
			      const struct canon_opts *opts, struct canon *out);

/* The label: first three reductions joined, or "pointwise". */
struct str canon_label(struct arena *a, const struct graph *canonical);
/* The names of the reductions in canonical order; returns how many, up to max. */
uint32_t canon_reductions(const struct graph *canonical, struct str *names, uint32_t max);

#endif

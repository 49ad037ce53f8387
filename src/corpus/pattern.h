#ifndef CORPUS_PATTERN_H
#define CORPUS_PATTERN_H

#include "corpus/canon.h"

/*
 * The files of one kernel: repro.py, meta.json, shapes.json (corpus.md §3, §8).
 * A file is a function of what is here, so that writing it twice gives equal bytes.
 */
enum { PATTERN_DIGITS = 12 };

/* Occurrences of a point in one model. */
struct row {
	struct str model;
	int64_t regions, calls; /* calls -1: not known */
	struct where {
		struct str graph;
		int64_t regions;
	} * where;
	uint32_t nwhere;
};

struct bytes {
	int v; /* version, 0: not computed */
	int64_t read, write, io;
	int64_t *in, *out;
	uint32_t nin, nout;
	bool approx;
};

/* Names that something has in other systems. */
struct aliases {
	struct str *p;
	uint32_t n;
};

struct pattern_point {
	struct point p;
	struct bytes bytes;
	struct row *rows; /* by model */
	uint32_t nrows;
	struct aliases aliases;
	bool approx; /* some sizes or constants are guessed */
};

struct pattern {
	struct str label;
	char id[SHA256_HEX + 1];
	bool exact;
	struct graph *g; /* canonical: a… p… c…, v… */
	struct str text; /* canonical */
	char home[POINT_ID + 1];
	struct str quarantine; /* JSON of the stamp, or empty */
	struct str numerics;   /* JSON that no merge changes, or empty */
	double tol_scale;      /* of it: how far a reviewer widened the tolerance, 1 to 4 */
	struct aliases aliases;
	struct pattern_point *points; /* by id */
	uint32_t npoints;
	struct arg *consts; /* of the home point */
	uint32_t nconsts;
};

/* "<label>_<id12>" */
char *pattern_name(struct arena *a, const struct pattern *k);

MUST enum status pattern_repro(struct arena *a, const struct pattern *k, struct str *out);
struct str pattern_meta(struct arena *a, const struct pattern *k);
struct str pattern_shapes(struct arena *a, const struct pattern *k);

/* The canonical form of a repro's text; k has id, home and points.  CORRUPT if it is not the
 * pattern's. */
struct text;
MUST enum status pattern_from_repro(struct arena *a, const struct text *t,
				    const struct pattern *k, struct canon *out);

/* Read a directory of canonical/. CORRUPT when its files disagree. */
MUST enum status pattern_read(struct arena *a, const char *dir, struct pattern *out);

bool aliases_have(const struct aliases *list, struct str alias);
/* In order, each once; an empty one is none. */
void aliases_add(struct arena *a, struct aliases *list, struct str alias);

struct pattern_point *pattern_find_point(const struct pattern *k, const char *id);

/* The graph at a point: sizes and constants as literals, tensors the only parameters,
 * annotated; what `ir emit --to fx` prints. */
struct graph *pattern_bind(struct arena *a, const struct graph *g, const struct point *p);

#endif

#ifndef CORPUS_SIDECAR_H
#define CORPUS_SIDECAR_H

#include "base/json.h"
#include "base/map.h"
#include "corpus/canon.h"
#include "part/part.h"

/*
 * What a capture recorded beside the text of a full graph: corpus.md §4.  Kept as
 * read (`text` of the file) and as the facts that partition and points need.
 */
/* Executions of a graph, kernels of it, calls of a point in a model: no more than this, so
 * that all rows of a kernel's files, which hold a million or so, add up in 64 bits. */
#define SIDECAR_COUNT_MOST INT64_C(1000000000000)

struct sidecar_input {
	struct str name;
	struct tensor t;
	bool has_stride, is_cpu;
	struct str data;
	struct sketch obs;
	int32_t group; /* or -1 */
};

struct sidecar_fact {
	int fuse; /* 1, 0, -1: nothing said */
	const char *why;
	struct str slots;
};

struct sidecar {
	struct str graph, text_hash, kind;
	int64_t execs, kernels; /* -1: not known */
	uint32_t cat_inputs;    /* 0: not recorded */
	struct sidecar_input *inputs, *attrs;
	uint32_t ninputs, nattrs;
	int64_t *groups;
	uint32_t ngroups;
	struct map ops, nodes; /* name → index into facts */
	struct sidecar_fact *facts;
	uint32_t nfacts;
	struct map hints; /* symbol → its value at capture, as int64 bits */
	/* Of an imported graph: what its region and its point were called, "prior:…". */
	struct str alias, point_alias;
	bool is_import;  /* from text that another system wrote */
	bool approx;     /* some numbers of the point are those of another one */
	struct str json; /* the file, in our layout, without accounting */
};

/* NOT_FOUND, INVALID with file and key. */
MUST enum status sidecar_read(struct arena *a, const char *path, struct sidecar *out);
/* A text without a sidecar: nothing recorded. */
void sidecar_none(struct arena *a, struct sidecar *out);

/* INVALID unless it has an entry for each parameter; an import may have none at all. */
MUST enum status sidecar_fits(const struct sidecar *s, const struct graph *g);

/* "inference", "forward" or "backward". */
bool sidecar_is_kind(const char *kind);
/* A member that counts executions or kernels; -1: not known.  INVALID out of range. */
MUST enum status sidecar_count(const json_t *o, const char *key, int64_t *out);

/* As part_fact and part_size, with a struct sidecar as ctx. */
int sidecar_verdict(void *ctx, const struct node *n, const char **why);
bool sidecar_size(void *ctx, const struct graph *g, uint32_t node, int64_t *out);
struct str sidecar_slots(void *ctx, struct str target);
/* What a node of the full graph is as a region's input: group, offset, payload, sketch. */
struct canon_input sidecar_input_of(const struct sidecar *s, const struct graph *g,
				    uint32_t node);

/* The file with its accounting filled in. */
struct str sidecar_text(struct arena *a, const struct sidecar *s, const struct partition *p);

/* Shared with other files of the corpus: an input entry [dtype, dims, opts?]. */
MUST enum status entry_read(struct arena *a, const json_t *v, struct point_input *out,
			    struct str *name);
void entry_write(struct jsonw *w, const struct point_input *in, struct str name);

/* A JSON value in the corpus' layout: entries of inputs, outputs and in on one line each,
 * lists of numbers too, objects as they came. */
void json_layout(struct jsonw *w, const json_t *v);

#endif

#ifndef CORPUS_INPUTS_H
#define CORPUS_INPUTS_H

#include "corpus/inputs_values.h"
#include "corpus/point.h"

/*
 * The values of inputs: corpus.md §11.  One generator; bits agree wherever they
 * are made.  A value is a function of (seed, point id, index of the input,
 * element), so that any part of a tensor can be made alone.
 */
struct inputs_key {
	uint32_t k0, k1;
};

/* Of a point: its id; of a full graph: the first 12 digits of its text's hash. */
struct inputs_key inputs_key(uint64_t seed, const char *id);

/* Where a tensor of a point lies: storage `storage`, from an offset in elements. */
struct inputs_layout {
	uint32_t nstorages;
	int64_t *bytes;    /* of each storage */
	uint32_t *storage; /* of each input */
};

enum { INPUTS_ALIGN = 256 };

/* UNSUPPORTED for a dtype that is only carried; INVALID with the reason for what §11.3
 * refuses: groups of mixed categories, an empty intersection, too few bytes for a member,
 * overlapping strides under a structured generator, an empty pool window. */
MUST enum status inputs_plan(struct arena *a, const struct point *p, struct inputs_layout *out);

/* Fills one storage: bytes[] of the plan at `to`. The plan must have succeeded. */
MUST enum status inputs_fill(const struct point *p, const struct inputs_layout *layout,
			     struct inputs_key key, uint32_t storage, void *to);

/* The generator that an input really has: its own, or the default of its element type;
 * in a group the intersection of all members'. */
MUST enum status inputs_gen(const struct point *p, uint32_t input, struct gen *out);

/* For those who make values elsewhere: the recipe of an input that has the generator that
 * inputs_gen gives. */
struct recipe inputs_recipe(const struct point_input *in, const struct gen *g, uint32_t input,
			    struct inputs_key key);
/* What input i has to do with filling a storage. */
struct inputs_part {
	struct recipe recipe;
	uint64_t elements;  /* 0: nothing; it lies elsewhere, or another did its work */
	bool is_by_storage; /* side by side, gaps included; else each at its place */
	bool is_payload;    /* values come from the entry, not from the recipe */
};
MUST enum status inputs_part(const struct point *p, const struct inputs_layout *layout,
			     struct inputs_key key, uint32_t storage, uint32_t i,
			     struct inputs_part *out);

/* Member "args" of an open object: each input as {"storage", "dtype", "shape", "stride",
 * "offset", "cpu"}, then each size as {"size"} or {"sizes"}. */
struct jsonw;
void inputs_write_args(struct jsonw *w, const struct point *p, const struct inputs_layout *l);

/* Image of i under the permutation of n that input and purpose have. */
uint64_t inputs_perm(struct inputs_key key, uint64_t n, uint64_t i, uint32_t input,
		     uint32_t purpose);

#endif

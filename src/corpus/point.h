#ifndef CORPUS_POINT_H
#define CORPUS_POINT_H

#include "base/sha256.h"
#include "ir/graph.h"
#include "ir/tensor.h"

/*
 * A point: one set of inputs, sizes and constants of a pattern (corpus.md §8.2).
 * Its id is 12 digits of the SHA-256 of its text.  Generators, observations and
 * counts belong to its entry in shapes.json and are no part of the id.
 */
enum { POINT_ID = 12 };

/* Hexadecimal digits of one power-of-two bucket of multiplicities: [b, values, elements]. */
struct dup {
	int64_t b, values, elements;
};

/* What a capture saw of an int or bool tensor. */
struct sketch {
	bool is_known;
	int64_t min, max, n, uniq, ones; /* ones: of bools, else -1 */
	const char *order;               /* "sorted" "runs" "random" */
	struct dup *dup;
	uint32_t ndup;
};

/* How the values of an input are made; numbers as in §11.3. */
enum gen_kind {
	GEN_DEFAULT, /* by element type: normal, uniform [0, min(128, max+1)), fair */
#define GEN(name, word, nargs) GEN_##name,
#include "corpus/gen.def"
#undef GEN
	GEN_COUNT
};

struct gen {
	enum gen_kind kind;
	int64_t lo, hi;     /* index, sorted, sketch; hi of offsets; n of perm in hi */
	double value;       /* const */
	int64_t pool[5][4]; /* kernel, input, stride, padding, dilation */
	uint32_t npool;     /* numbers in each of them */
};

struct point_input {
	struct tensor t;
	bool is_cpu;   /* under another main device */
	int32_t group; /* or -1 */
	struct gen gen;
	const char *by; /* "inference" "observed" "payload" "default" "manual"; NULL: default */
	int iv;         /* version of the inference, 0: none */
	struct sketch obs;
	struct str data; /* payload, base64, or empty */
};

struct point {
	struct point_input *inputs;
	uint32_t ninputs;
	struct arg *sizes; /* ARG_INT or ARG_LIST of ARG_INT */
	uint32_t nsizes;
	struct arg *consts; /* ARG_INT, ARG_FLOAT, ARG_COMPLEX, ARG_LIST of floats */
	uint32_t nconsts;
	int64_t *groups; /* bytes of each storage group */
	uint32_t ngroups;
	char id[POINT_ID + 1];
};

const char *gen_name(enum gen_kind k);
/* By the word of a file; GEN_COUNT if there is none. */
enum gen_kind gen_find(struct str word);

/* Strides as the text shows them: what does not matter is what row-major would have. */
void point_normalise(struct tensor *t);
void point_text(struct buf *b, const struct point *p);
/* A copy that shares nothing with it. */
struct point point_copy(struct arena *a, const struct point *p);
/* Normalises, numbers groups by first appearance: what its text wants. */
void point_arrange(struct arena *a, struct point *p);
/* The same, and sets the id. */
void point_finish(struct arena *a, struct point *p);

#endif

#ifndef CORPUS_INPUTS_INT_H
#define CORPUS_INPUTS_INT_H

#include "base/philox.h"
#include "corpus/inputs.h"

/* One input being made. */
struct filler {
	struct inputs_key key;
	uint32_t input;
	const struct tensor *t;
	struct gen gen;
	const struct sketch *obs;
	uint64_t numel;
};

int64_t inputs_int(const struct filler *f, uint64_t e);
bool inputs_bool(const struct filler *f, uint64_t e);
float inputs_f32(const struct filler *f, uint64_t e, uint32_t purpose);
double inputs_f64(const struct filler *f, uint64_t e, uint32_t purpose);
/* Element e as its type has it. */
void inputs_put(const struct filler *f, uint64_t e, void *to);
/* Elements 0 to n - 1, side by side: the same, faster. */
void inputs_put_run(const struct filler *f, uint64_t n, char *to);

/* The words of counter n; what they make of an element. */
struct philox inputs_words(const struct filler *f, uint64_t n, uint32_t purpose);
float inputs_normal(struct philox p);
bool inputs_bool_of(const struct filler *f, uint32_t word);
bool inputs_pool_is_empty(const struct gen *g, const struct tensor *t);

#endif

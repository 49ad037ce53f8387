#ifndef RUN_NEAR_INT_H
#define RUN_NEAR_INT_H

#include "corpus/inputs_values.h"
#include "run/near.h"

enum near_kernel {
#define NEAR_KERNEL(name) NEAR_##name,
#include "run/near.def"
#undef NEAR_KERNEL
	NEAR_KERNELS
};

/* What gpu_errors leaves.  BLOCKS and THREADS are those of near.cu. */
enum { NEAR_THREADS = 256, NEAR_BLOCKS = 1056, NEAR_WORDS = 8 };
struct near_errors {
	double worst[COMPARE_BINS];
	uint64_t n[COMPARE_BINS];
	double squares[NEAR_BLOCKS];
	uint64_t finite;
};

struct near_scratch { /* on the device */
	uint64_t words[NEAR_WORDS];
	struct recipe recipe;
	struct tolerance tolerance;
	struct near_errors errors;
};

struct near {
	struct device *dev;
	struct device_module *module;
	struct device_mem *scratch;
	device_fn *fn[NEAR_KERNELS];
	struct compare_place place;
};

#define NEAR_AT(n, member) ((void *)((n)->scratch->p + offsetof(struct near_scratch, member)))

/* The parameters of a kernel: pointers, then numbers, the first of them the elements. */
enum { NEAR_BUFS = 6, NEAR_INTS = 4 };
struct near_launch {
	const void *bufs[NEAR_BUFS];
	int64_t ints[NEAR_INTS];
	uint32_t nbufs, nints;
};
MUST enum status near_launch(struct near *n, enum near_kernel k, const struct near_launch *l);

/* Words that a kernel adds to or lowers: all of them set, and read after all that was queued.
 */
MUST enum status near_words_set(struct near *n, const uint64_t words[NEAR_WORDS]);
MUST enum status near_words(struct near *n, uint64_t words[NEAR_WORDS]);

/* What NVRTC is given. */
struct str near_source(struct arena *a);

/* near_compare.c; ctx is the near. */
extern const struct compare_place near_compare;

#endif

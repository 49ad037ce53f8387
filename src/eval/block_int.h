#ifndef EVAL_BLOCK_INT_H
#define EVAL_BLOCK_INT_H

#include "kir/kir.h"
#include "op/op.h"

/*
 * Evaluates one expression at all indices of a domain, BLOCK lanes at a time.
 * Each node has an array of lanes: int32_t for booleans, int64_t, float or double.
 * A load whose offset is not provably inside carries a mark per lane, which a
 * select that does not take it drops; a mark that reaches the root is an error.
 */
enum { BLOCK = 256 };

struct block_buf { /* what a kir buffer is bound to */
	enum dtype dtype;
	const void *data;
	int64_t elements;
};

struct block_domain {
	uint32_t rank;
	const int64_t *dim;
	const uint32_t *vars; /* kir variable of each dimension */
};

/* Called with n results for the linear positions from..from+n, as lanes of root's type. */
typedef enum status block_sink(void *ctx, int64_t from, size_t n, const void *const *lanes);

/* Evaluate several roots together; INVALID when one reads outside of a buffer. */
MUST enum status block_run(const struct kir *k, const kx *roots, uint32_t nroots,
			   const struct block_buf *bufs, const struct block_domain *dom,
			   block_sink *sink, void *ctx);

/* Lanes of a computed type to elements of a stored one, and back from scattered places. */
void block_store(enum dtype d, void *to, enum ktype t, const void *lanes, size_t n);

#endif

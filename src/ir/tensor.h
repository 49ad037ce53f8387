#ifndef IR_TENSOR_H
#define IR_TENSOR_H

#include "ir/dtype.h"

/*
 * What is known of a tensor besides its values: element type, sizes, strides
 * and offset in elements of its storage.  Sizes are never negative.
 */
enum { RANK_MAX = 16 };

struct tensor {
	enum dtype dtype;
	uint32_t rank;
	int64_t dim[RANK_MAX];
	int64_t stride[RANK_MAX];
	int64_t offset;
};

/* Row-major strides, as torch writes them: of max(dim, 1). */
struct tensor tensor_contiguous(enum dtype d, uint32_t rank, const int64_t *dim);
void tensor_set_contiguous(struct tensor *t);
int64_t tensor_numel(const struct tensor *t);
/* Strides of sizes 1 do not matter, a tensor without elements is contiguous. */
bool tensor_is_contiguous(const struct tensor *t);
/* Each element has its own place and there are no gaps between places. */
bool tensor_is_dense(const struct tensor *t);
/* Two indices may be one place: some stride is 0 or too small. */
bool tensor_overlaps(const struct tensor *t);
bool tensor_same_shape(const struct tensor *a, const struct tensor *b);
/* Elements that the storage must have: offset + 1 + Σ(dim−1)·stride; 0 without elements. */
int64_t tensor_extent(const struct tensor *t);
/* Product of sizes and extent fit 2^62 bytes, rank fits RANK_MAX; INVALID with the reason. */
MUST enum status tensor_check(const struct tensor *t);
/* order[0] is the outermost dimension in memory: by falling stride, ties by place. */
void tensor_order(const struct tensor *t, uint32_t *order);

struct ann;
/* From an annotation whose sizes are numbers; strides absent: contiguous.
 * UNSUPPORTED when a size is a symbol, INVALID when it is not of a tensor. */
MUST enum status tensor_from_ann(const struct ann *ann, struct tensor *out);
struct ann tensor_to_ann(struct arena *a, const struct tensor *t, struct str device);

#endif

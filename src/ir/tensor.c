/* Sizes and strides. */
#include "ir/tensor.h"

#include "ir/graph.h"

#include <string.h>

void tensor_set_contiguous(struct tensor *t)
{
	int64_t s = 1;

	for (uint32_t d = t->rank; d-- > 0;) {
		t->stride[d] = s;
		if (__builtin_mul_overflow(s, t->dim[d] > 1 ? t->dim[d] : 1, &s))
			s = INT64_MAX; /* tensor_check refuses such sizes */
	}
	t->offset = 0;
}

struct tensor tensor_contiguous(enum dtype d, uint32_t rank, const int64_t *dim)
{
	struct tensor t = {.dtype = d, .rank = rank};

	if (rank)
		memcpy(t.dim, dim, rank * sizeof(*dim));
	tensor_set_contiguous(&t);
	return t;
}

int64_t tensor_numel(const struct tensor *t)
{
	int64_t n = 1;

	for (uint32_t d = 0; d < t->rank; d++)
		n *= t->dim[d];
	return n;
}

bool tensor_is_contiguous(const struct tensor *t)
{
	int64_t s = 1;

	if (!tensor_numel(t))
		return true;
	for (uint32_t d = t->rank; d-- > 0;) {
		if (t->dim[d] != 1 && t->stride[d] != s)
			return false;
		s *= t->dim[d];
	}
	return true;
}

void tensor_order(const struct tensor *t, uint32_t *order)
{
	for (uint32_t d = 0; d < t->rank; d++) {
		uint32_t at = d;

		while (at && t->stride[order[at - 1]] < t->stride[d]) {
			order[at] = order[at - 1];
			at--;
		}
		order[at] = d;
	}
}

bool tensor_is_dense(const struct tensor *t)
{
	uint32_t order[RANK_MAX];
	int64_t s = 1;

	if (!tensor_numel(t))
		return true;
	tensor_order(t, order);
	for (uint32_t i = t->rank; i-- > 0;) {
		uint32_t d = order[i];

		if (t->dim[d] == 1)
			continue;
		if (t->stride[d] != s)
			return false;
		s *= t->dim[d];
	}
	return true;
}

bool tensor_overlaps(const struct tensor *t)
{
	uint32_t order[RANK_MAX];
	int64_t reach = 0; /* of the dimensions inside */

	if (!tensor_numel(t))
		return false;
	tensor_order(t, order);
	for (uint32_t i = t->rank; i-- > 0;) {
		uint32_t d = order[i];

		if (t->dim[d] == 1)
			continue;
		if (t->stride[d] <= reach)
			return true;
		reach += (t->dim[d] - 1) * t->stride[d];
	}
	return false;
}

bool tensor_same_shape(const struct tensor *a, const struct tensor *b)
{
	return a->rank == b->rank && !memcmp(a->dim, b->dim, a->rank * sizeof(*a->dim));
}

int64_t tensor_extent(const struct tensor *t)
{
	int64_t n = t->offset + 1;

	if (!tensor_numel(t))
		return 0;
	for (uint32_t d = 0; d < t->rank; d++)
		n += (t->dim[d] - 1) * t->stride[d];
	return n;
}

/* Products of two 63-bit numbers fit. */
__extension__ typedef __int128 wide;

enum status tensor_check(const struct tensor *t)
{
	wide n = 1, reach = t->offset;

	if (t->rank > RANK_MAX)
		FAIL(UNSUPPORTED, "rank %u, more than %d", t->rank, RANK_MAX);
	for (uint32_t d = 0; d < t->rank; d++) {
		if (t->dim[d] < 0 || t->stride[d] < 0)
			FAIL(INVALID, "size or stride %u is negative", d);
		n *= t->dim[d];
		reach += (wide)(t->dim[d] ? t->dim[d] - 1 : 0) * t->stride[d];
		if (n >> 58 || reach >> 58)
			FAIL(INVALID, "sizes multiply to more than 2^62 bytes");
	}
	if (t->offset < 0)
		FAIL(INVALID, "negative storage offset");
	return STATUS_OK;
}

MUST static enum status dims_from_ann(const struct dim *dims, uint32_t rank, int64_t *out)
{
	for (uint32_t d = 0; d < rank; d++) {
		if (dims[d].is_sym)
			FAIL(UNSUPPORTED, "size %u is the symbol " STR_FMT, d,
			     STR_ARG(dims[d].text));
		out[d] = dims[d].value;
	}
	return STATUS_OK;
}

enum status tensor_from_ann(const struct ann *ann, struct tensor *out)
{
	*out = (struct tensor){.dtype = ann->dtype, .rank = ann->rank, .offset = ann->offset};
	if (ann->kind != ANN_TENSOR)
		FAIL(INVALID, "no tensor annotation");
	if (ann->rank > RANK_MAX)
		FAIL(UNSUPPORTED, "rank %u, more than %d", ann->rank, RANK_MAX);
	TRY(dims_from_ann(ann->dims, ann->rank, out->dim));
	if (ann->strides)
		TRY(dims_from_ann(ann->strides, ann->rank, out->stride));
	else
		tensor_set_contiguous(out);
	return tensor_check(out);
}

static struct dim *ann_dims(struct arena *a, uint32_t rank, const int64_t *v)
{
	struct dim *dims = arena_array(a, struct dim, rank ? rank : 1);

	for (uint32_t d = 0; d < rank; d++)
		dims[d].value = v[d];
	return dims;
}

struct ann tensor_to_ann(struct arena *a, const struct tensor *t, struct str device)
{
	return (struct ann){.kind = ANN_TENSOR,
			    .dtype = t->dtype,
			    .rank = t->rank,
			    .dims = ann_dims(a, t->rank, t->dim),
			    .strides = ann_dims(a, t->rank, t->stride),
			    .device = device};
}

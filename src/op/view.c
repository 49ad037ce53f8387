/* Ops whose output is their operand's storage seen in another way: an index map. */
#include "op/infer_int.h"
#include "op/list_int.h"

#include <string.h>

static struct tensor *out_with(struct call *c, const struct tensor *t, uint32_t rank)
{
	struct tensor *out = infer_out_like(c, t);

	out->rank = rank;
	return out;
}

/* Views do not move elements; what cannot be one is a copy, which _unsafe_view and
 * reshape may make and view may not.  For values that makes no difference. */
static enum status infer_reshape(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	struct tensor out = {.dtype = t->dtype};

	TRY(infer_shape(c, 1, tensor_numel(t), &out.rank, out.dim));
	if (!view_strides(t, &out)) {
		if (strcmp(c->op->name, "aten.reshape.default"))
			FAIL_CALL(c, "these strides cannot be seen as those sizes");
		tensor_set_contiguous(&out);
		c->m = 1; /* a copy */
	}
	infer_out_like(c, &out);
	return STATUS_OK;
}

bool call_is_view(const struct call *c)
{
	return c->op && (c->op->flags & OP_VIEW) && !(c->op->infer == infer_reshape && c->m);
}

static kx at_reshape(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *t = IN(c, 0), *o = &c->outs[out];
	kx at[RANK_MAX];

	lower_unflatten(l->k, t->rank, t->dim, lower_flatten(l->k, o->rank, o->dim, idx), at);
	return lower_in(l, c, 0, at);
}

/* permute, t and transpose are an order; in the output, from[d] is the operand's dimension. */
MUST static enum status read_order(const struct call *c, uint32_t *from)
{
	const struct tensor *t = IN(c, 0);
	int64_t dim[RANK_MAX];
	uint32_t n = 0, a = 0, b = 1, seen = 0;

	for (uint32_t d = 0; d < t->rank; d++)
		from[d] = d;
	if (!strcmp(c->op->name, "aten.permute.default")) {
		n = call_ints(c, 1, dim);
		if (n != t->rank)
			FAIL_CALL(c, "%u dimensions for a tensor of rank %u", n, t->rank);
		for (uint32_t d = 0; d < n; d++) {
			int64_t x = dim[d] < 0 ? dim[d] + n : dim[d];

			if (x < 0 || x >= n || seen >> x & 1)
				FAIL_CALL(c, "not an order of %u dimensions", n);
			seen |= 1u << x;
			from[d] = (uint32_t)x;
		}
		return STATUS_OK;
	}
	if (!strcmp(c->op->name, "aten.t.default")) {
		if (t->rank > 2)
			FAIL_CALL(c, "rank %u, at most 2", t->rank);
	} else {
		TRY(call_dim(c, 1, t->rank, &a));
		TRY(call_dim(c, 2, t->rank, &b));
	}
	if (t->rank > 1) {
		from[a] = b;
		from[b] = a;
	}
	return STATUS_OK;
}

static enum status infer_permute(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	uint32_t from[RANK_MAX];

	TRY(read_order(c, from));
	struct tensor *out = out_with(c, t, t->rank);

	for (uint32_t d = 0; d < t->rank; d++) {
		out->dim[d] = t->dim[from[d]];
		out->stride[d] = t->stride[from[d]];
	}
	return STATUS_OK;
}

static kx at_permute(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	uint32_t from[RANK_MAX];
	kx at[RANK_MAX];

	(void)out;
	if (read_order(c, from))
		return KX_NONE; /* infer has read it before */
	for (uint32_t d = 0; d < IN(c, 0)->rank; d++)
		at[from[d]] = idx[d];
	return lower_in(l, c, 0, at);
}

static enum status infer_expand(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	int64_t dim[RANK_MAX];
	uint32_t rank = call_ints(c, 1, dim);

	if (rank < t->rank)
		FAIL_CALL(c, "%u sizes for a tensor of rank %u", rank, t->rank);
	struct tensor *out = out_with(c, t, rank);

	for (uint32_t d = 0; d < rank; d++) {
		bool is_new = d < rank - t->rank;
		int64_t have = is_new ? 1 : t->dim[d - (rank - t->rank)];

		out->dim[d] = dim[d] == -1 && !is_new ? have : dim[d];
		if (out->dim[d] < 0 || (have != 1 && have != out->dim[d]))
			FAIL_CALL(c, "size %lld cannot become %lld", (long long)have,
				  (long long)dim[d]);
		if (is_new)
			out->stride[d] = 0;
		else
			out->stride[d] = have == 1 && out->dim[d] != 1
						 ? 0
						 : t->stride[d - (rank - t->rank)];
	}
	return STATUS_OK;
}

static kx at_expand(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	return lower_in_bcast(l, c, 0, idx, &c->outs[out]);
}

static enum status infer_unsqueeze(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	uint32_t at;

	TRY(call_dim(c, 1, t->rank + 1, &at));
	c->m = (int)at;
	struct tensor *out = out_with(c, t, t->rank + 1);

	for (uint32_t d = t->rank; d > at; d--) {
		out->dim[d] = t->dim[d - 1];
		out->stride[d] = t->stride[d - 1];
	}
	out->dim[at] = 1;
	out->stride[at] = at < t->rank ? t->dim[at] * t->stride[at] : 1;
	return STATUS_OK;
}

static kx at_unsqueeze(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	kx at[RANK_MAX];

	(void)out;
	for (uint32_t d = 0; d < IN(c, 0)->rank; d++)
		at[d] = idx[d + ((int)d >= c->m)];
	return lower_in(l, c, 0, at);
}

/* The dimensions of size 1 that squeeze removes: all, one, or those listed. */
MUST static enum status read_squeezed(const struct call *c, bool *gone)
{
	const struct tensor *t = IN(c, 0);
	int64_t dim[RANK_MAX];
	uint32_t n = c->schema->nslots > 1 ? call_ints(c, 1, dim) : 0;

	for (uint32_t d = 0; d < t->rank; d++)
		gone[d] = c->schema->nslots == 1 && t->dim[d] == 1;
	for (uint32_t i = 0; i < n; i++) {
		int64_t r = t->rank ? t->rank : 1, x = dim[i] < 0 ? dim[i] + r : dim[i];

		if (x < 0 || x >= r)
			FAIL_CALL(c, "dimension %lld of a tensor of rank %u", (long long)dim[i],
				  t->rank);
		if (t->rank)
			gone[x] = t->dim[x] == 1;
	}
	return STATUS_OK;
}

static enum status infer_squeeze(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	bool gone[RANK_MAX];
	uint32_t rank = 0;

	TRY(read_squeezed(c, gone));
	struct tensor *out = out_with(c, t, 0);

	for (uint32_t d = 0; d < t->rank; d++) {
		if (gone[d])
			continue;
		out->dim[rank] = t->dim[d];
		out->stride[rank++] = t->stride[d];
	}
	out->rank = rank;
	return STATUS_OK;
}

static kx at_squeeze(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	bool gone[RANK_MAX];
	kx at[RANK_MAX];
	uint32_t next = 0;

	(void)out;
	if (read_squeezed(c, gone))
		return KX_NONE;
	for (uint32_t d = 0; d < IN(c, 0)->rank; d++)
		at[d] = gone[d] ? kx_int(l->k, 0) : idx[next++];
	return lower_in(l, c, 0, at);
}

/* A bound of a slice, clamped as Python does. */
static int64_t slice_bound(const struct call *c, uint32_t slot, int64_t size, int64_t absent)
{
	int64_t v = call_has(c, slot) ? call_int(c, slot) : absent;

	v = v < 0 ? v + size : v;
	return v < 0 ? 0 : v > size ? size : v;
}

static enum status infer_slice(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	uint32_t d;

	if (!t->rank)
		FAIL_CALL(c, "a tensor without dimensions");
	TRY(call_dim(c, 1, t->rank, &d));
	int64_t n = t->dim[d], start = slice_bound(c, 2, n, 0), end = slice_bound(c, 3, n, n);
	int64_t step = call_int(c, 4);

	if (step <= 0)
		FAIL_CALL(c, "step %lld", (long long)step);
	struct tensor *out = out_with(c, t, t->rank);

	end = end < start ? start : end;
	out->dim[d] = end > start ? (end - start - 1) / step + 1 : 0;
	out->stride[d] = t->stride[d] * step;
	out->offset += start * t->stride[d];
	c->m = (int)d;
	return STATUS_OK;
}

static kx at_slice(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *t = IN(c, 0);
	kx at[RANK_MAX];

	(void)out;
	memcpy(at, idx, t->rank * sizeof(*at));
	at[c->m] = kx_addc(l->k, kx_mulc(l->k, idx[c->m], call_int(c, 4)),
			   slice_bound(c, 2, t->dim[c->m], 0));
	return lower_in(l, c, 0, at);
}

MUST static enum status select_index(const struct call *c, const struct tensor *t, uint32_t d,
				     uint32_t slot, int64_t *out)
{
	int64_t i = call_int(c, slot);

	*out = i < 0 ? i + t->dim[d] : i;
	if (*out < 0 || *out >= t->dim[d])
		FAIL_CALL(c, "index %lld in a size of %lld", (long long)i,
			  (long long)t->dim[d]);
	return STATUS_OK;
}

static enum status infer_select(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	uint32_t d;
	int64_t i;

	if (!t->rank)
		FAIL_CALL(c, "a tensor without dimensions");
	TRY(call_dim(c, 1, t->rank, &d));
	TRY(select_index(c, t, d, 2, &i));
	c->m = (int)d;
	struct tensor *out = out_with(c, t, t->rank - 1);

	for (uint32_t k = d; k + 1 < t->rank; k++) {
		out->dim[k] = t->dim[k + 1];
		out->stride[k] = t->stride[k + 1];
	}
	out->offset += i * t->stride[d];
	return STATUS_OK;
}

static kx at_select(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *t = IN(c, 0);
	int64_t i = call_int(c, 2);
	kx at[RANK_MAX];

	(void)out;
	for (uint32_t d = 0; d < t->rank; d++)
		at[d] = (int)d == c->m ? kx_int(l->k, i < 0 ? i + t->dim[d] : i)
				       : idx[d - ((int)d > c->m)];
	return lower_in(l, c, 0, at);
}

/* The tensor whose storage the operand looks at, through views. */
static const struct tensor *storage_of(const struct call *c)
{
	const struct call *from = c;
	struct ref r;

	do {
		r = call_ref(from, &from->slots[0]);
		from = &c->bound->calls[r.node];
	} while (call_is_view(from));
	return bound_type(c->bound, r);
}

static enum status infer_as_strided(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	struct tensor out = {.dtype = t->dtype};

	out.rank = call_ints(c, 1, out.dim);
	if (call_ints(c, 2, out.stride) != out.rank)
		FAIL_CALL(c, "sizes and strides differ in number");
	out.offset = call_has(c, 3) ? call_int(c, 3) : t->offset;
	TRY(tensor_check(&out));
	int64_t have = tensor_extent(storage_of(c)), need = tensor_extent(&out);

	if (need > have)
		FAIL_CALL(c, "reaches element %lld of a storage of %lld", (long long)need,
			  (long long)have);
	infer_out_like(c, &out);
	return STATUS_OK;
}

static kx at_as_strided(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *o = &c->outs[out];
	kx at = kx_int(l->k, o->offset);

	for (uint32_t d = 0; d < o->rank; d++)
		at = kx_add(l->k, at, kx_mulc(l->k, idx[d], o->stride[d]));
	return l->load_storage(l, c->bound, call_ref(c, &c->slots[0]), at);
}

static enum status infer_alias(struct call *c)
{
	infer_out_like(c, IN(c, 0));
	return STATUS_OK;
}

static kx at_alias(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	(void)out;
	return lower_in(l, c, 0, idx);
}

static enum status infer_diagonal(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	int64_t k = call_int(c, 1);
	uint32_t a, b, next = 0;

	TRY(call_dim(c, 2, t->rank, &a));
	TRY(call_dim(c, 3, t->rank, &b));
	if (a == b || t->rank < 2)
		FAIL_CALL(c, "needs two different dimensions");
	int64_t rows = t->dim[a] + (k < 0 ? k : 0), cols = t->dim[b] - (k > 0 ? k : 0);
	int64_t n = rows < cols ? rows : cols;
	struct tensor *out = out_with(c, t, t->rank - 1);

	for (uint32_t d = 0; d < t->rank; d++) {
		if (d == a || d == b)
			continue;
		out->dim[next] = t->dim[d];
		out->stride[next++] = t->stride[d];
	}
	out->dim[next] = n > 0 ? n : 0;
	out->stride[next] = t->stride[a] + t->stride[b];
	if (n > 0)
		out->offset += k < 0 ? -k * t->stride[a] : k * t->stride[b];
	return STATUS_OK;
}

static kx at_diagonal(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *t = IN(c, 0);
	int64_t k = call_int(c, 1);
	uint32_t a, b, next = 0;
	kx at[RANK_MAX], i = idx[c->outs[out].rank - 1];

	if (call_dim(c, 2, t->rank, &a) || call_dim(c, 3, t->rank, &b))
		return KX_NONE;
	for (uint32_t d = 0; d < t->rank; d++)
		if (d != a && d != b)
			at[d] = idx[next++];
	at[a] = kx_addc(l->k, i, k < 0 ? -k : 0);
	at[b] = kx_addc(l->k, i, k > 0 ? k : 0);
	return lower_in(l, c, 0, at);
}

/* unfold(self, dimension, size, step): windows along a dimension, their inside last. */
static enum status infer_unfold(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	int64_t size = call_int(c, 2), step = call_int(c, 3);
	uint32_t d;

	TRY(call_dim(c, 1, t->rank, &d));
	int64_t have = t->rank ? t->dim[d] : 1, stride = t->rank ? t->stride[d] : 1;

	if (size < 0 || size > have || step <= 0)
		FAIL_CALL(c, "windows of %lld by %lld in %lld", (long long)size,
			  (long long)step, (long long)have);
	struct tensor *out = out_with(c, t, t->rank + 1);

	if (t->rank) {
		out->dim[d] = (have - size) / step + 1;
		out->stride[d] = stride * step;
	}
	out->dim[t->rank] = size;
	out->stride[t->rank] = stride;
	c->m = (int)d;
	return STATUS_OK;
}

static kx at_unfold(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *t = IN(c, 0);
	kx at[RANK_MAX];

	(void)out;
	for (uint32_t d = 0; d < t->rank; d++)
		at[d] = (int)d != c->m ? idx[d]
				       : kx_add(l->k, kx_mulc(l->k, idx[d], call_int(c, 3)),
						idx[t->rank]);
	return lower_in(l, c, 0, at);
}

/* split.Tensor, split_with_sizes, unbind: several pieces along a dimension.  The piece
 * of output i starts where the ones before it end. */
MUST static enum status add_piece(struct call *c, uint32_t d, int64_t start, int64_t size)
{
	const struct tensor *t = IN(c, 0);

	if (size < 0 || start + size > t->dim[d])
		FAIL_CALL(c, "pieces reach beyond size %lld", (long long)t->dim[d]);
	struct tensor *out = infer_out_like(c, t);

	out->dim[d] = size;
	out->offset += start * t->stride[d];
	return STATUS_OK;
}

static enum status infer_split(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	uint32_t d;

	TRY(call_dim(c, 2, t->rank, &d));
	c->m = (int)d;
	if (c->slots[1].kind == ARG_INT) {
		int64_t size = call_int(c, 1), n = t->rank ? t->dim[d] : 0;

		if (size < 0 || (!size && n))
			FAIL_CALL(c, "pieces of %lld", (long long)size);
		for (int64_t at = 0; at == 0 || at < n; at += size ? size : 1)
			TRY(add_piece(c, d, at, at + size > n ? n - at : size));
		return STATUS_OK;
	}
	int64_t start = 0;

	for (uint32_t i = 0; i < c->slots[1].n; i++) {
		TRY(add_piece(c, d, start, c->slots[1].items[i].i));
		start += c->slots[1].items[i].i;
	}
	if (start != t->dim[d])
		FAIL_CALL(c, "pieces end at %lld of %lld", (long long)start,
			  (long long)t->dim[d]);
	return STATUS_OK;
}

static kx at_split(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *t = IN(c, 0);
	int64_t start = 0;
	kx at[RANK_MAX];

	for (uint32_t i = 0; i < out; i++)
		start += c->outs[i].dim[c->m];
	memcpy(at, idx, t->rank * sizeof(*at));
	at[c->m] = kx_addc(l->k, idx[c->m], start);
	return lower_in(l, c, 0, at);
}

static enum status infer_unbind(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	uint32_t d;

	TRY(call_dim(c, 1, t->rank, &d));
	if (!t->rank)
		FAIL_CALL(c, "a tensor without dimensions");
	c->m = (int)d;
	for (int64_t i = 0; i < t->dim[d]; i++) {
		struct tensor *out = out_with(c, t, t->rank - 1);

		for (uint32_t k = d; k + 1 < t->rank; k++) {
			out->dim[k] = t->dim[k + 1];
			out->stride[k] = t->stride[k + 1];
		}
		out->offset += i * t->stride[d];
	}
	return STATUS_OK;
}

static kx at_unbind(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	kx at[RANK_MAX];

	for (uint32_t d = 0; d < IN(c, 0)->rank; d++)
		at[d] = (int)d == c->m ? kx_int(l->k, out) : idx[d - ((int)d > c->m)];
	return lower_in(l, c, 0, at);
}

#define VIEW(name_, schema_, doc_, flags_, what)                                            \
	{                                                                                   \
		.name = name_, .schema = schema_, .doc = doc_, .flags = OP_VIEW | (flags_), \
		.infer = infer_##what, .at = at_##what,                                     \
	}

static const struct op ops[] = {
	VIEW("aten.reshape.default", "(Tensor self, SymInt[] shape) -> Tensor",
	     "the same elements in other sizes", OP_TRANSPARENT, reshape),
	VIEW("aten.view.default", "(Tensor self, SymInt[] size) -> Tensor",
	     "the same elements in other sizes", OP_TRANSPARENT, reshape),
	VIEW("aten._unsafe_view.default", "(Tensor self, SymInt[] size) -> Tensor",
	     "the same elements in other sizes", 0, reshape),
	VIEW("aten.permute.default", "(Tensor self, int[] dims) -> Tensor",
	     "dimensions in another order", OP_TRANSPARENT, permute),
	VIEW("aten.t.default", "(Tensor self) -> Tensor", "two dimensions exchanged",
	     OP_TRANSPARENT, permute),
	VIEW("aten.transpose.int", "(Tensor self, int dim0, int dim1) -> Tensor",
	     "two dimensions exchanged", OP_TRANSPARENT, permute),
	VIEW("aten.expand.default",
	     "(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor",
	     "sizes of 1 repeated", OP_TRANSPARENT, expand),
	VIEW("aten.unsqueeze.default", "(Tensor self, int dim) -> Tensor", "a new size of 1",
	     OP_TRANSPARENT, unsqueeze),
	VIEW("aten.squeeze.default", "(Tensor self) -> Tensor", "no sizes of 1", OP_TRANSPARENT,
	     squeeze),
	VIEW("aten.squeeze.dim", "(Tensor self, int dim) -> Tensor", "one size of 1 fewer",
	     OP_TRANSPARENT, squeeze),
	VIEW("aten.squeeze.dims", "(Tensor self, int[] dim) -> Tensor", "some sizes of 1 fewer",
	     0, squeeze),
	VIEW("aten.slice.Tensor",
	     "(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> "
	     "Tensor",
	     "a range of a dimension", OP_TRANSPARENT, slice),
	VIEW("aten.select.int", "(Tensor self, int dim, SymInt index) -> Tensor",
	     "one place of a dimension", OP_TRANSPARENT, select),
	VIEW("aten.as_strided.default",
	     "(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> "
	     "Tensor",
	     "the storage by strides", OP_TRANSPARENT, as_strided),
	VIEW("aten.alias.default", "(Tensor self) -> Tensor", "the operand", 0, alias),
	VIEW("aten.detach.default", "(Tensor self) -> Tensor", "the operand", 0, alias),
	VIEW("aten.diagonal.default",
	     "(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor", "a diagonal", 0,
	     diagonal),
	VIEW("aten.unfold.default",
	     "(Tensor self, int dimension, int size, int step) -> Tensor",
	     "windows along a dimension", 0, unfold),
	VIEW("aten.split.Tensor", "(Tensor self, SymInt split_size, int dim=0) -> Tensor[]",
	     "equal pieces of a dimension", 0, split),
	VIEW("aten.split_with_sizes.default",
	     "(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]",
	     "pieces of a dimension", 0, split),
	VIEW("aten.unbind.int", "(Tensor self, int dim=0) -> Tensor[]",
	     "all places of a dimension", 0, unbind),
};

const struct op_family op_view = OP_FAMILY(view);

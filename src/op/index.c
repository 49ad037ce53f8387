/* Ops that read at places given by a tensor of integers. */
#include "op/index_int.h"
#include "op/infer_int.h"
#include "op/list_int.h"

#include <string.h>

kx index_wrap(struct kir *k, kx i, int64_t size)
{
	if (kir_at(k, i)->lo < 0)
		i = kx_select(k, kx_lt(k, i, kx_int(k, 0)), kx_addc(k, i, size), i);
	return kx_assume(k, i, size);
}

MUST static enum status broadcast_indices(const struct call *c, uint32_t slot,
					  struct advanced *out)
{
	const struct tensor *in[RANK_MAX];
	uint32_t n = 0;

	for (uint32_t d = 0; d < call_list_len(c, slot); d++) {
		const struct tensor *t = call_in_list(c, slot, d);

		if (!t)
			continue;
		if (dtype_category(t->dtype) != CATEGORY_INT)
			REFUSE_CALL(c, "an index of %s has a size that depends on values",
				    dtype_name(t->dtype));
		in[n++] = t;
		out->indexed[d] = true;
	}
	if (!n)
		FAIL_CALL(c, "no index");
	return infer_broadcast(c, in, n, &out->index_rank, out->index_dim);
}

enum status advanced_read(const struct call *c, uint32_t slot, struct advanced *out)
{
	const struct tensor *t = IN(c, 0);
	uint32_t n = call_list_len(c, slot), first = RANK_MAX, last = 0, count = 0;

	*out = (struct advanced){.rank = t->rank};
	if (n > t->rank)
		FAIL_CALL(c, "%u indices for a tensor of rank %u", n, t->rank);
	TRY(broadcast_indices(c, slot, out));
	for (uint32_t d = 0; d < t->rank; d++) {
		if (!out->indexed[d])
			continue;
		first = first == RANK_MAX ? d : first;
		last = d;
		count++;
	}
	bool together = last - first + 1 == count;

	out->first = together ? first : 0;
	for (uint32_t d = 0, done = 0; d <= t->rank; d++) {
		if (!done && d == out->first) {
			for (uint32_t k = 0; k < out->index_rank; k++)
				out->out_dim[out->out_rank++] = out->index_dim[k];
			done = 1;
		}
		if (d < t->rank && !out->indexed[d])
			out->out_dim[out->out_rank++] = t->dim[d];
	}
	return STATUS_OK;
}

static kx index_value(struct lower *l, const struct call *c, uint32_t slot, uint32_t d,
		      const struct advanced *v, const kx *idx)
{
	const struct tensor *t = call_in_list(c, slot, d);
	uint32_t pad = v->index_rank - t->rank;
	kx at[RANK_MAX];

	for (uint32_t k = 0; k < t->rank; k++)
		at[k] = t->dim[k] == 1 ? kx_int(l->k, 0) : idx[v->first + pad + k];
	return index_wrap(l->k, lower_in_list(l, c, slot, d, at), IN(c, 0)->dim[d]);
}

void advanced_at(struct lower *l, const struct call *c, uint32_t slot, const struct advanced *v,
		 const kx *idx, kx *at)
{
	uint32_t next = 0;

	for (uint32_t d = 0; d < v->rank; d++) {
		if (v->indexed[d]) {
			at[d] = index_value(l, c, slot, d, v, idx);
			continue;
		}
		if (next == v->first)
			next += v->index_rank;
		at[d] = idx[next++];
	}
}

/* ATen restrides self so that indexed dimensions have stride 0 and lets its elementwise
 * rule choose the strides of the result. */
static void advanced_strides(struct call *c, const struct advanced *v, struct tensor *out)
{
	const struct tensor *t = IN(c, 0), *in[RANK_MAX + 1];
	struct tensor walks[RANK_MAX + 1];
	uint32_t n = 1, next = 0;

	walks[0] = *out;
	memset(walks[0].stride, 0, sizeof(walks[0].stride));
	for (uint32_t d = 0; d < t->rank; d++) {
		if (v->indexed[d])
			continue;
		if (next == v->first)
			next += v->index_rank;
		walks[0].stride[next++] = t->stride[d];
	}
	for (uint32_t d = 0; d < call_list_len(c, 1); d++) {
		const struct tensor *x = call_in_list(c, 1, d);

		if (!x)
			continue;
		struct tensor *w = &walks[n++];

		*w = (struct tensor){.dtype = x->dtype, .rank = out->rank};
		for (uint32_t k = 0; k < out->rank; k++)
			w->dim[k] = 1;
		for (uint32_t k = 0; k < x->rank; k++) {
			uint32_t to = v->first + v->index_rank - x->rank + k;

			w->dim[to] = x->dim[k];
			w->stride[to] = x->stride[k];
		}
	}
	for (uint32_t i = 0; i < n; i++)
		in[i] = &walks[i];
	infer_elementwise_strides(out, in, n);
}

static enum status infer_index(struct call *c)
{
	struct advanced v;

	TRY(advanced_read(c, 1, &v));
	struct tensor *out = infer_out(c, IN(c, 0)->dtype, v.out_rank, v.out_dim);

	advanced_strides(c, &v, out);
	return STATUS_OK;
}

static kx at_index(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	struct advanced v;
	kx at[RANK_MAX];

	(void)out;
	if (advanced_read(c, 1, &v))
		return KX_NONE; /* infer has read it before */
	advanced_at(l, c, 1, &v, idx, at);
	return lower_in(l, c, 0, at);
}

/* _unsafe_masked_index(self, mask, indices, fill): what the mask hides is not read. */
static enum status infer_masked_index(struct call *c)
{
	struct advanced v;
	const struct tensor *in[2] = {NULL, IN(c, 1)};
	uint32_t rank;
	int64_t dim[RANK_MAX];

	TRY(advanced_read(c, 2, &v));
	struct tensor t = tensor_contiguous(IN(c, 0)->dtype, v.out_rank, v.out_dim);

	in[0] = &t;
	TRY(infer_broadcast(c, in, 2, &rank, dim));
	infer_out(c, t.dtype, rank, dim);
	return STATUS_OK;
}

static kx at_masked_index(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum dtype d = c->outs[out].dtype;
	struct advanced v;
	kx at[RANK_MAX];

	if (advanced_read(c, 2, &v))
		return KX_NONE;
	kx mask = kx_cast(l->k, lower_in_bcast(l, c, 1, idx, &c->outs[out]), KT_BOOL);
	kx fill = lower_number(l->k, &c->slots[3], d);

	advanced_at(l, c, 2, &v, idx, at);
	return kx_select(l->k, mask, lower_in(l, c, 0, at), fill);
}

static enum status infer_embedding(struct call *c)
{
	const struct tensor *w = IN(c, 0), *i = IN(c, 1);
	int64_t dim[RANK_MAX];

	if (w->rank != 2 || dtype_category(i->dtype) != CATEGORY_INT)
		FAIL_CALL(c, "needs a table of rank 2 and integers");
	memcpy(dim, i->dim, sizeof(dim));
	dim[i->rank] = w->dim[1];
	infer_out(c, w->dtype, i->rank + 1, dim);
	return STATUS_OK;
}

static kx at_embedding(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	uint32_t r = c->outs[out].rank;
	kx at[] = {index_wrap(l->k, lower_in(l, c, 1, idx), IN(c, 0)->dim[0]), idx[r - 1]};

	return lower_in(l, c, 0, at);
}

static enum status infer_gather(struct call *c)
{
	const struct tensor *t = IN(c, 0), *i = IN(c, 2);
	uint32_t d;

	TRY(call_dim(c, 1, t->rank, &d));
	if (i->rank != t->rank && t->rank && i->rank)
		FAIL_CALL(c, "ranks %u and %u", t->rank, i->rank);
	c->m = (int)d;
	infer_out(c, t->dtype, i->rank, i->dim);
	return STATUS_OK;
}

static kx at_gather(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *t = IN(c, 0);
	kx at[RANK_MAX];

	(void)out;
	for (uint32_t d = 0; d < t->rank; d++)
		at[d] = d < c->outs[out].rank ? idx[d] : kx_int(l->k, 0);
	if (t->rank)
		at[c->m] = index_wrap(l->k, lower_in(l, c, 2, idx), t->dim[c->m]);
	return lower_in(l, c, 0, at);
}

static enum status infer_index_select(struct call *c)
{
	const struct tensor *t = IN(c, 0), *i = IN(c, 2);
	struct tensor out = *t;
	uint32_t d;

	TRY(call_dim(c, 1, t->rank, &d));
	if (i->rank > 1)
		FAIL_CALL(c, "an index of rank %u", i->rank);
	c->m = (int)d;
	if (t->rank)
		out.dim[d] = tensor_numel(i);
	infer_out(c, t->dtype, t->rank, out.dim);
	return STATUS_OK;
}

static kx at_index_select(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *t = IN(c, 0);
	kx at[RANK_MAX];

	(void)out;
	memcpy(at, idx, t->rank * sizeof(*at));
	if (t->rank)
		at[c->m] = index_wrap(l->k, lower_in(l, c, 2, &idx[c->m]), t->dim[c->m]);
	return lower_in(l, c, 0, at);
}

/* Place of a value among sorted boundaries: how many are below it (right: or equal). */
static enum status infer_bucketize(struct call *c)
{
	const struct tensor *t = IN(c, 0);

	if (IN(c, 1)->rank != 1)
		FAIL_CALL(c, "boundaries of rank %u", IN(c, 1)->rank);
	infer_out(c, call_bool(c, 2) ? DTYPE_i32 : DTYPE_i64, t->rank, t->dim);
	return STATUS_OK;
}

#define BELOW(t, ctype)                                                                 \
	static void below_##t(size_t n, const void *const *in, void *out, int m, int k) \
	{                                                                               \
		const ctype *a = in[0], *b = in[1];                                     \
		int32_t *o = out;                                                       \
		(void)k;                                                                \
		for (size_t i = 0; i < n; i++)                                          \
			o[i] = m ? !(b[i] > a[i]) : !(b[i] >= a[i]);                    \
	}
BELOW(i64, int64_t)
BELOW(f32, float)
BELOW(f64, double)

static const struct kir_fn below_fn = {
	"below",
	"m ? !(b > a) : !(b >= a)",
	{[KT_I64] = below_i64, [KT_F32] = below_f32, [KT_F64] = below_f64}};

static kx at_bucketize(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum dtype d = promote(IN(c, 0)->dtype, IN(c, 1)->dtype);
	enum ktype t = ktype_of(d) == KT_BOOL ? KT_I64 : ktype_of(d);
	struct kcall call = {&below_fn, KT_BOOL, t, call_bool(c, 3), 0};
	kx var = lower_rvar(l, c, 0, IN(c, 1)->dim[0]);
	uint32_t vars[] = {(uint32_t)kir_at(l->k, var)->i}, n = kir_at(l->k, var)->op == KX_VAR;
	kx args[] = {kx_cast(l->k, lower_in(l, c, 0, idx), t),
		     kx_cast(l->k, lower_in(l, c, 1, &var), t)};
	kx below = kx_cast(l->k, kx_call(l->k, &call, args, 2), KT_I64);

	return lower_cast(l->k, kx_reduce(l->k, KR_SUM, below, vars, n), DTYPE_i64,
			  c->outs[out].dtype);
}

static const struct op ops[] = {
	{
		.name = "aten.index.Tensor",
		.schema = "(Tensor self, Tensor?[] indices) -> Tensor",
		.doc = "elements at places given per dimension",
		.flags = OP_GATHER,
		.infer = infer_index,
		.at = at_index,
	},
	{
		.name = "aten._unsafe_index.Tensor",
		.schema = "(Tensor self, Tensor?[] indices) -> Tensor",
		.doc = "elements at places known to be inside",
		.flags = OP_GATHER,
		.infer = infer_index,
		.at = at_index,
	},
	{
		.name = "aten._unsafe_masked_index.default",
		.schema =
			"(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor",
		.doc = "elements where a mask holds, else a number",
		.flags = OP_GATHER,
		.infer = infer_masked_index,
		.at = at_masked_index,
	},
	{
		.name = "aten.embedding.default",
		.schema = "(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool "
			  "scale_grad_by_freq=False, bool sparse=False) -> Tensor",
		.doc = "rows of a table",
		.flags = OP_GATHER,
		.infer = infer_embedding,
		.at = at_embedding,
	},
	{
		.name = "aten.gather.default",
		.schema = "(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> "
			  "Tensor",
		.doc = "elements at places along a dimension",
		.flags = OP_GATHER,
		.infer = infer_gather,
		.at = at_gather,
	},
	{
		.name = "aten.index_select.default",
		.schema = "(Tensor self, int dim, Tensor index) -> Tensor",
		.doc = "slices at places of a dimension",
		.flags = OP_GATHER,
		.infer = infer_index_select,
		.at = at_index_select,
	},
	{
		.name = "aten.bucketize.Tensor",
		.schema = "(Tensor self, Tensor boundaries, *, bool out_int32=False, bool "
			  "right=False) -> Tensor",
		.doc = "place among sorted boundaries",
		.flags = OP_GATHER | OP_DISCRETE | OP_UNCOUNTED,
		.infer = infer_bucketize,
		.at = at_bucketize,
	},
};

const struct op_family op_index = OP_FAMILY(index);

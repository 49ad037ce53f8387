/* Ops that write at places given by a tensor of integers: a base, and updates to it. */
#include "op/fn_int.h"
#include "op/index_int.h"
#include "op/infer_int.h"
#include "op/list_int.h"

#include <string.h>

/* All of them give a copy of operand 0 with some elements changed. */
static struct tensor *out_like_base(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	struct tensor *out = infer_out(c, t->dtype, t->rank, t->dim);

	infer_preserve(out, t);
	return out;
}

/* Those along a dimension give a contiguous one. */
static void out_flat(struct call *c)
{
	const struct tensor *t = IN(c, 0);

	infer_out(c, t->dtype, t->rank, t->dim);
}

/* One value put wherever a mask over the first dimensions is true: how many elements that
 * is depends on values, but not which could be.  NULL: the indices are none. */
static const struct tensor *mask_of(const struct call *c)
{
	const struct tensor *t = IN(c, 0), *m = call_in_list(c, 1, 0);

	if (call_list_len(c, 1) != 1 || !m || m->dtype != DTYPE_b8 || m->rank > t->rank ||
	    memcmp(m->dim, t->dim, m->rank * sizeof(*m->dim)) || tensor_numel(IN(c, 2)) != 1)
		return NULL;
	return m;
}

/* index_put(self, indices, values, accumulate) */
static enum status infer_index_put(struct call *c)
{
	const struct tensor *in[2] = {NULL, IN(c, 2)};
	struct advanced v;
	uint32_t rank;
	int64_t dim[RANK_MAX];

	if (call_list_len(c, 1) && mask_of(c)) {
		c->upd = tensor_contiguous(IN(c, 0)->dtype, IN(c, 0)->rank, IN(c, 0)->dim);
		out_like_base(c);
		return STATUS_OK;
	}

	TRY(advanced_read(c, 1, &v));
	c->upd = tensor_contiguous(IN(c, 0)->dtype, v.out_rank, v.out_dim);
	in[0] = &c->upd;
	TRY(infer_broadcast(c, in, 2, &rank, dim));
	if (rank != v.out_rank || memcmp(dim, v.out_dim, rank * sizeof(*dim)) != 0)
		FAIL_CALL(c, "values do not fit the places");
	out_like_base(c);
	return STATUS_OK;
}

static kx value_at(struct lower *l, const struct call *c, uint32_t slot, const kx *u)
{
	return lower_cast(l->k, lower_in_bcast(l, c, slot, u, &c->upd), IN(c, slot)->dtype,
			  c->outs[0].dtype);
}

static void put_index(struct lower *l, const struct call *c, const kx *u, struct scatter *s)
{
	struct advanced v;

	if (mask_of(c)) {
		memcpy(s->idx, u, c->upd.rank * sizeof(*u));
		s->valid = kx_cast(l->k, lower_in_list(l, c, 1, 0, u), KT_BOOL);
	} else if (advanced_read(c, 1, &v)) {
		return; /* infer has read it before */
	} else {
		advanced_at(l, c, 1, &v, u, s->idx);
	}
	s->value = value_at(l, c, 2, u);
	s->mode = call_bool(c, 3) ? SCATTER_ADD : SCATTER_SET;
}

/* _unsafe_masked_index_put_accumulate(self, mask, indices, values) */
static enum status infer_masked_put(struct call *c)
{
	struct advanced v;
	const struct tensor *in[3] = {NULL, IN(c, 1), IN(c, 3)};
	uint32_t rank;
	int64_t dim[RANK_MAX];

	TRY(advanced_read(c, 2, &v));
	struct tensor t = tensor_contiguous(IN(c, 0)->dtype, v.out_rank, v.out_dim);

	in[0] = &t;
	TRY(infer_broadcast(c, in, 3, &rank, dim));
	c->upd = tensor_contiguous(t.dtype, rank, dim);
	out_like_base(c);
	return STATUS_OK;
}

static void put_masked(struct lower *l, const struct call *c, const kx *u, struct scatter *s)
{
	struct advanced v;

	if (advanced_read(c, 2, &v))
		return;
	s->valid = kx_cast(l->k, lower_in_bcast(l, c, 1, u, &c->upd), KT_BOOL);
	advanced_at(l, c, 2, &v, u, s->idx);
	for (uint32_t d = 0; d < v.rank; d++) /* what the mask hides may be any number */
		s->idx[d] = kx_select(l->k, s->valid, s->idx[d], kx_int(l->k, 0));
	s->value = value_at(l, c, 3, u);
	s->mode = SCATTER_ADD;
}

/* scatter(self, dim, index, src | value): updates are as many as indices. */
static enum status infer_scatter(struct call *c)
{
	const struct tensor *t = IN(c, 0), *i = IN(c, 2);
	uint32_t d;

	TRY(call_dim(c, 1, t->rank, &d));
	if (t->rank && i->rank && i->rank != t->rank)
		FAIL_CALL(c, "ranks %u and %u", t->rank, i->rank);
	c->m = (int)d;
	c->upd = tensor_contiguous(t->dtype, i->rank, i->dim);
	out_flat(c);
	return STATUS_OK;
}

static void scatter_places(struct lower *l, const struct call *c, const kx *u,
			   struct scatter *s)
{
	const struct tensor *t = IN(c, 0);

	for (uint32_t d = 0; d < t->rank; d++)
		s->idx[d] = d < c->upd.rank ? u[d] : kx_int(l->k, 0);
	if (t->rank)
		s->idx[c->m] = index_wrap(l->k, lower_in(l, c, 2, u), t->dim[c->m]);
}

static void put_src(struct lower *l, const struct call *c, const kx *u, struct scatter *s)
{
	scatter_places(l, c, u, s);
	s->value = lower_cast(l->k, lower_in(l, c, 3, u), IN(c, 3)->dtype, c->outs[0].dtype);
	s->mode = strstr(c->op->name, "scatter_add") ? SCATTER_ADD : SCATTER_SET;
}

static void put_value(struct lower *l, const struct call *c, const kx *u, struct scatter *s)
{
	enum dtype d = c->outs[0].dtype;

	scatter_places(l, c, u, s);
	s->value = lower_number(l->k, &c->slots[3], d);
	s->mode = SCATTER_SET;
}

static enum status infer_scatter_reduce(struct call *c)
{
	static const char *const words[] = {"sum", "prod", "amin", "amax"};
	static const enum scatter_mode modes[] = {SCATTER_ADD, SCATTER_PROD, SCATTER_MIN,
						  SCATTER_MAX};

	TRY(infer_scatter(c));
	int d = c->m;

	for (int i = 0; i < 4; i++)
		if (str_is(c->slots[4].s, words[i])) {
			c->m = d | (int)modes[i] << 8;
			return STATUS_OK;
		}
	REFUSE_CALL(c, "no lowering for '" STR_FMT "', nor has Inductor one",
		    STR_ARG(c->slots[4].s));
}

static void put_reduce(struct lower *l, const struct call *c, const kx *u, struct scatter *s)
{
	const struct tensor *t = IN(c, 0);
	int d = c->m & 0xff;

	for (uint32_t i = 0; i < t->rank; i++)
		s->idx[i] = i < c->upd.rank ? u[i] : kx_int(l->k, 0);
	if (t->rank)
		s->idx[d] = index_wrap(l->k, lower_in(l, c, 2, u), t->dim[d]);
	s->value = lower_cast(l->k, lower_in(l, c, 3, u), IN(c, 3)->dtype, c->outs[0].dtype);
	s->mode = (enum scatter_mode)(c->m >> 8);
	s->skips_base = !call_bool(c, 5);
}

/* index_add(self, dim, index, source, *, alpha) */
static enum status infer_index_add(struct call *c)
{
	const struct tensor *t = IN(c, 0), *src = IN(c, 3);
	uint32_t d;

	TRY(call_dim(c, 1, t->rank, &d));
	if (src->rank != t->rank || (t->rank && src->dim[d] != tensor_numel(IN(c, 2))))
		FAIL_CALL(c, "the source does not fit");
	c->m = (int)d;
	c->upd = tensor_contiguous(t->dtype, src->rank, src->dim);
	out_flat(c);
	return STATUS_OK;
}

static void put_index_add(struct lower *l, const struct call *c, const kx *u, struct scatter *s)
{
	const struct tensor *t = IN(c, 0);
	enum dtype d = c->outs[0].dtype;
	enum ktype kt = ktype_of(d) == KT_BOOL ? KT_I64 : ktype_of(d);
	kx alpha = kt == KT_I64 ? kx_int(l->k, call_int(c, 4))
				: kx_float(l->k, kt, call_f64(c, 4));

	memcpy(s->idx, u, t->rank * sizeof(*u));
	if (t->rank)
		s->idx[c->m] = index_wrap(
			l->k, lower_in(l, c, 2, IN(c, 2)->rank ? &u[c->m] : u), t->dim[c->m]);
	kx args[] = {kx_cast(l->k, lower_in(l, c, 3, u), kt), alpha};

	s->value = lower_cast(l->k, fn_call(l->k, &fn_mul, kt, args, 2), d, d);
	s->mode = SCATTER_ADD;
}

/* as_strided_scatter(self, src, size, stride, offset): places of the storage of self. */
static enum status infer_strided_scatter(struct call *c)
{
	struct tensor want = {.dtype = IN(c, 0)->dtype};

	want.rank = call_ints(c, 2, want.dim);
	if (call_ints(c, 3, want.stride) != want.rank || !tensor_same_shape(&want, IN(c, 1)))
		FAIL_CALL(c, "the source does not fit the strides");
	want.offset = call_has(c, 4) ? call_int(c, 4) : IN(c, 0)->offset;
	TRY(tensor_check(&want));
	if (!tensor_is_dense(IN(c, 0)))
		FAIL_CALL(c, "a base with gaps between its elements");
	c->upd = want;
	out_like_base(c);
	return STATUS_OK;
}

static void put_strided(struct lower *l, const struct call *c, const kx *u, struct scatter *s)
{
	const struct tensor *t = IN(c, 0);
	uint32_t order[RANK_MAX];
	kx at = kx_int(l->k, c->upd.offset - t->offset);

	for (uint32_t d = 0; d < c->upd.rank; d++)
		at = kx_add(l->k, at, kx_mulc(l->k, u[d], c->upd.stride[d]));
	tensor_order(t, order);
	for (uint32_t i = t->rank; i-- > 0;) { /* innermost first */
		int64_t n = t->dim[order[i]] > 0 ? t->dim[order[i]] : 1;

		s->idx[order[i]] = i ? kx_mod(l->k, at, n) : at;
		at = kx_div(l->k, at, n);
	}
	s->value = lower_cast(l->k, lower_in(l, c, 1, u), IN(c, 1)->dtype, c->outs[0].dtype);
	s->mode = SCATTER_SET;
}

#define SCATTER(name_, schema_, doc_, fuse_, infer_, put_)                    \
	{                                                                     \
		.name = name_, .schema = schema_, .doc = doc_, .fuse = fuse_, \
		.flags = OP_SCATTER, .infer = infer_, .scatter = put_,        \
	}

static const struct op ops[] = {
	SCATTER("aten.index_put.default",
		"(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> "
		"Tensor",
		"values at places given per dimension", FUSE_YES, infer_index_put, put_index),
	SCATTER("aten._unsafe_index_put.default",
		"(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> "
		"Tensor",
		"values at places known to be inside", FUSE_YES, infer_index_put, put_index),
	SCATTER("aten._unsafe_masked_index_put_accumulate.default",
		"(Tensor self, Tensor mask, Tensor?[] indices, Tensor values) -> Tensor",
		"values added at places where a mask holds", FUSE_YES, infer_masked_put,
		put_masked),
	SCATTER("aten.scatter.src",
		"(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
		"values at places along a dimension", FUSE_YES, infer_scatter, put_src),
	SCATTER("aten.scatter.value",
		"(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
		"a number at places along a dimension", FUSE_YES, infer_scatter, put_value),
	SCATTER("aten.scatter_add.default",
		"(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
		"values added at places along a dimension", FUSE_YES, infer_scatter, put_src),
	SCATTER("aten.scatter_reduce.two",
		"(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool "
		"include_self=True) -> Tensor",
		"values folded in at places along a dimension", FUSE_YES, infer_scatter_reduce,
		put_reduce),
	SCATTER("aten.index_add.default",
		"(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> "
		"Tensor",
		"slices added at places of a dimension", FUSE_NO_LOWERING, infer_index_add,
		put_index_add),
	SCATTER("aten.as_strided_scatter.default",
		"(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? "
		"storage_offset=None) -> Tensor",
		"values at places of the storage", FUSE_YES, infer_strided_scatter,
		put_strided),
};

const struct op_family op_scatter = OP_FAMILY(scatter);

/* Elementwise ops that choose between values: a mask, a triangle, half of a tensor. */
#include "op/infer_int.h"
#include "op/list_int.h"

/* clang-format off */
#include "base/half.h"
#include "base/philox.h"
#include "op/prelude.h"
/* clang-format on */

/* A mask is a boolean whatever the values are computed in. */
#define WHERE(t, ctype)                                                                 \
	static void where_##t(size_t n, const void *const *in, void *out, int m, int k) \
	{                                                                               \
		const int32_t *c = in[0];                                               \
		const ctype *a = in[1], *b = in[2];                                     \
		ctype *o = out;                                                         \
		(void)m, (void)k;                                                       \
		for (size_t i = 0; i < n; i++)                                          \
			o[i] = c[i] ? a[i] : b[i];                                      \
	}
WHERE(i64, int64_t)
WHERE(f32, float)
WHERE(f64, double)

static const struct kir_fn where_fn = {
	"where",
	"a ? b : c",
	{[KT_I64] = where_i64, [KT_F32] = where_f32, [KT_F64] = where_f64}};

static kx pick(struct kir *k, kx mask, kx a, kx b, enum dtype d)
{
	enum ktype t = ktype_of(d) == KT_BOOL ? KT_I64 : ktype_of(d);
	struct kcall call = {&where_fn, t, t, 0, 0};
	kx args[] = {kx_cast(k, mask, KT_BOOL), kx_cast(k, a, t), kx_cast(k, b, t)};

	return lower_cast(k, kx_call(k, &call, args, 3), d, d);
}

/* A tensor or a number, in the type that it is chosen in. */
static kx value_at(struct lower *l, const struct call *c, uint32_t slot, const kx *idx)
{
	enum dtype d = c->outs[0].dtype;
	const struct arg *arg = &c->slots[slot];

	if (arg->kind == ARG_NODE)
		return lower_cast(l->k, lower_in_bcast(l, c, slot, idx, &c->outs[0]),
				  IN(c, slot)->dtype, d);
	return lower_number(l->k, arg, d);
}

static enum status infer_where(struct call *c)
{
	struct promotion p = {.default_float = call_default_float(c)};
	const struct tensor *in[3];
	uint32_t n = 0, rank;
	int64_t dim[RANK_MAX];

	for (uint32_t i = 0; i < 3; i++) {
		const struct tensor *t = IN(c, i);

		if (t)
			in[n++] = t;
		if (i && t)
			promotion_tensor(&p, t);
		else if (i)
			promotion_scalar(&p, &c->slots[i]);
	}
	TRY(infer_broadcast(c, in, n, &rank, dim));
	infer_elementwise_strides(infer_out(c, promotion_result(&p), rank, dim), in, n);
	return STATUS_OK;
}

static kx at_where(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	(void)out;
	return pick(l->k, lower_in_bcast(l, c, 0, idx, &c->outs[0]), value_at(l, c, 1, idx),
		    value_at(l, c, 2, idx), c->outs[0].dtype);
}

/* masked_fill(self, mask, value): the type is self's. */
static enum status infer_masked_fill(struct call *c)
{
	const struct tensor *in[] = {IN(c, 0), IN(c, 1)};
	uint32_t rank;
	int64_t dim[RANK_MAX];

	TRY(infer_broadcast(c, in, 2, &rank, dim));
	infer_out(c, in[0]->dtype, rank, dim);
	return STATUS_OK;
}

static kx at_masked_fill(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	(void)out;
	return pick(l->k, lower_in_bcast(l, c, 1, idx, &c->outs[0]), value_at(l, c, 2, idx),
		    value_at(l, c, 0, idx), c->outs[0].dtype);
}

static enum status infer_triangle(struct call *c)
{
	const struct tensor *t = IN(c, 0);

	if (t->rank < 2)
		FAIL_CALL(c, "needs two dimensions");
	infer_out(c, t->dtype, t->rank, t->dim);
	return STATUS_OK;
}

static kx zero_of(struct kir *k, enum dtype d)
{
	return dtype_is_float(d) ? kx_float(k, ktype_of(d), 0)
				 : kx_cast(k, kx_int(k, 0), ktype_of(d));
}

/* col - row <= diagonal is the lower triangle. */
static kx below(struct lower *l, const struct call *c, const kx *idx, int64_t diagonal)
{
	uint32_t r = c->outs[0].rank;
	kx d = kx_sub(l->k, idx[r - 1], idx[r - 2]);

	return kx_lt(l->k, d, kx_int(l->k, diagonal + 1));
}

static kx at_tril(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum dtype d = c->outs[out].dtype;

	return pick(l->k, below(l, c, idx, call_int(c, 1)), lower_in(l, c, 0, idx),
		    zero_of(l->k, d), d);
}

static kx at_triu(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum dtype d = c->outs[out].dtype;
	kx keep = kx_not(l->k, below(l, c, idx, call_int(c, 1) - 1));

	return pick(l->k, keep, lower_in(l, c, 0, idx), zero_of(l->k, d), d);
}

#define GLU(t, ctype, e)                                                              \
	static void glu_##t(size_t n, const void *const *in, void *out, int m, int k) \
	{                                                                             \
		const ctype *a = in[0], *b = in[1];                                   \
		ctype *o = out;                                                       \
		(void)m, (void)k;                                                     \
		for (size_t i = 0; i < n; i++)                                        \
			o[i] = a[i] * (1 / (1 + e(-b[i])));                           \
	}
GLU(f32, float, s_exp_f32)
GLU(f64, double, s_exp_f64)

static const struct kir_fn glu_fn = {
	"glu", "a * (1 / (1 + s_exp(-b)))", {[KT_F32] = glu_f32, [KT_F64] = glu_f64}};

static enum status infer_glu(struct call *c)
{
	struct tensor t = *IN(c, 0);
	const struct tensor *halves[] = {&t, &t};
	uint32_t d;

	TRY(call_dim(c, 1, t.rank, &d));
	if (!t.rank || t.dim[d] % 2 || !dtype_is_float(t.dtype))
		FAIL_CALL(c, "needs floats and an even size");
	c->m = (int)d;
	t.dim[d] /= 2;
	infer_elementwise_strides(infer_out(c, t.dtype, t.rank, t.dim), halves, 2);
	return STATUS_OK;
}

static kx at_glu(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *o = &c->outs[out];
	enum ktype t = ktype_of(o->dtype);
	struct kcall call = {&glu_fn, t, t, 0, 0};
	kx at[RANK_MAX], args[2];

	for (uint32_t d = 0; d < o->rank; d++)
		at[d] = idx[d];
	args[0] = lower_in(l, c, 0, at);
	at[c->m] = kx_addc(l->k, idx[c->m], o->dim[c->m]);
	args[1] = lower_in(l, c, 0, at);
	return kx_call(l->k, &call, args, 2);
}

static const struct op ops[] = {
	{
		.name = "aten.where.self",
		.schema = "(Tensor condition, Tensor self, Tensor other) -> Tensor",
		.doc = "b where a, else c",
		.flags = OP_POINTWISE | OP_NUMBERS,
		.infer = infer_where,
		.at = at_where,
	},
	{
		.name = "aten.masked_fill.Scalar",
		.schema = "(Tensor self, Tensor mask, Scalar value) -> Tensor",
		.doc = "c where b, else a",
		.flags = OP_POINTWISE,
		.infer = infer_masked_fill,
		.at = at_masked_fill,
	},
	{
		.name = "aten.masked_fill.Tensor",
		.schema = "(Tensor self, Tensor mask, Tensor value) -> Tensor",
		.doc = "c where b, else a",
		.flags = OP_POINTWISE,
		.infer = infer_masked_fill,
		.at = at_masked_fill,
	},
	{
		.name = "aten.tril.default",
		.schema = "(Tensor self, SymInt diagonal=0) -> Tensor",
		.doc = "the lower triangle, zero elsewhere",
		.flags = OP_POINTWISE,
		.infer = infer_triangle,
		.at = at_tril,
	},
	{
		.name = "aten.triu.default",
		.schema = "(Tensor self, SymInt diagonal=0) -> Tensor",
		.doc = "the upper triangle, zero elsewhere",
		.flags = OP_POINTWISE,
		.infer = infer_triangle,
		.at = at_triu,
	},
	{
		.name = "aten.glu.default",
		.schema = "(Tensor self, int dim=-1) -> Tensor",
		.doc = "first half times the sigmoid of the second",
		.flags = OP_POINTWISE,
		.ulp = 4,
		.infer = infer_glu,
		.at = at_glu,
	},
};

const struct op_family op_choose = OP_FAMILY(choose);

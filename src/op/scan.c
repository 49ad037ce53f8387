/* Scans: a fold over the places up to this one. */
#include "op/infer_int.h"
#include "op/list_int.h"

#include <math.h>
#include <string.h>

/* clang-format off */
#include "base/half.h"
#include "base/philox.h"
#include "op/prelude.h"
/* clang-format on */

static enum status infer_scan(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	enum dtype d = dtype_is_float(t->dtype) ? t->dtype : DTYPE_i64;
	uint32_t dim;

	TRY(call_dim(c, 1, t->rank, &dim));
	c->m = (int)dim;
	infer_out(c, call_has(c, 2) ? call_dtype(c, 2) : d, t->rank, t->dim);
	return STATUS_OK;
}

static kx at_scan(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *o = &c->outs[out];
	bool is_prod = strstr(c->op->name, "prod");
	enum ktype t = ktype_of(o->dtype) == KT_BOOL ? KT_I64 : ktype_of(o->dtype);
	kx at[RANK_MAX], one = kx_cast(l->k, kx_int(l->k, is_prod), t);

	if (!o->rank)
		return lower_cast(l->k, lower_in(l, c, 0, idx), IN(c, 0)->dtype, o->dtype);
	kx var = lower_rvar(l, c, 0, o->dim[c->m]);
	uint32_t vars[] = {(uint32_t)kir_at(l->k, var)->i}, n = kir_at(l->k, var)->op == KX_VAR;

	memcpy(at, idx, o->rank * sizeof(*at));
	at[c->m] = var;
	kx x = kx_cast(l->k, lower_cast(l->k, lower_in(l, c, 0, at), IN(c, 0)->dtype, o->dtype),
		       t);

	x = kx_select(l->k, kx_lt(l->k, idx[c->m], var), one, x);
	return lower_cast(l->k, kx_reduce(l->k, is_prod ? KR_PROD : KR_SUM, x, vars, n),
			  o->dtype, o->dtype);
}

/* Terms relative to their largest, b; alike infinities leave 1. */
#define BLOCK(name, t, ctype, ...)                                                       \
	static void name##_##t(size_t n, const void *const *in, void *out, int m, int k) \
	{                                                                                \
		const ctype *pa = in[0], *pb = in[1];                                    \
		ctype *po = out;                                                         \
		(void)m, (void)k;                                                        \
		for (size_t i = 0; i < n; i++) {                                         \
			const ctype a = pa[i], b = pb[i];                                \
			po[i] = __VA_ARGS__;                                             \
		}                                                                        \
	}
#define FLOATS(name, ...)                        \
	BLOCK(name, f32, float, __VA_ARGS__)     \
	BLOCK(name, f64, double, __VA_ARGS__)    \
	static const struct kir_fn name##_fn = { \
		#name, #__VA_ARGS__, {[KT_F32] = name##_f32, [KT_F64] = name##_f64}};

FLOATS(share, a == b ? 1 : s_exp(a - b))
FLOATS(logsum, s_log(a) + b)

static kx pair_call(struct kir *k, const struct kir_fn *fn, enum ktype t, kx a, kx b)
{
	struct kcall call = {fn, t, t, 0, 0};
	kx args[] = {a, b};

	return kx_call(k, &call, args, 2);
}

static enum status infer_logcumsumexp(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	uint32_t dim;

	TRY(call_dim(c, 1, t->rank, &dim));
	if (!dtype_is_float(t->dtype))
		FAIL_CALL(c, "not for %s", dtype_name(t->dtype));
	c->m = (int)dim;
	infer_out(c, t->dtype, t->rank, t->dim);
	return STATUS_OK;
}

/* x at the k-th variable of the scanned dimension, or `absent` beyond this place. */
static kx term(struct lower *l, const struct call *c, const kx *idx, uint32_t k, uint32_t *var,
	       uint32_t *n)
{
	const struct tensor *o = &c->outs[0];
	kx v = lower_rvar(l, c, k, o->dim[c->m]), at[RANK_MAX];

	*n = kir_at(l->k, v)->op == KX_VAR;
	*var = (uint32_t)kir_at(l->k, v)->i;
	memcpy(at, idx, o->rank * sizeof(*at));
	at[c->m] = v;
	return kx_select(l->k, kx_lt(l->k, idx[c->m], v),
			 kx_float(l->k, ktype_of(o->dtype), -HUGE_VAL), lower_in(l, c, 0, at));
}

static kx at_logcumsumexp(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum ktype t = ktype_of(c->outs[out].dtype);
	uint32_t var, n;

	if (!c->outs[out].rank)
		return lower_in(l, c, 0, idx);
	kx x = term(l, c, idx, 1, &var, &n);
	kx most = kx_reduce(l->k, KR_MAX, x, &var, n);

	x = term(l, c, idx, 0, &var, &n);
	kx beyond = kx_lt(l->k, idx[c->m], lower_rvar(l, c, 0, c->outs[out].dim[c->m]));
	kx share = kx_select(l->k, beyond, kx_float(l->k, t, 0),
			     pair_call(l->k, &share_fn, t, x, most));

	return pair_call(l->k, &logsum_fn, t, kx_reduce(l->k, KR_SUM, share, &var, n), most);
}

static const struct op ops[] = {
	{
		.name = "aten.cumsum.default",
		.schema = "(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
		.doc = "running sum",
		.fuse = FUSE_SCAN,
		.flags = OP_UNCOUNTED,
		.infer = infer_scan,
		.at = at_scan,
	},
	{
		.name = "aten.cumprod.default",
		.schema = "(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
		.doc = "running product",
		.fuse = FUSE_SCAN,
		.flags = OP_UNCOUNTED,
		.infer = infer_scan,
		.at = at_scan,
	},
	{
		.name = "aten.logcumsumexp.default",
		.schema = "(Tensor self, int dim) -> Tensor",
		.doc = "logarithm of the running sum of exponentials",
		.fuse = FUSE_SCAN,
		.flags = OP_CANCELS | OP_UNCOUNTED,
		.ulp = 4,
		.infer = infer_logcumsumexp,
		.at = at_logcumsumexp,
	},
};

const struct op_family op_scan = OP_FAMILY(scan);

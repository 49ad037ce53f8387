/* Draws that are functions of a seed and of the element's place: corpus.md, section 12. */
#include "op/infer_int.h"
#include "op/list_int.h"

/* clang-format off */
#include "base/half.h"
#include "base/philox.h"
#include "op/prelude.h"
/* clang-format on */

#define DRAW(name, ctype, call)                                                    \
	static void name(size_t n, const void *const *in, void *out, int m, int k) \
	{                                                                          \
		const int64_t *a = in[0], *b = in[1];                              \
		ctype *o = out;                                                    \
		(void)m, (void)k;                                                  \
		for (size_t i = 0; i < n; i++)                                     \
			o[i] = (ctype)call(a[i], b[i]);                            \
	}
DRAW(rand_f32, float, s_rand)
DRAW(rand_f64, double, s_rand)
DRAW(randn_f32, float, s_randn)
DRAW(randn_f64, double, s_randn)

static void randint_i64(size_t n, const void *const *in, void *out, int m, int k)
{
	const int64_t *a = in[0], *b = in[1], *c = in[2], *d = in[3];
	int64_t *o = out;

	(void)m;
	(void)k;
	for (size_t i = 0; i < n; i++)
		o[i] = s_randint(a[i], b[i], c[i], d[i]);
}

static const struct kir_fn rand_fn = {
	"rand", "s_rand(a, b)", {[KT_F32] = rand_f32, [KT_F64] = rand_f64}};
static const struct kir_fn randn_fn = {
	"randn", "s_randn(a, b)", {[KT_F32] = randn_f32, [KT_F64] = randn_f64}};
static const struct kir_fn randint_fn = {
	"randint", "s_randint(a, b, c, d)", {[KT_I64] = randint_i64}};

static enum status infer_lookup(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	int64_t i = call_int(c, 1);

	if (t->rank != 1 || i < 0 || i >= t->dim[0])
		FAIL_CALL(c, "seed %lld of %lld", (long long)i, (long long)tensor_numel(t));
	infer_out(c, t->dtype, 0, NULL);
	return STATUS_OK;
}

static kx at_lookup(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	kx at = kx_int(l->k, call_int(c, 1));

	(void)out;
	(void)idx;
	return lower_in(l, c, 0, &at);
}

static enum status infer_seeds(struct call *c)
{
	int64_t n = call_int(c, 0);

	if (n < 0)
		FAIL_CALL(c, "%lld seeds", (long long)n);
	infer_out(c, DTYPE_i64, 1, &n);
	return STATUS_OK;
}

/* Fresh seeds are never compared; these are words of a fixed stream below 2^63 - 1. */
static kx at_seeds(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	struct kcall call = {&randint_fn, KT_I64, KT_I64, 0, 0};
	kx args[] = {kx_int(l->k, 5), idx[0], kx_int(l->k, 0), kx_int(l->k, INT64_MAX)};

	(void)c;
	(void)out;
	return kx_call(l->k, &call, args, 4);
}

static enum status infer_random(struct call *c)
{
	int64_t dim[RANK_MAX];
	uint32_t rank = call_ints(c, 0, dim);
	bool is_normal = str_is(c->slots[2].s, "randn");

	if (!is_normal && !str_is(c->slots[2].s, "rand"))
		FAIL_CALL(c, "no distribution '" STR_FMT "'", STR_ARG(c->slots[2].s));
	c->m = is_normal;
	infer_out(c, call_default_float(c), rank, dim);
	return STATUS_OK;
}

static kx element(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	return lower_flatten(l->k, c->outs[out].rank, c->outs[out].dim, idx);
}

static kx at_random(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum ktype t = ktype_of(c->outs[out].dtype);
	struct kcall call = {c->m ? &randn_fn : &rand_fn, t, t, 0, 0};
	kx args[] = {lower_in(l, c, 1, NULL), element(l, c, out, idx)};

	return kx_call(l->k, &call, args, 2);
}

static enum status infer_randint(struct call *c)
{
	int64_t dim[RANK_MAX];
	uint32_t rank = call_ints(c, 2, dim);

	if (call_int(c, 1) <= call_int(c, 0))
		FAIL_CALL(c, "nothing between %lld and %lld", (long long)call_int(c, 0),
			  (long long)call_int(c, 1));
	infer_out(c, DTYPE_i64, rank, dim);
	return STATUS_OK;
}

static kx at_randint(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	struct kcall call = {&randint_fn, KT_I64, KT_I64, 0, 0};
	kx args[] = {lower_in(l, c, 3, NULL), element(l, c, out, idx),
		     kx_int(l->k, call_int(c, 0)), kx_int(l->k, call_int(c, 1))};

	return kx_call(l->k, &call, args, 4);
}

static const struct op ops[] = {
	{
		.name = "prims.inductor_lookup_seed.default",
		.schema = "(Tensor seeds, int index) -> Tensor",
		.doc = "one of the seeds",
		.infer = infer_lookup,
		.at = at_lookup,
	},
	{
		.name = "prims.inductor_seeds.default",
		.schema = "(int count, Device device) -> Tensor",
		.doc = "fresh seeds; never compared",
		.flags = OP_RANDOM | OP_ALLOC,
		.infer = infer_seeds,
		.at = at_seeds,
	},
	{
		.name = "prims.inductor_random.default",
		.schema = "(SymInt[] size, Tensor seed, str mode, *, ScalarType? "
			  "align_dtype=None) -> "
			  "Tensor",
		.doc = "uniform in [0, 1), or normal",
		.flags = OP_RANDOM | OP_ALLOC,
		.ulp = 4,
		.infer = infer_random,
		.at = at_random,
	},
	{
		.name = "prims.inductor_randint.default",
		.schema = "(SymInt low, SymInt high, SymInt[] size, Tensor seed) -> Tensor",
		.doc = "uniform integers in [low, high)",
		.flags = OP_RANDOM | OP_ALLOC,
		.infer = infer_randint,
		.at = at_randint,
	},
};

const struct op_family op_random = OP_FAMILY(random);

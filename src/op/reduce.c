/* Ops that fold elements along dimensions. */
#include "op/fn_int.h"
#include "op/infer_int.h"
#include "op/list_int.h"

/* What kind of type the result has. */
enum result { SAME, SUM_TYPE, FLOATS, BOOLS };

struct reduce {
	enum kreduce fold;
	enum result result;
	int dim_slot, keep_slot, dtype_slot; /* -1: none */
	bool mean;                           /* divided by the count */
	bool needs_some;                     /* has no value over nothing */
};

struct domain {
	uint32_t rank, nred;
	bool reduced[RANK_MAX];
	bool keep;
	int64_t count;
};

/* Which dimensions are folded: none given, or an empty list, means all. */
MUST static enum status read_domain(const struct call *c, int dim_slot, int keep_slot,
				    struct domain *dom)
{
	const struct tensor *t = IN(c, 0);
	int64_t dim[RANK_MAX];
	bool is_seen[RANK_MAX] = {false};
	uint32_t n = dim_slot < 0 ? 0 : call_ints(c, (uint32_t)dim_slot, dim);

	*dom = (struct domain){.rank = t->rank, .count = 1};
	dom->keep = keep_slot >= 0 && call_bool(c, (uint32_t)keep_slot);
	for (uint32_t i = 0; i < n; i++) {
		int64_t r = t->rank ? t->rank : 1;

		if (dim[i] < -r || dim[i] >= r)
			FAIL_CALL(c, "dimension %lld of a tensor of rank %u", (long long)dim[i],
				  t->rank);
		int64_t d = dim[i] < 0 ? dim[i] + r : dim[i];

		if (is_seen[d])
			FAIL_CALL(c, "dimension %lld is there twice", (long long)dim[i]);
		is_seen[d] = true;
		if (t->rank)
			dom->reduced[d] = true;
	}
	for (uint32_t d = 0; d < t->rank; d++) {
		dom->reduced[d] |= !n;
		dom->nred += dom->reduced[d];
		dom->count *= dom->reduced[d] ? t->dim[d] : 1;
	}
	return STATUS_OK;
}

static struct tensor *domain_out(struct call *c, const struct domain *dom, enum dtype d)
{
	const struct tensor *t = IN(c, 0);
	int64_t dim[RANK_MAX];
	uint32_t rank = 0;

	for (uint32_t i = 0; i < t->rank; i++) {
		if (!dom->reduced[i])
			dim[rank++] = t->dim[i];
		else if (dom->keep)
			dim[rank++] = 1;
	}
	return infer_out(c, d, rank, dim);
}

static const struct reduce *row_of(const struct call *c)
{
	return c->op->data;
}

static enum dtype result_dtype(const struct call *c, const struct reduce *r)
{
	enum dtype d = IN(c, 0)->dtype;

	if (r->dtype_slot >= 0 && call_has(c, (uint32_t)r->dtype_slot))
		return call_dtype(c, (uint32_t)r->dtype_slot);
	switch (r->result) {
	case SAME:
	case FLOATS:
		return d;
	case SUM_TYPE:
		return dtype_is_float(d) ? d : DTYPE_i64;
	case BOOLS:
		return d == DTYPE_u8 ? DTYPE_u8 : DTYPE_b8;
	}
	return d;
}

static enum status infer_reduce(struct call *c)
{
	const struct reduce *r = row_of(c);
	struct domain dom;

	TRY(read_domain(c, r->dim_slot, r->keep_slot, &dom));
	if (r->needs_some && !dom.count)
		FAIL_CALL(c, "of no elements");
	enum dtype d = result_dtype(c, r);

	if (r->result == FLOATS && !dtype_is_float(d))
		FAIL_CALL(c, "not for %s", dtype_name(d));
	domain_out(c, &dom, d);
	return STATUS_OK;
}

/* The operand's index: kept dimensions from idx, folded ones from variables of their
 * own.  A reduction inside another needs other variables: `nest` counts them. */
static uint32_t operand_index(struct lower *l, const struct call *c, const struct domain *dom,
			      const kx *idx, kx *at, uint32_t *vars, uint32_t nest)
{
	const struct tensor *t = IN(c, 0);
	uint32_t nvars = 0, next = 0;

	for (uint32_t d = 0; d < t->rank; d++) {
		if (!dom->reduced[d]) {
			at[d] = idx[next++];
			continue;
		}
		next += dom->keep;
		at[d] = lower_rvar(l, c, d + nest * RANK_MAX, t->dim[d]);
		if (kir_at(l->k, at[d])->op == KX_VAR)
			vars[nvars++] = (uint32_t)kir_at(l->k, at[d])->i;
	}
	return nvars;
}

static kx divide(struct kir *k, kx a, double by, enum ktype t)
{
	kx args[] = {a, kx_float(k, t, by)};

	return fn_call(k, &fn_div, t, args, 2);
}

static kx at_reduce(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct reduce *r = row_of(c);
	enum dtype d = c->outs[out].dtype;
	bool logic = r->fold == KR_ANY || r->fold == KR_ALL;
	struct domain dom;
	kx at[RANK_MAX];
	uint32_t vars[RANK_MAX];

	if (read_domain(c, r->dim_slot, r->keep_slot, &dom))
		return KX_NONE; /* infer has read it before */
	uint32_t n = operand_index(l, c, &dom, idx, at, vars, 0);
	kx x = lower_in(l, c, 0, at);

	x = logic ? kx_cast(l->k, x, KT_BOOL) : lower_cast(l->k, x, IN(c, 0)->dtype, d);
	if (r->fold == KR_SUM || r->fold == KR_PROD)
		x = kx_cast(l->k, x, ktype_of(d) == KT_BOOL ? KT_I64 : ktype_of(d));
	x = kx_reduce(l->k, r->fold, x, vars, n);
	if (r->mean)
		x = divide(l->k, x, (double)dom.count, ktype_of(d));
	return lower_cast(l->k, x, d, d);
}

/* argmax and argmin give the place in the dimension, or in all elements. */
static enum status infer_arg(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	struct domain dom;

	TRY(read_domain(c, call_has(c, 1) ? 1 : -1, 2, &dom));
	if (!dom.count)
		FAIL_CALL(c, "of no elements");
	if (!call_has(c, 1) && dom.keep)
		for (uint32_t d = 0; d < t->rank; d++)
			dom.reduced[d] = true;
	domain_out(c, &dom, DTYPE_i64);
	return STATUS_OK;
}

static kx arg_reduce(struct lower *l, const struct call *c, const struct domain *dom,
		     enum kreduce fold, const kx *idx)
{
	kx at[RANK_MAX];
	uint32_t vars[RANK_MAX], n = operand_index(l, c, dom, idx, at, vars, 0);

	return kx_reduce(l->k, fold, lower_in(l, c, 0, at), vars, n);
}

static kx at_arg(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	struct domain dom;

	(void)out;
	if (read_domain(c, call_has(c, 1) ? 1 : -1, 2, &dom))
		return KX_NONE;
	return arg_reduce(l, c, &dom, row_of(c)->fold, idx);
}

/* max.dim and min.dim: value and place. */
static enum status infer_extreme(struct call *c)
{
	struct domain dom;

	TRY(read_domain(c, 1, 2, &dom));
	if (!dom.count)
		FAIL_CALL(c, "of no elements");
	domain_out(c, &dom, IN(c, 0)->dtype);
	domain_out(c, &dom, DTYPE_i64);
	return STATUS_OK;
}

static kx at_extreme(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	bool is_max = row_of(c)->fold == KR_MAX;
	struct domain dom;

	if (read_domain(c, 1, 2, &dom))
		return KX_NONE;
	if (out)
		return arg_reduce(l, c, &dom, is_max ? KR_ARGMAX : KR_ARGMIN, idx);
	return arg_reduce(l, c, &dom, row_of(c)->fold, idx);
}

/* var(self, dim, *, correction, keepdim): Σ(x − mean)² over max(0, n − correction). */
static enum status infer_var(struct call *c)
{
	struct domain dom;

	TRY(read_domain(c, 1, 3, &dom));
	if (!dtype_is_float(IN(c, 0)->dtype))
		FAIL_CALL(c, "not for %s", dtype_name(IN(c, 0)->dtype));
	domain_out(c, &dom, IN(c, 0)->dtype);
	if (c->schema->nouts == 2)
		domain_out(c, &dom, IN(c, 0)->dtype);
	return STATUS_OK;
}

static kx mean_of(struct lower *l, const struct call *c, const struct domain *dom,
		  const kx *idx, enum ktype t)
{
	kx at[RANK_MAX];
	uint32_t vars[RANK_MAX], n = operand_index(l, c, dom, idx, at, vars, 1);

	return divide(l->k, kx_reduce(l->k, KR_SUM, lower_in(l, c, 0, at), vars, n),
		      (double)dom->count, t);
}

static kx at_var(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum ktype t = ktype_of(c->outs[out].dtype);
	double correction = call_has(c, 2) ? call_f64(c, 2) : 1;
	struct domain dom;
	kx at[RANK_MAX];
	uint32_t vars[RANK_MAX];

	if (read_domain(c, 1, 3, &dom))
		return KX_NONE;
	uint32_t n = operand_index(l, c, &dom, idx, at, vars, 0);
	kx mean = mean_of(l, c, &dom, idx, t);

	if (out)
		return mean;
	kx args[] = {lower_in(l, c, 0, at), mean};
	kx sum = kx_reduce(l->k, KR_SUM, fn_call(l->k, &fn_sqdiff, t, args, 2), vars, n);
	double by = (double)dom.count - correction;

	return divide(l->k, sum, by > 0 ? by : 0, t);
}

#define REDUCE(name_, schema_, doc_, flags_, ulp_, ...)                               \
	{                                                                             \
		.name = name_, .schema = schema_, .doc = doc_,                        \
		.flags = OP_REDUCTION | (flags_), .ulp = ulp_, .infer = infer_reduce, \
		.at = at_reduce, .data = &(const struct reduce){__VA_ARGS__},         \
	}
#define EXTREME(name_, schema_, doc_, infer_, at_, fold_)                        \
	{                                                                        \
		.name = name_, .schema = schema_, .doc = doc_,                   \
		.flags = OP_REDUCTION | OP_DISCRETE, .infer = infer_, .at = at_, \
		.data = &(const struct reduce){.fold = fold_},                   \
	}
#define VARIANCE(name_, schema_, doc_)                                                \
	{                                                                             \
		.name = name_, .schema = schema_, .doc = doc_, .flags = OP_REDUCTION, \
		.ulp = 4, .infer = infer_var, .at = at_var,                           \
	}

static const struct op ops[] = {
	REDUCE("aten.sum.default", "(Tensor self, *, ScalarType? dtype=None) -> Tensor",
	       "all elements added up", 0, 0, KR_SUM, SUM_TYPE, -1, -1, 1, false, false),
	REDUCE("aten.sum.dim_IntList",
	       "(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> "
	       "Tensor",
	       "added up along dimensions", 0, 0, KR_SUM, SUM_TYPE, 1, 2, 3, false, false),
	REDUCE("aten.mean.default", "(Tensor self, *, ScalarType? dtype=None) -> Tensor",
	       "sum over count", 0, 1, KR_SUM, FLOATS, -1, -1, 1, true, false),
	REDUCE("aten.mean.dim",
	       "(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> "
	       "Tensor",
	       "sum over count along dimensions", 0, 1, KR_SUM, FLOATS, 1, 2, 3, true, false),
	REDUCE("aten.amax.default",
	       "(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
	       "largest, NaN wins", 0, 0, KR_MAX, SAME, 1, 2, -1, false, true),
	REDUCE("aten.amin.default",
	       "(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
	       "smallest, NaN wins", 0, 0, KR_MIN, SAME, 1, 2, -1, false, true),
	REDUCE("aten.max.default", "(Tensor self) -> Tensor", "largest, NaN wins", 0, 0, KR_MAX,
	       SAME, -1, -1, -1, false, true),
	REDUCE("aten.min.default", "(Tensor self) -> Tensor", "smallest, NaN wins", 0, 0,
	       KR_MIN, SAME, -1, -1, -1, false, true),
	REDUCE("aten.any.default", "(Tensor self) -> Tensor", "one is not 0", OP_DISCRETE, 0,
	       KR_ANY, BOOLS, -1, -1, -1, false, false),
	REDUCE("aten.any.dim", "(Tensor self, int dim, bool keepdim=False) -> Tensor",
	       "one is not 0 along a dimension", OP_DISCRETE, 0, KR_ANY, BOOLS, 1, 2, -1, false,
	       false),
	REDUCE("aten.any.dims", "(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
	       "one is not 0 along dimensions", OP_DISCRETE, 0, KR_ANY, BOOLS, 1, 2, -1, false,
	       false),
	REDUCE("aten.all.default", "(Tensor self) -> Tensor", "none is 0", OP_DISCRETE, 0,
	       KR_ALL, BOOLS, -1, -1, -1, false, false),
	REDUCE("aten.all.dim", "(Tensor self, int dim, bool keepdim=False) -> Tensor",
	       "none is 0 along a dimension", OP_DISCRETE, 0, KR_ALL, BOOLS, 1, 2, -1, false,
	       false),
	REDUCE("aten.all.dims", "(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
	       "none is 0 along dimensions", OP_DISCRETE, 0, KR_ALL, BOOLS, 1, 2, -1, false,
	       false),
	REDUCE("aten.prod.default", "(Tensor self, *, ScalarType? dtype=None) -> Tensor",
	       "all elements multiplied", 0, 0, KR_PROD, SUM_TYPE, -1, -1, 1, false, false),
	REDUCE("aten.prod.dim_int",
	       "(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> "
	       "Tensor",
	       "multiplied along a dimension", 0, 0, KR_PROD, SUM_TYPE, 1, 2, 3, false, false),
	EXTREME("aten.argmax.default",
		"(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
		"place of the first largest", infer_arg, at_arg, KR_ARGMAX),
	EXTREME("aten.argmin.default",
		"(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
		"place of the first smallest", infer_arg, at_arg, KR_ARGMIN),
	EXTREME("aten.max.dim",
		"(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor)",
		"largest and its place", infer_extreme, at_extreme, KR_MAX),
	EXTREME("aten.min.dim",
		"(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor)",
		"smallest and its place", infer_extreme, at_extreme, KR_MIN),
	VARIANCE("aten.var.correction",
		 "(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool "
		 "keepdim=False) "
		 "-> Tensor",
		 "variance"),
	VARIANCE("aten.var_mean.correction",
		 "(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool "
		 "keepdim=False) "
		 "-> (Tensor, Tensor)",
		 "variance and mean"),
};

const struct op_family op_reduce = OP_FAMILY(reduce);

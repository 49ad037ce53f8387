/* Ops that compute each output element from the input elements beside it. */
#include "op/infer_int.h"
#include "op/list_int.h"

#include <string.h>

/* clang-format off */
#include "base/half.h"
#include "base/philox.h"
#include "op/prelude.h"
/* clang-format on */

enum types { PROMOTE, FLAT, FLOAT, BOOL, SELF, TENSORS, BOUNDS, TIMES, OVER };

struct pointwise {
	struct kir_fn fn;
	enum types types;
	const char *modes; /* words of the string argument, in order of m */
};

enum { OPERANDS_MAX = 4 };

/* What an expression of integers makes of 0.5 or 1 / a never runs: rows of FLT have no
 * integer function. */
#define BLOCK(name, t, ctype, out_type, ...)                                             \
	static void name##_##t(size_t n, const void *const *in, void *out, int m, int k) \
	{                                                                                \
		typedef ctype T;                                                         \
		const T *pa = in[0], *pb = in[1], *pc = in[2], *pd = in[3];              \
		out_type *po = out;                                                      \
		(void)m, (void)k;                                                        \
		for (size_t i = 0; i < n; i++) {                                         \
			const T a = pa[i], b = pb[i], c = pc[i], d = pd[i];              \
			(void)a, (void)b, (void)c, (void)d;                              \
			po[i] = (out_type)(__VA_ARGS__);                                 \
		}                                                                        \
	}

#define OUT_PROMOTE(t) t
#define OUT_FLOAT(t)   t
#define OUT_SELF(t)    t
#define OUT_TENSORS(t) t
#define OUT_BOUNDS(t)  t
#define OUT_TIMES(t)   t
#define OUT_OVER(t)    t
#define OUT_FLAT(t)    t
#define OUT_BOOL(t)    int32_t

#define FLT(name, target, schema, types, flags, ulp, modes, doc, ...) \
	BLOCK(name, f32, float, OUT_##types(float), __VA_ARGS__)      \
	BLOCK(name, f64, double, OUT_##types(double), __VA_ARGS__)
#define INT(name, target, schema, types, flags, ulp, modes, doc, ...) \
	BLOCK(name, i64, int64_t, OUT_##types(int64_t), __VA_ARGS__)
#define ANY(name, target, schema, types, flags, ulp, modes, doc, ...)         \
	FLT(name, target, schema, types, flags, ulp, modes, doc, __VA_ARGS__) \
	INT(name, target, schema, types, flags, ulp, modes, doc, __VA_ARGS__)
#include "op/pointwise.def"
#undef ANY
#undef FLT
#undef INT

static const struct pointwise rows[] = {
#define ROW(name_, types_, modes_, text_, f32_, f64_, i64_)                          \
	{.fn = {#name_, text_, {[KT_I64] = i64_, [KT_F32] = f32_, [KT_F64] = f64_}}, \
	 .types = types_,                                                            \
	 .modes = modes_},
#define FLT(name, target, schema, types, flags, ulp, modes, doc, ...) \
	ROW(name, types, modes, #__VA_ARGS__, name##_f32, name##_f64, NULL)
#define INT(name, target, schema, types, flags, ulp, modes, doc, ...) \
	ROW(name, types, modes, #__VA_ARGS__, NULL, NULL, name##_i64)
#define ANY(name, target, schema, types, flags, ulp, modes, doc, ...) \
	ROW(name, types, modes, #__VA_ARGS__, name##_f32, name##_f64, name##_i64)
#include "op/pointwise.def"
#undef ANY
#undef FLT
#undef INT
};

static const struct pointwise *row_of(const struct call *c)
{
	return c->op->data;
}

/* The slots that are operands: a, b, c, d in schema order. */
static uint32_t operands(const struct call *c, uint32_t *slot)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < c->schema->nslots && n < OPERANDS_MAX; i++) {
		enum slot_type t = c->schema->slots[i].type;

		if (t == SLOT_TENSOR || t == SLOT_SCALAR)
			slot[n++] = i;
	}
	return n;
}

static int find_mode(const char *modes, const struct arg *arg)
{
	struct str want = arg->kind == ARG_STR ? arg->s : STR("None");
	int m = 0;

	for (const char *p = modes; *p; m++) {
		size_t n = strcspn(p, " ");

		if (str_eq(want, (struct str){p, n}))
			return m;
		p += n + (p[n] == ' ');
	}
	return -1;
}

MUST static enum status infer_mode(struct call *c)
{
	const struct pointwise *row = row_of(c);

	for (uint32_t i = 0; i < c->schema->nslots; i++) {
		if (c->schema->slots[i].type != SLOT_STRING)
			continue;
		c->m = find_mode(row->modes, &c->slots[i]);
		if (c->m < 0)
			FAIL_CALL(c, "no mode '" STR_FMT "'", STR_ARG(c->slots[i].s));
	}
	return STATUS_OK;
}

/* Whether a number is an operand, or a parameter that has no say in the type. */
static bool is_value(const struct call *c, uint32_t slot)
{
	enum types types = row_of(c)->types;

	return types != TENSORS && types != SELF &&
	       !str_is(c->schema->slots[slot].name, "alpha");
}

/* The type that the operands are computed in. */
static enum dtype compute_dtype(const struct call *c, const uint32_t *slot, uint32_t n)
{
	const struct pointwise *row = row_of(c);
	struct promotion p = {.default_float = call_default_float(c)};

	for (uint32_t i = 0; i < n; i++) {
		const struct tensor *t = IN(c, slot[i]);

		if (t)
			promotion_tensor(&p, t);
		else if (call_has(c, slot[i]) && is_value(c, slot[i]))
			promotion_scalar(&p, &c->slots[slot[i]]);
	}
	enum dtype d = promotion_result(&p);
	bool to_float = row->types == FLOAT || (row->types == OVER && !c->m);

	return to_float && !dtype_is_float(d) ? call_default_float(c) : d;
}

static enum status infer_pointwise(struct call *c)
{
	const struct tensor *in[OPERANDS_MAX];
	uint32_t slot[OPERANDS_MAX], n = operands(c, slot), nin = 0, rank;
	int64_t dim[RANK_MAX];

	TRY(infer_mode(c));
	for (uint32_t i = 0; i < n; i++)
		if (IN(c, slot[i]))
			in[nin++] = IN(c, slot[i]);
	TRY(infer_broadcast(c, in, nin, &rank, dim));
	enum dtype d = compute_dtype(c, slot, n);
	const struct kir_fn *fn = &row_of(c)->fn;

	if (!fn->block[ktype_of(d) == KT_BOOL ? KT_I64 : ktype_of(d)])
		FAIL_CALL(c, "not for %s", dtype_name(d));
	struct tensor *out = infer_out(c, row_of(c)->types == BOOL ? DTYPE_b8 : d, rank, dim);

	if (row_of(c)->types != FLAT)
		infer_elementwise_strides(out, in, nin);
	return STATUS_OK;
}

/* An absent bound bounds nothing. */
static kx absent_bound(struct kir *k, enum ktype t, bool is_upper)
{
	double inf = is_upper ? HUGE_VAL : -HUGE_VAL;

	return t == KT_I64 ? kx_int(k, is_upper ? INT64_MAX : INT64_MIN) : kx_float(k, t, inf);
}

/* Operands become the common type first, so 0.3 beside an f16 is rounded to one; but
 * parameters keep their precision, and so do numbers that torch multiplies or divides by. */
static kx operand(struct lower *l, const struct call *c, uint32_t slot, enum dtype d,
		  const kx *idx)
{
	const struct arg *arg = &c->slots[slot];
	const struct tensor *x = IN(c, slot);
	enum types types = row_of(c)->types;
	bool is_factor = (types == TIMES || types == OVER) && slot == 1;
	enum ktype t = ktype_of(d) == KT_BOOL ? KT_I64 : ktype_of(d);
	enum dtype keep = d == DTYPE_f64 ? d : DTYPE_f32;

	if (arg->kind == ARG_NONE)
		return absent_bound(l->k, t, slot == 2);
	if (dtype_is_float(d) && ((is_factor && !(x && x->rank)) || (!x && !is_value(c, slot))))
		d = keep;
	if (x)
		return kx_cast(l->k,
			       lower_operand(l->k, lower_in_bcast(l, c, slot, idx, &c->outs[0]),
					     x->dtype, d),
			       t);
	return kx_cast(l->k, lower_number(l->k, arg, d), t);
}

/* Numbers of the rows above. */
enum {
#define ANY(name, ...) ROW_##name,
#define FLT(name, ...) ROW_##name,
#define INT(name, ...) ROW_##name,
#include "op/pointwise.def"
#undef ANY
#undef FLT
#undef INT
};

/* What a row of integers is on booleans, where that is an operation of its own: masks are
 * narrower than integers. */
static kx of_booleans(struct kir *k, const struct call *c, const kx *args)
{
	kx a = kx_cast(k, args[0], KT_BOOL),
	   b = args[1] ? kx_cast(k, args[1], KT_BOOL) : KX_NONE;

	switch (row_of(c) - rows) {
	case ROW_logical_not:
	case ROW_bitwise_not:
		return kx_not(k, a);
	case ROW_mul_tensor:
	case ROW_logical_and:
	case ROW_bitwise_and:
		return kx_and(k, a, b);
	case ROW_logical_or:
	case ROW_bitwise_or:
		return kx_or(k, a, b);
	default:
		return KX_NONE;
	}
}

static bool is_narrow(const struct kir *k, kx x)
{
	const struct knode *n = kir_at(k, x);

	return n->op != KX_CONST_I && n->lo > INT32_MIN && n->hi <= INT32_MAX;
}

/* What stands for a where it is only compared for equality with b: a itself if it could
 * be equal, else a number just below all of b's. */
static kx clamp_beside(struct kir *k, kx a, kx b)
{
	int64_t lo = kir_at(k, b)->lo, hi = kir_at(k, b)->hi;

	if (is_narrow(k, a) || !is_narrow(k, b) || kir_at(k, a)->op == KX_CONST_I)
		return a;
	a = kx_select(k, kx_within(k, a, lo, hi + 1), kx_addc(k, a, 1 - lo), kx_int(k, 0));
	return kx_addc(k, kx_assume(k, a, hi - lo + 2), lo - 1);
}

/* Comparisons of integers as those of indices: a mask made of positions is then decided
 * where the ranges of loops decide it, and takes 32 bits where its sides fit. */
static kx of_integers(struct kir *k, const struct call *c, kx a, kx b)
{
	switch (row_of(c) - rows) {
	case ROW_eq_t:
	case ROW_eq_s:
		return kx_eq(k, clamp_beside(k, a, b), clamp_beside(k, b, a));
	case ROW_ne_t:
	case ROW_ne_s:
		return kx_not(k, kx_eq(k, clamp_beside(k, a, b), clamp_beside(k, b, a)));
	case ROW_lt_t:
	case ROW_lt_s:
		return kx_lt(k, a, b);
	case ROW_le_t:
	case ROW_le_s:
		return kx_ge(k, b, a);
	case ROW_gt_t:
	case ROW_gt_s:
		return kx_lt(k, b, a);
	case ROW_ge_t:
	case ROW_ge_s:
		return kx_ge(k, a, b);
	default:
		return KX_NONE;
	}
}

static kx at_pointwise(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	uint32_t slot[OPERANDS_MAX], n = operands(c, slot);
	enum dtype d = compute_dtype(c, slot, n);
	enum ktype t = ktype_of(d) == KT_BOOL ? KT_I64 : ktype_of(d);
	bool is_bool = row_of(c)->types == BOOL;
	struct kcall call = {&row_of(c)->fn, is_bool ? KT_BOOL : t, t, c->m, d == DTYPE_b8};
	kx args[OPERANDS_MAX] = {0};

	(void)out;
	for (uint32_t i = 0; i < n; i++)
		args[i] = operand(l, c, slot[i], d, idx);
	if (d == DTYPE_b8 && (args[3] = of_booleans(l->k, c, args)))
		return args[3];
	if (t == KT_I64 && (args[3] = of_integers(l->k, c, args[0], args[1])))
		return args[3];
	return lower_cast(l->k, kx_call(l->k, &call, args, n), d, c->outs[0].dtype);
}

#undef ROW
static const struct op ops[] = {
#define ROW(name_, target_, schema_, flags_, ulp_, doc_)       \
	{                                                      \
		.name = target_,                               \
		.schema = schema_,                             \
		.doc = doc_,                                   \
		.flags = OP_POINTWISE | OP_NUMBERS | (flags_), \
		.ulp = ulp_,                                   \
		.infer = infer_pointwise,                      \
		.at = at_pointwise,                            \
		.data = &rows[ROW_##name_],                    \
	},
#define ANY(name, target, schema, types, flags, ulp, modes, doc, ...) \
	ROW(name, target, schema, flags, ulp, doc)
#define FLT ANY
#define INT ANY
#include "op/pointwise.def"
#undef ANY
#undef FLT
#undef INT
};

const struct op_family op_pointwise = OP_FAMILY(pointwise);

const struct kir_fn *op_function(const struct op *op)
{
	return op->infer == infer_pointwise ? &((const struct pointwise *)op->data)->fn : NULL;
}

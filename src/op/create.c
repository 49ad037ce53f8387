/* Tensors from sizes alone. */
#include "op/fn_int.h"
#include "op/infer_int.h"
#include "op/list_int.h"

#include <string.h>

#define FACTORY                                                                 \
	"*, ScalarType? dtype=None, Layout? layout=None, Device? device=None, " \
	"bool? pin_memory=None"

/* A dtype argument by name; the schemas of this family place it differently. */
static enum dtype wanted_dtype(const struct call *c, enum dtype absent)
{
	int at = schema_find(c->schema, STR("dtype"));

	return at >= 0 && call_has(c, (uint32_t)at) ? call_dtype(c, (uint32_t)at) : absent;
}

static enum dtype number_dtype(const struct call *c, const struct arg *arg)
{
	return arg->kind == ARG_BOOL    ? DTYPE_b8
	       : arg->kind == ARG_FLOAT ? call_default_float(c)
					: DTYPE_i64;
}

MUST static enum status sizes(struct call *c, uint32_t slot, enum dtype d, struct tensor **out)
{
	int64_t dim[RANK_MAX];
	uint32_t rank = call_ints(c, slot, dim);

	for (uint32_t i = 0; i < rank; i++)
		if (dim[i] < 0)
			FAIL_CALL(c, "size %lld is negative", (long long)dim[i]);
	*out = infer_out(c, d, rank, dim);
	return STATUS_OK;
}

/* full(size, fill), zeros, ones, empty: the fill is a slot or fixed by the row. */
static enum status infer_full(struct call *c)
{
	bool has_fill = !strcmp(c->op->name, "aten.full.default");
	struct tensor *out;
	enum dtype d = has_fill ? number_dtype(c, &c->slots[1]) : call_default_float(c);

	return sizes(c, 0, wanted_dtype(c, d), &out);
}

static enum status infer_empty(struct call *c)
{
	struct tensor *out;
	int format = schema_find(c->schema, STR("memory_format"));

	TRY(sizes(c, 0, wanted_dtype(c, call_default_float(c)), &out));
	infer_format(out, c, (uint32_t)format, NULL);
	return STATUS_OK;
}

static enum status infer_like(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	int format = schema_find(c->schema, STR("memory_format"));
	struct tensor *out = infer_out(c, wanted_dtype(c, t->dtype), t->rank, t->dim);

	infer_format(out, c, (uint32_t)format, t);
	return STATUS_OK;
}

static enum status infer_strided(struct call *c)
{
	bool is_new = c->schema->slots[0].type == SLOT_TENSOR;
	enum dtype d = is_new ? IN(c, 0)->dtype : call_default_float(c);
	int64_t stride[RANK_MAX];
	struct tensor *out;

	TRY(sizes(c, is_new, wanted_dtype(c, d), &out));
	if (call_ints(c, is_new + 1u, stride) != out->rank)
		FAIL_CALL(c, "sizes and strides differ in number");
	memcpy(out->stride, stride, out->rank * sizeof(*stride));
	return STATUS_OK;
}

/* new_full(self, size, fill), new_zeros …: the type is self's. */
static enum status infer_new(struct call *c)
{
	struct tensor *out;

	return sizes(c, 1, wanted_dtype(c, IN(c, 0)->dtype), &out);
}

static enum status infer_scalar(struct call *c)
{
	infer_out(c, wanted_dtype(c, call_default_float(c)), 0, NULL);
	return STATUS_OK;
}

/* The number that fills it: a slot named fill_value or s, else the row's. */
static kx at_fill(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	static const struct arg zero = {.kind = ARG_INT};
	static const struct arg one = {.kind = ARG_INT, .i = 1};
	int at = schema_find(c->schema, STR("fill_value"));

	(void)idx;
	if (at < 0)
		at = schema_find(c->schema, STR("s"));
	const struct arg *arg = at >= 0                       ? &c->slots[at]
				: strstr(c->op->name, "ones") ? &one
							      : &zero;

	return lower_number(l->k, arg, c->outs[out].dtype);
}

static enum status infer_iota(struct call *c)
{
	int64_t n = call_int(c, 0);

	if (n < 0)
		FAIL_CALL(c, "length %lld", (long long)n);
	infer_out(c, call_dtype(c, 3), 1, &n);
	return STATUS_OK;
}

static kx at_iota(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	kx v = kx_addc(l->k, kx_mulc(l->k, idx[0], call_int(c, 2)), call_int(c, 1));

	return lower_cast(l->k, v, DTYPE_i64, c->outs[out].dtype);
}

static enum status infer_arange(struct call *c)
{
	double start = call_f64(c, 0), end = call_f64(c, 1), step = call_f64(c, 2);
	bool is_float = c->slots[0].kind == ARG_FLOAT || c->slots[1].kind == ARG_FLOAT ||
			c->slots[2].kind == ARG_FLOAT;
	double n = step == 0 ? -1 : (end - start) / step;

	if (!(n >= 0 && n < 1e15))
		FAIL_CALL(c, "no range");
	int64_t len = (int64_t)n + ((double)(int64_t)n < n);

	infer_out(c, wanted_dtype(c, is_float ? call_default_float(c) : DTYPE_i64), 1, &len);
	return STATUS_OK;
}

static kx at_arange(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum dtype d = c->outs[out].dtype;
	enum ktype t = ktype_of(d);

	if (!dtype_is_float(d))
		return lower_cast(
			l->k,
			kx_addc(l->k, kx_mulc(l->k, idx[0], call_int(c, 2)), call_int(c, 0)),
			DTYPE_i64, d);
	kx args[] = {kx_float(l->k, t, call_f64(c, 0)), kx_float(l->k, t, call_f64(c, 2)),
		     kx_cast(l->k, idx[0], t)};

	return fn_call(l->k, &fn_muladd, t, args, 3);
}

#define FILL(name_, schema_, doc_, infer_)                                        \
	{                                                                         \
		.name = name_, .schema = schema_, .doc = doc_, .flags = OP_ALLOC, \
		.infer = infer_, .at = at_fill,                                   \
	}

static const struct op ops[] = {
	FILL("aten.full.default", "(SymInt[] size, Scalar fill_value, " FACTORY ") -> Tensor",
	     "one value everywhere", infer_full),
	FILL("aten.zeros.default", "(SymInt[] size, " FACTORY ") -> Tensor", "zeros",
	     infer_full),
	FILL("aten.ones.default", "(SymInt[] size, " FACTORY ") -> Tensor", "ones", infer_full),
	FILL("aten.full_like.default",
	     "(Tensor self, Scalar fill_value, " FACTORY
	     ", MemoryFormat? memory_format=None) -> Tensor",
	     "one value in the shape of another tensor", infer_like),
	FILL("aten.zeros_like.default",
	     "(Tensor self, " FACTORY ", MemoryFormat? memory_format=None) -> Tensor",
	     "zeros in the shape of another tensor", infer_like),
	FILL("aten.ones_like.default",
	     "(Tensor self, " FACTORY ", MemoryFormat? memory_format=None) -> Tensor",
	     "ones in the shape of another tensor", infer_like),
	FILL("aten.empty_like.default",
	     "(Tensor self, " FACTORY ", MemoryFormat? memory_format=None) -> Tensor",
	     "anything; zeros here", infer_like),
	FILL("aten.empty.memory_format",
	     "(SymInt[] size, " FACTORY ", MemoryFormat? memory_format=None) -> Tensor",
	     "anything; zeros here", infer_empty),
	FILL("aten.empty_strided.default",
	     "(SymInt[] size, SymInt[] stride, " FACTORY ") -> Tensor", "anything; zeros here",
	     infer_strided),
	FILL("aten.new_empty_strided.default",
	     "(Tensor self, SymInt[] size, SymInt[] stride, " FACTORY ") -> Tensor",
	     "anything; zeros here", infer_strided),
	FILL("aten.new_empty.default", "(Tensor self, SymInt[] size, " FACTORY ") -> Tensor",
	     "anything; zeros here", infer_new),
	FILL("aten.new_zeros.default", "(Tensor self, SymInt[] size, " FACTORY ") -> Tensor",
	     "zeros", infer_new),
	FILL("aten.new_ones.default", "(Tensor self, SymInt[] size, " FACTORY ") -> Tensor",
	     "ones", infer_new),
	FILL("aten.new_full.default",
	     "(Tensor self, SymInt[] size, Scalar fill_value, " FACTORY ") -> Tensor",
	     "one value everywhere", infer_new),
	FILL("aten.scalar_tensor.default", "(Scalar s, " FACTORY ") -> Tensor", "a number",
	     infer_scalar),
	{
		.name = "prims.iota.default",
		.schema = "(SymInt length, *, SymInt start, SymInt step, ScalarType dtype, "
			  "Device "
			  "device, bool requires_grad) -> Tensor",
		.doc = "start, start + step, …",
		.flags = OP_ALLOC,
		.infer = infer_iota,
		.at = at_iota,
	},
	{
		.name = "aten.arange.start_step",
		.schema = "(Scalar start, Scalar end, Scalar step=1, " FACTORY ") -> Tensor",
		.doc = "start, start + step, … below end",
		.flags = OP_ALLOC,
		.ulp = 2,
		.infer = infer_arange,
		.at = at_arange,
	},
};

const struct op_family op_create = OP_FAMILY(create);

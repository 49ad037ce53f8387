/* Conversions and copies: the value beside it, in another type or at another place. */
#include "op/infer_int.h"
#include "op/list_int.h"

#include <string.h>

/* clang-format off */
#include "base/half.h"
#include "base/philox.h"
#include "op/prelude.h"
/* clang-format on */

static enum status infer_convert(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	struct tensor *out = infer_out(c, call_dtype(c, 1), t->rank, t->dim);

	infer_preserve(out, t);
	return STATUS_OK;
}

/* (Tensor self, *, dtype?, …, memory_format?): aten's _to_copy. */
static enum status infer_to_copy(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	enum dtype d = call_has(c, 1) ? call_dtype(c, 1) : t->dtype;

	infer_format(infer_out(c, d, t->rank, t->dim), c, 6, t);
	return STATUS_OK;
}

static enum status infer_clone(struct call *c)
{
	const struct tensor *t = IN(c, 0);

	infer_format(infer_out(c, t->dtype, t->rank, t->dim), c, 1, t);
	return STATUS_OK;
}

/* contiguous() is its operand when that is contiguous already. */
static enum status infer_contiguous(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	struct tensor want = *t;

	infer_format(&want, c, 1, NULL);
	bool is_already = str_is(c->slots[1].s, "torch.channels_last")
				  ? is_channels_last(t)
				  : tensor_is_contiguous(t);
	infer_out_like(c, is_already ? t : &want);
	return STATUS_OK;
}

static enum status infer_lift(struct call *c)
{
	const struct tensor *t = IN(c, 0);

	infer_out(c, t->dtype, t->rank, t->dim);
	return STATUS_OK;
}

/* device_put: in the layout of the original where that is dense. */
static enum status infer_put(struct call *c)
{
	const struct tensor *t = IN(c, 0);

	infer_preserve(infer_out(c, t->dtype, t->rank, t->dim), t);
	return STATUS_OK;
}

MUST static enum status check_copy(struct call *c)
{
	const struct tensor *in[] = {IN(c, 0), IN(c, 1)};
	uint32_t rank;
	int64_t dim[RANK_MAX];

	TRY(infer_broadcast(c, in, 2, &rank, dim));
	if (rank != in[0]->rank)
		FAIL_CALL(c, "the source has more dimensions than the destination");
	for (uint32_t d = 0; d < rank; d++)
		if (dim[d] != in[0]->dim[d])
			FAIL_CALL(c, "size %u of the source does not fit", d);
	return STATUS_OK;
}

static enum status infer_copy(struct call *c)
{
	const struct tensor *t = IN(c, 0);

	TRY(check_copy(c));
	infer_keep_strides(infer_out(c, t->dtype, t->rank, t->dim), t);
	return STATUS_OK;
}

static enum status infer_copy_(struct call *c)
{
	TRY(check_copy(c));
	infer_out_like(c, IN(c, 0));
	return STATUS_OK;
}

/* view(self, dtype): the bits of each element read as another type of the same width. */
static enum status infer_view_dtype(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	enum dtype d = call_dtype(c, 1);
	bool floats = dtype_is_float(t->dtype) || dtype_is_float(d);

	if (c->bound->wide && floats && c->slots[1].dtype != t->dtype)
		REFUSE_CALL(c, "bits of a float have no meaning in wider arithmetic");
	if (dtype_bytes(d) != dtype_bytes(t->dtype))
		REFUSE_CALL(c, "elements of %s become %s, of another width",
			    dtype_name(t->dtype), dtype_name(d));
	struct tensor *out = infer_out(c, d, t->rank, t->dim);

	memcpy(out->stride, t->stride, sizeof(out->stride));
	return STATUS_OK;
}

/* m: 0 bf16, 1 f16, 2 f8e4m3fn, 3 f8e5m2, 4 f32, 5 f64 */
static int float_number(enum dtype d)
{
	static const int number[DTYPE_COUNT] = {
		[DTYPE_bf16] = 0,   [DTYPE_f16] = 1, [DTYPE_f8e4m3fn] = 2,
		[DTYPE_f8e5m2] = 3, [DTYPE_f32] = 4, [DTYPE_f64] = 5,
	};

	return number[d];
}

#define TO_BITS                                             \
	(m) == 0   ? (int64_t)bf16_from_f32((float)(a))     \
	: (m) == 1 ? (int64_t)f16_from_f32((float)(a))      \
	: (m) == 2 ? (int64_t)f8e4m3fn_from_f32((float)(a)) \
	: (m) == 3 ? (int64_t)f8e5m2_from_f32((float)(a))   \
	: (m) == 4 ? (int64_t)half_f32_bits((float)(a))     \
		   : s_bits_f64((double)(a))
#define FROM_BITS                                          \
	(m) == 0   ? (double)bf16_to_f32((uint16_t)(a))    \
	: (m) == 1 ? (double)f16_to_f32((uint16_t)(a))     \
	: (m) == 2 ? (double)f8e4m3fn_to_f32((uint8_t)(a)) \
	: (m) == 3 ? (double)f8e5m2_to_f32((uint8_t)(a))   \
	: (m) == 4 ? (double)half_bits_f32((uint32_t)(a))  \
		   : s_from_bits_f64(a)
#define TEXT(...)  TEXT_(__VA_ARGS__)
#define TEXT_(...) #__VA_ARGS__
#define BITS(name, from, to, ...)                                                  \
	static void name(size_t n, const void *const *in, void *out, int m, int k) \
	{                                                                          \
		const from *pa = in[0];                                            \
		to *po = out;                                                      \
		(void)k;                                                           \
		for (size_t i = 0; i < n; i++) {                                   \
			const from a = pa[i];                                      \
			po[i] = (to)(__VA_ARGS__);                                 \
		}                                                                  \
	}
BITS(bits_of_f32, float, int64_t, TO_BITS)
BITS(bits_of_f64, double, int64_t, TO_BITS)
BITS(f32_of_bits, int64_t, float, FROM_BITS)
BITS(f64_of_bits, int64_t, double, FROM_BITS)
static const struct kir_fn to_bits_fn = {
	"bits", TEXT(TO_BITS), {[KT_F32] = bits_of_f32, [KT_F64] = bits_of_f64}};
static const struct kir_fn to_f32_fn = {"from_bits", TEXT(FROM_BITS), {[KT_I64] = f32_of_bits}};
static const struct kir_fn to_f64_fn = {"from_bits", TEXT(FROM_BITS), {[KT_I64] = f64_of_bits}};

static kx at_view_dtype(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum dtype from = IN(c, 0)->dtype, to = c->outs[out].dtype;
	enum ktype t = ktype_of(to);
	kx x = lower_in(l, c, 0, idx);

	if (from == to)
		return x;
	if (dtype_is_float(from)) {
		struct kcall call = {&to_bits_fn, KT_I64, ktype_of(from), float_number(from),
				     0};

		x = kx_call(l->k, &call, &x, 1);
	}
	if (dtype_is_float(to)) {
		struct kcall call = {t == KT_F64 ? &to_f64_fn : &to_f32_fn, t, KT_I64,
				     float_number(to), 0};

		x = kx_cast(l->k, x, KT_I64);
		return kx_call(l->k, &call, &x, 1);
	}
	return lower_cast(l->k, x, DTYPE_i64, to);
}

static kx at_same(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	return lower_cast(l->k, lower_in(l, c, 0, idx), IN(c, 0)->dtype, c->outs[out].dtype);
}

static kx at_copy(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	return lower_cast(l->k, lower_in_bcast(l, c, 1, idx, &c->outs[out]), IN(c, 1)->dtype,
			  c->outs[out].dtype);
}

static const struct op ops[] = {
	{
		.name = "prims.convert_element_type.default",
		.schema = "(Tensor a, ScalarType dtype) -> Tensor",
		.doc = "the value in another type",
		.flags = OP_POINTWISE,
		.infer = infer_convert,
		.at = at_same,
	},
	{
		.name = "aten.view.dtype",
		.schema = "(Tensor self, ScalarType dtype) -> Tensor",
		.doc = "the bits read as another type of the same width",
		.flags = OP_POINTWISE,
		.infer = infer_view_dtype,
		.at = at_view_dtype,
	},
	{
		.name = "aten._to_copy.default",
		.schema =
			"(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? "
			"device=None, bool? pin_memory=None, bool non_blocking=False, "
			"MemoryFormat? memory_format=None) -> Tensor",
		.doc = "a copy, in another type or layout",
		.flags = OP_POINTWISE,
		.infer = infer_to_copy,
		.at = at_same,
	},
	{
		.name = "aten.clone.default",
		.schema = "(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor",
		.doc = "a copy",
		.flags = OP_POINTWISE,
		.infer = infer_clone,
		.at = at_same,
	},
	{
		.name = "prims.device_put.default",
		.schema = "(Tensor a, Device device, bool non_blocking=False) -> Tensor",
		.doc = "a copy on another device",
		.flags = OP_POINTWISE,
		.infer = infer_put,
		.at = at_same,
	},
	{
		.name = "aten.contiguous.default",
		.schema = "(Tensor self, *, MemoryFormat memory_format=contiguous_format) -> "
			  "Tensor",
		.doc = "the same values in dense order",
		.flags = OP_POINTWISE,
		.infer = infer_contiguous,
		.at = at_same,
	},
	{
		.name = "aten.lift_fresh_copy.default",
		.schema = "(Tensor self) -> Tensor",
		.doc = "a copy of a constant",
		.flags = OP_POINTWISE,
		.infer = infer_lift,
		.at = at_same,
	},
	{
		.name = "aten.copy.default",
		.schema = "(Tensor self, Tensor src, bool non_blocking=False) -> Tensor",
		.doc = "the source in the shape and type of the destination",
		.flags = OP_POINTWISE,
		.infer = infer_copy,
		.at = at_copy,
	},
	{
		.name = "aten.copy_.default",
		.schema =
			"(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)",
		.doc = "overwrites the destination",
		.flags = OP_POINTWISE | OP_MUTATES,
		.infer = infer_copy_,
		.at = at_copy,
	},
};

const struct op_family op_convert = OP_FAMILY(convert);

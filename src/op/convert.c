/* Conversions and copies: the value beside it, in another type or at another place. */
#include "op/infer_int.h"
#include "op/list_int.h"

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

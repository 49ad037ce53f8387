/* Ops that put pieces side by side, or one piece into another. */
#include "op/infer_int.h"
#include "op/list_int.h"

#include <string.h>

/* torch still takes an empty 1-D tensor anywhere in a cat and ignores it. */
static bool is_legacy_empty(const struct tensor *t)
{
	return t->rank == 1 && !t->dim[0];
}

static enum status infer_cat(struct call *c)
{
	uint32_t n = call_list_len(c, 0), d, first = 0, used = 0;
	struct promotion p = {.default_float = call_default_float(c)};
	const struct tensor **in = arena_array(c->arena, const struct tensor *, n + 1);

	if (!n)
		FAIL_CALL(c, "of nothing");
	while (first + 1 < n && is_legacy_empty(call_in_list(c, 0, first)))
		first++;
	struct tensor t = *call_in_list(c, 0, first);

	TRY(call_dim(c, 1, t.rank, &d));
	if (!t.rank)
		FAIL_CALL(c, "a tensor without dimensions");
	c->m = (int)d;
	t.dim[d] = 0;
	for (uint32_t i = 0; i < n; i++) {
		const struct tensor *x = call_in_list(c, 0, i);

		promotion_tensor(&p, x);
		if (is_legacy_empty(x) && t.rank != 1)
			continue;
		in[used++] = x;
		if (x->rank != t.rank)
			FAIL_CALL(c, "ranks %u and %u", t.rank, x->rank);
		for (uint32_t k = 0; k < t.rank; k++)
			if (k != d && x->dim[k] != t.dim[k])
				FAIL_CALL(c, "size %u differs", k);
		t.dim[d] += x->dim[d];
	}
	infer_suggest(infer_out(c, promotion_result(&p), t.rank, t.dim), in, used);
	return STATUS_OK;
}

/* Pieces from the last to the first: i < end of the first ? first : i < … */
static kx at_cat(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *o = &c->outs[out];
	int64_t end = o->dim[c->m];
	kx value = KX_NONE, at[RANK_MAX];

	memcpy(at, idx, o->rank * sizeof(*at));
	for (uint32_t i = call_list_len(c, 0); i-- > 0;) {
		const struct tensor *x = call_in_list(c, 0, i);

		if (!tensor_numel(x))
			continue;
		int64_t start = end - x->dim[c->m];

		at[c->m] = kx_addc(l->k, idx[c->m], -start);
		kx piece = lower_cast(l->k, lower_in_list(l, c, 0, i, at), x->dtype, o->dtype);

		value = !value ? piece
			       : kx_select(l->k, kx_lt(l->k, idx[c->m], kx_int(l->k, end)),
					   piece, value);
		end = start;
	}
	return value ? value : kx_cast(l->k, kx_int(l->k, 0), ktype_of(o->dtype));
}

/* ATen stacks by cat along the dimension before which the new one stands and cuts that
 * one in two, or with unsqueezed operands if the new one is the last. */
static void stack_strides(const struct call *c, uint32_t d, struct tensor *out)
{
	uint32_t n = call_list_len(c, 0);
	const struct tensor **in = arena_array(c->arena, const struct tensor *, n);
	struct tensor flat = *out, *wide = arena_array(c->arena, struct tensor, n);

	for (uint32_t i = 0; i < n; i++) {
		const struct tensor *t = call_in_list(c, 0, i);

		wide[i] = *t;
		in[i] = &wide[i];
		if (d < t->rank)
			continue;
		wide[i].dim[wide[i].rank] = 1;
		wide[i].stride[wide[i].rank++] = 1;
	}
	if (d + 1 < out->rank) {
		flat.rank--;
		for (uint32_t k = d; k < flat.rank; k++)
			flat.dim[k] = out->dim[k + 1] * (k == d ? n : 1);
	}
	infer_suggest(&flat, in, n);
	if (!view_strides(&flat, out))
		tensor_set_contiguous(out);
}

static enum status infer_stack(struct call *c)
{
	uint32_t n = call_list_len(c, 0), d;
	struct promotion p = {.default_float = call_default_float(c)};

	if (!n)
		FAIL_CALL(c, "of nothing");
	const struct tensor *t = call_in_list(c, 0, 0);
	int64_t dim[RANK_MAX];

	TRY(call_dim(c, 1, t->rank + 1, &d));
	c->m = (int)d;
	for (uint32_t k = 0; k <= t->rank; k++)
		dim[k] = k == d ? n : t->dim[k - (k > d)];
	for (uint32_t i = 0; i < n; i++) {
		promotion_tensor(&p, call_in_list(c, 0, i));
		if (!tensor_same_shape(call_in_list(c, 0, i), t))
			FAIL_CALL(c, "sizes differ");
	}
	stack_strides(c, d, infer_out(c, promotion_result(&p), t->rank + 1, dim));
	return STATUS_OK;
}

static kx at_stack(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *o = &c->outs[out];
	kx value = KX_NONE, at[RANK_MAX];

	for (uint32_t k = 0; k < o->rank - 1; k++)
		at[k] = idx[k + ((int)k >= c->m)];
	for (uint32_t i = call_list_len(c, 0); i-- > 0;) {
		kx piece = lower_cast(l->k, lower_in_list(l, c, 0, i, at),
				      call_in_list(c, 0, i)->dtype, o->dtype);

		value = !value ? piece
			       : kx_select(l->k, kx_lt(l->k, idx[c->m], kx_int(l->k, i + 1)),
					   piece, value);
	}
	return value;
}

static enum status infer_repeat(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	int64_t dim[RANK_MAX];
	uint32_t rank = call_ints(c, 1, dim);

	if (rank < t->rank)
		FAIL_CALL(c, "%u repeats for a tensor of rank %u", rank, t->rank);
	for (uint32_t d = 0; d < rank; d++) {
		if (dim[d] < 0)
			FAIL_CALL(c, "repeated %lld times", (long long)dim[d]);
		if (__builtin_mul_overflow(
			    dim[d], d < rank - t->rank ? 1 : t->dim[d - (rank - t->rank)],
			    &dim[d]))
			FAIL_CALL(c, "too many repeats");
	}
	infer_out(c, t->dtype, rank, dim);
	return STATUS_OK;
}

static kx at_repeat(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *t = IN(c, 0);
	uint32_t pad = c->outs[out].rank - t->rank;
	kx at[RANK_MAX];

	for (uint32_t d = 0; d < t->rank; d++)
		at[d] = kx_mod(l->k, idx[d + pad], t->dim[d] ? t->dim[d] : 1);
	return lower_in(l, c, 0, at);
}

/* constant_pad_nd(self, pad, value): pad counts from the last dimension, front and back;
 * a negative one cuts. */
static enum status infer_pad(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	int64_t pad[RANK_MAX * 2] = {0};
	struct tensor out = *t;
	uint32_t n = call_ints(c, 1, pad);

	if (n % 2 || n / 2 > t->rank)
		FAIL_CALL(c, "%u pads for a tensor of rank %u", n, t->rank);
	for (uint32_t i = 0; i < n / 2; i++) {
		int64_t *size = &out.dim[t->rank - 1 - i];

		if (__builtin_add_overflow(*size, pad[2 * i], size) ||
		    __builtin_add_overflow(*size, pad[2 * i + 1], size) || *size < 0)
			FAIL_CALL(c, "padding leaves size %lld", (long long)*size);
	}
	infer_suggest(infer_out_like(c, &out), &t, 1);
	return STATUS_OK;
}

static kx at_pad(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *t = IN(c, 0);
	int64_t pad[RANK_MAX * 2] = {0};
	uint32_t n = call_ints(c, 1, pad);
	kx inside = KX_NONE, at[RANK_MAX];

	memcpy(at, idx, t->rank * sizeof(*at));
	for (uint32_t i = 0; i < n / 2; i++) {
		uint32_t d = t->rank - 1 - i;

		at[d] = kx_addc(l->k, idx[d], -pad[2 * i]);
		inside = kx_and(l->k, inside, kx_within(l->k, at[d], 0, t->dim[d]));
	}
	return kx_select(l->k, inside, lower_in(l, c, 0, at),
			 lower_number(l->k, &c->slots[2], c->outs[out].dtype));
}

static enum status infer_flip(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	int64_t dim[RANK_MAX];
	uint32_t n = call_ints(c, 1, dim), set = 0;

	for (uint32_t i = 0; i < n; i++) {
		int64_t r = t->rank ? t->rank : 1, x = dim[i] < 0 ? dim[i] + r : dim[i];

		if (x < 0 || x >= r)
			FAIL_CALL(c, "dimension %lld", (long long)dim[i]);
		set |= 1u << x;
	}
	c->m = (int)set;
	infer_preserve(infer_out(c, t->dtype, t->rank, t->dim), t);
	return STATUS_OK;
}

static kx at_flip(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *o = &c->outs[out];
	kx at[RANK_MAX];

	for (uint32_t d = 0; d < o->rank; d++)
		at[d] = c->m >> d & 1 ? kx_sub(l->k, kx_int(l->k, o->dim[d] - 1), idx[d])
				      : idx[d];
	return lower_in(l, c, 0, at);
}

static enum status infer_roll(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	int64_t shift[RANK_MAX], dim[RANK_MAX];
	uint32_t n = call_ints(c, 1, shift), m = call_ints(c, 2, dim);

	if (m ? n != m : n != 1)
		FAIL_CALL(c, "%u shifts, %u dimensions", n, m);
	struct tensor *out = infer_out(c, t->dtype, t->rank, t->dim);

	if (!tensor_numel(t))
		infer_preserve(out, t);
	else if (m) /* a cat per dimension */
		infer_suggest(out, &t, 1);
	return STATUS_OK;
}

static kx rolled(struct kir *k, kx i, int64_t shift, int64_t n)
{
	int64_t s = n ? ((-shift) % n + n) % n : 0;

	return n ? kx_mod(k, kx_addc(k, i, s), n) : i;
}

static kx at_roll(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *o = &c->outs[out];
	int64_t shift[RANK_MAX], dim[RANK_MAX];
	uint32_t n = call_ints(c, 1, shift), m = call_ints(c, 2, dim);
	kx at[RANK_MAX];

	memcpy(at, idx, o->rank * sizeof(*at));
	for (uint32_t i = 0; i < m; i++) {
		uint32_t d = (uint32_t)(dim[i] < 0 ? dim[i] + o->rank : dim[i]);

		at[d] = rolled(l->k, at[d], shift[i], o->dim[d]);
	}
	if (!m && n) /* all elements in one row */
		lower_unflatten(l->k, o->rank, o->dim,
				rolled(l->k, lower_flatten(l->k, o->rank, o->dim, idx),
				       shift[0], tensor_numel(o)),
				at);
	return lower_in(l, c, 0, at);
}

/* slice_scatter(base, src, dim, start, end, step) and select_scatter(base, src, dim, index). */
static int64_t bound_of(const struct call *c, uint32_t slot, int64_t size, int64_t absent)
{
	int64_t v = call_has(c, slot) ? call_int(c, slot) : absent;

	v = v < 0 ? v + size : v;
	return v < 0 ? 0 : v > size ? size : v;
}

static enum status infer_slice_scatter(struct call *c)
{
	const struct tensor *t = IN(c, 0), *src = IN(c, 1);
	uint32_t d;

	TRY(call_dim(c, 2, t->rank, &d));
	int64_t n = t->dim[d], start = bound_of(c, 3, n, 0), end = bound_of(c, 4, n, n);
	int64_t step = call_int(c, 5);

	if (step <= 0 || src->rank != t->rank ||
	    src->dim[d] != ((end > start ? end - start : 0) + step - 1) / step)
		FAIL_CALL(c, "the source does not fit the slice");
	c->m = (int)d;
	infer_keep_strides(infer_out(c, t->dtype, t->rank, t->dim), t);
	return STATUS_OK;
}

static kx at_slice_scatter(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *o = &c->outs[out], *src = IN(c, 1);
	int64_t step = call_int(c, 5), n = src->dim[c->m];
	kx from = kx_addc(l->k, idx[c->m], -bound_of(c, 3, o->dim[c->m], 0)), at[RANK_MAX];

	if (!n)
		return lower_in(l, c, 0, idx);
	memcpy(at, idx, o->rank * sizeof(*at));
	at[c->m] = kx_div(l->k, from, step);
	kx covered = kx_within(l->k, from, 0, (n - 1) * step + 1);

	if (step > 1)
		covered = kx_and(l->k, covered,
				 kx_eq(l->k, kx_mod(l->k, from, step), kx_int(l->k, 0)));
	return kx_select(l->k, covered,
			 lower_cast(l->k, lower_in(l, c, 1, at), src->dtype, o->dtype),
			 lower_in(l, c, 0, idx));
}

static enum status infer_select_scatter(struct call *c)
{
	const struct tensor *t = IN(c, 0), *src = IN(c, 1);
	uint32_t d;

	TRY(call_dim(c, 2, t->rank, &d));
	int64_t i = call_int(c, 3), at = i < 0 ? i + t->dim[d] : i;

	if (src->rank + 1 != t->rank || at < 0 || at >= t->dim[d])
		FAIL_CALL(c, "index %lld, source of rank %u", (long long)i, src->rank);
	c->m = (int)d;
	infer_keep_strides(infer_out(c, t->dtype, t->rank, t->dim), t);
	return STATUS_OK;
}

static kx at_select_scatter(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *o = &c->outs[out], *src = IN(c, 1);
	int64_t i = call_int(c, 3);
	kx at[RANK_MAX];

	for (uint32_t d = 0; d < src->rank; d++)
		at[d] = idx[d + ((int)d >= c->m)];
	return kx_select(l->k,
			 kx_eq(l->k, idx[c->m], kx_int(l->k, i < 0 ? i + o->dim[c->m] : i)),
			 lower_cast(l->k, lower_in(l, c, 1, at), src->dtype, o->dtype),
			 lower_in(l, c, 0, idx));
}

/* diagonal_scatter(base, src, offset, dim1, dim2): the diagonal is the source's last. */
static enum status infer_diagonal_scatter(struct call *c)
{
	const struct tensor *t = IN(c, 0), *src = IN(c, 1);
	int64_t k = call_int(c, 2);
	uint32_t a, b;

	TRY(call_dim(c, 3, t->rank, &a));
	TRY(call_dim(c, 4, t->rank, &b));
	if (a == b || src->rank + 1 != t->rank)
		FAIL_CALL(c, "needs two different dimensions and a source of one less");
	int64_t rows = t->dim[a] + (k < 0 ? k : 0), cols = t->dim[b] - (k > 0 ? k : 0);
	int64_t n = rows < cols ? rows : cols;

	if (src->dim[src->rank - 1] != (n > 0 ? n : 0))
		FAIL_CALL(c, "the source does not fit a diagonal of %lld", (long long)n);
	infer_keep_strides(infer_out(c, t->dtype, t->rank, t->dim), t);
	return STATUS_OK;
}

static kx at_diagonal_scatter(struct lower *l, const struct call *c, uint32_t out,
			      const kx *idx)
{
	const struct tensor *o = &c->outs[out], *src = IN(c, 1);
	int64_t k = call_int(c, 2);
	uint32_t a, b, next = 0;
	kx at[RANK_MAX];

	if (call_dim(c, 3, o->rank, &a) || call_dim(c, 4, o->rank, &b))
		return KX_NONE; /* infer has read it before */
	for (uint32_t d = 0; d < o->rank; d++)
		if (d != a && d != b)
			at[next++] = idx[d];
	at[next] = k < 0 ? idx[b] : idx[a];
	kx on = kx_eq(l->k, kx_sub(l->k, idx[b], idx[a]), kx_int(l->k, k));

	return kx_select(l->k, on,
			 lower_cast(l->k, lower_in(l, c, 1, at), src->dtype, o->dtype),
			 lower_in(l, c, 0, idx));
}

static const struct op ops[] = {
	{
		.name = "aten.cat.default",
		.schema = "(Tensor[] tensors, int dim=0) -> Tensor",
		.doc = "one after the other along a dimension",
		.fuse = FUSE_CAT,
		.infer = infer_cat,
		.at = at_cat,
	},
	{
		.name = "aten.stack.default",
		.schema = "(Tensor[] tensors, int dim=0) -> Tensor",
		.doc = "one after the other along a new dimension",
		.infer = infer_stack,
		.at = at_stack,
	},
	{
		.name = "aten.repeat.default",
		.schema = "(Tensor self, SymInt[] repeats) -> Tensor",
		.doc = "over and over along each dimension",
		.infer = infer_repeat,
		.at = at_repeat,
	},
	{
		.name = "aten.constant_pad_nd.default",
		.schema = "(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor",
		.doc = "with a margin of one value",
		.infer = infer_pad,
		.at = at_pad,
	},
	{
		.name = "aten.flip.default",
		.schema = "(Tensor self, int[] dims) -> Tensor",
		.doc = "dimensions backwards",
		.infer = infer_flip,
		.at = at_flip,
	},
	{
		.name = "prims.rev.default",
		.schema = "(Tensor a, int[] dims) -> Tensor",
		.doc = "dimensions backwards",
		.infer = infer_flip,
		.at = at_flip,
	},
	{
		.name = "aten.roll.default",
		.schema = "(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor",
		.doc = "dimensions shifted around",
		.infer = infer_roll,
		.at = at_roll,
	},
	{
		.name = "aten.slice_scatter.default",
		.schema = "(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? "
			  "end=None, SymInt step=1) -> Tensor",
		.doc = "a copy with a range of a dimension replaced",
		.infer = infer_slice_scatter,
		.at = at_slice_scatter,
	},
	{
		.name = "aten.select_scatter.default",
		.schema = "(Tensor self, Tensor src, int dim, SymInt index) -> Tensor",
		.doc = "a copy with one place of a dimension replaced",
		.infer = infer_select_scatter,
		.at = at_select_scatter,
	},
	{
		.name = "aten.diagonal_scatter.default",
		.schema = "(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> "
			  "Tensor",
		.doc = "a copy with a diagonal replaced",
		.infer = infer_diagonal_scatter,
		.at = at_diagonal_scatter,
	},
};

const struct op_family op_concat = OP_FAMILY(concat);

/*
 * Ops over windows of the last two dimensions: pooling, its gradients, and
 * resizing.  A window is a small reduction whose places may lie outside.
 */
#include "op/fn_int.h"
#include "op/infer_int.h"
#include "op/list_int.h"

#include <math.h>
#include <string.h>

struct window {
	int64_t kernel[2], stride[2], pad[2], dilation[2];
	int64_t in[2], out[2]; /* sizes of the operand's and the result's last dimensions */
	bool ceil;
};

static void read_pair(const struct call *c, int slot, int64_t *out, int64_t absent)
{
	int64_t v[RANK_MAX];
	uint32_t n = slot < 0 ? 0 : call_ints(c, (uint32_t)slot, v);

	out[0] = n ? v[0] : absent;
	out[1] = n > 1 ? v[1] : out[0];
}

static int64_t pooled_size(const struct window *w, int i)
{
	int64_t span = w->in[i] + 2 * w->pad[i] - w->dilation[i] * (w->kernel[i] - 1) - 1;
	int64_t n = (span + (w->ceil ? w->stride[i] - 1 : 0)) / w->stride[i] + 1;

	/* The last window must begin inside the input or its left margin. */
	if (w->ceil && (n - 1) * w->stride[i] >= w->in[i] + w->pad[i])
		n--;
	return n;
}

/* Slots by name, so that each schema may order them as it does. */
MUST static enum status read_window(const struct call *c, const struct tensor *t,
				    struct window *w)
{
	const struct schema *s = c->schema;
	int stride = schema_find(s, STR("stride")), mode = schema_find(s, STR("ceil_mode"));

	if (t->rank < 3)
		FAIL_CALL(c, "a tensor of rank %u", t->rank);
	*w = (struct window){.ceil = mode >= 0 && call_bool(c, (uint32_t)mode)};
	read_pair(c, schema_find(s, STR("kernel_size")), w->kernel, 1);
	read_pair(c, stride, w->stride, w->kernel[0]);
	if (stride >= 0 && !call_list_len(c, (uint32_t)stride))
		memcpy(w->stride, w->kernel, sizeof(w->stride));
	read_pair(c, schema_find(s, STR("padding")), w->pad, 0);
	read_pair(c, schema_find(s, STR("dilation")), w->dilation, 1);
	for (int i = 0; i < 2; i++) {
		if (w->kernel[i] <= 0 || w->stride[i] <= 0 || w->dilation[i] <= 0 ||
		    w->pad[i] < 0)
			FAIL_CALL(c, "window parameters");
		w->in[i] = t->dim[t->rank - 2 + (uint32_t)i];
		w->out[i] = pooled_size(w, i);
		if (w->out[i] <= 0)
			FAIL_CALL(c, "a window larger than its input");
	}
	return STATUS_OK;
}

static struct tensor *pooled_out(struct call *c, const struct window *w, enum dtype d)
{
	const struct tensor *t = IN(c, 0);
	int64_t dim[RANK_MAX];

	memcpy(dim, t->dim, sizeof(dim));
	dim[t->rank - 2] = w->out[0];
	dim[t->rank - 1] = w->out[1];
	struct tensor *out = infer_out(c, d, t->rank, dim);

	infer_suggest(out, &t, 1);
	return out;
}

/* The window's variables and the place in the input that they mean; inside says whether
 * there is one. */
struct place {
	uint32_t vars[2], nvars;
	kx var[2], at[RANK_MAX], inside;
};

static void add_var(struct lower *l, const struct call *c, struct place *p, int i, int64_t n)
{
	p->var[i] = lower_rvar(l, c, (uint32_t)i, n);
	if (kir_at(l->k, p->var[i])->op == KX_VAR)
		p->vars[p->nvars++] = (uint32_t)kir_at(l->k, p->var[i])->i;
}

static struct place window_place(struct lower *l, const struct call *c, const struct window *w,
				 uint32_t rank, const kx *idx)
{
	struct place p = {.inside = KX_NONE};

	memcpy(p.at, idx, rank * sizeof(*idx));
	for (int i = 0; i < 2; i++) {
		uint32_t d = rank - 2 + (uint32_t)i;

		add_var(l, c, &p, i, w->kernel[i]);
		kx base = kx_addc(l->k, kx_mulc(l->k, idx[d], w->stride[i]), -w->pad[i]);

		p.at[d] = kx_add(l->k, base, kx_mulc(l->k, p.var[i], w->dilation[i]));
		p.inside = kx_and(l->k, p.inside, kx_within(l->k, p.at[d], 0, w->in[i]));
	}
	return p;
}

/* Where a gradient comes from: the output window of which this input place is element
 * (var0, var1), if there is one. */
static struct place source_place(struct lower *l, const struct call *c, const struct window *w,
				 uint32_t rank, const kx *idx)
{
	struct place p = {.inside = KX_NONE};

	memcpy(p.at, idx, rank * sizeof(*idx));
	for (int i = 0; i < 2; i++) {
		uint32_t d = rank - 2 + (uint32_t)i;

		add_var(l, c, &p, i, w->kernel[i]);
		kx from = kx_sub(l->k, kx_addc(l->k, idx[d], w->pad[i]),
				 kx_mulc(l->k, p.var[i], w->dilation[i]));
		kx rest = kx_mod(l->k, from, w->stride[i]);

		p.at[d] = kx_div(l->k, from, w->stride[i]);
		p.inside = kx_and(l->k, p.inside, kx_eq(l->k, rest, kx_int(l->k, 0)));
		p.inside = kx_and(l->k, p.inside, kx_within(l->k, p.at[d], 0, w->out[i]));
	}
	return p;
}

static kx zero(struct kir *k, enum ktype t)
{
	return kx_cast(k, kx_int(k, 0), t);
}

static kx divide(struct kir *k, kx a, kx by, enum ktype t)
{
	kx args[] = {a, kx_cast(k, by, t)};

	return fn_call(k, &fn_div, t, args, 2);
}

static kx smaller(struct kir *k, kx a, kx b)
{
	return kx_select(k, kx_lt(k, a, b), a, b);
}

static kx larger(struct kir *k, kx a, kx b)
{
	return kx_select(k, kx_lt(k, a, b), b, a);
}

/* How many elements the window at `o` counts. */
static kx window_count(struct kir *k, const struct call *c, const struct window *w, const kx *o)
{
	int pads = schema_find(c->schema, STR("count_include_pad"));
	int fixed = schema_find(c->schema, STR("divisor_override"));
	kx n = kx_int(k, 1);

	if (call_has(c, (uint32_t)fixed))
		return kx_int(k, call_int(c, (uint32_t)fixed));
	for (int i = 0; i < 2; i++) {
		kx begin = kx_addc(k, kx_mulc(k, o[i], w->stride[i]), -w->pad[i]);
		kx end = smaller(k, kx_addc(k, begin, w->kernel[i]),
				 kx_int(k, w->in[i] + w->pad[i]));

		if (!call_bool(c, (uint32_t)pads)) {
			begin = larger(k, begin, kx_int(k, 0));
			end = smaller(k, end, kx_int(k, w->in[i]));
		}
		n = kx_mul(k, n, kx_sub(k, end, begin));
	}
	return n;
}

static enum status infer_avg(struct call *c)
{
	struct window w;

	TRY(read_window(c, IN(c, 0), &w));
	pooled_out(c, &w, IN(c, 0)->dtype);
	return STATUS_OK;
}

static kx at_avg(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum ktype t = ktype_of(c->outs[out].dtype);
	uint32_t rank = c->outs[out].rank;
	struct window w;

	if (read_window(c, IN(c, 0), &w))
		return KX_NONE; /* infer has read it before */
	struct place p = window_place(l, c, &w, rank, idx);
	kx x = kx_select(l->k, p.inside, lower_in(l, c, 0, p.at), zero(l->k, t));

	return divide(l->k, kx_reduce(l->k, KR_SUM, x, p.vars, p.nvars),
		      window_count(l->k, c, &w, &idx[rank - 2]), t);
}

static enum status infer_avg_back(struct call *c)
{
	struct window w;
	const struct tensor *t = IN(c, 1);

	TRY(read_window(c, t, &w));
	infer_suggest(infer_out(c, t->dtype, t->rank, t->dim), &t, 1);
	return STATUS_OK;
}

static kx at_avg_back(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum ktype t = ktype_of(c->outs[out].dtype);
	uint32_t rank = c->outs[out].rank;
	struct window w;

	if (read_window(c, IN(c, 1), &w))
		return KX_NONE;
	struct place p = source_place(l, c, &w, rank, idx);
	kx part = divide(l->k, lower_in(l, c, 0, p.at),
			 window_count(l->k, c, &w, &p.at[rank - 2]), t);

	return kx_reduce(l->k, KR_SUM, kx_select(l->k, p.inside, part, zero(l->k, t)), p.vars,
			 p.nvars);
}

/* Max pooling: values, and places as offsets in the window or in the input's plane. */
static enum status infer_max(struct call *c)
{
	bool low_memory = c->op->name[0] == 'p';
	struct window w;

	TRY(read_window(c, IN(c, 0), &w));
	pooled_out(c, &w, IN(c, 0)->dtype);
	pooled_out(c, &w, low_memory ? DTYPE_i8 : DTYPE_i64);
	return STATUS_OK;
}

static kx lowest(struct kir *k, enum ktype t)
{
	return t == KT_I64 ? kx_int(k, INT64_MIN) : kx_float(k, t, -HUGE_VAL);
}

static kx at_max(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	bool low_memory = c->op->name[0] == 'p';
	enum ktype t = ktype_of(IN(c, 0)->dtype);
	uint32_t rank = IN(c, 0)->rank;
	struct window w;

	if (read_window(c, IN(c, 0), &w))
		return KX_NONE;
	struct place p = window_place(l, c, &w, rank, idx);
	kx x = kx_select(l->k, p.inside, lower_in(l, c, 0, p.at), lowest(l->k, t));

	if (!out)
		return kx_reduce(l->k, KR_MAX, x, p.vars, p.nvars);
	kx offset = kx_reduce(l->k, KR_ARGMAX, x, p.vars, p.nvars), at[2];

	if (low_memory)
		return lower_cast(l->k, offset, DTYPE_i64, DTYPE_i8);
	lower_unflatten(l->k, 2, w.kernel, offset, at);
	for (int i = 0; i < 2; i++)
		at[i] = kx_add(l->k,
			       kx_addc(l->k,
				       kx_mulc(l->k, idx[rank - 2 + (uint32_t)i], w.stride[i]),
				       -w.pad[i]),
			       kx_mulc(l->k, at[i], w.dilation[i]));
	return lower_flatten(l->k, 2, w.in, at);
}

static enum status infer_offsets(struct call *c)
{
	const struct tensor *t = IN(c, 0);

	infer_preserve(infer_out(c, DTYPE_i64, t->rank, t->dim), t);
	return STATUS_OK;
}

static kx at_offsets(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	int64_t kernel[2], size[2], stride[2], pad[2], dilation[2];
	uint32_t rank = c->outs[out].rank;
	kx at[2];

	read_pair(c, 1, kernel, 1);
	read_pair(c, 2, size, 1);
	read_pair(c, 3, stride, 1);
	read_pair(c, 4, pad, 0);
	read_pair(c, 5, dilation, 1);
	lower_unflatten(l->k, 2, kernel, lower_in(l, c, 0, idx), at);
	for (int i = 0; i < 2; i++)
		at[i] = kx_add(l->k,
			       kx_addc(l->k,
				       kx_mulc(l->k, idx[rank - 2 + (uint32_t)i], stride[i]),
				       -pad[i]),
			       kx_mulc(l->k, at[i], dilation[i]));
	return lower_flatten(l->k, 2, size, at);
}

static kx at_max_back(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum ktype t = ktype_of(c->outs[out].dtype);
	uint32_t rank = c->outs[out].rank;
	struct window w;

	if (read_window(c, IN(c, 1), &w))
		return KX_NONE;
	struct place p = source_place(l, c, &w, rank, idx);
	kx mine = lower_flatten(l->k, 2, w.in, &idx[rank - 2]);
	kx won = kx_eq(l->k, lower_in(l, c, 7, p.at), mine);
	kx got = kx_select(l->k, won, lower_in(l, c, 0, p.at), zero(l->k, t));

	return kx_reduce(l->k, KR_SUM, kx_select(l->k, p.inside, got, zero(l->k, t)), p.vars,
			 p.nvars);
}

/* Adaptive: output o covers [⌊o·in/out⌋, ⌈(o+1)·in/out⌉). */
static enum status infer_adaptive(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	struct window w = {.in = {0}};

	if (t->rank < 3)
		FAIL_CALL(c, "a tensor of rank %u", t->rank);
	read_pair(c, 1, w.out, 1);
	if (w.out[0] <= 0 || w.out[1] <= 0)
		FAIL_CALL(c, "an output size of 0");
	pooled_out(c, &w, t->dtype);
	return STATUS_OK;
}

static kx at_adaptive(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	const struct tensor *t = IN(c, 0), *o = &c->outs[out];
	enum ktype kt = ktype_of(o->dtype);
	struct place p = {.inside = KX_NONE};
	kx count = kx_int(l->k, 1);

	memcpy(p.at, idx, o->rank * sizeof(*idx));
	for (int i = 0; i < 2; i++) {
		uint32_t d = o->rank - 2 + (uint32_t)i;
		int64_t in = t->dim[d], n = o->dim[d];
		kx begin = kx_div(l->k, kx_mulc(l->k, idx[d], in), n);
		kx end = kx_div(l->k, kx_addc(l->k, kx_mulc(l->k, idx[d], in), in + n - 1), n);

		add_var(l, c, &p, i, in % n ? in / n + 2 : in / n);
		p.at[d] = kx_add(l->k, begin, p.var[i]);
		p.inside = kx_and(l->k, p.inside, kx_lt(l->k, p.at[d], end));
		count = kx_mul(l->k, count, kx_sub(l->k, end, begin));
	}
	kx x = kx_select(l->k, p.inside, lower_in(l, c, 0, p.at), zero(l->k, kt));

	return divide(l->k, kx_reduce(l->k, KR_SUM, x, p.vars, p.nvars), count, kt);
}

static const struct op ops[] = {
	{
		.name = "aten.avg_pool2d.default",
		.schema =
			"(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, "
			"bool ceil_mode=False, bool count_include_pad=True, int? "
			"divisor_override=None) -> Tensor",
		.doc = "mean of a window",
		.flags = OP_POOL | OP_WINDOW,
		.ulp = 1,
		.infer = infer_avg,
		.at = at_avg,
	},
	{
		.name = "aten.avg_pool2d_backward.default",
		.schema =
			"(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, "
			"int[2] padding, bool ceil_mode, bool count_include_pad, int? "
			"divisor_override) -> Tensor",
		.doc = "gradient of the mean of a window",
		.flags = OP_POOL | OP_WINDOW | OP_UNCOUNTED,
		.ulp = 2,
		.infer = infer_avg_back,
		.at = at_avg_back,
	},
	{
		.name = "aten.max_pool2d_with_indices.default",
		.schema =
			"(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, "
			"int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
		.doc = "largest of a window and its place in the plane",
		.flags = OP_POOL | OP_WINDOW | OP_DISCRETE,
		.infer = infer_max,
		.at = at_max,
	},
	{
		.name = "aten.max_pool2d_with_indices_backward.default",
		.schema =
			"(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, "
			"int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> "
			"Tensor",
		.doc = "gradient of the largest of a window",
		.flags = OP_POOL | OP_WINDOW | OP_UNCOUNTED,
		.infer = infer_avg_back,
		.at = at_max_back,
	},
	{
		.name = "prims._low_memory_max_pool_with_offsets.default",
		.schema = "(Tensor self, SymInt[] kernel_size, SymInt[] stride, SymInt[] "
			  "padding, "
			  "SymInt[] dilation, bool ceil_mode) -> (Tensor, Tensor)",
		.doc = "largest of a window and its offset in it",
		.flags = OP_POOL | OP_WINDOW | OP_DISCRETE,
		.infer = infer_max,
		.at = at_max,
	},
	{
		.name = "prims._low_memory_max_pool_offsets_to_indices.default",
		.schema = "(Tensor self, SymInt[] kernel_size, SymInt[] input_size, SymInt[] "
			  "stride, SymInt[] padding, SymInt[] dilation) -> Tensor",
		.doc = "place in the plane from an offset in a window",
		.flags = OP_POOL | OP_WINDOW,
		.infer = infer_offsets,
		.at = at_offsets,
	},
	{
		.name = "aten._adaptive_avg_pool2d.default",
		.schema = "(Tensor self, SymInt[2] output_size) -> Tensor",
		.doc = "mean of windows that share the plane evenly",
		.flags = OP_POOL,
		.ulp = 1,
		.infer = infer_adaptive,
		.at = at_adaptive,
	},
};

const struct op_family op_pool = OP_FAMILY(pool);

/*
 * Resizing of the last two dimensions.  Where an element comes from is computed in floats
 * as torch does, so that both pick the same one.
 */
#include "op/fn_int.h"
#include "op/infer_int.h"
#include "op/list_int.h"

/* clang-format off */
#include "base/half.h"
#include "base/philox.h"
#include "op/prelude.h"
/* clang-format on */

/* One dimension: step is how far the source moves for each element of the result. */
struct axis {
	int64_t in, out;
	double step;
	bool corners; /* the outermost elements coincide */
};

enum { H, W, NAXES };

static double list_number(const struct arg *list, uint32_t i)
{
	const struct arg *a = &list->items[i];

	return a->kind == ARG_FLOAT ? a->f : (double)a->i;
}

/* The factor that the call gives for a dimension; 0 if none. */
static double given_factor(const struct call *c, int i)
{
	int list = schema_find(c->schema, STR("scale_factors"));
	int one = schema_find(c->schema, i == H ? STR("scales_h") : STR("scales_w"));

	if (list >= 0 && call_list_len(c, (uint32_t)list) == NAXES)
		return list_number(&c->slots[list], (uint32_t)i);
	return one >= 0 && call_has(c, (uint32_t)one) ? call_f64(c, (uint32_t)one) : 0;
}

MUST static enum status out_sizes(const struct call *c, const int64_t *in, int64_t *out)
{
	int64_t size[RANK_MAX];
	uint32_t n = call_ints(c, 1, size);

	for (int i = 0; i < NAXES; i++) {
		double factor = given_factor(c, i);

		out[i] = n == NAXES ? size[i] : (int64_t)((double)in[i] * factor);
		if (in[i] <= 0 || out[i] <= 0)
			FAIL_CALL(c, "size %lld becomes %lld", (long long)in[i],
				  (long long)out[i]);
	}
	return STATUS_OK;
}

static void set_steps(const struct call *c, struct axis *axis)
{
	int corners = schema_find(c->schema, STR("align_corners"));

	for (int i = 0; i < NAXES; i++) {
		struct axis *x = &axis[i];
		double factor = given_factor(c, i);

		x->corners = corners >= 0 && call_bool(c, (uint32_t)corners);
		if (x->corners)
			x->step = x->out > 1 ? (double)(x->in - 1) / (double)(x->out - 1) : 0;
		else
			x->step = factor > 0 ? 1 / factor : (double)x->in / (double)x->out;
	}
}

MUST static enum status read_axes(const struct call *c, struct axis *axis)
{
	const struct tensor *t = IN(c, 0);
	int64_t in[NAXES], out[NAXES];

	if (t->rank != 4)
		FAIL_CALL(c, "a tensor of rank %u", t->rank);
	for (int i = 0; i < NAXES; i++)
		in[i] = t->dim[2 + i];
	TRY(out_sizes(c, in, out));
	for (int i = 0; i < NAXES; i++)
		axis[i] = (struct axis){.in = in[i], .out = out[i]};
	set_steps(c, axis);
	return STATUS_OK;
}

static enum status infer_resize(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	struct axis axis[NAXES];

	TRY(read_axes(c, axis));
	int64_t dim[] = {t->dim[0], t->dim[1], axis[H].out, axis[W].out};

	infer_suggest(infer_out(c, t->dtype, 4, dim), &t, 1);
	return STATUS_OK;
}

#define BLOCK(name, t, ctype, ...)                                                       \
	static void name##_##t(size_t n, const void *const *in, void *out, int m, int k) \
	{                                                                                \
		typedef ctype T;                                                         \
		const T *pa = in[0], *pb = in[1], *pc = in[2];                           \
		T *po = out;                                                             \
		(void)m, (void)k, (void)pc;                                              \
		for (size_t i = 0; i < n; i++) {                                         \
			const T a = pa[i], b = pb[i];                                    \
			po[i] = __VA_ARGS__;                                             \
		}                                                                        \
	}
#define FLOATS(name, ...)                        \
	BLOCK(name, f32, float, __VA_ARGS__)     \
	BLOCK(name, f64, double, __VA_ARGS__)    \
	static const struct kir_fn name##_fn = { \
		#name, #__VA_ARGS__, {[KT_F32] = name##_f32, [KT_F64] = name##_f64}};

FLOATS(whole, s_floor(a *b))
FLOATS(source, m ? a *b : s_max((a + (T)0.5) * b - (T)0.5, (T)0))
FLOATS(beyond, a - b)
#define c pc[i]
FLOATS(blend, a *(1 - c) + b * c)
#undef c

static kx number_call(struct kir *k, const struct kir_fn *fn, enum ktype t, int m, kx a, kx b)
{
	struct kcall call = {fn, t, t, m, 0};
	kx args[] = {kx_cast(k, a, t), kx_cast(k, b, t)};

	return kx_call(k, &call, args, 2);
}

static kx at_most(struct kir *k, kx i, int64_t last)
{
	return kx_select(k, kx_lt(k, i, kx_int(k, last)), i, kx_int(k, last));
}

/* Whether torch's floor of a product of floats is a division by f everywhere. */
static bool divides(const struct axis *x, int64_t f)
{
	for (int64_t i = 0; i < x->out; i++)
		if ((int64_t)s_floor_f32((float)i * (float)x->step) != i / f)
			return false;
	return true;
}

static kx nearest_place(struct kir *k, const struct axis *x, kx i)
{
	int64_t f = x->out / x->in;

	if (x->out == x->in * f && divides(x, f))
		return kx_div(k, i, f);
	kx at = number_call(k, &whole_fn, KT_F32, 0, i, kx_float(k, KT_F32, x->step));

	return at_most(k, kx_cast(k, at, KT_I64), x->in - 1);
}

static kx at_nearest(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	struct axis axis[NAXES];

	(void)out;
	if (read_axes(c, axis))
		return KX_NONE; /* infer has read it before */
	kx at[] = {idx[0], idx[1], nearest_place(l->k, &axis[H], idx[2]),
		   nearest_place(l->k, &axis[W], idx[3])};

	return lower_in(l, c, 0, at);
}

/* Two neighbours, and how far the place lies beyond the first. */
struct between {
	kx first, second, part;
};

static struct between linear_place(struct kir *k, const struct axis *x, enum ktype t, kx i)
{
	kx from = number_call(k, &source_fn, t, x->corners, i, kx_float(k, t, x->step));
	kx first = at_most(k, kx_cast(k, from, KT_I64), x->in - 1);

	return (struct between){first, at_most(k, kx_addc(k, first, 1), x->in - 1),
				number_call(k, &beyond_fn, t, 0, from, first)};
}

static kx blend(struct kir *k, enum ktype t, kx a, kx b, kx part)
{
	kx args[] = {a, b, part};

	return fn_call(k, &blend_fn, t, args, 3);
}

static kx at_bilinear(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum ktype t = ktype_of(c->outs[out].dtype);
	struct axis axis[NAXES];
	kx row[2];

	if (read_axes(c, axis))
		return KX_NONE;
	struct between h = linear_place(l->k, &axis[H], t, idx[2]);
	struct between w = linear_place(l->k, &axis[W], t, idx[3]);

	for (int i = 0; i < 2; i++) {
		kx y = i ? h.second : h.first;
		kx left[] = {idx[0], idx[1], y, w.first},
		   right[] = {idx[0], idx[1], y, w.second};

		row[i] = blend(l->k, t, lower_in(l, c, 0, left), lower_in(l, c, 0, right),
			       w.part);
	}
	return blend(l->k, t, row[0], row[1], h.part);
}

/* (grad_output, output_size, input_size, scales_h, scales_w) */
MUST static enum status read_back(const struct call *c, struct axis *axis)
{
	const struct tensor *t = IN(c, 0);
	int64_t size[RANK_MAX];

	if (t->rank != 4 || call_ints(c, 2, size) != 4)
		FAIL_CALL(c, "needs four dimensions");
	for (int i = 0; i < NAXES; i++) {
		axis[i] = (struct axis){.in = size[2 + i], .out = t->dim[2 + i]};
		if (axis[i].in <= 0 || axis[i].out <= 0)
			FAIL_CALL(c, "an empty plane");
	}
	set_steps(c, axis);
	for (int i = 0; i < NAXES; i++)
		if ((float)axis[i].step != (float)((double)axis[i].in / (double)axis[i].out))
			REFUSE_CALL(c, "a factor that is not the ratio of the sizes");
	return STATUS_OK;
}

static enum status infer_back(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	struct axis axis[NAXES];

	TRY(read_back(c, axis));
	int64_t dim[] = {t->dim[0], t->dim[1], axis[H].in, axis[W].in};

	infer_suggest(infer_out(c, t->dtype, 4, dim), &t, 1);
	return STATUS_OK;
}

/* Those elements of the result that came from here: a few around i · out / in. */
static kx at_back(struct lower *l, const struct call *c, uint32_t out, const kx *idx)
{
	enum ktype t = ktype_of(c->outs[out].dtype);
	struct axis axis[NAXES];
	kx at[] = {idx[0], idx[1], KX_NONE, KX_NONE}, inside = KX_NONE;
	uint32_t vars[NAXES], nvars = 0;

	if (read_back(c, axis))
		return KX_NONE;
	for (uint32_t i = 0; i < NAXES; i++) {
		const struct axis *x = &axis[i];
		kx var = lower_rvar(l, c, i, (x->out + x->in - 1) / x->in + 2);
		kx first = kx_addc(l->k, kx_div(l->k, kx_mulc(l->k, idx[2 + i], x->out), x->in),
				   -1);

		if (kir_at(l->k, var)->op == KX_VAR)
			vars[nvars++] = (uint32_t)kir_at(l->k, var)->i;
		at[2 + i] = kx_add(l->k, first, var);
		inside = kx_and(l->k, inside, kx_within(l->k, at[2 + i], 0, x->out));
		inside = kx_and(l->k, inside,
				kx_eq(l->k, nearest_place(l->k, x, at[2 + i]), idx[2 + i]));
	}
	kx none = kx_cast(l->k, kx_int(l->k, 0), t);

	return kx_reduce(l->k, KR_SUM, kx_select(l->k, inside, lower_in(l, c, 0, at), none),
			 vars, nvars);
}

#define RESIZE(name_, schema_, doc_, flags_, ulp_, infer_, at_)                           \
	{                                                                                 \
		.name = name_, .schema = schema_, .doc = doc_, .flags = OP_POOL | flags_, \
		.ulp = ulp_, .infer = infer_, .at = at_,                                  \
	}

static const struct op ops[] = {
	RESIZE("aten.upsample_nearest2d.default",
	       "(Tensor self, SymInt[2] output_size, float? scales_h=None, float? "
	       "scales_w=None) -> Tensor",
	       "the plane in another size, elements repeated", 0, 0, infer_resize, at_nearest),
	RESIZE("aten.upsample_nearest2d.vec",
	       "(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor",
	       "the plane in another size, elements repeated", 0, 0, infer_resize, at_nearest),
	RESIZE("aten.upsample_nearest2d_backward.default",
	       "(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? "
	       "scales_h=None, float? scales_w=None) -> Tensor",
	       "gradient of repeating elements", OP_UNCOUNTED, 1, infer_back, at_back),
	RESIZE("aten.upsample_bilinear2d.default",
	       "(Tensor self, SymInt[2] output_size, bool align_corners, float? "
	       "scales_h=None, float? scales_w=None) -> Tensor",
	       "the plane in another size, four elements mixed", 0, 4, infer_resize,
	       at_bilinear),
	RESIZE("aten.upsample_bilinear2d.vec",
	       "(Tensor input, SymInt[]? output_size, bool align_corners, float[]? "
	       "scale_factors) -> Tensor",
	       "the plane in another size, four elements mixed", 0, 4, infer_resize,
	       at_bilinear),
};

const struct op_family op_resize = OP_FAMILY(resize);

/* Reading recorded cases, and how closely a row must agree with them. */
#include "cases.h"

#include "base/base64.h"
#include "ir/text.h"

#include <math.h>
#include <string.h>

MUST static enum status read_ints(const json_t *list, int64_t *out, uint32_t *n)
{
	*n = (uint32_t)json_array_size(list);
	if (*n > RANK_MAX)
		FAIL(INVALID, "rank %u", *n);
	for (uint32_t i = 0; i < *n; i++)
		out[i] = json_integer_value(json_array_get(list, i));
	return STATUS_OK;
}

MUST static enum status read_tensor(struct arena *a, const json_t *entry, struct recorded *out)
{
	const json_t *opts = json_array_get(entry, 2), *st, *data;
	const char *token = json_string_value(json_array_get(entry, 0));
	uint32_t n;

	*out = (struct recorded){.is_none = !entry || json_is_null(entry)};
	if (out->is_none)
		return STATUS_OK;
	out->t.dtype = dtype_find(str_of(token));
	if (!out->t.dtype)
		FAIL(INVALID, "no dtype %s", token);
	TRY(read_ints(json_array_get(entry, 1), out->t.dim, &out->t.rank));
	tensor_set_contiguous(&out->t);
	st = json_object_get(opts, "st");
	if (st)
		TRY(read_ints(st, out->t.stride, &n));
	out->t.offset = json_integer_value(json_object_get(opts, "off"));
	data = json_object_get(opts, "data");
	TRY(base64_read(a, str_of(json_string_value(data)), &out->data));
	char *aligned = arena_alloc(a, 1, out->data.n + 1, 64);

	memcpy(aligned, out->data.p, out->data.n);
	out->data.p = aligned;
	return STATUS_OK;
}

/* The call as a graph that returns all of its outputs. */
static void print_case(struct buf *b, const struct recorded_case *c, bool is_tuple)
{
	buf_cstr(b, "class Case(torch.nn.Module):\n    def forward(self");
	for (uint32_t i = 0; i < c->nin; i++) {
		struct ann ann = tensor_to_ann(b->arena, &c->in[i].t, STR(""));

		buf_printf(b, ", a%u: \"", i);
		text_print_ann(b, &ann);
		buf_cstr(b, "\"");
	}
	buf_printf(b, "):\n        r = %s\n", c->call);
	for (uint32_t i = 0; is_tuple && i < c->nout; i++)
		buf_printf(b, "        r%u = r[%u]\n", i, i);
	buf_cstr(b, "        return (");
	for (uint32_t i = 0; i < c->nout; i++)
		buf_printf(b, is_tuple ? "r%u, " : "r, ", i);
	buf_cstr(b, ")\n");
}

/* Distance between neighbouring values of the type at |v|. */
static double spacing(enum dtype d, double v)
{
	static const struct {
		int mantissa, lowest;
	} kind[DTYPE_COUNT] = {
		[DTYPE_f64] = {52, -1022},  [DTYPE_f32] = {23, -126},
		[DTYPE_f16] = {10, -14},    [DTYPE_bf16] = {7, -126},
		[DTYPE_f8e4m3fn] = {3, -6}, [DTYPE_f8e5m2] = {2, -14},
	};
	int e;

	frexp(v, &e);
	e = v == 0 || e - 1 < kind[d].lowest ? kind[d].lowest : e - 1;
	return ldexp(1, e - kind[d].mantissa);
}

static double largest(const struct recorded *in, uint32_t n)
{
	double most = 0;

	for (uint32_t k = 0; k < n; k++)
		for (int64_t i = 0; i < tensor_extent(&in[k].t); i++) {
			double v = fabs(dtype_load_f64(in[k].t.dtype, in[k].data.p, i));

			most = isfinite(v) && v > most ? v : most;
		}
	return most;
}

/* Bound of what op computes on the way to element i: the product of its operands there,
 * each counted as at least 1. */
static double size_at(const struct recorded_case *c, const struct tensor *out, int64_t i)
{
	double product = 1;

	for (uint32_t k = 0; k < c->nin; k++) {
		const struct tensor *t = &c->in[k].t;
		int64_t at = t->offset, rest = i;

		for (uint32_t d = out->rank; d-- > 0; rest /= out->dim[d]) {
			uint32_t pad = out->rank - t->rank;

			if (d >= pad && t->dim[d - pad] > 1)
				at += rest % out->dim[d] * t->stride[d - pad];
		}
		product *= fmax(1, fabs(dtype_load_f64(t->dtype, c->in[k].data.p, at)));
	}
	return product;
}

/* Exact rows give torch's bits; others lie within their stated error and one of torch's,
 * which may also take denormals for 0; sums within a few roundings, whose number grows
 * with that of the terms as a random walk does. */
static double tolerance(const struct op *op, enum dtype d, double want, double size,
			double terms)
{
	bool is_sum = op->flags & (OP_REDUCTION | OP_POOL | OP_SCATTER);
	double at = op->flags & OP_CANCELS ? fmax(fabs(want), size) : want, tol = 0;

	if (op->ulp > 0)
		tol = ((double)op->ulp + 1) * spacing(d, at);
	if (op->ulp > 0 && (d == DTYPE_f32 || d == DTYPE_bf16))
		tol += 0x1p-125;
	if (is_sum || strstr(op->name, "cum"))
		tol += 4 * spacing(d, fmax(fabs(want), size * sqrt(terms)));
	return tol;
}

static bool agrees(double got, double want, double tol)
{
	if (isnan(want) || isinf(want) || got == want)
		return isnan(want) ? isnan(got) : got == want;
	return fabs(got - want) <= tol;
}

/* Values that the op does not promise: fresh seeds, memory as it was found. */
static bool is_form_only(const struct op *op)
{
	return !strcmp(op->name, "prims.inductor_seeds.default") || strstr(op->name, "empty");
}

enum status case_compare(const struct op *op, const struct recorded_case *c, uint32_t k,
			 const struct tensor *t, const void *data)
{
	const struct recorded *want = &c->out[k];
	double most = largest(c->in, c->nin);
	double terms = c->nin ? (double)tensor_numel(&c->in[0].t) : 1;
	enum dtype d = t->dtype;

	terms = fmax(1, terms / fmax(1, (double)tensor_numel(&want->t)));

	if (want->is_none)
		return STATUS_OK;
	if (d != want->t.dtype || !tensor_same_shape(t, &want->t))
		FAIL(MISMATCH,
		     "output %u is %s of rank %u, expected %s of rank %u, or sizes differ", k,
		     dtype_name(d), t->rank, dtype_name(want->t.dtype), want->t.rank);
	for (uint32_t i = 0; i < t->rank && tensor_numel(&want->t); i++)
		if (t->dim[i] > 1 && t->stride[i] != want->t.stride[i])
			FAIL(MISMATCH, "output %u: stride %u is %lld, expected %lld", k, i,
			     (long long)t->stride[i], (long long)want->t.stride[i]);
	for (int64_t i = 0; !is_form_only(op) && i < tensor_numel(t); i++) {
		bool ok;

		if (dtype_is_float(d)) {
			double v = dtype_load_f64(d, want->data.p, i);
			double size = op->flags & OP_CANCELS ? size_at(c, t, i) : most;

			ok = agrees(dtype_load_f64(d, data, i), v,
				    tolerance(op, d, v, size, terms));
		} else
			ok = dtype_load_i64(d, data, i) == dtype_load_i64(d, want->data.p, i);
		if (!ok)
			FAIL(MISMATCH, "output %u: element %lld is %.17g, expected %.17g", k,
			     (long long)i, dtype_load_f64(d, data, i),
			     dtype_load_f64(d, want->data.p, i));
	}
	return STATUS_OK;
}

MUST static enum status read_list(struct arena *a, const json_t *list, struct recorded **out,
				  uint32_t *n)
{
	*n = (uint32_t)json_array_size(list);
	*out = arena_array(a, struct recorded, *n + 1);
	for (uint32_t i = 0; i < *n; i++)
		TRY(read_tensor(a, json_array_get(list, i), &(*out)[i]));
	return STATUS_OK;
}

static bool gives_tuple(struct str call)
{
	const char *open = memchr(call.p, '(', call.n);
	const struct op *op =
		open ? op_find(str_slice(call, strlen("torch.ops."), (size_t)(open - call.p)))
		     : NULL;

	return op && op_schema(op)->nouts != 1;
}

enum status case_read(struct arena *a, const json_t *c, struct recorded_case *out)
{
	struct buf b = buf_new(a);
	struct text t;

	out->call = json_string_value(json_object_get(c, "call"));
	TRY(read_list(a, json_object_get(c, "in"), &out->in, &out->nin));
	TRY(read_list(a, json_object_get(c, "out"), &out->out, &out->nout));
	print_case(&b, out, gives_tuple(str_of(out->call)));
	text_parse(a, buf_view(&b), "case", NULL, &t);
	TRY(text_check(&t, "case"));
	struct binding *bindings = arena_array(a, struct binding, out->nin + 1);

	out->inputs = arena_array(a, struct eval_input, out->nin + 1);
	for (uint32_t i = 0; i < out->nin; i++) {
		const struct recorded *r = &out->in[i];

		bindings[i] = (struct binding){.is_tensor = true, .t = r->t};
		out->inputs[i] = (struct eval_input){
			r->t.dtype, r->data.p, (int64_t)(r->data.n / dtype_bytes(r->t.dtype))};
	}
	return op_bind(a, t.graphs[0], bindings, false, &out->b);
}

/*
 * Every row of the op table against values recorded from torch: t/op/cases/<op>.json.
 * usage: test_cases DIR [OP].  TAP: a line per op; an op that can be evaluated and has no
 * file is a failure.
 */
#include "base/base64.h"
#include "base/file.h"
#include "base/json.h"
#include "eval/eval.h"
#include "ir/text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct recorded {
	struct tensor t;
	struct str data;
	bool is_none;
};

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
	return base64_read(a, str_of(json_string_value(data)), &out->data);
}

static void print_case(struct buf *b, const json_t *c, const struct recorded *in, uint32_t n)
{
	buf_cstr(b, "class Case(torch.nn.Module):\n    def forward(self");
	for (uint32_t i = 0; i < n; i++) {
		struct ann ann = tensor_to_ann(b->arena, &in[i].t, STR(""));

		buf_printf(b, ", a%u: \"", i);
		text_print_ann(b, &ann);
		buf_cstr(b, "\"");
	}
	buf_printf(b, "):\n        r = %s\n        return (r,)\n",
		   json_string_value(json_object_get(c, "call")));
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

/* Exact rows give torch's bits; others lie within their stated error, and sums within a
 * few roundings of their largest operand. */
static bool agrees(const struct op *op, enum dtype d, double got, double want, double scale)
{
	bool is_sum = op->flags & (OP_REDUCTION | OP_POOL | OP_SCATTER);
	double tol = 0;

	if (isnan(want) || isinf(want) || got == want)
		return isnan(want) ? isnan(got) : got == want;
	if (op->ulp > 0)
		tol = (double)op->ulp * spacing(d, want) + spacing(d, want);
	if (is_sum || strstr(op->name, "cum"))
		tol += 4 * spacing(d, fmax(fabs(want), scale));
	return fabs(got - want) <= tol;
}

MUST static enum status compare(const struct op *op, const struct eval_value *v,
				const struct recorded *want, uint32_t k, double scale)
{
	enum dtype d = v->type.dtype;

	if (d != want->t.dtype || !tensor_same_shape(&v->type, &want->t))
		FAIL(MISMATCH,
		     "output %u is %s of rank %u, expected %s of rank %u, or sizes differ", k,
		     dtype_name(d), v->type.rank, dtype_name(want->t.dtype), want->t.rank);
	for (uint32_t i = 0; i < v->type.rank && tensor_numel(&want->t); i++)
		if (v->type.dim[i] > 1 && v->type.stride[i] != want->t.stride[i])
			FAIL(MISMATCH, "output %u: stride %u is %lld, expected %lld", k, i,
			     (long long)v->type.stride[i], (long long)want->t.stride[i]);
	for (int64_t i = 0; i < tensor_numel(&v->type); i++) {
		bool ok;

		if (dtype_is_float(d))
			ok = agrees(op, d, dtype_load_f64(d, v->data, i),
				    dtype_load_f64(d, want->data.p, i), scale);
		else
			ok = dtype_load_i64(d, v->data, i) ==
			     dtype_load_i64(d, want->data.p, i);
		if (!ok)
			FAIL(MISMATCH, "output %u: element %lld is %.17g, expected %.17g", k,
			     (long long)i, dtype_load_f64(d, v->data, i),
			     dtype_load_f64(d, want->data.p, i));
	}
	return STATUS_OK;
}

MUST static enum status run_bound(struct arena *a, const struct op *op, const json_t *c,
				  const struct bound *b, const struct recorded *in)
{
	struct eval_input *inputs = arena_array(a, struct eval_input, b->ntensors + 1);
	const json_t *outs = json_object_get(c, "out");
	const struct eval_opts opts = {.keep_all = true};
	uint32_t node = b->g->nnodes - 1;
	struct eval *e;
	enum status s = STATUS_OK;

	for (uint32_t i = 0; i < b->ntensors; i++)
		inputs[i] = (struct eval_input){
			in[i].t.dtype, in[i].data.p,
			(int64_t)(in[i].data.n / dtype_bytes(in[i].t.dtype))};
	if (json_array_size(outs) != b->calls[node].nouts)
		FAIL(MISMATCH, "%u outputs, expected %zu", b->calls[node].nouts,
		     json_array_size(outs));
	TRY(eval_run(a, b, inputs, &opts, &e));
	for (uint32_t k = 0; !s && k < b->calls[node].nouts; k++) {
		struct recorded want;

		s = read_tensor(a, json_array_get(outs, k), &want);
		bool is_form_only = !strcmp(op->name, "prims.inductor_seeds.default") ||
				    strstr(op->name, "empty");

		if (!s && is_form_only && tensor_same_shape(&e->values[node][k].type, &want.t))
			continue;
		if (!s && !want.is_none)
			s = compare(op, &e->values[node][k], &want, k,
				    largest(in, b->ntensors));
	}
	eval_release(e);
	return s;
}

MUST static enum status run_case(struct arena *a, const struct op *op, const json_t *c)
{
	const json_t *list = json_object_get(c, "in");
	uint32_t n = (uint32_t)json_array_size(list);
	struct recorded *in = arena_array(a, struct recorded, n + 1);
	struct buf b = buf_new(a);
	struct bound *bound;
	struct text t;

	for (uint32_t i = 0; i < n; i++)
		TRY(read_tensor(a, json_array_get(list, i), &in[i]));
	print_case(&b, c, in, n);
	text_parse(a, buf_view(&b), "case", NULL, &t);
	TRY(text_check(&t, "case"));
	struct binding *bindings = arena_array(a, struct binding, n + 1);

	for (uint32_t i = 0; i < n; i++)
		bindings[i] = (struct binding){.is_tensor = true, .t = in[i].t};
	TRY(op_bind(a, t.graphs[0], bindings, false, &bound));
	return run_bound(a, op, c, bound, in);
}

/* Number of failing cases. */
static int run_file(const struct op *op, const json_t *cases)
{
	int failed = 0;

	for (size_t i = 0; i < json_array_size(cases); i++) {
		const json_t *c = json_array_get(cases, i);
		struct arena a = {0};

		if (run_case(&a, op, c)) {
			if (failed++ < 5)
				printf("# case %zu: %s\n#   %s\n", i,
				       json_string_value(json_object_get(c, "call")),
				       status_story());
			status_clear();
		}
		arena_release(&a);
	}
	return failed;
}

static void run_op(const char *dir, const struct op *op, int number)
{
	struct arena a = {0};
	const char *path = arena_printf(&a, "%s/%s.json", dir, op->name);
	json_auto_t *cases = NULL;

	if (json_read_file(path, &cases)) {
		printf("not ok %d - %s has no recorded values\n", number, op->name);
		status_clear();
	} else {
		int failed = run_file(op, cases);
		size_t n = json_array_size(cases);

		printf("%sok %d - %s: %zu of %zu cases\n", failed || !n ? "not " : "", number,
		       op->name, n - (size_t)failed, n);
	}
	arena_release(&a);
}

int main(int argc, char **argv)
{
	int n = 0;

	if (argc < 2)
		return 2;
	for (const struct op *op = NULL; (op = op_next(op));)
		if (op->infer && (argc < 3 || !strcmp(argv[2], op->name)))
			run_op(argv[1], op, ++n);
	printf("1..%d\n", n);
	return 0;
}

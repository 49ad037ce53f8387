/* The op table: every row whole, names one place only, refusals by name, promotion. */
#include "ir/text.h"
#include "op/infer_int.h"
#include "op/list_int.h"
#include "op/listing.h"
#include "op/work.h"
#include "unit.h"

#include <math.h>
#include <string.h>

static struct arena arena;

static int release(void **state)
{
	arena_release(&arena);
	return unit_no_story(state);
}

/* A graph of one call on parameters a0, a1, …, whose annotations are given. */
static enum status bind_in(const char *call, const char *const *params, bool wide,
			   struct bound **out)
{
	struct buf b = buf_new(&arena);
	struct text t;

	buf_cstr(&b, "class Case(torch.nn.Module):\n    def forward(self");
	for (int i = 0; params[i]; i++)
		buf_printf(&b, ", a%d: \"%s\"", i, params[i]);
	buf_printf(&b, "):\n        r = torch.ops.%s\n        return (r,)\n", call);
	text_parse(&arena, buf_view(&b), "case", NULL, &t);
	assert_int_equal(text_check(&t, "case"), STATUS_OK);
	return op_bind(&arena, t.graphs[0], NULL, wide, out);
}

#define PARAMS(...) ((const char *const[]){__VA_ARGS__, NULL})

static const struct tensor *result(const char *call, const char *const *params)
{
	struct bound *b;

	if (bind_in(call, params, false, &b))
		fail_msg("%s: %s", call, status_story());
	return bound_type(b, b->rets[0]);
}

static void refused(const char *call, const char *const *params, bool wide, enum status want,
		    const char *word)
{
	struct bound *b;

	assert_int_equal(bind_in(call, params, wide, &b), want);
	if (!strstr(status_story(), word))
		fail_msg("'%s' does not say '%s'", status_story(), word);
	status_clear();
}

CASE(rows_are_whole)
{
	size_t n = 0;

	for (const struct op *op = NULL; (op = op_next(op)); n++) {
		const struct schema *s = op_schema(op);

		assert_true(op->name && op->schema && op->doc && *op->doc);
		assert_ptr_equal(op_find(str_of(op->name)), op);
		assert_int_equal(op_number(op), n);
		assert_non_null(op_family_of(op));
		assert_true(op->ulp >= 0 && op->ulp < 16);
		assert_true(!op->infer || op->at || op->scatter || op->eval);
		assert_true(op->infer || !(op->at || op->scatter || op->eval));
		assert_true(!(op->flags & OP_TRANSPARENT) || (op->flags & OP_VIEW));
		assert_true(!!(op->flags & OP_SCATTER) == !!op->scatter || !op->infer);
		assert_true(s->npositional <= s->nslots && s->nslots <= SLOTS_MAX);
		for (uint32_t i = 0; i < s->nslots; i++)
			assert_int_equal(schema_find(s, s->slots[i].name), i);
		if (op->flags & OP_MUTATES)
			assert_true(s->slots[0].mutated);
	}
	assert_true(n > 200);
	assert_null(op_find(STR("aten.add.tensor")));
}

CASE(flags_have_words)
{
	for (uint32_t bit = 1; bit <= OP_CANCELS; bit <<= 1) {
		struct buf b = buf_new(&arena);

		op_flag_words(&b, bit);
		assert_false(str_is(buf_view(&b), "-"));
	}
	struct buf b = buf_new(&arena);

	op_flag_words(&b, OP_VIEW | OP_COMMUTES);
	assert_true(str_is(buf_view(&b), "view,commutes"));
}

/* What torch's result_type says, row for row. */
CASE(promotion)
{
	static const struct {
		const char *call, *a, *b;
		enum dtype want;
	} rows[] = {
		{"aten.add.Tensor(a0, a1)", "f32[2]", "f64[2]", DTYPE_f64},
		{"aten.add.Tensor(a0, a1)", "f16[2]", "f64[]", DTYPE_f16},
		{"aten.add.Tensor(a0, a1)", "f16[2]", "bf16[2]", DTYPE_f32},
		{"aten.add.Tensor(a0, a1)", "i32[2]", "f16[]", DTYPE_f16},
		{"aten.add.Tensor(a0, a1)", "u8[2]", "i8[2]", DTYPE_i16},
		{"aten.add.Tensor(a0, a1)", "u8[2]", "i8[]", DTYPE_u8},
		{"aten.add.Tensor(a0, a1)", "b8[2]", "b8[2]", DTYPE_b8},
		{"aten.add.Tensor(a0, 2)", "b8[2]", NULL, DTYPE_i64},
		{"aten.add.Tensor(a0, 0.5)", "i32[2]", NULL, DTYPE_f32},
		{"aten.add.Tensor(a0, 2)", "bf16[2]", NULL, DTYPE_bf16},
		{"aten.div.Tensor(a0, a1)", "i64[2]", "i64[2]", DTYPE_f32},
		{"aten.div.Tensor_mode(a0, a1, rounding_mode = 'floor')", "i64[2]", "i64[2]",
		 DTYPE_i64},
		{"aten.lt.Tensor(a0, a1)", "f32[2]", "i64[2]", DTYPE_b8},
		{"aten.sum.default(a0)", "b8[2]", NULL, DTYPE_i64},
		{"aten.mean.default(a0)", "bf16[2]", NULL, DTYPE_bf16},
		{"aten.where.self(a0, a1, a1)", "b8[2]", "i8[2]", DTYPE_i8},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		assert_int_equal(result(rows[i].call, PARAMS(rows[i].a, rows[i].b))->dtype,
				 rows[i].want);
}

CASE(what_cannot_be_computed_is_unsupported)
{
	refused("aten.index_put.default(a0, [a1], a2)", PARAMS("f32[4]", "b8[4]", "f32[3]"),
		false, STATUS_UNSUPPORTED, "depends on values");
	refused("aten.index.Tensor(a0, [a1])", PARAMS("f32[4]", "b8[4]"), false,
		STATUS_UNSUPPORTED, "depends on values");
	refused("aten.scatter_reduce.two(a0, 0, a1, a2, 'mean')",
		PARAMS("f32[4]", "i64[3]", "f32[3]"), false, STATUS_UNSUPPORTED, "mean");
	refused("aten.view.dtype(a0, torch.int16)", PARAMS("f32[4]"), false, STATUS_UNSUPPORTED,
		"width");
	refused("aten.view.dtype(a0, torch.int32)", PARAMS("f32[4]"), true, STATUS_UNSUPPORTED,
		"bits");
	refused("aten.mm.default(a0, a0)", PARAMS("f32[4, 4]"), false, STATUS_UNSUPPORTED,
		"aten.mm.default");
	refused("aten.nonsense.default(a0)", PARAMS("f32[4]"), false, STATUS_UNSUPPORTED,
		"aten.nonsense.default");
}

CASE(what_does_not_fit_is_invalid)
{
	refused("aten.add.Tensor(a0, a1)", PARAMS("f32[4]", "f32[3]"), false, STATUS_INVALID,
		"4 and 3");
	refused("aten.sum.dim_IntList(a0, [2])", PARAMS("f32[4, 4]"), false, STATUS_INVALID,
		"dimension 2");
	refused("aten.sum.dim_IntList(a0, [1, -1])", PARAMS("f32[4, 4]"), false, STATUS_INVALID,
		"dimension -1 is there twice");
	refused("aten.any.dims(a0, [0, 0])", PARAMS("b8[4, 4]"), false, STATUS_INVALID,
		"dimension 0 is there twice");
	refused("aten.mean.dim(a0, [0, -1])", PARAMS("f32[]"), false, STATUS_INVALID,
		"dimension -1 is there twice");
	refused("aten.view.default(a0, [3, -1])", PARAMS("f32[4]"), false, STATUS_INVALID,
		"4 elements");
	refused("aten.bitwise_and.Tensor(a0, a0)", PARAMS("f32[4]"), false, STATUS_INVALID,
		"not for f32");
	refused("aten.add.Tensor(a0)", PARAMS("f32[4]"), false, STATUS_INVALID, "needs other");
	refused("aten.add.Tensor(a0, 1, beta = 2)", PARAMS("f32[4]"), false, STATUS_INVALID,
		"beta");
}

static enum status bind_body(const char *body, struct bound **out)
{
	struct text t;
	const char *text =
		arena_printf(&arena,
			     "class Case(torch.nn.Module):\n"
			     "    def forward(self, x: \"f32[8, 8]\"):\n"
			     "        p: \"f32[8, 8]\" = "
			     "torch.ops.aten.permute.default(x, [1, 0])\n"
			     "        s: \"f32[8]\" = torch.ops.aten.select.int(p, 0, 1)\n"
			     "        a: \"f32[8, 8]\" = torch.ops.aten.add.Tensor(x, p)\n"
			     "        b: \"f32[8, 8]\" = torch.ops.aten.copy_.default(x, a)\n"
			     "%s",
			     body);

	text_parse(&arena, str_of(text), "case", NULL, &t);
	assert_int_equal(text_check(&t, "case"), STATUS_OK);
	return op_bind(&arena, t.graphs[0], NULL, false, out);
}

/* In torch such a view shows what was written; here it would show what was there. */
CASE(a_view_is_not_read_once_its_input_is_written)
{
	static const struct {
		const char *body, *word;
	} refused[] = {
		{"        q: \"f32[8, 8]\" = torch.ops.aten.sin.default(p)\n        return "
		 "(q,)\n",
		 "reads p, a view from before b wrote"},
		{"        q: \"f32[8]\" = torch.ops.aten.sin.default(s)\n        return (q,)\n",
		 "reads s, a view from before b wrote"},
		{"        return (a, p)\n", "output 1 is a view from before"},
	};
	struct bound *b;

	for (size_t i = 0; i < sizeof(refused) / sizeof(*refused); i++) {
		assert_int_equal(bind_body(refused[i].body, &b), STATUS_UNSUPPORTED);
		if (!strstr(status_story(), refused[i].word))
			fail_msg("'%s' does not say '%s'", status_story(), refused[i].word);
		status_clear();
	}
	assert_int_equal(
		bind_body(
			"        t: \"f32[8, 8]\" = torch.ops.aten.permute.default(x, [1, 0])\n"
			"        return (t, x, b)\n",
			&b),
		STATUS_OK);
	assert_int_equal(b->calls[b->rets[0].node].slots[0].node, b->rets[2].node);
	assert_int_equal(b->rets[1].node, b->rets[2].node); /* x is what copy_ returned */
}

static void strides_are(const char *call, const char *const *params, int64_t s0, int64_t s1)
{
	const struct tensor *t = result(call, params);

	assert_int_equal(t->stride[0], s0);
	assert_int_equal(t->stride[1], s1);
}

/* Permuted and gapped operands, one for each way in which strides arise. */
CASE(strides)
{
	const char *const *turned = PARAMS("f32[3, 4][1, 3]", "f32[3, 4][4, 1]");
	const char *const *gaps = PARAMS("f32[3, 4][8, 2]", "f32[4][1]");

	strides_are("aten.neg.default(a0)", turned, 1, 3);
	strides_are("aten.add.Tensor(a0, a1)", turned, 1, 3);
	strides_are("aten.add.Tensor(a1, a0)", turned, 4, 1);
	strides_are("aten.pow.Scalar(2, a0)", turned, 4, 1);
	strides_are("aten.neg.default(a0)", gaps, 4, 1);
	strides_are("aten.copy.default(a0, a1)", gaps, 8, 2);
	strides_are("aten.clone.default(a0)", gaps, 4, 1);
	strides_are("aten.t.default(a0)", turned, 3, 1);
	strides_are("aten.lift_fresh_copy.default(a0)", turned, 4, 1);
}

static void counts(const char *call, const char *const *params, double f32, double f64,
		   double integer, double special)
{
	const double want[WORK_KINDS] = {f32, f64, integer, special};
	struct bound *b;

	if (bind_in(call, params, false, &b))
		fail_msg("%s: %s", call, status_story());
	struct work w = op_work(&b->calls[b->rets[0].node]);

	for (int i = 0; i < WORK_KINDS; i++)
		if (!(w.n[i] == want[i] || (isnan(w.n[i]) && isnan(want[i]))))
			fail_msg("%s: %g operations of kind %d, %g expected", call, w.n[i], i,
				 want[i]);
}

/* What is counted is in the rows' expressions and nowhere else. */
CASE(arithmetic_is_counted_in_the_rows)
{
	const char *const *f32 = PARAMS("f32[6, 8]", "f32[8]"),
			  *const *f64 = PARAMS("f64[6, 8]"),
			  *const *i64 = PARAMS("i64[6, 8]", "i64[6, 8]"),
			  *const *bf16 = PARAMS("bf16[6, 8]"), *const *b8 = PARAMS("b8[6, 8]");

	counts("aten.add.Tensor(a0, a1)", f32, 48, 0, 0, 0); /* alpha is 1: no product */
	counts("aten.add.Tensor(a0, a1, alpha = 3)", f32, 96, 0, 0, 0);
	counts("aten.add.Tensor(a0, a1)", i64, 0, 0, 48, 0);
	counts("aten.mul.Tensor(a0, 1.0)", f32, 0, 0, 0, 0);
	counts("aten.exp.default(a0)", f32, 0, 0, 0, 48);
	counts("aten.exp.default(a0)", bf16, 0, 0, 0, 48); /* computed in f32 */
	counts("aten.exp.default(a0)", f64, 0, 48, 0, 0);
	counts("aten.sigmoid.default(a0)", f32, 96, 0, 0, 48);
	counts("aten.relu.default(a0)", f32, 0, 0, 0, 0); /* a choice */
	counts("aten.neg.default(a0)", f32, 48, 0, 0, 0);
	counts("aten.bitwise_and.Tensor(a0, a0)", b8, 0, 0, 0, 0);
	counts("aten.sum.dim_IntList(a0, [1])", f32, 42, 0, 0, 0); /* 8 elements, 7 sums */
	counts("aten.mean.dim(a0, [0])", f32, 48, 0, 0, 0);        /* and a quotient */
	counts("aten.expand.default(a1, [6, 8])", f32, 0, 0, 0, 0);
	counts("aten.gelu.default(a0)", f32, 48 * 4, 0, 0, 48);
	counts("aten.gelu.default(a0, approximate = 'tanh')", f32, 48 * 8, 0, 0, 48);
}

CASE(what_cannot_be_counted_is_not)
{
	const double no = (double)NAN;

	counts("aten.sort.default(a0)", PARAMS("f32[6, 8]"), no, no, no, no);
	counts("aten.cumsum.default(a0, 1)", PARAMS("f32[6, 8]"), no, no, no, no);
}

/* Every function of an op's text is known to the counter. */
CASE(functions_of_rows_are_known)
{
	for (const struct op *op = NULL; (op = op_next(op));) {
		const struct kir_fn *f = op_function(op);

		for (int t = KT_I64; f && t < KT_COUNT; t++)
			for (int i = 0; i < WORK_KINDS; i++)
				if (!(op_function_work(f, (enum ktype)t).n[i] >= 0))
					fail_msg("%s: %s", op->name, f->text);
	}
}

#define OP_TEST(name) cmocka_unit_test_teardown(name, release)

int main(void)
{
	const struct CMUnitTest tests[] = {
		OP_TEST(rows_are_whole),
		OP_TEST(flags_have_words),
		OP_TEST(promotion),
		OP_TEST(what_cannot_be_computed_is_unsupported),
		OP_TEST(what_does_not_fit_is_invalid),
		OP_TEST(a_view_is_not_read_once_its_input_is_written),
		OP_TEST(strides),
		OP_TEST(arithmetic_is_counted_in_the_rows),
		OP_TEST(what_cannot_be_counted_is_not),
		OP_TEST(functions_of_rows_are_known),
	};

	return RUN(tests);
}

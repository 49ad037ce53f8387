/* What torch alone can run: extern calls and stored graphs as texts with inputs. */
#include "base/file.h"
#include "run/foreign.h"
#include "unit.h"

#include <string.h>

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

static const char *const id =
	"0acba77184e57c04be3afc6522443cbdab9ad92d9ee8e951ce46a4caf9d91dc0";

static struct foreign call(const char *text)
{
	struct foreign f;

	if (foreign_call(&a, str_of(text), id, &f))
		fail_msg("%s", status_story());
	return f;
}

static bool has(struct str text, const char *words)
{
	return strstr(str_cstr(&a, text), words);
}

CASE(V6_an_extern_is_a_text_again)
{
	struct foreign f = call("aten.mm.default(bf16[4, 8][8, 1], bf16[8, 2][1, 8])");

	assert_true(has(f.text, "def forward(self, a0: \"bf16[4, 8][8, 1]\", "
				"a1: \"bf16[8, 2][1, 8]\"):"));
	assert_true(has(f.text, "v = torch.ops.aten.mm.default(a0, a1)\n"));
	assert_int_equal(f.p.ninputs, 2);
	assert_int_equal(f.p.inputs[1].t.stride[1], 8);
	assert_int_equal(f.input_bytes, 2 * (4 * 8 + 8 * 2));
	assert_string_equal(f.p.id, "0acba77184e5");
	assert_false(f.is_whole || f.is_written[0]);
}

CASE(literals_lists_and_strings_stay_as_they_are)
{
	struct foreign f = call("aten.convolution.default(f32[2, 3, 4, 4][48, 16, 4, 1], "
				"f32[5, 3, 1, 1][3, 1, 1, 1], None, [1, 1], [0, 0], [1, 1], "
				"False, [0, 0], 1)");

	assert_true(has(f.text, "(a0, a1, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1)"));
	f = call("aten.div.Tensor_mode(f32[][], f32[3][1], rounding_mode = 'f32[3][1]')");
	assert_int_equal(f.p.ninputs, 2);
	assert_int_equal(f.p.inputs[0].t.rank, 0);
	assert_true(has(f.text, "(a0, a1, rounding_mode = 'f32[3][1]')"));
}

/* Indices lie within what they index, offsets rise. */
CASE(places_are_bounded)
{
	struct foreign f = call("aten._embedding_bag.default(f32[50, 8][8, 1], i64[9][1], "
				"i64[4][1])");

	assert_int_equal(f.p.inputs[1].gen.kind, GEN_INDEX);
	assert_int_equal(f.p.inputs[1].gen.hi, 50);
	assert_int_equal(f.p.inputs[2].gen.kind, GEN_SORTED);
	assert_int_equal(f.p.inputs[2].gen.hi, 9);
	f = call("aten.index_add.default(f32[7, 5][5, 1], -1, i64[3][1], f32[7, 3][3, 1])");
	assert_int_equal(f.p.inputs[1].gen.hi, 5);
	f = call("aten.unheard_of.default(f32[7, 30][30, 1], i64[9][1])");
	assert_int_equal(f.p.inputs[1].gen.kind, GEN_INDEX);
	assert_int_equal(f.p.inputs[1].gen.hi, 7);
}

CASE(what_is_written_is_known)
{
	struct foreign f =
		call("aten.index_put_.default(f32[9][1], [i64[2][1]], f32[2][1], True)");

	assert_true(f.is_written[0]);
	assert_false(f.is_written[1] || f.is_written[2]);
}

CASE(what_is_no_call_is_refused)
{
	static const char *const texts[] = {"aten.mm.default(bf16[4, 8][8, 1]",
					    "aten.mm.default(bf16[s0, 8][8, 1])", "",
					    "1\n        x = 2"};
	struct foreign f;

	for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); i++) {
		enum status s = foreign_call(&a, str_of(texts[i]), id, &f);

		assert_true(s == STATUS_INVALID || s == STATUS_UNSUPPORTED);
		assert_non_null(strstr(status_story(), "a0") ||
						strstr(status_story(), "extern_0acba77184e5")
					? status_story()
					: NULL);
		status_clear();
	}
}

/* ---- full graphs ---- */

static void put_file(const char *path, const char *text)
{
	struct str packed;

	if (zstd_pack(&a, str_of(text), 3, &packed) || file_write(path, packed))
		fail_msg("%s", status_story());
}

static enum status graph(const char *params, const char *body, const char *inputs,
			 const char *attrs, struct foreign *out)
{
	put_file(
		"foreign.py.zst",
		arena_printf(&a,
			     "class GraphModule(torch.nn.Module):\n    def forward(self, %s):\n"
			     "%s",
			     params, body));
	put_file("foreign.meta.json.zst",
		 arena_printf(&a,
			      "{\"schema\": 1, \"graph\": \"g\", \"inputs\": [%s], "
			      "\"attrs\": {%s}, \"ops\": {}, \"nodes\": {}}",
			      inputs, attrs));
	return foreign_graph(&a, "foreign", out);
}

CASE(a_graph_has_what_was_observed)
{
	struct foreign f;

	assert_int_equal(
		graph("x: \"f32[8, 4][4, 1]cpu\", i: \"i64[6][1]cpu\"",
		      "        e: \"f32[6, 4][4, 1]cpu\" = torch.ops.aten.embedding.default(x, "
		      "i)\n"
		      "        n: \"f32[6, 4][4, 1]cpu\" = torch.ops.aten.neg.default(e)\n"
		      "        return (n,)\n",
		      "[\"f32\", [8, 4], {\"n\": \"x\"}], [\"i64\", [6], {\"n\": \"i\", "
		      "\"obs\": "
		      "{\"min\": 2, \"max\": 5, \"n\": 6, \"uniq\": 3}}]",
		      "", &f),
		STATUS_OK);
	assert_true(f.is_whole);
	assert_int_equal(f.p.inputs[1].gen.kind, GEN_INDEX);
	assert_int_equal(f.p.inputs[1].gen.lo, 2);
	assert_int_equal(f.p.inputs[1].gen.hi, 6);
	assert_int_equal(f.input_bytes, 8 * 4 * 4 + 6 * 8);
	assert_int_equal(f.live_bytes, 2 * 6 * 4 * 4); /* e lives until n is there */
}

CASE(what_cannot_be_run_says_why)
{
	static const struct {
		const char *params, *body, *inputs, *why;
	} rows[] = {
		{"s0: \"Sym(s0)\", x: \"f32[s0][1]cpu\"", "        return (x,)\n",
		 "[\"f32\", [1]], [\"f32\", [1]]", "size"},
		{"i: \"i64[6][1]cpu\"", "        return (i,)\n", "[\"i64\", [6]]",
		 "not observed"},
		{"x: \"f32[6][1]cpu\"",
		 "        c: \"f32[6][1]cpu\" = self.c\n        return (c, x)\n",
		 "[\"f32\", [6]]", "constant c were not kept"},
		{"x: \"f32[6][1]cpu\"", "        return (x,)\n", "[\"f32\", [7]]",
		 "another type for x"},
		{"x: \"f32[6][1]cpu\"", "        return (x,)\n", "", "0 inputs"},
	};
	struct foreign f;

	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		assert_int_not_equal(
			graph(rows[i].params, rows[i].body, rows[i].inputs, "", &f), STATUS_OK);
		if (!strstr(status_story(), rows[i].why))
			fail_msg("%s", status_story());
		status_clear();
	}
}

CASE(constants_are_handed_on)
{
	struct foreign f;

	assert_int_equal(graph("x: \"f32[2][1]cpu\"",
			       "        c: \"i32[1][1]cpu\" = self.c\n        return (c, x)\n",
			       "[\"f32\", [2]]",
			       "\"c\": [\"i32\", [1], {\"data\": \"AQAAAA==\"}]", &f),
			 STATUS_OK);
	assert_true(has(f.attrs, "\"c\":{\"dtype\":\"i32\",\"shape\":[1],\"cpu\":false,"
				 "\"data\":\"AQAAAA==\"}"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_teardown(V6_an_extern_is_a_text_again, release),
		cmocka_unit_test_teardown(literals_lists_and_strings_stay_as_they_are, release),
		cmocka_unit_test_teardown(places_are_bounded, release),
		cmocka_unit_test_teardown(what_is_written_is_known, release),
		cmocka_unit_test_teardown(what_is_no_call_is_refused, release),
		cmocka_unit_test_teardown(a_graph_has_what_was_observed, release),
		cmocka_unit_test_teardown(what_cannot_be_run_says_why, release),
		cmocka_unit_test_teardown(constants_are_handed_on, release),
	};

	return RUN(tests);
}

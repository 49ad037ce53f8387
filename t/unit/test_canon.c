/* Canonical text, pattern and point ids: the examples of the design, to the digit. */
#include "corpus/canon.h"
#include "ir/text.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

static void expand_short(struct graph *g)
{
	for (uint32_t i = 0; i < g->nnodes; i++) {
		struct node *n = &g->nodes[i];
		bool prim = str_starts(n->target, "prims.");

		if (n->kind != NODE_FOREIGN)
			continue;
		n->kind = NODE_CALL;
		if (prim)
			continue;
		n->target = str_of(arena_printf(&a,
						memchr(n->target.p, '.', n->target.n)
							? "aten." STR_FMT
							: "aten." STR_FMT ".default",
						STR_ARG(n->target)));
	}
}

/* "a = neg(x); return a" with "x: f32[9], y: …" as parameters. */
static struct canon canon_with(const char *params, const char *body,
			       const struct canon_opts *opts)
{
	struct buf head = buf_new(&a);
	struct text t;
	struct canon c;

	for (const char *p = params; *p; p++)
		if (*p == ':')
			buf_cstr(&head, ": \"");
		else if (*p == ';')
			buf_cstr(&head, "\", ");
		else if (*p != ' ')
			buf_char(&head, *p);
	text_parse(
		&a,
		str_of(arena_printf(&a,
				    "class G(torch.nn.Module):\n    def forward(self, " STR_FMT
				    "):\n        %s\n",
				    STR_ARG(buf_view(&head)), body)),
		"t", NULL, &t);
	if (t.nerrors)
		fail_msg("%s: %u:%u %s", body, t.errors[0].line, t.errors[0].col,
			 t.errors[0].words);
	expand_short(t.graphs[0]);
	if (canon_region(&a, t.graphs[0], opts, &c))
		fail_msg("%s", status_story());
	return c;
}

static struct canon canon(const char *params, const char *body)
{
	return canon_with(params, body, NULL);
}

static void lines(const struct canon *c, const char *expected)
{
	assert_string_equal(
		str_cstr(&a, c->text),
		arena_printf(&a, "# assay-canon 1\nclass Canon(torch.nn.Module):\n    def %s",
			     expected));
}

static const char *point(const struct canon *c)
{
	struct buf b = buf_new(&a);

	point_text(&b, &c->point);
	return str_cstr(&a, buf_view(&b));
}

static void same(const struct canon x, const struct canon y)
{
	assert_string_equal(str_cstr(&a, x.text), str_cstr(&a, y.text));
	assert_string_equal(x.id, y.id);
}

static void fork_(const struct canon x, const struct canon y)
{
	assert_string_not_equal(x.id, y.id);
}

CASE(a22_mutation)
{
	struct canon c =
		canon("x:f32[9];", "a = add.Tensor(x, 1); y = copy_(x, a); r = relu(a); "
				   "return r");

	lines(&c, "forward(self, a0: \"tensor float\", c0: \"const float\"):\n"
		  "        v0 = torch.ops.aten.add.Tensor(a0, c0)\n"
		  "        v1 = torch.ops.aten.copy_.default(a0, v0)\n"
		  "        v2 = torch.ops.aten.relu.default(v0)\n"
		  "        return (v1, v2)\n");
	assert_memory_equal(c.id, "d7d793860d30", 12);
	assert_string_equal(point(&c), "assay-point 1\ni0 f32 [9] [1] 0\nc0 1.0\n");
	assert_string_equal(c.point.id, "ef47e0b6e23d");
}

CASE(a23_the_softmax)
{
	struct canon c = canon("x:bf16[6,40,40]; m:f32[2,1,40,40];",
			       "r = view(x, [-1, 3, 40, 40]); add = add.Tensor(r, m); amax = "
			       "amax(add, [-1], True); "
			       "sub = sub.Tensor(add, amax); exp = exp(sub); s = "
			       "sum.dim_IntList(exp, [3], True); "
			       "div = div.Tensor(exp, s); mul = mul.Tensor(div, 0.5); "
			       "c = prims.convert_element_type.default(mul, torch.bfloat16); "
			       "return (amax, c)");

	assert_string_equal(c.id,
			    "df49f90f2c2d701339aefdfe6e96f560a2cf2db202eef9c252144543964bf40a");
	assert_string_equal(c.point.id, "a7275f5a888a");
	assert_true(str_is(canon_label(&a, c.g), "amax_sum"));
	assert_true(c.exact);
}

CASE(a24_views_become_reshape)
{
	struct canon c =
		canon("x:f32[16]; y:f32[16];",
		      "b = _unsafe_view(y, [4, -1]); a = exp(x); c = neg(b); return (c, a)");

	lines(&c, "forward(self, a0: \"tensor float\", a1: \"tensor float\", p0: \"size[]\"):\n"
		  "        v0 = torch.ops.aten.exp.default(a0)\n"
		  "        v1 = torch.ops.aten.reshape.default(a1, p0)\n"
		  "        v2 = torch.ops.aten.neg.default(v1)\n"
		  "        return (v0, v2)\n");
	assert_memory_equal(c.id, "3afb3856b47b", 12);
	assert_non_null(strstr(point(&c), "p0 [4, 4]\n"));
}

CASE(a25_getitems)
{
	struct canon c =
		canon("x:f32[8,16]; w:f32[16];",
		      "v = var_mean.correction(x, [1], correction = 0, keepdim = True); "
		      "m = v[1]; a = v[0]; unused = v[0]; d = sub.Tensor(x, m); "
		      "e = add.Tensor(a, 1e-06); r = rsqrt(e); n = mul.Tensor(d, r); "
		      "y = mul.Tensor(n, w); return y");

	assert_non_null(strstr(str_cstr(&a, c.text), "v1 = v0[0]\n        v2 = v0[1]\n"));
	assert_memory_equal(c.id, "de31b8f20d96", 12);
}

CASE(a26_bounds)
{
	struct canon c = canon("x:f32[10,16];", "s = slice.Tensor(x, 1, 3, 8); n = neg(s); "
						"t = slice_scatter(x, n, 1, 3, 8); return t");
	struct canon d = canon("x:f32[10,16];", "s = slice.Tensor(x, 1, -13, 8); n = neg(s); "
						"t = slice_scatter(x, n, 1, 3, 8); return t");

	assert_non_null(strstr(point(&c), "p0 3\np1 8\np2 1\np3 3\np4 8\np5 1\n"));
	same(c, d);
	assert_string_equal(c.point.id, d.point.id);
}

CASE(a27_hazards_keep_their_side)
{
	struct canon c =
		canon("x:f32[9];", "before = neg(x); a = add.Tensor(x, 1); "
				   "y = copy_(x, a); after = neg(x); return (before, after)");

	lines(&c, "forward(self, a0: \"tensor float\", c0: \"const float\"):\n"
		  "        v0 = torch.ops.aten.add.Tensor(a0, c0)\n"
		  "        v1 = torch.ops.aten.neg.default(a0)\n"
		  "        v2 = torch.ops.aten.copy_.default(a0, v0)\n"
		  "        v3 = torch.ops.aten.neg.default(a0)\n"
		  "        return (v1, v2, v3)\n");
}

CASE(random_pattern_of_the_page)
{
	struct canon c = canon("s:i64[7]; x:f32[5,12];",
			       "seed = prims.inductor_lookup_seed.default(s, 3); "
			       "r = prims.inductor_random.default([5, 12], seed, 'rand'); "
			       "g = gt.Scalar(r, 0.1); m = mul.Tensor(g, x); "
			       "n = mul.Tensor(m, 1.1111111111111112); return (g, n)");

	assert_string_equal(c.id,
			    "a3e86c2083b919e2cfdffdfc0673c3654f5b60ed84aa627c07e7e85391967837");
	assert_string_equal(c.point.id, "73ec2a89906c");
}

CASE(a28_names_and_order_do_not_matter)
{
	same(canon("x:f32[4];", "r = relu(x); a = neg(r); b = abs(r); return (a, b)"),
	     canon("q:f32[4];", "z = relu(q); b = abs(z); a = neg(z); return (b, a)"));
}

CASE(a29_a30_wiring_matters)
{
	fork_(canon("x:f32[4];", "n = neg(x); m = abs(x); c = cat([n, m]); return c"),
	      canon("x:f32[4];", "n = neg(x); m = abs(x); c = cat([m, n]); return c"));
	fork_(canon("x:f32[4,5];", "m = max.dim(x, 1); g = m[0]; return g"),
	      canon("x:f32[4,5];", "m = max.dim(x, 1); g = m[1]; return g"));
}

CASE(a31_a32_a33_do_not_fork)
{
	same(canon("x:f32[4,12];", "v = view(x, [48]); n = neg(v); return n"),
	     canon("x:f32[2,24][1,2];", "v = reshape(x, [2, -1]); n = neg(v); return n"));
	same(canon("x:f32[1,4];", "v = expand(x, [1, 4]); n = neg(v); return n"),
	     canon("x:f32[1,4];", "v = expand(x, [8, 4]); n = neg(v); return n"));
	same(canon("x:f32[4];", "n = add.Tensor(x, 1e-05); return n"),
	     canon("x:f32[4];", "n = add.Tensor(x, 1e-12); return n"));
	same(canon("x:f32[8];", "f = full([8], 2.0); n = add.Tensor(x, f); return n"),
	     canon("x:f32[8];", "f = full([8], 3.0); n = add.Tensor(x, f); return n"));
	same(canon("x:f32[4];", "n = mul.Tensor(x, 2); return n"),
	     canon("x:f32[4];", "n = mul.Tensor(x, 2.5); return n"));
}

CASE(a34_a36_do_fork)
{
	static const char *const fills[] = {"2.0", "0.0", "-inf"};

	for (int i = 0; i < 3; i++)
		for (int k = 0; k < i; k++)
			fork_(canon("x:f32[8];", arena_printf(&a,
							      "f = full([8], %s); n = "
							      "add.Tensor(x, f); return n",
							      fills[i])),
			      canon("x:f32[8];", arena_printf(&a,
							      "f = full([8], %s); n = "
							      "add.Tensor(x, f); return n",
							      fills[k])));
	fork_(canon("x:f32[4];", "n = pow.Tensor_Scalar(x, 2); return n"),
	      canon("x:f32[4];", "n = pow.Tensor_Scalar(x, 3); return n"));
	fork_(canon("x:i64[4];", "n = mul.Tensor(x, 2); return n"),
	      canon("x:i64[4];", "n = mul.Tensor(x, 2.5); return n"));
	fork_(canon("x:f32[4];", "n = neg(x); return n"),
	      canon("x:i32[4];", "n = neg(x); return n"));
	fork_(canon("x:f32[4];",
		    "n = prims.convert_element_type.default(x, torch.bfloat16); return n"),
	      canon("x:f32[4];",
		    "n = prims.convert_element_type.default(x, torch.float16); return n"));
	fork_(canon("x:f32[4,4];", "n = sum.dim_IntList(x, [0]); return n"),
	      canon("x:f32[4,4];", "n = sum.dim_IntList(x, [1]); return n"));
	fork_(canon("x:f32[4,4];", "n = sum.dim_IntList(x, [0]); return n"),
	      canon("x:f32[4,4];", "n = sum.dim_IntList(x, [0], True); return n"));
}

CASE(a35_a37_spelling_and_width)
{
	same(canon("x:bf16[4];", "n = neg(x); return n"),
	     canon("x:f32[4];", "n = neg(x); return n"));
	same(canon("x:i64[4];", "n = neg(x); return n"),
	     canon("x:i32[4];", "n = neg(x); return n"));
	same(canon("x:f32[4,4];", "n = sum.dim_IntList(x, [1], True); return n"),
	     canon("x:f32[4,4];", "n = sum.dim_IntList(x, [-1], keepdim = True); return n"));
	same(canon("x:f32[4]; y:f32[4];", "n = add.Tensor(x, y); return n"),
	     canon("x:f32[4]; y:f32[4];", "n = add.Tensor(x, y, alpha = 1); return n"));
}

CASE(a38_outputs_and_aliases)
{
	fork_(canon("x:f32[4];", "n = add.Tensor(x, x); return n"),
	      canon("x:f32[4]; y:f32[4];", "n = add.Tensor(x, y); return n"));
	fork_(canon("x:f32[4];", "n = neg(x); m = abs(n); return m"),
	      canon("x:f32[4];", "n = neg(x); m = abs(n); return (n, m)"));
}

/* exp of 40 inputs of k elements each, in an order that seed shuffles. */
static struct canon forty(unsigned seed, bool shapes)
{
	struct buf p = buf_new(&a), b = buf_new(&a), r = buf_new(&a);
	int order[40];

	for (int i = 0; i < 40; i++)
		order[i] = i;
	for (int i = 39; i > 0; i--) {
		int k = (int)(rand_r(&seed) % (unsigned)(i + 1)), t = order[i];

		order[i] = order[k];
		order[k] = t;
	}
	for (int i = 0; i < 40; i++) {
		buf_printf(&p, "a%d:f32[%d];", i, shapes ? 1 + order[i] : 7);
		buf_printf(&b, "e%d = exp(a%d); ", order[i], i);
		buf_printf(&r, "e%d, ", i);
	}
	buf_printf(&b, "return (" STR_FMT ")", STR_ARG(buf_view(&r)));
	return canon(str_cstr(&a, buf_view(&p)), str_cstr(&a, buf_view(&b)));
}

CASE(a39_forty_mirror_images)
{
	struct canon x = forty(1, false), y = forty(2, false), z = forty(3, true),
		     w = forty(4, true);

	assert_true(x.exact && z.exact);
	same(x, y);
	same(x, z);
	assert_string_equal(x.point.id, y.point.id);
	assert_string_equal(point(&z), point(&w));
}

CASE(a40_strides_that_do_not_matter)
{
	struct canon x = canon("x:f32[2,3,1,1][3,1,3,3];", "n = neg(x); return n");
	struct canon y = canon("x:f32[2,3,1,1];", "n = neg(x); return n");

	assert_string_equal(point(&x), point(&y));
}

CASE(a41_one_storage)
{
	struct canon_input in[2] = {{.group = 0, .offset = 0}, {.group = 0, .offset = 64}};
	int64_t bytes[1] = {512};
	struct canon_opts opts = {.inputs = in, .groups = bytes, .ngroups = 1};
	const char *params = "x:f32[64]; y:f32[64];", *body = "n = sub.Tensor(x, y); return n";
	struct canon apart = canon(params, body), joined = canon_with(params, body, &opts);

	same(apart, joined);
	assert_string_equal(point(&joined), "assay-point 1\ni0 f32 [64] [1] 0 g0\n"
					    "i1 f32 [64] [1] 64 g0\ng0 512\n");
	assert_string_not_equal(apart.point.id, joined.point.id);
}

CASE(an_op_without_a_row_keeps_its_arguments)
{
	struct canon c =
		canon("x:f32[4];", "n = nonesuch(x, 3, k = [1]); m = neg(n); return m");

	assert_non_null(strstr(str_cstr(&a, c.text), "aten.nonesuch.default(a0, 3, k = [1])"));
}

CASE(dead_members_leave_no_trace)
{
	same(canon("x:f32[4]; y:f32[4];", "n = neg(x); d = abs(y); e = exp(d); m = detach(n); "
					  "k = abs(m); return k"),
	     canon("x:f32[4];", "n = neg(x); k = abs(n); return k"));
}

CASE(foreign_calls_are_no_region)
{
	struct text t;
	struct canon c;

	text_parse(&a,
		   STR("class G(torch.nn.Module):\n    def forward(self, x: \"f32[1]\"):\n"
		       "        a = f.g(x)\n        return a\n"),
		   "t", NULL, &t);
	assert_int_equal(canon_region(&a, t.graphs[0], NULL, &c), STATUS_UNSUPPORTED);
	status_clear();
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, release)
	const struct CMUnitTest tests[] = {
		T(a22_mutation),
		T(a23_the_softmax),
		T(a24_views_become_reshape),
		T(a25_getitems),
		T(a26_bounds),
		T(a27_hazards_keep_their_side),
		T(random_pattern_of_the_page),
		T(a28_names_and_order_do_not_matter),
		T(a29_a30_wiring_matters),
		T(a31_a32_a33_do_not_fork),
		T(a34_a36_do_fork),
		T(a35_a37_spelling_and_width),
		T(a38_outputs_and_aliases),
		T(a39_forty_mirror_images),
		T(a40_strides_that_do_not_matter),
		T(a41_one_storage),
		T(an_op_without_a_row_keeps_its_arguments),
		T(dead_members_leave_no_trace),
		T(foreign_calls_are_no_region),
	};

	return RUN(tests);
}

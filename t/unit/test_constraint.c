/* What follows from a kernel and a point: constraints of inputs, bytes, bound types. */
#include "corpus/bytes.h"
#include "corpus/constraint.h"
#include "ir/text.h"
#include "op/op.h"
#include "unit.h"

#include <string.h>

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

static struct canon canon(const char *params, const char *body)
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
	assert_int_equal(t.nerrors, 0);
	for (uint32_t i = 0; i < t.graphs[0]->nnodes; i++) {
		struct node *n = &t.graphs[0]->nodes[i];

		if (n->kind != NODE_FOREIGN)
			continue;
		n->kind = NODE_CALL;
		if (!str_starts(n->target, "prims."))
			n->target = str_of(arena_printf(
				&a, "aten." STR_FMT "%s", STR_ARG(n->target),
				memchr(n->target.p, '.', n->target.n) ? "" : ".default"));
	}
	if (canon_region(&a, t.graphs[0], NULL, &c))
		fail_msg("%s", status_story());
	return c;
}

/* Generator of the input that was the n-th parameter. */
static struct point_input inferred(struct canon c, uint32_t param)
{
	if (constraint_infer(&a, c.g, &c.point))
		fail_msg("%s", status_story());
	for (uint32_t i = 0; i < c.ntensors; i++)
		if (c.input_of[i] == param)
			return c.point.inputs[i];
	fail_msg("no input %u", param);
	return (struct point_input){0};
}

static void index_is(struct point_input in, int64_t lo, int64_t hi)
{
	assert_string_equal(in.by, "inference");
	assert_int_equal(in.gen.kind, GEN_INDEX);
	assert_int_equal(in.gen.lo, lo);
	assert_int_equal(in.gen.hi, hi);
}

CASE(a42_to_a44_indices)
{
	index_is(inferred(canon("w:f32[100,8]; i:i64[5];",
				"j = add.Tensor(i, 2); e = embedding(w, j); return e"),
			  1),
		 0, 98);
	assert_string_equal(
		inferred(canon("w:f32[100,8]; i:i64[5];", "j = clamp(i, 0, 99); "
							  "e = embedding(w, j); return e"),
			 1)
			.by,
		"default");
	assert_string_equal(
		inferred(canon("w:f32[16,8]; i:i64[5];", "j = remainder.Scalar(i, 16); "
							 "e = embedding(w, j); return e"),
			 1)
			.by,
		"default");
	index_is(inferred(canon("lp:f32[32,50]; t:i64[32];",
				"m = ne.Scalar(t, -100); z = full([], 0, dtype = torch.int64); "
				"s = where.self(m, t, z); u = unsqueeze(s, 1); g = gather(lp, "
				"1, u); "
				"return g"),
			  1),
		 0, 50);
}

CASE(a45_to_a47_structures)
{
	struct canon c =
		canon("v:i64[64];",
		      "e = full([64], 0, dtype = torch.int64); "
		      "i = prims.iota.default(64, start = 0, step = 1, dtype = torch.int64, "
		      "device = device(type='cuda', index=0), requires_grad = False); "
		      "p = index_put(e, [v], i); return p");
	struct point_input in = inferred(c, 0);

	assert_int_equal(in.gen.kind, GEN_PERM);
	assert_int_equal(in.gen.hi, 64);
	c = canon("z:i64[10,4]; i:i64[3,4]; s:i64[3,4];",
		  "r = scatter_add(z, 0, i, s); return r");
	index_is(inferred(c, 1), 0, 10);
	assert_string_equal(inferred(c, 2).by, "default");
	c = canon("t:f32[20]; i:i64[3]; j:i64[3];",
		  "k = cat([i, j]); r = index.Tensor(t, [k]); return r");
	index_is(inferred(c, 1), 0, 20);
	index_is(inferred(c, 2), 0, 20);
	c = canon("t:f32[100]; i:i64[3]; j:i64[3];",
		  "k = add.Tensor(i, j); r = index.Tensor(t, [k]); return r");
	index_is(inferred(c, 1), 0, 50);
	index_is(inferred(c, 2), 0, 50);
}

CASE(a_conflict_is_told)
{
	struct canon c =
		canon("w:f32[4,8]; i:i64[5];",
		      "j = add.Tensor(i, 5); e = embedding(w, j); n = embedding(w, i); "
		      "return (e, n)");

	assert_int_equal(constraint_infer(&a, c.g, &c.point), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "constraint-conflict"));
	status_clear();
}

CASE(signs_of_floats)
{
	assert_int_equal(inferred(canon("x:f32[4];", "y = add.Tensor(x, 1e-05); r = rsqrt(y); "
						     "return r"),
				  0)
				 .gen.kind,
			 GEN_NONNEG);
	assert_int_equal(
		inferred(canon("x:f32[4]; y:f32[4];", "r = div.Tensor(x, y); return r"), 1)
			.gen.kind,
		GEN_POS);
	assert_int_equal(
		inferred(canon("s:i64[4];", "r = prims.inductor_lookup_seed.default(s, 1); "
					    "return r"),
			 0)
			.gen.kind,
		GEN_SEED);
}

static void moves(struct canon c, int64_t read, int64_t write)
{
	struct bytes b;

	if (constraint_infer(&a, c.g, &c.point) || bytes_of_point(&a, c.g, &c.point, &b))
		fail_msg("%s", status_story());
	assert_int_equal(b.read, read);
	assert_int_equal(b.write, write);
	assert_false(b.approx);
}

CASE(a48_to_a53_bytes)
{
	moves(canon("x:f32[1024,64];",
		    "s = slice.Tensor(x, 1, 0, 16); m = mul.Tensor(s, 2); return m"),
	      65536, 65536);
	moves(canon("x:f32[1024,64];",
		    "s = slice.Tensor(x, 1, 0, 16); t = slice.Tensor(x, 1, 32, 48); "
		    "m = mul.Tensor(s, t); return m"),
	      131072, 65536);
	moves(canon("x:f32[9];",
		    "a = add.Tensor(x, 1); y = copy_(x, a); r = relu(a); return r"),
	      36, 72);
	moves(canon("x:f32[10,16];", "s = slice.Tensor(x, 1, 3, 8); n = neg(s); "
				     "t = slice_scatter(x, n, 1, 3, 8); return t"),
	      640, 640);
	moves(canon("w:bf16[1000,32]; i:i64[4,8];", "e = embedding(w, i); return e"), 2240,
	      2048);
	moves(canon("x:f32[6,5];", "c = prims.convert_element_type.default(x, torch.bfloat16); "
				   "p = permute(c, [1, 0]); return (c, p)"),
	      120, 60);
	moves(canon("s:i64[7]; x:f32[5,12];",
		    "seed = prims.inductor_lookup_seed.default(s, 3); "
		    "r = prims.inductor_random.default([5, 12], seed, 'rand'); "
		    "g = gt.Scalar(r, 0.1); m = mul.Tensor(g, x); "
		    "n = mul.Tensor(m, 1.1111111111111112); return (g, n)"),
	      248, 300);
}

CASE(bytes_of_views)
{
	moves(canon("x:f32[8,6];",
		    "r = reshape(x, [2, 4, 6]); s = select.int(r, 0, 1); n = neg(s); "
		    "return n"),
	      96, 96);
	moves(canon("x:f32[4,1];", "e = expand(x, [4, 100]); n = neg(e); return n"), 16, 1600);
	moves(canon("x:f32[3]; y:f32[5];",
		    "c = cat([x, y]); s = slice.Tensor(c, 0, 2, 5); n = neg(s); "
		    "return n"),
	      12, 12);
	moves(canon("x:f32[4];", "p = constant_pad_nd(x, [2, 2]); n = neg(p); return n"), 16,
	      32);
	moves(canon("x:f32[4,6];", "s = sum.dim_IntList(x, [1]); t = slice.Tensor(s, 0, 1, 3); "
				   "n = neg(t); return n"),
	      48, 8);
}

/* Boxes go through reshape as long as both shapes are products of the same factors. */
CASE(bytes_through_reshape)
{
	moves(canon("x:f32[260,8];",
		    "r = reshape(x, [4, 65, 8]); s = slice.Tensor(r, 1, 0, 1); "
		    "n = neg(s); return n"),
	      128, 128);
	moves(canon("x:f32[4,6];", "r = reshape(x, [24]); s = slice.Tensor(r, 0, 3, 14); n = "
				   "neg(s); return n"),
	      44, 44);
	moves(canon("x:f32[24];", "r = reshape(x, [4, 6]); s = slice.Tensor(r, 1, 1, 6, 2); "
				  "n = neg(s); return n"),
	      48, 48);
	moves(canon("x:f32[2,3,4];", "r = reshape(x, [6, 2, 2]); s = select.int(r, 1, 1); "
				     "t = slice.Tensor(s, 0, 2, 5); n = neg(t); return n"),
	      24, 24);
	moves(canon("x:f32[6,4];", "r = reshape(x, [4, 6]); n = neg(r); return n"), 96, 96);
}

/* A functional update that is copied back over its base is one in place. */
CASE(bytes_of_updates_in_place)
{
	moves(canon("x:f32[256,8]; i:i64[4]; v:f32[4,8];",
		    "p = index_put(x, [i], v); c = copy_(x, p); return c"),
	      160, 128);
	moves(canon("x:f32[256,8]; i:i64[4]; v:f32[4,8];",
		    "p = index_put(x, [i], v, True); c = copy_(x, p); return c"),
	      288, 128);
	moves(canon("x:f32[256,8]; i:i64[4]; v:f32[4,8];",
		    "p = index_put(x, [i], v); c = copy_(x, p); n = neg(p); return (c, n)"),
	      8352, 8320);
	moves(canon("x:f32[8,4]; y:f32[2,4];",
		    "p = slice_scatter(x, y, 0, 2, 4); c = copy_(x, p); return c"),
	      32, 32);
	moves(canon("x:f32[8,4]; y:f32[2,4]; z:f32[4];",
		    "p = slice_scatter(x, y, 0, 2, 4); q = select_scatter(p, z, 0, 7); "
		    "c = copy_(x, q); return c"),
	      48, 48);
}

/* No annotation says where in its storage an input begins; what is computed must know. */
CASE(an_input_keeps_its_offset)
{
	struct canon c = canon("x:f32[4,8];", "a = relu(x); return a");
	struct bound *b;

	c.point.inputs[0].t.offset = 5;
	assert_int_equal(op_bind(&a, pattern_bind(&a, c.g, &c.point), NULL, false, &b),
			 STATUS_OK);
	assert_int_equal(b->calls[0].outs[0].offset, 5);
	assert_int_equal(b->calls[1].outs[0].offset, 0);
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, release)
	const struct CMUnitTest tests[] = {
		T(a42_to_a44_indices),        T(a45_to_a47_structures),
		T(a_conflict_is_told),        T(signs_of_floats),
		T(a48_to_a53_bytes),          T(bytes_of_views),
		T(bytes_through_reshape),     T(bytes_of_updates_in_place),
		T(an_input_keeps_its_offset),
	};

	return RUN(tests);
}

/* What the generator writes: that work is done once, and in loops that get vectors. */
#include "codegen/codegen.h"
#include "ir/text.h"
#include "unit.h"

#include <string.h>

/* The code of a graph whose class is `body`, after its prelude. */
static const char *code_of(struct arena *a, const char *body)
{
	struct codegen_opts opts = {.threads = 2};
	const char *text = arena_printf(a, "class M(torch.nn.Module):\n%s", body);
	struct text t;
	struct bound *b;
	struct codegen *c;

	text_parse(a, str_of(text), "test", NULL, &t);
	assert_int_equal(text_check(&t, "test"), STATUS_OK);
	assert_int_equal(op_bind(a, t.graphs[0], NULL, false, &b), STATUS_OK);
	assert_int_equal(codegen_build(a, b, &opts, &c), STATUS_OK);
	const char *code = strstr(str_cstr(a, c->text), "\nvoid k0(");

	assert_non_null(code);
	return code;
}

static int count(const char *text, const char *what)
{
	int n = 0;

	for (const char *p = text; (p = strstr(p, what)); p += strlen(what))
		n++;
	return n;
}

/* The sum needs the exponentials before the quotient does. */
CASE(exponentials_of_a_softmax_are_computed_once)
{
	struct arena a = {0};
	const char *code = code_of(
		&a,
		"    def forward(self, x: \"f32[64, 512]\"):\n"
		"        m: \"f32[64, 1]\" = torch.ops.aten.amax.default(x, [-1], True)\n"
		"        d: \"f32[64, 512]\" = torch.ops.aten.sub.Tensor(x, m)\n"
		"        e: \"f32[64, 512]\" = torch.ops.aten.exp.default(d)\n"
		"        s: \"f32[64, 1]\" = torch.ops.aten.sum.dim_IntList(e, [-1], True)\n"
		"        y: \"f32[64, 512]\" = torch.ops.aten.div.Tensor(e, s)\n"
		"        return (y,)\n");

	assert_int_equal(count(code, "s_exp(a)"), 1);
	assert_int_equal(count(code, "[512];"), 1); /* a row of them */
	arena_release(&a);
}

/* Loops over 7 columns and 7 rows would leave vectors nothing to do. */
CASE(what_walks_memory_in_order_is_one_loop)
{
	struct arena a = {0};
	const char *code = code_of(
		&a, "    def forward(self, x: \"f32[8, 16, 7, 7]\"):\n"
		    "        e: \"f32[8, 16, 7, 7]\" = torch.ops.aten.exp.default(x)\n"
		    "        y: \"f32[8, 16, 7, 7]\" = torch.ops.aten.mul.Tensor(e, x)\n"
		    "        return (y,)\n");

	assert_int_equal(count(code, "for ("), 1);
	arena_release(&a);
}

/* What is read along other dimensions keeps its own. */
CASE(what_is_broadcast_keeps_its_loops)
{
	struct arena a = {0};
	const char *code = code_of(
		&a, "    def forward(self, x: \"f32[8, 16, 7, 7]\", b: \"f32[16, 1, 1]\"):\n"
		    "        y: \"f32[8, 16, 7, 7]\" = torch.ops.aten.add.Tensor(x, b)\n"
		    "        return (y,)\n");

	assert_int_equal(count(code, "for ("), 2); /* the outer two are the units */
	assert_int_equal(count(code, "< 49; "), 1);
	arena_release(&a);
}

/* A load is no more than reading a row back would be. */
CASE(plain_loads_are_not_kept)
{
	struct arena a = {0};
	const char *code = code_of(
		&a, "    def forward(self, x: \"f32[64, 512]\"):\n"
		    "        m: \"f32[64, 1]\" = torch.ops.aten.amax.default(x, [-1], True)\n"
		    "        d: \"f32[64, 512]\" = torch.ops.aten.sub.Tensor(x, m)\n"
		    "        return (d,)\n");

	assert_int_equal(count(code, "[512];"), 0);
	arena_release(&a);
}

/* In each part of a loop that a condition cuts, the row is filled. */
CASE(a_row_is_filled_in_all_parts_of_its_loop)
{
	struct arena a = {0};
	const char *code = code_of(
		&a,
		"    def forward(self, x: \"f32[64, 512]\"):\n"
		"        e: \"f32[64, 512]\" = torch.ops.aten.exp.default(x)\n"
		"        p: \"f32[64, 514]\" = torch.ops.aten.constant_pad_nd.default(e, [1, "
		"1], "
		"0.0)\n"
		"        s: \"f32[64, 1]\" = torch.ops.aten.sum.dim_IntList(p, [-1], True)\n"
		"        y: \"f32[64, 514]\" = torch.ops.aten.div.Tensor(p, s)\n"
		"        return (y,)\n");

	assert_int_equal(count(code, "s_exp(a)"), 1);
	assert_int_equal(count(code, " + 0] = "), 1); /* [0, 1) */
	assert_int_equal(count(code, " + 1] = "), 1); /* [1, 513) */
	assert_int_equal(count(code, " + 513] = "), 1);
	arena_release(&a);
}

CASE(draws_and_gathers_have_loops_of_their_own)
{
	struct arena a = {0};
	const char *code = code_of(
		&a,
		"    def forward(self, seed: \"i64[3]\", x: \"bf16[64, 512]\", i: "
		"\"i64[512]\"):\n"
		"        k: \"i64[]\" = torch.ops.prims.inductor_lookup_seed.default(seed, 1)\n"
		"        r: \"f32[64, 512]\" = torch.ops.prims.inductor_random.default([64, "
		"512], k, "
		"'rand')\n"
		"        g: \"bf16[64, 512]\" = torch.ops.aten.index.Tensor(x, [None, i])\n"
		"        y: \"f32[64, 512]\" = torch.ops.aten.mul.Tensor(r, g)\n"
		"        return (y,)\n");

	assert_int_equal(count(code, "draws_rand("), 1);
	assert_int_equal(count(code, "(s_rand("), 0);
	assert_int_equal(count(code, "[264];"), 2); /* a block of each */
	arena_release(&a);
}

/* A gather that the first pass reads from a block and the second from the row. */
CASE(a_block_is_kept_as_a_row)
{
	struct arena a = {0};
	const char *code = code_of(
		&a, "    def forward(self, x: \"bf16[64, 512]\", i: \"i64[512]\"):\n"
		    "        g: \"bf16[64, 512]\" = torch.ops.aten.index.Tensor(x, [None, i])\n"
		    "        m: \"bf16[64, 1]\" = torch.ops.aten.amax.default(g, [-1], True)\n"
		    "        y: \"bf16[64, 512]\" = torch.ops.aten.sub.Tensor(g, m)\n"
		    "        return (y,)\n");

	assert_int_equal(count(code, "[264];"), 1);
	assert_int_equal(count(code, "float r"), 1);
	assert_int_equal(count(code, "r0["), 0);
	arena_release(&a);
}

/* 32 powers, not one for each of the 64 x 8 x 32 elements. */
CASE(a_table_of_powers_is_computed_once)
{
	struct arena a = {0};
	const char *code =
		code_of(&a, "    def forward(self, x: \"f32[64, 8, 32]\", t: \"f32[32]\"):\n"
			    "        p: \"f32[32]\" = torch.ops.aten.pow.Scalar(10000.0, t)\n"
			    "        y: \"f32[64, 8, 32]\" = torch.ops.aten.mul.Tensor(x, p)\n"
			    "        return (y,)\n");
	const char *second = strstr(code, "\nvoid k1(");

	assert_non_null(second);
	assert_int_equal(count(code, "s_pow("), 1);
	assert_int_equal(count(second, "s_pow("), 0);
	arena_release(&a);
}

/* i <= j is true in a triangle: nothing there is asked for each element. */
CASE(masks_of_positions_take_32_bits)
{
	struct arena a = {0};
	const char *code = code_of(
		&a, "    def forward(self, x: \"f32[64, 512]\"):\n"
		    "        i: \"i64[512]\" = torch.ops.prims.iota.default(512, start = 0, "
		    "step = 1, "
		    "dtype = torch.int64, device = device(type='cpu'), requires_grad = False)\n"
		    "        j: \"i64[64]\" = torch.ops.prims.iota.default(64, start = 0, step "
		    "= 1, "
		    "dtype = torch.int64, device = device(type='cpu'), requires_grad = False)\n"
		    "        u: \"i64[64, 1]\" = torch.ops.aten.unsqueeze.default(j, 1)\n"
		    "        c: \"b8[64, 512]\" = torch.ops.aten.le.Tensor(i, u)\n"
		    "        y: \"f32[64, 512]\" = torch.ops.aten.mul.Tensor(x, c)\n"
		    "        return (y,)\n");

	assert_true(count(code, "(int32_t)i") >= 1);
	arena_release(&a);
}

/* The last two dimensions are one run of memory, which lanes walk; the batch is another. */
CASE(variables_of_a_reduction_are_joined)
{
	struct arena a = {0};
	const char *code = code_of(
		&a, "    def forward(self, x: \"f32[8, 64, 7, 7]\"):\n"
		    "        s: \"f32[64]\" = torch.ops.aten.sum.dim_IntList(x, [0, 2, 3])\n"
		    "        return (s,)\n");

	assert_int_equal(count(code, "< 7; "), 0);
	assert_int_equal(count(code, "< 8; "), 1);
	assert_int_equal(count(code, " <= 49; "), 1);
	assert_int_equal(count(code, "l < 1; "), 1); /* 49 are three times 16 lanes and one */
	arena_release(&a);
}

/* Of a tensor whose channels lie innermost no dimension but these walks memory. */
CASE(variables_that_stride_are_not_joined)
{
	struct arena a = {0};
	const char *code = code_of(
		&a, "    def forward(self, x: \"f32[64, 64, 7, 7][3136, 1, 448, 64]\"):\n"
		    "        e: \"f32[64, 64, 7, 7][3136, 1, 448, 64]\" = "
		    "torch.ops.aten.exp.default(x)\n"
		    "        s: \"f32[64, 64]\" = torch.ops.aten.sum.dim_IntList(e, [2, 3])\n"
		    "        return (s,)\n");

	assert_int_equal(count(code, "< 7; "), 2);
	arena_release(&a);
}

/* The new running mean is stored into its input by a nest of its own. */
CASE(what_several_nests_need_is_folded_once)
{
	struct arena a = {0};
	const char *code = code_of(
		&a,
		"    def forward(self, x: \"f32[256, 512]\", r: \"f32[256]\"):\n"
		"        s: \"f32[256, 1]\" = torch.ops.aten.sum.dim_IntList(x, [1], True)\n"
		"        d: \"f32[256, 512]\" = torch.ops.aten.sub.Tensor(x, s)\n"
		"        q: \"f32[256]\" = torch.ops.aten.squeeze.dims(s, [1])\n"
		"        n: \"f32[256]\" = torch.ops.aten.add.Tensor(r, q)\n"
		"        c: \"f32[256]\" = torch.ops.aten.copy_.default(r, n)\n"
		"        return (d, c)\n");

	assert_non_null(strstr(code, "\nvoid k1("));
	assert_int_equal(count(code, "< 16; l++) {"), 1); /* lanes of one sum */
	arena_release(&a);
}

/* Two sums over the rows of a matrix read it once. */
CASE(columns_of_one_matrix_are_folded_together)
{
	struct arena a = {0};
	const char *code = code_of(
		&a, "    def forward(self, g: \"f32[512, 300]\", x: \"f32[512, 300]\"):\n"
		    "        m: \"f32[512, 300]\" = torch.ops.aten.mul.Tensor(g, x)\n"
		    "        w: \"f32[300]\" = torch.ops.aten.sum.dim_IntList(m, [0])\n"
		    "        b: \"f32[300]\" = torch.ops.aten.sum.dim_IntList(g, [0])\n"
		    "        return (w, b)\n");

	assert_null(strstr(code, "\nvoid k1("));
	assert_int_equal(count(code, "< 512; "), 1);
	arena_release(&a);
}

/* Which half of the channels an element comes from is asked once for each channel. */
CASE(a_condition_that_a_loop_does_not_change_stands_outside)
{
	struct arena a = {0};
	const char *code = code_of(
		&a, "    def forward(self, x: \"f32[8, 4, 512]\", y: \"f32[8, 4, 512]\"):\n"
		    "        e: \"f32[8, 4, 512]\" = torch.ops.aten.exp.default(x)\n"
		    "        c: \"f32[8, 8, 512]\" = torch.ops.aten.cat.default([e, y], 1)\n"
		    "        z: \"f32[8, 8, 512]\" = torch.ops.aten.neg.default(c)\n"
		    "        return (z,)\n");
	const char *condition = strstr(code, "if (v");

	assert_non_null(condition);
	assert_non_null(strstr(condition, "for ("));
	assert_int_equal(count(code, "if (v"), 1);
	assert_int_equal(count(code, "#pragma omp simd"), 2);
	arena_release(&a);
}

/* Channels lie innermost: a window's element is added for all of them, or for none. */
CASE(windows_of_a_pool_are_columns)
{
	struct arena a = {0};
	const char *code = code_of(
		&a,
		"    def forward(self, x: \"f32[2, 64, 8, 8][4096, 1, 512, 64]\"):\n"
		"        y: \"f32[2, 64, 8, 8][4096, 1, 512, 64]\" = "
		"torch.ops.aten.avg_pool2d.default(x, [3, 3], [1, 1], [1, 1], False, False)\n"
		"        return (y,)\n");
	const char *condition = strstr(code, "if (v");

	assert_non_null(condition);
	assert_non_null(strstr(condition, "for (int64_t l = 0; l < lanes; l++) {"));
	assert_int_equal(count(code, "} else {"), 1);
	arena_release(&a);
}

/* A column of 4 KB rows: all lines of one fall into one set of the first cache. */
CASE(a_transposed_read_is_cut_into_tiles)
{
	struct arena a = {0};
	const char *code = code_of(
		&a,
		"    def forward(self, x: \"f32[1024, 1024]\"):\n"
		"        t: \"f32[1024, 1024]\" = torch.ops.aten.permute.default(x, [1, 0])\n"
		"        y: \"f32[1024, 1024]\" = torch.ops.aten.clone.default(t, "
		"memory_format = torch.contiguous_format)\n"
		"        return (y,)\n");

	assert_int_equal(count(code, "< 8; "), 1);
	assert_int_equal(count(code, "< 1024; "), 0);
	arena_release(&a);
}

/* What is passed until the next column comes is still there. */
CASE(a_small_transposed_read_is_not)
{
	struct arena a = {0};
	const char *code = code_of(
		&a, "    def forward(self, x: \"f32[64, 60, 52]\"):\n"
		    "        t: \"f32[64, 52, 60]\" = torch.ops.aten.permute.default(x, [0, 2, "
		    "1])\n"
		    "        y: \"f32[64, 52, 60]\" = torch.ops.aten.clone.default(t, "
		    "memory_format = torch.contiguous_format)\n"
		    "        return (y,)\n");

	assert_int_equal(count(code, "< 60; "), 1);
	arena_release(&a);
}

/* Three reads walk the channels, the store alone walks the pixels: the loop over channels goes
 * inside. */
CASE(the_loop_that_most_reads_walk_is_innermost)
{
	struct arena a = {0};
	const char *code = code_of(
		&a,
		"    def forward(self, x: \"f32[8, 49, 96]\", y: \"f32[8, 49, 96]\", z: "
		"\"f32[8, "
		"49, 96]\"):\n"
		"        p: \"f32[8, 49, 96]\" = torch.ops.aten.mul.Tensor(x, y)\n"
		"        q: \"f32[8, 49, 96]\" = torch.ops.aten.add.Tensor(p, z)\n"
		"        t: \"f32[8, 96, 49]\" = torch.ops.aten.permute.default(q, [0, 2, 1])\n"
		"        c: \"f32[8, 96, 49]\" = torch.ops.aten.clone.default(t, "
		"memory_format = torch.contiguous_format)\n"
		"        return (c,)\n");
	const char *simd = strstr(code, "#pragma omp simd");

	assert_non_null(simd);
	assert_int_equal(count(simd, "< 96; "), 1);
	assert_int_equal(count(simd, "< 49; "), 0);
	arena_release(&a);
}

/* The mean of a 4 by 4 image: exp for many channels at a time. */
CASE(what_is_costly_is_folded_by_columns)
{
	struct arena a = {0};
	const char *code = code_of(
		&a, "    def forward(self, x: \"f32[2, 64, 4, 4][1024, 1, 256, 64]\"):\n"
		    "        e: \"f32[2, 64, 4, 4][1024, 1, 256, 64]\" = "
		    "torch.ops.aten.exp.default(x)\n"
		    "        s: \"f32[2, 64]\" = torch.ops.aten.sum.dim_IntList(e, [2, 3])\n"
		    "        return (s,)\n");

	assert_int_equal(count(code, "for (int64_t l = 0; l < lanes; l++) {"), 2);
	arena_release(&a);
}

/* Sums over the rows of halves laid side by side: each half has its own lanes. */
CASE(a_condition_on_the_results_cuts_their_lanes)
{
	struct arena a = {0};
	const char *code = code_of(
		&a, "    def forward(self, x: \"f32[512, 128]\", y: \"f32[512, 128]\"):\n"
		    "        e: \"f32[512, 128]\" = torch.ops.aten.exp.default(x)\n"
		    "        c: \"f32[512, 256]\" = torch.ops.aten.cat.default([e, y], 1)\n"
		    "        s: \"f32[256]\" = torch.ops.aten.sum.dim_IntList(c, [0])\n"
		    "        return (s,)\n");

	assert_int_equal(count(code, "for (int64_t l = from"), 2);
	assert_int_equal(count(code, "if ("), 0);
	arena_release(&a);
}

/* A mask of bf16 is chosen in 16 bits, not in 32 and converted. */
CASE(one_of_two_constants_is_chosen_as_it_is_stored)
{
	struct arena a = {0};
	const char *code = code_of(
		&a, "    def forward(self, c: \"b8[64, 512]\"):\n"
		    "        z: \"bf16[]\" = torch.ops.aten.full.default([], 0.0, dtype = "
		    "torch.bfloat16)\n"
		    "        m: \"bf16[]\" = torch.ops.aten.full.default([], -65536.0, dtype = "
		    "torch.bfloat16)\n"
		    "        y: \"bf16[64, 512]\" = torch.ops.aten.where.self(c, z, m)\n"
		    "        return (y,)\n");

	assert_int_equal(count(code, "? bf16_from_f32("), 1);
	arena_release(&a);
}

CASE(the_first_of_the_best_is_found_side_by_side)
{
	struct arena a = {0};
	const char *code =
		code_of(&a, "    def forward(self, x: \"f32[64, 512]\"):\n"
			    "        y: \"i64[64]\" = torch.ops.aten.argmax.default(x, 1)\n"
			    "        return (y,)\n");

	assert_int_equal(count(code, "#pragma omp simd"), 1);
	assert_int_equal(count(code, "int32_t q"), 1);
	arena_release(&a);
}

/* 8 x 49 x 49 biases are looked up once, not for each of 128 windows. */
CASE(a_table_of_lookups_is_made_once)
{
	struct arena a = {0};
	const char *code = code_of(
		&a,
		"    def forward(self, x: \"f32[128, 8, 49, 49]\", b: \"f32[8, 49]\", i: "
		"\"i64[49, 49]\"):\n"
		"        g: \"f32[8, 49, 49]\" = torch.ops.aten.index.Tensor(b, [None, i])\n"
		"        y: \"f32[128, 8, 49, 49]\" = torch.ops.aten.add.Tensor(x, g)\n"
		"        return (y,)\n");
	const char *second = strstr(code, "\nvoid k1(");

	assert_non_null(second);
	assert_int_equal(count(second, "const int64_t *restrict"), 0); /* no indices there */
	arena_release(&a);
}

/* Each value stands in the next one twice: a search in the last goes through each once. */
CASE(long_chains_before_two_reductions_take_no_time)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);

	buf_cstr(&b, "    def forward(self, y0: \"f32[64, 128]\"):\n");
	for (int i = 0; i < 80; i++)
		buf_printf(&b,
			   "        y%d: \"f32[64, 128]\" = "
			   "torch.ops.aten.mul.Tensor(y%d, y%d)\n",
			   i + 1, i, i);
	buf_cstr(&b, "        r: \"f32[64, 1]\" = "
		     "torch.ops.aten.sum.dim_IntList(y80, [1], True)\n"
		     "        q: \"f32[64, 1]\" = torch.ops.aten.amax.default(y80, [1], True)\n"
		     "        return (r, q)\n");
	const char *code = code_of(&a, str_cstr(&a, buf_view(&b)));

	assert_int_equal(count(code, "s_mul(a, b)"), 80);
	arena_release(&a);
}

/* Views that none undoes: the place of an element is written in steps, not as one expression in
 * which each step stands as often as all after it need it. */
CASE(long_chains_of_views_have_named_places)
{
	static const int rows[] = {20, 42, 66, 30, 210, 14};
	struct arena a = {0};
	struct buf b = buf_new(&a);
	int n = 210;

	buf_cstr(&b, "    def forward(self, v0: \"f32[210, 22]\"):\n");
	for (int i = 0; i < 24; i++) {
		int to = rows[i % 6];

		buf_printf(&b,
			   "        t%d: \"f32[%d, %d]\" = "
			   "torch.ops.aten.permute.default(v%d, [1, 0])\n"
			   "        v%d: \"f32[%d, %d]\" = "
			   "torch.ops.aten.reshape.default(t%d, [%d, %d])\n",
			   i, 4620 / n, n, i, i + 1, to, 4620 / to, i, to, 4620 / to);
		n = to;
	}
	buf_cstr(&b, "        y: \"f32[14, 330]\" = torch.ops.aten.sin.default(v24)\n"
		     "        return (y,)\n");
	const char *code = code_of(&a, str_cstr(&a, buf_view(&b)));

	assert_true(count(code, "\n") > 40);
	assert_true(strlen(code) < 8192);
	arena_release(&a);
}

/* Rows and columns of a small matrix are made to add up to 0 in turn. */
static size_t alternating(int n)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);

	buf_cstr(&b, "    def forward(self, v0: \"f32[8, 16]\"):\n");
	for (int i = 0; i < n; i++)
		buf_printf(
			&b,
			"        m%d: \"f32[%s]\" = torch.ops.aten.sum.dim_IntList(v%d, [%d], "
			"True)\n"
			"        v%d: \"f32[8, 16]\" = torch.ops.aten.sub.Tensor(v%d, m%d)\n",
			i, i % 2 ? "8, 1" : "1, 16", i, i % 2, i + 1, i, i);
	buf_printf(&b, "        return (v%d,)\n", n);
	size_t bytes = strlen(code_of(&a, str_cstr(&a, buf_view(&b))));

	arena_release(&a);
	return bytes;
}

CASE(small_reductions_are_nested_so_far_and_no_further)
{
	size_t once = alternating(20), twice = alternating(40), fourfold = alternating(80);

	assert_true(twice < once + 100000);
	assert_true(fourfold - twice < 3 * (twice - once));
}

/* A table looked up in itself, again and again: each step needs the one before twice. */
static size_t looked_up(int n)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);

	buf_cstr(&b, "    def forward(self, v0: \"i64[16]\"):\n");
	for (int i = 0; i < n; i++)
		buf_printf(
			&b,
			"        g%d: \"i64[16]\" = torch.ops.aten.remainder.Scalar(v%d, 16)\n"
			"        v%d: \"i64[16]\" = torch.ops.aten.index.Tensor(g%d, [g%d])\n",
			i, i, i + 1, i, i);
	buf_printf(&b, "        return (v%d,)\n", n);
	size_t bytes = strlen(code_of(&a, str_cstr(&a, buf_view(&b))));

	arena_release(&a);
	return bytes;
}

CASE(what_is_looked_up_in_itself_is_stored_on_the_way)
{
	size_t once = looked_up(20), twice = looked_up(40), fourfold = looked_up(80);

	assert_true(twice < once + 100000);
	assert_true(fourfold - twice < 3 * (twice - once));
}

/* The walks over expressions recurse: what is deeper than the stack is cut into several. */
CASE(a_chain_of_many_thousands_is_cut)
{
	enum { N = 30000 };
	struct arena a = {0};
	struct buf b = buf_new(&a);

	buf_cstr(&b, "    def forward(self, v0: \"f32[64]\"):\n");
	for (int i = 0; i < N; i++)
		buf_printf(&b, "        v%d: \"f32[64]\" = torch.ops.aten.sin.default(v%d)\n",
			   i + 1, i);
	buf_printf(&b, "        return (v%d,)\n", N);
	const char *code = code_of(&a, str_cstr(&a, buf_view(&b)));

	assert_non_null(strstr(code, "\nvoid k14("));
	assert_null(strstr(code, "\nvoid k15("));
	arena_release(&a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(exponentials_of_a_softmax_are_computed_once),
		TEST(what_walks_memory_in_order_is_one_loop),
		TEST(what_is_broadcast_keeps_its_loops),
		TEST(plain_loads_are_not_kept),
		TEST(a_row_is_filled_in_all_parts_of_its_loop),
		TEST(draws_and_gathers_have_loops_of_their_own),
		TEST(a_block_is_kept_as_a_row),
		TEST(a_table_of_powers_is_computed_once),
		TEST(masks_of_positions_take_32_bits),
		TEST(variables_of_a_reduction_are_joined),
		TEST(variables_that_stride_are_not_joined),
		TEST(what_several_nests_need_is_folded_once),
		TEST(columns_of_one_matrix_are_folded_together),
		TEST(a_condition_that_a_loop_does_not_change_stands_outside),
		TEST(windows_of_a_pool_are_columns),
		TEST(a_transposed_read_is_cut_into_tiles),
		TEST(a_small_transposed_read_is_not),
		TEST(the_loop_that_most_reads_walk_is_innermost),
		TEST(what_is_costly_is_folded_by_columns),
		TEST(a_condition_on_the_results_cuts_their_lanes),
		TEST(one_of_two_constants_is_chosen_as_it_is_stored),
		TEST(the_first_of_the_best_is_found_side_by_side),
		TEST(a_table_of_lookups_is_made_once),
		TEST(long_chains_before_two_reductions_take_no_time),
		TEST(long_chains_of_views_have_named_places),
		TEST(small_reductions_are_nested_so_far_and_no_further),
		TEST(what_is_looked_up_in_itself_is_stored_on_the_way),
		TEST(a_chain_of_many_thousands_is_cut),
	};

	return RUN(tests);
}

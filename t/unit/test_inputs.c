/* The generator of inputs, to the bit. */
#include "base/base64.h"
#include "base/philox_eight.h"
#include "corpus/inputs.h"
#include "corpus/inputs_int.h"
#include "unit.h"

#include <math.h>
#include <string.h>

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

static const char id[] = "0123456789ab";

static struct point_input input(enum dtype d, int64_t n)
{
	struct point_input in = {.t = tensor_contiguous(d, 1, &n), .group = -1};

	in.obs.ones = -1;
	return in;
}

/* Input `index` of a point whose inputs before it are empty. */
static void *fill(struct point_input in, uint32_t index)
{
	struct point p = {.ninputs = index + 1};
	struct inputs_layout l;

	p.inputs = arena_array(&a, struct point_input, p.ninputs);
	for (uint32_t i = 0; i < index; i++)
		p.inputs[i] = input(DTYPE_f32, 0);
	p.inputs[index] = in;
	assert_int_equal(inputs_plan(&a, &p, &l), STATUS_OK);
	char *to = arena_alloc(&a, 1, (size_t)l.bytes[index], 16);

	assert_int_equal(inputs_fill(&p, &l, inputs_key(0, id), index, to), STATUS_OK);
	return to;
}

CASE(words_of_philox)
{
	struct philox zero = {{0, 0, 0, 0}}, ones = {{~0u, ~0u, ~0u, ~0u}};
	static const uint32_t w0[] = {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8};
	static const uint32_t w1[] = {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd};

	assert_memory_equal(philox4x32(zero, 0, 0).w, w0, sizeof(w0));
	assert_memory_equal(philox4x32(ones, ~0u, ~0u).w, w1, sizeof(w1));
	assert_int_equal(inputs_key(0, id).k0, 0x5cfde242);
	assert_int_equal(inputs_key(0, id).k1, 0xa34896e6);
}

CASE(eight_counters_have_the_words_of_each)
{
	static const uint64_t from[] = {0, 5, 0xfffffffc, 0xffffffffffffu, ~(uint64_t)0 - 3};

	for (size_t s = 0; s < sizeof(from) / sizeof(*from); s++) {
		uint64_t w[4][PHILOX_LANES];

		philox_eight(from[s], 3, 0xfffffffe, 0x5cfde242, 0xa34896e6, w);
		for (uint32_t i = 0; i < PHILOX_LANES; i++) {
			uint64_t n = from[s] + i;
			struct philox c = {{(uint32_t)n, (uint32_t)(n >> 32), 3, 0xfffffffe}};
			struct philox want = philox4x32(c, 0x5cfde242, 0xa34896e6);

			for (int k = 0; k < 4; k++)
				assert_true(w[k][i] == want.w[k]);
		}
		uint64_t at[4][PHILOX_LANES];

		philox_below(w, 1727, at);
		for (uint32_t i = 0; i < 4 * PHILOX_LANES; i++)
			assert_true(at[i / 8][i % 8] == w[i / 8][i % 8] * 1727 >> 32);
	}
}

CASE(first_values_of_the_page)
{
	static const uint32_t f[] = {0xbe9e38c0, 0x3f682700, 0x3f92854c, 0x3fa6e45a};
	static const int64_t n[] = {790, 158, 150, 66, 622, 181, 740, 168};
	static const uint8_t b[] = {0, 1, 1, 0, 1, 0, 1, 1};
	struct point_input u = input(DTYPE_i64, 8);

	u.gen = (struct gen){.kind = GEN_INDEX, .lo = 0, .hi = 1000};
	assert_memory_equal(fill(input(DTYPE_f32, 4), 0), f, sizeof(f));
	assert_memory_equal(fill(u, 1), n, sizeof(n));
	assert_memory_equal(fill(input(DTYPE_b8, 8), 2), b, sizeof(b));
}

CASE(permutation_of_the_page)
{
	static const uint64_t expected[] = {8, 0, 3, 6, 5, 7, 4, 2, 9, 1};

	for (uint64_t i = 0; i < 10; i++)
		assert_int_equal(inputs_perm(inputs_key(0, id), 10, i, 1, 3), expected[i]);
}

CASE(permutations_are_permutations)
{
	for (uint64_t n = 1; n < 70; n++) {
		uint64_t seen[2] = {0};

		for (uint64_t i = 0; i < n; i++) {
			uint64_t p = inputs_perm(inputs_key(3, id), n, i, 0, 3);

			assert_true(p < n && !(seen[p / 64] >> (p % 64) & 1));
			seen[p / 64] |= (uint64_t)1 << (p % 64);
		}
	}
}

CASE(normal_has_mean_0_and_variance_1)
{
	float *v = fill(input(DTYPE_f32, 100000), 0);
	double *w = fill(input(DTYPE_f64, 100000), 0);
	double s[4] = {0};

	for (int i = 0; i < 100000; i++) {
		s[0] += (double)v[i];
		s[1] += (double)v[i] * (double)v[i];
		s[2] += w[i];
		s[3] += w[i] * w[i];
		assert_true(fabsf(v[i]) <= 3.47f && fabs(w[i]) <= 3.47);
	}
	assert_true(fabs(s[0]) < 1500 && fabs(s[2]) < 1500);
	assert_true(fabs(s[1] - 1e5) < 2000 && fabs(s[3] - 1e5) < 2000);
}

CASE(a_stride_gap_is_filled_too)
{
	struct point_input in = input(DTYPE_f32, 2);

	in.t.stride[0] = 3;
	in.t.offset = 1;
	float *gap = fill(in, 0), *whole = fill(input(DTYPE_f32, 5), 0);

	assert_memory_equal(gap, whole, 5 * sizeof(float));
}

CASE(sketch_keeps_its_multiplicities)
{
	struct dup dup[] = {{1, 3, 3}, {2, 2, 5}};
	struct point_input in = input(DTYPE_i64, 8);
	int64_t count[20] = {0}, ones = 0, uniq = 0;

	in.gen = (struct gen){.kind = GEN_SKETCH, .lo = 0, .hi = 20};
	in.obs = (struct sketch){.is_known = true,
				 .max = 19,
				 .n = 8,
				 .uniq = 5,
				 .ones = -1,
				 .order = "random",
				 .dup = dup,
				 .ndup = 2};
	int64_t *v = fill(in, 0);

	for (int i = 0; i < 8; i++)
		count[v[i]]++;
	for (int i = 0; i < 20; i++) {
		ones += count[i] == 1;
		uniq += count[i] > 0;
	}
	assert_int_equal(uniq, 5);
	assert_int_equal(ones, 3);
	in.obs.order = "sorted";
	v = fill(in, 0);
	for (int i = 1; i < 8; i++)
		assert_true(v[i - 1] <= v[i]);
}

CASE(pool_offsets_lie_inside)
{
	int64_t dims[2] = {3, 3};
	struct point_input in = {.t = tensor_contiguous(DTYPE_i8, 2, dims), .group = -1};

	in.gen = (struct gen){
		.kind = GEN_POOL, .npool = 2, .pool = {{3, 3}, {5, 5}, {2, 2}, {1, 1}, {1, 1}}};
	int8_t *v = fill(in, 0);

	for (int y = 0; y < 3; y++)
		for (int x = 0; x < 3; x++) {
			int at_y = y * 2 - 1 + v[y * 3 + x] / 3,
			    at_x = x * 2 - 1 + v[y * 3 + x] % 3;

			assert_true(at_y >= 0 && at_y < 5 && at_x >= 0 && at_x < 5);
		}
}

CASE(payloads_are_taken_as_they_are)
{
	static const int32_t words[] = {7, -1, 5};
	struct point_input in = input(DTYPE_i32, 3);

	in.gen.kind = GEN_DATA;
	in.data = base64_write(&a, (struct str){(const char *)words, sizeof(words)});
	assert_memory_equal(fill(in, 0), words, sizeof(words));
}

static enum status plan_of(struct point_input *in, uint32_t n, int64_t group_bytes)
{
	struct point p = {.inputs = in,
			  .ninputs = n,
			  .groups = &group_bytes,
			  .ngroups = group_bytes ? 1 : 0};
	struct inputs_layout l;
	enum status s = inputs_plan(&a, &p, &l);

	status_clear();
	return s;
}

CASE(a54_groups_meet_or_are_refused)
{
	struct point_input in[2] = {input(DTYPE_i32, 16), input(DTYPE_i32, 16)};
	struct gen g;

	in[0].group = in[1].group = 0;
	in[1].t.offset = 8;
	in[0].gen = (struct gen){.kind = GEN_INDEX, .lo = 0, .hi = 4};
	in[1].gen = (struct gen){.kind = GEN_INDEX, .lo = 2, .hi = 9};
	assert_int_equal(plan_of(in, 2, 96), STATUS_OK);
	struct point p = {.inputs = in, .ninputs = 2, .groups = (int64_t[]){96}, .ngroups = 1};

	assert_int_equal(inputs_gen(&p, 0, &g), STATUS_OK);
	assert_int_equal(g.lo, 2);
	assert_int_equal(g.hi, 4);
	assert_int_equal(plan_of(in, 2, 95), STATUS_INVALID);
	in[0].gen.hi = 2;
	assert_int_equal(plan_of(in, 2, 96), STATUS_INVALID);
	in[1] = input(DTYPE_f32, 16);
	in[1].group = 0;
	assert_int_equal(plan_of(in, 2, 96), STATUS_INVALID);
}

CASE(what_is_refused_says_why)
{
	struct point_input in = input(DTYPE_f8e8m0fnu, 4);

	assert_int_equal(plan_of(&in, 1, 0), STATUS_UNSUPPORTED);
	in = input(DTYPE_i64, 4);
	in.t.stride[0] = 0;
	in.gen = (struct gen){.kind = GEN_PERM, .hi = 4};
	assert_int_equal(plan_of(&in, 1, 0), STATUS_INVALID);
	in = input(DTYPE_i64, 4);
	in.gen = (struct gen){.kind = GEN_INDEX, .lo = 5, .hi = 5};
	assert_int_equal(plan_of(&in, 1, 0), STATUS_INVALID);
}

/* Many at a time give what one at a time does, also where a run ends amid a block. */
CASE(runs_equal_their_elements)
{
	static const enum dtype types[] = {DTYPE_f32, DTYPE_bf16, DTYPE_f16, DTYPE_f64,
					   DTYPE_b8,  DTYPE_i64,  DTYPE_u8};
	static const enum gen_kind kinds[] = {GEN_DEFAULT, GEN_NORMAL, GEN_NONNEG, GEN_POS,
					      GEN_UNIT,    GEN_UNIT01, GEN_CONST};
	enum { N = 1003 };

	for (size_t i = 0; i < sizeof(types) / sizeof(*types) * 7; i++) {
		struct point_input in = input(types[i / 7], N);
		struct gen g = {.kind = kinds[i % 7], .value = 1};
		struct recipe r = inputs_recipe(&in, &g, 3, inputs_key(77, id));
		uint8_t run[N * 8 + 8], one[8];
		size_t size = dtype_bytes(in.t.dtype);

		memset(run, 0xA5, sizeof(run));
		inputs_put_run(&r, N, (char *)run);
		for (uint64_t e = 0; e < N; e++) {
			recipe_put(&r, e, one);
			assert_memory_equal(run + e * size, one, size);
		}
		assert_int_equal(run[N * size], 0xA5);
	}
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, release)
	const struct CMUnitTest tests[] = {
		T(words_of_philox),
		T(eight_counters_have_the_words_of_each),
		T(runs_equal_their_elements),
		T(first_values_of_the_page),
		T(permutation_of_the_page),
		T(permutations_are_permutations),
		T(normal_has_mean_0_and_variance_1),
		T(a_stride_gap_is_filled_too),
		T(sketch_keeps_its_multiplicities),
		T(pool_offsets_lie_inside),
		T(payloads_are_taken_as_they_are),
		T(a54_groups_meet_or_are_refused),
		T(what_is_refused_says_why),
	};

	return RUN(tests);
}

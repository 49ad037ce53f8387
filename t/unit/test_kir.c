/* Index arithmetic: simplified expressions give what the plain ones would. */
#include "base/philox.h"
#include "kir/kir.h"
#include "unit.h"

#include <string.h>

enum { VARS = 4, ROUNDS = 3000 };

/* A number below n, from a stream of this test's own. */
struct dice {
	uint32_t seed, at;
};

static int64_t roll(struct dice *d, int64_t n)
{
	struct philox c = {{d->at++, 0, 0, 7}};

	return (int64_t)(philox4x32(c, d->seed, 99).w[0] % (uint32_t)n);
}

static int64_t floor_div(int64_t a, int64_t c)
{
	return a / c - (a % c < 0);
}

/* The plain meaning of an expression at given values of the variables. */
static int64_t value_of(const struct kir *k, kx x, const int64_t *vars)
{
	const struct knode *n = kir_at(k, x);
	int64_t a = n->nargs ? value_of(k, n->args[0], vars) : 0;
	int64_t b = n->nargs > 1 ? value_of(k, n->args[1], vars) : 0;

	switch (n->op) {
	case KX_CONST_I:
		return n->i;
	case KX_VAR:
		return vars[n->i];
	case KX_ADD:
		return a + b;
	case KX_MUL:
		return a * b;
	case KX_DIV:
		return floor_div(a, n->i);
	case KX_MOD:
		return a - floor_div(a, n->i) * n->i;
	case KX_LT:
		return a < b;
	case KX_EQ:
		return a == b;
	}
	fail_msg("an index expression has op %d", n->op);
	return 0;
}

/* Builds a random expression and says what it is at `vars`, step by step. */
static kx grow(struct kir *k, struct dice *d, int depth, const int64_t *vars, int64_t *value)
{
	int64_t a = 0, b = 0, c = 1 + roll(d, 12);
	kx x, y;

	if (!depth || !roll(d, 5)) {
		uint32_t v = (uint32_t)roll(d, VARS);

		*value = vars[v];
		return kx_var(k, v);
	}
	x = grow(k, d, depth - 1, vars, &a);
	switch (roll(d, 6)) {
	case 0:
		y = grow(k, d, depth - 1, vars, &b);
		*value = a + b;
		return kx_add(k, x, y);
	case 1:
		y = grow(k, d, depth - 1, vars, &b);
		*value = a - b;
		return kx_sub(k, x, y);
	case 2:
		*value = a * (c - 4);
		return kx_mulc(k, x, c - 4);
	case 3:
		*value = floor_div(a, c);
		return kx_div(k, x, c);
	case 4:
		*value = a - floor_div(a, c) * c;
		return kx_mod(k, x, c);
	}
	*value = a + c;
	return kx_addc(k, x, c);
}

CASE(simplified_expressions_keep_their_value_and_bounds)
{
	static const int64_t extent[VARS] = {3, 4, 7, 12};

	for (uint32_t seed = 0; seed < ROUNDS; seed++) {
		struct arena a = {0};
		struct kir *k = kir_new(&a);
		struct dice d = {seed, 0};
		int64_t vars[VARS], want;

		for (int v = 0; v < VARS; v++) {
			kir_var_new(k, extent[v]);
			vars[v] = roll(&d, extent[v]);
		}
		kx x = grow(k, &d, 5, vars, &want);
		int64_t got = value_of(k, x, vars);
		const struct knode *n = kir_at(k, x);

		if (got != want || got < n->lo || got > n->hi)
			fail_msg("seed %u: %lld, expected %lld in [%lld, %lld]", seed,
				 (long long)got, (long long)want, (long long)n->lo,
				 (long long)n->hi);
		arena_release(&a);
	}
}

static kx flat(struct kir *k, const uint32_t *var, const int64_t *dim, int n)
{
	kx x = kx_int(k, 0);

	for (int i = 0; i < n; i++)
		x = kx_add(k, kx_mulc(k, x, dim[i]), kx_var(k, var[i]));
	return x;
}

CASE(reshape_there_and_back_is_nothing)
{
	struct arena a = {0};
	struct kir *k = kir_new(&a);
	static const int64_t dim[] = {5, 12, 64};
	uint32_t var[3];

	for (int i = 0; i < 3; i++)
		var[i] = kir_var_new(k, dim[i]);
	kx x = flat(k, var, dim, 3);

	assert_int_equal(kx_div(k, x, 768), kx_var(k, var[0]));
	assert_int_equal(kx_mod(k, kx_div(k, x, 64), 12), kx_var(k, var[1]));
	assert_int_equal(kx_mod(k, x, 64), kx_var(k, var[2]));
	/* 48·(x / 48) + x mod 48 is x, whatever 48 divides */
	assert_int_equal(kx_add(k, kx_mulc(k, kx_div(k, x, 48), 48), kx_mod(k, x, 48)), x);
	arena_release(&a);
}

/* (28·i + j) mod 784 / 28, j < 28: small terms that cannot reach the divisor fall out. */
CASE(terms_too_small_to_matter_fall_out)
{
	struct arena a = {0};
	struct kir *k = kir_new(&a);
	kx i = kx_var(k, kir_var_new(k, 28)), j = kx_var(k, kir_var_new(k, 28));
	kx x = kx_add(k, kx_mulc(k, i, 28), j);

	assert_int_equal(kx_div(k, kx_mod(k, x, 784), 28), i);
	assert_int_equal(kx_div(k, kx_add(k, kx_mulc(k, x, 384), kx_int(k, 383)), 10752), i);
	arena_release(&a);
}

CASE(comparisons_are_decided_by_ranges)
{
	struct arena a = {0};
	struct kir *k = kir_new(&a);
	kx i = kx_var(k, kir_var_new(k, 8));
	int64_t v;

	assert_true(kx_is_int(k, kx_lt(k, i, kx_int(k, 8)), &v) && v == 1);
	assert_true(kx_is_int(k, kx_within(k, i, 0, 8), &v) && v == 1);
	assert_true(kx_is_int(k, kx_eq(k, i, kx_int(k, 9)), &v) && v == 0);
	assert_false(kx_is_int(k, kx_lt(k, i, kx_int(k, 4)), &v));
	arena_release(&a);
}

CASE(equal_expressions_are_one)
{
	struct arena a = {0};
	struct kir *k = kir_new(&a);
	kx i = kx_var(k, kir_var_new(k, 8)), j = kx_var(k, kir_var_new(k, 9));
	uint32_t b = kir_buf_new(k, "b0", "f32", KT_F32);

	assert_int_equal(kx_load(k, b, kx_add(k, i, j)), kx_load(k, b, kx_add(k, j, i)));
	assert_int_not_equal(kx_load(k, b, i), kx_load(k, b, j));
	arena_release(&a);
}

CASE(a_coefficient_is_found_or_refused)
{
	struct arena a = {0};
	struct kir *k = kir_new(&a);
	uint32_t v = kir_var_new(k, 100), w = kir_var_new(k, 7);
	kx x = kx_add(k, kx_mulc(k, kx_var(k, v), 6), kx_var(k, w));
	int64_t c;

	assert_true(kx_coefficient(k, x, v, &c) && c == 6);
	assert_true(kx_coefficient(k, kx_var(k, w), v, &c) && c == 0);
	assert_false(kx_coefficient(k, kx_div(k, kx_var(k, v), 7), v, &c));
	arena_release(&a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(simplified_expressions_keep_their_value_and_bounds),
		TEST(reshape_there_and_back_is_nothing),
		TEST(terms_too_small_to_matter_fall_out),
		TEST(comparisons_are_decided_by_ranges),
		TEST(equal_expressions_are_one),
		TEST(a_coefficient_is_found_or_refused),
	};

	return RUN(tests);
}

/* What a GPU does with a point's data, held against what the host does with it. */
#include "near_host.h"
#include "run/strided.h"
#include "unit.h"

#include <math.h>
#include <string.h>

static struct arena a;
static struct device *cpu;
static struct near near;

static int open_all(void **state)
{
	struct device_opts opts = {.threads = 1};

	(void)state;
	if (device_open("cpu", &opts, &cpu))
		return 1;
	near = near_on_host(cpu);
	near.place.ctx = &near;
	return device_alloc(cpu, sizeof(struct near_scratch), &near.scratch) != STATUS_OK;
}

static int close_all(void **state)
{
	(void)state;
	device_free(near.scratch);
	device_close(cpu);
	return 0;
}

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

/* ---- inputs ---- */

static struct tensor strided(enum dtype d)
{
	return (struct tensor){
		.dtype = d, .rank = 3, .dim = {5, 6, 7}, .stride = {150, 3, 20}, .offset = 2};
}

/* Every byte of the storage, gaps too, as the host makes it. */
static void same_values(struct point_input in)
{
	struct point p = {.inputs = &in, .ninputs = 1};
	struct inputs_key key = inputs_key(7, "0123456789ab");
	struct inputs_layout l;

	assert_int_equal(inputs_plan(&a, &p, &l), STATUS_OK);
	size_t bytes = (size_t)l.bytes[0];
	char *here = arena_alloc(&a, 1, bytes, 64), *there = arena_alloc(&a, 1, bytes, 64);

	assert_int_equal(inputs_fill(&p, &l, key, 0, here), STATUS_OK);
	assert_int_equal(near_fill(&near, &p, &l, key, 0, there), STATUS_OK);
	assert_memory_equal(here, there, bytes);
}

CASE(inputs_are_the_hosts_to_the_bit)
{
	static const struct gen gens[] = {
		{.kind = GEN_DEFAULT}, {.kind = GEN_NONNEG},
		{.kind = GEN_POS},     {.kind = GEN_UNIT},
		{.kind = GEN_UNIT01},  {.kind = GEN_CONST, .value = 1.5},
		{.kind = GEN_SEED},    {.kind = GEN_INDEX, .lo = 3, .hi = 60},
	};

	for (int d = 1; d < DTYPE_COUNT; d++)
		for (size_t g = 0; dtype_computes((enum dtype)d) && g < 8; g++)
			same_values((struct point_input){.t = strided((enum dtype)d),
							 .group = -1,
							 .gen = gens[g],
							 .obs.ones = -1});
}

CASE(indices_by_their_place_are_the_hosts)
{
	struct dup dup[] = {{1, 20, 20}, {4, 40, 190}};
	struct point_input in = {.t = strided(DTYPE_i64), .group = -1};

	in.obs = (struct sketch){
		.is_known = true, .n = 210, .uniq = 60, .ones = -1, .dup = dup, .ndup = 2};
	for (int i = 0; i < 3; i++) {
		in.obs.order = (const char *const[]){"sorted", "runs", "random"}[i];
		in.gen = (struct gen){.kind = GEN_SKETCH, .lo = 5, .hi = 500};
		same_values(in);
		in.gen.hi = 30; /* fewer than are distinct */
		same_values(in);
	}
	in.gen = (struct gen){.kind = GEN_PERM, .hi = 7};
	same_values(in);
	in.gen = (struct gen){.kind = GEN_SORTED, .lo = -4, .hi = 90};
	same_values(in);
	in.gen = (struct gen){.kind = GEN_OFFSETS, .hi = 1000};
	same_values(in);
	in.gen = (struct gen){
		.kind = GEN_POOL, .pool = {{3, 3}, {6, 7}, {1, 1}, {1, 1}, {1, 1}}, .npool = 2};
	same_values(in);
}

CASE(masks_have_as_many_ones_as_were_seen)
{
	struct point_input in = {.t = strided(DTYPE_b8), .group = -1};

	in.obs = (struct sketch){.is_known = true, .n = 210, .uniq = 2, .ones = 50};
	same_values(in);
}

/* ---- rows ---- */

CASE(rows_are_the_hosts)
{
	static const enum dtype types[] = {DTYPE_f64, DTYPE_f32,    DTYPE_bf16,    DTYPE_u8,
					   DTYPE_f16, DTYPE_f8e5m2, DTYPE_f8e4m3fn};

	for (size_t i = 0; i < sizeof(types) / sizeof(*types); i++) {
		struct tensor t = strided(types[i]);
		size_t size = dtype_bytes(t.dtype), n = (size_t)tensor_numel(&t);
		unsigned char *data = arena_alloc(&a, size, 800, 64);
		char *here = arena_alloc(&a, size, n, 64),
		     *there = arena_alloc(&a, size, n, 64);
		double *wide = arena_array(&a, double, n);

		for (size_t k = 0; k < 800 * size; k++)
			data[k] = (unsigned char)(k * 37 % 101 + 1);
		strided_rows(&t, data, here);
		assert_int_equal(near_rows(&near, &t, data, there), STATUS_OK);
		assert_memory_equal(here, there, n * size);
		if (!dtype_is_float(t.dtype))
			continue;
		assert_int_equal(near_wide_rows(&near, &t, data, wide), STATUS_OK);
		for (size_t k = 0; k < n; k++)
			assert_true(wide[k] == dtype_load_f64(t.dtype, here, (int64_t)k));
	}
}

/* ---- comparison ---- */

enum { N = 5000 };

/* Values of many sizes, now and then zero or not finite. */
static double value(uint32_t i)
{
	struct philox c = {{i, 0, 0, 1}};
	struct philox p = philox4x32(c, 1, 2);
	double v = ldexp((double)p.w[0] / 4294967296 - 0.5, (int)(p.w[1] % 40) - 20);

	return p.w[2] % 50 == 0   ? 0
	       : p.w[2] % 97 == 0 ? (p.w[3] & 1 ? (double)INFINITY : (double)NAN)
				  : v;
}

struct output {
	struct reference_output ref;
	struct compare_rules rules;
	void *x;
};

static struct output output(enum dtype d, bool is_decided)
{
	int64_t n = N;
	char *base = arena_alloc(&a, 8, N, 64), *x = arena_alloc(&a, 8, N, 64);
	double *r = arena_array(&a, double, N), *own = arena_array(&a, double, N);

	for (uint32_t i = 0; i < N; i++) {
		r[i] = value(i);
		own[i] = i % 2000 == 7 ? -r[i] : r[i];
		dtype_store_f64(d, base, i, r[i] * (1 + 1e-4 * (double)(i % 7)));
		dtype_store_f64(d, x, i, r[i] * (1 - 1e-4 * (double)(i % 5)));
	}
	return (struct output){{.type = tensor_contiguous(d, 1, &n),
				.base = base,
				.r = r,
				.own = is_decided ? own : NULL},
			       {.e = 2, .l = 16, .below_decision = is_decided, .scale = 1},
			       x};
}

static void same_tally(const struct compare_tally *x, const struct compare_tally *y)
{
	assert_int_equal(x->wrong, y->wrong);
	assert_int_equal(x->other_kind, y->other_kind);
	assert_int_equal(x->either, y->either);
	assert_int_equal(x->unproved, y->unproved);
	assert_true(x->worst == y->worst);
	if (!x->wrong && !x->other_kind)
		return;
	assert_int_equal(x->at, y->at);
	assert_true(x->got == y->got || (isnan(x->got) && isnan(y->got)));
	assert_true(x->want == y->want || (isnan(x->want) && isnan(y->want)));
	assert_true(x->tol == y->tol);
}

static void same_verdict(const struct output *o, const char *cause)
{
	struct tolerance here, there;
	struct compare_result x, y;
	const char *nonsense[2];
	const void *like[] = {o->x};

	assert_int_equal(compare_tolerance(&compare_here, &o->ref, &o->rules, &here),
			 STATUS_OK);
	assert_int_equal(compare_tolerance(&near.place, &o->ref, &o->rules, &there), STATUS_OK);
	assert_memory_equal(&here, &there, sizeof(here));
	assert_int_equal(compare_output(&compare_here, &o->ref, &here, &o->rules, o->x, &x),
			 STATUS_OK);
	assert_int_equal(compare_output(&near.place, &o->ref, &there, &o->rules, o->x, &y),
			 STATUS_OK);
	same_tally(&x.seen, &y.seen);
	assert_string_equal(x.cause ? x.cause : "", cause);
	assert_string_equal(y.cause ? y.cause : "", cause);
	assert_int_equal(compare_vacuous(&compare_here, &o->ref, &here, &o->rules, o->ref.base,
					 like, 1, &nonsense[0]),
			 STATUS_OK);
	assert_int_equal(compare_vacuous(&near.place, &o->ref, &there, &o->rules, o->ref.base,
					 like, 1, &nonsense[1]),
			 STATUS_OK);
	assert_string_equal(nonsense[0], "vacuous_stale");
	assert_string_equal(nonsense[1], "vacuous_stale");
}

CASE(verdicts_are_the_hosts)
{
	static const enum dtype types[] = {DTYPE_f64, DTYPE_f32, DTYPE_bf16};

	for (size_t i = 0; i < 3; i++)
		for (int decided = 0; decided < 2; decided++) {
			struct output o = output(types[i], decided);

			same_verdict(&o, "");
			for (int k = 0; k < 10; k++) /* more than decisions excuse */
				dtype_store_f64(types[i], o.x, 4300 + 7 * k, 1e5);
			same_verdict(&o, "wrong_value");
			dtype_store_f64(types[i], o.x, 4400, (double)NAN);
			same_verdict(&o, "wrong_nonfinite");
		}
}

/* More than a thousandth of the elements could as well be others. */
CASE(what_proves_nothing_says_so)
{
	struct output o = output(DTYPE_f32, true);
	double *own = arena_array(&a, double, N);
	struct tolerance t;
	struct compare_result c;

	memcpy(own, o.ref.r, N * sizeof(*own));
	for (int i = 0; i < N; i += 100)
		own[i] = -o.ref.r[i];
	o.ref.own = own;
	dtype_store_f64(DTYPE_f32, o.x, 4321, 1e5);
	for (int there = 0; there < 2; there++) {
		const struct compare_place *p = there ? &near.place : &compare_here;

		assert_int_equal(compare_tolerance(p, &o.ref, &o.rules, &t), STATUS_OK);
		assert_true(t.is_ill);
		assert_int_equal(compare_output(p, &o.ref, &t, &o.rules, o.x, &c), STATUS_OK);
		assert_string_equal(c.cause, "ill_conditioned");
	}
}

/* Base may be as far off as it likes: what is near to fp64 is proved, what is as far off as
 * base is not. */
CASE(what_is_near_is_proved_whatever_base_does)
{
	struct output o = output(DTYPE_f32, false);
	float *base = (float *)(uintptr_t)o.ref.base, *x = o.x;
	double *r = (double *)(uintptr_t)o.ref.r;
	struct tolerance t;
	struct compare_result c;

	for (int i = 0; i < N; i++) {
		r[i] = 1 + (double)(i % 10) / 100;
		base[i] = (float)r[i] + (i % 2 ? 0.2f : -0.2f);
	}
	for (int near_r = 0; near_r < 2; near_r++)
		for (int there = 0; there < 2; there++) {
			const struct compare_place *p = there ? &near.place : &compare_here;

			for (int i = 0; i < N; i++)
				x[i] = (float)r[i] + (near_r ? 0.001f : 0.15f);
			assert_int_equal(compare_tolerance(p, &o.ref, &o.rules, &t), STATUS_OK);
			assert_int_equal(compare_output(p, &o.ref, &t, &o.rules, x, &c),
					 STATUS_OK);
			assert_string_equal(c.cause ? c.cause : "",
					    near_r ? "" : "ill_conditioned");
			assert_int_equal(c.seen.unproved, near_r ? 0 : N);
		}
}

/* Rounding to two bits of mantissa moves a number by an eighth. */
CASE(what_a_type_cannot_hold_nearer_is_proved)
{
	struct output o = output(DTYPE_f8e5m2, false);
	double *r = (double *)(uintptr_t)o.ref.r;
	struct tolerance t;
	struct compare_result c;

	for (int i = 0; i < N; i++) {
		r[i] = 1 + (double)(i % 100) / 100;
		dtype_store_f64(DTYPE_f8e5m2, (void *)(uintptr_t)o.ref.base, i, r[i]);
		dtype_store_f64(DTYPE_f8e5m2, o.x, i, r[i]);
	}
	assert_int_equal(compare_tolerance(&near.place, &o.ref, &o.rules, &t), STATUS_OK);
	assert_int_equal(compare_output(&near.place, &o.ref, &t, &o.rules, o.x, &c), STATUS_OK);
	assert_null(c.cause);
	assert_int_equal(c.seen.unproved, 0);
}

CASE(integers_are_compared_as_the_host_does)
{
	static const enum dtype types[] = {DTYPE_i64, DTYPE_u8, DTYPE_b8, DTYPE_i16};
	struct tolerance none = {.scale = 1};

	for (size_t i = 0; i < 4; i++) {
		struct output o = output(DTYPE_f32, false);
		struct compare_result x, y;
		int64_t base[N] = {0}, own[N] = {0}, got[N] = {0};

		for (uint32_t k = 0; k < N; k++) {
			dtype_store_i64(types[i], base, k, k % 3 == 0);
			dtype_store_i64(types[i], own, k, k % 3 == 0 || k == 11);
			dtype_store_i64(types[i], got, k, k % 3 == 0 || k == 11 || k == 23);
		}
		o.ref = (struct reference_output){
			.type = o.ref.type, .base = base, .own_int = own};
		o.ref.type.dtype = types[i];
		assert_int_equal(
			compare_output(&compare_here, &o.ref, &none, &o.rules, got, &x),
			STATUS_OK);
		assert_int_equal(compare_output(&near.place, &o.ref, &none, &o.rules, got, &y),
				 STATUS_OK);
		same_tally(&x.seen, &y.seen);
		assert_int_equal(y.seen.at, 23);
		assert_int_equal(y.seen.wrong, 1);
		assert_string_equal(y.cause, "wrong_value");
	}
}

/* ---- what needs no reference ---- */

CASE(what_nobody_wrote_is_found)
{
	uint16_t x[64], y[64];
	int64_t first;

	memset(x, 0xA5, sizeof(x));
	memset(y, 0x5A, sizeof(y));
	for (int i = 0; i < 64; i++)
		if (i != 40)
			x[i] = 3;
	assert_int_equal(near_unwritten(&near, DTYPE_bf16, 64, x, 0xA5, y, 0x5A, &first),
			 STATUS_OK);
	assert_int_equal(first, 40);
	x[40] = 3;
	assert_int_equal(near_unwritten(&near, DTYPE_bf16, 64, x, 0xA5, y, 0x5A, &first),
			 STATUS_OK);
	assert_int_equal(first, -1);
}

CASE(differences_and_digests)
{
	float x[100] = {0}, y[100] = {0};
	uint64_t was, is;
	bool is_right;
	double d;

	y[17] = -0.5f;
	y[60] = 0.25f;
	y[70] = (float)NAN;
	assert_int_equal(near_spread(&near, DTYPE_f32, 100, x, y, &d), STATUS_OK);
	assert_true(d == 0.5);
	assert_int_equal(near_digest(&near, x, 399, &was), STATUS_OK);
	((char *)x)[398] = 1;
	assert_int_equal(near_digest(&near, x, 399, &is), STATUS_OK);
	assert_true(was != is);
	/* a bit of a word within, and two words for each other */
	was = is;
	x[50] = 1;
	assert_int_equal(near_digest(&near, x, 399, &is), STATUS_OK);
	assert_true(was != is);
	was = is;
	x[50] = 0;
	x[52] = 1;
	assert_int_equal(near_digest(&near, x, 399, &is), STATUS_OK);
	assert_true(was != is);
	x[52] = 0;
	for (int i = 0; i < 100; i++)
		y[i] = x[i] + 1.0f;
	assert_int_equal(near_is_plus_one(&near, x, y, 100, &is_right), STATUS_OK);
	assert_true(is_right);
	y[99] = 0;
	assert_int_equal(near_is_plus_one(&near, x, y, 100, &is_right), STATUS_OK);
	assert_false(is_right);
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, release)
	const struct CMUnitTest tests[] = {
		T(inputs_are_the_hosts_to_the_bit),
		T(indices_by_their_place_are_the_hosts),
		T(masks_have_as_many_ones_as_were_seen),
		T(rows_are_the_hosts),
		T(verdicts_are_the_hosts),
		T(what_proves_nothing_says_so),
		T(what_is_near_is_proved_whatever_base_does),
		T(what_a_type_cannot_hold_nearer_is_proved),
		T(integers_are_compared_as_the_host_does),
		T(what_nobody_wrote_is_found),
		T(differences_and_digests),
	};

	return cmocka_run_group_tests(tests, open_all, close_all);
}

/*
 * The polynomials of op/prelude.h against the library in f64: millions of floats of every
 * size, and the special values one by one.  The bounds are those that prelude.h states.
 */
#include "unit.h"

#include <math.h>
#include <string.h>

/* clang-format off */
#include "base/half.h"
#include "base/philox.h"
#include "op/prelude.h"
/* clang-format on */

enum { STRIDE = 1009 }; /* odd and prime: every exponent, ever other mantissas */

struct subject {
	const char *name;
	float (*f)(float);
	double (*exact)(double);
	double ulp;
};

#define SUBJECT(name)                        \
	static float name##_subject(float x) \
	{                                    \
		return s_##name##_f32(x);    \
	}
SUBJECT(exp)
SUBJECT(log)
SUBJECT(tanh)
SUBJECT(erf)
SUBJECT(sin)
SUBJECT(cos)
SUBJECT(expm1)
SUBJECT(log1p)
SUBJECT(sinh)
SUBJECT(cosh)
SUBJECT(asinh)

static const struct subject subjects[] = {
	{"exp", exp_subject, exp, 1.0},       {"log", log_subject, log, 1.0},
	{"tanh", tanh_subject, tanh, 1.4},    {"erf", erf_subject, erf, 1.4},
	{"sin", sin_subject, sin, 1.6},       {"cos", cos_subject, cos, 1.6},
	{"expm1", expm1_subject, expm1, 1.6}, {"log1p", log1p_subject, log1p, 1.5},
	{"sinh", sinh_subject, sinh, 2.5},    {"cosh", cosh_subject, cosh, 2.5},
	{"asinh", asinh_subject, asinh, 1.9},
};

enum { NSUBJECTS = sizeof(subjects) / sizeof(subjects[0]) };

/* Distance between neighbouring floats at v. */
static double spacing(double v)
{
	int e;

	frexp(v, &e);
	e = v == 0 || e < -125 ? -125 : e;
	return ldexp(1, e - 24);
}

/* Error in ulp; infinite where a NaN, an infinity or the sign of 0 is wrong. */
static double error(float got, double want)
{
	float rounded = (float)want;

	if (isnan(want))
		return isnan(got) ? 0 : HUGE_VAL;
	if (isinf(rounded) && fabs(want) < 0x1.000001p128)
		return isinf(got) || fabsf(got) > 3.4e38f ? 0 : HUGE_VAL;
	if (isinf(rounded) || want == 0)
		return got == rounded && signbit(got) == signbit(rounded) ? 0 : HUGE_VAL;
	return isnan(got) ? HUGE_VAL : fabs((double)got - want) / spacing(want);
}

static void check(const struct subject *s, float x)
{
	double e = error(s->f(x), s->exact((double)x));

	if (!(e <= s->ulp))
		fail_msg("%s(%a) is %a, %.3f ulp from %a", s->name, (double)x, (double)s->f(x),
			 e, s->exact((double)x));
}

CASE(whole_range_is_within_bounds)
{
	for (int i = 0; i < NSUBJECTS; i++)
		for (uint64_t u = 0; u < 1ull << 32; u += STRIDE)
			check(&subjects[i], half_bits_f32((uint32_t)u));
}

/* Both sides of where a function changes its way, each way for some thousand floats. */
CASE(borders_are_within_bounds)
{
	static const float at[] = {
		0,          1e-45f,      1.17549435e-38f, 1e-7f,      0.625f,
		1,          0.41421356f, 0.70710678f,     1.5707964f, 0.78539816f,
		4,          8.3177662f,  17.32868f,       88.72284f,  89,
		103.97208f, 16777216.0f, 0x1p50f,         0x1p76f,    0x1p102f,
		3.4e38f};

	for (int i = 0; i < NSUBJECTS; i++)
		for (size_t k = 0; k < sizeof(at) / sizeof(at[0]); k++)
			for (int64_t d = -1000; d <= 1000; d++) {
				int64_t u = (int64_t)half_f32_bits(at[k]) + d;

				if (u < 0)
					continue;
				check(&subjects[i], half_bits_f32((uint32_t)u));
				check(&subjects[i], -half_bits_f32((uint32_t)u));
			}
}

CASE(special_values)
{
	static const float at[] = {0.0f, -0.0f, INFINITY, -INFINITY, NAN, -1, 1};

	for (int i = 0; i < NSUBJECTS; i++)
		for (size_t k = 0; k < sizeof(at) / sizeof(at[0]); k++)
			check(&subjects[i], at[k]);
}

static void check_pow(float x, float y)
{
	double want = pow((double)x, (double)y), e = error(s_powr_f32(x, y), want);

	if (!(e <= 0.6))
		fail_msg("%a ^ %a is %a, %.3f ulp from %a", (double)x, (double)y,
			 (double)s_powr_f32(x, y), e, want);
}

CASE(powers)
{
	static const float at[] = {0,          -0.0f, 1,      -1,       2,        -2,
				   3,          0.5f,  -0.5f,  1e-45f,   -1e-45f,  3.4e38f,
				   NAN,        -3,    1e-38f, 16777215, 127.5f,   -149,
				   0.9999999f, 1e9f,  -1e9f,  INFINITY, -INFINITY};
	enum { N = sizeof(at) / sizeof(at[0]) };

	for (size_t i = 0; i < N; i++)
		for (size_t k = 0; k < N; k++)
			check_pow(at[i], at[k]);
	for (uint32_t i = 0; i < 2000000; i++) {
		struct philox w = s_draw(7, i);
		float x = half_bits_f32(w.w[0]), y = (float)(int32_t)w.w[1] * 0x1p-26f;

		check_pow(i & 1 ? x : s_uniform(w.w[2]) * 8, i & 2 ? y : half_bits_f32(w.w[3]));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(whole_range_is_within_bounds),
		TEST(borders_are_within_bounds),
		TEST(special_values),
		TEST(powers),
	};

	return RUN(tests);
}

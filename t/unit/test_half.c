/*
 * The narrow float types of base/half.h against a plain reading of their formats: every
 * value from bits, and rounding at, beside and between every pair of neighbours.
 */
#include "base/half.h"
#include "unit.h"

#include <math.h>
#include <stdbool.h>

struct format {
	const char *name;
	unsigned exponent, mantissa; /* widths in bits */
	int bias;
	bool has_infinity; /* else the largest exponent is one more, but for one NaN */
	float (*to)(uint16_t);
	uint16_t (*from)(float);
};

static float e4m3_to(uint16_t h)
{
	return f8e4m3fn_to_f32((uint8_t)h);
}

static uint16_t e4m3_from(float f)
{
	return f8e4m3fn_from_f32(f);
}

static float e5m2_to(uint16_t h)
{
	return f8e5m2_to_f32((uint8_t)h);
}

static uint16_t e5m2_from(float f)
{
	return f8e5m2_from_f32(f);
}

static const struct format formats[] = {
	{"f16", 5, 10, 15, true, f16_to_f32, f16_from_f32},
	{"bf16", 8, 7, 127, true, bf16_to_f32, bf16_from_f32},
	{"f8e4m3fn", 4, 3, 7, false, e4m3_to, e4m3_from},
	{"f8e5m2", 5, 2, 15, true, e5m2_to, e5m2_from},
};

enum { NFORMATS = sizeof(formats) / sizeof(formats[0]) };

static uint32_t sign_bit(const struct format *f)
{
	return 1u << (f->exponent + f->mantissa);
}

/* Largest bits of a finite magnitude. */
static uint32_t last_finite(const struct format *f)
{
	uint32_t infinity = ((1u << f->exponent) - 1) << f->mantissa;

	return f->has_infinity ? infinity - 1 : sign_bit(f) - 2;
}

/* The format as the books have it, in double, without regard to speed. */
static double plain_value(const struct format *f, uint32_t bits)
{
	uint32_t mag = bits & (sign_bit(f) - 1);
	uint32_t e = mag >> f->mantissa, m = mag & ((1u << f->mantissa) - 1);
	double v;

	if (mag > last_finite(f))
		v = f->has_infinity && !m ? HUGE_VAL : (double)NAN;
	else if (!e)
		v = ldexp(m, 1 - f->bias - (int)f->mantissa);
	else
		v = ldexp(m + (1u << f->mantissa), (int)e - f->bias - (int)f->mantissa);
	return bits & sign_bit(f) ? -v : v;
}

/* Nearest by search among all magnitudes, ties to the even bits. */
static uint32_t plain_bits(const struct format *f, double v)
{
	uint32_t sign = signbit(v) ? sign_bit(f) : 0, lo = 0, hi = last_finite(f);
	double a = fabs(v), top = plain_value(f, hi);
	double step = top - plain_value(f, hi - 1);

	if (a > top) {
		bool beyond = f->has_infinity ? a >= top + step / 2 : a > top + step / 2;

		return sign | (beyond ? last_finite(f) + 1 : last_finite(f));
	}
	while (hi - lo > 1) {
		uint32_t mid = (lo + hi) / 2;

		if (plain_value(f, mid) <= a)
			lo = mid;
		else
			hi = mid;
	}
	double below = a - plain_value(f, lo), above = plain_value(f, hi) - a;

	return sign | (below < above || (below == above && !(lo & 1)) ? lo : hi);
}

CASE(every_value_reads)
{
	for (int i = 0; i < NFORMATS; i++)
		for (uint32_t u = 0; u < 2 * sign_bit(&formats[i]); u++) {
			double want = plain_value(&formats[i], u);
			float got = formats[i].to((uint16_t)u);

			if (isnan(want) ? !isnan(got) : (double)got != want)
				fail_msg("%s %#x reads as %a, not %a", formats[i].name, u,
					 (double)got, want);
			assert_int_equal(!!signbit(got), u >= sign_bit(&formats[i]));
		}
}

CASE(every_value_returns)
{
	for (int i = 0; i < NFORMATS; i++)
		for (uint32_t u = 0; u < 2 * sign_bit(&formats[i]); u++) {
			float v = formats[i].to((uint16_t)u);
			uint32_t back = formats[i].from(v);

			if (isnan(v))
				assert_true(isnan(formats[i].to((uint16_t)back)));
			else
				assert_int_equal(back, u);
		}
}

static void check_rounding(const struct format *f, float v)
{
	uint32_t got = f->from(v), want = plain_bits(f, (double)v);

	if (got != want)
		fail_msg("%s of %a is %#x, not %#x", f->name, (double)v, got, want);
}

/* Between neighbours: at both ends, at the middle and one float to each side of each. */
CASE(rounding_is_to_nearest_even)
{
	for (int i = 0; i < NFORMATS; i++) {
		const struct format *f = &formats[i];

		for (uint32_t u = 0; u <= last_finite(f); u++) {
			double next = plain_value(f, u < last_finite(f) ? u + 1 : u);
			double at[] = {plain_value(f, u), (plain_value(f, u) + next) / 2};

			for (int k = 0; k < 2; k++) {
				float v = (float)at[k];

				check_rounding(f, v);
				check_rounding(f, -v);
				check_rounding(f, nextafterf(v, INFINITY));
				check_rounding(f, nextafterf(v, 0));
			}
		}
	}
}

CASE(beyond_the_largest)
{
	for (int i = 0; i < NFORMATS; i++) {
		const struct format *f = &formats[i];
		double top = plain_value(f, last_finite(f));
		double step = top - plain_value(f, last_finite(f) - 1);

		for (int k = -8; k <= 8; k++) {
			double v = top + step / 2 + step * k / 64;

			if (v <= 0x1.fffffep127)
				check_rounding(f, (float)v);
		}
		assert_true(isnan(f->to(f->from(NAN))));
		assert_true(f->has_infinity ? isinf(f->to(f->from(INFINITY)))
					    : isnan(f->to(f->from(INFINITY))));
		assert_true(f->to(f->from(-0.0f)) == 0 && signbit(f->to(f->from(-0.0f))));
	}
}

/* A NaN whose mark lies in the bits that are dropped must not become an infinity. */
CASE(nans_stay)
{
	for (int i = 0; i < NFORMATS; i++)
		for (uint32_t low = 1; low < 1u << 23; low = low * 2 + 1)
			assert_true(isnan(formats[i].to(
				formats[i].from(half_bits_f32(0x7F800000u | low)))));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(every_value_reads),
		TEST(every_value_returns),
		TEST(rounding_is_to_nearest_even),
		TEST(beyond_the_largest),
		TEST(nans_stay),
	};

	return RUN(tests);
}

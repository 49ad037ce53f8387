/*
 * The scalar dialect.  This text is compiled into assay, where the interpreter
 * uses it, and is put word for word at the head of every kernel that assay
 * writes, in C or in CUDA C.  What is not defined here may not be used in an
 * op's expression.  half.h and philox.h stand before it.
 *
 * s_f(x) works for the type of its argument; s_f_f32 and s_f_f64 are it for one.
 * Functions for f32 are branch-free where a compiler is to vectorise them; the
 * library's serve f64.
 */
#ifndef OP_PRELUDE_H
#define OP_PRELUDE_H

#ifdef __CUDACC_RTC__
#define SCALAR static __device__ __forceinline__
typedef long long int64_t;
typedef int int32_t;
typedef signed char int8_t;
typedef short int16_t;
#define INFINITY  half_bits_f32(0x7F800000u)
#define NAN       half_bits_f32(0x7FC00000u)
#define INT64_MIN (-9223372036854775807LL - 1)
#define INT64_MAX 9223372036854775807LL
#else
#include <math.h>
#include <stdint.h>
#define SCALAR static inline __attribute__((always_inline, unused))
#endif

/* a * b + c rounded once where that is one instruction; no result may hang on which. */
#if defined(__FMA__) || defined(__CUDACC_RTC__)
#define S_FMA(a, b, c) fmaf(a, b, c)
#else
#define S_FMA(a, b, c) ((a) * (b) + (c))
#endif

#define S_PICK(x, name) _Generic((x), float : name##_f32, default : name##_f64)
#define S_PICK_I(x, name) \
	_Generic((x), float : name##_f32, double : name##_f64, default : name##_i64)

/* clang-format off */
SCALAR float  s_abs_f32(float x)    { return fabsf(x); }
SCALAR double s_abs_f64(double x)   { return fabs(x); }
SCALAR int64_t s_abs_i64(int64_t x) { return x < 0 ? (int64_t)(0 - (uint64_t)x) : x; }

/* NaN wins, as in torch; fmax would drop it. */
SCALAR float  s_max_f32(float x, float y)      { return x != x || x > y ? x : y; }
SCALAR double s_max_f64(double x, double y)    { return x != x || x > y ? x : y; }
SCALAR int64_t s_max_i64(int64_t x, int64_t y) { return x > y ? x : y; }
SCALAR float  s_min_f32(float x, float y)      { return x != x || x < y ? x : y; }
SCALAR double s_min_f64(double x, double y)    { return x != x || x < y ? x : y; }
SCALAR int64_t s_min_i64(int64_t x, int64_t y) { return x < y ? x : y; }

SCALAR float  s_sqrt_f32(float x)    { return sqrtf(x); }
SCALAR double s_sqrt_f64(double x)   { return sqrt(x); }
SCALAR float  s_floor_f32(float x)   { return floorf(x); }
SCALAR double s_floor_f64(double x)  { return floor(x); }
SCALAR float  s_ceil_f32(float x)    { return ceilf(x); }
SCALAR double s_ceil_f64(double x)   { return ceil(x); }
SCALAR float  s_trunc_f32(float x)   { return truncf(x); }
SCALAR double s_trunc_f64(double x)  { return trunc(x); }
SCALAR float  s_round_f32(float x)   { return rintf(x); } /* half to even */
SCALAR double s_round_f64(double x)  { return rint(x); }

/*
 * Polynomials for f32, without branches.  Largest error over all floats, in ulp of the
 * result: exp 1.0, log 1.0, tanh 1.4, erf 1.4, expm1 1.6, log1p 1.5, sin and cos 1.6,
 * sinh and cosh 2.5, asinh 1.9, pow 0.6; t/unit/test_prelude.c holds them to it.
 * Coefficients: minimax fits of our own on the reduced ranges named.
 */
SCALAR float s_pow2_f32(int32_t n) { return half_bits_f32((uint32_t)(n + 127) << 23); }
/* e^x = 2^n e^r, |r| <= ln(2)/2, n = round(x / ln 2); ln 2 in two parts, the first of which
 * times n is exact.  Short chains of operations, since they take longer than their number. */
SCALAR float s_exp_part(float x, int32_t *n)
{
	float t = S_FMA(x, 1.44269504f, 12582912.0f); /* 1.5 * 2^23: rounds to an integer */
	float k = t - 12582912.0f, r = S_FMA(k, 2.12194440e-4f, S_FMA(k, -0.693359375f, x)), z = r * r, p;
	p = S_FMA(S_FMA(1.9907706883e-04f, r, 1.3933732407e-03f), z, S_FMA(8.3332862705e-03f, r, 4.1666463017e-02f));
	p = S_FMA(p, z, S_FMA(1.6666667163e-01f, r, 0.5f));
	*n = (int32_t)(half_f32_bits(t) - 0x4B400000u);
	return S_FMA(p, z, r) + 1.0f;
}
/* Of x whose 2^n is a normal number. */
SCALAR float s_exp_inner(float x)
{
	int32_t n;
	float p = s_exp_part(x, &n);
	return p * s_pow2_f32(n);
}
/* 2^n in two factors, so that denormal results round once; at 176, where both factors are a
 * true 0 or their product infinite, x is cut off: a denormal that is rounded to 0 takes an
 * assist.  Comparisons are written so that a NaN stays one and a minimum is one instruction. */
SCALAR float s_exp_f32(float x)
{
	float a = fabsf(x), p;
	int32_t n;
	uint32_t h;
	p = s_exp_part(copysignf(176.0f < a ? 176.0f : a, x), &n);
	n += 254;
	h = (uint32_t)n >> 1;
	return p * half_bits_f32(h << 23) * half_bits_f32(((uint32_t)n - h) << 23);
}
/* log x = e ln 2 + log(1 + f), 1 + f in [sqrt(1/2), sqrt(2)). */
SCALAR float s_log_f32(float x)
{
	float big = x < 1.17549435e-38f ? x * 8388608.0f : x, f, p, e, bias = x < 1.17549435e-38f ? 23.0f : 0.0f;
	uint32_t u = half_f32_bits(big), k = u + (0x3F800000u - 0x3F3504F3u);
	e = (float)((int32_t)(k >> 23) - 127) - bias;
	f = half_bits_f32((k & 0x007FFFFFu) + 0x3F3504F3u) - 1.0f;
	p = 7.3325291276e-02f;
	p = S_FMA(p, f, -1.1659929156e-01f);
	p = S_FMA(p, f, 1.1634662747e-01f);
	p = S_FMA(p, f, -1.2396700680e-01f);
	p = S_FMA(p, f, 1.4251156151e-01f);
	p = S_FMA(p, f, -1.6669151187e-01f);
	p = S_FMA(p, f, 2.0000688732e-01f);
	p = S_FMA(p, f, -2.4999980628e-01f);
	p = S_FMA(p, f, 3.3333331347e-01f);
	p = p * f * f * f - 0.5f * f * f + e * -2.12194440e-4f + f + e * 0.693359375f;
	p = x == 0 ? -INFINITY : p;
	p = x == INFINITY ? x : p;
	return x < 0 || x != x ? NAN : p;
}
/* x + x^3 p(x^2) below 0.625, else 1 - 2 / (e^2x + 1). */
SCALAR float s_tanh_f32(float x)
{
	float a = fabsf(x), z = a * a, y = z * z, p, q;
	p = S_FMA(S_FMA(2.2994778119e-03f, z, -8.3505818620e-03f), y, S_FMA(2.1771218628e-02f, z, -5.3959589452e-02f));
	p = S_FMA(p, y, S_FMA(1.3333305717e-01f, z, -3.3333334327e-01f));
	p = S_FMA(p * z, a, a);
	q = 1.0f - 2.0f / (s_exp_inner(2.0f * (10.0f < a ? 10.0f : a)) + 1.0f);
	return copysignf(a < 0.625f ? p : q, x);
}
/* x + x p(x^2) below 1, else 1 - e^q(x), q a fit of log erfc. */
SCALAR float s_erf_f32(float x)
{
	float a = fabsf(x), c = 4.0f < a ? 4.0f : a, z = a * a, y = z * z, d = c * c, p, q;
	p = S_FMA(S_FMA(-9.6802787084e-06f, z, 1.1270597315e-04f), y, S_FMA(-8.4847194375e-04f, z, 5.2210753784e-03f));
	p = S_FMA(p, y, S_FMA(-2.6865445077e-02f, z, 1.1283782870e-01f));
	p = S_FMA(p, y, S_FMA(-3.7612637877e-01f, z, 1.2837916613e-01f));
	q = S_FMA(S_FMA(1.1107811133e-06f, c, -1.7862594177e-05f), d, S_FMA(1.0340828157e-04f, c, -5.9533245803e-05f));
	q = S_FMA(q, d, S_FMA(-2.9405963141e-03f, c, 2.3122631013e-02f));
	q = S_FMA(q, d, S_FMA(-1.0616730899e-01f, c, -6.3475358486e-01f));
	q = S_FMA(q, d, S_FMA(-1.1289796829e+00f, c, 8.5940759163e-05f));
	q = 1.0f - s_exp_inner(q);
	return copysignf(a < 1.0f ? S_FMA(p, a, a) : q, x);
}
/* e^x - 1 = 2^n (e^r - 1) + (2^n - 1) as in exp; halved, so that 2^n is a float. */
SCALAR float s_expm1_f32(float x)
{
	float c = x > 89.0f ? 89.0f : x, n, r, p, t;
	c = c > -30.0f ? c : -30.0f;
	n = rintf(c * 1.44269504f);
	r = S_FMA(n, 2.12194440e-4f, S_FMA(n, -0.693359375f, c));
	p = 1.9907706883e-04f;
	p = S_FMA(p, r, 1.3933732407e-03f);
	p = S_FMA(p, r, 8.3332862705e-03f);
	p = S_FMA(p, r, 4.1666463017e-02f);
	p = S_FMA(p, r, 1.6666667163e-01f);
	p = S_FMA(p, r, 0.5f);
	p = p * r * r + r;
	t = s_pow2_f32((int32_t)n - 1);
	p = (p * t + (t - 0.5f)) * 2.0f;
	p = fabsf(x) < 1e-7f ? x : p;
	return x != x ? x : p;
}
/* log of u = 1 + x rounded, with what the rounding lost put back before the polynomial. */
SCALAR float s_log1p_f32(float x)
{
	float u = 1.0f + x, lost = x < 1.0f ? x - (u - 1.0f) : 1.0f - (u - x), f, p, e;
	uint32_t k = half_f32_bits(u) + (0x3F800000u - 0x3F3504F3u);
	int32_t n = (int32_t)(k >> 23) - 127;
	e = (float)n;
	f = half_bits_f32((k & 0x007FFFFFu) + 0x3F3504F3u) - 1.0f;
	f += lost * half_bits_f32(n < 127 ? (uint32_t)(127 - n) << 23 : 0);
	p = 7.3325291276e-02f;
	p = S_FMA(p, f, -1.1659929156e-01f);
	p = S_FMA(p, f, 1.1634662747e-01f);
	p = S_FMA(p, f, -1.2396700680e-01f);
	p = S_FMA(p, f, 1.4251156151e-01f);
	p = S_FMA(p, f, -1.6669151187e-01f);
	p = S_FMA(p, f, 2.0000688732e-01f);
	p = S_FMA(p, f, -2.4999980628e-01f);
	p = S_FMA(p, f, 3.3333331347e-01f);
	p = p * f * f * f - 0.5f * f * f + e * -2.12194440e-4f + f + e * 0.693359375f;
	p = x == -1.0f ? -INFINITY : p;
	p = x == 0 || x == INFINITY ? x : p;
	return x < -1.0f || x != x ? NAN : p;
}
/* The bits of a float as a number, and back. */
SCALAR int64_t s_bits_f64(double x)
{
	union {
		double d;
		int64_t i;
	} v;
	v.d = x;
	return v.i;
}
SCALAR double s_from_bits_f64(int64_t x)
{
	union {
		double d;
		int64_t i;
	} v;
	v.i = x;
	return v.d;
}
/*
 * Quadrant of x and its angle within.  x times 2 / pi, the latter in three parts of which
 * the first two give exact products; what is a multiple of 4 for every x of that size was
 * left out of them, so the largest floats keep their fraction.  Closest that a float comes
 * to a quadrant's border is 2^-31, far above the error of 2^-61.  The parts for a size are
 * chosen by masks, since a compiler makes jumps of a chain of ?: and vectorises none:
 *	|x| <  2^24   0x1.45f306dp-1  0x1.9391054p-30  0x1.4fe13abe8fa9ap-59
 *	       2^50   0x1.45f306cp-1  0x1.c9c882ap-29  0x1.4fe13abe8fa9ap-59
 *	       2^76   0x1.b939105p-26  0x1.29fc274p-56  0x1.7d1f534ddc0dbp-84
 *	       2^102  0x1.529fc27p-52  0x1.5f47d4cp-82  0x1.377036d8a5665p-110
 *	beyond        0x1.d5f47d4p-78  0x1.a6ee06dp-107  0x1.6295993c43904p-136
 */
SCALAR float s_quadrant(float x, int32_t *q)
{
	double d = (double)x, a = fabs(d), c0, c1, c2, n;
	int64_t m1 = -(int64_t)(a >= 0x1p24), m2 = -(int64_t)(a >= 0x1p50), m3 = -(int64_t)(a >= 0x1p76), m4 = -(int64_t)(a >= 0x1p102);
	c0 = d * s_from_bits_f64(0x3FE45F306D000000 ^ (m1 & 0x0000000001000000) ^ (m2 & 0x01BFCCA169000000) ^ (m3 & 0x02EEBA6D22000000) ^ (m4 & 0x07A876BBF3000000));
	c1 = d * s_from_bits_f64(0x3E19391054000000 ^ (m1 & 0x0035A5987E000000) ^ (m2 & 0x025E034A5E000000) ^ (m3 & 0x06A76BBF38000000) ^ (m4 & 0x039F9A9D21000000));
	c2 = d * s_from_bits_f64(0x3C44FE13ABE8FA9A ^ (m2 & 0x06F32FE69F353A41) ^ (m3 & 0x03A4A6F6595796BE) ^ (m4 & 0x0E655E5AFE4E6F61));
	c0 -= 4.0 * rint(c0 * 0.25);
	c1 -= 4.0 * rint(c1 * 0.25);
	n = rint(c0 + c1 + c2);
	*q = (int32_t)(n == n ? n : 0);
	return (float)((c0 - n + c1 + c2) * 1.5707963267948966);
}
/* sin and cos of an angle within half a quadrant of 0. */
SCALAR float s_sin_near(float r)
{
	float z = r * r, p;
	p = 2.7183043585e-06f;
	p = S_FMA(p, z, -1.9839334709e-04f);
	p = S_FMA(p, z, 8.3333291113e-03f);
	p = S_FMA(p, z, -1.6666667163e-01f);
	return S_FMA(p * z, r, r);
}
SCALAR float s_cos_near(float r)
{
	float z = r * r, p;
	p = 2.4438379114e-05f;
	p = S_FMA(p, z, -1.3887366513e-03f);
	p = S_FMA(p, z, 4.1666645557e-02f);
	return p * z * z - 0.5f * z + 1.0f;
}
SCALAR float s_sin_f32(float x)
{
	int32_t q;
	float r = s_quadrant(x, &q), s = s_sin_near(r), c = s_cos_near(r), y = q & 1 ? c : s;
	y = q & 2 ? -y : y;
	return x == 0 ? x : y;
}
SCALAR float s_cos_f32(float x)
{
	int32_t q;
	float r = s_quadrant(x, &q), s = s_sin_near(r), c = s_cos_near(r), y = q & 1 ? s : c;
	return (q + 1) & 2 ? -y : y;
}
/* x^y = 2^(y log2 x) in double: log2 of x = 2^e m by the series of (m - 1) / (m + 1). */
SCALAR float s_powr_f32(float x, float y)
{
	float a = fabsf(x), big = a < 1.17549435e-38f ? a * 8388608.0f : a, bias = a < 1.17549435e-38f ? 23.0f : 0.0f;
	uint32_t k = half_f32_bits(big) + (0x3F800000u - 0x3F3504F3u);
	double m = (double)half_bits_f32((k & 0x007FFFFFu) + 0x3F3504F3u), s = (m - 1.0) / (m + 1.0), z = s * s, l, t, p;
	float e = (float)((int32_t)(k >> 23) - 127) - bias, n, r;
	int32_t i;
	l = 0.28289763559784525;
	l = l * z + 0.31990590851586437;
	l = l * z + 0.41220924601045367;
	l = l * z + 0.577077942445036;
	l = l * z + 0.9617966941130106;
	l = l * z + 2.88539008177785;
	t = (double)y * (l * s + (double)e);
	t = t > 140.0 ? 140.0 : t;
	t = t > -170.0 ? t : -170.0; /* NaN as well: of a 0 or infinity, put right below */
	i = (int32_t)rint(t);
	t -= i;
	p = 1.5314971818333796e-05;
	p = p * t + 0.0001546713584038559;
	p = p * t + 0.0013333430684253664;
	p = p * t + 0.009618036836925041;
	p = p * t + 0.05550410962688062;
	p = p * t + 0.24022651076310317;
	p = p * t + 0.6931471805416252;
	p = p * t + 1.0;
	r = (float)(p * (double)s_pow2_f32(i / 2) * (double)s_pow2_f32(i - i / 2));
	n = rintf(y);
	r = a == 0 ? (y < 0 ? INFINITY : 0.0f) : r;
	r = a == INFINITY ? (y < 0 ? 0.0f : INFINITY) : r;
	r = a == 1 ? 1.0f : r;
	r = x < 0 && a != INFINITY && n != y ? NAN : r;
	r = n == y && rintf(y * 0.5f) != y * 0.5f ? copysignf(r, x) : r;
	r = x != x || y != y ? NAN : r;
	return x == 1 || y == 0 ? 1.0f : r;
}

/* From e^x - 1 = t, sinh is (t + t / (t + 1)) / 2; large ones from the root of e^x, which
 * overflows later. */
SCALAR float s_sinh_f32(float x)
{
	float a = fabsf(x), t = s_expm1_f32(a < 80.0f ? a : 80.0f), h = s_exp_f32(0.5f * a);
	float y = a < 80.0f ? 0.5f * (t + t / (t + 1.0f)) : 0.5f * h * h;
	y = a < 1e-4f ? a : y;
	return x != x ? x : copysignf(y, x);
}
SCALAR float s_cosh_f32(float x)
{
	float a = fabsf(x), h = s_exp_f32(0.5f * a), e = s_exp_f32(a < 80.0f ? a : 80.0f);
	return a < 80.0f ? 0.5f * (e + 1.0f / e) : 0.5f * h * h;
}
/* log(a + sqrt(a^2 + 1)); the square is left out where it could overflow. */
SCALAR float s_asinh_f32(float x)
{
	float a = fabsf(x), z = a * a, y;
	y = a < 1e9f ? s_log1p_f32(a + z / (1.0f + sqrtf(z + 1.0f))) : s_log_f32(a) + 0.69314718f;
	return x != x ? x : copysignf(y, x);
}

SCALAR double s_sinh_f64(double x)   { return sinh(x); }
SCALAR double s_cosh_f64(double x)   { return cosh(x); }
SCALAR double s_asinh_f64(double x)  { return asinh(x); }
SCALAR double s_exp_f64(double x)    { return exp(x); }
SCALAR double s_expm1_f64(double x)  { return expm1(x); }
SCALAR float  s_exp2_f32(float x)    { return exp2f(x); }
SCALAR double s_exp2_f64(double x)   { return exp2(x); }
SCALAR double s_log_f64(double x)    { return log(x); }
SCALAR float  s_log2_f32(float x)    { return log2f(x); }
SCALAR double s_log2_f64(double x)   { return log2(x); }
SCALAR float  s_log10_f32(float x)   { return log10f(x); }
SCALAR double s_log10_f64(double x)  { return log10(x); }
SCALAR double s_log1p_f64(double x)  { return log1p(x); }
SCALAR double s_sin_f64(double x)    { return sin(x); }
SCALAR double s_cos_f64(double x)    { return cos(x); }
SCALAR float  s_tan_f32(float x)     { return tanf(x); }
SCALAR double s_tan_f64(double x)    { return tan(x); }
SCALAR double s_tanh_f64(double x)   { return tanh(x); }
SCALAR double s_erf_f64(double x)    { return erf(x); }
SCALAR float  s_erfc_f32(float x)    { return erfcf(x); }
SCALAR double s_erfc_f64(double x)   { return erfc(x); }
SCALAR float  s_atan2_f32(float x, float y)    { return atan2f(x, y); }
SCALAR double s_atan2_f64(double x, double y)  { return atan2(x, y); }
SCALAR float  s_atan_f32(float x)    { return atanf(x); }
SCALAR double s_atan_f64(double x)   { return atan(x); }
SCALAR float  s_fma_f32(float x, float y, float z)     { return fmaf(x, y, z); }
SCALAR double s_fma_f64(double x, double y, double z)  { return fma(x, y, z); }

/* The exponents that torch takes apart; any other goes to the library. */
SCALAR float s_pow_f32(float x, float y)
{
	return y == 2 ? x * x : y == 1 ? x : y == 3 ? x * x * x : y == 0.5f ? sqrtf(x) :
	       y == -0.5f ? 1 / sqrtf(x) : y == -1 ? 1 / x : y == -2 ? 1 / (x * x) :
	       s_powr_f32(x, y);
}
SCALAR double s_pow_f64(double x, double y)
{
	return y == 2 ? x * x : y == 1 ? x : y == 3 ? x * x * x : y == 0.5 ? sqrt(x) :
	       y == -0.5 ? 1 / sqrt(x) : y == -1 ? 1 / x : y == -2 ? 1 / (x * x) : pow(x, y);
}
/* Wraps; a negative exponent gives 0 but for bases 1 and -1. */
SCALAR int64_t s_pow_i64(int64_t x, int64_t y)
{
	uint64_t r = 1, b = (uint64_t)x;

	if (y < 0)
		return x == 1 ? 1 : x == -1 ? (y % 2 ? -1 : 1) : 0;
	for (; y; y >>= 1, b *= b)
		r *= y & 1 ? b : 1;
	return (int64_t)r;
}

/* Remainder of truncated division, sign of x. */
SCALAR float  s_fmod_f32(float x, float y)      { return fmodf(x, y); }
SCALAR double s_fmod_f64(double x, double y)    { return fmod(x, y); }
SCALAR int64_t s_fmod_i64(int64_t x, int64_t y) { return y == 0 ? 0 : y == -1 ? 0 : x % y; }
/* Remainder of floor division, sign of y. */
SCALAR float s_mod_f32(float x, float y)
{
	float m = fmodf(x, y);
	return m != 0 && (y < 0) != (m < 0) ? m + y : m;
}
SCALAR double s_mod_f64(double x, double y)
{
	double m = fmod(x, y);
	return m != 0 && (y < 0) != (m < 0) ? m + y : m;
}
SCALAR int64_t s_mod_i64(int64_t x, int64_t y)
{
	int64_t m = s_fmod_i64(x, y);
	return m != 0 && (y < 0) != (m < 0) ? m + y : m;
}
/* Floor division as torch defines it for floats: exact remainder first. */
SCALAR float s_floordiv_f32(float a, float b)
{
	float m = fmodf(a, b), d = (a - m) / b, f;

	if (b == 0)
		return a / b;
	d -= m != 0 && (b < 0) != (m < 0) ? 1.0f : 0.0f;
	f = floorf(d);
	f += d - f > 0.5f ? 1.0f : 0.0f;
	return d != 0 ? f : copysignf(0, a / b);
}
SCALAR double s_floordiv_f64(double a, double b)
{
	double m = fmod(a, b), d = (a - m) / b, f;

	if (b == 0)
		return a / b;
	d -= m != 0 && (b < 0) != (m < 0) ? 1.0 : 0.0;
	f = floor(d);
	f += d - f > 0.5 ? 1.0 : 0.0;
	return d != 0 ? f : copysign(0.0, a / b);
}
SCALAR int64_t s_floordiv_i64(int64_t a, int64_t b)
{
	return b == 0 ? 0 : b == -1 ? (int64_t)(0 - (uint64_t)a) : a / b - (a % b != 0 && (a < 0) != (b < 0));
}
SCALAR float  s_truncdiv_f32(float a, float b)      { return truncf(a / b); }
SCALAR double s_truncdiv_f64(double a, double b)    { return trunc(a / b); }
SCALAR int64_t s_truncdiv_i64(int64_t a, int64_t b)
{
	return b == 0 ? 0 : b == -1 ? (int64_t)(0 - (uint64_t)a) : a / b;
}
SCALAR int64_t s_floor_i64(int64_t x) { return x; }
SCALAR int64_t s_ceil_i64(int64_t x)  { return x; }
SCALAR int64_t s_round_i64(int64_t x) { return x; }
SCALAR int64_t s_trunc_i64(int64_t x) { return x; }
SCALAR int64_t s_shl(int64_t a, int64_t b) { return b < 0 || b > 63 ? 0 : (int64_t)((uint64_t)a << b); }
SCALAR int64_t s_shr(int64_t a, int64_t b) { return a >> (b < 0 || b > 63 ? 63 : b); }

/* Integers wrap: signed overflow is left to no compiler. */
SCALAR float   s_add_f32(float a, float b)       { return a + b; }
SCALAR double  s_add_f64(double a, double b)     { return a + b; }
SCALAR int64_t s_add_i64(int64_t a, int64_t b)   { return (int64_t)((uint64_t)a + (uint64_t)b); }
SCALAR float   s_sub_f32(float a, float b)       { return a - b; }
SCALAR double  s_sub_f64(double a, double b)     { return a - b; }
SCALAR int64_t s_sub_i64(int64_t a, int64_t b)   { return (int64_t)((uint64_t)a - (uint64_t)b); }
SCALAR float   s_mul_f32(float a, float b)       { return a * b; }
SCALAR double  s_mul_f64(double a, double b)     { return a * b; }
SCALAR int64_t s_mul_i64(int64_t a, int64_t b)   { return (int64_t)((uint64_t)a * (uint64_t)b); }

/* Random draws of element j under a seed: corpus.md, section 12. */
SCALAR struct philox s_draw(int64_t seed, int64_t j)
{
	struct philox c = {{(uint32_t)j, 0, 0, 0}};
	return philox4x32(c, (uint32_t)seed, (uint32_t)((uint64_t)seed >> 32));
}
SCALAR float s_uniform(uint32_t x)
{
	int32_t s = (int32_t)x;
	s = s < 0 ? -s - 1 : s;
	return (float)s * 4.6566127342e-10f;
}
SCALAR float s_rand(int64_t seed, int64_t j)  { return s_uniform(s_draw(seed, j).w[0]); }
SCALAR float s_randn(int64_t seed, int64_t j)
{
	struct philox w = s_draw(seed, j);
	float u = s_max_f32(1e-7f, s_uniform(w.w[0])), v = s_uniform(w.w[1]);
	return sqrtf(-2.0f * s_log_f32(u)) * s_cos_f32(6.283185307179586f * v);
}
SCALAR int64_t s_randint(int64_t seed, int64_t j, int64_t low, int64_t high)
{
	struct philox w = s_draw(seed, j);
	uint64_t x = (uint64_t)w.w[1] << 32 | w.w[0];
	return (int64_t)(x % ((uint64_t)high - (uint64_t)low) + (uint64_t)low);
}
/* clang-format on */

#ifdef __cplusplus
#define S_NAME1(n)                     \
	SCALAR float s_##n(float x)    \
	{                              \
		return s_##n##_f32(x); \
	}                              \
	SCALAR double s_##n(double x)  \
	{                              \
		return s_##n##_f64(x); \
	}
#define S_NAME1I(n)                                \
	S_NAME1(n) SCALAR int64_t s_##n(int64_t x) \
	{                                          \
		return s_##n##_i64(x);             \
	}
#define S_NAME2(n)                              \
	SCALAR float s_##n(float x, float y)    \
	{                                       \
		return s_##n##_f32(x, y);       \
	}                                       \
	SCALAR double s_##n(double x, double y) \
	{                                       \
		return s_##n##_f64(x, y);       \
	}
#define S_NAME2I(n)                                           \
	S_NAME2(n) SCALAR int64_t s_##n(int64_t x, int64_t y) \
	{                                                     \
		return s_##n##_i64(x, y);                     \
	}
S_NAME1(sqrt)
S_NAME1I(floor)
S_NAME1I(ceil)
S_NAME1I(trunc)
S_NAME1I(round)
S_NAME1(exp)
S_NAME1(expm1) S_NAME1(exp2) S_NAME1(log) S_NAME1(log2) S_NAME1(log10) S_NAME1(log1p)
	S_NAME1(sin) S_NAME1(cos) S_NAME1(tan) S_NAME1(tanh) S_NAME1(sinh) S_NAME1(cosh)
		S_NAME1(asinh) S_NAME1(erf) S_NAME1(erfc) S_NAME1(atan) S_NAME1(abs)
			S_NAME2(atan2) SCALAR int64_t s_abs(int64_t x)
{
	return s_abs_i64(x);
}
S_NAME2I(max)
S_NAME2I(min)
S_NAME2I(pow)
S_NAME2I(fmod)
S_NAME2I(mod)
S_NAME2I(floordiv)
S_NAME2I(truncdiv) S_NAME2I(add) S_NAME2I(sub) S_NAME2I(mul) SCALAR
	float s_fma(float x, float y, float z)
{
	return s_fma_f32(x, y, z);
}
SCALAR double s_fma(double x, double y, double z)
{
	return s_fma_f64(x, y, z);
}
#else
#define s_abs(x)         S_PICK_I(x, s_abs)(x)
#define s_max(x, y)      S_PICK_I(x, s_max)(x, y)
#define s_min(x, y)      S_PICK_I(x, s_min)(x, y)
#define s_pow(x, y)      S_PICK_I(x, s_pow)(x, y)
#define s_fmod(x, y)     S_PICK_I(x, s_fmod)(x, y)
#define s_mod(x, y)      S_PICK_I(x, s_mod)(x, y)
#define s_floordiv(x, y) S_PICK_I(x, s_floordiv)(x, y)
#define s_truncdiv(x, y) S_PICK_I(x, s_truncdiv)(x, y)
#define s_add(x, y)      S_PICK_I(x, s_add)(x, y)
#define s_sub(x, y)      S_PICK_I(x, s_sub)(x, y)
#define s_mul(x, y)      S_PICK_I(x, s_mul)(x, y)
#define s_sqrt(x)        S_PICK(x, s_sqrt)(x)
#define s_floor(x)       S_PICK_I(x, s_floor)(x)
#define s_ceil(x)        S_PICK_I(x, s_ceil)(x)
#define s_trunc(x)       S_PICK_I(x, s_trunc)(x)
#define s_round(x)       S_PICK_I(x, s_round)(x)
#define s_exp(x)         S_PICK(x, s_exp)(x)
#define s_expm1(x)       S_PICK(x, s_expm1)(x)
#define s_exp2(x)        S_PICK(x, s_exp2)(x)
#define s_log(x)         S_PICK(x, s_log)(x)
#define s_log2(x)        S_PICK(x, s_log2)(x)
#define s_log10(x)       S_PICK(x, s_log10)(x)
#define s_log1p(x)       S_PICK(x, s_log1p)(x)
#define s_sin(x)         S_PICK(x, s_sin)(x)
#define s_cos(x)         S_PICK(x, s_cos)(x)
#define s_tan(x)         S_PICK(x, s_tan)(x)
#define s_tanh(x)        S_PICK(x, s_tanh)(x)
#define s_sinh(x)        S_PICK(x, s_sinh)(x)
#define s_cosh(x)        S_PICK(x, s_cosh)(x)
#define s_asinh(x)       S_PICK(x, s_asinh)(x)
#define s_erf(x)         S_PICK(x, s_erf)(x)
#define s_erfc(x)        S_PICK(x, s_erfc)(x)
#define s_atan(x)        S_PICK(x, s_atan)(x)
#define s_atan2(x, y)    S_PICK(x, s_atan2)(x, y)
#define s_fma(x, y, z)   S_PICK(x, s_fma)(x, y, z)
#endif

#endif

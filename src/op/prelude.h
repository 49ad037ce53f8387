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

SCALAR float  s_exp_f32(float x)     { return expf(x); }
SCALAR double s_exp_f64(double x)    { return exp(x); }
SCALAR float  s_expm1_f32(float x)   { return expm1f(x); }
SCALAR double s_expm1_f64(double x)  { return expm1(x); }
SCALAR float  s_exp2_f32(float x)    { return exp2f(x); }
SCALAR double s_exp2_f64(double x)   { return exp2(x); }
SCALAR float  s_log_f32(float x)     { return logf(x); }
SCALAR double s_log_f64(double x)    { return log(x); }
SCALAR float  s_log2_f32(float x)    { return log2f(x); }
SCALAR double s_log2_f64(double x)   { return log2(x); }
SCALAR float  s_log10_f32(float x)   { return log10f(x); }
SCALAR double s_log10_f64(double x)  { return log10(x); }
SCALAR float  s_log1p_f32(float x)   { return log1pf(x); }
SCALAR double s_log1p_f64(double x)  { return log1p(x); }
SCALAR float  s_sin_f32(float x)     { return sinf(x); }
SCALAR double s_sin_f64(double x)    { return sin(x); }
SCALAR float  s_cos_f32(float x)     { return cosf(x); }
SCALAR double s_cos_f64(double x)    { return cos(x); }
SCALAR float  s_tan_f32(float x)     { return tanf(x); }
SCALAR double s_tan_f64(double x)    { return tan(x); }
SCALAR float  s_tanh_f32(float x)    { return tanhf(x); }
SCALAR double s_tanh_f64(double x)   { return tanh(x); }
SCALAR float  s_erf_f32(float x)     { return erff(x); }
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
	       (float)pow((double)x, (double)y);
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
	return d != 0 ? f : copysign(0, a / b);
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
S_NAME1I(ceil) S_NAME1I(trunc) S_NAME1I(round) S_NAME1(exp) S_NAME1(expm1) S_NAME1(exp2)
	S_NAME1(log) S_NAME1(log2) S_NAME1(log10) S_NAME1(log1p) S_NAME1(sin) S_NAME1(cos)
		S_NAME1(tan) S_NAME1(tanh) S_NAME1(erf) S_NAME1(erfc) S_NAME1(atan) S_NAME1(abs)
			S_NAME2(atan2) SCALAR int64_t s_abs(int64_t x)
{
	return s_abs_i64(x);
}
S_NAME2I(max)
S_NAME2I(min)
S_NAME2I(pow) S_NAME2I(fmod) S_NAME2I(mod) S_NAME2I(floordiv) S_NAME2I(truncdiv) S_NAME2I(add)
	S_NAME2I(sub) S_NAME2I(mul) SCALAR float s_fma(float x, float y, float z)
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
#define s_erf(x)         S_PICK(x, s_erf)(x)
#define s_erfc(x)        S_PICK(x, s_erfc)(x)
#define s_atan(x)        S_PICK(x, s_atan)(x)
#define s_atan2(x, y)    S_PICK(x, s_atan2)(x, y)
#define s_fma(x, y, z)   S_PICK(x, s_fma)(x, y, z)
#endif

#endif

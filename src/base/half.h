/*
 * Narrow floating-point types as bits, converted in software: gcc 12 and clang
 * 14 do not agree on which of them exist.  Rounding is to nearest even; a NaN
 * stays a NaN.  Branch-free where the compiler is to vectorise it.
 * Like philox.h, this text also stands at the head of generated kernels.
 */
#ifndef BASE_HALF_H
#define BASE_HALF_H

#ifdef __CUDACC_RTC__
#define HALF_FN static __device__ __forceinline__
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
#else
#include <stdint.h>
#define HALF_FN static inline
#endif

HALF_FN float half_bits_f32(uint32_t u)
{
	union {
		uint32_t u;
		float f;
	} v;

	v.u = u;
	return v.f;
}

HALF_FN uint32_t half_f32_bits(float f)
{
	union {
		float f;
		uint32_t u;
	} v;

	v.f = f;
	return v.u;
}

HALF_FN float bf16_to_f32(uint16_t h)
{
	return half_bits_f32((uint32_t)h << 16);
}

HALF_FN uint16_t bf16_from_f32(float f)
{
	uint32_t u = half_f32_bits(f), quiet = -(uint32_t)(f != f) & 0x7FC00000u;

	return (uint16_t)(((u + 0x7FFFu + ((u >> 16) & 1u)) | quiet) >> 16);
}

/* Denormals by scaling with a power of two, which is exact. */
HALF_FN float f16_to_f32(uint16_t h)
{
	uint32_t sign = (uint32_t)(h & 0x8000u) << 16;
	uint32_t body = (uint32_t)(h & 0x7FFFu) << 13;
	float scaled = half_bits_f32(body) * half_bits_f32(0x77800000u); /* 2^112 */
	uint32_t special = body | 0x7F800000u;
	uint32_t bits = body >= 0x0F800000u ? special : half_f32_bits(scaled);

	return half_bits_f32(bits | sign);
}

/* Adding a magic number lets the adder do the rounding, normal and denormal alike:
 * its exponent is 13 above that of f, or that of the smallest denormal's place. */
HALF_FN uint16_t f16_from_f32(float f)
{
	uint32_t u = half_f32_bits(f), sign = (u >> 16) & 0x8000u, mag = u & 0x7FFFFFFFu;
	uint32_t normal = mag + 0xFFFu + ((mag >> 13) & 1u);
	uint32_t small = half_f32_bits(half_bits_f32(mag) + 0.5f) - 0x3F000000u;
	uint32_t bits = (normal - 0x38000000u) >> 13;

	bits = mag < 0x38800000u ? small : bits;
	bits = mag >= 0x477FF000u ? 0x7C00u : bits;
	bits = mag > 0x7F800000u ? 0x7E00u | ((mag >> 13) & 0x1FFu) : bits;
	return (uint16_t)(bits | sign);
}

/* 4 exponent bits of bias 7, 3 of mantissa, no infinity, 0x7F is NaN; what is above
 * 448 becomes NaN, as torch converts. */
HALF_FN float f8e4m3fn_to_f32(uint8_t h)
{
	uint32_t sign = (uint32_t)(h & 0x80u) << 24, mag = h & 0x7Fu;
	float scaled = half_bits_f32(mag << 20) * half_bits_f32(0x7B800000u); /* 2^120 */
	uint32_t bits = mag == 0x7Fu ? 0x7FC00000u : half_f32_bits(scaled);

	return half_bits_f32(bits | sign);
}

HALF_FN uint8_t f8e4m3fn_from_f32(float f)
{
	uint32_t u = half_f32_bits(f), sign = (u >> 24) & 0x80u, mag = u & 0x7FFFFFFFu;
	uint32_t normal = (mag + 0x7FFFFu + ((mag >> 20) & 1u) - 0x3C000000u) >> 20;
	uint32_t small = half_f32_bits(half_bits_f32(mag) + 16384.0f) - 0x46800000u;
	uint32_t bits = mag < 0x3C800000u ? small : normal;

	bits = mag > 0x43E80000u ? 0x7Fu : bits; /* 464 and below round to 448 */
	return (uint8_t)(bits | sign);
}

/* 5 exponent bits of bias 15, 2 of mantissa: the upper byte of an f16. */
HALF_FN float f8e5m2_to_f32(uint8_t h)
{
	return f16_to_f32((uint16_t)((uint16_t)h << 8));
}

HALF_FN uint8_t f8e5m2_from_f32(float f)
{
	uint32_t u = half_f32_bits(f), sign = (u >> 24) & 0x80u, mag = u & 0x7FFFFFFFu;
	uint32_t normal = (mag + 0xFFFFFu + ((mag >> 21) & 1u) - 0x38000000u) >> 21;
	uint32_t small = half_f32_bits(half_bits_f32(mag) + 128.0f) - 0x43000000u;
	uint32_t bits = mag < 0x38800000u ? small : normal;

	bits = mag >= 0x47700000u ? 0x7Cu : bits;
	bits = mag > 0x7F800000u ? 0x7Fu : bits;
	return (uint8_t)(bits | sign);
}

#endif

/*
 * What an oracle.cu may include as <assay/element.cuh>, and has with <assay/kernel.cuh>:
 * element types without a toolkit's headers, and vectors of up to 16 bytes.  Conversions are to
 * nearest even.
 */
#ifndef ASSAY_ELEMENT_CUH
#define ASSAY_ELEMENT_CUH

typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;

#define DEVICE        static __device__ __forceinline__
#define DEVICE_MEMBER __device__ __forceinline__
/* ---- element types ---- */

struct bf16 {
	uint16_t bits;
};
struct f16 {
	uint16_t bits;
};

DEVICE float to_f32(float x)
{
	return x;
}
DEVICE float to_f32(bf16 x)
{
	return __uint_as_float((uint32_t)x.bits << 16);
}
DEVICE float to_f32(f16 x)
{
	float f;
	asm("cvt.f32.f16 %0, %1;" : "=f"(f) : "h"(x.bits));
	return f;
}

template <typename T> DEVICE T from_f32(float x);
template <> __device__ __forceinline__ float from_f32<float>(float x)
{
	return x;
}
template <> __device__ __forceinline__ bf16 from_f32<bf16>(float x)
{
	uint32_t r; /* one alone would be converted at a quarter of the rate */
	asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(0.0f), "f"(x));
	return {(uint16_t)r};
}
template <> __device__ __forceinline__ f16 from_f32<f16>(float x)
{
	uint32_t r;
	asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(0.0f), "f"(x));
	return {(uint16_t)r};
}
/* As a value of that type would be, in f32. */
template <typename T> DEVICE float rounded(float x)
{
	return to_f32(from_f32<T>(x));
}

/* ---- vectors ---- */

template <typename T, int N> struct __align__(sizeof(T) * N) vec
{
	T v[N];
};
template <typename T> struct width { /* elements in 16 bytes */
	enum { value = 16 / sizeof(T) };
};

template <typename T, int N> DEVICE vec<T, N> load(const T *p)
{
	return *(const vec<T, N> *)p;
}
template <typename T, int N> DEVICE void store(T *p, vec<T, N> x)
{
	*(vec<T, N> *)p = x;
}

/* As f32, and back.  Pairs go back by one instruction. */
template <typename T, int n> DEVICE void widen(const vec<T, n> &v, float *out)
{
#pragma unroll
	for (int e = 0; e < n; e++)
		out[e] = to_f32(v.v[e]);
}
template <int n> DEVICE void widen(const vec<bf16, n> &v, float *out)
{
#pragma unroll
	for (int e = 0; e + 1 < n; e += 2) {
		uint32_t two, second; /* as they lie in a register, which the compiler would
					 take apart */

		asm("mov.b32 %0, {%1, %2};"
		    : "=r"(two)
		    : "h"(v.v[e].bits), "h"(v.v[e + 1].bits));
		asm("and.b32 %0, %1, 0xffff0000;" : "=r"(second) : "r"(two));
		out[e] = __uint_as_float(two << 16);
		out[e + 1] = __uint_as_float(second);
	}
	if (n % 2)
		out[n - 1] = to_f32(v.v[n - 1]);
}
DEVICE uint32_t two_bf16(float first, float second)
{
	uint32_t r;
	asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(second), "f"(first));
	return r;
}
template <typename T, int n> DEVICE vec<T, n> narrow(const float *x)
{
	vec<T, n> r;

#pragma unroll
	for (int e = 0; e < n; e++)
		r.v[e] = from_f32<T>(x[e]);
	return r;
}
template <int n> DEVICE vec<bf16, n> narrow_bf16(const float *x)
{
	union {
		uint32_t words[(n + 1) / 2];
		vec<bf16, n> v;
	} r;

#pragma unroll
	for (int e = 0; e + 1 < n; e += 2)
		r.words[e / 2] = two_bf16(x[e], x[e + 1]);
	if (n % 2)
		r.v.v[n - 1] = from_f32<bf16>(x[n - 1]);
	return r.v;
}

/* So many numbers, a multiple of four, aligned as four of them. */
template <int n> DEVICE void load_f32(const float *p, float *out)
{
#pragma unroll
	for (int q = 0; q < n; q += 4)
		widen(load<float, 4>(p + q), out + q);
}
template <int n> DEVICE void load_f32(const bf16 *p, float *out)
{
	widen(load<bf16, n>(p), out);
}

#endif

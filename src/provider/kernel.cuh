/*
 * What an oracle.cu may include as <assay/kernel.cuh>: element types without a toolkit's
 * headers, vectors of 16 bytes, folds over warps and blocks.  Nothing here rounds otherwise
 * than the graph does: conversions are to nearest even, sums are in the order written.
 */
#ifndef ASSAY_KERNEL_CUH
#define ASSAY_KERNEL_CUH

typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;

#define DEVICE static __device__ __forceinline__
#define KERNEL extern "C" __global__ void
/* Of blocks of at most so many threads, which may then have more registers each. */
#define KERNEL_OF(threads) extern "C" __global__ __launch_bounds__(threads) void

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
	bf16 b;
	asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(b.bits) : "f"(x));
	return b;
}
template <> __device__ __forceinline__ f16 from_f32<f16>(float x)
{
	f16 h;
	asm("cvt.rn.f16.f32 %0, %1;" : "=h"(h.bits) : "f"(x));
	return h;
}
/* As a value of that type would be, in f32. */
template <typename T> DEVICE float rounded(float x)
{
	return to_f32(from_f32<T>(x));
}

/* ---- vectors ---- */

template <typename T, int N> struct __align__(sizeof(T) * N) vec {
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

/* N numbers, a multiple of four, aligned as four of them. */
template <int N> DEVICE void load_f32(const float *p, float *out)
{
#pragma unroll
	for (int q = 0; q < N; q += 4) {
		const vec<float, 4> v = load<float, 4>(p + q);

#pragma unroll
		for (int e = 0; e < 4; e++)
			out[q + e] = v.v[e];
	}
}

/* ---- folds ---- */

DEVICE float warp_sum(float x)
{
	for (int d = 16; d; d /= 2)
		x += __shfl_xor_sync(~0u, x, d);
	return x;
}
/* NaN above all, as torch has it. */
DEVICE float max_nan(float a, float b)
{
	return a > b || a != a ? a : b;
}
DEVICE float warp_max(float x)
{
	for (int d = 16; d; d /= 2)
		x = max_nan(x, __shfl_xor_sync(~0u, x, d));
	return x;
}

/* Over groups of that many neighbouring lanes, a power of two up to 32; all lanes come by. */
DEVICE float lanes_sum(float x, int lanes)
{
	for (int d = lanes / 2; d; d /= 2)
		x += __shfl_xor_sync(~0u, x, d);
	return x;
}

/* In all threads of the block, whose number is a multiple of 32; all of them come by.  part is
 * shared memory of 32 floats that no other fold of the block uses. */
DEVICE float block_sum(float x, float *part)
{
	const int warps = blockDim.x / 32, lane = threadIdx.x % 32;

	x = warp_sum(x);
	if (warps == 1)
		return x;
	if (!lane)
		part[threadIdx.x / 32] = x;
	__syncthreads();
	return warp_sum(lane < warps ? part[lane] : 0.0f);
}
DEVICE float block_max(float x, float *part)
{
	const int warps = blockDim.x / 32, lane = threadIdx.x % 32;

	x = warp_max(x);
	if (warps == 1)
		return x;
	if (!lane)
		part[threadIdx.x / 32] = x;
	__syncthreads();
	return warp_max(part[lane < warps ? lane : 0]);
}

/* ---- launches ---- */

DEVICE int64_t global_thread()
{
	return (int64_t)blockIdx.x * blockDim.x + threadIdx.x;
}
DEVICE int64_t global_threads()
{
	return (int64_t)gridDim.x * blockDim.x;
}

#endif

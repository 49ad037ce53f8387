/*
 * What an oracle.cu may include as <assay/kernel.cuh>: elements and vectors of them, folds over
 * warps and blocks.  Nothing here rounds otherwise than the graph does; sums are in the order
 * written.
 */
#ifndef ASSAY_KERNEL_CUH
#define ASSAY_KERNEL_CUH

#include <assay/element.cuh>

#define KERNEL extern "C" __global__ void
/* Of blocks of at most so many threads, which may then have more registers each. */
#define KERNEL_OF(threads) extern "C" __global__ __launch_bounds__(threads) void
/* And at least so many of them on a multiprocessor, for which each takes fewer. */
#define KERNEL_OF_MANY(threads, blocks) \
	extern "C" __global__ __launch_bounds__(threads, blocks) void

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
	float r;
	asm("max.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
	return r;
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
DEVICE float lanes_max(float x, int lanes)
{
	for (int d = lanes / 2; d; d /= 2)
		x = max_nan(x, __shfl_xor_sync(~0u, x, d));
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

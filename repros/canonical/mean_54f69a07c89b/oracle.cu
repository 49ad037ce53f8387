/* The mean over the places of a plane of relu: a block brings 32 planes into shared memory
 * as they lie, and eight threads add up each. */
#include <assay/async.cuh>

enum { PLANES = 32 };

KERNEL_OF(256) means(const bf16 *__restrict__ x, bf16 *__restrict__ y)
{
	__shared__ __align__(16) bf16 planes[PLANES * PLANE];
	const bf16 *from = x + (int64_t)blockIdx.x * PLANES * PLANE;
	const int lane = threadIdx.x % 8, plane = threadIdx.x / 8;
	float sum = 0;

	for (int i = threadIdx.x * 8; i < PLANES * PLANE; i += 256 * 8)
		fetch<16>(planes + i, from + i);
	fetched();
	__syncthreads();
#pragma unroll 8
	for (int i = lane; i < PLANE; i += 8)
		sum += max_nan(to_f32(planes[plane * PLANE + i]), 0.0f);
	sum = lanes_sum(sum, 8);
	if (!lane)
		y[blockIdx.x * PLANES + plane] = from_f32<bf16>(sum / PLANE);
}

/* Means over height and width of images whose channels lie innermost: 64 channels to a
 * block, a vector of eight to each of 8 lanes, and 32 threads that share the pixels of
 * each. */
#include <assay/kernel.cuh>

enum { LANES = 8, DOWN = 32 };

KERNEL_OF(256)
images(const bf16 *__restrict__ x, bf16 *__restrict__ y, int channels, int pixels)
{
	__shared__ float sums[DOWN][LANES * 8 + 1];
	const int lane = threadIdx.x % LANES, down = threadIdx.x / LANES;
	const int channel = (blockIdx.x * LANES + lane) * 8;
	const bf16 *image = x + (int64_t)blockIdx.y * pixels * channels;
	float sum[8] = {0};

	if (channel < channels)
#pragma unroll TIMES
		for (int p = down; p < pixels; p += DOWN) {
			const vec<bf16, 8> v =
				load<bf16, 8>(image + (uint32_t)(p * channels + channel));

#pragma unroll
			for (int e = 0; e < 8; e++)
				sum[e] += to_f32(v.v[e]);
		}
#pragma unroll
	for (int e = 0; e < 8; e++)
		sums[down][lane * 8 + e] = sum[e];
	__syncthreads();
	const int c = blockIdx.x * LANES * 8 + threadIdx.x;

	if (threadIdx.x >= LANES * 8 || c >= channels)
		return;
	float all = 0;

	for (int d = 0; d < DOWN; d++)
		all += sums[d][threadIdx.x];
	y[(int64_t)blockIdx.y * channels + c] = from_f32<bf16>(all / pixels);
}

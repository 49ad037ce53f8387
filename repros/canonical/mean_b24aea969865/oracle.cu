/* The mean over the places of scaled gelu by erf, channels innermost: a vector of channels
 * to each of 32 lanes, and eight warps that share the places. */
#include <assay/math.cuh>

enum { LANES = 32, DOWN = 8 };

KERNEL_OF(256)
images(const bf16 *__restrict__ x, bf16 *__restrict__ y, int channels, int places, float by)
{
	__shared__ float sums[DOWN][LANES * 8];
	const int lane = threadIdx.x % LANES, down = threadIdx.x / LANES;
	const int channel = (blockIdx.x * LANES + lane) * 8;
	const bf16 *image = x + (int64_t)blockIdx.y * places * channels + channel;
	float sum[8] = {0};

#pragma unroll 4
	for (int p = down; p < places; p += DOWN) {
		float f[8];

		load_f32<8>(image + p * channels, f);
#pragma unroll
		for (int e = 0; e < 8; e++)
			f[e] = gelu_near(f[e]);
		widen(narrow_bf16<8>(f), f);
#pragma unroll
		for (int e = 0; e < 8; e++)
			f[e] *= by;
		widen(narrow_bf16<8>(f), f);
#pragma unroll
		for (int e = 0; e < 8; e++)
			sum[e] += f[e];
	}
#pragma unroll
	for (int e = 0; e < 8; e++)
		sums[down][lane * 8 + e] = sum[e];
	__syncthreads();
	float all = 0;

#pragma unroll
	for (int d = 0; d < DOWN; d++)
		all += sums[d][threadIdx.x];
	y[(int64_t)blockIdx.y * channels + blockIdx.x * LANES * 8 + threadIdx.x] =
		from_f32<bf16>(all / places);
}

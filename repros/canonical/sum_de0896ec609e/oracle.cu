/* The derivative of gelu by tanh, in f32 until it is rounded, and its sum over rows. A
 * block has LANES vectors of columns and walks down its share of the rows; what it summed
 * goes to a row of its own of the scratch, and a second kernel adds those up, in their
 * order. */
#include <assay/kernel.cuh>

enum { DOWN = 256 / LANES };

/* tanh is 1 - 2 / (e^2x + 1) to some units of an f32 of size one, which is what it is added to.
 */
DEVICE float one(float x, float dy, float half, float three, float cubic, float root)
{
	const float square = x * x;
	const float t =
		1.0f - __fdividef(2.0f, expf(2.0f * root * (x + square * x * cubic)) + 1.0f);
	const float slope = x * (1.0f - t * t) * root * (1.0f + three * cubic * square);

	return dy * half * (t + 1.0f + slope);
}

KERNEL_OF(256)
walk(const bf16 *__restrict__ x, const bf16 *__restrict__ dy, bf16 *__restrict__ y,
     float *__restrict__ part, int rows, float half, float three, float cubic, float root)
{
	__shared__ float sums[DOWN][LANES * W];
	const int lane = threadIdx.x % LANES, down = threadIdx.x / LANES;
	const int c = (blockIdx.x * LANES + lane) * W;
	float sum[W] = {0};

	if (c < COLS && down < DOWN)
#pragma unroll 4
		for (int row = blockIdx.y * DOWN + down; row < rows; row += gridDim.y * DOWN) {
			const int64_t at = (int64_t)row * COLS + c;
			vec<bf16, W> d = load<bf16, W>(dy + at);
			const vec<bf16, W> a = load<bf16, W>(x + at);

#pragma unroll
			for (int e = 0; e < W; e++) {
				d.v[e] = from_f32<bf16>(one(to_f32(a.v[e]), to_f32(d.v[e]),
							    half, three, cubic, root));
				sum[e] += to_f32(d.v[e]);
			}
			store(y + at, d);
		}
	if (down < DOWN)
#pragma unroll
		for (int e = 0; e < W; e++)
			sums[down][lane * W + e] = sum[e];
	__syncthreads();
	for (int k = threadIdx.x; k < LANES * W; k += 256) {
		float all = 0;

#pragma unroll
		for (int d = 0; d < DOWN; d++)
			all += sums[d][k];
		if (blockIdx.x * LANES * W + k < COLS)
			part[(int64_t)blockIdx.y * COLS + blockIdx.x * LANES * W + k] = all;
	}
}

/* 32 columns to a block, whose 32 warps share the rows of the scratch. */
KERNEL_OF(1024) add_up(const float *__restrict__ part, float *__restrict__ out, int parts)
{
	__shared__ float sums[32][33];
	const int lane = threadIdx.x % 32, down = threadIdx.x / 32;
	const int column = blockIdx.x * 32 + lane;
	float sum = 0;

	if (column < COLS)
#pragma unroll 4
		for (int p = down; p < parts; p += 32)
			sum += part[(int64_t)p * COLS + column];
	sums[down][lane] = sum;
	__syncthreads();
	sum = warp_sum(sums[lane][down]);
	if (!lane && blockIdx.x * 32 + down < COLS)
		out[blockIdx.x * 32 + down] = sum;
}

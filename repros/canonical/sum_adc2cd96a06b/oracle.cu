/* The derivative of dropout behind a sum, and its sum over rows, in f32. A block has LANES
 * vectors of columns and walks down its share of the rows; what it summed goes to a row of
 * its own of the scratch, and a second kernel adds those up, in their order. */
#include <assay/kernel.cuh>

enum { DOWN = 256 / LANES };

KERNEL_OF(256)
walk(const float *__restrict__ pairs, const float *__restrict__ dy,
     const uint8_t *__restrict__ kept, float *__restrict__ y, float *__restrict__ part,
     int rows, int which, float by)
{
	__shared__ float sums[DOWN][LANES * W];
	const int lane = threadIdx.x % LANES, down = threadIdx.x / LANES;
	const int c = (blockIdx.x * LANES + lane) * W;
	float sum[W] = {0};

	if (c < COLS && down < DOWN)
#pragma unroll 4
		for (int row = blockIdx.y * DOWN + down; row < rows; row += gridDim.y * DOWN) {
			const int64_t at = (int64_t)row * COLS + c;
			const vec<float, W> lo = load<float, W>(pairs + 2 * at),
					    hi = load<float, W>(pairs + 2 * at + W);
			const vec<uint8_t, W> keep = load<uint8_t, W>(kept + at);
			vec<float, W> d = load<float, W>(dy + at);

#pragma unroll
			for (int e = 0; e < W; e++) {
				const vec<float, W> &from = 2 * e < W ? lo : hi;
				const float other =
					which ? from.v[2 * e % W + 1] : from.v[2 * e % W];

				d.v[e] = (d.v[e] + other) * (keep.v[e] ? by : 0.0f);
				sum[e] += d.v[e];
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

/* The derivative of gelu by erf, and its sum over rows.
 * A block has 256 columns, a vector of eight to each of 32 lanes, and walks down its share of the
 * rows; what it summed of each column goes to a row of its own of the scratch, and a second
 * kernel adds those up, in their order. */
#include <assay/kernel.cuh>

enum { LANES = 32, DOWN = 8 };

DEVICE bf16 one(float dy, float x, float minus_half, float density, float by, float plus,
		float half)
{
	const float slope = (erff(x * by) + plus) * half + x * (expf(x * x * minus_half) * density);

	return from_f32<bf16>(dy * slope);
}

KERNEL_OF(256) walk(const bf16 *__restrict__ dy, const bf16 *__restrict__ x, bf16 *__restrict__ out,
	    float *__restrict__ part, int64_t rows, int columns, float minus_half,
	    float density, float by, float plus, float half)
{
	__shared__ float sums[DOWN][LANES * 8];
	const int lane = threadIdx.x % LANES, down = threadIdx.x / LANES;
	const int column = (blockIdx.x * LANES + lane) * 8;
	float sum[8] = {0};

	if (column < columns)
		for (int64_t row = (int64_t)blockIdx.y * DOWN + down; row < rows;
		     row += (int64_t)gridDim.y * DOWN) {
			const int64_t at = row * columns + column;
			const vec<bf16, 8> p = load<bf16, 8>(dy + at), q = load<bf16, 8>(x + at);
			vec<bf16, 8> r;

#pragma unroll
			for (int e = 0; e < 8; e++) {
				r.v[e] = one(to_f32(p.v[e]), to_f32(q.v[e]),
					     minus_half, density, by, plus, half);
				sum[e] += to_f32(r.v[e]);
			}
			store(out + at, r);
		}
#pragma unroll
	for (int e = 0; e < 8; e++)
		sums[down][lane * 8 + e] = sum[e];
	__syncthreads();
	const int c = blockIdx.x * LANES * 8 + threadIdx.x;
	float all = 0;

#pragma unroll
	for (int d = 0; d < DOWN; d++)
		all += sums[d][threadIdx.x];
	if (c < columns)
		part[(int64_t)blockIdx.y * columns + c] = all;
}

/* 32 columns to a block, whose eight warps share the rows of the scratch. */
KERNEL_OF(256) add_up(const float *__restrict__ part, float *__restrict__ out, int parts, int columns)
{
	__shared__ float sums[DOWN][LANES];
	const int lane = threadIdx.x % LANES, down = threadIdx.x / LANES;
	const int column = blockIdx.x * LANES + lane;
	float sum = 0;

	if (column < columns)
		for (int p = down; p < parts; p += DOWN)
			sum += part[(int64_t)p * columns + column];
	sums[down][lane] = sum;
	__syncthreads();
	if (down || column >= columns)
		return;
	sum = 0;
#pragma unroll
	for (int d = 0; d < DOWN; d++)
		sum += sums[d][lane];
	out[column] = sum;
}

/* Root mean square norm of bf16 rows, which are read once and stay in registers. */
#include <assay/kernel.cuh>

/* Short rows lie in registers of 8, 16 or 32 lanes of a warp, four vectors to a lane at most. */
DEVICE int lanes_of(int n)
{
	return n <= 64 ? 8 : n <= 128 ? 16 : 32;
}

DEVICE float take(const bf16 *p, float *x)
{
	const vec<bf16, 8> v = load<bf16, 8>(p);
	float sum = 0;

#pragma unroll
	for (int e = 0; e < 8; e++) {
		x[e] = to_f32(v.v[e]);
		sum += x[e] * x[e];
	}
	return sum;
}

DEVICE void give(bf16 *y, const float *x, float r, const bf16 *weight)
{
	const vec<bf16, 8> w = load<bf16, 8>(weight);
	vec<bf16, 8> v;

#pragma unroll
	for (int e = 0; e < 8; e++)
		v.v[e] = from_f32<bf16>(x[e] * r * to_f32(w.v[e]));
	store(y, v);
}

KERNEL_OF(128) short_rows(const bf16 *__restrict__ x, const bf16 *__restrict__ weight,
		  bf16 *__restrict__ y, int64_t rows, int n, float eps)
{
	const int lanes = lanes_of(n), lane = threadIdx.x % lanes;
	const int64_t row = (int64_t)blockIdx.x * (blockDim.x / lanes) + threadIdx.x / lanes;
	const bool is_live = row < rows;
	const int64_t at = row * n;
	float f[4][8], sum = 0;

#pragma unroll
	for (int v = 0; v < 4; v++)
		if (is_live && (v * lanes + lane) * 8 < n)
			sum += take(x + at + (v * lanes + lane) * 8, f[v]);
	const float r = rsqrtf(lanes_sum(sum, lanes) / n + eps);

#pragma unroll
	for (int v = 0; v < 4; v++) {
		const int i = (v * lanes + lane) * 8;

		if (is_live && i < n)
			give(y + at + i, f[v], r, weight + i);
	}
}

/* A vector to a thread, a row to a block. */
KERNEL long_rows(const bf16 *__restrict__ x, const bf16 *__restrict__ weight,
		 bf16 *__restrict__ y, int n, float eps)
{
	__shared__ float part[32];
	const int i = threadIdx.x * 8;
	const int64_t at = (int64_t)blockIdx.x * n + i;
	float f[8];
	const float sum = i < n ? take(x + at, f) : 0.0f;
	const float r = rsqrtf(block_sum(sum, part) / n + eps);

	if (i < n)
		give(y + at, f, r, weight + i);
}

/* a = x + y in f32, its layer norm in bf16, and what the backward pass wants of both. */
#include <assay/kernel.cuh>

/* Short rows lie in registers of 8, 16 or 32 lanes of a warp, four vectors to a lane at most. */
DEVICE int lanes_of(int n)
{
	return n <= 64 ? 8 : n <= 128 ? 16 : 32;
}

DEVICE void sum_of(const bf16 *a, const float *b, float *sum, float *x)
{
	const vec<bf16, 8> p = load<bf16, 8>(a);
	vec<float, 4> lo = load<float, 4>(b), hi = load<float, 4>(b + 4);

#pragma unroll
	for (int e = 0; e < 4; e++) {
		x[e] = lo.v[e] = lo.v[e] + to_f32(p.v[e]);
		x[4 + e] = hi.v[e] = hi.v[e] + to_f32(p.v[4 + e]);
	}
	store(sum, lo);
	store(sum + 4, hi);
}

DEVICE float squares(const float *x, float mean)
{
	float sum = 0;

#pragma unroll
	for (int e = 0; e < 8; e++)
		sum += (x[e] - mean) * (x[e] - mean);
	return sum;
}

DEVICE float total(const float *x)
{
	float sum = 0;

#pragma unroll
	for (int e = 0; e < 8; e++)
		sum += x[e];
	return sum;
}

DEVICE void normal(const float *x, float mean, float rstd, const float *weight,
		   const float *bias, float *scaled, bf16 *y)
{
	vec<float, 4> z[2];
	vec<bf16, 8> out;

#pragma unroll
	for (int h = 0; h < 2; h++) {
		const vec<float, 4> w = load<float, 4>(weight + 4 * h);
		const vec<float, 4> b = load<float, 4>(bias + 4 * h);

#pragma unroll
		for (int e = 0; e < 4; e++) {
			z[h].v[e] = (x[4 * h + e] - mean) * rstd;
			out.v[4 * h + e] = from_f32<bf16>(z[h].v[e] * w.v[e] + b.v[e]);
		}
		store(scaled + 4 * h, z[h]);
	}
	store(y, out);
}

KERNEL_OF(128) short_rows(const bf16 *__restrict__ a, const float *__restrict__ b,
		  const float *__restrict__ weight, const float *__restrict__ bias,
		  float *__restrict__ sum, float *__restrict__ factor,
		  float *__restrict__ scaled, bf16 *__restrict__ y, int64_t rows, int n,
		  float eps, float by)
{
	const int lanes = lanes_of(n), lane = threadIdx.x % lanes;
	const int64_t row = (int64_t)blockIdx.x * (blockDim.x / lanes) + threadIdx.x / lanes;
	const bool is_live = row < rows;
	const int64_t at = row * n;
	float x[4][8], mean = 0, var = 0;

#pragma unroll
	for (int v = 0; v < 4; v++) {
		const int i = (v * lanes + lane) * 8;

		if (is_live && i < n) {
			sum_of(a + at + i, b + at + i, sum + at + i, x[v]);
			mean += total(x[v]);
		}
	}
	mean = lanes_sum(mean, lanes) / n;
#pragma unroll
	for (int v = 0; v < 4; v++)
		if (is_live && (v * lanes + lane) * 8 < n)
			var += squares(x[v], mean);
	const float rstd = rsqrtf(lanes_sum(var, lanes) / n + eps);

	if (is_live && !lane)
		factor[row] = rstd / by;
#pragma unroll
	for (int v = 0; v < 4; v++) {
		const int i = (v * lanes + lane) * 8;

		if (is_live && i < n)
			normal(x[v], mean, rstd, weight + i, bias + i, scaled + at + i,
			       y + at + i);
	}
}

/* A vector to a thread, a row to a block. */
KERNEL long_rows(const bf16 *__restrict__ a, const float *__restrict__ b,
		 const float *__restrict__ weight, const float *__restrict__ bias,
		 float *__restrict__ sum, float *__restrict__ factor,
		 float *__restrict__ scaled, bf16 *__restrict__ y, int n, float eps, float by)
{
	__shared__ float part[2][32];
	const int i = threadIdx.x * 8;
	const int64_t at = (int64_t)blockIdx.x * n + i;
	const bool is_live = i < n;
	float x[8] = {0};

	if (is_live)
		sum_of(a + at, b + at, sum + at, x);
	const float mean = block_sum(is_live ? total(x) : 0.0f, part[0]) / n;
	const float var = block_sum(is_live ? squares(x, mean) : 0.0f, part[1]) / n;
	const float rstd = rsqrtf(var + eps);

	if (!threadIdx.x)
		factor[blockIdx.x] = rstd / by;
	if (is_live)
		normal(x, mean, rstd, weight + i, bias + i, scaled + at, y + at);
}

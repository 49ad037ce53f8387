/* a = x + y in bf16, and its layer norm: a row is read once and stays in registers. */
#include <assay/kernel.cuh>

/* Short rows lie in registers of 8, 16 or 32 lanes of a warp, four vectors to a lane at most. */
DEVICE int lanes_of(int n)
{
	return n <= 64 ? 8 : n <= 128 ? 16 : 32;
}

DEVICE vec<bf16, 8> sum_of(vec<bf16, 8> a, vec<bf16, 8> b, float *x)
{
#pragma unroll
	for (int e = 0; e < 8; e++) {
		a.v[e] = from_f32<bf16>(to_f32(b.v[e]) + to_f32(a.v[e]));
		x[e] = to_f32(a.v[e]);
	}
	return a;
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

DEVICE vec<bf16, 8> normal(const float *x, float mean, float rstd, const bf16 *weight,
			   const bf16 *bias)
{
	const vec<bf16, 8> w = load<bf16, 8>(weight), b = load<bf16, 8>(bias);
	vec<bf16, 8> y;

#pragma unroll
	for (int e = 0; e < 8; e++)
		y.v[e] = from_f32<bf16>((x[e] - mean) * rstd * to_f32(w.v[e]) + to_f32(b.v[e]));
	return y;
}

KERNEL_OF(128) short_rows(const bf16 *__restrict__ a, const bf16 *__restrict__ b,
		  const bf16 *__restrict__ weight, const bf16 *__restrict__ bias,
		  bf16 *__restrict__ sum, bf16 *__restrict__ y, int64_t rows, int n, float eps)
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
			store(sum + at + i, sum_of(load<bf16, 8>(a + at + i),
						   load<bf16, 8>(b + at + i), x[v]));
			mean += total(x[v]);
		}
	}
	mean = lanes_sum(mean, lanes) / n;
#pragma unroll
	for (int v = 0; v < 4; v++)
		if (is_live && (v * lanes + lane) * 8 < n)
			var += squares(x[v], mean);
	const float rstd = rsqrtf(lanes_sum(var, lanes) / n + eps);

#pragma unroll
	for (int v = 0; v < 4; v++) {
		const int i = (v * lanes + lane) * 8;

		if (is_live && i < n)
			store(y + at + i, normal(x[v], mean, rstd, weight + i, bias + i));
	}
}

/* A vector to a thread, a row to a block. */
KERNEL long_rows(const bf16 *__restrict__ a, const bf16 *__restrict__ b,
		 const bf16 *__restrict__ weight, const bf16 *__restrict__ bias,
		 bf16 *__restrict__ sum, bf16 *__restrict__ y, int n, float eps)
{
	__shared__ float part[2][32];
	const int i = threadIdx.x * 8;
	const int64_t at = (int64_t)blockIdx.x * n + i;
	const bool is_live = i < n;
	float x[8] = {0};

	if (is_live)
		store(sum + at, sum_of(load<bf16, 8>(a + at), load<bf16, 8>(b + at), x));
	const float mean = block_sum(is_live ? total(x) : 0.0f, part[0]) / n;
	const float var = block_sum(is_live ? squares(x, mean) : 0.0f, part[1]) / n;

	if (is_live)
		store(y + at, normal(x, mean, rsqrtf(var + eps), weight + i, bias + i));
}

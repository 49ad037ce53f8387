/* The mean over tokens of the layer norm of x + y * scale. A warp to a token, whose row
 * stays in registers; a block adds up its share of the tokens, and a second kernel the
 * blocks: weight and bias wait until then, as they are the same for all tokens. */
#include <assay/kernel.cuh>

enum { WARPS = 8 };

KERNEL_OF(256)
walk(const bf16 *__restrict__ left, const bf16 *__restrict__ scale,
     const bf16 *__restrict__ right, float *__restrict__ part, float eps)
{
	__shared__ float sums[WARPS][COLS];
	const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
	float sum[V][8] = {};

	for (int token = blockIdx.x * WARPS + warp; token < TOKENS;
	     token += gridDim.x * WARPS) {
		const int64_t at = ((int64_t)blockIdx.y * TOKENS + token) * COLS;
		float x[V][8], mean = 0, var = 0;

#pragma unroll
		for (int v = 0; v < V; v++) {
			const int i = min((v * 32 + lane) * 8, COLS - 8);

			const vec<bf16, 8> a = load<bf16, 8>(left + at + i),
					   b = load<bf16, 8>(right + at + i);
			const vec<bf16, 8> s = load<bf16, 8>(scale + i);

#pragma unroll
			for (int e = 0; e < 8; e++)
				x[v][e] = rounded<bf16>(
					to_f32(b.v[e]) +
					rounded<bf16>(to_f32(a.v[e]) * to_f32(s.v[e])));
		}
#pragma unroll
		for (int v = 0; v < V; v++)
#pragma unroll
			for (int e = 0; e < 8; e++)
				mean += (v * 32 + lane) * 8 < COLS ? x[v][e] : 0.0f;
		mean = warp_sum(mean) / COLS;
#pragma unroll
		for (int v = 0; v < V; v++)
			if ((v * 32 + lane) * 8 < COLS)
#pragma unroll
				for (int e = 0; e < 8; e++)
					var += (x[v][e] - mean) * (x[v][e] - mean);
		const float rstd = rsqrtf(warp_sum(var) / COLS + eps);

#pragma unroll
		for (int v = 0; v < V; v++)
#pragma unroll
			for (int e = 0; e < 8; e++)
				sum[v][e] += (x[v][e] - mean) * rstd;
	}
#pragma unroll
	for (int v = 0; v < V; v++) {
		const int i = (v * 32 + lane) * 8;

		if (i < COLS)
#pragma unroll
			for (int e = 0; e < 8; e++)
				sums[warp][i + e] = sum[v][e];
	}
	__syncthreads();
	for (int c = threadIdx.x; c < COLS; c += 256) {
		float all = 0;

#pragma unroll
		for (int w = 0; w < WARPS; w++)
			all += sums[w][c];
		part[((int64_t)blockIdx.y * gridDim.x + blockIdx.x) * COLS + c] = all;
	}
}

KERNEL_OF(256)
finish(const float *__restrict__ part, const bf16 *__restrict__ weight,
       const bf16 *__restrict__ bias, bf16 *__restrict__ y, int parts)
{
	const int c = blockIdx.x * 256 + threadIdx.x;
	float sum = 0;

	if (c >= COLS)
		return;
#pragma unroll 8
	for (int p = 0; p < parts; p++)
		sum += part[((int64_t)blockIdx.y * parts + p) * COLS + c];
	y[(int64_t)blockIdx.y * COLS + c] =
		from_f32<bf16>(sum / TOKENS * to_f32(weight[c]) + to_f32(bias[c]));
}

/* a = x + y in f32, its layer norm in bf16, and what the backward pass wants of both: a
 * row is read once and stays in registers. */
#include <assay/kernel.cuh>

enum { THREADS = LANES * WARPS, TOGETHER = 256 / THREADS }; /* rows to a block */

/* Over the threads of a row; part is shared memory of eight floats. */
DEVICE float row_sum(float x, float *part)
{
	const int warp = threadIdx.x / 32;

	x = lanes_sum(x, LANES);
	if (WARPS == 1)
		return x;
	if (!(threadIdx.x % 32))
		part[warp] = x;
	__syncthreads();
	x = 0;
#pragma unroll
	for (int w = 0; w < WARPS; w++)
		x += part[warp / WARPS * WARPS + w];
	return x;
}

KERNEL_OF(256)
rows(const bf16 *__restrict__ left, const float *__restrict__ right,
     const float *__restrict__ weight, const float *__restrict__ bias, float *__restrict__ sum,
     float *__restrict__ factor, float *__restrict__ scaled, bf16 *__restrict__ y, int64_t rows,
     float eps, float by)
{
	__shared__ float part[2][8];
	const int lane = threadIdx.x % THREADS;
	const int64_t row =
		min((int64_t)blockIdx.x * TOGETHER + threadIdx.x / THREADS, rows - 1);
	vec<bf16, W> a[V];
	vec<float, W> b[V];
	float x[V][W], mean = 0, var = 0;

#pragma unroll
	for (int v = 0; v < V; v++) {
		const int i = min((v * THREADS + lane) * W, COLS - W);

		a[v] = load<bf16, W>(left + row * COLS + i);
		b[v] = load<float, W>(right + row * COLS + i);
	}
#pragma unroll
	for (int v = 0; v < V; v++) {
		const int i = (v * THREADS + lane) * W;

#pragma unroll
		for (int e = 0; e < W; e++) {
			x[v][e] = b[v].v[e] = b[v].v[e] + to_f32(a[v].v[e]);
			mean += i < COLS ? x[v][e] : 0.0f;
		}
		if (i < COLS)
			store(sum + row * COLS + i, b[v]);
	}
	mean = row_sum(mean, part[0]) / COLS;
#pragma unroll
	for (int v = 0; v < V; v++)
		if ((v * THREADS + lane) * W < COLS)
#pragma unroll
			for (int e = 0; e < W; e++)
				var += (x[v][e] - mean) * (x[v][e] - mean);
	const float rstd = rsqrtf(row_sum(var, part[1]) / COLS + eps);

	if (!lane)
		factor[row] = rstd / by;
#pragma unroll
	for (int v = 0; v < V; v++) {
		const int i = (v * THREADS + lane) * W;

		if (i >= COLS)
			continue;
		const vec<float, W> w = load<float, W>(weight + i),
				    b = load<float, W>(bias + i);
		vec<float, W> z;
		vec<bf16, W> out;

#pragma unroll
		for (int e = 0; e < W; e++) {
			z.v[e] = (x[v][e] - mean) * rstd;
			out.v[e] = from_f32<bf16>(z.v[e] * w.v[e] + b.v[e]);
		}
		store(scaled + row * COLS + i, z);
		store(y + row * COLS + i, out);
	}
}

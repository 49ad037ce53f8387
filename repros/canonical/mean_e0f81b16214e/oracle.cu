/* Root mean square norm of bf16 rows, which are read once and stay in registers. */
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
rows(const bf16 *__restrict__ from, const bf16 *__restrict__ weight, bf16 *__restrict__ y,
     int64_t rows, float eps)
{
	__shared__ float part[8];
	const int lane = threadIdx.x % THREADS;
	const int64_t row =
		min((int64_t)blockIdx.x * TOGETHER + threadIdx.x / THREADS, rows - 1);
	vec<bf16, W> a[V], w[V];
	float sum = 0;

#pragma unroll
	for (int v = 0; v < V; v++)
		a[v] = load<bf16, W>(from + row * COLS +
				     min((v * THREADS + lane) * W, COLS - W));
#pragma unroll
	for (int v = 0; v < V; v++)
		w[v] = load<bf16, W>(weight + min((v * THREADS + lane) * W, COLS - W));
#pragma unroll
	for (int v = 0; v < V; v++) {
		float x[W];

		widen(a[v], x);
#pragma unroll
		for (int e = 0; e < W; e++)
			sum += (v * THREADS + lane) * W < COLS ? x[e] * x[e] : 0.0f;
	}
	const float rstd = rsqrtf(row_sum(sum, part) / COLS + eps);

#pragma unroll
	for (int v = 0; v < V; v++) {
		const int i = (v * THREADS + lane) * W;
		float x[W], by[W];

		if (i >= COLS)
			continue;
		widen(a[v], x);
		widen(w[v], by);
#pragma unroll
		for (int e = 0; e < W; e++)
			x[e] = x[e] * rstd * by[e];
		store(y + row * COLS + i, narrow_bf16<W>(x));
	}
}

/* Layer norm of the sum of two looked up rows, of tokens and of their places. A row is
 * read once and stays in registers. */
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
rows(const bf16 *__restrict__ table, const int64_t *__restrict__ tokens,
     const int64_t *__restrict__ places, const bf16 *__restrict__ at_place,
     const bf16 *__restrict__ weight, const bf16 *__restrict__ bias, bf16 *__restrict__ y,
     int64_t rows, float eps)
{
	__shared__ float part[2][8];
	const int lane = threadIdx.x % THREADS;
	const int64_t row =
		min((int64_t)blockIdx.x * TOGETHER + threadIdx.x / THREADS, rows - 1);
	const int64_t token = tokens[row];
	const int64_t place = places[row % SEQUENCE];
	vec<bf16, W> a[V];
	vec<bf16, W> b[V];
	float x[V][W], mean = 0, var = 0;

#pragma unroll
	for (int v = 0; v < V; v++) {
		const int i = min((v * THREADS + lane) * W, COLS - W);

		a[v] = load<bf16, W>(table + token * COLS + i);
		b[v] = load<bf16, W>(at_place + place * COLS + i);
	}
#pragma unroll
	for (int v = 0; v < V; v++) {
		const int i = (v * THREADS + lane) * W;

#pragma unroll
		for (int e = 0; e < W; e++) {
			x[v][e] = rounded<bf16>(to_f32(a[v].v[e]) + to_f32(b[v].v[e]));
			mean += i < COLS ? x[v][e] : 0.0f;
		}
	}
	mean = row_sum(mean, part[0]) / COLS;
#pragma unroll
	for (int v = 0; v < V; v++)
		if ((v * THREADS + lane) * W < COLS)
#pragma unroll
			for (int e = 0; e < W; e++)
				var += (x[v][e] - mean) * (x[v][e] - mean);
	const float rstd = rsqrtf(row_sum(var, part[1]) / COLS + eps);

#pragma unroll
	for (int v = 0; v < V; v++) {
		const int i = (v * THREADS + lane) * W;

		if (i >= COLS)
			continue;
		const vec<bf16, W> w = load<bf16, W>(weight + i);
		const vec<bf16, W> b = load<bf16, W>(bias + i);
		vec<bf16, W> out;

#pragma unroll
		for (int e = 0; e < W; e++)
			out.v[e] = from_f32<bf16>((x[v][e] - mean) * rstd * to_f32(w.v[e]) +
						  to_f32(b.v[e]));
		store(y + row * COLS + i, out);
	}
}

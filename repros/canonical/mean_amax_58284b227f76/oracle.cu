/* Root mean square norm of bf16 rows as e4m3 of a scale for each row: a row is read once
 * and stays in registers. */
#include <assay/math.cuh>

/* Two numbers as e4m3, the first in the low byte. */
DEVICE uint16_t two(float a, float b)
{
	uint16_t r;

	asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(b), "f"(a));
	return r;
}

DEVICE float clamp(float x, float least, float most)
{
	float r;

	asm("max.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(x), "f"(least));
	asm("min.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(r), "f"(most));
	return r;
}

/* Eight of them. */
DEVICE void quantize(const float *f, float by, float least, float most, uint8_t *q)
{
	vec<uint16_t, 4> out;

#pragma unroll
	for (int e = 0; e < 4; e++)
		out.v[e] = two(clamp(f[2 * e] * by, least, most),
			       clamp(f[2 * e + 1] * by, least, most));
	store((uint16_t *)q, out);
}

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

DEVICE float row_max(float x, float *part)
{
	const int warp = threadIdx.x / 32;

	for (int d = LANES / 2; d; d /= 2)
		x = max_nan(x, __shfl_xor_sync(~0u, x, d));
	if (WARPS == 1)
		return x;
	if (!(threadIdx.x % 32))
		part[warp] = x;
	__syncthreads();
#pragma unroll
	for (int w = 0; w < WARPS; w++)
		x = max_nan(part[warp / WARPS * WARPS + w], x);
	return x;
}

KERNEL_OF(256)
rows(const bf16 *__restrict__ from, const bf16 *__restrict__ weight, float *__restrict__ scales,
     uint8_t *__restrict__ q, int64_t rows, float eps, float floor, float by, float least,
     float most)
{
	__shared__ float part[2][8];
	const int lane = threadIdx.x % THREADS;
	const int64_t row =
		min((int64_t)blockIdx.x * TOGETHER + threadIdx.x / THREADS, rows - 1);
	vec<bf16, W> a[V];
	float x[V][W], sum = 0, amax = 0;

#pragma unroll
	for (int v = 0; v < V; v++)
		a[v] = load<bf16, W>(from + row * COLS +
				     min((v * THREADS + lane) * W, COLS - W));
#pragma unroll
	for (int v = 0; v < V; v++)
#pragma unroll
		for (int e = 0; e < W; e++) {
			x[v][e] = to_f32(a[v].v[e]);
			sum += (v * THREADS + lane) * W < COLS ? x[v][e] * x[v][e] : 0.0f;
		}
	const float rstd = rsqrtf(row_sum(sum, part[0]) / COLS + eps);

#pragma unroll
	for (int v = 0; v < V; v++) {
		const vec<bf16, W> w =
			load<bf16, W>(weight + min((v * THREADS + lane) * W, COLS - W));

#pragma unroll
		for (int e = 0; e < W; e++) { /* what is there twice, is as large twice */
			x[v][e] = rounded<bf16>(x[v][e] * rstd * to_f32(w.v[e]));
			amax = max_nan(fabsf(x[v][e]), amax);
		}
	}
	amax = row_max(amax, part[1]);
	amax = amax < floor ? floor : amax;
	if (!lane)
		scales[row] = amax / by;
#pragma unroll
	for (int v = 0; v < V; v++) {
		const int i = (v * THREADS + lane) * W;

		if (i < COLS)
			quantize(x[v], by * reciprocal_near(amax), least, most,
				 q + row * COLS + i);
	}
}

/* x + y, of which one is transposed and padded, and its layer norm. A block has 28 tokens,
 * whose tile goes through shared memory, four tokens at a time; then a warp to a token,
 * whose row stays in registers. */
#include <assay/kernel.cuh>

enum { TILE = 28, WARPS = 7, THREADS = 32 * WARPS, PITCH = COLS + 2 };

KERNEL_OF(THREADS)
tiles(const bf16 *__restrict__ turned, const bf16 *__restrict__ right,
      const bf16 *__restrict__ weight, const bf16 *__restrict__ bias, bf16 *__restrict__ sum,
      bf16 *__restrict__ y, float eps)
{
	__shared__ bf16 tile[TILE][PITCH];
	const int lane = threadIdx.x % 32, first = blockIdx.x * TILE;
	const int64_t image = blockIdx.y;

#pragma unroll 4
	for (int k = threadIdx.x; k < COLS * (TILE / 4); k += THREADS) {
		const int c = k / (TILE / 4), t = k % (TILE / 4) * 4;
		const vec<bf16, 4> a =
			load<bf16, 4>(turned + (image * COLS + c) * FROM + first + t);

#pragma unroll
		for (int e = 0; e < 4; e++)
			tile[t + e][c] = a.v[e];
	}
	__syncthreads();
	for (int t = threadIdx.x / 32; t < TILE; t += WARPS) {
		const int64_t token = image * TOKENS + first + t, at = token * COLS;
		float x[V][8], mean = 0, var = 0;

#pragma unroll
		for (int v = 0; v < V; v++) {
			const int i = (v * 32 + lane) * 8;

#pragma unroll
			for (int e = 0; e < 8; e++)
				x[v][e] = 0;
			if (i < COLS) {
				vec<bf16, 8> b = load<bf16, 8>(right + at + i);

#pragma unroll
				for (int e = 0; e < 8; e++) {
					b.v[e] = from_f32<bf16>(to_f32(b.v[e]) +
								to_f32(tile[t][i + e]));
					x[v][e] = to_f32(b.v[e]);
				}
				store(sum + at + i, b);
			}
#pragma unroll
			for (int e = 0; e < 8; e++)
				mean += x[v][e];
		}
		mean = warp_sum(mean) / COLS;
#pragma unroll
		for (int v = 0; v < V; v++)
			if ((v * 32 + lane) * 8 < COLS)
#pragma unroll
				for (int e = 0; e < 8; e++)
					var += (x[v][e] - mean) * (x[v][e] - mean);
		const float r = rsqrtf(warp_sum(var) / COLS + eps);

#pragma unroll
		for (int v = 0; v < V; v++) {
			const int i = (v * 32 + lane) * 8;

			if (i >= COLS)
				continue;
			const vec<bf16, 8> w = load<bf16, 8>(weight + i),
					   b = load<bf16, 8>(bias + i);
			vec<bf16, 8> out;

#pragma unroll
			for (int e = 0; e < 8; e++)
				out.v[e] = from_f32<bf16>(
					(x[v][e] - mean) * r * to_f32(w.v[e]) + to_f32(b.v[e]));
			store(y + at + i, out);
		}
	}
}

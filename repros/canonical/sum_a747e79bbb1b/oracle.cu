/* Looked up rows, scaled, and their products with other rows, summed: WARPS warps to a row. */
#include <assay/kernel.cuh>

enum { THREADS = 32 * WARPS, TOGETHER = 256 / THREADS }; /* rows to a block */

KERNEL_OF(256)
rows(const bf16 *__restrict__ table, const int64_t *__restrict__ index,
     const bf16 *__restrict__ other, const bf16 *__restrict__ scale, bf16 *__restrict__ dot,
     bf16 *__restrict__ y, int rows)
{
	__shared__ float part[8];
	const int lane = threadIdx.x % THREADS, warp = threadIdx.x / 32;
	const int row = min((int)blockIdx.x * TOGETHER + (int)threadIdx.x / THREADS, rows - 1);
	const bf16 *from = table + index[row] * COLS;
	const int64_t at = (int64_t)row * COLS;
	const float by = to_f32(scale[row]);
	float sum = 0;

#pragma unroll 4
	for (int i = lane * 8; i < COLS; i += THREADS * 8) {
		const vec<bf16, 8> b = load<bf16, 8>(other + at + i);
		vec<bf16, 8> a = load<bf16, 8>(from + i);

#pragma unroll
		for (int e = 0; e < 8; e++) {
			const float f = to_f32(a.v[e]);

			sum += rounded<bf16>(f * to_f32(b.v[e]));
			a.v[e] = from_f32<bf16>(f * by);
		}
		store(y + at + i, a);
	}
	sum = warp_sum(sum);
	if (WARPS > 1) {
		if (!(threadIdx.x % 32))
			part[warp] = sum;
		__syncthreads();
		sum = 0;
#pragma unroll
		for (int w = 0; w < WARPS; w++)
			sum += part[warp / WARPS * WARPS + w];
	}
	if (!lane)
		dot[row] = from_f32<bf16>(sum);
}

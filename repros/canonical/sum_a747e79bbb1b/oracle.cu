/* Looked up rows, scaled, and their products with other rows, summed: a warp to a row. */
#include <assay/kernel.cuh>

KERNEL_OF(256)
rows(const bf16 *__restrict__ table, const int64_t *__restrict__ index,
     const bf16 *__restrict__ other, const bf16 *__restrict__ scale, bf16 *__restrict__ dot,
     bf16 *__restrict__ y, int rows)
{
	const int lane = threadIdx.x % 32, row = blockIdx.x * 8 + threadIdx.x / 32;

	if (row >= rows)
		return;
	const bf16 *from = table + index[row] * COLS;
	const int64_t at = (int64_t)row * COLS;
	const float by = to_f32(scale[row]);
	float sum = 0;

#pragma unroll 4
	for (int i = lane * 8; i < COLS; i += 32 * 8) {
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
	if (!lane)
		dot[row] = from_f32<bf16>(sum);
}

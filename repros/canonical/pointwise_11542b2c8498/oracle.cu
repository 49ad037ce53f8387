/* gelu by erf of bf16, in f32, in the order of memory. */
#include <assay/math.cuh>

KERNEL_OF(256) elements(const bf16 *__restrict__ x, bf16 *__restrict__ y, int64_t n)
{
	const int64_t i = global_thread() * 8;

	if (i + 8 <= n) {
		float f[8];

		load_f32<8>(x + i, f);
#pragma unroll
		for (int e = 0; e < 8; e++)
			f[e] = gelu_near(f[e]);
		store(y + i, narrow_bf16<8>(f));
		return;
	}
	for (int64_t k = i; k < n; k++)
		y[k] = from_f32<bf16>(gelu_near(to_f32(x[k])));
}

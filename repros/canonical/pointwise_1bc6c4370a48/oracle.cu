/* f32 = bf16, in the order of memory: 16 bytes in, 32 out. */
#include <assay/kernel.cuh>

KERNEL_OF(256) cast(const bf16 *__restrict__ x, float *__restrict__ y, int64_t n)
{
	const int64_t i = global_thread() * 8;

	if (i + 8 <= n) {
		const vec<bf16, 8> v = load<bf16, 8>(x + i);
		vec<float, 4> lo, hi;

#pragma unroll
		for (int e = 0; e < 4; e++) {
			lo.v[e] = to_f32(v.v[e]);
			hi.v[e] = to_f32(v.v[4 + e]);
		}
		store(y + i, lo);
		store(y + i + 4, hi);
		return;
	}
	for (int64_t k = i; k < n; k++)
		y[k] = to_f32(x[k]);
}

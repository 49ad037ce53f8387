/* gelu by erf of bf16, in f32, in the order of memory. */
#include <assay/kernel.cuh>

DEVICE bf16 gelu(bf16 x, float c, float one, float half)
{
	const float f = to_f32(x);

	return from_f32<bf16>(f * half * (erff(f * c) + one));
}

KERNEL_OF(256) elements(const bf16 *__restrict__ x, bf16 *__restrict__ y, int64_t n, float c, float one,
		float half)
{
	const int64_t i = global_thread() * 8;

	if (i + 8 <= n) {
		vec<bf16, 8> v = load<bf16, 8>(x + i);

#pragma unroll
		for (int e = 0; e < 8; e++)
			v.v[e] = gelu(v.v[e], c, one, half);
		store(y + i, v);
		return;
	}
	for (int64_t k = i; k < n; k++)
		y[k] = gelu(x[k], c, one, half);
}

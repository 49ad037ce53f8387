/* bf16 = f32, in the order of memory: both outputs are views of the one result. */
#include <assay/kernel.cuh>

KERNEL_OF(256) cast(const float *__restrict__ x, bf16 *__restrict__ y, int64_t n)
{
	const int64_t i = global_thread() * 8;

	if (i + 8 <= n) {
		const vec<float, 4> lo = load<float, 4>(x + i), hi = load<float, 4>(x + i + 4);
		vec<bf16, 8> v;

#pragma unroll
		for (int e = 0; e < 4; e++) {
			v.v[e] = from_f32<bf16>(lo.v[e]);
			v.v[4 + e] = from_f32<bf16>(hi.v[e]);
		}
		store(y + i, v);
		return;
	}
	for (int64_t k = i; k < n; k++)
		y[k] = from_f32<bf16>(x[k]);
}

/* f32 = bf16, in the order of memory: eight bytes in and sixteen out, four times. */
#include <assay/kernel.cuh>

enum { TIMES = 4, STEP = 256 * 4 };

KERNEL_OF(256) cast(const bf16 *__restrict__ x, float *__restrict__ y, int64_t n)
{
	const int64_t first = (int64_t)blockIdx.x * (TIMES * STEP) + threadIdx.x * 4;
	vec<bf16, 4> v[TIMES];

#pragma unroll
	for (int t = 0; t < TIMES; t++)
		if (first + t * STEP + 4 <= n)
			v[t] = load<bf16, 4>(x + first + t * STEP);
#pragma unroll
	for (int t = 0; t < TIMES; t++) {
		const int64_t i = first + t * STEP;
		vec<float, 4> f;

		if (i + 4 > n) {
			for (int64_t e = i; e < n; e++)
				y[e] = to_f32(x[e]);
			continue;
		}
#pragma unroll
		for (int e = 0; e < 4; e++)
			f.v[e] = to_f32(v[t].v[e]);
		store(y + i, f);
	}
}

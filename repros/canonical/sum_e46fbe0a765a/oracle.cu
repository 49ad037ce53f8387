/* The sum over the first dimension, and as many rows of zeros: a vector of eight to a
 * thread. */
#include <assay/kernel.cuh>

KERNEL_OF(256)
elements(const bf16 *__restrict__ x, bf16 *__restrict__ y, int64_t plane, int planes)
{
	const int64_t i = ((int64_t)blockIdx.x * 256 + threadIdx.x) * 8;
	float sum[8] = {0};
	vec<bf16, 8> out;

	if (i >= plane)
		return;
#pragma unroll 4
	for (int p = 0; p < planes; p++) {
		const vec<bf16, 8> v = load<bf16, 8>(x + p * plane + i);

#pragma unroll
		for (int e = 0; e < 8; e++)
			sum[e] += to_f32(v.v[e]);
	}
#pragma unroll
	for (int e = 0; e < 8; e++)
		out.v[e] = from_f32<bf16>(sum[e]);
	store(y + i, out);
	store(y + plane + i, vec<bf16, 8>());
}

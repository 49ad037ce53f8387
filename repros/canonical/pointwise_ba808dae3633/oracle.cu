/* relu of two images, one behind the other: a vector of eight to a thread. */
#include <assay/kernel.cuh>

DEVICE float relu(float x)
{
	return x > 0 || x != x ? x : 0.0f;
}

KERNEL_OF(256)
elements(const bf16 *__restrict__ a, const bf16 *__restrict__ b, bf16 *__restrict__ y,
	 uint32_t half)
{
	const uint32_t i = (blockIdx.x * 256 + threadIdx.x) * 8;
	const bool is_second = blockIdx.z;

	if (i >= half)
		return;
	const int64_t at = (int64_t)blockIdx.y * half + i;
	vec<bf16, 8> v = load<bf16, 8>((is_second ? b : a) + at);

#pragma unroll
	for (int e = 0; e < 8; e++)
		v.v[e] = from_f32<bf16>(relu(to_f32(v.v[e])));
	store(y + ((int64_t)blockIdx.y * 2 + is_second) * half + i, v);
}

/* relu of two images, one behind the other, and where it shuts: a vector of eight to a
 * thread. */
#include <assay/kernel.cuh>

DEVICE float relu(float x)
{
	return x > 0 || x != x ? x : 0.0f;
}

KERNEL_OF(256)
elements(const bf16 *__restrict__ a, const bf16 *__restrict__ b, uint8_t *__restrict__ shut_a,
	 bf16 *__restrict__ y, uint8_t *__restrict__ shut_b, uint32_t half)
{
	const uint32_t i = (blockIdx.x * 256 + threadIdx.x) * 8;
	const bool is_second = blockIdx.z;

	if (i >= half)
		return;
	const int64_t at = (int64_t)blockIdx.y * half + i;
	vec<bf16, 8> v = load<bf16, 8>((is_second ? b : a) + at);
	vec<uint8_t, 8> shut;

#pragma unroll
	for (int e = 0; e < 8; e++) {
		v.v[e] = from_f32<bf16>(relu(to_f32(v.v[e])));
		shut.v[e] = to_f32(v.v[e]) <= 0;
	}
	store(y + ((int64_t)blockIdx.y * 2 + is_second) * half + i, v);
	store((is_second ? shut_b : shut_a) + at, shut);
}

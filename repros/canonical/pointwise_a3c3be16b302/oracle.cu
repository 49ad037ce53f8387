/* relu, where it shuts, and dropout of it: eight elements to a thread. The draws are those
 * of Philox 4x32 of ten rounds, of which only the first word is wanted, counter the
 * element's place. */
#include <assay/kernel.cuh>

DEVICE float relu(float x)
{
	return x > 0 || x != x ? x : 0.0f;
}

DEVICE float draw(uint32_t place, uint32_t lo, uint32_t hi)
{
	uint32_t c0 = place, c1 = 0, c2 = 0, c3 = 0;

#pragma unroll
	for (int r = 0; r < 10; r++) {
		const uint32_t a = 0xd2511f53u, b = 0xcd9e8d57u;
		const uint32_t h0 = __umulhi(a, c0), l0 = a * c0, h1 = __umulhi(b, c2),
			       l1 = b * c2;

		c0 = h1 ^ c1 ^ (lo + r * 0x9e3779b9u);
		c2 = h0 ^ c3 ^ (hi + r * 0xbb67ae85u);
		c1 = l1;
		c3 = l0;
	}
	return (float)(int32_t)((int32_t)c0 < 0 ? ~c0 : c0) * 4.6566127342e-10f;
}

KERNEL_OF(256)
elements(const bf16 *__restrict__ x, const int64_t *__restrict__ seeds,
	 uint8_t *__restrict__ shut, uint8_t *__restrict__ kept, bf16 *__restrict__ y,
	 int which, float least, float by, uint32_t n)
{
	const uint32_t i = (blockIdx.x * 256 + threadIdx.x) * 8;

	if (i >= n)
		return;
	const uint64_t seed = seeds[which];
	vec<bf16, 8> v = load<bf16, 8>(x + i);
	vec<uint8_t, 8> s, k;

#pragma unroll
	for (int e = 0; e < 8; e++) {
		const float f = relu(to_f32(v.v[e]));

		s.v[e] = f <= 0;
		k.v[e] = rounded<bf16>(draw(i + e, (uint32_t)seed, (uint32_t)(seed >> 32))) >
			 least;
		v.v[e] = from_f32<bf16>((k.v[e] ? 1.0f : 0.0f) * f * by);
	}
	store(shut + i, s);
	store(kept + i, k);
	store(y + i, v);
}

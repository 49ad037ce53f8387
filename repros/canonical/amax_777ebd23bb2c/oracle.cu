/* Blocks of 128 as e4m3 of a scale of their own: a vector of eight to each of sixteen
 * lanes. */
#include <assay/math.cuh>

/* Two numbers as e4m3, the first in the low byte. */
DEVICE uint16_t two(float a, float b)
{
	uint16_t r;

	asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(b), "f"(a));
	return r;
}

DEVICE float clamp(float x, float least, float most)
{
	float r;

	asm("max.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(x), "f"(least));
	asm("min.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(r), "f"(most));
	return r;
}

/* Eight of them. */
DEVICE void quantize(const float *f, float by, float least, float most, uint8_t *q)
{
	vec<uint16_t, 4> out;

#pragma unroll
	for (int e = 0; e < 4; e++)
		out.v[e] = two(clamp(f[2 * e] * by, least, most),
			       clamp(f[2 * e + 1] * by, least, most));
	store((uint16_t *)q, out);
}

KERNEL_OF(256)
blocks(const bf16 *__restrict__ x, float *__restrict__ scales, uint8_t *__restrict__ q,
       float eps, float by, float least, float most, uint32_t n)
{
	const uint32_t i = blockIdx.x * 256 + threadIdx.x;
	float f[8], amax = 0;

	if (i >= n) /* as are all lanes of the block of 128 */
		return;
	const vec<bf16, 8> v = load<bf16, 8>(x + (int64_t)i * 8);

	widen(v, f);
#pragma unroll
	for (int e = 0; e < 8; e++)
		amax = max_nan(fabsf(f[e]), amax);
#pragma unroll
	for (int d = 8; d; d /= 2)
		amax = max_nan(amax, __shfl_xor_sync(0xffffu << (threadIdx.x & 16), amax, d));
	amax = amax < eps ? eps : amax;
	if (!(threadIdx.x % 16))
		scales[i / 16] = amax / by;
	quantize(f, by * reciprocal_near(amax), least, most, q + (int64_t)i * 8);
}

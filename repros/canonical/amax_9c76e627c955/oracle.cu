/* A tensor as e4m3 of one scale: the largest number of each block's share, and then every
 * block takes the largest of those. */
#include <assay/kernel.cuh>

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

KERNEL_OF(256) largest(const bf16 *__restrict__ x, float *__restrict__ part, uint32_t n)
{
	__shared__ float fold[32];
	uint32_t most =
		0; /* two of them; without signs they are ordered as integers, NaN last */
	bf16 lo, hi;

#pragma unroll 4
	for (uint32_t i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256) {
		const vec<uint32_t, 4> v =
			load<uint32_t, 4>((const uint32_t *)x + (int64_t)i * 4);

#pragma unroll
		for (int e = 0; e < 4; e++)
			most = __vmaxs2(most, v.v[e] & 0x7fff7fffu);
	}
	lo.bits = (uint16_t)most;
	hi.bits = (uint16_t)(most >> 16);
	const float amax = block_max(max_nan(to_f32(lo), to_f32(hi)), fold);

	if (!threadIdx.x)
		part[blockIdx.x] = amax;
}

KERNEL_OF(256)
elements(const bf16 *__restrict__ x, const float *__restrict__ part, float *__restrict__ out,
	 uint8_t *__restrict__ q, int parts, float eps, float by, float least, float most,
	 uint32_t n)
{
	enum { EACH = 8 };
	__shared__ float fold[32];
	const uint32_t first = blockIdx.x * 256 * EACH + threadIdx.x;
	vec<bf16, 8> v[EACH];
	float amax = 0;

#pragma unroll
	for (int i = 0; i < EACH; i++)
		if (first + i * 256 < n)
			v[i] = load<bf16, 8>(x + (int64_t)(first + i * 256) * 8);
	for (int p = threadIdx.x; p < parts; p += 256)
		amax = max_nan(part[p], amax);
	amax = block_max(amax, fold);
	const float scale = (amax < eps ? eps : amax) / by, inverse = 1.0f / scale;

	if (!blockIdx.x && !threadIdx.x)
		*out = scale;
#pragma unroll
	for (int i = 0; i < EACH; i++) {
		float f[8];

		if (first + i * 256 >= n)
			break;
		widen(v[i], f);
		quantize(f, inverse, least, most, q + (int64_t)(first + i * 256) * 8);
	}
}

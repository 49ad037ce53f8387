/* relu and the maxima of squares of two by two: four of them to a thread, of two vectors
 * of eight. */
#include <assay/kernel.cuh>

DEVICE float relu(float x)
{
	return x > 0 || x != x ? x : 0.0f;
}

DEVICE float most(vec<bf16, W> a, vec<bf16, W> b, int e)
{
	return max_nan(max_nan(to_f32(a.v[2 * e]), to_f32(a.v[2 * e + 1])),
		       max_nan(to_f32(b.v[2 * e]), to_f32(b.v[2 * e + 1])));
}

KERNEL_OF(256)
pool(const bf16 *__restrict__ x, bf16 *__restrict__ y, uint32_t width, uint32_t n)
{
	const uint32_t i = blockIdx.x * 256 + threadIdx.x, across = width / W;

	if (i >= n)
		return;
	const bf16 *from = x + ((int64_t)(i / across) * 2 * width + i % across * W);
	const vec<bf16, W> a = load<bf16, W>(from), b = load<bf16, W>(from + width);
	vec<bf16, W / 2> out;

#pragma unroll
	for (int e = 0; e < W / 2; e++)
		out.v[e] = from_f32<bf16>(relu(most(a, b, e)));
	store(y + (int64_t)i * (W / 2), out);
}

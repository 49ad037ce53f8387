/* relu, the maxima of its squares of two by two, twice, and where in its square each lies:
 * a square to a thread. */
#include <assay/kernel.cuh>

DEVICE float relu(float x)
{
	return x > 0 || x != x ? x : 0.0f;
}

KERNEL_OF(256)
pool(const bf16 *__restrict__ x, bf16 *__restrict__ open, bf16 *__restrict__ y,
     int8_t *__restrict__ which, bf16 *__restrict__ again, uint32_t width, uint32_t n)
{
	const uint32_t i = blockIdx.x * 256 + threadIdx.x, across = width / 2;

	if (i >= n)
		return;
	const int64_t at = (int64_t)(i / across) * 2 * width + i % across * 2;
	float most = 0;
	int place = 0;

#pragma unroll
	for (int h = 0; h < 2; h++) {
		vec<bf16, 2> v = load<bf16, 2>(x + at + h * width);

#pragma unroll
		for (int w = 0; w < 2; w++) {
			v.v[w] = from_f32<bf16>(relu(to_f32(v.v[w])));
			const float f = to_f32(v.v[w]);

			if (!(h + w) || f > most || f != f) {
				most = f;
				place = 2 * h + w;
			}
		}
		store(open + at + h * width, v);
	}
	y[i] = again[i] = from_f32<bf16>(most);
	which[i] = (int8_t)place;
}

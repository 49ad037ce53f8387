/* [b h, s, d] f32 as [b, s, h d] bf16: written in order, read in pieces of at least 32 bytes.
 */
#include <assay/kernel.cuh>

KERNEL_OF(256)
move(const float *__restrict__ x, bf16 *__restrict__ y, int heads, int rows, int size,
     int64_t n)
{
	const int64_t i = global_thread();

	if (i >= n)
		return;
	const int across = size / 8, d = (int)(i % across);
	const int64_t rest = i / across, h = rest % heads, bs = rest / heads, s = bs % rows;
	const int64_t from = (((bs / rows * heads + h) * rows + s) * across + d) * 8;
	const vec<float, 4> lo = load<float, 4>(x + from), hi = load<float, 4>(x + from + 4);
	vec<bf16, 8> v;

#pragma unroll
	for (int e = 0; e < 4; e++) {
		v.v[e] = from_f32<bf16>(lo.v[e]);
		v.v[4 + e] = from_f32<bf16>(hi.v[e]);
	}
	store(y + i * 8, v);
}

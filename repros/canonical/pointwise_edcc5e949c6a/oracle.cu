/* Rotary positions on the first `turned` of each head's numbers, [s, h d] as [h, s, d] in f32 and
 * in bf16: a thread has eight numbers in a row, whose partners lie half of `turned` away. */
#include <assay/kernel.cuh>

KERNEL_OF(256) turn(const bf16 *__restrict__ x, const float *__restrict__ cosines,
	    const float *__restrict__ sines, float *__restrict__ wide,
	    bf16 *__restrict__ narrow, int rows, int heads, int size, int turned, int64_t n)
{
	const int64_t i = global_thread() * 8;

	if (i >= n)
		return;
	const int d = (int)(i % size), half = turned / 2;
	const int64_t s = i / size % rows, h = i / size / rows;
	const bf16 *head = x + (s * heads + h) * size;
	const vec<bf16, 8> v = load<bf16, 8>(head + d);
	vec<float, 4> f[2];
	vec<bf16, 8> out;

#pragma unroll
	for (int e = 0; e < 8; e++)
		f[e / 4].v[e % 4] = to_f32(v.v[e]);
	if (d < turned) {
		const bool is_first = d < half;
		const vec<bf16, 8> other = load<bf16, 8>(head + (is_first ? d + half : d - half));

#pragma unroll
		for (int e = 0; e < 8; e++) {
			const float partner = to_f32(other.v[e]);

			f[e / 4].v[e % 4] =
				f[e / 4].v[e % 4] * cosines[s * turned + d + e] +
				(is_first ? -partner : partner) * sines[s * turned + d + e];
		}
	}
#pragma unroll
	for (int e = 0; e < 8; e++)
		out.v[e] = from_f32<bf16>(f[e / 4].v[e % 4]);
	store(wide + i, f[0]);
	store(wide + i + 4, f[1]);
	store(narrow + i, out);
}
